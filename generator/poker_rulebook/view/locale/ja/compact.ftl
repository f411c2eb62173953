### Labels for table cards: as short as the sentence allows, in the same words.

card-labels = { JOIN($labels, by: " · ") }
card-use-exactly = 手札{ $own }＋{ $board }
card-use-at-most = 手札{ $low }〜{ $max }＋ボード
card-use-own = 手札{ CARDS($own) }
card-use-own-subset = 手札{ CARDS($max) }まで
card-use-any = 手札から最強の{ CARDS($n) }
card-use-best = { CARDS($all) }から最強の{ CARDS($n) }
card-use-either = 手札{ SPAN($low, $own) }＋ボード{ $board }、または手札{ $all }
card-half = { $share }：半分
card-third = { $share }：3分の1
card-all = { $share }：全額
card-qualifier = ローの条件：{ $qualifier }
card-qualifier-share = { $share }の条件：{ $hand }
card-players = 人数：{ PLAYERS($low, $high) }
card-wild = ワイルド：{ LIST($which) }
card-deck = デッキ：{ CARDS($n) }
card-deck-joker = デッキ：{ CARDS($n) }（{ $jokers ->
    [1] ジョーカー
   *[other] ジョーカー{ CARDS($jokers) }
  }を含む）
card-limit = 形式：{ JOIN($limits, by: "、") }
card-rounds = ベッティングラウンド：{ ROUNDS($n) }
card-use-kept = 残した手札すべて＋ボード
card-use-every-card = 手札すべて
card-otherwise-all = { $share }不成立：{ $other }が全額
card-roll-cap = ロー：上限は目の合計（{ ORLIST($faces) }は不成立）
card-rounds-range = ベッティングラウンド：{ ROUNDS($low, $high) }
card-from-board = ボード{ $n }
card-use-range = 手札{ $low }〜{ $high }＋{ $board }
card-use-hand = { $use }（{ $hand }）
card-from-remaining = 残った1行のボード{ CARDS($low, $high) }
card-from-each-row = ボードの{ ROWS($n) }から1枚ずつ
card-from-lines = { ORLIST($lines) }の{ CARDS($low, $high) }
card-from-one-board = 同じボードの{ CARDS($low, $high) }
card-from-one-line = 1つの並びの{ CARDS($low, $high) }
card-line = { $line }（{ JOIN($slots, by: "・") }）
card-lines = { $name }：{ JOIN($lines, by: "、") }
card-lines-of-board = 並び：{ JOIN($lines, by: "、") }
card-best-of-share = 最強の{ $share }：{ $ranks }（{ $scale }）
card-best-low = { $scale }の最強：{ $ranks }
card-odd-between-first-share = 取り分の間の端数チップ：{ $share }
card-straights-low = { $share }：ストレートだけが有効で、最も低いものが勝つ
card-straights-high = { $share }：ストレートだけが有効で、最も高いものが勝つ
card-by-points = { $share }：点数で比べる
card-odd-within-where = { $rule }（{ LIST($where) }）
