### How hands compare. $ace ace-low or ace-high (in scale-points: points) · $worst, $cards ranks as in 8-7-6-5-4

scale-high = Hands compare by the usual high ranking. Aces are high, except that they are low in the straight { SEQUENCE($cards) }.
suits-equal = Suits do not matter at the showdown.
scale-a5 = Ace-to-five: aces are low, straights and flushes do not count, and a pair makes a hand weaker. The strongest hand is 5-4-3-2-A.
scale-27 = Deuce-to-seven: the high ranking is turned upside down. Aces are always high, so A-5-4-3-2 is not a straight. The strongest hand is 7-5-4-3-2 of more than one suit.
scale-a6 = Ace-to-six: aces are low, and straights and flushes make a hand weaker. The strongest hand is 6-4-3-2-A of more than one suit.
compare-low = Compare unpaired lows from the highest card down; at the first difference the lower card is stronger.
compare-low-paired = Between lows with one pair, the lower pair is stronger; if the pairs are equal, compare the other cards from the highest down.
scale-badugi = Badugi: a hand is a set of at most { CARDS($max) } in which no rank and no suit appears twice. A larger set is stronger; between equal sizes, compare from the highest card down, and the lower card is stronger. Aces are { $ace }.
scale-hidugi = High badugi: a hand is a set of at most { CARDS($max) } in which no suit appears twice; ranks may repeat. A larger set is stronger; between equal sizes, compare from the highest card down, and the higher card is stronger.
scale-points = An ace counts { POINTS($ace) }, 2 to 10 count their number, and the jack, queen and king count { POINTS($face) } each.
points-highest = The hand with the highest point total wins.
points-lowest = The hand with the lowest point total wins.
points-capped = A hand is any of the player’s own cards with a total of at most { POINTS($limit) }; the highest total wins. Between equal totals, more cards are stronger.
scale-madison = Madison: aces are low, and pairs, straights and flushes do not count. Compare from the highest card down; the lower card is stronger.
scale-flush-over-full = A flush beats a full house.
scale-lowest-straight = { SEQUENCE($cards) } is the lowest straight.
scale-trips-over-straight = Three of a kind beats a straight.
scale-gap = As the deck has no { LIST($ranks) }, the { RANK($below) } is followed by the { RANK($above) } in a straight.
scale-pseudo-quads = Three of a kind from { PLURAL($low) } to { PLURAL($high) } is four of a kind when the other { CARDS($n) } add up to its rank. Aces count as 1.
scale-face-first = The hand of a player dealt at least one J, Q or K is a { $class }, which beats every hand of a player without one (a { $other }). The face card need not be among the { CARDS($n) } that are compared. Within a class, the { $scale } scale decides.
scale-straight-only = Only straights count for this half, and the lowest straight wins it.

## Names of the scales, before “scale” and “low”; the end of the key is the id of the ranking.
scale-name-high = high
scale-name-ace-to-five = ace-to-five
scale-name-deuce-to-seven = deuce-to-seven
scale-name-ace-to-six = ace-to-six
scale-name-badugi = badugi
scale-name-badugi-ace-high = ace-high badugi
scale-name-high-badugi = high badugi
scale-name-madison = Madison
scale-name-points = points
scale-name-points-49 = points
scale-name-points-0 = points
scale-name-points-21 = points
scale-name-face-first = Action Razz
scale-name-lowest-straight = low straight
scale-name-open-face-front = front-row
scale-name-short-deck = short-deck
scale-name-short-deck-trips-over-straight = short-deck
scale-name-mexican = Mexican
scale-name-quick-quads = Quick Quads
ace-low = low
ace-high = high
