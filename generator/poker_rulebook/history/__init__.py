"""Poker hand histories in the PHH format: read, replayed by the interpreter, and written."""
