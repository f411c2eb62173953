### Sums of the general rules, told with their results. $seat a player · $n, $chips … numbers · the start of the
### key after sum- is the kind of the sum

## Shootouts
sum-shootout = { PLAYERS($n) } at tables of { CHIPS($seats) }: { $rounds }.
sum-shootout-then = { $before }, then { $next }
sum-shootout-last = { $before }, then { $last }
sum-shootout-tables = { TABLES($n) }
sum-shootout-short = { TABLES($n) }, { CHIPS($short) } of them one player short
sum-shootout-final = the final table
sum-shootout-final-of = the final table with { PLAYERS($n) }
sum-shootout-advance = The last { PLAYERS($n) } of every table go on to the next round.

## Lammers
sum-lammers = A player has { CHIPS($stack) } in chips and { LAMMERS($held) }. Each lammer is worth { CHIPS($worth) }.
sum-lammers-broke = A player has no chips left, but { LAMMERS($held) }. Each lammer is worth { CHIPS($worth) }.
sum-lammers-used = The player turns in { LAMMERS($n) } before the hand: the stack becomes { CHIPS($stack) }.
sum-lammers-unused = No lammer is turned in: the stack stays { CHIPS($stack) }.
sum-lammers-all = Level { $level } has come, so all lammers are turned in: the stack becomes { CHIPS($stack) }.
sum-lammers-left = Lammers left: { CHIPS($n) }.
sum-lammers-none-left = No lammer is left: a player who now loses all chips is eliminated.

## Bounties and the button
sum-bounty-out = { $seat } is eliminated; the last chips of { $seat } are in the { $pot }.
sum-bounty = { $seat } wins it and gets the bounty.
sum-bounty-share = { $seat } wins it for { $share } and gets the bounty.
sum-bounty-chopped = { LIST($seats) } tie for it. { $seat }, the first of them clockwise from the left of the button, gets the bounty.
sum-bounty-share-chopped = { LIST($seats) } tie for { $share } in it. { $seat }, the first of them clockwise from the left of the button, gets the bounty.
sum-leg-before = { $seat } had won a leg before this hand.
sum-kill = In the next hand { $seat } posts a kill of { CHIPS($chips) }.
sum-kill-posted = { $seat } had posted a kill for this hand.
sum-pot-won = { $seat } wins the pot.
sum-pot-shared = { LIST($seats) } share the pot.
sum-leg = { $seat } has one leg.
sum-leg-stays = { $seat } keeps the leg, and there is no kill.
sum-leg-small = It holds no bet besides the blinds: { $seat } keeps the leg, and there is no kill.
sum-no-leg = Nobody has a leg after it, and there is no kill.
sum-button = { $seat } wins the pot and has the button in the next hand.
sum-button-share = { $seat } wins the pot for { $share } and has the button in the next hand.
sum-button-chopped = { LIST($seats) } tie for the pot. { $seat }, the first of them clockwise from the left of the button, has the button in the next hand.
sum-button-share-chopped = { LIST($seats) } tie for { $share }. { $seat }, the first of them clockwise from the left of the button, has the button in the next hand.

## Cards
sum-killers = { OUTS($outs) }, { KILLS($kills) } and { CARDS($unseen) } unseen: { $formula } = { $percent }.
sum-low-number = Number { $n } in { $scale } is { SEQUENCE($hand) }.
sum-low-count = Hands with { RANK($top) } as the top card in { $scale }: { CHIPS($n) }.
sum-low-count-better = Hands that are { $better } in { $scale }: { CHIPS($n) }.
sum-shows = { $seat } shows { $cards }
sum-showing = In { $game }, { LIST($shown) }: { $seat } acts first.
sum-capacity-fits = { $game } with { PLAYERS($n) } needs { CARDS($cards) }: the deck has { CHIPS($deck) }.
sum-capacity-short = { $game } with { PLAYERS($n) } needs { CARDS($cards) }, but the deck has only { CHIPS($deck) }.
sum-capacity-community = { $game } with { PLAYERS($n) } who all stay in needs { CARDS($cards) }, but the deck has only { CHIPS($deck) }: on the last street one card serves everybody.

## Substantial action
sum-action-check = a check
sum-action-fold = a fold
sum-action-bet = a bet
sum-action-call = a call
sum-action-raise = a raise
sum-action-complete = a completion
sum-action-all-in = an all-in
sum-actions = { LIST($actions) }
sum-substantial-three = { $actions }: three actions in turn are substantial action.
sum-substantial-more = { $actions }: three actions in turn or more are substantial action.
sum-substantial-two = { $actions }: two actions in turn, one of which puts chips in, are substantial action.
sum-substantial-one = { $actions }: one action alone is not substantial action.
sum-substantial-no-chips = { $actions }: two actions in turn without chips are not substantial action.

## Pots
sum-seat-chips = { $seat } { CHIPS($chips) }
sum-pot-name = pot
sum-paid = Put in: { LIST($paid) }.
sum-folded = Folded: { LIST($seats) }.
sum-returned = { CHIPS($chips) } that nobody called go back to { $seat }.
sum-pot = { $pot }: { CHIPS($chips) } for { LIST($seats) }.
sum-pot-only = { $pot }: { CHIPS($chips) } for { $seat } alone.
sum-split-part = { CHIPS($chips) } for { $share }
sum-split = A pot of { CHIPS($pot) } is divided: { LIST($parts) }.
sum-split-odd = The odd chip goes to { $to }.
sum-split-odds = The odd chips go to { LIST($to) }.
sum-split-tie = A pot of { CHIPS($pot) } is shared: { LIST($won) }.
sum-split-won = { $share }: { LIST($won) }.
sum-split-all = In all: { LIST($won) }.
