### A hand that a reader plays. $n cards or chips · $seat, $to players · $dealt, $first a street in few words

## Buttons
play-fold = フォールド
play-check = チェック
play-call = コール
play-bring-in = ブリングイン
play-bet = ベット
play-raise = レイズ
play-fold-free = フォールドもできますが、チェックなら{ SEAT($seat) }はチップを出さずに残れます。
play-pat = 交換しない
play-none = 選ばない
play-draw = { CARDS($n) }交換する
play-refuse = { CARDS($n) }断る
play-discard = { CARDS($n) }捨てる
play-pass = { CARDS($n) }渡す
play-turn-up = { CARDS($n) }表にする
play-show = { CARDS($n) }見せる
play-divide = このように分ける
play-place = { CARDS($n) }置く
play-take-one = 1枚受け取る
play-take-none = 受け取らない
play-stay-in = 参加する
play-stay-out = 降りる

## What was seen of others
seen-draws = { SEAT($seat) }は{ CARDS($n) }交換しました。
seen-pass = { SEAT($seat) }は{ SEAT($to) }に{ CARDS($n) }渡しました。
seen-takes = { SEAT($seat) }は裏向きで{ CARDS($n) }受け取りました。
seen-discard = { SEAT($seat) }は{ CARDS($n) }捨てました。
seen-divide = { SEAT($seat) }は{ CARDS($n) }を分けました。
seen-places = { SEAT($seat) }は裏向きで{ CARDS($n) }置きました。

## The page
play-title = 1ディールをプレイする
play-text = あなたは席の1つに着きます。ほかのプレイヤーのカードは裏向きです。したいことをタップしてください。ルール上できないときは、その理由が分かります。
play-script = プレイするにはJavaScriptが必要です。JavaScriptがなくても、各ゲームのページでディールの経過を1手ずつ読めます。
play-here = このディールをプレイする
play-yours = あなたの手札
play-time = あなたは席の1つに着きます。2分ほどで終わります。
play-game = ほかのゲーム
play-region = { $game }のディール
play-loading = シャッフル中…
play-failed = カードを配るプログラムを読み込めませんでした。オンラインのときに、もう一度お試しください。
play-disk = ディスクから開いたページでは配れません。サイトで開いてください。
play-old = このブラウザーでは、カードを配るプログラムが動きません。
play-missing = そのゲームはありません。
play-again = もう一度
play-you = あなた
play-turn = あなたの番です。
play-refused = 今はできません。
play-less = 減らす
play-more = 増やす
play-smallest = 最低
play-half = ½ポット
play-whole = ポット
play-all = オールイン
play-to = 合計{ $n }
play-next = 次へ
play-put = カードをタップしてから、置く場所をタップしてください。
play-tap = カードを選んでから、下のボタンをタップしてください。
play-games = ゲーム一覧
play-street = 手順{ $n }／{ $of }
play-score = { $of }問中{ $n }問、1回で正解
play-know = { $game }を1ディールプレイしました。
play-won = チップが{ $n }増えました。
play-lost = チップが{ $n }減りました。
play-even = 増減はありません。
play-learnt = 進行のまとめ
play-learnt-bet = { $dealt }、最初は{ $first }
play-part = 無作為の手札が相手なら、{ $percent ->
        [0] ポットをほとんど取れない手札です
       *[other] 平均してポットの約{ $percent }%を取る手札です
    }。均等に分ければ{ $even }%です。
play-another = もう1ディール配る
play-rules = { $game }のルール
play-following = 次は{ $game }
play-share = 共有
play-copied = コピーしました
play-day = { $day }のディール

## ゲームを覚えるためのディールで分かること。$n、$of その番号
play-lesson = レッスン{ $n }／{ $of }
play-known = ここで覚えたゲーム：{ $n }
play-forget = 記録を消す
play-gold = 金色の枠のカードが、役に数えるカードです。
play-shows-split = ポットはいくつかに分かれ、別々のプレイヤーが取ります。
play-shows-win = 最後に最も強いハンドがポットを取ります。
play-shows-rows = 段ごとに、ほかの全員の同じ段と比べます。
play-shows-use = 使えないカードがあります。どのカードを数えるかに注目してください。
play-shows-wild = ワイルドカードは、ハンドが最も強くなるカードの代わりになります。
play-shows-order = ハンドの強さの順が、多くのゲームとは違います。
play-shows-suit = 同じ強さのハンドは、スートで優劣が決まります。
play-shows-repeats = ランクやスートが重なるカードは数えません。
play-shows-unqualified = ポットの一部には成立条件がありますが、今回は誰も満たしていません。
play-shows-pat = 良いハンドはそのまま残します。交換しなくてもかまいません。
play-shows-draws = 役に立たないカードを交換して、何が来るかを見ます。
play-shows-bring-in = 最初のベットは義務で、今回はあなたがブリングインを出します。
play-shows-folds = 弱いハンドは、損が大きくなる前にフォールドします。
play-shows-alone = ほかの全員がフォールドすると、ショーダウンなしでポットを取れます。
play-shows-fouls = 段の強さの順が崩れるとファウルになり、すべての段で負けます。
play-shows-royalties = 強い段には、追加の点が付きます。

## 途中の手札。$hand 役・$share 取り分・$card が $other と重なる（$items はその並び）・$n 枚
hold = 今のハンド：{ $hand }
    .seat = { $hand }
hold-for = { $share }：{ $hand }
hold-idle = { $hand }（{ JOIN($items, by: "、") }）
hold-repeats-suit = { $card }は{ $other }とスートが重なる
hold-repeats-rank = { $card }は{ $other }とランクが重なる
hold-none = { $hand }は今のところない
hold-so-far = { $hand }
hold-low = { $hand }、あと{ CARDS($n) }
hold-low-cards = 低いカードは{ $hand }

## 今見えているカードで勝つのは誰か。$seats 勝つプレイヤー
ahead = 今のところ{ SEATS($seats) }が上
