### Short computed facts. $low, $high fewest and most · $n a number

fact-players = { PLAYERS($low, $high) }
fact-cards = { CARDS($n) }
fact-deck-joker = { $cards }（{ $n ->
    [1] { $joker }1枚
   *[other] { $joker }{ CARDS($n) }
  }を含む）
fact-cards-range = { CARDS($low, $high) }
fact-cards-down-up = 裏{ CARDS($down) }、表{ CARDS($up) }
fact-cards-extra = { $cards }、表の{ $rank }につき1枚追加
fact-cards-at-once = { $cards }、同時には{ CARDS($n) }まで
fact-cards-of-others = ほかの各プレイヤーの{ CARDS($others) }
fact-cards-and-others = { CARDS($n) }と、ほかの各プレイヤーの{ CARDS($others) }
fact-rounds = { ROUNDS($n) }
fact-rounds-turns = 1人が表にするたびに1回
fact-draws = { DRAWS($n) }
fact-most = { PLAYERS($n) }
fact-in-line = { $label }：{ $value }
overview-players = { $low }〜{ $high }
overview-formats = { JOIN($formats, by: "/") }
overview-shares = { JOIN($shares, by: "／") }
overview-one-of = { ORLIST($shares) }
overview-qualified = { $share }（{ $hand }）
fact-cards-some = { ORCARDS($counts) }
fact-rounds-range = { ROUNDS($low, $high) }

## Chances. $share a side of the pot · $deals a number · $points a text such as 0.3
chance-qualifies = { $share }が成立
chances-for-one = 最後まで残る1人のプレイヤーについての確率である。ほかのプレイヤーの手札は問わない。
chances-as-dealt = 最初に配られた手札についての、ドローを行う前の確率である。
chances-best-discard = 捨て札は、結果として最も有利になるように選ぶものとする。
chances-when = この取り分を争うディールだけを数えた。
chance-exact = { $deals ->
        [1] これから配るカードはなく、正確な値である。
       *[other] { CHIPS($deals) }通りの配られ方をすべて数えた正確な値である。
    }
chance-random = 無作為に{ CHIPS($deals) }回配って得た値で、95%の信頼度での誤差は{ $points }ポイント以内である。
fact-uses = ポットを取る手
