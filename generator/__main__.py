"""python -m generator: the same as `rulebook`."""

from generator.cli import main

main()
