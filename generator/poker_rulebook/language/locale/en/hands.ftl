### Names of made hands; the end of the key is the class. $top, $rank, $second, $pair rank letters · $ranks as in 8-7-5-3-A

hand-five-of-a-kind = five of a kind, { PLURAL($rank) }
hand-royal-flush = royal flush
hand-straight-flush = { RANK($top) }-high straight flush
hand-four-of-a-kind = four of a kind, { PLURAL($rank) }
hand-full-house = full house, { PLURAL($rank) } over { PLURAL($pair) }
hand-flush = { RANK($top) }-high flush
hand-straight = { RANK($top) }-high straight
hand-three-of-a-kind = three of a kind, { PLURAL($rank) }
hand-four-card-flush = { RANK($top) }-high four-card flush
hand-four-card-straight = { RANK($top) }-high four-card straight
hand-two-pair = two pair, { PLURAL($rank) } and { PLURAL($second) }
hand-one-pair = pair of { PLURAL($rank) }
hand-one-card = { RANK($rank) }
hand-high-card = { RANK($top) } high

## Lows, badugis and points
hand-low = { SEQUENCE($ranks) } low
hand-of-ranks = { SEQUENCE($ranks) }
hand-badugi = { CARDSIZE($n) } badugi, { SEQUENCE($ranks) }
    .any = { CARDSIZE($n) } badugi
hand-high-badugi = { CARDSIZE($n) } high badugi, { SEQUENCE($ranks) }
    .any = { CARDSIZE($n) } high badugi
hand-ranks = { CARDSIZE($n) } hand, { SEQUENCE($ranks) }
hand-points = { POINTS($points) }
hand-total = { $total }
hand-ahead = { $class }, { $hand }

## Classes, strongest first in the usual order
class-five-of-a-kind = five of a kind
class-five-of-a-kind-with = five of a kind, with a wild { $rank }
class-royal-flush = royal flush
class-straight-flush = straight flush
class-four-of-a-kind = four of a kind
class-full-house = full house
class-flush = flush
class-straight = straight
class-three-of-a-kind = three of a kind
class-four-card-flush = four-card flush
class-four-card-straight = four-card straight
class-two-pair = two pair
class-one-pair = one pair
class-high-card = high card
class-badugi = { CARDSIZE($n) } badugi
class-high-badugi = { CARDSIZE($n) } high badugi

## As players say them in a told hand
short-five-of-a-kind = five { PLURAL($rank) }
short-four-of-a-kind = four { PLURAL($rank) }
short-full-house = { PLURAL($rank) } full of { PLURAL($pair) }
short-three-of-a-kind = three { PLURAL($rank) }
short-two-pair = { PLURAL($rank) } and { PLURAL($second) }
short-badugi = { CARDSIZE($n) } { $hand }
short-ahead = { $class }, { $hand }
