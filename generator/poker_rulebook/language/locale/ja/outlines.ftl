# 小さな図の下に書く、ゲームを表す短い言葉。

outline-own = 手札{ $n }枚
outline-down = 裏{ $n }枚
outline-up = 表{ $n }枚
outline-discarded = { $n }枚捨てる
outline-used = 手札{ $n }枚（{ $used }枚使う）
outline-board = ボード{ $n }枚
outline-rows = { $rows }段に{ $n }枚
outline-draws = ドロー{ $n }回
outline-divided = ポットを分ける
outline-low = ローが勝つ
outline-deck = { $n }枚のデッキ
outline-mix = { $n }種類を順番に
