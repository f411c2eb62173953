### Sums of the general rules, told with their results. $seat a player · $n, $chips … numbers · the start of the
### key after sum- is the kind of the sum

## Shootouts
sum-shootout = { PLAYERS($n) }、{ PLAYERS($seats) }テーブル：{ $rounds }。
sum-shootout-then = { $before }、次に{ $next }
sum-shootout-last = { $before }、最後に{ $last }
sum-shootout-tables = { TABLES($n) }
sum-shootout-short = { TABLES($n) }（うち{ TABLES($short) }は1人少ない）
sum-shootout-final = ファイナルテーブル
sum-shootout-final-of = { PLAYERS($n) }のファイナルテーブル
sum-shootout-advance = 各テーブルで最後まで残った{ PLAYERS($n) }が次のラウンドに進む。

## Lammers
sum-lammers = 手持ちのチップは{ CHIPS($stack) }、ラマーは{ LAMMERS($held) }である。ラマー1枚は{ CHIPS($worth) }に当たる。
sum-lammers-broke = 手持ちのチップはなく、ラマーは{ LAMMERS($held) }である。ラマー1枚は{ CHIPS($worth) }に当たる。
sum-lammers-used = 次のディールの前にラマーを{ LAMMERS($n) }チップに替えると、手持ちのチップは{ CHIPS($stack) }になる。
sum-lammers-unused = ラマーを1枚も替えなければ、手持ちのチップは{ CHIPS($stack) }のままである。
sum-lammers-all = レベル{ $level }に達したので、ラマーをすべてチップに替える。手持ちのチップは{ CHIPS($stack) }になる。
sum-lammers-left = 残りのラマーは{ CHIPS($n) }枚である。
sum-lammers-none-left = ラマーは1枚も残らない。次にチップをすべて失うと脱落する。

## Bounties and the button
sum-bounty-out = { SEAT($seat) }が脱落する。{ SEAT($seat) }の最後のチップは{ $pot }にある。
sum-bounty = { SEAT($seat) }がこれを獲得し、バウンティも受け取る。
sum-bounty-share = { SEAT($seat) }がその{ $share }の取り分を獲得し、バウンティも受け取る。
sum-bounty-chopped = これを{ LIST(SEAT($seats)) }が分け合う。そのうちボタンの左隣から時計回りに数えて最初の{ SEAT($seat) }がバウンティを受け取る。
sum-bounty-share-chopped = その{ $share }の取り分を{ LIST(SEAT($seats)) }が分け合う。そのうちボタンの左隣から時計回りに数えて最初の{ SEAT($seat) }がバウンティを受け取る。
sum-leg-before = その前に、{ SEAT($seat) }は1レッグとなっていた。
sum-kill = 次のディールでは、{ SEAT($seat) }が{ CHIPS($chips) }のキルを出す。
sum-kill-posted = { SEAT($seat) }がキルを出したディールである。
sum-pot-won = { SEAT($seat) }がポットを獲得する。
sum-pot-shared = { LIST(SEAT($seats)) }がポットを分け合う。
sum-leg = { SEAT($seat) }は1レッグとなる。
sum-leg-stays = { SEAT($seat) }のレッグはそのまま残り、キルはない。
sum-leg-small = ブラインドのほかに1ベット分がないので、{ SEAT($seat) }のレッグはそのまま残り、キルはない。
sum-no-leg = その後は、レッグもキルもない。
sum-button = { SEAT($seat) }がポットを獲得し、次のディールでボタンとなる。
sum-button-share = { SEAT($seat) }が{ $share }の取り分を獲得し、次のディールでボタンとなる。
sum-button-chopped = ポットを{ LIST(SEAT($seats)) }が分け合う。そのうちボタンの左隣から時計回りに数えて最初の{ SEAT($seat) }が、次のディールでボタンとなる。
sum-button-share-chopped = { $share }の取り分を{ LIST(SEAT($seats)) }が分け合う。そのうちボタンの左隣から時計回りに数えて最初の{ SEAT($seat) }が、次のディールでボタンとなる。

## Cards
sum-killers = アウトが{ OUTS($outs) }、キラーカードが{ KILLS($kills) }、見えていないカードが{ CARDS($unseen) }のとき、{ $formula }＝{ $percent }。
sum-low-number = { $scale }のナンバー{ $n }は{ SEQUENCE($hand) }である。
sum-low-count = { $scale }で最も高いランクが{ RANK($top) }のハンドは{ CHIPS($n) }通りある。
sum-low-count-better = { $scale }で{ $better }のハンドは{ CHIPS($n) }通りある。
sum-shows = { SEAT($seat) }は{ $cards }
sum-showing = { $game }で、{ JOIN($shown, by: "、") }を見せている。最初にアクションするのは{ SEAT($seat) }である。
sum-capacity-fits = { $game }は、{ PLAYERS($n) }では{ CARDS($cards) }を使う。デッキは{ CHIPS($deck) }枚である。
sum-capacity-short = { $game }は、{ PLAYERS($n) }では{ CARDS($cards) }を使うが、デッキは{ CHIPS($deck) }枚しかない。
sum-capacity-community = { $game }は、{ PLAYERS($n) }が最後まで残ると{ CARDS($cards) }を使うが、デッキは{ CHIPS($deck) }枚しかない。最後のストリートでは、1枚のカードを全員で使う。

## Substantial action
sum-action-check = チェック
sum-action-fold = フォールド
sum-action-bet = ベット
sum-action-call = コール
sum-action-raise = レイズ
sum-action-complete = コンプリート
sum-action-all-in = オールイン
sum-actions = { JOIN($actions, by: "、") }
sum-substantial-three = { $actions }：アクションが3つ続けば、サブスタンシャルアクションである。
sum-substantial-more = { $actions }：アクションが3つ以上続けば、サブスタンシャルアクションである。
sum-substantial-two = { $actions }：続いた2つのアクションの一方でチップが出ているので、サブスタンシャルアクションである。
sum-substantial-one = { $actions }：アクションが1つだけでは、サブスタンシャルアクションではない。
sum-substantial-no-chips = { $actions }：続いた2つのアクションのどちらでもチップが出ていないので、サブスタンシャルアクションではない。

## Pots
sum-seat-chips = { SEAT($seat) }が{ CHIPS($chips) }
sum-pot-name = ポット
sum-paid = 出したチップ：{ JOIN($paid, by: "、") }。
sum-folded = フォールドしたプレイヤー：{ LIST(SEAT($seats)) }。
sum-returned = 誰もコールしなかった{ CHIPS($chips) }は{ SEAT($seat) }に戻る。
sum-pot = { $pot }：{ CHIPS($chips) }（{ LIST(SEAT($seats)) }が争う）。
sum-pot-only = { $pot }：{ CHIPS($chips) }（{ SEAT($seat) }だけのもの）。
sum-split-part = { $share }に{ CHIPS($chips) }
sum-split = { CHIPS($pot) }のポットを分ける：{ JOIN($parts, by: "、") }。
sum-split-odd = 端数チップは{ $to }が受け取る。
sum-split-odds = 端数チップは{ LIST($to) }が受け取る。
sum-split-tie = { CHIPS($pot) }のポットを分け合う：{ JOIN($won, by: "、") }。
sum-split-won = { $share }：{ JOIN($won, by: "、") }。
sum-split-all = 合計：{ JOIN($won, by: "、") }。
