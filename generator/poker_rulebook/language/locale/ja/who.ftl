### 「勝つのは誰か」、どんな手札とボードでも判定するページ。$card, $found, $low, $high 入力の誤り。ラベルには句点を付けない

who-title = 勝つのは誰か
who-text = どんな手札とボードでも勝敗を判定できます。カードをタップするか入力すると、誰が何をどの役で獲得するか、どのルールで決まるかが分かります。
who-here = このゲームの勝敗を判定する
who-example = 自分で並べてみる
who-game = ゲーム
who-options = テーブルのルール
who-players = 人数
who-more = 1人増やす
who-fewer = 1人減らす
who-limit = ベット形式
who-seat = { SEAT($seat) }の手札
who-slot = ボード{ $slot }
who-board = ボード
who-community = コミュニティカード（あるとき）
who-dice = { $n ->
    [1] サイコロの目
   *[other] サイコロの目の合計
 }
who-chosen = 選ばれたゲーム
who-declared = 宣言
who-both = 両方
who-exposed = 表向きに配られたカード
who-pot = ポットのチップ
who-stacks = 開始時のチップ
who-fantasyland = ファンタジーランド
who-answer = 判定する
who-again = カードをランダムに配る
who-clear = 空にする
who-erase = 最後のカードを取り消す
who-cards = タップするカード
who-hand = 役
who-chips = チップ
who-points = 得点
who-foul = ファウル
who-wins = 勝ち
who-none = 不成立
who-why = 判定の経過
who-rules = 決め手となるルール
who-loading = 判定プログラムを読み込んでいます（400 KB、最初だけ）…
who-failed = 判定プログラムを読み込めませんでした。オンラインのときに、もう一度お試しください。
who-disk = ディスクから開いたページでは、ブラウザーの制限で判定プログラムが動きません。「rulebook serve」などのサーバーを通して開いてください。
who-missing = このサイトは判定プログラムなしで作られています。「make book」で入ります。
who-old = このブラウザーは古いため、判定プログラムが動きません。
who-script = 判定にはJavaScriptが必要です。JavaScriptがなくても、役の強さのページと各ゲームのページで、何が何に勝つか、ポットをどう分けるかが分かります。
who-wrong-card-twice = { $card }が2回書かれています。
who-wrong-no-card = 「{ $card }」はカードではありません。ランクとスートを、As、Td、7cのように書いてください。
who-wrong-not-in-deck = { $card }は、このゲームのデッキにありません。
who-wrong-number = { $found ->
    [0] まだカードがありません。{ CARDS($low, $high) }必要です。
   *[other] カードが{ CARDS($found) }あります。必要なのは{ CARDS($low, $high) }です。
 }
who-wrong-undeclared = { SEAT($seat) }の宣言がまだありません。
who-wrong-unchosen = 何を選ぶかがまだ決まっていません。
who-wrong-unrolled = サイコロの目がまだありません。
who-wrong = これは判定できません。
who-wrong-options = このルールの組み合わせは選べません。
who-wrong-together = 「{ $one }」と「{ $other }」は、同時に選べません。
who-wrong-question = アドレスに、判定できるショーダウンが書かれていません。
who-wrong-chips = チップの数は、0か正の整数で書いてください。
who-wrong-game = この本に「{ $card }」というゲームはありません。ゲームを選んでください。

## キーの上のバーと、最初に並ぶ質問
who-first = ゲームを選んでカードを並べるか、よくある質問から始めてください。
who-left = { $field }：あと{ $n }枚
who-type = 入力・貼り付け
who-copy = リンクをコピー
who-copied = コピーしました
who-share = 共有
who-famous = よくある質問
famous-kicker = キッカー
famous-badugi = バドゥギ
famous-short-deck = ショートデッキ
famous-exactly-two = ちょうど2枚
famous-quartered = クォーター
famous-tie = 6枚目
