"""python -m generator: the same as `rulebook`."""

from generator.cli import main

if __name__ == "__main__":
    main()
