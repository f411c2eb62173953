"""Poker variants as data: checked, executed and published from the same files."""

__version__ = "0.1.0"
