"""What happens in a hand, and why, as players tell it."""
