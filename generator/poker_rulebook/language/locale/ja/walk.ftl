### 例のハンドを1手ずつ

walk-open = 1手ずつ見る
walk-failed = 読み込めませんでした。経過は下の一覧にあります。
walk-region = 1手ずつ：{ $hand }
walk-previous = 前へ
walk-next = 次へ
walk-close = 閉じる
walk-step = { $n }／{ $of }
walk-pot = ポット{ $n }
walk-chips = チップ{ $n }
walk-bet = ベット{ $n }
walk-points = { $n }点
walk-out = フォールド
walk-back = 裏向きのカード
walk-place = 空き
walk-hidden = 裏向き

## 次の一手
walk-quiz = ルールのクイズにする
walk-right = 正解。
walk-wrong = 不正解。
walk-score = { $of }問中{ $n }問正解
walk-why = このルール
quiz-first = 最初にアクションするのは誰か？
quiz-may = { SEAT($seat) }にできるのはどれか？
quiz-wins = 勝つのは誰か？
quiz-wins-share = { $share }で勝つのは誰か？
quiz-seats = { LIST(SEAT($seats)) }
quiz-chips = ポット{ CHIPS($pot) }のうち、{ SEAT($seat) }が受け取るのはいくらか？
quiz-chips-share = ポット{ CHIPS($pot) }のうち、{ SEAT($seat) }が{ $share }で受け取るのはいくらか？
quiz-row = { $row }：最も強いのは誰か？
quiz-foul = ファウルは誰か？
quiz-points = { SEAT($seat) }の得失点は？
quiz-why-declared = { SEAT($seat) }はこれを宣言していない。

## 別のハンド
walk-deal = 別のディールを配る
walk-dealing = シャッフル中…
walk-dealt = ランダムなディール
walk-irregular = 誤りがあったとき
walk-undealt = カードを配るプログラムを読み込めませんでした。オンラインのときに、もう一度お試しください。
