### Open-face games: rows, points, royalties, Fantasyland. $row, $other names of rows · $n, $total, $rest numbers of cards
### or points · $hand, $hands hands · $seat, $opponent names of players

rows-play = Deal and placing
rows-heading = Rows and fouls
rows-scoring = Points between two players
rows-royalties = Royalties
rows-fantasyland = Fantasyland
rows-win-cap = Win cap
rows-no-betting = Betting

## Steps
rows-deal-together = Deal { CARDS($n) } face down to each player.
    .card = Deal to all at once, face down; they lay in turn from the left of the button
    .say = { CAP(NUMBER($n, one: "card", more: "cards")) } each, face down.
rows-deal-face-up = Deal { CARDS($n) } face up to each player.
    .card = Cards face up: dealt to all at once, laid in turn from the left of the button
    .say = { CAP(NUMBER($n, one: "card", more: "cards")) } each, face up.
rows-deal-closed = Deal { CARDS($n) } face down to each player.
    .card = Deal to all at once, face down; everybody lays unseen at the same time, and all turn up together
    .say = { CAP(NUMBER($n, one: "card", more: "cards")) } each, face down.
rows-lay = In turn from the left of the button, each player places { CARDS($n) } face up wherever a row has room.
    .say = Place { NUMBER($n, one: "card", more: "cards") }, from the left of the button.
rows-lay-some = In turn from the left of the button, each player places { $n } of them face up wherever a row has room and discards { CARDS($rest) } face down.
    .say = Place { NUMBER($n) } and discard { NUMBER($rest) }, from the left of the button.
rows-lay-on-turn = In turn from the left of the button, each player receives { CARDS($received) } face down and places { CARDS($n) } face up wherever a row has room.
    .card = Cards on each turn: received and laid by one player after the other, from the left of the button
    .say = From the left of the button, { NUMBER($received, one: "card", more: "cards") } each: place { NUMBER($n) }.
rows-lay-some-on-turn = In turn from the left of the button, each player receives { CARDS($received) } face down, places { $n } of them face up wherever a row has room and discards { CARDS($rest) } face down.
    .card = Cards on each turn: received and laid by one player after the other, from the left of the button
    .say = From the left of the button, { NUMBER($received, one: "card", more: "cards") } each: place { NUMBER($n) }, discard { NUMBER($rest) }.
rows-lay-closed = All players look at their cards and, at the same time, lay { CARDS($n) } face down in their rows, unseen by the others.
    .say = Set { NUMBER($n, one: "card", more: "cards") } in your rows, face down.
rows-lay-some-closed = All players look at their cards and, at the same time, lay { $n } of them face down in their rows, unseen by the others, and discard { CARDS($rest) } face down.
    .say = Set { NUMBER($n) } in your rows, face down, and discard { NUMBER($rest) }.
rows-repeat = This is done { TIMES($n) }, until everybody has placed { CARDS($total) }.
    .say = { CAP(TIMES($n)) } in all.
rows-no-moving = A placed card stays where it is.
rows-discards = Discards are never shown and do not come back in this deal.
rows-there-first = A player in Fantasyland receives all cards at once, face down, before anybody else is dealt to, places { $total } of them in the rows, unseen by the others, and is passed over in the steps that follow.
    .card = In Fantasyland: all cards at once before the others, laid unseen, turned up at the end
rows-show = When everybody else has finished, the players in Fantasyland turn up their layouts. Then each player settles points with every other.
    .say = Fantasyland, turn up your rows. Then we settle.
rows-show-closed = When everybody has finished, all layouts are turned up. Then each player settles points with every other.
    .say = Turn up your rows, please. Then we settle.
rows-show-open = When everybody has finished, every two players settle their points.
    .say = All done: we settle.
rows-setup = None. After each deal every two players settle points.

## Rows and fouls
rows-row = It has { CARDS($n) }.
rows-row-kind = It is compared as { A($kind) }.
rows-classes = Only { LIST($classes) } count here; straights and flushes do not.
rows-ranking = { $title }: { LIST($rows) }
rows-qualifier = A layout in which { $row } is not { $hand } is a foul.
rows-at-least = { CAP($row) } must equal or beat { $other }.
rows-free = { CAP($row) } is not compared with the other rows.
rows-foul-is = Any other layout is a foul.
rows-sizes = A shorter row is compared with a longer one by class and then rank by rank. If all cards of the shorter row are matched, the extra cards make the longer row the stronger one.
rows-judged = A layout is judged only when it is complete.

