### ゲームの要点を2文で、続けてそのゲームだけの規定を述べる。変数の意味は英語のファイルにある。

essence-wild = { $deal }、ワイルドは{ LIST($which) }
essence-sentence = { $clause }。
essence-list = { JOIN($parts, by: "、") }
essence-street = { $street }
essence-own-thrown = { $own }（{ JOIN($thrown, by: "、") }）
essence-from-deck-joker = { CARDS($n) }と{ $jokers ->
    [1] ジョーカー
   *[other] ジョーカー{ CARDS($jokers) }
  }のデッキ、{ $deal }
essence-from-deck = { CARDS($n) }のデッキ、{ $deal }

## 配り方
essence-blinds = ブラインド制
essence-hole-cards = 手札{ CARDS($n) }
essence-cards-each = 手札{ CARDS($n) }
essence-beaten = 誰も見ない手札{ CARDS($n) }を、見えているほかのハンドに勝つまで順番に表にし、1人ごとにベッティングラウンド
essence-others = 手札{ CARDS($n) }（ひたいに当て、本人だけが見ない）
essence-stud = 手札{ CARDS($n) }（裏{ CARDS($down) }、表{ CARDS($up) }）
essence-up = 表向きの手札{ CARDS($n) }
essence-stud-more = 手札{ CARDS($n) }（裏{ CARDS($down) }、表{ CARDS($up) }。最初は裏が{ CARDS($more) }多く、{ $street }の前に捨てる）
    .brief = 最初は裏が{ CARDS($more) }多く、{ $street }の前に捨てる
essence-stud-thrown = 手札は延べ{ CARDS($n) }（裏{ CARDS($down) }、表{ CARDS($up) }。{ JOIN($thrown, by: "、") }、{ $left }）
    .brief = 手札は延べ{ CARDS($n) }で、{ JOIN($thrown, by: "、") }
essence-hole-cards-first = 最初の手札{ CARDS($n) }
essence-as-picked = 手札{ CARDS($n) }、以後の手札、ボード、ベッティングラウンドは選ばれたゲームのとおり
essence-own-keeps = { $own }（うち{ CARDS($n) }を残す）
essence-own-keeps-passed = { $own }（最後に{ CARDS($n) }を残す）
essence-hole-cards-some = 手札{ ORLIST($counts) }
essence-kept = 手札{ CARDS($n) }（最初のアクションで{ CARDS($low, $high) }を残す）
essence-divided = 手札{ CARDS($n) }（フロップの前に{ JOIN($hands, by: "と") }に分ける）
essence-divided-hand = { $hand }の{ CARDS($n) }
essence-thrown-before = { JOIN($streets, by: "・") }の前に{ CARDS($n) }を捨てる
essence-thrown-before-each = { JOIN($streets, by: "・") }の前に{ CARDS($n) }ずつ捨てる
essence-thrown-down = { JOIN($streets, by: "・") }の前に裏の{ CARDS($n) }を捨てる
essence-thrown-down-each = { JOIN($streets, by: "・") }の前に裏の{ CARDS($n) }ずつを捨てる
essence-thrown-after-deal = { JOIN($streets, by: "・") }を見てから{ CARDS($n) }を捨てる
essence-thrown-after-deal-each = { JOIN($streets, by: "・") }を見てから{ CARDS($n) }ずつ捨てる
essence-thrown-first = 最初のベットの前に{ CARDS($n) }を捨てる
essence-thrown-draw = ドローの前に{ CARDS($n) }を捨てる
essence-thrown-end = 最後に{ CARDS($n) }を捨てる
essence-left = 最後は{ CARDS($n) }
essence-thrown-meanwhile = 途中で{ CARDS($n) }を捨てる
essence-thrown-after-bet = { JOIN($streets, by: "・") }のベットの後に{ CARDS($n) }を捨てる
essence-thrown-after-bet-each = { JOIN($streets, by: "・") }のベットの後に{ CARDS($n) }ずつ捨てる
essence-more-cards = 手札をもう{ CARDS($n) }
essence-more-cards-up = 表向きの手札をもう{ CARDS($n) }
essence-more-cards-down = 裏向きの手札をもう{ CARDS($n) }
essence-with = { JOIN($streets, by: "・") }と同時に{ $cards }
essence-with-each = { JOIN($streets, by: "・") }と同時に{ $cards }ずつ
essence-later = { JOIN($streets, by: "・") }の後に{ $cards }
essence-later-each = { JOIN($streets, by: "・") }の後に{ $cards }ずつ
essence-more = 途中で{ $cards }
essence-draws = ドロー{ DRAWS($n) }
essence-draws-after = { $n ->
    [1] { JOIN($streets, by: "・") }のベットの後にドロー1回
   *[other] { JOIN($streets, by: "・") }のベットの後に1回ずつ、計{ DRAWS($n) }のドロー
  }
