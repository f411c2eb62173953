"""What the rules of a game amount to, as sentences, tables and pictures."""
