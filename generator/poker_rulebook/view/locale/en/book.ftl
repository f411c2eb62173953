### The book as a whole, and tables that are computed. $scale the name of a scale · $share a side of the pot

subtitle = Rules that are played as they are printed
family-text-flop = Each player has hole cards and shares the cards of the board with everybody else. A hand is made from both.
family-text-stud = Each player receives own cards, some face up and some face down. The cards showing decide who acts first.
family-text-draw = Each player holds all cards face down and exchanges some of them between the betting rounds.
family-text-hybrid = Some of these games join a draw and a board, and the cards that a player exchanges also count with the board. In the others a choice or the board decides how the hand goes on.
family-text-wild = Cards of the deck are wild, and stand for any card. Which ones they are, and how long they stay so, is what each of these games is about.
family-text-open-face = Each player places cards face up, a few at a time, in rows of poker hands. There is no betting: every two players compare their rows and settle points.
odd-chip-to-share = The odd chip left over between the shares goes to { $share }.
ranking-classes = What beats what
ranking-strongest = The strongest hands, { $scale }
ranking-best-of-size = Strongest of { CARDS($n) }
ranking-worst-of-size = Weakest of { CARDS($n) }
ranking-weakest-qualifying = Weakest that qualifies
alt-board = Board of { ROWS($n) }: { JOIN($rows, by: "; ") }
alt-row = { LIST($slots) }
alt-out = { $card } (out of play)
step-roll = roll
step-divide = division
step-discard = discard
step-deal = deal
board-fill = Open { CARDS($n) }: { LIST($slots) }.
bring-in-or-bet = That player posts the bring-in or bets more, up to the size of the pot. If all others only call, the player who brought in does not act again in the round. If the ante puts the player who owes the bring-in all-in, the next player acts first: post the bring-in, bet or fold.
burn-deals = After the first betting round, burn one card before every deal.
ranking-points = Counting the points
pot-if = { $share } on { ORLIST($faces) }
round-title = Betting round { $n }
source = { SERIES($author, $title, $date) }
no-pair = no pair
ranking-sizes = How hands rank, { $scale }
most-players-draws = Most players without a reshuffle (draws not counted)
ten-is-t = T stands for ten.
step-turn-up = { $slot } card
step-remove = removal
step-look = colours
step-choose = choice of game
step-declare = declaration
pot-in = { $share } in { ORLIST($games) }

## The base of a variant
relative-lead = Played like { $game }, except for the following and what results from it.
relative-royalty = { $hand } { $points }
relative-royalties = Royalties: { JOIN($lines, by: "; ") }.
relative-without = Left out: { LIST($rules) }.
relative-step = { CONTINUED($step) }
relative-said-there = Left out: { $rule }
relative-rounds = { ROUNDS($n) }