essence-draws-before = { $n ->
    [1] { JOIN($streets, by: "・") }のベットの前にドロー1回
   *[other] { JOIN($streets, by: "・") }のベットの前に1回ずつ、計{ DRAWS($n) }のドロー
  }
essence-rounds = ベッティングラウンド{ ROUNDS($low, $high) }
essence-taken = 欲しい人はその後1枚ずつ追加し、1巡ごとにベッティングラウンド
essence-stay-together = その後ベットの代わりに、参加するか降りるかを全員が一斉に宣言
essence-stay-in-turn = その後ベットの代わりに、参加するか降りるかを順に宣言
essence-board = ボード{ CARDS($n) }
essence-board-streets = フロップ、ターン、リバーと開くボード{ CARDS($n) }
essence-board-rows = ボード{ BOARDS($rows) }（各{ CARDS($n) }）
essence-board-grid = ボード（{ $rows }行×{ $n }列）
essence-boards = ボード{ BOARDS($boards) }（各{ CARDS($n) }）
essence-boards-down = 伏せて置くボード{ BOARDS($boards) }（各{ CARDS($n) }）
essence-board-hidden = 伏せたボード{ CARDS($n) }
essence-board-down = { $form }に伏せたボード{ CARDS($n) }
essence-board-single = 全員で使うボード1枚
essence-board-flop-first = 最初のベットの前にフロップを開くボード{ CARDS($n) }
essence-board-at-once = 一度に開くボード{ CARDS($n) }
essence-board-singly = 1枚ずつ開くボード{ CARDS($n) }
essence-board-spit = 最初のベットの前に1枚目を開くボード{ CARDS($n) }
    .brief = 最初のベットの前に、ボード{ CARDS($n) }の1枚目を開く
essence-board-dealt = { JOIN($parts, by: "・") }の順に開くボード{ CARDS($n) }
essence-number = { CARDS($n) }
essence-layout = { CARDS($n) }を3段（{ JOIN($rows, by: "、") }）に表向きに置き
essence-layout-short = { CARDS($n) }を3段に表向きに置き
essence-layout-closed = 一度に受け取る{ CARDS($n) }を3段（{ JOIN($rows, by: "、") }）に裏向きに並べ
essence-row = { $row }{ CARDS($n) }
essence-row-low = { $row }は{ $hand }の{ $scale }ロー
essence-placed = { $times ->
    [1] 最初は{ CARDS($n) }
   *[other] 続く{ TIMES($times) }は{ CARDS($n) }ずつ
  }
essence-placed-closed = 一斉に公開する
essence-placed-of = 続く{ TIMES($times) }は{ CARDS($of) }のうち{ CARDS($n) }ずつ

## 勝ち方
essence-card-highest = 最も高いカード
essence-card-lowest = 最も低いカード
essence-strongest-or-better = { or-better }で最も強いローハンド
    .also = { or-better }で最も強いローハンド
    .kind = { RANK($rank) }オアベターのローハンド
essence-strongest-no-pair = ペアなしで最も強いローハンド
    .also = ペアなしで最も強いローハンド
    .kind = { no-pair.low }
essence-strongest-or-better-by = { RANK($rank) }オアベターで最も強い{ $hand }
    .also = { RANK($rank) }オアベターで最も強い{ $hand }
    .kind = { RANK($rank) }オアベターの{ $hand }
essence-strongest-whole = 最も強い{ $hand }
    .also = 最も強い{ $hand }
    .kind = { $hand }
essence-strongest-from = { $weakest }以上で最も強い{ $hand }
    .also = { $weakest }以上で最も強い{ $hand }
    .kind = { $weakest }以上の{ $hand }
essence-strongest = 最も強い{ $hand }
    .also = 最も強い{ $hand }
    .kind = { $hand }
essence-or-better = { $hand }以上
essence-use-any = 手札{ CARDS($own) }に、{ $board }を加え、{ CARDS($all) }のうち{ CARDS($k) }で
essence-wins = { $hand }がポットを取る
essence-wins-matched = 参加者の中で{ $hand }がポットを取り、ほかの参加者はそれぞれ同じ額を次のポットに支払う
essence-wins-matched-capped = 参加者の中で{ $hand }がポットを取り、ほかの参加者はそれぞれ同じ額を次のポットに支払う。どちらもアンティ{ $n }回分まで
essence-wins-using = { $use }ハンドを作り、{ $hand }がポットを取る
essence-split = { $n ->
    [2] { JOIN($hands, by: "と、") }が、ポットを半分ずつ取る
   *[other] { LIST($hands) }が、ポットを等分する
  }
