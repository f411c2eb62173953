### How hands compare: sentences that follow from the rules of a ranking and the ranks of the deck, in their order.
### $ranks, $cards, $best, $wheel ranks as in 8-7-6-5-4 · $scale the name of a ranking · $classes, $stronger, $weaker class-… or plural-…

## Highest hand wins
scale-high = Hands compare by the usual high ranking.
    .book = { "" }
scale-three-cards = The hands of three cards are { LIST($classes) }; straights and flushes do not count.
    .card = Three-card hands are { LIST($classes) }; no straights, no flushes
scale-few-cards = The hands of { CARDS($n) } are, the strongest first, { LIST($classes) }.
    .card = Hands of { CARDS($n) } are, the strongest first, { LIST($classes) }
scale-one-card-highest = The highest card wins.
scale-straights-highest = Only straights count, and the highest straight wins.
scale-no-class = There is no { ORLIST($classes) } in this ranking.
scale-four-cards-both = { CAP(A($low)) } beats { $weaker }, { A($high) } beats { A($low) }, and { $stronger } beats both. The four cards are compared first, then the fifth; a pair in the same hand adds nothing.
scale-four-cards = Between { $weaker } and { $stronger } stand, strongest first, { LIST($classes) }. The four cards are compared first, then the fifth; a pair in the same hand adds nothing.
scale-beats = { CAP(A($stronger)) } beats { A($weaker) }.
scale-gap = The deck has no { LIST($ranks) }: in a straight the { RANK($above) } follows the { RANK($below) }.
scale-straights = The only straights are { LIST($straights) }.
scale-lowest-straight = { SEQUENCE($cards) } is the lowest straight.
    .card = { SEQUENCE($cards) } is the lowest straight
scale-pseudo-quads = Three of a kind from { PLURAL($low) } to { PLURAL($high) } is four of a kind when the hand’s other { NUMBER($n) } cards add up to its rank.
scale-counts-as = { $rank ->
    [A] Aces
   *[K] { CAP(PLURAL($rank)) }
  } count as { $number }.
suits-decide = Suits decide between hands of equal strength; from the highest, they are { LIST($suits) }. In a straight the suit of the top card counts; in any other hand it is the suit of the highest card outside pairs. Where both play the same card there, the next card decides.
    .peculiar = Suits decide between equal hands; from the highest, they are { LIST($suits) }.
    .card = Equal hands: suits decide, { LIST($suits) }. Straight: its top card; else the highest card outside pairs; same card: the next
suits-equal = Suits do not matter at the showdown.
    .book = Suits do not matter.

## The ace, or the order of all ranks
aces-high = Aces are high.
aces-low = Aces are low.
aces-both = Aces are high, except that they are low in the straight { SEQUENCE($cards) }.
scale-order = From the highest, the ranks are { SEQUENCE($ranks) }.
ace-low = low
ace-high = high

## Lowest hand wins
scale-one-card-lowest = The lowest card wins.
scale-a5 = { CAP($scale) }: aces are low, straights and flushes do not count, and a pair makes a hand weaker. The strongest hand is { SEQUENCE($best) }.
    .card = Aces low; straights and flushes do not count
scale-27 = { CAP($scale) }: the high ranking is turned upside down. A hand without a pair is best, then come one pair, two pair, three of a kind, straights, flushes and so on. Aces are always high, so { SEQUENCE($wheel) } is not a straight. The strongest hand is { SEQUENCE($best) } of more than one suit.
    .book = { CAP($scale) }: the weakest high hand wins; aces are high, and straights and flushes count against a hand. The strongest hand is { SEQUENCE($best) } of more than one suit.
    .card = Aces high; straights and flushes count against a hand
scale-a6 = { CAP($scale) }: the high ranking is turned upside down, and aces are always low. A hand without a pair is best, then come one pair, two pair, three of a kind, straights, flushes and so on. The strongest hand is { SEQUENCE($best) } of more than one suit.
    .card = Aces low; straights and flushes count against a hand
