"""The interpreter in a web page: its own source rewritten for MicroPython, and the parts of the book that it reads."""