essence-split-using = { $n ->
    [2] 取り分ごとに、{ $use }ハンドを作り、{ JOIN($hands, by: "と、") }が、ポットを半分ずつ取る
   *[other] 取り分ごとに、{ $use }ハンドを作り、{ LIST($hands) }が、ポットを等分する
  }
essence-side = { $hand }
essence-on-lines = { ORLIST($lines) }で{ $hand }
essence-part = { $use }作る{ $hand }
essence-each-board = ボードごとに、{ $use }ハンドを作り、{ $hand }が取り分を得る
essence-each-board-split = ボードごとに、{ JOIN($hands, by: "と、") }が取り分を分け合う。ハンドはそれぞれ{ $use }作る
essence-each-board-parts = ボードごとに、{ JOIN($hands, by: "と、") }が、そのボードの取り分を分け合う
essence-priority = { $hand }があれば、そのうち最も強いものがポット全体を取り、なければ{ $other }が取る
essence-declared = 最後のベットの後に{ $first }、{ $second }、両方のいずれかを宣言する。それぞれを宣言したプレイヤーの中で、{ JOIN($hands, by: "と、") }が、ポットを半分ずつ取る
essence-declared-using = 最後のベットの後に{ $first }、{ $second }、両方のいずれかを宣言する。取り分ごとに、{ $use }ハンドを作り、それぞれを宣言したプレイヤーの中で、{ JOIN($hands, by: "と、") }が、ポットを半分ずつ取る
essence-way = { ORLIST($outcomes) }では{ $clause }
essence-ways = { JOIN($ways, by: "。") }
essence-ways-using = { JOIN($ways, by: "。") }。ハンドは常に{ $use }作る
essence-way-looked = { $street }にある{ $colour }のカードの枚数により、どのゲームのルールで勝者を決めるかが変わる（{ JOIN($outcomes, by: "、") }）
essence-way-picked = 最初の{ CARDS($n) }を見て、ビッグブラインドの左隣のプレイヤーが{ ORLIST($games) }を選び、そのゲームの決め方で勝者を決める
essence-rows = ベットは行わず、2人ずつ段ごとに比べて点を精算し、強いハンドにはロイヤリティーと{ CARDS($low, $high) }のファンタジーランドが付く
essence-rows-royalties = ベットは行わず、2人ずつ段ごとに比べて点を精算し、強いハンドにはロイヤリティーが付く
essence-rows-only = ベットは行わず、2人ずつ段ごとに比べて点を精算する
essence-rows-short = 2人ずつ段ごとに点を精算し、{ CARDS($low, $high) }のファンタジーランドがある
essence-points-highest = 最も高い合計点
    .kind = 最も高い合計点
essence-points-lowest = 最も低い合計点
    .kind = 最も低い合計点
essence-points-capped = { $limit }点以内で最も高い合計点
    .kind = { $limit }点以内で最も高い合計点
essence-closest = { $n }に最も近い合計
    .kind = { $n }に最も近い合計
essence-of-divided = { $divided }の{ $hand }
essence-by-scale = { $scale }の{ $hand }
essence-low-by-dice = ローハンド（範囲はサイコロの目で決まる）
essence-use-any-of-own = 手札のうち{ CARDS($k) }で
essence-use-best-own = 手札{ CARDS($n) }のうち{ CARDS($k) }で
essence-use-best = { CARDS($n) }のうち{ CARDS($k) }で
essence-use-set = { CARDS($n) }のうち{ CARDS($k) }までで
essence-use-own = 手札{ CARDS($n) }だけで
essence-use-any-own = 手札の一部またはすべてで
essence-use-kept = 残した手札すべてと、5枚に足りない分のボードで
essence-use-either = 手札から{ CARDS($own) }とボードから{ CARDS($board) }で、または手札{ CARDS($all) }すべてで
essence-use-hand-exactly = その手札からちょうど{ CARDS($own) }、ボードから{ CARDS($board) }を選んで
essence-use-hand-at-most = その手札から{ CARDS($own) }まで、残りをボードから選んで
essence-use-hand = その手札とボードから自由に選んで
essence-use-exactly = 手札からちょうど{ CARDS($own) }、{ $board }を選んで
essence-use-exactly-up = 手札からちょうど{ CARDS($own) }、{ $board }を選んで
essence-use-at-most = { CARDS($own) }までの手札と{ $board }で
essence-use-at-most-up = { CARDS($own) }までの手札と{ $board }で
essence-from-board = { $n ->
    [5] ボード
   *[other] ボードから{ CARDS($n) }
  }
