### Why the rules refuse what a player wants to do. $to, $n what was wanted · $low, $high what is allowed · $by the smallest raise · $asked what is asked instead

refused-check = { SEAT($seat) }が残るには{ CHIPS($chips) }を出さなければならない。チェックできるのは、コールする額がないときだけである。
refused-check-bring-in = { SEAT($seat) }はブリングインとして少なくとも{ CHIPS($chips) }を出さなければならず、チェックできない。
refused-call = コールする額がない。チェックすれば、チップを出さずに残れる。
refused-fold-bring-in = ブリングインは必ず出す。{ SEAT($seat) }は、その前にフォールドできない。
refused-fold-forced = このラウンドの最初のベットは必ず行う。{ SEAT($seat) }は、フォールドもチェックもできない。
refused-chips = { SEAT($seat) }のチップはコールの額までしかなく、レイズする分がない。
refused-callers = レイズされてもコールできるチップが、ほかのプレイヤーに残っていない。
refused-acted = { SEAT($seat) }はすでにアクションし、その後にフルベットもフルレイズもないので、もう一度レイズすることはできない。
refused-bet-low = ベットの最低額は{ CHIPS($low) }であり、{ CHIPS($to) }では足りない。
refused-bet-low-blind = ベットの最低額は{ position-big-blind }と同じ{ CHIPS($low) }であり、{ CHIPS($to) }では足りない。
refused-raise-low = レイズでは、直前のベットやレイズの額、ここでは{ CHIPS($by) }を少なくとも上乗せする。最低額は合計{ CHIPS($low) }であり、{ CHIPS($to) }では足りない。
refused-all-in = フルレイズに足りない額を出せるのは、合計{ CHIPS($low) }のオールインのときだけである。
refused-stack = { SEAT($seat) }が出せるのは合計{ CHIPS($high) }までで、{ CHIPS($to) }は多すぎる。
refused-pot = ポットリミットで出せるのは、ポットと同じ額か、それに満たないオールインまでである。ここでは{ CHIPS($high) }までで、{ CHIPS($to) }は多すぎる。
refused-size = フィックスリミットでは、ベットの額が決まっている。ここでは合計{ CHIPS($low) }で、{ CHIPS($to) }ではない。
refused-size-either = フィックスリミットでは、ベットの額が決まっている。ここでは合計{ CHIPS($low) }か{ CHIPS($high) }で、{ CHIPS($to) }ではない。
refused-range = ここで出せるのは{ CHIPS($low) }から{ CHIPS($high) }までで、{ CHIPS($to) }ではない。
refused-many = { CARDS($n) }は多すぎる。{ $asked }
refused-few = { CARDS($n) }では足りない。{ $asked }
refused-strange = { $cards }は使えない。{ $asked }
refused-row-full = { $row }にはもう置けない。
refused-row-room = { $row }に置けるのは、あと{ MORECARDS($n) }である。
refused-lies = { $cards }はすでに置いてあり、動かせない。
refused-show = ショーダウンでは、手札をすべて見せるか、1枚も見せないかのどちらかである。
refused-other = 今決めるのは別のことである。{ $asked }
