# A game in a few words, below its small picture.

outline-own = { CARDS($n) }
outline-down = { $n } down
outline-up = { $n } up
outline-discarded = { $n } discarded
outline-used = { CARDS($n) }, exactly { $used } play
outline-board = board of { $n }
outline-rows = { $n } cards in { $rows } rows
outline-draws = { $n }× draw
outline-divided = split pot
outline-low = low wins
outline-deck = deck of { $n }
outline-mix = { $n } games in turn