scale-madison = { CAP($scale) }: aces are low, and pairs, straights and flushes do not count.
    .card = Aces low; pairs, straights and flushes do not count
scale-low = { CAP($scale) }: the lowest hand wins.
scale-weaker = { CAP(LIST($classes)) } make a hand weaker.
scale-not-counted = { CAP(LIST($classes)) } do not count.
scale-best = The strongest hand is { SEQUENCE($best) }.
scale-best-of-suits = The strongest hand is { SEQUENCE($best) } of more than one suit.
compare-low = Compare unpaired lows from the highest card down; at the first difference the lower card is stronger.
    .book = Compare from the highest card down; the lower card is stronger.
compare-low-paired = Between lows with one pair, the lower pair is stronger; if the pairs are equal, compare the other cards from the highest down.
    .book = { "" }
compare-low-cards = Compare from the highest card down; the lower card is stronger.
scale-face-first = The hand of a player dealt at least one { ORLIST($ranks) } is { A($class) }, which beats every hand of a player without one ({ A($other) }). The face card need not be among the { CARDS($n) } that are compared. Within a class, the { $scale } scale decides.
scale-rank-first = The hand of a player dealt at least one { ORLIST($ranks) } is { A($class) }, which beats every hand of a player without one ({ A($other) }). That card need not be among the { CARDS($n) } that are compared. Within a class, the { $scale } scale decides.
scale-straight-only = Only straights count for this half, and the lowest straight wins it.
scale-straights-lowest = Only straights count, and the lowest straight wins.
plural-one-pair = pairs
plural-straight = straights
plural-flush = flushes

## Badugi and the like: the end of the key is what no two cards may share
scale-low-rank-suit = Badugi: a hand is a set of at most { CARDS($max) } in which no rank and no suit appears twice.
scale-low-suit = Badugi with equal ranks: a hand is a set of at most { CARDS($max) } in which no suit appears twice; ranks may repeat.
scale-low-rank = A hand is a set of at most { CARDS($max) } in which no rank appears twice; suits may repeat.
scale-high-rank-suit = High badugi without equal ranks: a hand is a set of at most { CARDS($max) } in which no rank and no suit appears twice.
scale-high-suit = High badugi: a hand is a set of at most { CARDS($max) } in which no suit appears twice; ranks may repeat.
scale-high-rank = A hand is a set of at most { CARDS($max) } in which no rank appears twice; suits may repeat.
scale-larger-low = A larger set is stronger; between equal sizes, compare from the highest card down, and the lower card is stronger.
scale-larger-high = A larger set is stronger; between equal sizes, compare from the highest card down, and the higher card is stronger.

## Points
scale-points = An ace counts { POINTS($ace) }, 2 to 10 count at face value, and the jack, queen and king count { POINTS($face) } each.
scale-points-of = { CAP(LIST($ranks)) } count { POINTS($n) } each.
points-highest = The hand with the highest point total wins.
points-lowest = The hand with the lowest point total wins.
points-capped = A hand is any number of the player’s own cards with a total of at most { POINTS($limit) }; the highest total wins.
points-capped-lowest = A hand is any number of the player’s own cards with a total of at most { POINTS($limit) }; the lowest total wins.
points-more-cards = Between equal totals, more cards are stronger.
scale-total-of = { CAP(LIST($ranks)) } count { $points } each.
scale-total-either = { CAP(LIST($ranks)) } count { $low } or { $high }, as the player likes for each card and for each share.
scale-total-numbers = 2 to 10 count at face value.
closest-behind = The total closest to { $n } wins, above or below it; at equal distances the lower total is stronger.
closest-level = The total closest to { $n } wins, above or below it; equal distances tie.
total-above = A total above { $n } loses to every total that is not.
closest-loses = The total closest to { $n } wins, but a total above { $n } loses to every total that is not.
