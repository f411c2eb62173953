"""python -m poker_rulebook: the same as `rulebook`."""

from poker_rulebook.cli import main

if __name__ == "__main__":
    main()
