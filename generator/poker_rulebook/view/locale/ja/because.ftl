### Why a hand wins, in one sentence. $winner, $loser seats · $hand, $other hands and classes as they are called · $ranks rank letters
### $rank, $lower the ranks that decide · $same those before them that are alike · $n, $m numbers of cards · $cards marks of cards

because-nobody = { $least }は、誰にもない。
because-nobody-at-all = { $share }のハンドは、誰にもない。
because-qualify = { $loser }は{ $hand }で、{ $least }でなければ成立しない。
because-qualify-none = { $loser }には、{ $share }のハンドがない。
because-gate = { $winner }は{ $cards }を持っている。{ ORLIST($ranks) }のあるハンドは、ないハンドに必ず勝つ。
because-gate-both = { $loser }は両方を宣言したが、両方には勝てなかった。

## Which cards may be used
because-use-exactly = { $loser }の{ $hand }に使う手札は{ CARDS($n) }だが、手札は{ ORLIST($counts) }使わなければならない。
because-use-at-most = { $loser }の{ $hand }に使う手札は{ CARDS($n) }だが、手札は{ CARDS($m) }までしか使えない。
because-use-none = { $loser }の{ $hand }はボードだけで作る形だが、手札を{ CARDS($m) }使わなければならない。
because-use-lines = { $loser }の{ $hand }は、組み合わせられないボードのカードを合わせた形である。
because-use-many = { $winner }は手札を{ CARDS($n) }使っている。このゲームでは認められる。

## Wild cards
because-wild = { $cards }がワイルドカードで、{ $winner }は{ $hand }になる。
because-wild-joker = ジョーカーを使い、{ $winner }は{ $hand }になる。
because-wild-bug = ジョーカーは、ストレートかフラッシュにならなければAとする。{ $loser }は{ $hand }にとどまる。

## What ranks otherwise here
because-order-class = このゲームでは、{ $hand }が{ $other }に勝つ。
because-order-run = このゲームでは、{ SEQUENCE($ranks) }はストレートである。
because-order-sum = 同じランクの3枚と、足してその数になる2枚はフォーカードとする。{ $winner }は{ $hand }である。
because-order-pairs = このゲームではスートだけが違えばよく、同じランクのカードも数える。
because-order-against = { $loser }の{ SEQUENCE($ranks) }は{ $hand }で、ローでは不利になる。
because-order-for = このゲームでは、ストレートとフラッシュはローの不利にならない。
because-order-ace = このゲームではAが最も高く、{ $loser }のローの役に立たない。

## The first difference
because-count = 数えるカードは{ $winner }が{ CARDS($n) }、{ $loser }は{ CARDS($m) }である。
because-class = { $stronger }は{ $weaker }に勝つ。{ $winner }は{ $hand }、{ $loser }は{ $other }。
because-class-low = { $winner }は{ $hand }、{ $loser }は{ $other }。ローでは、ペアのないハンドが勝つ。
because-class-low-pairs = { $winner }は{ $hand }、{ $loser }は{ $other }。ローでは、弱い役のほうが勝つ。
because-rank-top = { $winner }と{ $loser }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。高い{ $winner }の勝ち。
because-rank-top-low = { $winner }と{ $loser }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。低い{ $winner }の勝ち。
because-rank-five-of-a-kind = { $winner }と{ $loser }はどちらもファイブカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ $winner }の勝ち。
because-rank-four-of-a-kind = { $winner }と{ $loser }はどちらもフォーカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ $winner }の勝ち。
because-rank-full-house = { $winner }と{ $loser }はどちらもフルハウス。先に比べる3枚は{ PLURAL($rank) }対{ PLURAL($lower) }で、{ $winner }の勝ち。
because-rank-full-house-next = { $winner }と{ $loser }はどちらも{ PLURAL($same) }のフルハウス。ペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ $winner }の勝ち。
because-rank-three-of-a-kind = { $winner }と{ $loser }はどちらもスリーカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ $winner }の勝ち。
because-rank-two-pair = { $winner }と{ $loser }はどちらもツーペア。高いほうのペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ $winner }の勝ち。
because-rank-two-pair-next = { $winner }と{ $loser }はどちらも{ PLURAL($same) }を含むツーペア。もう1つのペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ $winner }の勝ち。
because-rank-one-pair = { $winner }と{ $loser }はどちらもワンペアで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ $winner }の勝ち。
because-kicker = { $winner }と{ $loser }はどちらも{ $hand }。キッカーは{ RANK($rank) }対{ RANK($lower) }で、{ $winner }の勝ち。
because-card-only = { $winner }の{ RANK($rank) }が、{ $loser }の{ RANK($lower) }に勝つ。
because-card-first = 最初のカードは、{ $winner }の{ RANK($rank) }が{ $loser }の{ RANK($lower) }に勝つ。
because-card-next = { SEQUENCE($same) }まで同じ。次は、{ $winner }の{ RANK($rank) }が{ $loser }の{ RANK($lower) }に勝つ。
because-points = { $winner }は{ $hand }、{ $loser }は{ $other }。
because-total = { $winner }は{ $hand }、{ $loser }は{ $other }。{ $goal }に近いほうが勝つ。
because-total-same = { $winner }は{ $hand }、{ $loser }は{ $other }で、{ $goal }までは同じ。低いほうが勝つ。
because-suit = ランクはすべて同じで、このゲームではスートで決まる。

## Nobody is better
because-tie = { SEATS($seats) }のハンドは同じ強さで、スートでは優劣をつけない。
because-tie-board = ボードのハンドに、誰も勝てない。
because-tie-sixth = { SEATS($seats) }のハンドは同じ強さで、数えるのは{ CARDS($n) }までなので、{ $loser }の{ RANK($rank) }は数えない。
