"""The rulebook on paper: the book and the table cards as PDF files, set by Typst."""
