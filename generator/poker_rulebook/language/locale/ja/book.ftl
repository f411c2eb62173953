### The book as a whole, and tables that are computed. $scale the name of a scale · $share a side of the pot

subtitle = 書かれているとおりに実行できるルール
family-text-flop = 各プレイヤーは手札を持ち、全員でボードのカードを共有する。ハンドは、その両方から作る。
family-text-stud = 各プレイヤーに、表向きと裏向きのカードを配る。最初にアクションするプレイヤーは、表向きのカードで決まる。
family-text-draw = 手札はすべて裏向きとし、ベッティングラウンドの間に一部を交換する。
family-text-hybrid = ドローとボードを組み合わせ、交換した手札をボードと合わせたハンドにも使うゲームがある。ほかに、誰かの選択やボードのカードによって、その後の進め方が決まるゲームがある。
family-text-wild = デッキの一部のカードがワイルドとなり、任意のカードとみなされる。どのカードが、いつまでワイルドであるかが、それぞれのゲームの要点である。
family-text-open-face = 各プレイヤーは、配られたカードを並べ、複数の段にポーカーのハンドを作る。オープンフェイスでは少しずつ表向きに置き、元のチャイニーズポーカーでは、すべてを一度に見せずに並べる。ベットは行わず、2人ずつ段ごとに比べて点を精算する。
odd-chip-to-share = 取り分の間の端数チップは、{ $share }の側に加える。
ranking-classes = 役の強さ
ranking-strongest = { $scale }で最も強いハンド
ranking-best-of-size = { CARDS($n) }で最も強い組
ranking-worst-of-size = { CARDS($n) }で最も弱い組
ranking-weakest-qualifying = 成立する最も弱いハンド
alt-board = { ROWS($n) }のボード：{ JOIN($rows, by: "／") }
alt-row = { JOIN($slots, by: "、") }
alt-out = { $card }（使えない）
step-roll = サイコロ
step-divide = 手札の分割
step-discard = 捨て札
step-deal = 追加の手札
board-fill = { CARDS($n) }を{ JOIN($slots, by: "、") }の順に開く。
    .say = ボードに{ CARDS($n) }開きます。
burn-deals = 最初のベッティングラウンドが終わった後は、カードを配るたびに、先に1枚をバーンする。
    .book = 最初のベッティングラウンドの後は、配るたびに、先に1枚をバーンする。
    .card = バーン：最初のベットの後、配るたびに1枚
ranking-total = { $n }に近い合計の数え方
ranking-points = 点数の数え方
ranking-points-with = { $hand }（{ CARDS($n) }）
pot-if = { ORLIST($faces) }の目なら{ $share }
round-title = { $n }回目のベッティングラウンド
source = { AUTHORS($author) }「{ $title }」{ BRACKET(DATE($date), $part) }
source-cited = { $mark }{ BRACKET($part) }
source-described = { $what }{ BRACKET(DATE($date)) }
no-pair = ペアなし
    .low = ペアのないローハンド
ranking-sizes = { $scale }のハンドの強さ
most-players-draws = ドローの分を除き、シャッフルし直さずに配れる最大人数
ten-is-t = Tは10を表す。
step-turn-up = { $slot }のカード
step-remove = 行の除去
step-look = カードの色
step-choose = ゲームの選択
step-declare = 宣言
step-stay = 参加の宣言
pot-in = { $share }（{ LIST($games) }）

## The base of a variant
beside-before = { $game }との違い：{ $changes }。
beside-again = ベット形式を変えて、もう一度{ $game }を行う。
beside-rule = { $title }：{ $text }
relative-lead = 次の点と、それに伴って変わる点のほかは、{ $game }と同じである。
relative-royalty = { $hand }は{ $points }点
relative-royalties = ロイヤリティーは、{ JOIN($lines, by: "、") }である。
relative-moved = { $step }の時期は、{ $to }とする（元のゲームでは{ $off }）。
relative-streets = { LIST($there) }は、このゲームでは{ $n ->
    [1]{ "" }
   *[other] それぞれ
    }{ LIST($here) }と呼ぶ。
relative-place = { $name }（{ $place }）
relative-step = { $step }
relative-without = { JOIN($rules, by: "、") }はない。
relative-with-betting = { $step }とそのベッティングラウンド
relative-blinds = ブラインド
relative-ante = アンティ
relative-bring-in = ブリングイン
relative-said-there = 次の規定は適用しない：「{ $rule }」

## Points of a hand, and what stands before or after them; .before-it and .after-it where the point has just been named
at-street = { $street }
    .before = { $street }を配る前
    .after = { $street }を配った後
    .before-it = 配る前
    .after-it = 配った後
at-first-deal = 最初の手札
    .before = 最初のカードを配る前
    .after = 最初のカードを配った後
    .before-it = その前
    .after-it = その後
at-step = { $step }
    .before = { $step }の前
    .after = { $step }の後
    .before-it = その前
    .after-it = その後
at-number = { $n ->
    [1] 1回目
    [2] 2回目
    [3] 3回目
   *[other] 4回目
    }の{ $step }
at-betting-on = { $street }のベッティングラウンド
    .before = { $street }のベットの前
    .after = { $street }のベットの後
    .before-it = その前
    .after-it = その後
at-betting-after = { $step }の後のベッティングラウンド
    .before = { $step }の後のベッティングラウンドの前
    .after = { $step }の後のベッティングラウンドの後
    .before-it = その前
    .after-it = その後
at-betting-preflop = フロップの前のベッティングラウンド
    .before = 最初のベッティングラウンドの前
    .after = フロップの前のベットの後
    .before-it = その前
    .after-it = その後
at-first-betting = 最初のベッティングラウンド
    .before = 最初のベッティングラウンドの前
    .after = 最初のベッティングラウンドの後
    .before-it = その前
    .after-it = その後
at-round = { $n }回目のベッティングラウンド
    .before = { $n }回目のベッティングラウンドの前
    .after = { $n }回目のベッティングラウンドの後
    .before-it = その前
    .after-it = その後
