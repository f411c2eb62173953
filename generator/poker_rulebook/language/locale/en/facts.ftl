### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { $low }–{ $high }
fact-cards = { CARDS($n) }
fact-deck-joker = { $cards } ({ $n ->
    [1] { $joker }
   *[other] { NUMBER($n) } jokers
  })
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = { $down } down, { $up } up
fact-cards-extra = { $cards }, and one more for each { $rank } up
fact-cards-at-once = { $cards }, at most { $n } at once
fact-cards-of-others = { CARDS($others) } of each other player
fact-cards-and-others = { CARDS($n) }, and { CARDS($others) } of each other player
fact-rounds = { $n }
fact-rounds-turns = one after every turn
fact-draws = { $n }
fact-most = { $n }
fact-in-line = { $label }: { $value }
overview-players = { $low }–{ $high }
overview-formats = { JOIN($formats, by: "/") }
overview-shares = { JOIN($shares, by: " / ") }
overview-one-of = { ORLIST($shares) }
overview-qualified = { $share } ({ $hand })
fact-cards-some = { ORCARDS($counts) }
fact-rounds-range = { $low }–{ $high }

## Chances. $share a side of the pot · $deals a number · $points a text such as 0.3
chance-qualifies = { CAP($share) } qualifies
chances-for-one = The chances of one player who stays to the end, whatever the others hold.
chances-as-dealt = The chances of one player’s own cards as dealt, before any draw.
chances-best-discard = The discards are those that turn out best.
chances-when = Only deals in which this share is played for are counted.
chance-exact = { $deals ->
        [1] Exact: no card is left to be dealt.
       *[other] Exact: all { CHIPS($deals) } deals are counted.
    }
chance-random = From { CHIPS($deals) } random deals; at 95% confidence the error is at most { $points } percentage points.
fact-uses = what wins the pot
