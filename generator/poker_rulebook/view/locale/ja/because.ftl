### Why a hand wins, in one sentence. $winner, $loser seats · $hand, $other hands and classes as they are called · $ranks rank letters
### $rank, $lower the ranks that decide · $same those before them that are alike · $n, $m numbers of cards · $cards marks of cards

because-nobody = { $least }は、誰にもない。
because-nobody-at-all = { $share }のハンドは、誰にもない。
because-qualify = { SEAT($loser) }は{ $hand }で、{ $least }でなければ成立しない。
because-qualify-none = { SEAT($loser) }には、{ $share }のハンドがない。
because-gate = { SEAT($winner) }は{ $cards }を持っている。{ ORLIST($ranks) }のあるハンドは、ないハンドに必ず勝つ。
because-gate-both = { SEAT($loser) }は両方を宣言したが、両方には勝てなかった。

## Which cards may be used
because-use-exactly = { SEAT($loser) }の{ $hand }に使う手札は{ CARDS($n) }だが、手札は{ ORLIST($counts) }使わなければならない。
because-use-at-most = { SEAT($loser) }の{ $hand }に使う手札は{ CARDS($n) }だが、手札は{ CARDS($m) }までしか使えない。
because-use-none = { SEAT($loser) }の{ $hand }はボードだけで作る形だが、手札を{ CARDS($m) }使わなければならない。
because-use-lines = { SEAT($loser) }の{ $hand }は、組み合わせられないボードのカードを合わせた形である。
because-use-many = { SEAT($winner) }は手札を{ CARDS($n) }使っている。このゲームでは認められる。

## Wild cards
because-wild = { $cards }がワイルドカードで、{ SEAT($winner) }は{ $hand }になる。
because-wild-joker = ジョーカーを使い、{ SEAT($winner) }は{ $hand }になる。
because-wild-bug = ジョーカーは、ストレートかフラッシュにならなければAとする。{ SEAT($loser) }は{ $hand }にとどまる。

## What ranks otherwise here
because-order-class = このゲームでは、{ $hand }が{ $other }に勝つ。
because-order-run = このゲームでは、{ SEQUENCE($ranks) }はストレートである。
because-order-sum = 同じランクの3枚と、足してその数になる2枚はフォーカードとする。{ SEAT($winner) }は{ $hand }である。
because-order-pairs = このゲームではスートだけが違えばよく、同じランクのカードも数える。
because-order-against = { SEAT($loser) }の{ SEQUENCE($ranks) }は{ $hand }で、ローでは不利になる。
because-order-for = このゲームでは、ストレートとフラッシュはローの不利にならない。
because-order-ace = このゲームではAが最も高く、{ SEAT($loser) }のローの役に立たない。

## The first difference
because-count = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }は{ CARDS($m) }である。
because-class = { $stronger }は{ $weaker }に勝つ。{ SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。
because-class-low = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。ローでは、ペアのないハンドが勝つ。
because-class-low-pairs = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。ローでは、弱い役のほうが勝つ。
because-rank-top = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。高い{ SEAT($winner) }の勝ち。
because-rank-top-low = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。低い{ SEAT($winner) }の勝ち。
because-rank-five-of-a-kind = { SEAT($winner) }と{ SEAT($loser) }はどちらもファイブカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ SEAT($winner) }の勝ち。
because-rank-four-of-a-kind = { SEAT($winner) }と{ SEAT($loser) }はどちらもフォーカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ SEAT($winner) }の勝ち。
because-rank-full-house = { SEAT($winner) }と{ SEAT($loser) }はどちらもフルハウス。先に比べる3枚は{ PLURAL($rank) }対{ PLURAL($lower) }で、{ SEAT($winner) }の勝ち。
because-rank-full-house-next = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ PLURAL($same) }のフルハウス。ペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ SEAT($winner) }の勝ち。
because-rank-three-of-a-kind = { SEAT($winner) }と{ SEAT($loser) }はどちらもスリーカードで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ SEAT($winner) }の勝ち。
because-rank-two-pair = { SEAT($winner) }と{ SEAT($loser) }はどちらもツーペア。高いほうのペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ SEAT($winner) }の勝ち。
because-rank-two-pair-next = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ PLURAL($same) }を含むツーペア。もう1つのペアは{ PLURAL($rank) }対{ PLURAL($lower) }で、{ SEAT($winner) }の勝ち。
because-rank-one-pair = { SEAT($winner) }と{ SEAT($loser) }はどちらもワンペアで、{ PLURAL($rank) }対{ PLURAL($lower) }。{ SEAT($winner) }の勝ち。
because-kicker = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }。キッカーは{ RANK($rank) }対{ RANK($lower) }で、{ SEAT($winner) }の勝ち。
because-card-only = { SEAT($winner) }の{ RANK($rank) }が、{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-card-first = 最初のカードは、{ SEAT($winner) }の{ RANK($rank) }が{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-card-next = { SEQUENCE($same) }まで同じ。次は、{ SEAT($winner) }の{ RANK($rank) }が{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-points = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。
because-total = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。{ $goal }に近いほうが勝つ。
because-total-same = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }で、{ $goal }までは同じ。低いほうが勝つ。
because-suit = ランクはすべて同じで、このゲームではスートで決まる。

## Nobody is better
because-tie = { SEATS($seats) }のハンドは同じ強さで、スートでは優劣をつけない。
because-tie-board = ボードのハンドに、誰も勝てない。
because-tie-sixth = { SEATS($seats) }のハンドは同じ強さで、数えるのは{ CARDS($n) }までなので、{ SEAT($loser) }の{ RANK($rank) }は数えない。