essence-from-each-row = ボードの{ ROWS($n) }から1枚ずつ
essence-from-its-board = そのボードから{ CARDS($n) }
essence-from-one-board = どちらか一方のボードから{ CARDS($n) }
essence-from-one-line = { SETS($groups) }のラインのうち1本から{ CARDS($n) }
essence-from-remaining = 残ったボード1つから{ CARDS($n) }

## そのゲームだけの規定
essence-turned-up-singly = ボードは1枚ずつ表にする。
    .card = { "" }
essence-turned-up-singly-last = ボードは1枚ずつ表にし、{ $last }のカードを最後とする。
    .card = { "" }
essence-turned-up = ボードは{ TIMES($times) }に分けて表にし、{ $last }のカードを最後とする。
    .card = { "" }
essence-turned-up-several = ボードは{ TIMES($times) }に分けて表にし、{ $last }のカードを最後とする。
    .card = { "" }
essence-die-turns-down = サイコロの目により{ TIMES($times) }、ボードのカードを1枚ずつ裏返して使えなくする。
essence-die-turns-down-or-none = サイコロの目により{ TIMES($times) }、ボードのカードを1枚裏返して使えなくするか、何も裏返さない。
essence-dice-cap = サイコロ{ DICE($n) }の目の合計が、ローに使える最も高いランクになる。
essence-dice = { $n ->
    [1] サイコロ1個
   *[other] サイコロ{ DICE($n) }
  }の目で決まる：{ JOIN($outcomes, by: "、") }。
essence-look = { $street }にある{ $colour }のカードの枚数で決まる：{ JOIN($outcomes, by: "、") }。
essence-outcome = { JOIN($faces, by: "・") }は{ $outcome }
essence-ahead = 手札に{ ORLIST($ranks) }のあるハンドは、ないハンドに必ず勝つ。それ以外は、ローの強いほうが勝つ。
essence-span = { SPAN($low, $high) }
essence-for-side = { $side }：{ $rule }
essence-distinct-low-rank-suit = ランクもスートも異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが低いほど強い。
    .whole = ランクもスートも異なる{ CARDS($n) }を使い、ランクが低いほど強い。
essence-distinct-high-suit = スートの異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが高いほど強い。
    .whole = スートの異なる{ CARDS($n) }を使い、ランクが高いほど強い。
essence-distinct-low-suit = スートの異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが低いほど強い。
    .whole = スートの異なる{ CARDS($n) }を使い、ランクが低いほど強い。
essence-distinct-high-rank-suit = ランクもスートも異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが高いほど強い。
    .whole = ランクもスートも異なる{ CARDS($n) }を使い、ランクが高いほど強い。
essence-distinct-low-rank = ランクの異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが低いほど強い。
    .whole = ランクの異なる{ CARDS($n) }を使い、ランクが低いほど強い。
essence-distinct-high-rank = ランクの異なる{ CARDS($n) }までを使い、枚数が多いほど、同じ枚数ならランクが高いほど強い。
    .whole = ランクの異なる{ CARDS($n) }を使い、ランクが高いほど強い。
essence-row-needs = { $row }が{ $hand }でなければファウルとなる。
essence-discards-unseen = 捨て札は、誰にも見せない。
essence-fantasyland = { ORLIST($ways) }を作れば、すべてのカードを一度に受け取るファンタジーランドに進む。
essence-enters = { $hand }（{ CARDS($n) }）
essence-fantasyland-both = 2つの段で条件を満たしたときは{ CARDS($n) }を受け取る。
essence-fantasyland-stay = { ORLIST($ways) }を作れば、次も{ CARDS($n) }でファンタジーランドを続けられる。

## 元のゲームとの違いを1文で
brief = { $part }の{ $game }。
brief-parts = { $game }の変形。{ JOIN($parts, by: "。") }。
brief-deck = { CARDS($n) }のデッキで行う
brief-own = { $own }
brief-later = { $street }の後に手札をもう{ CARDS($n) }配る
brief-thrown = { $place }に手札を{ CARDS($n) }捨てる
brief-moved = { $to }に{ $step }をする
brief-no-discard = 手札を捨てない
brief-draws = ドロー{ DRAWS($n) }
brief-fewer-draws = ドローを{ DRAWS($of) }ではなく{ DRAWS($n) }行う
brief-draws-before = 各ストリートのベットの前に1回ずつ、{ DRAWS($n) }ドローする
brief-wins = { $hand }がポットを取る
brief-split = { JOIN($hands, by: "と") }でポットを分ける
brief-each-board = ボードごとにポットを分ける
brief-in-place = { $other }の代わりに、{ $hand }が取り分を得る
brief-use = { $use }ハンドを作る
