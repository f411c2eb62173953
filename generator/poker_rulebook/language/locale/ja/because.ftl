### Why a hand wins, in one sentence. $winner, $loser seats · $hand, $other hands and classes as they are called · $ranks rank letters
### $rank, $lower the ranks that decide · $same those before them that are alike · $n, $m numbers of cards · $cards, $others marks of cards · $suit a card of a suit

because-nobody = { $least }は、誰も作れない。
because-nobody-board = { $least }は、誰も作れない。条件に合うランクはボードに{ NUMBER($m) }種類しかなく、必要な{ NUMBER($n) }種類に足りない。
because-nobody-down = 裏向きの{ $suit }を、誰も持っていない。
because-nobody-at-all = { $share }のハンドは、誰も作れない。
because-first-won = { $share }でポットを争うのは、{ $other }を獲得するプレイヤーがいないときに限る。
because-qualify = { SEAT($loser) }は{ $hand }。成立するのは{ $least }に限る。
because-qualify-down = { SEAT($loser) }には、裏向きの{ $suit }がない。
because-qualify-lacks = { SEAT($loser) }には、{ $least }がない。
because-qualify-none = { SEAT($loser) }には、{ $share }のハンドがない。
because-gate = { SEAT($winner) }は{ $cards }を持っている。{ ORLIST($ranks) }のあるハンドは、ないハンドに必ず勝つ。
because-gate-both = { SEAT($loser) }は両方を宣言したが、両方では勝てない。
because-gate-barred = { SEAT($loser) }はベットの義務に反したので、獲得できない。

## Which cards may be used
because-use-exactly = { SEAT($loser) }の{ $hand }には手札を{ CARDS($n) }使うことになるが、使う手札はちょうど{ ORLIST($counts) }でなければならない。
because-use-at-most = { SEAT($loser) }の{ $hand }には手札を{ CARDS($n) }使うことになるが、手札は{ CARDS($m) }までしか使えない。
because-use-none = { SEAT($loser) }の{ $hand }はボードだけで作ることになるので認められない。手札を{ CARDS($m) }使わなければならない。
because-use-lines = { SEAT($loser) }の{ $hand }は、一緒には使えないボードのカードを合わせているので認められない。
because-use-removed = { SEAT($loser) }の{ $hand }は、取り除かれたボードのカードを使っているので認められない。
because-use-turned = { SEAT($loser) }の{ $hand }は、裏返したボードのカードを使っているので認められない。
because-use-down = { SEAT($loser) }の{ $cards }は表向きである。{ $share }では、裏向きのカードしか数えない。
because-use-many = このゲームでは手札を{ CARDS($n) }使えるので、{ SEAT($winner) }は{ $hand }になり、{ SEAT($loser) }の{ $other }に勝つ。

## Wild cards
because-wild = { $cards }がワイルドカードで、{ SEAT($winner) }は{ $hand }になる。
because-wild-as = ワイルドカードの{ $cards }を{ RANK($rank) }とし、{ SEAT($winner) }は{ $hand }になる。
because-wild-joker-as = ジョーカーを{ RANK($rank) }とし、{ SEAT($winner) }は{ $hand }になる。
because-wild-joker = ジョーカーを使い、{ SEAT($winner) }は{ $hand }になる。
because-wild-bug = ストレートにもフラッシュにも使えないジョーカーはAとする。{ SEAT($loser) }は{ $hand }にとどまる。

## What ranks otherwise here
because-order-class = このゲームでは、{ $hand }が{ $other }に勝つ。
because-order-run = このゲームでは、{ SEQUENCE($ranks) }はストレートである。
because-order-sum = 同じランクの3枚と、足してその数になる2枚はフォーカードとする。{ SEAT($winner) }は{ $hand }である。
because-order-pairs = このゲームではスートさえ違えばよく、同じランクのカードも数える。
because-order-pairs-low = このゲームのローでは、ペアも数えない。
because-order-against = { SEAT($loser) }の{ SEQUENCE($ranks) }は{ $hand }で、ローでは不利になる。
because-order-for = このゲームのローでは、ストレートもフラッシュも数えない。
because-order-ace = このゲームのローではAが最も高いランクなので、{ SEAT($loser) }のAは不利になる。

