### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { PLAYERS($low, $high) }
fact-cards = { CARDS($n) }
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = 裏向き{ CARDS($down) }、表向き{ CARDS($up) }
fact-rounds = { ROUNDS($n) }
fact-draws = { DRAWS($n) }
fact-points = { POINTS($n) }
fact-most-players = シャッフルし直さずに配れるのは{ PLAYERS($n) }までである。
fact-own-cards = 各プレイヤーは{ CARDS($n) }を受け取る。
fact-own-cards-left = 各プレイヤーは合計{ CARDS($n) }を受け取り、ショーダウンでは{ CARDS($kept) }を持つ。
fact-betting-rounds = ベッティングラウンドは{ ROUNDS($n) }行う。
fact-board-cards = ボードは{ CARDS($n) }である。
fact-board-groups = 1つのハンドに使うボードのカードは、{ SETS($n) }のうち1組のものである。
fact-default = 標準：{ $choice }
fact-formats = { ORLIST($formats) }で行う。
fact-chance = { $percent }%
fact-hands = { CHIPS($n) }通りのハンド
fact-simulated = { CHIPS($n) }ディール、シード{ $seed }
fact-differs = { $game }と異なる点：
same-as = { $game }と同じ
fact-most = { PLAYERS($n) }
