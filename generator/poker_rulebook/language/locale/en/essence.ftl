### What a game is, in two sentences, and what is peculiar to it. $n a number · $hand, $first a kind of hand
### $use which cards make the hand · $streets names of streets · $outcomes what dice or a choice may lead to

essence-wild = { $deal }, with { LIST($which) } wild
essence-sentence = { CAP($clause) }.
essence-list = { LIST($parts) }
essence-street = { THE($street) }
essence-own-thrown = { $own } ({ LIST($thrown) })
essence-from-deck-joker = { $deal }, from { CARDS($n) } and { $jokers ->
    [1] a joker
   *[other] { NUMBER($jokers) } jokers
  }
essence-from-deck = { $deal }, from a deck of { CARDS($n) }

## The deal
essence-blinds = blinds
essence-hole-cards = { NUMBER($n) } hole cards
essence-cards-each = { NUMBER($n) } cards each
essence-beaten = { NUMBER($n) } unseen cards each, turned up in turn until they beat every hand showing, and a betting round after every turn
essence-others = { NUMBER($n, one: "card", more: "cards") } each (held to the forehead, where all others see it)
essence-stud = { NUMBER($n) } cards each ({ NUMBER($down) } down, { NUMBER($up) } up)
essence-up = { NUMBER($n) } cards each, face up
essence-stud-more = { NUMBER($n) } cards each ({ NUMBER($down) } down, { NUMBER($up) } up; at first { NUMBER($more) } more down, which go before { THE($street) })
    .brief = { NUMBER($more, one: "more card", more: "more cards") } down at first, which go before { THE($street) }
essence-stud-thrown = { NUMBER($n) } cards each in all ({ NUMBER($down) } down, { NUMBER($up) } up; { LIST($thrown) }, { $left })
    .brief = { NUMBER($n) } cards each in all, { LIST($thrown) }
essence-hole-cards-first = { NUMBER($n) } hole cards at first
essence-as-picked = { NUMBER($n) } cards each, then cards, board and betting rounds of the game picked
essence-own-keeps = { $own } (each player keeps { NUMBER($n) } of them)
essence-own-keeps-passed = { $own } (each player keeps { NUMBER($n) } in the end)
essence-hole-cards-some = { ORLIST($counts) } hole cards
essence-kept = { NUMBER($n) } hole cards (each player keeps { RANGE($low, $high) } of them with the first action)
essence-divided = { NUMBER($n) } hole cards ({ JOIN($hands, by: ", ") })
essence-divided-hand = { $hand } of { NUMBER($n) }
essence-thrown-before = { NUMBER($n) } thrown away before { LIST($streets) }
essence-thrown-before-each = { NUMBER($n) } thrown away before each of { LIST($streets) }
essence-thrown-down = { NUMBER($n) } of those face down thrown away before { LIST($streets) }
essence-thrown-down-each = { NUMBER($n) } of those face down thrown away before each of { LIST($streets) }
essence-thrown-after-deal = { NUMBER($n) } thrown away once { LIST($streets) } is seen
essence-thrown-after-deal-each = { NUMBER($n) } thrown away each time { LIST($streets) } is seen
essence-thrown-first = { NUMBER($n) } thrown away before the first bet
essence-thrown-draw = { NUMBER($n) } thrown away before the draw
essence-thrown-end = { NUMBER($n) } thrown away in the end
essence-left = { NUMBER($n) } left in the end
essence-thrown-meanwhile = { NUMBER($n) } thrown away in the course of play
essence-thrown-after-bet = { NUMBER($n) } thrown away after the betting on { LIST($streets) }
essence-thrown-after-bet-each = { NUMBER($n) } thrown away after the betting on each of { LIST($streets) }
essence-more-cards = { NUMBER($n, one: "more hole card", more: "more hole cards") }
essence-more-cards-up = { NUMBER($n, one: "more card", more: "more cards") } face up
essence-more-cards-down = { NUMBER($n, one: "more card", more: "more cards") } face down
essence-with = { $cards } with { LIST($streets) }
essence-with-each = { $cards } with each of { LIST($streets) }
essence-later = { $cards } after { LIST($streets) }
essence-later-each = { $cards } after each of { LIST($streets) }
essence-more = { $cards } later on
essence-draws = { NUMBER($n, one: "draw", more: "draws") }
essence-draws-after = { $n ->
    [1] one draw after the betting on the { LIST($streets) }
   *[other] a draw after the betting on each of { LIST($streets) }
  }
