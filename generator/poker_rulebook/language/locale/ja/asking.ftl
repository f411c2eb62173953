# ディールの途中で尋ねられること。見出しと並びには句点を付けない。

ask-to-act = { SEAT($seat) }の番
ask-fold = { SEAT($seat) }はフォールドできます。
ask-check = { SEAT($seat) }はチェックできます。
ask-call = { SEAT($seat) }は{ CHIPS($chips) }をコールできます。
ask-bring-in = { SEAT($seat) }はブリングイン{ CHIPS($chips) }を出せます。
ask-holds = { SEAT($seat) }の手札は{ $cards }です。
ask-raise = { SEAT($seat) }は、{ $allowed }。
ask-draw = { SEAT($seat) }は、手札を{ CARDS($low, $high) }交換できます。
ask-refuse = { SEAT($seat) }は{ CARDS($low, $high) }を断れます。
ask-discard = { SEAT($seat) }は{ CARDS($low, $high) }を捨てます。
ask-pass = { SEAT($seat) }は{ CARDS($low, $high) }を渡します。
ask-turn-up = { SEAT($seat) }は{ CARDS($low, $high) }を表にします。
ask-divide = { SEAT($seat) }は手札を、{ LIST($hands) }に分けます。
ask-divide-hand = { $name }の{ CARDS($n) }
ask-choose = { SEAT($seat) }は、{ ORLIST($outcomes) }を選びます。
ask-declare = { SEAT($seat) }は、{ ORLIST($shares) }を宣言します。
ask-take = { SEAT($seat) }は、もう1枚受け取るか、受け取らないかを決めます。
ask-stay = { SEAT($seat) }は、参加するか降りるかを決めます。
ask-declare-both = 両方
ask-place = { SEAT($seat) }は{ CARDS($n) }を置きます。
ask-row = { $row }の{ $cards }
ask-row-empty = { $row }は空
