"""What our code needs of Python's standard library and MicroPython lacks. In a page this package is called `python`."""
