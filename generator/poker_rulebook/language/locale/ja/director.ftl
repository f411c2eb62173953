### What a director of a tournament works out. $seat, $seats seats · $n, $value … numbers · race- a chip race, balance- a
### player who moves, places- players who are out in one hand, penalty- hands that are missed

seat-number = { $n }番席
seat-count = { $seat }が{ CHIPS($n) }枚
seat-cards = { $seat }が{ $cards }

## Chip races. $old, $new the value of a chip
race-exchange = ちょうど交換できる分は、{ CHIPS($new) }のチップに交換する（{ JOIN($seats, by: "、") }）。
race-no-odd = 端数チップがないので、チップレースは行わない。
race-odd = { CHIPS($old) }の端数チップは、{ JOIN($seats, by: "、") }である。
race-prizes = { $n ->
        [0] 端数チップは合計{ CHIPS($value) }で、新しいチップの半分に満たない。争うチップはない。
        [1] 端数チップは合計{ CHIPS($value) }なので、{ CHIPS($new) }のチップ1枚を争う。端数チップ1枚につき、カードを1枚配る。
       *[other] 端数チップは合計{ CHIPS($value) }なので、{ CHIPS($new) }のチップ{ CHIPS($n) }枚を争う。端数チップ1枚につき、カードを1枚配る。
    }
race-drawn = カードは、{ JOIN($seats, by: "、") }である。
race-all-up = 端数チップがある{ LIST($seats) }に、新しいチップを1枚ずつ渡す。
race-won = { $n ->
        [1] { LIST($seats) }に、新しいチップを1枚渡す。
       *[other] { LIST($seats) }の順に、新しいチップを1枚ずつ渡す。
    }
race-losers-keep = チップがなくなる{ LIST($seats) }にも、1枚を渡す。
race-last-first = チップがなくなる{ LIST($seats) }には、ほかのプレイヤーより先に渡している。
race-added-more = 総額は、交換の前より{ CHIPS($n) }増える。
race-added-less = 総額は、交換の前より{ CHIPS($n) }減る。
race-added-same = 総額は、交換の前と変わらない。
race-is = { $n ->
        [0] 争うチップはない
        [1] 争うチップ：1枚
       *[other] 争うチップ：{ CHIPS($n) }枚
    }

## Who moves
balance-given = 空席は{ LIST($seats) }である。次のディールでは、ボタンは{ $button }、スモールブラインドは{ $small_blind }である。
balance-given-source = 人数の多いテーブルでは、ボタンは{ $button }、スモールブラインドは{ $small_blind }である。
balance-given-source-empty = 人数の多いテーブルでは、ボタンは{ $button }、スモールブラインドは空席の{ $small_blind }に当たる。
balance-moves = 次にビッグブラインドとなる{ $seat }のプレイヤーが移る。
balance-big-blind = 最も不利な空席は{ $seat }で、次のディールでビッグブラインドに当たる。
balance-hands = 最も不利な空席は{ $seat }で、ほかの{ $n ->
        [1] 1人
       *[other] { CHIPS($n) }人
    }がビッグブラインドを出した後に、ビッグブラインドに当たる。
balance-waits = ボタンからスモールブラインドまでの席しか空いていない。{ $seat }に着き、ボタンが通り過ぎるまで待つ。
balance-is = { $seat }へ

## Out in one hand
places-given-one-table = 同じテーブルのとき。
places-given-hand-for-hand = 別々のテーブルで、ハンド・フォー・ハンドのとき。
places-given-by-stacks = 別々のテーブルで、スタックで決めるとき。
places-place = ディール開始時のスタックが{ LIST($stacks) }のプレイヤーは{ CHIPS($low) }位で、{ $prize ->
        [0] 賞金はない
       *[other] 賞金は{ CHIPS($prize) }である
    }。
