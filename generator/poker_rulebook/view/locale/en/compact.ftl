### Labels for table cards: as short as the sentence allows, in the same words.

card-labels = { JOIN($labels, by: " · ") }
card-use-exactly = { $own } hole + { $board }
card-use-at-most = { $low }–{ $max } hole + board
card-use-own = { $own } own
card-use-own-subset = up to { $max } own
card-use-any = best { $n } of all own cards
card-use-best = best { $n } of { $all }
card-use-either = { SPAN($low, $own) } hole + { $board } board, or { $all } hole
card-half = { CAP($share) }: half
card-third = { CAP($share) }: a third
card-all = { CAP($share) }: all
card-qualifier = Low: { $qualifier }
card-qualifier-share = { CAP($share) }: { $hand } or stronger
card-players = Players: { $low }–{ $high }
card-wild = Wild: { LIST($which) }
card-deck = Deck: { CARDS($n) }
card-deck-joker = Deck: { CARDS($n) } with { $jokers ->
    [1] joker
   *[other] { NUMBER($jokers) } jokers
  }
card-limit = Format: { LIST($limits) }
card-rounds = Betting rounds: { $n }
card-use-kept = all hole cards kept + board
card-use-every-card = all cards
card-otherwise-all = No { $share }: { $other } takes all
card-roll-cap = Low: cap by the roll, none on { ORLIST($faces) }
card-rounds-range = Betting rounds: { $low }–{ $high }
card-from-board = { $n } board
card-use-range = { $low }–{ $high } hole + { $board }
card-use-hand = { $use } (the { $hand })
card-from-remaining = { SPAN($low, $high) } of one remaining row
card-from-each-row = 1 from each of { $n } rows
card-from-lines = { SPAN($low, $high) } of the { ORLIST($lines) }
card-from-one-board = { SPAN($low, $high) } of the same board
card-from-one-line = { SPAN($low, $high) } of one line
card-line = { $line } ({ JOIN($slots, by: " ") })
card-lines = { CAP($name) }: { JOIN($lines, by: "; ") }
card-lines-of-board = Lines: { JOIN($lines, by: "; ") }
card-best-of-share = Best { $share }: { $ranks } ({ $scale })
card-best-low = Strongest { $scale } low: { $ranks }
card-odd-between-first-share = Odd chip between shares: { $share }
card-straights-low = { CAP($share) }: straights only, the lowest wins
card-straights-high = { CAP($share) }: straights only, the highest wins
card-by-points = { CAP($share) }: by points
card-odd-within-where = { $rule } ({ LIST($where) })
