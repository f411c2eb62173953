### The dealer's side of a table card.

dealer-side = ディーラー用
dealer-burn = バーン
dealer-street = ストリート
dealer-bet = ベット
dealer-spoken = 声かけ
dealer-count = { $n }人
dealer-short = 不足
dealer-left = 全員残ったときのスタブ
dealer-left-draw = 全員残り、交換なしのときのスタブ
dealer-left-extra = 全員残り、{ RANK($rank) }が出ないときのスタブ
dealer-left-take = 全員残り、誰も追加のカードを取らないときのスタブ
dealer-stubs = { JOIN($stubs, by: "/") }
dealer-wrong = よくある誤りと、訂正の期限
# numbers of general rules that had no room on the card
dealer-left-out = ほかの誤り：{ JOIN($rules, by: "、") }
