### How hands compare: sentences that follow from the rules of a ranking and the ranks of the deck, in their order.
### $ranks, $cards, $best, $wheel ranks as in 8-7-6-5-4 · $scale the name of a ranking · $classes, $stronger, $weaker class-… or plural-…

## Highest hand wins
scale-high = ハンドは、通常の役の強さで比べる。
    .book = { "" }
scale-three-cards = 3枚のハンドの役は、{ LIST($classes) }に限る。ストレートとフラッシュは数えない。
    .card = 3枚の役は{ LIST($classes) }のみ。ストレートとフラッシュは数えない
scale-few-cards = { CARDS($n) }のハンドの役は、強い順に{ JOIN($classes, by: "、") }とする。
    .card = { CARDS($n) }の役は強い順に{ JOIN($classes, by: "、") }
scale-one-card-highest = 最も高いカードが勝つ。
scale-straights-highest = ストレートだけを数え、最も高いストレートを勝ちとする。
scale-no-class = この方式では、{ LIST($classes) }を数えない。
scale-four-cards-both = { $low }は{ $weaker }に勝ち、{ $high }は{ $low }に勝ち、{ $stronger }はそのどちらにも勝つ。先に4枚フラッシュや4枚ストレートの4枚を、次に残る1枚を比べ、そこにペアがあっても数えない。
scale-four-cards = { $weaker }と{ $stronger }の間に、強い順に{ JOIN($classes, by: "、") }がある。先にその4枚を、次に残る1枚を比べ、そこにペアがあっても数えない。
scale-beats = { $stronger }は{ $weaker }より強いものとする。
scale-gap = デッキに{ LIST($ranks) }がないので、ストレートでは{ RANK($below) }の次のランクを{ RANK($above) }とする。
scale-straights = ストレートは、{ LIST($straights) }だけとする。
scale-lowest-straight = { $cards }は、最も低いストレートとする。
    .card = { $cards }は最も低いストレート
scale-pseudo-quads = { PLURAL($low) }〜{ PLURAL($high) }のスリーカードは、ほかの{ CARDS($n) }の数字の合計がそのランクと等しいとき、そのランクのフォーカードとみなす。
scale-counts-as = { $rank ->
    [A] エース
   *[K] { RANK($rank) }
  }は{ $number }と数える。
suits-decide = 同じ強さのハンドの間では、スートで勝敗を決める。スートは高い順に{ LIST($suits) }とする。ストレートは一番上のカード、ほかのハンドはペア以外で最も高いカードのスートを比べる。そこで同じカードを使っている場合は、次のカードを比べる。
    .peculiar = 同じ強さのハンドの勝敗は、スート（高い順に{ JOIN($suits, by: "、") }）で決める。
    .card = 同じ強さはスートで決める（{ JOIN($suits, by: "、") }の順）。ストレートは一番上、ほかはペア以外の最も高いカード。同じカードなら次
suits-equal = ショーダウンでは、スートに強弱はない。
    .book = スートに強弱はない。

## The ace, or the order of all ranks
aces-high = エースは最も高いランクとする。
aces-low = エースは最も低いランクとする。
aces-both = エースは最も高いランクとするが、ストレートの{ $cards }では最も低いランクとする。
scale-order = ランクは、高いほうから順に{ SEQUENCE($ranks) }とする。
ace-low = 最も低い
ace-high = 最も高い

## Lowest hand wins
scale-one-card-lowest = 最も低いカードが勝つ。
scale-a5 = { $scale }では、エースを最も低いランクとし、ストレートとフラッシュは数えない。ペアがあるハンドは、ペアのないハンドより弱い。最も強いハンドは{ SEQUENCE($best) }である。
    .card = Aは最も低い。ストレートとフラッシュは数えない
scale-27 = { $scale }では、通常の役の強さを逆にする。ペアのないハンドが最も強く、ワンペア、ツーペア、スリーカード、ストレート、フラッシュの順に弱くなり、フルハウスとそれより強い役は、さらに弱い。エースは常に最も高いランクとするので、{ SEQUENCE($wheel) }はストレートではない。最も強いハンドは、フラッシュでない{ SEQUENCE($best) }である。
    .book = { $scale }では、最も弱い役を勝ちとする。エースは最も高いランクとし、ストレートとフラッシュも役に数える。最も強いハンドは、フラッシュでない{ SEQUENCE($best) }である。
    .card = Aは最も高い。ストレートとフラッシュは不利
scale-a6 = { $scale }では、通常の役の強さを逆にし、エースは常に最も低いランクとする。ペアのないハンドが最も強く、ワンペア、ツーペア、スリーカード、ストレート、フラッシュの順に弱くなり、フルハウスとそれより強い役は、さらに弱い。最も強いハンドは、フラッシュでない{ SEQUENCE($best) }である。
    .card = Aは最も低い。ストレートとフラッシュは不利
