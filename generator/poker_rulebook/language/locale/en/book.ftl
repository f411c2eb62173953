### The book as a whole, and tables that are computed. $scale the name of a scale · $share a side of the pot

subtitle = Rules that are played as they are printed
family-text-flop = Each player has hole cards and shares the cards of the board with everybody else. A hand is made from both.
family-text-stud = Each player receives cards of their own, some face up and some face down. The cards showing decide who acts first.
family-text-draw = Each player holds all cards face down and exchanges some of them between the betting rounds.
family-text-hybrid = Some of these games combine a draw and a board, and the cards that a player holds after the draw also count with the board. In the others a choice or the board decides how the hand goes on.
family-text-wild = Some cards of the deck are wild, and stand for any card. Which ones they are, and how long they stay so, is what each of these games is about.
family-text-open-face = Each player lays cards in rows of poker hands: in open-face games face up and a few at a time, in Chinese Poker itself all at once and unseen. There is no betting: each pair of players compare their rows and settle points.
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
    .say = { CAP(NUMBER($n, one: "card", more: "cards")) } on the board.
burn-deals = After the first betting round, burn one card before every deal.
    .book = { burn-deals }
    .card = Burn: 1 before each deal after the first bets
ranking-total = Counting towards { $n }
ranking-points = Counting the points
ranking-points-with = { $hand } with { CARDS($n) }
pot-if = { $share } on { ORLIST($faces) }
round-title = Betting round { $n }
source = { SERIES($author, $title, $date) }{ BRACKET($part) }
source-cited = { $mark }{ BRACKET($part) }
source-described = { SERIES($what, $date) }
no-pair = no pair
    .low = low without a pair
ranking-sizes = How hands rank, { $scale }
most-players-draws = Most players without a reshuffle (draws not counted)
ten-is-t = T stands for ten.
step-turn-up = { $slot } card
step-remove = removal
step-look = colours
step-choose = choice of game
step-declare = declaration
step-stay = in or out
pot-in = { $share } in { ORLIST($games) }

## The base of a variant
beside-before = Unlike { $game }: { $changes }.
beside-again = { $game } again, in another betting format.
beside-rule = { $title }: { $text }
relative-lead = Played like { $game }, except for the following and what results from it.
relative-royalty = { $hand } { $points }
relative-royalties = Royalties: { JOIN($lines, by: "; ") }.
relative-moved = { CAP(THE($step)) } comes { $to }, instead of { $off }.
relative-streets = { CAP(LIST($there)) } { $n ->
    [1] is
   *[other] are
    } called { LIST($here) } here.
relative-place = { $name } ({ $place })
relative-step = { THE($step) }
relative-without = Left out: { LIST($rules) }.
relative-with-betting = { $step } with its betting
relative-blinds = the blinds
relative-ante = the antes
relative-bring-in = the bring-in
relative-said-there = Left out: { $rule }

## Points of a hand, and what stands before or after them; .before-it and .after-it where the point has just been named
at-street = { $street }
    .before = before { THE($street) } is dealt
    .after = after { THE($street) } is dealt
    .before-it = before it
    .after-it = after it
at-first-deal = first deal
    .before = before the first cards are dealt
    .after = after the first cards are dealt
    .before-it = before it
    .after-it = after it
at-step = { $step }
    .before = before { THE($step) }
    .after = after { THE($step) }
    .before-it = before it
    .after-it = after it
at-number = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
    } { $step }
at-betting-on = betting on { THE($street) }
    .before = before the betting on { THE($street) }
    .after = after the betting on { THE($street) }
    .before-it = before it
    .after-it = after it
at-betting-after = betting that follows { THE($step) }
    .before = before the betting that follows { THE($step) }
    .after = after the betting that follows { THE($step) }
    .before-it = before it
    .after-it = after it
at-betting-preflop = betting before the flop
    .before = before the first betting round
    .after = after the betting before the flop
    .before-it = before it
    .after-it = after it
at-first-betting = first betting round
    .before = before the first betting round
    .after = after the first betting round
    .before-it = before it
    .after-it = after it
at-round = betting round { $n }
    .before = before betting round { $n }
    .after = after betting round { $n }
    .before-it = before it
    .after-it = after it
