### Open-face games: rows, points, royalties, Fantasyland. $row, $other names of rows · $n, $total, $rest numbers of cards
### or points · $hand, $hands hands · $seat, $opponent names of players

rows-play = 配り方と置き方
rows-heading = 段とファウル
rows-scoring = 2人ずつの精算
rows-royalties = ロイヤリティー
rows-fantasyland = ファンタジーランド
rows-win-cap = ウィン・キャップ
rows-no-betting = ベット

## Steps
rows-deal-together = 各プレイヤーに{ CARDS($n) }を裏向きに配る。
    .card = 全員に裏向きに配り、ボタンの左隣から順に置く
    .say = お一人{ CARDS($n) }ずつ、裏向きで配ります。
rows-deal-face-up = 各プレイヤーに{ CARDS($n) }を表向きに配る。
    .card = 表向きのカードは全員に一度に配り、ボタンの左隣から順に置く
    .say = お一人{ CARDS($n) }ずつ、表向きで配ります。
rows-deal-closed = 各プレイヤーに{ CARDS($n) }を裏向きに配る。
    .card = 全員に裏向きに配り、全員が一斉に、見せずに並べ、一斉に公開
    .say = お一人{ CARDS($n) }ずつ、裏向きで配ります。
rows-lay = ボタンの左隣から順番に、各プレイヤーは{ CARDS($n) }を、空きのある段に表向きに置く。
    .say = ボタンの左隣から、{ CARDS($n) }置いてください。
rows-lay-some = ボタンの左隣から順番に、各プレイヤーはそのうち{ CARDS($n) }を表向きにして空きのある段に置き、残りの{ CARDS($rest) }を裏向きに捨てる。
    .say = ボタンの左隣から、{ CARDS($n) }置いて{ CARDS($rest) }捨ててください。
rows-lay-on-turn = ボタンの左隣から順番に、各プレイヤーは裏向きに{ CARDS($received) }を受け取り、{ CARDS($n) }を表向きにして空きのある段に置く。
    .card = 自分の番に受け取るカードは、ボタンの左隣から1人ずつ受け取っては置く
    .say = ボタンの左隣から{ CARDS($received) }ずつ配ります。{ CARDS($n) }置いてください。
rows-lay-some-on-turn = ボタンの左隣から順番に、各プレイヤーは裏向きに{ CARDS($received) }を受け取り、そのうち{ CARDS($n) }を表向きにして空きのある段に置き、残りの{ CARDS($rest) }を裏向きに捨てる。
    .card = 自分の番に受け取るカードは、ボタンの左隣から1人ずつ受け取っては置く
    .say = ボタンの左隣から{ CARDS($received) }ずつ配ります。{ CARDS($n) }置いて{ CARDS($rest) }捨ててください。
rows-lay-closed = 全員が配られたカードを見て、ほかのプレイヤーに見せずに、一斉に{ CARDS($n) }を裏向きで段に並べる。
    .say = { CARDS($n) }を裏向きで段に並べてください。
rows-lay-some-closed = 全員が配られたカードを見て、ほかのプレイヤーに見せずに、一斉にそのうち{ CARDS($n) }を裏向きで段に並べ、残りの{ CARDS($rest) }を裏向きに捨てる。
    .say = { CARDS($n) }を裏向きで段に並べ、{ CARDS($rest) }捨ててください。
rows-repeat = これを{ TIMES($n) }行うと、全員が{ CARDS($total) }を置き終える。
    .say = これを{ TIMES($n) }行います。
rows-no-moving = 一度置いたカードを動かしてはならない。
rows-discards = 捨て札は公開せず、そのディールの間は戻さない。
rows-there-first = ファンタジーランドのプレイヤーは、ほかのプレイヤーに配る前に、すべてのカードを一度に裏向きで受け取り、ほかのプレイヤーに見せずに{ CARDS($total) }を段に並べる。この後の手順では、このプレイヤーの順番を飛ばす。
    .card = ファンタジーランド：最初に全カードを受け取り、見せずに並べ、最後に公開
