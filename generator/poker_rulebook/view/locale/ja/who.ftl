### 「勝つのは誰か」、どんなショーダウンでも判定するページ。$card, $found, $low, $high 入力の誤り。ラベルには句点を付けない

who-title = 勝つのは誰か
who-text = どんなショーダウンでも並べられる。カードをタップするか入力すると、誰が何をどの役で獲得するか、どのルールで決まるかが分かる。
who-here = このゲームのショーダウンを並べる
who-example = 自分で並べてみる
who-game = ゲーム
who-options = 卓のルール
who-players = 人数
who-more = 1人増やす
who-fewer = 1人減らす
who-limit = ベットの方式
who-seat = { $seat }の手札
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
who-link = このショーダウンのアドレス
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
who-loading = インタープリターを読み込んでいる（400 KB、最初だけ）…
who-failed = インタープリターを読み込めなかった。オンラインのときに、もう一度試すこと。
who-disk = このページはディスクから開かれているため、ブラウザーはインタープリターを動かさない。「rulebook serve」などのサーバーを通して開くこと。
who-missing = このサイトはインタープリターなしで作られている。「make book」で入る。
who-old = このブラウザーは古く、インタープリターが動かない。
who-script = このページにはJavaScriptが必要である。本のほかのページには必要ない。
who-wrong-card-twice = { $card }が2度書かれている。
who-wrong-no-card = 「{ $card }」はカードではない。ランクとスートを書く：As、Td、7c。
who-wrong-not-in-deck = { $card }は、このゲームのデッキにない。
who-wrong-number = { $found ->
    [0] まだカードがない。{ CARDS($low, $high) }必要である。
   *[other] { CARDS($found) }ある。{ CARDS($low, $high) }でなければならない。
 }
who-wrong = これは判定できない。
who-wrong-options = このルールの組み合わせはできない。
who-wrong-together = 「{ $one }」と「{ $other }」は、この組み合わせでは選べない。
who-wrong-question = アドレスに、判定できるショーダウンが書かれていない。
who-wrong-chips = チップの数は、0か正の整数で書く。
who-wrong-game = この本に「{ $card }」というゲームはない。一つ選ぶこと。
