# ハンドの途中で尋ねられること。見出しと並びには句点を付けない。

ask-to-act = { $seat }の番
ask-fold = { $seat }はフォールドできる。
ask-check = { $seat }はチェックできる。
ask-call = { $seat }は{ CHIPS($chips) }をコールできる。
ask-bring-in = { $seat }はブリングイン{ CHIPS($chips) }を出すことができる。
ask-holds = { $seat }の手札は{ $cards }である。
ask-raise = { $seat } { $allowed }。
ask-draw = { $seat }は、手札を{ CARDS($low, $high) }交換できる。
ask-refuse = { $seat }は{ CARDS($low, $high) }を断ってよい。
ask-discard = { $seat }は{ CARDS($low, $high) }を捨てる。
ask-pass = { $seat }は{ CARDS($low, $high) }を渡す。
ask-turn-up = { $seat }は{ CARDS($low, $high) }を表にする。
ask-divide = { $seat }は手札を分ける：{ LIST($hands) }。
ask-divide-hand = { $name }に{ CARDS($n) }
ask-choose = { $seat }は次のいずれかを選ぶ：{ ORLIST($outcomes) }。
ask-declare = { $seat }は次のいずれかを宣言する：{ ORLIST($shares) }。
ask-take = { $seat }は、もう1枚受け取るか、受け取らないかを決める。
ask-stay = { $seat }は、参加するか降りるかを決める。
ask-declare-both = 両方
ask-place = { $seat }は{ CARDS($n) }を置く。
ask-row = { $row }の{ $cards }
ask-row-empty = { $row }は空
