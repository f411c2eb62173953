### 例のハンドを1手ずつ

walk-open = 1手ずつ見る
walk-failed = 読み込めない。経過は下の一覧にある。
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