rows-show = ほかの全員が置き終えてから、ファンタジーランドのプレイヤーは並べたカードを公開する。全員の並べ方がそろったら、2人ずつ点を精算する。
    .say = ファンタジーランドの方、並べたカードを公開してください。続けて精算します。
rows-show-closed = 全員が並べ終えてから、すべての並べ方を公開する。その後、2人ずつ点を精算する。
    .say = 並べたカードを公開してください。続けて精算します。
rows-show-open = 全員が置き終えてから、2人ずつ点を精算する。
    .say = 全員終わりました。精算します。
rows-setup = 行わない。ディールごとに、2人ずつ点を精算する。

## Rows and fouls
rows-row = { CARDS($n) }とする。
rows-row-kind = { $kind }として比べる。
rows-classes = ここでの役は、{ LIST($classes) }に限る。ストレートとフラッシュは数えない。
rows-ranking = { $title }：{ LIST($rows) }
rows-qualifier = { $row }が{ $hand }でない並べ方は、ファウルとする。
rows-at-least = { $row }は、{ $other }と同じかそれより強いハンドでなければならない。
rows-free = { $row }は、ほかの段と比べない。
rows-foul-is = これに反する並べ方をファウルという。
rows-sizes = 枚数の異なる段は、役の強さ、次にランクの順に比べる。枚数の少ない段のカードをすべて比べても差がない場合は、枚数の多い段を強いものとする。
rows-judged = 並べ方は、すべてのカードを置き終えてから判定する。

## Points
rows-score = 2人ずつ組になり、段ごとにハンドを比べる。勝ったプレイヤーは、相手から{ POINTS($n) }を受け取る。
rows-score-most = { $rows }つ以上の段で勝ったプレイヤーは、さらに{ POINTS($n) }を受け取る。
rows-score-all = すべての段で勝ったプレイヤーは、さらに{ POINTS($n) }を受け取る。
rows-equal = 同じ強さの段では、点を受け渡さない。
rows-equal-all = 同じ強さの段では点を受け渡さず、その場合はどちらもすべての段で勝ったことにならない。
rows-fouled = ファウルしたプレイヤーは、ファウルしていない相手に対してすべての段で負けとし、{ POINTS($n) }を支払う。
rows-fouled-more = ファウルしたプレイヤーは、ファウルしていない相手に対してすべての段で負けとし、各段の点に、すべての段で勝った場合に加わる点を合わせた{ POINTS($n) }を支払う。
rows-fouled-royalties = ロイヤリティーは受け取らない。
rows-fouled-both = 2人ともファウルした場合は、その2人の間では精算しない。
rows-sum = 一方が受け取る点はもう一方が支払うので、1回のディールの点を合計すると0になる。
rows-royalty = 次のハンドかそれより強いハンドを作り、ファウルしなかったプレイヤーは、段の勝ち負けにかかわらず、ほかの各プレイヤーからロイヤリティーを受け取る。ファウルした相手からも受け取る。
rows-royalty-one = 1つの段では、次のハンドのうち最も強いものだけを数え、各段のロイヤリティーを合計する。
rows-royalty-net = 双方にロイヤリティーがある場合は、差し引いた点だけを支払う。
rows-royalty-low = { RANK($rank) }ロー
rows-royalty-run = { $class }（{ $low }〜{ $high }）
rows-royalty-points = { $low }〜{ $high }
rows-points-column = 点