places-shared = ディール開始時のスタックが{ LIST($stacks) }のプレイヤーは、そろって{ SPAN($low, $high) }位の同着とする。{ $prize ->
        [0] 賞金はない
       *[other] 賞金は{ CHIPS($prize) }ずつである
    }。
places-odd = { CHIPS($n) }は分けられない。誰が受け取るかを定めた資料はない。
places-is = { SPAN($low, $high) }位

## Penalties
penalty-rounds = テーブルに{ PLAYERS($players) }いれば1ラウンドは{ HANDS($players) }なので、{ $rounds ->
        [1] 1ラウンド
       *[other] { CHIPS($rounds) }ラウンド
    }で{ HANDS($n) }となる。
penalty-rounds-and-hands = テーブルに{ PLAYERS($players) }いれば1ラウンドは{ HANDS($players) }なので、{ $rounds ->
        [1] 1ラウンド
       *[other] { CHIPS($rounds) }ラウンド
    }と{ HANDS($hands) }で、合わせて{ HANDS($n) }となる。
penalty-hands = ペナルティは{ HANDS($n) }である。
penalty-left = { $misdeals ->
        [0] その後、{ TIMES($dealt) }配った
       *[other] その後、ミスディールを含めて{ TIMES($dealt) }配った（ミスディールとその配り直しは、合わせて1回とする）
    }。残りは{ HANDS($n) }である。
penalty-is = { HANDS($n) }

## Payouts. $low, $high places · $prize what each receives
payouts-pool = 賞金の総額は{ CHIPS($n) }である。
payouts-place = { CHIPS($low) }位：{ CHIPS($prize) }。
payouts-places = { SPAN($low, $high) }位：各{ CHIPS($prize) }。
payouts-first = 切り捨てで残った{ CHIPS($n) }は、最も上の順位の賞金に加えている。
payouts-last = 切り捨てで残った{ CHIPS($n) }は、最後の順位の賞金に加えている。
payouts-nearest = 四捨五入の差は、最も上の順位の賞金で調整している。
payouts-tied = { SPAN($low, $high) }位は同着とし、その順位の賞金を合わせて等分する。
payouts-below = 最後の順位の賞金は、参加費の{ CHIPS($n) }より少ない。
payouts-usual = 割合は、クラブや以前のオンラインルームの例による（未確認）。主催者は別の表を示すことができる。
payouts-is = 入賞：{ PLAYERS($n) }

## Satellites. $seat the price of a seat
satellite-seats = 総額{ CHIPS($pool) }から、{ CHIPS($seat) }の参加権を{ CHIPS($n) }人分出す。
satellite-rest = 残りの{ CHIPS($n) }は、{ CHIPS($place) }位のプレイヤーに渡す。
satellite-ends = 残りが{ PLAYERS($n) }になった時点で終わる。
satellite-is = 参加権：{ PLAYERS($n) }分

## Deals. $stack the chips of a player · $icm, $chips, $above amounts by three ways
icm-player = チップ{ CHIPS($stack) }：ICMでは{ $icm }、全額をチップの比で分ければ{ $chips }、全員に最後の順位の賞金を渡した残りをチップの比で分ければ{ $above }。
icm-keep = このほかに{ CHIPS($n) }を優勝者のために残す。
icm-all-too-much = 全額をチップの比で分けると、1位の賞金{ CHIPS($n) }より多く受け取るプレイヤーがいる。
icm-all-too-little = 全額をチップの比で分けると、最後の順位の賞金{ CHIPS($n) }より少なく受け取るプレイヤーがいる。
icm-above-too-much = 最後の順位の賞金を渡した残りを分けても、1位の賞金{ CHIPS($n) }より多く受け取るプレイヤーがいる。
icm-above-too-little = 最後の順位の賞金を渡した残りを分けても、その賞金{ CHIPS($n) }より少なく受け取るプレイヤーがいる。
icm-is = 分ける総額：{ CHIPS($n) }

