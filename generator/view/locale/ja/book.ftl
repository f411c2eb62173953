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
result-winner = { $seat }が{ $hand }で勝つ。
result-tie = { LIST($seats) }は、どれも{ $hand }で同じ強さである。
result-nobody = 成立するハンドはない。
result-nobody-otherwise = 成立するハンドはない。この取り分は{ $other }に加える。
pot-shares = { LIST($shares) }
pot-boards = ボードごと
step-roll = サイコロ
step-divide = 手札の分割
step-discard = 捨て札
step-deal = 配札
board-fill = 置く順番は、{ LIST($slots) }とする。
