"""A file of a game while somebody edits it in a page: what is wrong, what it says, how its examples come out, what changes."""
