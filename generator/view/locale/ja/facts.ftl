### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { PLAYERS($low, $high) }
fact-cards = { CARDS($n) }
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = 裏向き{ CARDS($down) }、表向き{ CARDS($up) }
fact-rounds = { ROUNDS($n) }
fact-draws = { DRAWS($n) }
fact-own-cards = 各プレイヤーは{ CARDS($n) }を受け取る。
fact-own-cards-left = 各プレイヤーは合計{ CARDS($n) }を受け取り、ショーダウンでは{ CARDS($kept) }を持つ。
fact-own-cards-kept = 各プレイヤーは{ CARDS($n) }を受け取り、ショーダウンでは{ CARDS($low, $high) }を持つ。
fact-board-cards = ボードは{ CARDS($n) }である。
fact-formats = { ORLIST($formats) }で行う。
fact-most = { PLAYERS($n) }
fact-own-cards-range = ショーダウンの手札は{ CARDS($low, $high) }である。
fact-cards-some = { ORLIST($counts) }枚
fact-own-cards-some = ショーダウンの手札は{ ORLIST($counts) }枚である。
fact-rounds-range = { ROUNDS($low, $high) }
fact-board-cards-some = ボードは{ ORLIST($counts) }枚である。
fact-board-cards-range = ボードは{ CARDS($low, $high) }である。
