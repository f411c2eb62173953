### What happens in a hand, one sentence an event. $seat a player · $chips put in now · $total of the round
### $cards, $received cards · $street, $share, $pot nouns · the end of the key is the event of the interpreter

tell-post-small-blind = { $seat }はスモールブラインドの{ CHIPS($chips) }を出す。
tell-post-big-blind = { $seat }はビッグブラインドの{ CHIPS($chips) }を出す。
tell-post-ante = { $seat }はアンティの{ CHIPS($chips) }を出す。
tell-post-ante-all = 全員がアンティの{ CHIPS($chips) }を出す。
tell-post-big-blind-ante = { $seat }はビッグブラインドアンティの{ CHIPS($chips) }を出す。
tell-all-in = { $seat }はオールインとなる。

tell-dealt = { $seat }に{ $cards }を配る。
tell-dealt-down = { $seat }に{ $cards }を裏向きに配る。
tell-dealt-up = { $seat }に{ $cards }を表向きに配る。
tell-dealt-down-up = { $seat }に{ $down }を裏向きに、{ $up }を表向きに配る。
tell-opened = { $street }は{ $cards }である。
tell-opened-board = ボードに{ $cards }を開く。
tell-opened-boards = { $layout }の{ $street }は{ $cards }である。
tell-burned = 1枚をバーンする。
tell-shuffled-burns = スタブが足りないので、バーンしたカードを加えてシャッフルし直す。
tell-shuffled-discards = スタブが足りないので、フォールドされた手札と捨て札を加えてシャッフルし直す。
tell-shuffled-everything = スタブが足りないので、フォールドされた手札、捨て札、バーンカードを加えてシャッフルし直す。
tell-community = 全員が使える{ $cards }をテーブルの中央に開く。

tell-fold = { $seat }はフォールドする。
tell-check = { $seat }はチェックする。
tell-call = { $seat }は{ CHIPS($chips) }をコールする。
tell-call-all-in = { $seat }は{ CHIPS($chips) }をコールし、オールインとなる。
tell-bet = { $seat }は{ CHIPS($chips) }をベットする。
tell-bet-all-in = { $seat }は{ CHIPS($chips) }をベットし、オールインとなる。
tell-raise = { $seat }は合計{ CHIPS($total) }にレイズする。
tell-raise-all-in = { $seat }は合計{ CHIPS($total) }にレイズし、オールインとなる。
tell-complete = { $seat }は{ CHIPS($total) }までコンプリートする。
tell-complete-all-in = { $seat }は{ CHIPS($total) }までコンプリートし、オールインとなる。
tell-bring-in = { $seat }はブリングインの{ CHIPS($chips) }を出す。
tell-bring-in-all-in = { $seat }はブリングインの{ CHIPS($chips) }を出し、オールインとなる。
tell-may-raise = { $seat }は、合計{ CHIPS($low) }から{ CHIPS($high) }までの額にレイズすることができる。
tell-may-raise-exactly = { $seat }がレイズすることができる額は、合計{ CHIPS($total) }だけである。
tell-may-not-raise = { $seat }はレイズすることができない。
tell-may-bet = { $seat }は、{ CHIPS($low) }から{ CHIPS($high) }までの額をベットすることができる。
tell-returned = コールされなかった{ CHIPS($chips) }は{ $seat }に戻る。
tell-pot = ポットは{ CHIPS($chips) }である。

tell-may-exchange = { $seat }は、手札を{ CARDS($low, $high) }交換することができる。
tell-pat = { $seat }はスタンドパットする。
tell-drew = { $seat }は{ $cards }を捨て、{ $received }を受け取る。
tell-draws = { $seat }は{ CARDS($n) }を交換する。
tell-discarded = { $seat }は{ $cards }を捨てる。
tell-divided = { $seat }は手札を分け、{ LIST($hands) }とする。
tell-divided-hand = { $name }を{ $cards }
tell-rolled = 出た目は{ $total }である。{ $outcome }とする。

tell-shows = { $seat }は{ $cards }を公開する。{ $hand }である。
tell-has = { $seat }は{ $hand }である。
tell-has-for = { $share }では、{ $seat }は{ $hand }である。
tell-does-not-qualify = { $seat }の{ $share }は成立しない。
tell-nobody-qualifies = { $share }が成立したプレイヤーはいない。
tell-won = { $seat }は{ CHIPS($chips) }を獲得する。
tell-won-pot = { $seat }は{ $pot }から{ CHIPS($chips) }を獲得する。
tell-won-share = { $seat }は{ $share }で{ CHIPS($chips) }を獲得する。
tell-won-pot-share = { $seat }は{ $pot }から、{ $share }で{ CHIPS($chips) }を獲得する。
tell-won-uncontested = ほかの全員がフォールドした。{ $seat }は{ CHIPS($chips) }を獲得する。
tell-final-stacks = 最後のスタックは、{ LIST($stacks) }である。
tell-stack = { $seat }が{ CHIPS($chips) }
tell-stacks = スタックは、{ LIST($stacks) }である。
tell-button = ボタンは{ $seat }である。
tell-takes = { $seat }はポット{ CHIPS($pot) }のうち{ CHIPS($chips) }を受け取る。
tell-may-bet-exactly = { $seat }がベットすることができる額は、{ CHIPS($total) }だけである。
tell-takes-all = { $seat }はポット全体の{ CHIPS($pot) }を受け取る。
tell-may-complete = { $seat }は、{ CHIPS($total) }までコンプリートすることができる。
