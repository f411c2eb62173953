"""The website: the views of a book as Markdown pages, built into HTML by MkDocs."""
