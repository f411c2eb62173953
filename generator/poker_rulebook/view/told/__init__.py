"""Hands as players tell them, line by line. `hand` leads: from the head over the streets to the showdown."""
