### Tables of the general rules, and the chart of killer cards. Tables of sums: table-by- what changes from line to
### line, table-of- what changes from column to column, table-counted- the kind of the sum

## Pot raises
table-by-blinds = ブラインド
table-of-callers = { $n ->
    [0] コールなし
    [1] コール{ CHIPS($n) }人
   *[other] コール{ CHIPS($n) }人
 }
table-counted-pot-raise = 本書のプログラムで行った{ $game }のベッティングから求めた。

## Lows
table-by-number = ナンバー
table-by-top = 最も高いカード
table-or-better = ここまで
table-low-suits = { LIST($scales) }の列には、5枚とも同じスートのハンドを含まない。
table-counted-low-number = 本書のゲームで用いるハンドの比べ方から求めた。
table-counted-low-count = { table-counted-low-number }

## Killer cards
table-by-outs = アウト↓／キラー→
table-killers-note = ターンでアウトが出れば、リバーでキラーカードが出ない限り勝つ。ターンがアウトでもキラーカードでもなければ、リバーでアウトが出たときに勝つ。
table-killers-formula = 見えていないカードが{ CARDS($unseen) }のとき、確率は、アウト×（（{ $less }−キラー）＋（{ $total }−アウト−キラー））÷（{ $total }×{ $less }）である。
table-counted-killer-cards = 正確に計算し、小数第2位までのパーセントで示す。
table-killers-across = アウトの枚数
table-killers-up = 勝つ確率
table-killers-line = キラー{ CHIPS($n) }枚
table-killers-alt = アウトの枚数とともに上がる線が、キラーカードの枚数が偶数の場合ごとに1本ずつある。アウトが{ OUTS($outs) }のとき、確率はキラーカードがなければ{ $most }、{ KILLS($kills) }あれば{ $least }である。

## Classes
table-class = 役
table-class-place = 順位
table-class-means = 内容
table-class-sample = 例
table-class-deck = { CARDS($n) }
table-class-all = すべてのハンド
table-class-no-joker = ジョーカーは除く。
table-class-counted = 5枚の組み合わせをすべて数えた。
means-royal-flush = 最も強いストレートフラッシュ
means-straight-flush = 同じスートで連続した5枚
means-four-of-a-kind = 同じランクの4枚
means-full-house = 同じランクの3枚と、別の同じランクの2枚
means-flush = 同じスートの5枚
means-straight = 連続した5枚で、スートは2種類以上
means-three-of-a-kind = 同じランクの3枚
means-four-card-flush = 同じスートの4枚
means-four-card-straight = 連続した4枚
means-two-pair = 同じランクの2枚と、別の同じランクの2枚
means-one-pair = 同じランクの2枚
means-high-card = どれにも当たらないもの

## Shootouts
table-by-players = テーブルの人数
table-by-seats = テーブルの席数
table-of-rounds = { $n ->
    [1] { CHIPS($n) }ラウンド
   *[other] { CHIPS($n) }ラウンド
 }

## Odds
table-odds-what = 起きること
table-odds-one-in = 頻度
table-odds-percent = 確率（%）
table-one-in = { $n }回に1回
table-some-in = { $n }回に{ $some }回
table-odds-counted = すべての場合を数えた。無作為に配って求めた数はない。
