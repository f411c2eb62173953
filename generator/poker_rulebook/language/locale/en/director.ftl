### What a director of a tournament works out. $seat, $seats seats · $n, $value … numbers · race- a chip race, balance- a
### player who moves, places- players who are out in one hand, penalty- hands that are missed

seat-number = seat { $n }
seat-count = { CHIPS($n) } in { $seat }
seat-cards = { $seat } { $cards }

## Chip races. $old, $new the value of a chip
race-exchange = Change what is exact; new chips of { CHIPS($new) }: { JOIN($seats, by: ", ") }.
race-no-odd = No chip is left over, so there is no race.
race-odd = Odd chips of { CHIPS($old) }: { JOIN($seats, by: ", ") }.
race-prizes = { $n ->
        [0] The odd chips, { CHIPS($value) } in all, are less than half a new chip: there is none to race for.
        [1] The odd chips are { CHIPS($value) } in all: one new chip of { CHIPS($new) } to race for. Deal a card for each odd chip.
       *[other] The odd chips are { CHIPS($value) } in all: { CHIPS($n) } new chips of { CHIPS($new) } to race for. Deal a card for each odd chip.
    }
race-drawn = Cards: { JOIN($seats, by: ", ") }.
race-all-up = Every seat with odd chips gets one new chip: { LIST($seats) }.
race-won = One new chip each, in this order: { LIST($seats) }.
race-losers-keep = One also for those who would have no chip left: { LIST($seats) }.
race-last-first = Those who would have no chip left came before the others: { LIST($seats) }.
race-added-more = { CHIPS($n) } more are in play than before.
race-added-less = { CHIPS($n) } fewer are in play than before.
race-added-same = As much is in play as before.
race-is = { $n ->
        [0] No chip to race for
        [1] One new chip to race for
       *[other] { CHIPS($n) } new chips to race for
    }

## Who moves
balance-given = Open seats: { LIST($seats) }. Before the next hand the button is in { $button }, and the small blind in { $small_blind }.
balance-given-source = At the table with more players the button is in { $button }, and the small blind in { $small_blind }.
balance-given-source-empty = At the table with more players the button is in { $button }, and the small blind falls on { $small_blind }, which is empty.
balance-moves = The next big blind moves: the player in { $seat }.
balance-big-blind = The open place that is worst is { $seat }: its player is the big blind in the next hand.
balance-hands = The open place that is worst is { $seat }: { $n ->
        [1] one player pays
       *[other] { CHIPS($n) } players pay
    } the big blind before its player does.
balance-waits = Only places from the button to the small blind are open: the player sits down in { $seat } and waits until the button has passed.
balance-is = To { $seat }

## Out in one hand
places-given-one-table = At one table.
places-given-hand-for-hand = At different tables, hand for hand.
places-given-by-stacks = At different tables, where stacks decide.
places-place = The player who began the hand with { LIST($stacks) }: place { CHIPS($low) }, { $prize ->
        [0] no prize
       *[other] prize { CHIPS($prize) }
    }.
places-shared = The players who began the hand with { LIST($stacks) } finish equal, in places { SPAN($low, $high) }: { $prize ->
        [0] no prize
       *[other] { CHIPS($prize) } each
    }.
places-odd = { CHIPS($n) } cannot be divided; no source says who receives it.
places-is = Places { SPAN($low, $high) }

## Penalties
penalty-rounds = With { PLAYERS($players) } at the table a round is { HANDS($players) }; { $rounds ->
        [1] one round is
       *[other] { CHIPS($rounds) } rounds are
    } { HANDS($n) }.
penalty-rounds-and-hands = With { PLAYERS($players) } at the table a round is { HANDS($players) }; { $rounds ->
        [1] one round
       *[other] { CHIPS($rounds) } rounds
    } and { HANDS($hands) } are { HANDS($n) }.
penalty-hands = The penalty is { HANDS($n) }.
penalty-left = { $misdeals ->
        [0] { TIMES($dealt) } the cards were dealt since
       *[other] { TIMES($dealt) } the cards were dealt since, misdeals included; a misdeal and the deal after it are one hand
    }. Still to be missed: { HANDS($n) }.
penalty-is = { HANDS($n) }

## What cannot be
wrong-not-a-number = Write a whole number, { CHIPS($least) } or more.
wrong-not-numbers = Write whole numbers with spaces between.
wrong-no-seat = There is no seat { $seat }: the table has { CHIPS($n) }.
wrong-seat-twice = Seat { $seat } stands there twice.
wrong-wager-nothing = Write the chips that were put in, or what was said.
wrong-wager-pot = The pot decides only at pot limit.
wrong-wager-smallest = The smallest chip is no larger than all the chips put in.
wrong-race-new = The new chip is a multiple of the old one, { CHIPS($old) }.
wrong-race-seats = Write the old chips of each seat in order, 0 for none; at most { CHIPS($n) } seats.
wrong-race-last = Seat { $seat } has no old chips.
wrong-race-cards = Write each of the 52 cards once at most, with / between the seats: Ks 9d / Qh / / Ad.
wrong-race-drawn = A seat gets as many cards as it has odd chips: { $wanted }.
wrong-balance-full = No seat is open at that table.
wrong-balance-even = These tables differ by one player at most: nobody has to move.
wrong-balance-few = At least two players are left at a table.
wrong-balance-button = With two players, one of them has the button.
wrong-balance-small-blind = The small blind is not in the seat of the button.
wrong-places-stacks = Write the chips of two or more players before the hand.
wrong-places-left = Somebody wins the chips of those who are out: more players are left than these.
wrong-places-prizes = Write { CHIPS($n) } prizes, the best place first, 0 where there is none.
wrong-places-order = A better place has the larger prize.
wrong-penalty-none = Write how many rounds or hands are missed.
wrong-penalty-misdeals = Misdeals are among the deals, of which there were { CHIPS($n) }.

## A form that works something out
calculator-heading = Work it out
