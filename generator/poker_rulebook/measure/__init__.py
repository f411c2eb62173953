"""What nobody types because it follows from the rules: what changes from one game to another, and chances."""