essence-draws-before = { $n ->
    [1] one draw before the betting on the { LIST($streets) }
   *[other] a draw before the betting on each of { LIST($streets) }
  }
essence-rounds = { RANGE($low, $high, one: "betting round", more: "betting rounds") }
essence-taken = then one more card at a time for whoever wants it, with a betting round after every turn
essence-stay-together = in place of bets a declaration by all at once, in or out
essence-stay-in-turn = in place of bets a declaration by each in turn, in or out
essence-board = a board of { NUMBER($n) }
essence-board-streets = a board of { NUMBER($n) } opened as flop, turn and river
essence-board-rows = { NUMBER($rows) } boards of { NUMBER($n) }
essence-board-grid = a board of { NUMBER($rows) } rows of { NUMBER($n) }
essence-boards = { NUMBER($boards) } boards of { NUMBER($n) }
essence-boards-down = { NUMBER($boards) } boards of { NUMBER($n) } dealt face down
essence-board-hidden = { NUMBER($n) } board cards face down
essence-board-down = { NUMBER($n) } board cards face down in { A($form) }
essence-board-single = one board card for all
essence-board-flop-first = a board of { NUMBER($n) } whose flop opens before the first bet
essence-board-at-once = a board of { NUMBER($n) } opened all at once
essence-board-singly = a board of { NUMBER($n) } opened one by one
essence-board-spit = a board of { NUMBER($n) } whose first card opens before the first bet
    .brief = the first of { NUMBER($n) } board cards opened before the first bet
essence-board-dealt = a board of { NUMBER($n) } ({ LIST($parts) })
essence-number = { NUMBER($n) }
essence-layout = { NUMBER($n) } cards face up in three rows ({ JOIN($rows, by: ", ") })
essence-layout-short = { NUMBER($n) } cards face up in three rows
essence-layout-closed = { NUMBER($n) } cards at once, laid face down in three rows ({ JOIN($rows, by: ", ") })
essence-row = { $row } { NUMBER($n) }
essence-row-low = the { $row } { A($hand) } { $scale } low
essence-placed = { $times ->
    [1] { NUMBER($n) } at first
   *[other] { NUMBER($n) } in each of { NUMBER($times) } rounds
  }
essence-placed-closed = turned up together
essence-placed-of = then { NUMBER($n) } of { NUMBER($of) } in each of { NUMBER($times) } rounds

## What wins
essence-card-highest = highest card
essence-card-lowest = lowest card
essence-strongest-or-better = strongest { or-better.low }
    .also = { or-better.low }
    .kind = a low of { RANK($rank) } or better
essence-strongest-no-pair = strongest { no-pair.low }
    .also = { no-pair.low }
    .kind = a { no-pair.low }
essence-strongest-or-better-by = strongest { RANK($rank) }-or-better { $hand }
    .also = { RANK($rank) }-or-better { $hand }
    .kind = { A($hand) }, { RANK($rank) }-or-better
essence-strongest-whole = strongest { $hand }
    .also = { $hand }
    .kind = { A($hand) }
essence-strongest-from = strongest { $hand } of at least { A($weakest) }
    .also = { $hand } of at least { A($weakest) }
    .kind = { A($hand) } of at least { A($weakest) }
essence-strongest = strongest { $hand }
    .also = { $hand }
    .kind = { A($hand) }
essence-or-better = { $hand } or better
essence-use-any = the best { NUMBER($k) } of { NUMBER($all) }: the { NUMBER($own) } hole cards and { $board }
essence-wins = the { $hand } wins
essence-wins-matched = the { $hand } among those who are in wins the pot, and each of the others who are in pays as much into the next one
essence-wins-matched-capped = the { $hand } among those who are in wins the pot, and each of the others who are in pays as much into the next one, both up to { NUMBER($n, one: "ante", more: "antes") }
essence-wins-using = the { $hand } wins, with { $use }
essence-split = { $n ->
    [2] { JOIN($hands, by: " and ") } split the pot
   *[other] { LIST($hands) } each take an equal part of the pot
  }
