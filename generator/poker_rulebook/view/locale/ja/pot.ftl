### Dividing the pot, and who qualifies. $side, $first, $second kinds of hand (hand-kind-…) or sides (side-…)
### $hand a named hand · $rank a rank letter · $share, $other sides

win-pot = 最も強い{ $side }がポットを獲得する。
win-pot-card-highest = 最も高いカードを持つプレイヤーが、ポットを獲得する。
match-pot = 参加したほかのプレイヤーは、それぞれポットと同じ額を次のディールのポットに支払う。
    .card = 参加して負け：ポットと同じ額を次のポットへ
    .peculiar = { "" }
match-short = チップが足りないプレイヤーは、残りのすべてを支払う。
    .card = チップが足りなければ、残りすべて
match-cap = 1回のディールで獲得する額も支払う額も、アンティ{ CHIPS($n) }回分までとする。
    .card = 獲得も支払いも、アンティ{ $n }回分まで。残りは次へ
match-rest = それを超える分は、次のディールのポットに残す。
win-pot-card-lowest = 最も低いカードを持つプレイヤーが、ポットを獲得する。
win-pot-minimum = ショーダウンでは、最も強い{ $side }がポットを獲得する。ただし、{ $hand }以上のハンドに限る。
win-halves = 最も強い{ $first }と最も強い{ $second }が、ポットを半分ずつ獲得する。
win-halves-closest = { $first }に最も近い合計と{ $second }に最も近い合計が、ポットを半分ずつ獲得する。
win-pot-closest = { $n }に最も近い合計が、ポットを獲得する。
win-halves-qualified = 成立したハンドのうち、最も強い{ $first }と最も強い{ $second }が、ポットを半分ずつ獲得する。
win-halves-down-suit = 最も強い{ $first }と、{ $card }を持つプレイヤーが、ポットを半分ずつ獲得する。
win-high-low = ポットの半分を最も強いハイハンドが、残りの半分を{ $qualifier }の最も強いローハンドが獲得する。
win-shares = ポットを等分し、{ LIST($shares) }でそれぞれ争う。
win-share-sentence = { $share }では、最も強い{ $side }がその取り分を獲得する。
qualifier-cap = ローが成立するのは、{ CARDS($n) }のランクがすべて異なり、{ RANK($rank) }より高いランクのカードを含まない場合に限る。
qualifier-worst = 成立するローのうち最も弱いものは{ SEQUENCE($ranks) }である。
qualifier-no-pair = ローが成立するのは、ペアを含まない場合に限る。
qualifier-hand = { $share }が成立するのは、{ $hand }以上のハンドの場合に限る。
qualifier-none = どちらの半分にも成立条件はない。
or-better = { RANK($rank) }オアベター
    .low = { or-better }のローハンド
qualifier-rolled = ローが成立するには、さらに、{ CARDS($n) }のランクがすべて異なっていなければならない。
board-needs-rolled = ローに使えるランクがボードに{ RANKS($n) }以上なければ、ローは成立しない。
board-needs-lows = ボードに{ RANK($rank) }以下の異なるランクが{ RANKS($n) }以上なければ、ローは成立しない。
otherwise-high = ローが成立しない場合は、最も強いハイハンドがポット全体を獲得する。
    .card = ロー不成立：ハイが全額
    .peculiar = ローが成立しなければ、ハイがポット全体を取る。
otherwise-share = { $share }が成立しない場合は、その取り分も{ $other }の勝者が獲得する。
    .card = { $share }不成立：{ $other }が獲得
otherwise-down-suit = 残っているプレイヤーの誰も持っていなければ、最も強い{ $other }がポット全体を獲得する。
    .peculiar = 表向きの{ $suit }は数えず、裏向きの{ $suit }を誰も持たなければ、{ $other }がポット全体を取る。
    .card = { $share }不成立：{ $name }が獲得
otherwise-one-side = 一方の側だけが成立した場合は、その側で最も強いハンドがポット全体を獲得する。
    .peculiar = 一方だけが成立すれば、その側がポット全体を取る。
    .card = 一方だけ成立：その側が全額
priority = { $hand }以上のハンドがある場合は、そのうち最も強いものがポット全体を獲得する。ない場合は、{ $scale }で最も強いローハンドがポット全体を獲得する。
share-per-board = ポットを{ BOARDS($n) }のボードに等分し、ボードごとに最も強いハンドがその取り分を獲得する。1人がすべてを獲得してもよい。
declared-side = { $first }を宣言したプレイヤーのうち最も強いハンドと、{ $second }を宣言したプレイヤーのうち最も強いハンドが、ポットを半分ずつ獲得する。
declared-both = 両方を宣言したプレイヤーは、{ $first }と{ $second }のどちらも単独で勝った場合に限り、ポット全体を獲得する。一方でも負けまたは引き分けとなった場合は、何も獲得できない。
    .card = 両方：どちらも単独で勝てば全額
    .peculiar = { "" }
declared-one-side = 一方の側を宣言したプレイヤーがいない場合は、もう一方の側の勝者がポット全体を獲得する。
side-pot = サイドポットの勝者は、そのサイドポットに参加しているプレイヤーだけで決める。

## What a share is won with, where the file of the ranking does not say it
hand-kind-high = ハイハンド
hand-kind-low = { $scale }のローハンド
hand-kind-badugi = バドゥギ
hand-kind-high-badugi = ハイバドゥギ
hand-kind-points = ポイントハンド
hand-kind-named = { $scale }のハンド

## A card of one suit that lies face down
down-suit-highest = 裏向きで最も高い{ $suit }
    .kind = { down-suit-highest }
down-suit-lowest = 裏向きで最も低い{ $suit }
    .kind = { down-suit-lowest }
one-of-spades = スペード
one-of-hearts = ハート

## Sides of the pot; the end of the key is the id of a share.
side-high = ハイ
side-middle = 中間
side-low = ロー
side-five-card = 5枚のハンド
side-badugi = バドゥギ
side-draw = ドローハンド
side-omaha = オマハハンド
side-holdem = ホールデムハンド
side-points = ポイントハンド
side-upper = 上のボード
side-lower = 下のボード
nobody-strongest-hand = 誰のハンドも成立しない場合は、最も強い{ $side }がポット全体を獲得する。
    .card = 成立なし：最強の{ $side }が総取り
    .peculiar = どちらも成立しなければ、最も強いハイハンドがポットを取る。
nobody-all-players = 誰のハンドも成立しない場合は、残っている全員でポットを等分する。
    .card = 成立なし：全員で等分
    .peculiar = { "" }
nobody-carry-over = メインポットでもサイドポットでも、成立するハンドがなければ、そのポットを次のディールに持ち越し、ボタンを次のプレイヤーに移す。
    .card = 成立なし：次に持ち越し
    .peculiar = 成立したハンドがなければ、ポットを次のディールに持ち越す。
declared-nobody-all-players = これによって勝者が1人もいなくなる場合は、残っている全員でポットを等分する。
    .peculiar = { "" }
    .card = { "" }
declared-nobody-carry-over = これによって勝者が1人もいなくなる場合は、ポットを次のディールに持ち越す。
    .card = { nobody-carry-over.card }
    .peculiar = { nobody-carry-over.peculiar }
win-high-low-rolled = ポットの半分を最も強いハイハンドが、残りの半分を、サイコロの目で決まる条件を満たす最も強いローハンドが獲得する。
