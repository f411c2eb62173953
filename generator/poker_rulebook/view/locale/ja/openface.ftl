### What happens in a deal of an open-face game. $seat, $opponent players · $row a row · $rows rows with their cards
### $cards cards · $hand a hand · $n points, cards or a number · $points seats with their points, or one such number

tell-round = { $n }巡目
tell-placed = { $seat }は、{ LIST($rows) }を置く。
tell-placed-some = { $seat }は、{ LIST($rows) }を置き、{ $cards }を捨てる。
tell-placed-row = { $row }に{ $cards }
tell-layout = { $seat }の並べ方
tell-row = { $row }の{ $cards }：{ $hand }
tell-row-royalty = { $row }の{ $cards }：{ $hand }（ロイヤリティー{ POINTS($n) }）
tell-fouled = { $seat }はファウルである。
tell-paid = { $seat }は{ $opponent }から{ POINTS($n) }を受け取る。
tell-to-fantasyland = { $seat }は、次のディールをファンタジーランドで行い、{ CARDS($n) }を受け取る。
tell-points = このディールの点は、{ LIST($points) }である。
tell-seat-points = { $seat }が{ $points }
