### Dividing the pot, and who qualifies. $side, $first, $second kinds of hand (hand-kind-…) or sides (side-…)
### $hand a named hand · $rank a rank letter · $share, $other sides

win-pot = The strongest { $side } takes the pot.
win-pot-card-highest = The highest card takes the pot.
match-pot = Every other player who is in pays as much as the pot had into the pot of the next deal.
    .card = In and beaten: pays what the pot had into the next
    .peculiar = { "" }
match-short = A player with fewer chips pays all of them.
    .card = Short of chips: pays all of them
match-cap = Nobody wins or pays more than { CHIPS($n) } antes in one deal.
    .card = Nobody wins or pays more than { NUMBER($n, one: "ante", more: "antes") }; the rest stays
match-rest = What the pot has above that stays in it for the next deal.
win-pot-card-lowest = The lowest card takes the pot.
win-pot-minimum = At the showdown, the strongest { $side } takes the pot, provided it is { A($hand) } or stronger.
win-halves = The strongest { $first } and the strongest { $second } each take half of the pot.
win-halves-closest = The total closest to { $first } and the total closest to { $second } each take half of the pot.
win-pot-closest = The total closest to { $n } takes the pot.
win-halves-qualified = Of the hands that qualify, the strongest { $first } and the strongest { $second } each take half of the pot.
win-halves-down-suit = The strongest { $first } and the { $card } each take half of the pot.
win-high-low = The strongest high hand takes half of the pot, and the strongest { $qualifier } low hand takes the other half.
win-shares = The pot is divided into equal parts: { LIST($shares) }.
win-share-sentence = The { $share } goes to the strongest { $side } made for it.
qualifier-cap = A low qualifies only if its { CARDS($n) } all differ in rank and none is higher than { A(RANK($rank)) }.
qualifier-worst = The weakest qualifying low is { SEQUENCE($ranks) }.
qualifier-no-pair = A low qualifies only if it contains no pair.
qualifier-hand = To qualify for { $share }, a hand must be { A($hand) } or stronger.
qualifier-none = Neither half has a qualifier.
or-better = { RANK($rank) }-or-better
    .low = { or-better } low
qualifier-rolled = The { CARDS($n) } of a low must also all differ in rank.
board-needs-rolled = No low qualifies unless the board has at least { RANKS($n) } that are allowed.
board-needs-lows = No low qualifies unless the board has at least { RANKS($n) } of { RANK($rank) } or lower.
otherwise-high = If no low qualifies, the strongest high hand takes the whole pot.
    .card = No low: high takes all
    .peculiar = If no low qualifies, high takes the whole pot.
otherwise-share = If nobody qualifies for { $share }, the strongest hand for { $other } takes that part of the pot too.
    .card = No { $share }: { $other } takes it
otherwise-down-suit = If nobody still in has one, the strongest hand for { $other } takes the whole pot.
    .peculiar = { CAP(A($suit)) } face up does not count; if nobody has one face down, { $other } takes the whole pot.
    .card = No { $share }: { $name } takes it
otherwise-one-side = If only one side qualifies, its strongest hand takes the whole pot.
    .peculiar = If only one side qualifies, it takes the whole pot.
    .card = Only one side: it takes all
priority = If anybody has { A($hand) } or stronger, the strongest such hand takes the whole pot. Otherwise the strongest low hand on the { $scale } scale takes it.
share-per-board = The pot is divided equally among the { BOARDS($n) }. The strongest hand on each board takes its share; one player may take them all.
declared-side = The strongest hand of those who declared { $first } and the strongest hand of those who declared { $second } each take half of the pot.
declared-both = A player who declared both takes the whole pot, but only by winning { $first } and { $second } outright. Losing or tying either of them wins nothing.
    .card = Both: win both alone, or nothing
    .peculiar = { "" }
declared-one-side = If nobody declared one of the sides, the winner of the other takes the whole pot.
side-pot = Each side pot is decided only among the players who take part in it.

## What a share is won with, where the file of the ranking does not say it
hand-kind-high = high hand
hand-kind-low = { $scale } low hand
hand-kind-badugi = badugi
hand-kind-high-badugi = high badugi
hand-kind-points = point hand
hand-kind-named = { $scale } hand

## A card of one suit that lies face down
down-suit-highest = highest { $suit } face down
    .kind = the { down-suit-highest }
down-suit-lowest = lowest { $suit } face down
    .kind = the { down-suit-lowest }
one-of-spades = spade
one-of-hearts = heart

## Sides of the pot; the end of the key is the id of a share.
side-high = high
side-middle = middle
side-low = low
side-five-card = five-card hand
side-badugi = badugi
side-draw = draw hand
side-omaha = Omaha hand
side-holdem = Hold’em hand
side-points = point hand
side-upper = upper board
side-lower = lower board
nobody-strongest-hand = If nobody qualifies, the strongest { $side } takes the whole pot.
    .card = Nobody: strongest { $side } takes all
    .peculiar = If nobody qualifies, the strongest high hand takes the pot.
nobody-all-players = If nobody qualifies, all players still in share the pot equally.
    .card = Nobody: all share
    .peculiar = { "" }
nobody-carry-over = If nobody qualifies for a pot, main or side, it carries over to the next deal, and the button moves on.
    .card = Nobody: pot carries over
    .peculiar = If nobody qualifies, the pot stays for the next deal.
declared-nobody-all-players = If nobody wins anything by this, all players still in share the pot equally.
    .peculiar = { "" }
    .card = { "" }
declared-nobody-carry-over = If nobody wins anything by this, the pot carries over to the next deal.
    .card = { nobody-carry-over.card }
    .peculiar = { nobody-carry-over.peculiar }
win-high-low-rolled = The strongest high hand takes half of the pot, and the strongest low hand that the roll allows takes the other half.
