### Tables of the general rules, and the chart of killer cards. Tables of sums: table-by- what changes from line to
### line, table-of- what changes from column to column, table-counted- the kind of the sum

## Pot raises
table-by-blinds = Blinds
table-of-callers = { $n ->
    [0] No caller
    [1] 1 caller
   *[other] { CHIPS($n) } callers
 }
table-counted-pot-raise = Taken from the betting of { $game }, as it is played in this book.

## Lows
table-by-number = Number
table-by-top = Top card
table-or-better = or better
table-low-suits = Hands of five cards in one suit are not in these columns: { LIST($scales) }.
table-counted-low-number = Counted from the comparison of hands as the games of this book play it.
table-counted-low-count = { table-counted-low-number }

## Killer cards
table-by-outs = Outs ↓ Kills →
table-killers-note = An out on the turn wins unless a kill comes on the river. When the turn is neither an out nor a kill, an out on the river wins.
table-killers-formula = With { CARDS($unseen) } unseen the chance is outs × (({ $less } − kills) + ({ $total } − outs − kills)) ÷ ({ $total } × { $less }).
table-counted-killer-cards = Percent, worked out exactly and rounded to two decimals.
table-killers-across = Outs
table-killers-up = Chance to win
table-killers-line = { CHIPS($n) } kills
table-killers-alt = Lines that rise with the number of outs, one for each even number of kills. With { OUTS($outs) } the chance is { $most } without kills and { $least } with { KILLS($kills) }.

## Classes
table-class = Class
table-class-place = Place
table-class-means = What it is
table-class-sample = Sample
table-class-deck = { CARDS($n) }
table-class-all = All hands
table-class-no-joker = Jokers are left out.
table-class-counted = Every hand of five cards was counted.
means-royal-flush = the highest straight flush
means-straight-flush = five cards in sequence and of one suit
means-four-of-a-kind = four cards of one rank
means-full-house = three cards of one rank and two of another
means-flush = five cards of one suit
means-straight = five cards in sequence, of several suits
means-three-of-a-kind = three cards of one rank
means-four-card-flush = four cards of one suit
means-four-card-straight = four cards in sequence
means-two-pair = two cards of one rank and two of another
means-one-pair = two cards of one rank
means-high-card = none of these

## Shootouts
table-by-players = Players at the table
table-by-seats = Seats at a table
table-of-rounds = { $n ->
    [1] 1 round
   *[other] { CHIPS($n) } rounds
 }

## Odds
table-odds-what = What happens
table-odds-one-in = How often
table-odds-percent = Percent
table-one-in = 1 in { $n }
table-some-in = { $some } in { $n }
table-odds-counted = All cases were counted; none of these numbers comes from random deals.