essence-split-using = { $n ->
    [2] { JOIN($hands, by: " and ") } split the pot, each with { $use }
   *[other] { LIST($hands) } each take an equal part of the pot, each with { $use }
  }
essence-side = the { $hand }
essence-on-lines = { $hand } on the { ORLIST($lines) }
essence-part = { $hand } ({ $use })
essence-each-board = each board pays its share of the pot to the { $hand }, with { $use }
essence-each-board-split = on each board { JOIN($hands, by: " and ") } split that board’s share of the pot, each with { $use }
essence-each-board-parts = on each board { JOIN($hands, by: " and ") } split that board’s share of the pot
essence-priority = the strongest hand of { A($hand) } takes the whole pot; if nobody has one, the { $other } does
essence-declared = players declare { $first }, { $second } or both after the last bet, and { JOIN($hands, by: " and ") } of those who declared them split the pot
essence-declared-using = players declare { $first }, { $second } or both after the last bet, and { JOIN($hands, by: " and ") } of those who declared them split the pot, each with { $use }
essence-way = { ORLIST($outcomes) }: { $clause }
essence-ways = { JOIN($ways, by: "; ") }
essence-ways-using = { JOIN($ways, by: "; ") }; each hand with { $use }
essence-way-looked = the number of { $colour } cards on the { $street } decides by which game the pot is won: { JOIN($outcomes, by: "; ") }
essence-way-picked = after the first { NUMBER($n) } cards the player left of the big blind picks { ORLIST($games) }, and the pot is won as in that game
essence-rows = without betting, every two players settle points row by row, with royalties and Fantasyland ({ CARDS($low, $high) })
essence-rows-royalties = without betting, every two players settle points row by row, with royalties
essence-rows-only = without betting, every two players settle points row by row
essence-rows-short = every two players settle points row by row, with a Fantasyland of { CARDS($low, $high) }
essence-points-highest = highest point total
    .kind = the highest point total
essence-points-lowest = lowest point total
    .kind = the lowest point total
essence-points-capped = highest point total up to { $limit }
    .kind = the highest point total up to { $limit }
essence-closest = total closest to { $n }
    .kind = the total closest to { $n }
essence-of-divided = { $hand } of the { $divided }
essence-by-scale = { $hand } by the { $scale } ranking
essence-low-by-dice = low that the dice allow
essence-use-any-of-own = any { NUMBER($k) } of a player’s cards
essence-use-best-own = any { NUMBER($k) } of the { NUMBER($n) } hole cards
essence-use-best = any { NUMBER($k) } of the { NUMBER($n) } cards
essence-use-set = at most { NUMBER($k) } of the { NUMBER($n) } cards
essence-use-own = the { NUMBER($n) } hole cards
essence-use-any-own = any hole cards
essence-use-kept = all cards kept, filled up from the board
essence-use-either = { NUMBER($own, one: "hole card", more: "hole cards") } and { NUMBER($board) } of the board, or all { NUMBER($all) } hole cards
essence-use-hand-exactly = exactly { NUMBER($own) } of its cards and { NUMBER($board) } of the board
essence-use-hand-at-most = at most { NUMBER($own) } of its cards and the board
essence-use-hand = any of its cards and of the board
essence-use-exactly = exactly { NUMBER($own, one: "hole card", more: "hole cards") } and { $board }
essence-use-exactly-up = exactly { NUMBER($own) } of a player’s cards and { $board }
essence-use-at-most = at most { NUMBER($own, one: "hole card", more: "hole cards") } and { $board }
essence-use-at-most-up = at most { NUMBER($own) } of a player’s cards and { $board }
essence-from-board = { $n ->
    [5] the board
   *[other] { NUMBER($n) } of the board
  }
essence-from-each-row = one card from each of the { NUMBER($n) } rows
essence-from-its-board = { NUMBER($n) } of that board
essence-from-one-board = { NUMBER($n) } of one board
essence-from-one-line = { NUMBER($n) } from one of { NUMBER($groups) } lines
essence-from-remaining = { NUMBER($n) } of one remaining board

