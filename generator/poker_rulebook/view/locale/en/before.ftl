## Before the first hand: the page and the sheet on which a table ticks what it settles
before-title = before the first hand
before-text = What rooms play differently. Tick one box of each point; a point without a tick is played the usual way, which stands first.
before-settled = { $preset }: settles { $n ->
    [one] one point
   *[other] { $n } points
 } that would stand here.
before-sheet = Sheet to tick
before-usual = usual
before-amounts = amounts
before-for = For
before-table = table
before-date = date
before-by = settled by
before-games = { $n } games in turn
before-mix = The mix
before-own = Rules of play
before-blinds = Small and big blind
before-button-blind = Button blind
before-ante = Ante
before-bring-in = Bring-in
before-bets = Small and big bet
before-points = Value of a point
before-buy-in = Buy-in, from and to
before-smallest-chip = Smallest chip in play