## The first difference
because-count = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。
because-count-suit = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。{ SEAT($loser) }の{ $cards }は同じスートで、片方は数えない。
because-count-rank = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。{ SEAT($loser) }の{ $cards }は同じランクで、片方は数えない。
because-count-no-suit = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。{ SEAT($loser) }には{ $suit }がない。
because-count-suits = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。{ SEAT($loser) }のスートは{ NUMBER($m) }種類しかない。
because-count-ranks = 数えるカードは{ SEAT($winner) }が{ CARDS($n) }、{ SEAT($loser) }が{ CARDS($m) }である。{ SEAT($loser) }のランクは{ NUMBER($m) }種類しかない。
because-class = { $stronger }は{ $weaker }に勝つ。{ SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。
because-class-low = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。ローでは、ペアのないハンドが勝つ。
because-class-low-pairs = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。ローでは、弱い役のほうが勝つ。
because-rank-top = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。高いほうの{ SEAT($winner) }の勝ち。
because-rank-top-low = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }で、最も高いカードは{ RANK($rank) }対{ RANK($lower) }。低いほうの{ SEAT($winner) }の勝ち。
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
because-card-first = 1枚目で決まる。{ SEAT($winner) }の{ RANK($rank) }が{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-card-second = 1枚目はどちらも{ RANK($same) }。次は、{ SEAT($winner) }の{ RANK($rank) }が{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-card-next = { SEQUENCE($same) }まで同じ。次は、{ SEAT($winner) }の{ RANK($rank) }が{ SEAT($loser) }の{ RANK($lower) }に勝つ。
because-points = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。合計の高いほうが勝つ。
because-points-low = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。合計の低いほうが勝つ。
because-points-cards = { SEAT($winner) }と{ SEAT($loser) }はどちらも{ $hand }。カードは{ CARDS($n) }対{ CARDS($m) }で、枚数の多い{ SEAT($winner) }の勝ち。
because-total = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。{ $goal }に近いほうが勝つ。
because-total-over = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }。{ $goal }を超える合計は、超えない合計に負ける。
because-total-same = { SEAT($winner) }は{ $hand }、{ SEAT($loser) }は{ $other }で、{ $goal }までの差は同じ。低いほうが勝つ。
because-suit = ランクはすべて同じで、このゲームではスートで決まる。{ SEAT($winner) }の{ $cards }が{ SEAT($loser) }の{ $others }に勝つ。

## The pot, and the points of open-face layouts
because-absent = サイコロの目により、このディールでは{ $share }を争わない。
because-quarter = { $share }は{ SEATS($seats) }の引き分けで、ポットの4分の1ずつになる（クォーター）。
because-three-quarters = { $share }は{ SEATS($seats) }の引き分けで4分の1ずつ（クォーター）。残りの半分も取る{ SEAT($winner) }は4分の3になる。
because-rows = { SEAT($winner) }は{ $n }段、{ SEAT($loser) }は{ $m }段で勝ち、差し引き{ POINTS($points) }が{ SEAT($winner) }に入る。
because-royalties = ロイヤリティーは{ SEAT($winner) }が{ $n }点、{ SEAT($loser) }が{ $m }点で、差の{ POINTS($points) }が{ SEAT($winner) }に入る。

## Nobody is better
because-tie = { SEATS($seats) }のハンドは同じ強さで、スートでは優劣をつけない。
because-tie-board = ボードだけで作るハンドより強いハンドは、誰も作れない。
because-tie-sixth = { SEATS($seats) }のハンドは同じ強さで、比べるのは{ CARDS($n) }までなので、{ SEAT($loser) }の{ RANK($rank) }は勝敗に関係しない。