## Progressive bounties. $head the bounty of who is out · $paid, $added what is paid and what goes on a head
bounty-one = { CHIPS($head) }のうち{ CHIPS($paid) }を支払い、{ CHIPS($added) }を勝者自身のバウンティに加える。
bounty-several = { CHIPS($head) }を、ボタンの左隣から順に分ける。{ LIST($paid) }を支払い、{ LIST($added) }を勝者自身のバウンティに加える。
bounty-heads = その後の勝者のバウンティは{ LIST($heads) }である。
bounty-is = 支払い：{ CHIPS($n) }

## Blind structures. $clock, $begins, $ends hours and minutes since the start · $low, $high levels
structure-level = レベル{ CHIPS($n) }（{ $clock }から）：{ CHIPS($small) }/{ CHIPS($big) }、アンティ{ CHIPS($ante) }。
structure-level-without = レベル{ CHIPS($n) }（{ $clock }から）：{ CHIPS($small) }/{ CHIPS($big) }。
structure-break = { $n ->
        [0] 休憩。
       *[other] 休憩{ CHIPS($n) }分。
    }
structure-leave = カラーアップ：{ LIST($chips) }のチップを回収する。
structure-ends-between = レベル{ CHIPS($low) }（{ $begins }から）とレベル{ CHIPS($high) }（{ $ends }から）の間に終わる見込みである。そのとき、チップの総額は、それぞれ20ビッグブラインド分と10ビッグブラインド分になる。どちらも目安である（未確認）。
structure-ends-from = レベル{ CHIPS($low) }（{ $begins }から）以降に終わる見込みである。そのとき、チップの総額は20ビッグブラインド分になる。これは目安である（未確認）。
structure-too-short = レベルが足りない。最後のレベルでも、チップの総額は{ CHIPS($n) }ビッグブラインド分ある。
structure-steep = ブラインドが5割を超えて上がるレベルがある。スタックを小さくするか、レベルを短くするほうがよい。
structure-average = 平均スタックは{ CHIPS($n) }で、レベル{ CHIPS($level) }では{ $blinds }ビッグブラインドである。
structure-is = レベル数：{ CHIPS($n) }

## Starting stacks. $chip the value of a chip
chips-count = { CHIPS($chip) }×{ CHIPS($n) }枚
chips-stack = { CHIPS($stack) }：{ JOIN($chips, by: "、") }、合わせて{ CHIPS($n) }枚。
chips-all = { PLAYERS($players) }分：{ JOIN($chips, by: "、") }、総額{ CHIPS($n) }。
chips-exchanged = { CHIPS($chip) }の{ CHIPS($n) }枚は、{ ORLIST($ways) }に交換する。
chips-is = チップ：{ CHIPS($n) }枚

## Seats. $players their numbers, in the order of the seats · $source, $to tables
seats-table = テーブル{ CHIPS($n) }（1番席から）：{ JOIN($players, by: "、") }。
seats-seed = 同じ数（{ $n }）を使えば、抽選の結果も同じになる。
seats-break = テーブル{ CHIPS($n) }をブレイクする。
seats-move = テーブル{ $source }からテーブル{ $to }へ{ PLAYERS($n) }を移す。
seats-even = 誰も移らなくてよい。
seats-is = テーブル数：{ CHIPS($n) }
seats-moves = 移動：{ PLAYERS($n) }

