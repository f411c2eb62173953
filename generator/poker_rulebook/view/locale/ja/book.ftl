### The book as a whole, and tables that are computed. $scale the name of a scale · $share a side of the pot

subtitle = 書かれているとおりに実行できるルール
family-text-flop = 各プレイヤーは手札を持ち、全員でボードのカードを共有する。ハンドは、その両方から作る。
family-text-stud = 各プレイヤーに、表向きと裏向きのカードを配る。最初にアクションするプレイヤーは、表向きのカードで決まる。
family-text-draw = 手札はすべて裏向きとし、ベッティングラウンドの間に一部を交換する。
family-text-hybrid = ドローとボードを組み合わせ、交換した手札をボードと合わせたハンドにも使うゲームがある。ほかに、誰かの選択やボードのカードによって、その後の進め方が決まるゲームがある。
family-text-wild = デッキの一部のカードがワイルドとなり、任意のカードとみなされる。どのカードが、いつまでワイルドであるかが、それぞれのゲームの要点である。
family-text-open-face = 各プレイヤーは、配られたカードを少しずつ表向きに置き、複数の段にポーカーのハンドを作る。ベットは行わず、2人ずつ段ごとに比べて点を精算する。
odd-chip-to-share = 取り分の間の端数チップは、{ $share }の側に加える。
ranking-classes = 役の強さ
ranking-strongest = { $scale }で最も強いハンド
ranking-best-of-size = { CARDS($n) }で最も強い組
ranking-worst-of-size = { CARDS($n) }で最も弱い組
ranking-weakest-qualifying = 成立するうちで最も弱いハンド
alt-board = { ROWS($n) }のボード：{ JOIN($rows, by: "／") }
alt-row = { JOIN($slots, by: "、") }
alt-out = { $card }（使えない）
step-roll = サイコロ
step-divide = 手札の分割
step-discard = 捨て札
step-deal = 配札
board-fill = { CARDS($n) }を{ JOIN($slots, by: "、") }の順に開く。
bring-in-or-bet = そのプレイヤーは、ブリングインの額を出すか、ポットの額までの範囲でそれより大きい額をベットする。ほかの全員がコールしただけの場合、ブリングインを出したプレイヤーは、そのラウンドでそれ以上アクションすることができない。ブリングインを出すべきプレイヤーがアンティでオールインになった場合は、その左隣のプレイヤーから始める。そのプレイヤーは、ブリングインの額を出すか、ベットするか、フォールドする。
burn-deals = 最初のベッティングラウンドが終わった後は、カードを配るたびに、先に1枚をバーンする。
ranking-points = 点数の数え方
pot-if = { ORLIST($faces) }の目なら{ $share }
round-title = { $n }回目のベッティングラウンド
source = { $author }「{ $title }」{ BRACKET(DATE($date)) }
no-pair = ペアなし
ranking-sizes = { $scale }のハンドの強さ
most-players-draws = ドローの分を除き、シャッフルし直さずに配れる最大人数
ten-is-t = Tは10を表す。
step-turn-up = { $slot }のカード
step-remove = 行の除去
step-look = カードの色
step-choose = ゲームの選択
step-declare = 宣言
pot-in = { $share }（{ LIST($games) }）

## The base of a variant
relative-lead = 次の点と、それに伴って変わる点のほかは、{ $game }と同じである。
relative-royalty = { $hand }は{ $points }点
relative-royalties = ロイヤリティーは、{ JOIN($lines, by: "、") }である。
relative-without = { LIST($rules) }はない。
relative-step = { CONTINUED($step) }
relative-said-there = 次の規定は適用しない：「{ $rule }」
relative-rounds = { ROUNDS($n) }のベッティングラウンド
