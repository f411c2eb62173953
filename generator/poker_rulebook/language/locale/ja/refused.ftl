### Why the rules refuse what a player wants to do. $to, $n what was wanted · $low, $high what is allowed · $by the smallest raise · $asked what is asked instead

refused-check = { SEAT($seat) }が残るには{ CHIPS($chips) }を出さなければなりません。コールする額があるときは、チェックできません。
refused-check-bring-in = { SEAT($seat) }はブリングインとして少なくとも{ CHIPS($chips) }を出さなければならず、チェックできません。
refused-call = コールする額がありません。チェックすれば、チップを出さずに残れます。
refused-fold-bring-in = ブリングインは必ず出します。{ SEAT($seat) }は、その前にフォールドできません。
refused-fold-forced = このラウンドの最初のベットは必ず行います。{ SEAT($seat) }は、フォールドもチェックもできません。
refused-chips = { SEAT($seat) }のチップはコールの額までしかなく、レイズする分がありません。
refused-callers = レイズされてもコールできるチップが、ほかのプレイヤーに残っていません。
refused-acted = { SEAT($seat) }はすでにアクションし、その後にフルベットもフルレイズもないので、もう一度レイズすることはできません。
refused-bet-low = ベットの最低額は{ CHIPS($low) }で、{ CHIPS($to) }では足りません。
refused-bet-low-blind = ベットの最低額は{ position-big-blind }と同じ{ CHIPS($low) }で、{ CHIPS($to) }では足りません。
refused-raise-low = レイズでは、少なくとも、直前のベットやレイズの額（ここでは{ CHIPS($by) }）を上乗せします。最低額は合計{ CHIPS($low) }で、{ CHIPS($to) }では足りません。
refused-all-in = フルレイズに足りない額は、合計{ CHIPS($low) }のオールインでなければ出せません。
refused-stack = { SEAT($seat) }が出せるのは合計{ CHIPS($high) }までで、{ CHIPS($to) }は多すぎます。
refused-pot = ポットリミットでは、ポットの額を超えてベットやレイズをすることはできません。ここでは{ CHIPS($high) }までで、{ CHIPS($to) }は多すぎます。
refused-size = フィックスリミットでは、ベットの額が決まっています。ここでは合計{ CHIPS($low) }で、{ CHIPS($to) }は出せません。
refused-size-either = フィックスリミットでは、ベットの額が決まっています。ここでは合計{ CHIPS($low) }か{ CHIPS($high) }で、{ CHIPS($to) }は出せません。
refused-range = ここで出せるのは{ CHIPS($low) }から{ CHIPS($high) }までで、{ CHIPS($to) }は出せません。
refused-many = { CARDS($n) }は多すぎます。{ $asked }
refused-few = { CARDS($n) }では足りません。{ $asked }
refused-strange = { $cards }は使えません。{ $asked }
refused-row-full = { $row }にはもう置けません。
refused-row-room = { $row }に置けるのは、あと{ MORECARDS($n) }です。
refused-lies = { $cards }はすでに置いてあり、動かせません。
refused-show = ショーダウンでは、手札をすべて見せるか、1枚も見せないかのどちらかです。
refused-other = 今はそれを選べません。{ $asked }
