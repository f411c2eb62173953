### Streets and their pictures: short words beside them, and what they show in words.
### $n, $down, $up, $placed, $low, $high numbers of cards · $faces, $counts numbers · $answer, $street, $dealt phrases

## Names of streets that have none of their own
picture-preflop = プリフロップ
picture-deal = 最初の手札
picture-door = ドアカード
picture-card-first = 1枚目
picture-card-second = 2枚目
picture-card-third = 3枚目
picture-card-fourth = 4枚目
picture-card-fifth = 5枚目
picture-card-sixth = 6枚目
picture-card-seventh = 7枚目
picture-card-later = { $n }枚目
picture-roll-first = 1回目のサイコロ
picture-roll-second = 2回目のサイコロ
picture-roll-third = 3回目のサイコロ
picture-roll-later = { $n }回目のサイコロ
picture-placed = { CARDS($n) }

## What is dealt, in two or three words
short-down = 裏{ CARDS($down) }
short-burn = 1枚バーン
short-up = 表{ CARDS($up) }
short-extra = { $rank }なら1枚追加
short-down-up = 裏{ CARDS($down) }、表{ CARDS($up) }
short-either = 表{ CARDS($n) }（手札がすべて表なら裏）
short-open = { CARDS($n) }開く
short-open-board = { BOARDS($k) }のボードに{ CARDS($n) }ずつ開く
short-open-row = { ROWS($k) }に{ CARDS($n) }ずつ開く
short-hidden = ボードに裏{ CARDS($n) }
short-draw = { CARDS($low, $high) }交換
short-discard = { CARDS($n) }捨てる
short-discard-down = 裏から{ CARDS($n) }捨てる
short-turn-up = { CARDS($n) }を表に
short-divide = { JOIN($hands, by: "＋") }に分ける
short-divided = { CARDS($n) }（{ $name }）
short-remove = 行を取り除く
short-roll = サイコロ{ DICE($n) }
short-look = 色を数える
short-choose = ゲームを選ぶ
short-declare = 宣言
short-stay = 参加か降りるか
short-place = { CARDS($n) }を配って置く
short-place-face-up = { CARDS($n) }を表向きに配って置く
short-place-on-turn = 自分の番に{ CARDS($n) }受け取って置く
short-place-some = { CARDS($n) }を配り、{ CARDS($placed) }置いて残りを捨てる
short-place-some-face-up = { CARDS($n) }を表向きに配り、{ CARDS($placed) }置いて残りを捨てる
short-place-some-on-turn = 自分の番に{ CARDS($n) }受け取り、{ CARDS($placed) }置いて残りを捨てる
short-place-times = { TIMES($n) }
short-when = { $dealt }（{ $answer }）

## Answers to a question: faces of dice, cards of a colour
picture-faces = { ORLIST($faces) }の目
picture-colours = { $colour }が{ ORCARDS($counts) }

## Who acts first: in the row of a street, and beside its picture

## What pictures show, for those who do not see them
picture-street = { $street }：{ $dealt }
picture-hand = { $title }：{ $hand }。使うカードは{ $cards }。
picture-wins = 勝つハンド
picture-row = { $row }（{ $hand }）
picture-rows = { SEAT($seat) }が勝つ段：{ JOIN($rows, by: "、") }。
picture-no-row = { SEAT($seat) }が勝つ段はない。
picture-points = { SEAT($seat) }：{ $points }

## Headings of the page and of the table of streets
glance = 一目で分かる配り方
what-wins = 勝つハンド
streets = 進行
street-number = 番号
street-dealt = 配るカード
street-bet = ベットと開始位置
counted = 回数、枚数、人数
street-again = 手順{ $n }と同じ：{ $dealt }。
chip-glance = 配り方
chip-wins = 勝ち方
chip-streets = 進行
chip-setup = 準備
chip-ranking = 役の強さ
chip-ties = 引き分け
chip-limits = ベット額
chip-options = 選択ルール
chip-examples = 例
chip-differences = 違い
chip-general = 共通ルール
chip-counted = 回数、枚数、人数
chip-history = 歴史

## Facts that are asked at a table
hole-cards = 手札
fact-wins = 勝敗
fact-as-chosen = 選んだゲームによる
fact-limit = ベット形式
fact-limit-also = { $first }（{ JOIN($others, by: "、") }も可）

## How much is bet

## How board cards go together, below the picture
legend-one-from-each = 各色から1枚ずつ使う。
picture-board-card = ボード{ $n }枚目
legend-groups = 次の{ SETS($n) }のラインのうち1本のカードだけを使う：
