### How hands compare. $ace ace-low or ace-high (in scale-points: points) · $worst, $cards ranks as in 8-7-6-5-4

scale-high = ハンドは、通常の役の強さで比べる。エースは最も高いランクとするが、ストレートの{ $cards }では最も低いランクとする。
suits-equal = ショーダウンでは、スートに強弱はない。
scale-a5 = A-5方式では、エースを最も低いランクとし、ストレートとフラッシュは数えない。ペアがあるハンドは、ペアのないハンドより弱い。最も強いハンドは5432Aである。
scale-27 = 2-7方式では、通常の役の強さを逆にする。エースは常に最も高いランクとするので、A5432はストレートではない。最も強いハンドは、フラッシュでない75432である。
scale-a6 = A-6方式では、エースを最も低いランクとし、ストレートとフラッシュは弱いハンドとする。最も強いハンドは、フラッシュでない6432Aである。
compare-low = ペアのないローハンドは、ランクの高いカードから順に比べ、最初に差が出たところでランクの低いほうを強いものとする。
compare-low-paired = ワンペアのローハンドどうしは、ペアのランクの低いほうを強いものとする。ペアが同じランクの場合は、残りのカードをランクの高いものから順に比べる。
scale-badugi = バドゥギ方式では、ランクもスートも重複しない{ CARDS($max) }までの組を使う。枚数の多い組ほど強い。枚数が同じ場合は、ランクの高いカードから順に比べ、低いほうを強いものとする。エースは{ $ace }ランクとする。
scale-hidugi = ハイバドゥギ方式では、スートが重複しない{ CARDS($max) }までの組を使う。ランクは重複してもよい。枚数の多い組ほど強い。枚数が同じ場合は、ランクの高いカードから順に比べ、高いほうを強いものとする。
scale-points = エースは{ POINTS($ace) }、2〜10はその数字と同じ点、J、Q、Kはそれぞれ{ POINTS($face) }と数える。
points-highest = 合計点が最も高いハンドを勝ちとする。
points-lowest = 合計点が最も低いハンドを勝ちとする。
points-capped = { POINTS($limit) }を超えない範囲で合計点が最も高くなるように、手札の一部または全部を使う。合計点が同じ場合は、使った枚数の多いほうを強いものとする。
scale-madison = マディソン方式では、エースを最も低いランクとし、ペア、ストレート、フラッシュのいずれも数えない。ランクの高いカードから順に比べ、低いほうを強いものとする。
scale-flush-over-full = フラッシュはフルハウスより強いものとする。
scale-lowest-straight = { $cards }は、最も低いストレートとする。
scale-trips-over-straight = スリーカードはストレートより強いものとする。
scale-gap = デッキに{ LIST($ranks) }がないので、ストレートでは{ RANK($below) }の次のランクを{ RANK($above) }とする。
scale-pseudo-quads = { PLURAL($low) }〜{ PLURAL($high) }のスリーカードは、ほかの{ CARDS($n) }の数字の合計がそのランクと等しいとき、そのランクのフォーカードとみなす。エースは1と数える。
scale-face-first = 絵札（J、Q、K）を1枚でも持つプレイヤーのハンドを{ $class }といい、絵札を持たないプレイヤーのハンド（{ $other }）より常に強いものとする。絵札は、比べる{ CARDS($n) }に含まれていなくてもよい。同じ種類どうしは、{ $scale }で比べる。
scale-straight-only = この半分は、ストレートだけで争い、最も低いストレートを勝ちとする。

## Names of the scales, before “scale” and “low”; the end of the key is the id of the ranking.
scale-name-high = ハイ
scale-name-ace-to-five = A-5方式
scale-name-deuce-to-seven = 2-7方式
scale-name-ace-to-six = A-6方式
scale-name-badugi = バドゥギ方式
scale-name-badugi-ace-high = エースを最も高いランクとするバドゥギ方式
scale-name-high-badugi = ハイバドゥギ方式
scale-name-madison = マディソン方式
scale-name-points = 点数方式
scale-name-points-49 = 点数方式
scale-name-points-0 = 点数方式
scale-name-points-21 = 点数方式
scale-name-face-first = アクションラズ
scale-name-lowest-straight = ローのストレート
scale-name-open-face-front = フロントの役の強さ
scale-name-short-deck = ショートデッキ方式
scale-name-short-deck-trips-over-straight = ショートデッキ方式
scale-name-mexican = メキシカンポーカー方式
scale-name-quick-quads = クイック・クワッズ方式
ace-low = 最も低い
ace-high = 最も高い
