### What happens in a deal of an open-face game. $seat, $opponent players · $row a row · $rows rows with their cards
### $cards cards · $hand a hand · $n points, cards or a number · $points seats with their points, or one such number

tell-round = Round { $n }
tell-placed = { $seat } places { LIST($rows) }.
tell-placed-some = { $seat } places { LIST($rows) }, and discards { $cards }.
tell-placed-row = { $cards } in { $row }
tell-layout = Layout of { $seat }
tell-row = { $row } { $cards }: { $hand }
tell-row-royalty = { $row } { $cards }: { $hand }, royalty of { POINTS($n) }
tell-fouled = { $seat } has a foul.
tell-paid = { $seat } receives { POINTS($n) } from { $opponent }.
tell-to-fantasyland = { $seat } is in Fantasyland for the next deal, with { CARDS($n) }.
tell-points = Points of the deal: { LIST($points) }.
tell-seat-points = { $seat } { $points }
