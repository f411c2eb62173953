### What a director of a tournament works out. $seat, $seats seats · $n, $value … numbers · race- a chip race, balance- a
### player who moves, places- players who are out in one hand, penalty- hands that are missed, payouts- and so on

seat-number = seat { $n }
seat-count = { CHIPS($n) } in { $seat }
seat-cards = { $seat } { $cards }

## Chip races. $old, $new the value of a chip
race-exchange = Exchange what comes out even; new chips of { CHIPS($new) }: { JOIN($seats, by: ", ") }.
race-no-odd = No chip is left over, so there is no race.
race-odd = Odd chips of { CHIPS($old) }: { JOIN($seats, by: ", ") }.
race-prizes = { $n ->
        [0] The odd chips, { CHIPS($value) } in all, are less than half a new chip: there is none to race for.
        [1] The odd chips are { CHIPS($value) } in all: one new chip of { CHIPS($new) } to race for. Deal a card for each odd chip.
       *[other] The odd chips are { CHIPS($value) } in all: { CHIPS($n) } new chips of { CHIPS($new) } to race for. Deal a card for each odd chip.
    }
race-drawn = Cards: { JOIN($seats, by: ", ") }.
race-all-up = Every seat with odd chips gets one new chip: { LIST($seats) }.
race-won = { $n ->
        [1] One new chip for { LIST($seats) }.
       *[other] One new chip each, in this order: { LIST($seats) }.
    }
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
balance-big-blind = The worst open place is { $seat }: its player is the big blind in the next hand.
balance-hands = The worst open place is { $seat }: { $n ->
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
        [0] The cards have been dealt { TIMES($dealt) } since
       *[other] The cards have been dealt { TIMES($dealt) } since, misdeals included; a misdeal and the deal after it are one hand
    }. Still to be missed: { HANDS($n) }.
penalty-is = { HANDS($n) }

## Payouts. $low, $high places · $prize what each receives
payouts-pool = The pool is { CHIPS($n) }.
payouts-place = Place { CHIPS($low) }: { CHIPS($prize) }.
payouts-places = Places { SPAN($low, $high) }: { CHIPS($prize) } each.
payouts-first = { CHIPS($n) } left over from rounding down go into the first prize.
payouts-last = { CHIPS($n) } left over from rounding down go into the last prize.
payouts-nearest = The rounding is made up in the first prize.
payouts-tied = Places { SPAN($low, $high) } finish equal and divide the sum of their prizes.
payouts-below = The last prize is less than the buy-in of { CHIPS($n) }.
payouts-usual = The shares are those used by clubs and by an old online room (unverified); other shares may be announced.
payouts-is = Places paid: { CHIPS($n) }

## Satellites. $seat the price of a seat
satellite-seats = Seats at { CHIPS($seat) } from a pool of { CHIPS($pool) }: { CHIPS($n) }.
satellite-rest = Place { CHIPS($place) } receives the { CHIPS($n) } that are left.
satellite-ends = It ends with { PLAYERS($n) } left.
satellite-is = Seats: { CHIPS($n) }

## Deals. $stack the chips of a player · $icm, $chips, $above amounts by three ways
icm-player = { CHIPS($stack) } in chips: { $icm } by ICM; { $chips } if all of it is shared by chip count; { $above } if everybody first gets the last prize.
icm-keep = Another { CHIPS($n) } are left for the winner.
icm-all-too-much = Sharing all of it by chip count gives somebody more than the first prize of { CHIPS($n) }.
icm-all-too-little = Sharing all of it by chip count gives somebody less than the last prize of { CHIPS($n) }.
icm-above-too-much = Even if everybody first gets the last prize, somebody gets more than the first prize of { CHIPS($n) }.
icm-above-too-little = Even if everybody first gets the last prize, somebody gets less than the last prize of { CHIPS($n) }.
icm-is = { CHIPS($n) } to divide

## Progressive bounties. $head the bounty of who is out · $paid, $added what is paid and what goes on a head
bounty-one = { CHIPS($paid) } of { CHIPS($head) } are paid, and { CHIPS($added) } go on the winner’s own head.
bounty-several = { CHIPS($head) } are divided: { LIST($paid) } are paid, and { LIST($added) } go on the winners’ own heads, in order from the left of the button.
bounty-heads = Then { LIST($heads) } are on their heads.
bounty-is = { CHIPS($n) } paid

## Blind structures. $clock, $begins, $ends hours and minutes since the start · $low, $high levels
structure-level = Level { CHIPS($n) }, { $clock }: { CHIPS($small) }/{ CHIPS($big) }, ante { CHIPS($ante) }.
structure-level-without = Level { CHIPS($n) }, { $clock }: { CHIPS($small) }/{ CHIPS($big) }.
structure-break = { $n ->
        [0] Break.
       *[other] Break, in minutes: { CHIPS($n) }.
    }
