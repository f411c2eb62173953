### What chips and words come to. $to the wager in all · $total what was put in or said · $full the smallest full raise · $n chips

amount-said-call = 「コール」と言ったので、その時点の額に対するコールとする（合計{ CHIPS($to) }）。
amount-said-call-check = コールする額がないときの「コール」は、チェックとする。
amount-said-complete = 「コンプリート」と言ったので、フルベットまたはフルレイズの額、合計{ CHIPS($to) }とする。
amount-nothing-to-complete = コールする額がフルベットまたはフルレイズなので、コンプリートするものがない。コールとする（合計{ CHIPS($to) }、未確認）。
amount-nothing-to-complete-check = コンプリートするものもコールする額もないので、チェックとする（未確認）。
amount-said-all-in = 「オールイン」と言ったので、手持ちのチップをすべて出す（合計{ CHIPS($to) }）。
amount-said-all-in-short = 「オールイン」と言ったので、手持ちのチップをすべて出す（合計{ CHIPS($to) }）。
amount-said-raise = 「レイズ」と言ったので、合計{ CHIPS($to) }とする。
amount-said-raise-short = 「レイズ」と言ったので、最低額の合計{ CHIPS($to) }のレイズとする。
amount-said-number = レイズのときに言った額は合計を指すので、合計{ CHIPS($to) }となる。
amount-said-number-short = 「レイズ」と言ったが、{ CHIPS($total) }は最低額に足りない。合計{ CHIPS($to) }のレイズとする。
amount-no-bet = まだベットがないので、{ CHIPS($to) }のベットとする。
amount-no-bet-short = まだベットがなく、ベットの最低額は{ CHIPS($full) }なので、{ CHIPS($to) }のベットとする。
amount-one-chip = 黙って出した1枚のチップはコールとする（合計{ CHIPS($to) }）。
amount-one-chip-check = 黙って出した1枚のチップはレイズにならず、合わせる額はすでに出ているので、チェックとする。
amount-every-chip = 最も小さい1枚を除くとコールに足りないので、コールとする（合計{ CHIPS($to) }）。
amount-last-chips = 手持ちのチップすべてを出し、コールの額を超えたので、合計{ CHIPS($to) }のオールインとする。
amount-last-chips-short = 手持ちのチップすべてを出し、コールの額を超えたので、合計{ CHIPS($to) }のオールインとする。
amount-last-to-call = 手持ちのチップすべてを出してもコールの額に足りないので、合計{ CHIPS($to) }のオールインとする。
amount-full-raise = レイズの最低額に達しているので、合計{ CHIPS($to) }のレイズとする。
amount-half = コールを超えた分が上乗せの最低額の半分以上なので、最低額のレイズ（合計{ CHIPS($to) }）とする。
amount-less-than-half = コールを超えた分が上乗せの最低額の半分に満たないので、コールとする（合計{ CHIPS($to) }）。
amount-half-of-a-bet = 直前のフルベットから数えて1ベットの半分以上なので、合計{ CHIPS($to) }まで足してコンプリートとする。
amount-less-than-half-of-a-bet = 直前のフルベットから数えて1ベットの半分に満たないので、コンプリートとはせず、コールとする（合計{ CHIPS($to) }）。
amount-less-than-half-check = コールする額がなく、出した額は上乗せの最低額の半分に満たないので、チェックとする。
amount-less-than-half-of-a-bet-check = 直前のフルベットから数えて1ベットの半分に満たないので、コンプリートとはせず、チェックとする。
amount-nearest = 認められる額は2通りだけなので、近いほうの合計{ CHIPS($to) }とする。
amount-closed = このプレイヤーにはレイズする権利がないので、コールとする（合計{ CHIPS($to) }）。
amount-closed-check = このプレイヤーにはベットやレイズをする権利がないので、チェックとする。
amount-pulled-back = レイズに対してチップを引き戻したので、コールまたはレイズしなければならない。合計{ CHIPS($to) }のコールとする。
amount-undercall = 何も言わずに出した額がコールに足りない。残りが2人なら、合計{ CHIPS($to) }まで足す。3人以上なら、そこまで足すか、出した額を残してフォールドするかを、フロアが裁定する。
amount-undercall-heads-up = 何も言わずに出した額がコールに足りず、残りが2人なので、合計{ CHIPS($to) }のコールとする。
amount-opening-undercall = 何も言わずに出した額が、ラウンドの最初のベットに足りないので、合計{ CHIPS($to) }のコールとする。
amount-tiny = ベットに比べてごくわずかな額であり、正式なコールではない。フロアの裁定による（最大で合計{ CHIPS($to) }のコール）。
amount-too-much = ベット形式で認められる額を超えているので、合計{ CHIPS($to) }とする。
amount-added = { CHIPS($n) }を足す。
amount-back = { CHIPS($n) }は返す。

## The same in a word, above its reason
amount-is-check = チェック
amount-is-call = コール：{ CHIPS($to) }
amount-is-bet = ベット：{ CHIPS($to) }
amount-is-raise = レイズ：合計{ CHIPS($to) }
amount-is-all-in = オールイン：{ CHIPS($to) }
amount-is-fold-or-call = アンダーコール
