# ディールの途中で尋ねられること。見出しと並びには句点を付けない。

ask-to-act = { SEAT($seat) }の番
ask-fold = { SEAT($seat) }はフォールドできる。
ask-check = { SEAT($seat) }はチェックできる。
ask-call = { SEAT($seat) }は{ CHIPS($chips) }をコールできる。
ask-bring-in = { SEAT($seat) }はブリングイン{ CHIPS($chips) }を出すことができる。
ask-holds = { SEAT($seat) }の手札は{ $cards }である。
ask-raise = { SEAT($seat) }は{ $allowed }。
ask-draw = { SEAT($seat) }は、手札を{ CARDS($low, $high) }交換できる。
ask-refuse = { SEAT($seat) }は{ CARDS($low, $high) }を断ってよい。
ask-discard = { SEAT($seat) }は{ CARDS($low, $high) }を捨てる。
ask-pass = { SEAT($seat) }は{ CARDS($low, $high) }を渡す。
ask-turn-up = { SEAT($seat) }は{ CARDS($low, $high) }を表にする。
ask-divide = { SEAT($seat) }は手札を分ける：{ LIST($hands) }。
ask-divide-hand = { $name }に{ CARDS($n) }
ask-choose = { SEAT($seat) }は次のいずれかを選ぶ：{ ORLIST($outcomes) }。
ask-declare = { SEAT($seat) }は次のいずれかを宣言する：{ ORLIST($shares) }。
ask-take = { SEAT($seat) }は、もう1枚受け取るか、受け取らないかを決める。
ask-stay = { SEAT($seat) }は、参加するか降りるかを決める。
ask-declare-both = 両方
ask-place = { SEAT($seat) }は{ CARDS($n) }を置く。
ask-row = { $row }の{ $cards }
ask-row-empty = { $row }は空
