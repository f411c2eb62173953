### What chips and words come to. $to the wager in all · $total what was put in or said · $full the smallest full raise · $n chips

amount-said-call = “Call” binds to the wager as it stands, { CHIPS($to) } in all.
amount-said-call-check = “Call” with nothing to call is a check.
amount-said-complete = “Complete” was said: it is made a full bet or raise, { CHIPS($to) } in all.
amount-nothing-to-complete = There is nothing to complete, as the call is a full bet or raise: it is a call, { CHIPS($to) } in all (unverified).
amount-nothing-to-complete-check = There is nothing to complete or call: it is a check (unverified).
amount-said-all-in = “All-in” was said: all chips count, { CHIPS($to) } in all.
amount-said-all-in-short = “All-in” was said: all chips count, { CHIPS($to) } in all.
amount-said-raise = “Raise” was said: { CHIPS($to) } in all.
amount-said-raise-short = “Raise” was said, so it is a raise, and the smallest one is to { CHIPS($to) }.
amount-said-number = The number said with a raise is its total, if the chips are enough: { CHIPS($to) }.
amount-said-number-short = “Raise” was said, and { CHIPS($total) } is too little: the smallest raise is to { CHIPS($to) }.
amount-no-bet = Nobody has bet: it is a bet of { CHIPS($to) }.
amount-no-bet-short = Nobody has bet, and the smallest bet is { CHIPS($full) }: it is a bet of { CHIPS($to) }.
amount-one-chip = One chip without a word is a call: { CHIPS($to) } in all.
amount-one-chip-check = One chip without a word is never a raise, and the wager is already matched: it is a check.
amount-every-chip = Without the smallest chip the call would not be covered, so it is a call: { CHIPS($to) } in all.
amount-last-chips = They are the last chips, and more than a call: all-in for { CHIPS($to) }.
amount-last-chips-short = They are the last chips, and more than a call: all-in for { CHIPS($to) }.
amount-last-to-call = They are the last chips, and less than the call: all-in for { CHIPS($to) }.
amount-full-raise = It is as much as a full raise or more: a raise to { CHIPS($to) }.
amount-half = What goes beyond the call is half of a full raise or more: it is made a full raise, to { CHIPS($to) }.
amount-less-than-half = What goes beyond the call is less than half of a full raise: it is a call, { CHIPS($to) } in all.
amount-half-of-a-bet = Counted from the last full bet, it is half of a bet or more: it is completed to { CHIPS($to) }.
amount-less-than-half-of-a-bet = Counted from the last full bet, it is less than half of a bet, so it completes nothing: it is a call, { CHIPS($to) } in all.
amount-less-than-half-check = It is less than half of a full raise, and there is nothing to call: it is a check.
amount-less-than-half-of-a-bet-check = Counted from the last full bet, it is less than half of a bet, so it completes nothing: it is a check.
amount-nearest = Only two amounts are allowed, and the nearer one counts: { CHIPS($to) } in all.
amount-closed = The betting is closed to this player, who may call but not raise: { CHIPS($to) } in all.
amount-closed-check = The betting is closed to this player: it is a check.
amount-pulled-back = A chip was pulled back after a raise, so the player must call or raise: the call is completed to { CHIPS($to) }.
amount-undercall = It is less than the call, and nothing was said. With two players left it is completed to { CHIPS($to) }; otherwise the floor decides: complete it, or leave it in and fold.
amount-undercall-heads-up = It is less than the call, nothing was said, and two players are left: the call has to be completed to { CHIPS($to) }.
amount-opening-undercall = It is less than the opening bet, and nothing was said: the call has to be completed to { CHIPS($to) }.
amount-tiny = It is tiny compared with the bet, and not a proper call. The floor decides, up to the full call of { CHIPS($to) }.
amount-too-much = It is more than the limit allows: { CHIPS($to) } in all.
amount-added = Add { CHIPS($n) }.
amount-back = Take back { CHIPS($n) }.

## The same in a word, above its reason
amount-is-check = Check
amount-is-call = Call: { CHIPS($to) }
amount-is-bet = Bet: { CHIPS($to) }
amount-is-raise = Raise to { CHIPS($to) }
amount-is-all-in = All-in: { CHIPS($to) }
amount-is-fold-or-call = Less than the call