## Points
rows-score = Each player compares rows with every other. The winner of a row receives { POINTS($n) } from the other.
rows-score-most = A player who wins at least { NUMBER($rows) } rows receives { POINTS($n) } more.
rows-score-all = A player who wins all rows receives { POINTS($n) } more.
rows-equal = Equal hands score nothing.
rows-equal-all = Equal hands score nothing, and then nobody has won all rows.
rows-fouled = A player with a foul loses all rows to every player without one and pays each of them { POINTS($n) }.
rows-fouled-more = A player with a foul loses all rows to every player without one and pays each of them { POINTS($n) }: the points for all rows and the extra for winning them all.
rows-fouled-royalties = Such a player receives no royalties.
rows-fouled-both = Two players with a foul settle nothing.
rows-sum = What one player receives, another pays: the points of a deal add up to zero.
rows-royalty = A player without a foul whose row is one of these hands or stronger receives its royalty from each other player, with a foul or without, whether or not the row was won.
rows-royalty-one = In each row only the strongest of these hands counts; the royalties of all rows are added.
rows-royalty-net = If both players have royalties, only the difference is paid.
rows-royalty-low = { RANK($rank) }-high low
rows-royalty-run = { CAP($class) }, { $low } to { $high }
rows-royalty-points = { $low }–{ $high }
rows-points-column = Points

## Fantasyland
rows-enter = A player without a foul who has { ORLIST($hands) } is in Fantasyland for the next deal.
rows-hand-in = { A($hand) } or stronger in { $row }
rows-hand-exactly-in = { A($hand) } in { $row }
rows-enter-cards = There the player receives { CARDS($n) }.
rows-enter-numbers = There the player receives { LIST($numbers) }.
rows-enter-number = { CARDS($n) } after { A($hand) }
rows-enter-both = After such hands in two rows the player receives { CARDS($n) }.
rows-there = A player in Fantasyland places { CARDS($total) } in any order, and the layout is turned up when the others have finished. Fouls, points and royalties are the same as for everybody.
rows-there-rest = The cards left over are discarded face down.
rows-stay = A player in Fantasyland who, without a foul, makes { ORLIST($hands) } stays there for the next deal and receives { CARDS($n) }. No other hand keeps a player there.
rows-leave = While anybody is in Fantasyland, nobody may leave the game.
rows-button-stays = The button moves clockwise after each deal, but stays while anybody is in Fantasyland.
    .card = The button stays while anybody is in Fantasyland
rows-button-moves = The button moves clockwise after each deal, also while somebody is in Fantasyland.
    .card = The button moves on, also during Fantasyland
rows-button = Button

## Win cap
rows-win-cap-none = There is no win cap: points are owed in full.
rows-win-cap-both-stacks = Points are paid in chips. A payment is never more than the chips that the payer has at that moment, nor more than the winner has.
    .card = Win cap: a payment is no more than the payer has at that moment, nor than the winner has
rows-win-cap-stacks-at-start = Points are paid in chips. In one deal nobody pays or receives more chips than the player had at its start.
    .card = Win cap: in a deal nobody pays or receives more than the player had at its start
rows-win-cap-payer = Points are paid in chips. A payment is never more than the chips that the payer has at that moment.
    .card = Win cap: a payment is no more than the payer has at that moment
rows-win-cap-order = The pairs pay one after the other: first the player to the left of the button with each of the others, clockwise; then the next player with those who follow, and so on.

## Facts
rows-fact-rows = Rows
rows-fact-row = { $row } { $n }
rows-fact-rounds = Rounds of placing
rows-fact-there = Cards in Fantasyland
rows-points-short = points
rows-pot-rows = rows
rows-pot-short = rows and royalties

## Labels for table cards
rows-card-row = Each row: { POINTS($n) }
rows-card-most = { CAP(NUMBER($rows)) } or more rows: { POINTS($n) } more
rows-card-all = All rows: { POINTS($n) } more
rows-card-foul = Foul: loses all rows, { POINTS($n) } to each
rows-card-foul-royalties = Foul: loses all rows, { POINTS($n) } to each, no royalties
rows-card-order = No foul: { $order }
rows-card-chain = { JOIN($rows, by: " ≤ ") }
rows-card-classes = { CAP($row) }: { LIST($classes) } only
rows-card-kind = { CAP(LIST($rows)) }: { $kind }
rows-card-enter = Fantasyland, { $row }: { $numbers }
rows-card-number = { $hand } or better ({ CARDS($n) })
rows-card-number-exactly = { $hand } ({ CARDS($n) })
rows-card-enter-both = Fantasyland, two rows: { CARDS($n) }
rows-card-stay = Stays: { ORLIST($hands) }, { CARDS($n) }
rows-card-hand-in = { $hand } or better ({ $row })
rows-card-hand-exactly-in = { $hand } ({ $row })
rows-card-rows = Rows: { $rows }

## Examples
rows-mark-foul = foul
rows-mark-there = in Fantasyland
rows-told-capped = The win cap makes some payments smaller than the points.
rows-the = { THE($row) }
