### Why the rules refuse what a player wants to do. $to, $n what was wanted · $low, $high what is allowed · $by the smallest raise · $asked what is asked instead

refused-check = To stay in, { $seat } has to put in { CHIPS($chips) }: checking is only for when there is nothing to call.
refused-check-bring-in = { $seat } has to bring in { CHIPS($chips) } at least, and cannot check.
refused-call = There is nothing to call, and checking costs nothing.
refused-fold-bring-in = The bring-in is forced: { $seat } cannot fold before posting it.
refused-fold-forced = The first bet of this round is forced: { $seat } can neither fold nor check.
refused-chips = { $seat } has no chips beyond the call, so there is nothing to raise with.
refused-callers = Nobody else has chips left to call a raise with.
refused-acted = { $seat } has acted, and nobody has made a full bet or raise since then, so { $seat } cannot raise.
refused-bet-low = The smallest bet is { CHIPS($low) }: { CHIPS($to) } is too little.
refused-bet-low-blind = The smallest bet is the { position-big-blind }, { CHIPS($low) }: { CHIPS($to) } is too little.
refused-raise-low = A raise adds at least { CHIPS($by) }, as much as the bet or raise before it: the smallest is to { CHIPS($low) }, and { CHIPS($to) } is too little.
refused-all-in = Less than a full raise is possible only all-in, to { CHIPS($low) }.
refused-stack = { $seat } has { CHIPS($high) } in all: { CHIPS($to) } is too much.
refused-pot = At pot limit no bet or raise is larger than the pot: here { CHIPS($high) } at most, and { CHIPS($to) } is too much.
refused-size = At fixed limit the size of a bet is set: here it is to { CHIPS($low) }, not { CHIPS($to) }.
refused-size-either = At fixed limit the size of a bet is set: here it is to { CHIPS($low) } or { CHIPS($high) }, not { CHIPS($to) }.
refused-range = { CHIPS($to) } is not allowed here: only { CHIPS($low) } to { CHIPS($high) }.
refused-many = { CARDS($n) } would be too many. { $asked }
refused-few = { CARDS($n) } would be too few. { $asked }
refused-strange = { $cards } cannot be used for that. { $asked }
refused-row-full = { CAP(THE($row)) } is full.
refused-row-room = { CAP(THE($row)) } has room for { MORECARDS($n) } only.
refused-lies = { $cards } has been placed, and stays where it is.
refused-show = All cards are shown at the showdown, or none.
refused-other = That is not what is asked now. { $asked }
