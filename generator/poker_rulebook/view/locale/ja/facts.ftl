### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { PLAYERS($low, $high) }
fact-cards = { CARDS($n) }
fact-deck-joker = { $cards }（{ $joker }1枚を含む）
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = 裏向き{ CARDS($down) }、表向き{ CARDS($up) }
fact-cards-and-others = { CARDS($n) }と、ほかの各プレイヤーの{ CARDS($others) }
fact-rounds = { ROUNDS($n) }
fact-draws = { DRAWS($n) }
fact-own-cards = 各プレイヤーは{ CARDS($n) }を受け取る。
fact-own-cards-left = 各プレイヤーは合計{ CARDS($n) }を受け取り、ショーダウンでは{ CARDS($kept) }を持つ。
fact-own-cards-kept = 各プレイヤーは{ CARDS($n) }を受け取り、ショーダウンでは{ CARDS($low, $high) }を持つ。
fact-board-cards = ボードは{ CARDS($n) }である。
fact-formats = { ORLIST($formats) }で行う。
fact-most = { PLAYERS($n) }
fact-in-line = { $label }：{ $value }
overview-players = { $low }〜{ $high }
overview-formats = { JOIN($formats, by: "/") }
overview-shares = { JOIN($shares, by: "／") }
overview-qualified = { $share }（{ $hand }）
fact-own-cards-range = ショーダウンの手札は{ CARDS($low, $high) }である。
fact-cards-some = { ORLIST($counts) }枚
fact-own-cards-some = ショーダウンの手札は{ ORLIST($counts) }枚である。
fact-rounds-range = { ROUNDS($low, $high) }
fact-board-cards-some = ボードは{ ORLIST($counts) }枚である。
fact-board-cards-range = ボードは{ CARDS($low, $high) }である。

## Chances. $share a side of the pot · $deals, $seed numbers · $points a text such as 0.3
chance-qualifies = { $share }が成立
chances-for-one = 最後まで残る1人のプレイヤーについての確率である。ほかのプレイヤーの手札は問わない。
chances-as-dealt = 最初に配られた手札についての、ドローを行う前の確率である。
chances-best-discard = 捨て札は、結果として最も有利になるように選ぶものとする。
chances-when = この取り分のあるディールだけを数える。
chance-exact = 配られ方{ CHIPS($deals) }通りをすべて数えた正確な値である。
chance-random = 無作為な{ CHIPS($deals) }回の配札（シード{ $seed }）による値で、95%の信頼度での誤差は{ $points }ポイント以内である。
