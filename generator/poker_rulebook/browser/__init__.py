"""The interpreter in a page: its own source, rewritten for MicroPython, with what it reads of the book."""
