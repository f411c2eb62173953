### Who begins a betting round, and who is first of equals. .why a $seat acts first · .sized with the $size of the round · .row of a street · .short beside its picture

first-left-of-big-blind = Betting round, starting to the left of the { position-big-blind }.
    .sized = Betting round at the { $size }, starting to the left of the { position-big-blind }.
    .row = left of the big blind
    .short = left of the big blind
    .mix = left of BB
    .peculiar = { "" }
    .street = left of the big blind
    .why = { $seat } acts first: counted from the left of the { position-big-blind }, the first player who can act.
    .say = Left of the big blind acts first.
first-left-of-button = Betting round, starting to the left of the { position-button }.
    .sized = Betting round at the { $size }, starting to the left of the { position-button }.
    .row = left of the button
    .short = left of the button
    .mix = left of button
    .peculiar = { "" }
    .street = left of the button
    .why = { $seat } acts first: counted from the left of the { position-button }, the first player still in who can act.
    .say = Left of the button acts first.
first-bring-in = Betting round, starting with the player who brings in.
    .sized = Betting round at the { $size }, starting with the player who brings in.
    .row = the bring-in
    .short = the bring-in
    .mix = bring-in
    .peculiar = { "" }
    .street = the bring-in
    .why = { $seat } acts first, as the player who brings in.
first-bring-in-posted = Betting round, starting with the player who counts as having posted the bring-in.
    .sized = Betting round at the { $size }, starting with the player who counts as having posted the bring-in.
    .row = { first-bring-in.row }
    .short = { first-bring-in.short }
    .mix = { first-bring-in.mix }
    .peculiar = { "" }
    .street = { first-bring-in.street }
    .why = { $seat } acts first, as the player who counts as having posted the bring-in.
first-highest-showing = Betting round, starting with the player whose up cards are the strongest high hand.
    .sized = Betting round at the { $size }, starting with the player whose up cards are the strongest high hand.
    .row = high hand showing
    .short = high hand showing
    .mix = high hand showing
    .peculiar = On later streets the high hand showing acts first.
    .onward = Once cards lie face up, the high hand showing acts first.
    .always = In every round the high hand showing acts first.
    .street = high hand showing
    .why = { $seat } acts first, with the strongest high hand showing.
    .say = High hand showing acts first.
first-highest-showing-held = Betting round, starting with the player who holds the { $n ->
       [1] highest card
      *[other] strongest high hand
    } to the forehead.
    .sized = Betting round at the { $size }, starting with the player who holds the { $n ->
       [1] highest card
      *[other] strongest high hand
    } to the forehead.
    .row = highest on the forehead
    .short = highest on the forehead
    .mix = highest on the forehead
    .peculiar = On later streets the player with the { $n ->
       [1] highest card
      *[other] strongest high hand
    } on the forehead acts first.
    .always = The player with the { $n ->
       [1] highest card
      *[other] strongest high hand
    } on the forehead acts first.
    .street = highest on the forehead
    .why = { $seat } acts first, with the { $n ->
       [1] highest card
      *[other] strongest high hand
    } on the forehead.
    .say = { $n ->
       [1] Highest card
      *[other] High hand
    } on the forehead acts first.
first-lowest-showing = Betting round, starting with the player whose up cards are the strongest { $scale } low.
    .sized = Betting round at the { $size }, starting with the player whose up cards are the strongest { $scale } low.
    .row = low hand showing ({ $scale })
    .short = low hand showing
    .mix = low hand showing
    .peculiar = On later streets the low hand showing ({ $scale }) acts first.
    .onward = Once cards lie face up, the low hand showing ({ $scale }) acts first.
    .always = In every round the low hand showing ({ $scale }) acts first.
    .street = low hand showing ({ $scale })
    .why = { $seat } acts first, with the strongest { $scale } low showing.
    .say = Low hand showing acts first ({ $scale }).
first-same-order = Betting round. Who acts first is decided as on { THE($street) }, among those still in.
    .sized = Betting round at the { $size }. Who acts first is decided as on { THE($street) }, among those still in.
    .row = as on { THE($street) }
    .short = as before
    .mix = as before
    .peculiar = { "" }
    .street = as on { THE($street) }
    .why = { $seat } acts first: it is decided as on { THE($street) }, among those still in.
    .say = Who acts first? As on { THE($street) }.
first-same-order-before = Betting round. Who acts first is decided as in the round before, among those still in.
    .sized = Betting round at the { $size }. Who acts first is decided as in the round before, among those still in.
    .row = as in the round before
    .short = as before
    .mix = as before
    .peculiar = { "" }
    .street = as before
    .why = { $seat } acts first: it is decided as in the round before, among those still in.
    .say = Who acts first? As in the round before.
showing-tie-suit = If the up cards of several players are equal, the player whose highest card has the higher suit goes first. Aces are high for this in every game; from the highest, the suits are { LIST($suits) }.
    .row = equal: higher suit
    .peculiar = { "" }
showing-tie-seat = If the up cards of several players are equal, the player with the lower seat number goes first.
    .row = tie: seat number
    .peculiar = { "" }
showing-tie-button = If the up cards of several players are equal, the first of these players clockwise from the left of the button goes first.
    .row = tie: from the button
    .peculiar = Of equal hands showing, the first to the left of the button acts first.
showing-tie-suit-held = Of players with equal cards on the forehead, the one whose highest card has the higher suit goes first. Aces are high for this in every game; from the highest, the suits are { LIST($suits) }.
    .row = { showing-tie-suit.row }
    .peculiar = { "" }
showing-tie-seat-held = Of players with equal cards on the forehead, the one with the lower seat number goes first.
    .row = { showing-tie-seat.row }
    .peculiar = { "" }
showing-tie-button-held = Of players with equal cards on the forehead, the first clockwise from the left of the button goes first.
    .row = { showing-tie-button.row }
    .peculiar = Among equals, the first player to the left of the button acts first.
first-opener = Betting round, starting with the player who made the first bet of the round before, or the next player clockwise still in.
    .sized = Betting round at the { $size }, starting with the player who made the first bet of the round before, or the next player clockwise still in.
    .row = whoever bet first in the round before, or the next still in
    .short = the opener
    .mix = the opener
    .peculiar = The player who bet first before the draw acts first after it.
    .street = whoever opened the round before, or the next still in
    .why = { $seat } acts first: whoever bet first in the round before does so, or the next player clockwise still in.
    .say = Whoever opened acts first, or the next still in.
opener-none = If nobody bet in that round, it starts to the left of the button.
    .card = Nobody bet: left of the button first
