"""What kinds of parts a page has, as data in no language yet."""
