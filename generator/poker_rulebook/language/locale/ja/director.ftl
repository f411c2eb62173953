### What a director of a tournament works out. $seat, $seats seats · $n, $value … numbers · race- a chip race, balance- a
### player who moves, places- players who are out in one hand, penalty- hands that are missed

seat-number = { $n }番席
seat-count = { $seat }{ CHIPS($n) }枚
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
race-won = { LIST($seats) }の順に、新しいチップを1枚ずつ渡す。
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
balance-big-blind = 最も不利な空席は{ $seat }であり、次のディールでビッグブラインドを出す。
balance-hands = 最も不利な空席は{ $seat }であり、ほかの{ $n ->
        [1] 1人
       *[other] { CHIPS($n) }人
    }がビッグブラインドを出した後に、ビッグブラインドとなる。
balance-waits = ボタンからスモールブラインドまでの席しか空いていない。{ $seat }に着き、ボタンが通り過ぎるまで待つ。
balance-is = { $seat }へ

## Out in one hand
places-given-one-table = 同じテーブルのとき。
places-given-hand-for-hand = 別々のテーブルで、ハンド・フォー・ハンドのとき。
places-given-by-stacks = 別々のテーブルで、スタックで決めるとき。
places-place = ディール開始時に{ LIST($stacks) }を持っていたプレイヤーは{ CHIPS($low) }位で、{ $prize ->
        [0] 賞金はない
       *[other] 賞金は{ CHIPS($prize) }である
    }。
places-shared = ディール開始時に{ LIST($stacks) }を持っていたプレイヤーは、{ SPAN($low, $high) }位の同着とする。{ $prize ->
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

## What cannot be
wrong-not-a-number = 整数を入力してください（最小は{ CHIPS($least) }）。
wrong-not-numbers = 整数を、空白で区切って入力してください。
wrong-no-seat = { $seat }番席はありません。席は{ CHIPS($n) }までです。
wrong-seat-twice = { $seat }番席が2回書かれています。
wrong-wager-nothing = 出したチップの額を入力するか、発声を選んでください。
wrong-wager-pot = ポットの額で決まるのは、ポットリミットのときだけです。
wrong-wager-smallest = 最も小さい1枚は、出したチップの合計を超えません。
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
wrong-places-left = 脱落したプレイヤーのチップを得た人がいるので、残りの人数はそれより多くなります。
wrong-places-prizes = 賞金を、良い順位から{ CHIPS($n) }人分入力してください（なければ0）。
wrong-places-order = 賞金は、良い順位のほうが多くなるように入力してください。
wrong-penalty-none = 参加できないラウンド数かディール数を入力してください。
wrong-penalty-misdeals = ミスディールは、配った{ CHIPS($n) }回のうちの回数です。

## A form that works something out
calculator-heading = 数を入れて計算する
