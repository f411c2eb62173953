"""What readers see, in one language: sentences, names and tables made from a checked game."""
