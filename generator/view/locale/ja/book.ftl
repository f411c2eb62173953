### The book as a whole, and tables that are computed. $scale the name of a scale · $share a side of the pot

subtitle = 書かれているとおりに実行できるルール
family-text-flop = 各プレイヤーは手札を持ち、全員でボードのカードを共有する。ハンドは、その両方から作る。
family-text-stud = 各プレイヤーに、表向きと裏向きのカードを配る。最初にアクションするプレイヤーは、表向きのカードで決まる。
family-text-draw = 手札はすべて裏向きとし、ベッティングラウンドの間に一部を交換する。
family-text-hybrid = ドローとボードを組み合わせたゲームである。交換した手札は、ボードと合わせたハンドにも使う。
odd-chip-to-share = 取り分の間の端数チップは、{ $share }に加える。
ranking-classes = 役の強さ
ranking-strongest = { $scale }で最も強いハンド
ranking-best-of-size = { CARDS($n) }で最も強い組
ranking-worst-of-size = { CARDS($n) }で最も弱い組
ranking-weakest-qualifying = 成立するうちで最も弱いハンド
alt-board = { ROWS($n) }のボード：{ $rows }
alt-row = { LIST($slots) }
result-winner = プレイヤー{ $seat }が{ $hand }で勝つ。
result-tie = { LIST($seats) }は、いずれも{ $hand }で同じ強さである。
result-nobody = 成立するハンドはない。
result-nobody-otherwise = 成立するハンドはない。この取り分は{ $other }に加える。
step-roll = サイコロ
step-divide = 手札の分割
step-discard = 捨て札
step-deal = 配札
board-fill = 置く順番は、{ LIST($slots) }とする。
bring-in-or-bet = そのプレイヤーは、ブリングインの額を出すか、ポットの額までの範囲でそれより大きい額をベットする。
burn-deals = 最初のベッティングラウンドが終わった後は、カードを配るたびに、先に1枚をバーンする。
result-tie-two = { LIST($seats) }は、どちらも{ $hand }で同じ強さである。
ranking-points = 点数の数え方
pot-if = { ORLIST($faces) }の目なら{ $share }
round-title = { $n }回目のベッティングラウンド
no-pair = ペアなし
ranking-sizes = { $scale }のハンドの強さ
most-players-draws = ドローの分を除き、シャッフルし直さずに配れる最大人数
ten-is-t = Tは10を表す。

## The nearest other game
relative-lead = 次の点と、それに伴って変わる点のほかは、{ $game }と同じである。
relative-far = 最も近いゲームは{ $game }であるが、異なる規定が{ $n }か所ある。
relative-without = 次のものはない：{ LIST($rules) }。
relative-said-there = 次の規定はない：{ $rule }
relative-rounds = ベッティングラウンド{ ROUNDS($n) }
