"""How a language says a phrase: texts, grammar, names, words for the parts of a game."""
