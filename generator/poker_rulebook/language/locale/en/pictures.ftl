### Streets and their pictures: short words beside them, and what they show in words.
### $n, $down, $up, $placed, $low, $high numbers of cards · $faces, $counts numbers · $answer, $street, $dealt phrases

## Names of streets that have none of their own
picture-preflop = Preflop
picture-deal = Deal
picture-door = Door card
picture-card-first = first card
picture-card-second = second card
picture-card-third = third card
picture-card-fourth = fourth card
picture-card-fifth = fifth card
picture-card-sixth = sixth card
picture-card-seventh = seventh card
picture-card-later = card { $n }
picture-roll-first = First roll
picture-roll-second = Second roll
picture-roll-third = Third roll
picture-roll-later = Roll { $n }
picture-placed = { CARDS($n) }

## What is dealt, in two or three words
short-down = { $down } down
short-burn = burn 1
short-up = { $up } up
short-extra = +1 for { A($rank) }
short-down-up = { $down } down, { $up } up
short-either = { $n } up (down if all yours are up)
short-open = { $n } open
short-open-board = { $n } open on each of { BOARDS($k) }
short-open-row = { $n } open in each of { ROWS($k) }
short-hidden = { $n } face down on the board
short-draw = swap { $low }–{ $high }
short-discard = discard { $n }
short-discard-down = discard { $n } of those down
short-turn-up = turn up { $n }
short-divide = divide into { JOIN($hands, by: " + ") }
short-divided = { $n } ({ $name })
short-remove = a row goes
short-roll = { DICE($n) }
short-look = count colours
short-choose = choose the game
short-declare = declare
short-stay = in or out
short-place = deal { $n } to lay
short-place-face-up = deal { $n } face up to lay
short-place-on-turn = { $n } on each turn, to lay
short-place-some = deal { $n }, lay { $placed }, discard the rest
short-place-some-face-up = deal { $n } face up, lay { $placed }, discard the rest
short-place-some-on-turn = { $n } on each turn, lay { $placed }, discard the rest
short-place-times = { TIMES($n) }
short-when = { $dealt } ({ $answer })

## Answers to a question: faces of dice, cards of a colour
picture-faces = { ORLIST($faces) }
picture-colours = { ORLIST($counts) } { $colour }

## Who acts first: in the row of a street, and beside its picture

## What pictures show, for those who do not see them
picture-street = { $street }: { $dealt }
picture-hand = { $title }: { $hand }. The cards that make it: { $cards }.
picture-wins = Wins
picture-row = { $row } ({ $hand })
picture-rows = { $seat } wins { LIST($rows) }.
picture-no-row = { $seat } wins no row.
picture-points = { $seat }: { $points }

## Headings of the page and of the table of streets
glance = The hand at a glance
what-wins = What wins
streets = Streets
street-number = Number
street-dealt = Dealt
street-bet = Bet, first to act
counted = Counted
street-again = As in street { $n }: { $dealt }.
chip-glance = Deal
chip-wins = Wins
chip-streets = Streets
chip-setup = Setup
chip-ranking = Ranking
chip-ties = Ties
chip-limits = Limits
chip-options = Options
chip-examples = Examples
chip-differences = Like…
chip-general = General
chip-counted = Counted
chip-history = History

## Facts that are asked at a table
hole-cards = Hole cards
fact-wins = Wins
fact-as-chosen = as in the game picked
fact-limit = Format
fact-limit-also = { $first } (also { JOIN($others, by: ", ") })

## How much is bet

## How board cards go together, below the picture
legend-one-from-each = One card from each colour.
picture-board-card = Board card { $n }
legend-groups = The cards of only one of these { SETS($n) }:
