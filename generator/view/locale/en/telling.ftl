### What happens in a hand, one sentence an event. $seat a player · $chips put in now · $total of the round
### $cards, $received cards · $street, $share, $pot nouns · the end of the key is the event of the interpreter

tell-post-small-blind = { $seat } posts the small blind of { CHIPS($chips) }.
tell-post-big-blind = { $seat } posts the big blind of { CHIPS($chips) }.
tell-post-ante = { $seat } posts an ante of { CHIPS($chips) }.
tell-post-ante-all = Every player posts an ante of { CHIPS($chips) }.
tell-post-big-blind-ante = { $seat } posts the big blind ante of { CHIPS($chips) }.
tell-all-in = { $seat } is all-in.

tell-dealt = { $seat } is dealt { $cards }.
tell-dealt-down = { $seat } is dealt { $cards } face down.
tell-dealt-up = { $seat } is dealt { $cards } face up.
tell-dealt-down-up = { $seat } is dealt { $down } face down and { $up } face up.
tell-opened = The { $street } is { $cards }.
tell-opened-board = The board card is { $cards }.
tell-opened-boards = The { $street } on the { $layout } is { $cards }.
tell-burned = One card is burned.
tell-shuffled-burns = The stub is too short: the burned cards are shuffled into it.
tell-shuffled-discards = The stub is too short: the folded hands and the discards are shuffled into it.
tell-shuffled-everything = The stub is too short: the folded hands, the discards and the burned cards are shuffled into it.
tell-community = { $cards } is opened in the middle of the table for everybody.

tell-fold = { $seat } folds.
tell-check = { $seat } checks.
tell-call = { $seat } calls { CHIPS($chips) }.
tell-call-all-in = { $seat } calls { CHIPS($chips) } and is all-in.
tell-bet = { $seat } bets { CHIPS($chips) }.
tell-bet-all-in = { $seat } bets { CHIPS($chips) } and is all-in.
tell-raise = { $seat } raises to { CHIPS($total) }.
tell-raise-all-in = { $seat } raises to { CHIPS($total) } and is all-in.
tell-complete = { $seat } completes to { CHIPS($total) }.
tell-complete-all-in = { $seat } completes to { CHIPS($total) } and is all-in.
tell-bring-in = { $seat } brings in for { CHIPS($chips) }.
tell-bring-in-all-in = { $seat } brings in for { CHIPS($chips) } and is all-in.
tell-may-raise = { $seat } may raise to any total from { CHIPS($low) } to { CHIPS($high) }.
tell-may-raise-exactly = { $seat } may raise to { CHIPS($total) } only.
tell-may-not-raise = { $seat } may not raise.
tell-may-bet = { $seat } may bet any amount from { CHIPS($low) } to { CHIPS($high) }.
tell-returned = The uncalled { CHIPS($chips) } goes back to { $seat }.
tell-pot = The pot is { CHIPS($chips) }.

tell-may-exchange = { $seat } may exchange { CARDS($low, $high) }.
tell-pat = { $seat } stands pat.
tell-drew = { $seat } discards { $cards } and draws { $received }.
tell-draws = { $seat } draws { CARDS($n) }.
tell-discarded = { $seat } discards { $cards }.
tell-divided = { $seat } divides the cards: { LIST($hands) }.
tell-divided-hand = { $name } { $cards }
tell-rolled = The roll is { $total }: { $outcome }.

tell-shows = { $seat } shows { $cards }: { $hand }.
tell-has = { $seat } has { $hand }.
tell-has-for = For { $share }, { $seat } has { $hand }.
tell-does-not-qualify = { $seat } does not qualify for { $share }.
tell-nobody-qualifies = Nobody qualifies for { $share }.
tell-won = { $seat } wins { CHIPS($chips) }.
tell-won-pot = { $seat } wins { CHIPS($chips) } from the { $pot }.
tell-won-share = { $seat } wins { CHIPS($chips) } for { $share }.
tell-won-pot-share = { $seat } wins { CHIPS($chips) } from the { $pot } for { $share }.
tell-won-uncontested = Everybody else has folded. { $seat } wins { CHIPS($chips) }.
tell-final-stacks = Final stacks: { LIST($stacks) }.
tell-stack = { $seat } { CHIPS($chips) }
tell-stacks = Stacks: { LIST($stacks) }.
tell-button = { $seat } has the button.
tell-takes = { $seat } receives { CHIPS($chips) } of the pot of { CHIPS($pot) }.
tell-may-bet-exactly = { $seat } may bet { CHIPS($total) } only.
tell-takes-all = { $seat } receives the whole pot of { CHIPS($pot) }.
tell-may-complete = { $seat } may complete to { CHIPS($total) }.
