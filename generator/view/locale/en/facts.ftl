### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { $low }–{ $high }
fact-cards = { CARDS($n) }
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = { CARDS($down) } down, { CARDS($up) } up
fact-rounds = { $n }
fact-draws = { $n }
fact-points = { POINTS($n) }
fact-most-players = At most { PLAYERS($n) } can be dealt in without a reshuffle.
fact-own-cards = Each player receives { CARDS($n) }.
fact-own-cards-left = Each player receives { CARDS($n) } in all and has { CARDS($kept) } at the showdown.
fact-betting-rounds = A hand has { ROUNDS($n) }.
fact-board-cards = The board has { CARDS($n) }.
fact-board-groups = The board cards of a hand come from one of { SETS($n) }.
fact-default = Default: { $choice }
fact-formats = Played as { ORLIST($formats) }.
fact-chance = { $percent }%
fact-hands = { CHIPS($n) } hands
fact-simulated = { CHIPS($n) } hands, seed { $seed }
fact-differs = Like { $game }, except:
same-as = As in { $game }
fact-most = { $n }
