"""What nobody types because it follows from the rules: the nearest relative of a game, and chances."""
