"""What differs between two books: in words, in play, and in what has to be done again."""
