### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { $low }–{ $high }
fact-cards = { CARDS($n) }
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = { CARDS($down) } down, { CARDS($up) } up
fact-rounds = { $n }
fact-draws = { $n }
fact-own-cards = Each player receives { CARDS($n) }.
fact-own-cards-left = Each player receives { CARDS($n) } in all and has { CARDS($kept) } at the showdown.
fact-board-cards = The board has { CARDS($n) }.
fact-formats = Played as { ORLIST($formats) }.
fact-most = { $n }
