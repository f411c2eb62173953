### The deck and the joker. $n cards of the deck · $ranks tuple of plural ranks · $deck a deck, as in 40-card deck

deck-standard = ジョーカーを除く{ CARDS($n) }のデッキを使う。
deck-stripped = { LIST($ranks) }をすべて除き、残りの{ CARDS($n) }を使う。
deck-with-joker = { $deck }にジョーカー1枚を加えた{ CARDS($n) }を使う。
deck-of = { CARDS($n) }のデッキ
joker-bug = ジョーカーはバグとする。バグは、エースとして、またはストレート、フラッシュもしくはストレートフラッシュを完成させるカードとしてのみ使うことができる。
joker-low = ジョーカーは、そのハンドに含まれていないランクのうち、最も低いランクのカードとする。
joker-low-27 = ジョーカーは、そのハンドに加えてもペア、ストレート、フラッシュのいずれにもならないカードのうち、ランクの最も低いものとする。
joker-wild = ジョーカーはワイルドカードとし、任意のカードとみなすことができる。
wild-rank = { $slot }のカードと同じランクのカードは、{ $slot }のカード自身を含め、すべてワイルドカードとする。
joker-by-facing = 表向きに配られたジョーカーはバグとする。裏向きに配られたジョーカーはワイルドカードとし、後で表にしてもワイルドカードのままとする。
