### Labels for table cards: as short as the sentence allows, in the same words.

card-left-out-lead = 説明：ゲームのページを参照
card-left-out-samples = ハンドの例：ゲームのページを参照
card-left-out-lead-samples = 説明とハンドの例：ゲームのページを参照
card-labels = { JOIN($labels, by: "、") }
card-bet-when = { $when }：{ $bet }
card-use-exactly = 手札{ $own }枚＋{ $board }
card-use-at-most = 手札{ CARDS($low, $max) }、残りはボードから
card-use-own = { $own ->
    [2] 手札2枚とも使う
   *[other] 手札{ CARDS($own) }をすべて使う
  }
card-use-own-subset = 手札{ CARDS($max) }まで
card-use-any = 手札すべてから最強の{ CARDS($n) }
card-use-best = { CARDS($all) }から最強の{ CARDS($n) }
card-use-set = { CARDS($all) }から{ CARDS($n) }まで
card-use-own-best = 手札{ CARDS($all) }から最強の{ CARDS($n) }
card-use-highest = { $all ->
    [1] 最も高いカード
   *[other] { CARDS($all) }のうち最も高い1枚
  }
card-use-lowest = { $all ->
    [1] 最も低いカード
   *[other] { CARDS($all) }のうち最も低い1枚
  }
card-use-either = 手札{ SPAN($low, $own) }枚＋ボード{ $board }枚、または手札{ $all }枚
card-part = { $n ->
    [1] { $share }：全額
    [2] { $share }：半分
    [3] { $share }：3分の1
    [4] { $share }：4分の1
   *[other] { $share }：{ $n }分の1
  }
card-part-each = { $n ->
    [2] { JOIN($shares, by: "、") }：半分ずつ
    [3] { JOIN($shares, by: "、") }：3分の1ずつ
    [4] { JOIN($shares, by: "、") }：4分の1ずつ
   *[other] { JOIN($shares, by: "、") }：{ $n }分の1ずつ
  }
card-qualifier = ローの条件：{ $qualifier }
card-qualifier-share = { JOIN($shares, by: "、") }の条件：{ $hand }
card-players = 人数：{ PLAYERS($low, $high) }
card-wild = ワイルド：{ LIST($which) }
card-five-aces = ジョーカーを含むAの5枚が最強
card-deck = デッキ：{ CARDS($n) }
card-deck-joker = デッキ：{ $jokers ->
    [1] ジョーカー
   *[other] ジョーカー{ CARDS($jokers) }
  }を含む{ CARDS($n) }
card-deck-ranks = { $deck }（{ JOIN($runs, by: "、") }）
card-run = { $low }〜{ $high }
card-limit = ベット形式：{ JOIN($limits, by: "、") }
card-minimum-bet = 最低ベット：{ $amount }
card-rounds = ベッティングラウンド：{ ROUNDS($n) }
card-rounds-turns = ベッティングラウンド：1人が表にするたびに1回
card-use-kept = 残した手札すべて＋ボード
card-use-every-card = 手札すべて
card-roll-cap = ロー：上限は目の合計（{ ORLIST($faces) }は不成立）
card-rounds-range = ベッティングラウンド：{ ROUNDS($low, $high) }
card-from-board = ボード{ $n }枚
card-use-range = 手札{ CARDS($low, $high) }＋{ $board }
card-use-hand = { $use }（{ $hand }）
card-from-remaining = 残った1行のボード{ CARDS($low, $high) }
card-from-each-row = ボードの{ ROWS($n) }から1枚ずつ
card-from-lines = { ORLIST($lines) }の{ CARDS($low, $high) }
card-from-one-board = 同じボードの{ CARDS($low, $high) }
card-from-one-line = 1本のラインの{ CARDS($low, $high) }
card-line = { JOIN($slots, by: "・") }
card-lines = { $name }：{ JOIN($lines, by: "、") }
card-board-when = { $name }（{ $answer }）
card-lines-of-board = ライン：{ JOIN($lines, by: "、") }
card-best-low = 最強は{ $ranks }（{ $scale }）
card-for-share = { JOIN($shares, by: "、") }：{ CONTINUED($rule) }
card-best-ahead = { $ranks }と{ ORLIST($ahead) }
card-odd-between-first-share = 取り分の間の端数チップ：{ $share }
card-odd-between-shares = 取り分の間の端数チップ、1枚ずつ：{ JOIN($shares, by: "、") }
card-straights-low = ストレートだけが有効で、最も低いものが勝つ
card-straights-high = ストレートだけが有効で、最も高いものが勝つ
card-odd-within-where = { $rule }（{ LIST($where) }）