## What cannot be
wrong-not-a-number = 整数を入力してください（最小は{ CHIPS($least) }）。
wrong-not-numbers = 整数を、空白で区切って入力してください。
wrong-no-seat = { $seat }番席はありません。{ CHIPS($n) }番席までです。
wrong-seat-twice = { $seat }番席が2回書かれています。
wrong-wager-nothing = 出したチップの額を入力するか、発声を選んでください。
wrong-wager-pot = ポットの額は、ポットリミットのときだけ入力してください。
wrong-wager-smallest = 最も小さい1枚の額は、出したチップの合計より大きくできません。
wrong-race-new = 新しいチップは、{ CHIPS($old) }の倍数にしてください。
wrong-race-seats = 各席の古いチップの枚数を、席の順に入力してください（なければ0、{ CHIPS($n) }席まで）。
wrong-race-last = { $seat }番席には、古いチップがありません。
wrong-race-cards = 52枚のカードを1回ずつ、席の間を/で区切って入力してください（例：Ks 9d / Qh / / Ad）。
wrong-race-drawn = 各席に、端数チップと同じ枚数のカードを入力してください（{ $wanted }）。
wrong-balance-full = そのテーブルには空席がありません。
wrong-balance-even = 2つのテーブルの差は1人以内なので、移る必要はありません。
wrong-balance-few = テーブルには、少なくとも2人のプレイヤーが必要です。
wrong-balance-button = 残りが2人のときは、そのどちらかがボタンです。
wrong-balance-small-blind = ボタンの席はスモールブラインドになりません。
wrong-places-stacks = ディール開始時のチップを、2人以上入力してください。
wrong-places-left = 脱落したプレイヤーのチップを得たプレイヤーがいるので、残りの人数は、入力した数より多くなります。
wrong-places-prizes = 賞金を、上の順位から{ CHIPS($n) }人分入力してください（なければ0）。
wrong-places-order = 賞金は、上の順位ほど多くなるように入力してください。
wrong-penalty-none = 参加できないラウンド数かディール数を入力してください。
wrong-penalty-misdeals = ミスディールの回数は、配った{ CHIPS($n) }回より多くできません。
wrong-pool-missing = 賞金の総額か、エントリー数とその1件分の額を入力してください。
wrong-pool-twice = 総額はエントリー数から決まります。どちらか一方だけ入力してください。
wrong-payouts-field = エントリー数が{ CHIPS($n) }を超える場合や、入力しない場合は、割合または入賞する人数を入力してください。
wrong-payouts-order = この単位では、下の順位の賞金が上の順位より多くなります。小さい単位にしてください。
wrong-payouts-tied = 同着の順位を、入賞する順位の中から続けて入力してください。
wrong-not-shares = 数を、小数は2桁まで、空白で区切って入力してください。
wrong-shares-sum = 割合の合計が100%になるように入力してください。今は{ $n }%です。
wrong-satellite-none = 総額{ CHIPS($n) }では、この額の参加権を出せません。
wrong-deal-stacks = 2人から{ CHIPS($n) }人までのチップを入力してください。
wrong-deal-keep = 優勝者のために残せるのは{ CHIPS($n) }までです。それを超えると、1位の賞金が最も多い額ではなくなります。
wrong-bounty-own = 勝者{ PLAYERS($n) }のバウンティを、ボタンの左隣から順に入力してください。
wrong-structure-chips = チップの額面を、小さいものから入力してください。
wrong-structure-blinds = ビッグブラインドを、小さい順に{ CHIPS($n) }レベル分まで入力してください。
wrong-structure-pays = 最小のチップ{ CHIPS($n) }の倍数でないブラインドがあります。
wrong-structure-left = 参加しているのは{ PLAYERS($n) }だけです。
wrong-structure-antes = アンティの額を、レベルと同じ数（{ CHIPS($n) }）だけ入力してください。
wrong-structure-within = 人数とスタックを入力し、時間は2つのレベルが入る長さにしてください。
wrong-chips-counts = 枚数を、額面と同じ数（{ CHIPS($n) }）だけ入力してください。
wrong-chips-sum = これらのチップの合計は{ CHIPS($n) }で、スタックと違います。
wrong-chips-none = これらのチップではそのスタックになりません。小さいチップを減らすか、枚数を入力してください。
wrong-seats-tables = 2つ以上のテーブルの人数を入力してください（各{ CHIPS($n) }人まで）。

## A form that works something out
calculator-heading = 数を入れて計算する
calculator-clock = テーブルモードの時計に使う
