"""What a schema cannot say of a file: names that resolve, cards that suffice, dice that are covered."""