## Fantasyland
rows-enter = ファウルせずに、{ ORLIST($hands) }を作ったプレイヤーは、次のディールでファンタジーランドに入る。
rows-hand-in = { $row }で{ $hand }以上
rows-hand-exactly-in = { $row }で{ $hand }
rows-enter-cards = そのディールでは、{ CARDS($n) }を受け取る。
rows-enter-numbers = そのディールで受け取る枚数は、{ JOIN($numbers, by: "、") }とする。
rows-enter-number = { $hand }の場合は{ CARDS($n) }
rows-enter-both = 2つの段でこのようなハンドを作った場合は、{ CARDS($n) }とする。
rows-there = ファンタジーランドのプレイヤーは、{ CARDS($total) }を自由な順に並べ、ほかの全員が置き終えてから公開する。ファウル、点、ロイヤリティーについては、ほかのプレイヤーと同じとする。
rows-there-rest = 余ったカードは裏向きに捨てる。
rows-stay = ファンタジーランドのプレイヤーは、ファウルせずに{ ORLIST($hands) }を作ると、次のディールでもファンタジーランドを続け、{ CARDS($n) }を受け取る。ほかのハンドでは続けることができない。
rows-leave = ファンタジーランドのプレイヤーがいる間は、誰もゲームから抜けてはならない。
rows-button-stays = ボタンは、ディールが終わるごとに時計回りに移す。ただし、ファンタジーランドのプレイヤーがいる間は移さない。
    .card = ファンタジーランド中はボタンを移さない
rows-button-moves = ボタンは、ファンタジーランドのプレイヤーがいる間も、ディールが終わるごとに時計回りに移す。
    .card = ファンタジーランド中もボタンを移す
rows-button = ボタン

## Win cap
rows-win-cap-none = ウィン・キャップは設けず、点の全額を支払う。
rows-win-cap-both-stacks = 点はチップで支払う。1回の支払いは、支払うプレイヤーと受け取るプレイヤーのそれぞれが、その時点で持つチップの額までとする。
    .card = ウィン・キャップ：1回の支払いは、双方がその時点で持つチップの額まで
rows-win-cap-stacks-at-start = 点はチップで支払う。1回のディールで支払う額と受け取る額は、それぞれ開始時の手持ちのチップの額までとする。
    .card = ウィン・キャップ：1回のディールで支払う額も受け取る額も、開始時の手持ちまで
rows-win-cap-payer = 点はチップで支払う。1回の支払いは、支払うプレイヤーがその時点で持つチップの額までとする。
    .card = ウィン・キャップ：1回の支払いは、支払うプレイヤーがその時点で持つチップの額まで
rows-win-cap-order = 支払いは、2人の組ごとに順番に行う。まず、ボタンの左隣のプレイヤーが、ほかの各プレイヤーと時計回りに精算する。次に、その左隣のプレイヤーが、それより後の各プレイヤーと精算し、最後の組まで同じように続ける。

## Facts
rows-fact-rows = 段
rows-fact-row = { $row }{ CARDS($n) }
rows-fact-rounds = カードを置く回数
rows-fact-there = ファンタジーランドの枚数
rows-points-short = なし（点で精算）
rows-pot-rows = 段ごとの点
rows-pot-short = 段ごとの点とロイヤリティー

## Labels for table cards
rows-card-row = 1つの段：{ POINTS($n) }
rows-card-most = { $rows }つ以上の段：さらに{ POINTS($n) }
rows-card-all = すべての段：さらに{ POINTS($n) }
rows-card-foul = ファウル：すべての段で負け、各相手に{ POINTS($n) }
rows-card-foul-royalties = ファウル：すべての段で負け、各相手に{ POINTS($n) }、ロイヤリティーなし
rows-card-order = 有効な並べ方：{ $order }
rows-card-chain = { JOIN($rows, by: " ≤ ") }
rows-card-classes = { $row }：{ LIST($classes) }のみ
rows-card-kind = { LIST($rows) }：{ $kind }
rows-card-enter = ファンタジーランド（{ $row }）：{ $numbers }
rows-card-number = { $hand }以上は{ CARDS($n) }
rows-card-number-exactly = { $hand }は{ CARDS($n) }
rows-card-enter-both = ファンタジーランド（2つの段）：{ CARDS($n) }
rows-card-stay = 続ける（{ CARDS($n) }）：{ ORLIST($hands) }
rows-card-hand-in = { $hand }以上（{ $row }）
rows-card-hand-exactly-in = { $hand }（{ $row }）
rows-card-rows = 段：{ $rows }

## Examples
rows-mark-foul = ファウル
rows-mark-there = ファンタジーランド
rows-told-capped = ウィン・キャップにより、点より少ない額を支払う組がある。
rows-the = { $row }