## What is peculiar
essence-turned-up-singly = The board is turned up one card at a time.
    .card = { "" }
essence-turned-up-singly-last = The board is turned up one card at a time, the { $last } card last.
    .card = { "" }
essence-turned-up = The board is turned up in { NUMBER($times) } steps, the { $last } card last.
    .card = { "" }
essence-turned-up-several = The board is turned up in { NUMBER($times) } steps, the { $last } cards last.
    .card = { "" }
essence-die-turns-down = A die says { TIMES($times) } which board card is turned face down and does not count.
essence-die-turns-down-or-none = A die says { TIMES($times) } which board card, if any, is turned face down and does not count.
essence-dice-cap = The total of { DICE($n) } is the highest rank allowed in a low.
essence-dice = { $n ->
    [1] A die is rolled
   *[other] { CAP(DICE($n)) } are rolled
  }: { JOIN($outcomes, by: "; ") }.
essence-look = The number of { $colour } cards on the { $street } decides: { JOIN($outcomes, by: "; ") }.
essence-outcome = on { JOIN($faces, by: ", ") }, { $outcome }
essence-ahead = A hand with { A(ORLIST($ranks)) } among the player’s cards beats every hand without one; otherwise the lower hand wins.
essence-span = { SPAN($low, $high) }
essence-for-side = For { $side }, { CONTINUED($rule) }
essence-distinct-low-rank-suit = At most { NUMBER($n) } cards count, all of different ranks and suits; more beat fewer, then low cards beat high ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different ranks and suits; low cards beat high ones.
essence-distinct-high-suit = At most { NUMBER($n) } cards count, all of different suits; more beat fewer, then high cards beat low ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different suits; high cards beat low ones.
essence-distinct-low-suit = At most { NUMBER($n) } cards count, all of different suits; more beat fewer, then low cards beat high ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different suits; low cards beat high ones.
essence-distinct-high-rank-suit = At most { NUMBER($n) } cards count, all of different ranks and suits; more beat fewer, then high cards beat low ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different ranks and suits; high cards beat low ones.
essence-distinct-low-rank = At most { NUMBER($n) } cards count, all of different ranks; more beat fewer, then low cards beat high ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different ranks; low cards beat high ones.
essence-distinct-high-rank = At most { NUMBER($n) } cards count, all of different ranks; more beat fewer, then high cards beat low ones.
    .whole = { CAP(NUMBER($n)) } cards count, all of different ranks; high cards beat low ones.
essence-row-needs = The { $row } has to be { A($hand) }, or the layout is a foul.
essence-discards-unseen = Each player’s discards stay face down.
essence-fantasyland = Fantasyland, all cards of a deal at once, is reached with { ORLIST($ways) }.
essence-enters = { $hand } ({ CARDS($n) })
essence-fantasyland-both = Reaching it with two rows gives { CARDS($n) }.
essence-fantasyland-stay = A player stays there, with { CARDS($n) }, by { ORLIST($ways) }.

## A variant in one sentence after its base
brief = { $game } with { $part }.
brief-parts = { $game } with { JOIN($parts, by: ", ") }.
brief-deck = a deck of { CARDS($n) }
brief-own = { $own }
brief-later = { NUMBER($n, one: "more hole card", more: "more hole cards") } after the { $street }
brief-thrown = { NUMBER($n, one: "hole card", more: "hole cards") } discarded { $place }
brief-moved = the { $step } { $to }
brief-no-discard = no discard
brief-draws = { NUMBER($n, one: "draw", more: "draws") }
brief-fewer-draws = { NUMBER($n, one: "draw", more: "draws") } in place of { NUMBER($of) }
brief-draws-before = { NUMBER($n, one: "draw", more: "draws") }, each before the betting of its street
brief-wins = the pot going to the { $hand }
brief-split = the pot split between { JOIN($hands, by: " and ") }
brief-each-board = a share of the pot for each
brief-in-place = { $hand } in place of { $other }
brief-use = each hand made of { $use }
