### Names of made hands; the end of the key is the class. $top, $rank, $second, $pair rank letters · $ranks as in 8-7-5-3-A

hand-five-of-a-kind = { PLURAL($rank) }のファイブカード
hand-royal-flush = ロイヤルフラッシュ
hand-straight-flush = { RANK($top) }ハイのストレートフラッシュ
hand-four-of-a-kind = { PLURAL($rank) }のフォーカード
hand-full-house = { PLURAL($rank) }と{ PLURAL($pair) }のフルハウス
hand-flush = { RANK($top) }ハイのフラッシュ
hand-straight = { RANK($top) }ハイのストレート
hand-three-of-a-kind = { PLURAL($rank) }のスリーカード
hand-four-card-flush = { RANK($top) }ハイの4枚フラッシュ
hand-four-card-straight = { RANK($top) }ハイの4枚ストレート
hand-two-pair = { PLURAL($rank) }と{ PLURAL($second) }のツーペア
hand-one-pair = { PLURAL($rank) }のワンペア
hand-one-card = { RANK($rank) }
hand-high-card = { RANK($top) }ハイ

## Lows, badugis and points
hand-low = { SEQUENCE($ranks) }のロー
hand-of-ranks = { SEQUENCE($ranks) }
hand-badugi = { CARDSIZE($n) }のバドゥギ（{ SEQUENCE($ranks) }）
    .any = { CARDSIZE($n) }のバドゥギ
hand-high-badugi = { CARDSIZE($n) }のハイバドゥギ（{ SEQUENCE($ranks) }）
    .any = { CARDSIZE($n) }のハイバドゥギ
hand-ranks = { CARDSIZE($n) }のハンド（{ SEQUENCE($ranks) }）
hand-points = { POINTS($points) }
hand-total = { $total }点
hand-ahead = { $class }（{ $hand }）

## Classes, strongest first in the usual order
class-five-of-a-kind = ファイブカード
class-five-of-a-kind-with = ファイブカード（{ $rank }がワイルド）
class-royal-flush = ロイヤルフラッシュ
class-straight-flush = ストレートフラッシュ
class-four-of-a-kind = フォーカード
class-full-house = フルハウス
class-flush = フラッシュ
class-straight = ストレート
class-three-of-a-kind = スリーカード
class-four-card-flush = 4枚フラッシュ
class-four-card-straight = 4枚ストレート
class-two-pair = ツーペア
class-one-pair = ワンペア
class-high-card = ハイカード
class-badugi = { CARDSIZE($n) }のバドゥギ
class-high-badugi = { CARDSIZE($n) }のハイバドゥギ

## As players say them in a told hand
short-five-of-a-kind = { PLURAL($rank) }のファイブカード
short-four-of-a-kind = { PLURAL($rank) }のフォーカード
short-full-house = { PLURAL($rank) }と{ PLURAL($pair) }のフルハウス
short-three-of-a-kind = { PLURAL($rank) }のスリーカード
short-two-pair = { PLURAL($rank) }と{ PLURAL($second) }のツーペア
short-badugi = { CARDSIZE($n) }の{ $hand }
short-ahead = { $class }の{ $hand }