structure-leave = Colour-up: chips of { LIST($chips) } are removed.
structure-ends-between = It may end between level { CHIPS($low) }, from { $begins } on, when all chips are twenty big blinds, and level { CHIPS($high) }, from { $ends } on, when they are ten. Both are rules of thumb (unverified).
structure-ends-from = It may end from level { CHIPS($low) } on, at { $begins }: all chips are then twenty big blinds. That is a rule of thumb (unverified).
structure-too-short = The structure is too short: in its last level all chips are still { CHIPS($n) } big blinds.
structure-steep = A blind grows by more than half: a smaller stack or shorter levels would be better.
structure-average = The average stack is { CHIPS($n) }, which is { $blinds } big blinds in level { CHIPS($level) }.
structure-is = Levels: { CHIPS($n) }

## Starting stacks. $chip the value of a chip
chips-count = { CHIPS($n) } of { CHIPS($chip) }
chips-stack = { CHIPS($stack) }: { JOIN($chips, by: ", ") }, { CHIPS($n) } chips in all.
chips-all = For { PLAYERS($players) }: { JOIN($chips, by: ", ") }, worth { CHIPS($n) }.
chips-exchanged = The { CHIPS($n) } of { CHIPS($chip) } are changed for { ORLIST($ways) }.
chips-is = Chips: { CHIPS($n) }

## Seats. $players their numbers, in the order of the seats · $source, $to tables
seats-table = Table { CHIPS($n) }, from seat 1: { JOIN($players, by: ", ") }.
seats-seed = The number { $n } gives the same draw again.
seats-break = Table { CHIPS($n) } breaks.
seats-move = From table { $source } to table { $to }: { PLAYERS($n) }.
seats-even = Nobody has to move.
seats-is = Tables: { CHIPS($n) }
seats-moves = Moves: { CHIPS($n) }

## What cannot be
wrong-not-a-number = Write a whole number, { CHIPS($least) } or more.
wrong-not-numbers = Write whole numbers with spaces between.
wrong-no-seat = There is no seat { $seat }: the table has { CHIPS($n) }.
wrong-seat-twice = Seat { $seat } is written twice.
wrong-wager-nothing = Write the chips that were put in, or what was said.
wrong-wager-pot = The pot decides only at pot limit.
wrong-wager-smallest = The smallest chip must not be larger than all the chips put in.
wrong-race-new = The new chip must be a multiple of the old one, { CHIPS($old) }.
wrong-race-seats = Write the old chips of each seat in order, 0 for none; at most { CHIPS($n) } seats.
wrong-race-last = Seat { $seat } has no old chips.
wrong-race-cards = Write each of the 52 cards once at most, with / between the seats: Ks 9d / Qh / / Ad.
wrong-race-drawn = A seat gets as many cards as it has odd chips: { $wanted }.
wrong-balance-full = No seat is open at that table.
wrong-balance-even = These tables differ by one player at most: nobody has to move.
wrong-balance-few = At least two players must be left at a table.
wrong-balance-button = With two players, one of them must have the button.
wrong-balance-small-blind = The small blind must not be in the seat of the button.
wrong-places-stacks = Write the chips of two or more players before the hand.
wrong-places-left = Somebody wins the chips of those who are out: more players than these must be left.
wrong-places-prizes = Write { CHIPS($n) } prizes, the best place first, 0 where there is none.
wrong-places-order = A better place must have the larger prize.
wrong-penalty-none = Write how many rounds or hands are missed.
wrong-penalty-misdeals = Misdeals are counted among the deals, and there were { CHIPS($n) } deals.
wrong-pool-missing = Write the pool, or the entries and what each adds to it.
wrong-pool-twice = The entries already give the pool: write only one of these.
wrong-payouts-field = For more than { CHIPS($n) } entries, or without their number, write the shares or how many places are paid.
wrong-payouts-order = With this rounding a place would receive more than a better one: take a smaller unit.
wrong-payouts-tied = Write consecutive paid places that finish equal, such as the fifth and the sixth.
wrong-not-shares = Write numbers with no more than two decimals, with spaces between.
wrong-shares-sum = The shares must add up to 100%, but these add up to { $n }%.
wrong-satellite-none = A pool of { CHIPS($n) } pays no seat at that price.
wrong-deal-stacks = Write the chips of two to { CHIPS($n) } players.
wrong-deal-keep = At most { CHIPS($n) } can be left for the winner, as the first prize stays the largest.
wrong-bounty-own = Write the bounties on the heads of { PLAYERS($n) }, the winners, in order from the left of the button.
wrong-structure-chips = Write chip values, smallest first.
wrong-structure-blinds = Write { CHIPS($n) } big blinds at most, each larger than the one before.
wrong-structure-pays = A blind is not a multiple of the smallest chip, { CHIPS($n) }.
wrong-structure-left = Only { PLAYERS($n) } play.
wrong-structure-antes = Write { CHIPS($n) } antes, one for each level.
wrong-structure-within = Write players and stacks, and minutes in which at least two levels fit.
wrong-chips-counts = Write { CHIPS($n) } numbers, one for each value.
wrong-chips-sum = These chips add up to { CHIPS($n) }, not to the stack.
wrong-chips-none = These chips do not make that stack: ask for fewer small ones, or write how many of each.
wrong-seats-tables = Write the players of two or more tables, { CHIPS($n) } at most at each.

## A form that works something out
calculator-heading = Work it out
calculator-clock = Use as the clock of table mode