scale-madison = { $scale }では、エースを最も低いランクとし、ペア、ストレート、フラッシュのいずれも数えない。
    .card = Aは最も低い。ペア、ストレート、フラッシュは数えない
scale-low = { $scale }では、ランクの低いハンドほど強いものとする。
scale-weaker = { LIST($classes) }は、弱いハンドとする。
scale-not-counted = { LIST($classes) }は数えない。
scale-best = 最も強いハンドは{ SEQUENCE($best) }である。
scale-best-of-suits = 最も強いハンドは、フラッシュでない{ SEQUENCE($best) }である。
compare-low = ペアのないローハンドは、ランクの高いカードから順に比べ、最初に差が出たところでランクの低いほうを強いものとする。
    .book = 高いカードから順に比べ、低いほうを強いものとする。
compare-low-paired = ワンペアのローハンドどうしは、ペアのランクの低いほうを強いものとする。ペアが同じランクの場合は、残りのカードをランクの高いものから順に比べる。
    .book = { "" }
compare-low-cards = ランクの高いカードから順に比べ、低いほうを強いものとする。
scale-face-first = 絵札（{ JOIN($ranks, by: "、") }）を1枚でも持つプレイヤーのハンドを{ $class }といい、絵札を持たないプレイヤーのハンド（{ $other }）より常に強いものとする。絵札は、比べる{ CARDS($n) }に含まれていなくてもよい。同じ種類どうしは、{ $scale }で比べる。
scale-rank-first = { ORLIST($ranks) }を1枚でも持つプレイヤーのハンドを{ $class }といい、持たないプレイヤーのハンド（{ $other }）より常に強いものとする。そのカードは、比べる{ CARDS($n) }に含まれていなくてもよい。同じ種類どうしは、{ $scale }で比べる。
scale-straight-only = この半分は、ストレートだけで争い、最も低いストレートを勝ちとする。
scale-straights-lowest = ストレートだけを数え、最も低いストレートを勝ちとする。
plural-one-pair = ペア
plural-straight = ストレート
plural-flush = フラッシュ

## Badugi and the like: the end of the key is what no two cards may share
scale-low-rank-suit = バドゥギ方式では、ランクもスートも重複しない{ CARDS($max) }までの組を使う。
scale-low-suit = 同じランクを認めるバドゥギ方式では、スートが重複しない{ CARDS($max) }までの組を使う。ランクは重複してもよい。
scale-low-rank = ランクが重複しない{ CARDS($max) }までの組を使う。スートは重複してもよい。
scale-high-rank-suit = 同じランクを認めないハイバドゥギ方式では、ランクもスートも重複しない{ CARDS($max) }までの組を使う。
scale-high-suit = ハイバドゥギ方式では、スートが重複しない{ CARDS($max) }までの組を使う。ランクは重複してもよい。
scale-high-rank = ランクが重複しない{ CARDS($max) }までの組を使う。スートは重複してもよい。
scale-larger-low = 枚数の多い組ほど強い。枚数が同じ場合は、ランクの高いカードから順に比べ、低いほうを強いものとする。
scale-larger-high = 枚数の多い組ほど強い。枚数が同じ場合は、ランクの高いカードから順に比べ、高いほうを強いものとする。

## Points
scale-points = エースは{ POINTS($ace) }、2〜10はその数字と同じ点、J、Q、Kはそれぞれ{ POINTS($face) }と数える。
scale-points-of = { LIST($ranks) }は、それぞれ{ POINTS($n) }と数える。
points-highest = 合計点が最も高いハンドを勝ちとする。
points-lowest = 合計点が最も低いハンドを勝ちとする。
points-capped = { POINTS($limit) }を超えない範囲で合計点が最も高くなるように、手札の一部またはすべてを使う。
points-capped-lowest = { POINTS($limit) }を超えない範囲で合計点が最も低くなるように、手札の一部またはすべてを使う。
points-more-cards = 合計点が同じ場合は、使った枚数の多いほうを強いものとする。
scale-total-of = { LIST($ranks) }は、それぞれ{ $points }点と数える。
scale-total-either = { LIST($ranks) }は{ $low }点か{ $high }点と数える。1枚ごとに、また取り分ごとに、好きなほうを選んでよい。
scale-total-numbers = 2〜10はその数字と同じ点とする。
closest-behind = 上下を問わず、合計が{ $n }に最も近いハンドを勝ちとする。同じだけ離れている場合は、低いほうの合計を強いものとする。
closest-level = 上下を問わず、合計が{ $n }に最も近いハンドを勝ちとする。同じだけ離れた合計は引き分けとする。
total-above = { $n }を超えた合計は、超えていないどの合計にも負ける。
closest-loses = 合計が{ $n }に最も近いハンドを勝ちとする。ただし{ $n }を超えた合計は、超えていないどの合計よりも弱い。
