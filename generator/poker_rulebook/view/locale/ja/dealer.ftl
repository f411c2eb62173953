### The dealer's side of a table card.

dealer-side = ディーラー用
dealer-burn = バーン
dealer-street = ストリート
dealer-spoken = 言葉
dealer-count = { $n }人
dealer-short = 不足
dealer-left = 数字は、誰もフォールドしないときのスタブの残り
dealer-left-draw = 数字は、誰もフォールドや交換をしないときのスタブの残り
dealer-wrong = よくある誤りと、訂正の期限
dealer-else = ほかの誤りがあれば、手を止め、ポットとカードをそのままにして、フロアを呼ぶ。
