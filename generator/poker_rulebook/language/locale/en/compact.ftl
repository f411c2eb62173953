### Labels for table cards: as short as the sentence allows, in the same words.

# at the foot of a card that has no room for it
card-left-out-lead = Description: see the page of the game
card-left-out-samples = Sample hands: see the page of the game
card-left-out-lead-samples = Description and sample hands: see the page of the game
card-labels = { JOIN($labels, by: ", ") }
card-bet-when = { $when }: { $bet }
card-use-exactly = { HOLECARDS($own) } + { $board }
card-use-at-most = { $low }–{ $max } hole cards, the rest from the board
card-use-own = { $own ->
    [2] both cards play
   *[other] all { CARDS($own) } play
  }
card-use-own-subset = up to { CARDS($max) } play
card-use-any = best { $n } of all own cards
card-use-best = best { $n } of { $all }
card-use-set = best { $n } or fewer of { $all }
card-use-own-best = best { $n } of { HOLECARDS($all) }
card-use-highest = { $all ->
    [1] the highest card
   *[other] the highest of { CARDS($all) }
  }
card-use-lowest = { $all ->
    [1] the lowest card
   *[other] the lowest of { CARDS($all) }
  }
card-use-either = { HOLECARDS($low, $own) } + { $board } of the board, or { HOLECARDS($all) }
card-part = { $n ->
    [1] { CAP($share) }: the whole pot
    [2] { CAP($share) }: half
    [3] { CAP($share) }: a third
    [4] { CAP($share) }: a quarter
   *[other] { CAP($share) }: one of { NUMBER($n) } equal parts
  }
card-part-each = { $n ->
    [2] { CAP(JOIN($shares, by: ", ")) }: half each
    [3] { CAP(JOIN($shares, by: ", ")) }: a third each
    [4] { CAP(JOIN($shares, by: ", ")) }: a quarter each
   *[other] { CAP(JOIN($shares, by: ", ")) }: one of { NUMBER($n) } equal parts each
  }
card-qualifier = Low: { $qualifier }
card-qualifier-share = { CAP(JOIN($shares, by: ", ")) }: { $hand }
card-players = Players: { $low }–{ $high }
card-wild = Wild: { LIST($which) }
card-five-aces = With the joker, five aces beat everything
card-deck = Deck: { CARDS($n) }
card-deck-joker = Deck: { CARDS($n) } with { $jokers ->
    [1] joker
   *[other] { NUMBER($jokers) } jokers
  }
card-deck-ranks = { $deck } ({ JOIN($runs, by: ", ") })
card-run = { $low }–{ $high }
card-limit = Format: { LIST($limits) }
card-minimum-bet = Minimum bet: { $amount }
card-rounds = Betting rounds: { $n }
card-rounds-turns = Betting rounds: one after every turn
card-use-kept = all hole cards kept + board
card-use-every-card = all cards
card-roll-cap = Low: cap by the roll, none on { ORLIST($faces) }
card-rounds-range = Betting rounds: { $low }–{ $high }
card-from-board = { $n } of the board
card-use-range = { $low }–{ $high } hole cards + { $board }
card-use-hand = { $use } (the { $hand })
card-from-remaining = { SPAN($low, $high) } of one remaining row
card-from-each-row = 1 from each of { $n } rows
card-from-lines = { SPAN($low, $high) } of the { ORLIST($lines) }
card-from-one-board = { SPAN($low, $high) } of the same board
card-from-one-line = { SPAN($low, $high) } of one line
card-line = { JOIN($slots, by: " ") }
card-lines = { CAP($name) }: { JOIN($lines, by: "; ") }
card-board-when = { $name } ({ $answer })
card-lines-of-board = Lines: { JOIN($lines, by: "; ") }
card-best-low = { $ranks } is the strongest hand ({ $scale })
card-for-share = { CAP(JOIN($shares, by: ", ")) }: { CONTINUED($rule) }
card-best-ahead = { $ranks } with { A(ORLIST($ahead)) } among all cards
card-odd-between-first-share = Odd chip between shares: { $share }
card-odd-between-shares = Odd chips between shares, one each: { JOIN($shares, by: ", ") }
card-straights-low = Straights only; the lowest wins
card-straights-high = Straights only; the highest wins
card-odd-within-where = { $rule } ({ LIST($where) })
