### What is ruled when a hand goes wrong; .until says until when it can be put right, .say what the dealer says aloud
### $seat who it is about · $first who is to act · $between those before $seat, $first among them · $deed an action · $cards, $burn cards · $n, $to chips · $others further seats

## Cards too early, too many, without their burn
ruled-early-cards-back = The betting is finished first. The burn stays a burn; put { $cards } back into the stub, reshuffle it face down, and deal the street again without another burn. The early deal does not count.
    .until = No source sets a limit. Nothing more is dealt before it is put right.
    .say = That came too early. The betting goes on, and the street is dealt again.
ruled-early-turn-aside = { $cards } is set aside and the betting is finished. Then one card is burned, and the card that would have been the river is the turn. After that round { $cards } is shuffled into the stub, and the river comes without a burn.
    .until = No source sets a limit. Nothing more is dealt before it is put right.
    .say = The turn came too early. It is set aside, and the betting goes on.
ruled-early-cards-removed = Remove { $cards }. Once the betting is over, remove one more card for every remaining player, so everybody receives the right cards again. Then burn, and go on dealing. Removed cards are kept for a short stub.
    .until = No source sets a limit. Nothing more is dealt before it is put right.
    .say = The cards came too early. They are removed, and the betting goes on.
ruled-one-of-four-drawn = Call the floor, even if the order seems known. The four cards are scrambled face down, and the floor draws one: { $burn } is the burn for the turn. The flop is { $cards }.
    .until = No source sets a limit before the turn is dealt.
    .say = Four cards on the flop. Floor, please.
ruled-new-flop = { $cards } go back into the stub, which is reshuffled face down. A new flop comes without another burn.
    .until = No source sets a limit before the turn is dealt.
    .say = Four cards on the flop. They go back, and a new flop comes.
ruled-unburned-flop-scrambled = The three cards are scrambled face down and one is chosen: { $burn } is the burn. The other two and the next card of the stub are the flop: { $cards }.
    .until = The first action on the flop, even a check.
    .say = There was no burn. One of the three is the burn; stop the action.
ruled-unburned-flop-anew = { $cards } were exposed, so they go back into the stub, which is reshuffled face down. Burn one, and deal the flop.
    .until = The first action on the flop, even a check.
    .say = There was no burn. The flop goes back and is dealt again.
ruled-unburned-stands = Somebody has acted on { $cards }: the street stands. Burn one card for the next street, as ever: never two, never none.
    .until = The first action on the street, which has passed.
    .say = There was no burn. The street stands, and the action goes on.
ruled-order-restored = Somebody has acted on { $cards }: the street stands. Before the next street burn as many cards as needed for the cards that would have come to come now.
    .until = It was the first action on the street, and that is past.
    .say = There was no burn. The street stands; the next cards are put in order.
ruled-burn-put-right = It is put right: { $burn } is the burn, and the street is { $cards }.
    .until = The first action on the street; with everybody all-in, until the pot is pushed.
    .say = There was no burn. The burn is put right; stop the action.
ruled-second-burn-put-right = It is put right: the second burn belongs on the table. The street is { $cards }, and { $burn } goes back on top of the stub.
    .until = The first action on the street; with everybody all-in, until the pot is pushed.
    .say = Two cards were burned. It is put right; stop the action.
ruled-second-burn-stands = Somebody has acted on { $cards }: the street stands. The second burn stays among the burns. Burn one card for the next street, as ever.
    .until = It was the first action on the street, and that is past.
    .say = Two cards were burned. The street stands, and the action goes on.
ruled-second-burn-back = Somebody has acted on { $cards }: the street stands. The second burn goes back on top of the stub and is the burn of the next street.
    .until = It was the first action on the street, and that is past.
    .say = Two cards were burned. The street stands, and the second burn goes back.

## Cards of players
ruled-exposed-misdeal = Misdeal: one of the first two cards off the deck, or more than one down card, was exposed ({ $cards }). Collect all cards and deal the same hand again: { $button ->
       [0] same limits, no new players
      *[other] same button, same limits, no new players
    }.
    .until = Substantial action. In cash games until two players have acted after the forced bets.
    .say = Misdeal. Cards back, please; the same hand is dealt again.
ruled-exposed-stud-misdeal = Misdeal: a down card was exposed ({ $cards }). Collect all cards and deal the same hand again: { $button ->
       [0] same limits, no new players
      *[other] same button, same limits, no new players
    }.
    .until = Substantial action. In cash games until two players have acted after the forced bets.
    .say = Misdeal. Cards back, please; the same hand is dealt again.
ruled-exposed-first-burn = No misdeal. Finish the deal and replace { $seat }’s { $cards } with the top card of the stub. { $cards } is the first burn.
    .until = It is done at the end of the deal, before anybody acts.
    .say = { $cards } exposed. It is replaced, and it is the first burn.
ruled-exposed-by-the-room = No misdeal: { $seat }’s { $cards } goes by the room’s own rule.
    .until = It is done at the end of the deal, before anybody acts.
    .say = { $cards } exposed. Floor, please.
ruled-exposed-too-late = { $by ->
       [two] Two players have acted after the forced bets
      *[sa] There has been substantial action
    }: no misdeal, and the hand is played.
    .until = { $by ->
       [two] It was the second action after the forced bets, and that is past.
      *[sa] It was substantial action, and that is past.
    }
    .say = It is too late for a misdeal. Play on.
ruled-exposed-kept = No misdeal. { $seat } has no choice and keeps { $cards }.
    .until = It is done at the end of the deal, before anybody acts.
    .say = { $cards } exposed. It is kept.
ruled-exposed-door = { $seat }’s { $cards } is the door card and may have to bring in. The third card stays face down.
    .until = It is done at the end of the deal, before the bring-in.
    .say = { $cards } exposed. It is the door card.
ruled-exposed-door-no-bring-in = { $seat }’s { $cards } is the door card but never brings in. If it would, the player to the left starts with a fold, the bring-in or a full bet. The third card stays face down.
    .until = It is done at the end of the deal, before the bring-in.
    .say = { $cards } exposed. It is the door card, and does not bring in.
ruled-exposed-both-down = Both down cards of { $seat } are exposed: the hand is dead, and the ante goes back. This is Robert’s Rules; the TDA is silent.
    .until = It is done at the end of the deal, before the bring-in.
    .say = Both cards exposed. The hand is dead, and the ante goes back.
ruled-button-completed = { $seat } has the button and is dealt what is missing, even after substantial action. It is not a misdeal.
    .until = The button acts.
    .say = The button is a card short and is given one.
ruled-short-button-dead = { $seat } has the button and has acted on too few cards: the hand is dead. Its cards go to the muck, and the others play on.
    .until = It was the button’s own action, and that is past.
    .say = The button has acted on too few cards. The hand is dead.
ruled-wrong-number-misdeal = Misdeal: { $seat } has the wrong number of cards. Collect all cards and deal the same hand again: { $button ->
       [0] same limits, no new players
      *[other] same button, same limits, no new players
    }.
    .until = Substantial action. In cash games until two players have acted after the forced bets.
    .say = Misdeal, wrong number of cards. Cards back, please.
ruled-wrong-number-dead = { $seat }’s hand is dead: all its cards go to the muck, and what it has put in stays. The others play on. One burn a street, and nothing is done to restore the order.
    .until = { $by ->
       [two] It was the second action after the forced bets, and that is past.
      *[sa] It was substantial action, and that is past.
    }
    .say = Wrong number of cards. The hand is dead, and the others play on.
ruled-extra-card-burned = No misdeal: { $seat }’s extra card goes back on the stub unseen and is the first burn.
    .until = Substantial action. In cash games until two players have acted after the forced bets.
    .say = One card too many. It goes back and is the burn.
ruled-missing-dealt = Nobody has acted: { $seat } is dealt what is missing.
    .until = The first action.
    .say = A card is missing, and is dealt now.
ruled-missing-misdeal = Or it is a misdeal: collect all cards and deal the same hand again.
ruled-drawn-up = No misdeal: { $seat } plays on, and draws enough to make up the number.
    .until = It was the first action, and that is past.
    .say = A card is missing. It comes with the draw.
ruled-fouled-deck = The hand stops at once, and every player takes back all chips of the hand. The deck is changed.
    .until = Any time in the hand; afterwards, for as long as a dispute is heard.
    .say = Fouled deck. The hand is void, and all chips go back.
ruled-fouled-deck-known = The hand stops at once, and every player takes back all chips of the hand. But whoever knew of it and kept betting may lose them: they stay for the next deal, for those who were dealt in. The deck is changed.
    .until = Any time in the hand; afterwards, for as long as a dispute is heard.
    .say = Fouled deck. The hand is void. Floor, please.

## Turns
ruled-out-of-turn = The action goes back to { $first }. { $seat }’s { $deed } binds if the action reaches { $seat } without a bet or raise by { LIST($between) }. After a bet or raise the chips go back and { $seat } has every option.
    .until = { $seat }’s turn comes.
    .say = Out of turn. The action is on { $first }.
ruled-out-of-turn-may-bind = The action goes back to { $first }. { $seat }’s { $deed } may be ruled binding if the action reaches { $seat } without a bet, call or raise by { LIST($between) }. Whoever checks out of turn may not bet or raise next.
    .until = { $seat }’s turn comes.
    .say = Out of turn. The action is on { $first }.
ruled-checked-facing-a-bet = The action goes back to { $first }. There is a bet to call, so { $seat } cannot check: in turn { $seat } may call or fold, but not raise. After a raise by { LIST($between) } { $seat } has every option.
    .until = { $seat }’s turn comes.
    .say = Out of turn. The action is on { $first }. { $seat } may call or fold.
ruled-folded-out-of-turn = { $seat }’s fold binds: the hand is dead now. The action goes back to { $first }. Folding out of turn may be penalised.
    .until = A fold is not put right.
    .say = Folded out of turn. The action is on { $first }.
ruled-skipped = The action goes back to { $first }, who was passed over. { $seat }’s { $deed } binds if the action reaches { $seat } without a bet or raise by { LIST($between) }. After a bet or raise the chips go back and { $seat } has every option.
    .until = Substantial action behind { $first }, who must speak up within a reasonable time. In cash games until three players have acted.
    .say = { $first } was passed over. The action is on { $first }.
ruled-skipped-too-late = There has been substantial action behind { $first }, who did not speak up, so it stands. The floor rules on the hand of { $first }. Here it is dead.
    .until = It was substantial action behind { $first }, and that is past. In cash games it is the third action.
    .say = Player passed over. Floor, please.
ruled-also-folds = { $seat }’s fold binds, too: that hand is dead now.
ruled-also-binds = In the same way { $seat }’s { $deed } binds.
ruled-comes-to = { $seat }’s { $said } is not allowed there; it counts as a { $deed }.
ruled-skipped-live = Or { $first }’s hand is live, and { $first } acts after the others and may neither bet nor raise.

## Amounts
ruled-undercall-heads-up = { $seat } is short of the call with only two players left, and adds { CHIPS($n) }: { CHIPS($to) } in all.
    .until = In turn, before the next player acts.
    .say = { CHIPS($n) } more to call, please.
ruled-undercall-opening = { $seat } is short of the opening bet and adds { CHIPS($n) }: { CHIPS($to) } in all.
    .until = In turn, before the next player acts.
    .say = { CHIPS($n) } more to call, please.
ruled-undercall-floor = { $seat } is short of the call by { CHIPS($n) }, after a raise or with a tiny amount. The floor decides. Here { $seat } completes it, { CHIPS($to) } in all.
    .until = In turn, before the next player acts.
    .say = The call is { CHIPS($to) }. Floor, please.
ruled-undercall-forfeited = Or { $seat } leaves { CHIPS($left) } in and folds{ $back ->
       [0] .
      *[other] . The chips would have been a call of { CHIPS($left) } before the raise, so { CHIPS($back) } go back.
    }
ruled-undercall-brought-up = { $seat } is short of the call and adds { CHIPS($n) }: { CHIPS($to) } in all. It does not become a raise.
    .until = The round is over.
    .say = { CHIPS($n) } more to call, please.
ruled-undercall-unaware = { $seat } is short of the call and adds { CHIPS($n) }: { CHIPS($to) } in all.
    .until = In turn, before the next player acts.
    .say = The call is { CHIPS($to) }. Floor, please.
ruled-undercall-taken-back = Or { $seat } did not know of the raise: as nobody has acted behind, the chips go back, and { $seat } has every option.
ruled-several-undercalls = The action goes back to { $seat }, who adds { CHIPS($n) }: { CHIPS($to) } in all. The floor decides about { LIST($others) } when the action comes back to them.
    .until = In turn, before the next card.
    .say = The call is { CHIPS($to) }. The action is back on { $seat }.
ruled-under-raise = { $seat }’s raise becomes { CHIPS($to) }. { $seat } and everybody who has called it add { CHIPS($n) }.
    .until = The next card is dealt; on the last street, the showdown begins.
    .say = The smallest raise is to { CHIPS($to) }. Everybody who called adds { CHIPS($n) }.
ruled-under-bet = { $seat }’s bet becomes { CHIPS($to) }. { $seat } and everybody who has called it add { CHIPS($n) }.
    .until = The next card is dealt; on the last street, the showdown begins.
    .say = The smallest bet is { CHIPS($to) }. Everybody who called adds { CHIPS($n) }.
ruled-over-raise = { $seat }’s raise is reduced to { CHIPS($to) }, as the limit requires. { $seat } and everybody who has called it take { CHIPS($n) } back.
    .until = The next card is dealt; on the last street, the showdown begins.
    .say = The raise is to { CHIPS($to) }. { CHIPS($n) } go back.
ruled-over-bet = { $seat }’s bet is reduced to { CHIPS($to) }, as the limit requires. { $seat } and everybody who has called it take { CHIPS($n) } back.
    .until = The next card is dealt; on the last street, the showdown begins.
    .say = The bet is { CHIPS($to) }. { CHIPS($n) } go back.
ruled-wrong-pot-too-high = The true pot allows { CHIPS($to) }. The wager is reduced to that for everybody who has called it, and { CHIPS($n) } go back.
    .until = The next card is dealt; on the last street, the showdown begins.
    .say = The limit is { CHIPS($to) }. { CHIPS($n) } go back.
ruled-wrong-pot-surplus = { ruled-wrong-pot-too-high }
    .until = Every player has acted on it.
    .say = The limit is { CHIPS($to) }. { CHIPS($n) } go back.
ruled-wrong-pot-too-low = The pot was counted too small: the wager becomes { CHIPS($to) }, and { CHIPS($n) } are added.
    .until = Substantial action after it.
    .say = The pot-size wager is { CHIPS($to) }. { CHIPS($n) } more, please.
ruled-wrong-pot-too-low-stands = There has been substantial action since, so { CHIPS($to) } stands.
    .until = It was substantial action after it, and that is past.
    .say = The wager of { CHIPS($to) } stands.
ruled-one-chip-call = One chip without a word is a call: { CHIPS($to) } in all{ $n ->
       [0] .
      *[other] . { CHIPS($n) } go back.
    }
    .until = In turn, before the next player acts.
    .say = Call.
ruled-one-chip-check = One chip without a word is never a raise, and there is nothing to call: it is a check, and { CHIPS($n) } go back.
    .until = In turn, before the next player acts.
    .say = Check.
ruled-one-chip-closed = There is nothing to call, and nothing more can be bet: it is a check, and { CHIPS($n) } go back.
    .until = In turn, before the next player acts.
    .say = Check.
ruled-one-chip-bet = Nobody has bet: it is a bet of { CHIPS($to) }.
    .until = In turn, before the next player acts.
    .say = Bet, { CHIPS($to) }.
ruled-bring-in-put-right = { $seat } takes the wager back, and { $first }, who has the right door card, brings in.
    .until = The next player acts.
    .say = Wrong bring-in. It is { $first }’s.
ruled-bring-in-stands = The next player has acted: { $seat }’s bring-in stands, and play goes on. { $first } owes nothing.
    .until = It was the next player’s action, and that is past.
    .say = The bring-in stands. Play goes on.

## The end
ruled-mucked-hand-found = If { $seat }’s cards can be told apart beyond doubt, they are given back, and the hand is live.
    .until = The next hand begins.
    .say = A live hand was mucked. Nobody touches the muck. Floor, please.
ruled-mucked-hand-lost = Otherwise the hand is dead, and the part of its wager that nobody has called goes back.
ruled-tabled-winner = { $seat }’s hand was tabled and obviously won: the dealer cannot kill it, and the pot is { $seat }’s.
    .until = The next hand begins.
    .say = A tabled winner was mucked. The pot is { $seat }’s.
ruled-pot-goes-on = { $seat } hands over { CHIPS($n) }: { LIST($due) }.
    .until = Substantial action in the next hand; one minute if a break follows. A hand is read again only until the next one begins.
    .say = The pot went to the wrong seat. It is put right.
ruled-due = { CHIPS($n) } to { $seat }

## What was done
ruled-deed-check = check
ruled-deed-call = call
ruled-deed-bet = bet of { CHIPS($to) }
ruled-deed-raise = raise to { CHIPS($to) }
ruled-deed-all-in = all-in

## What cannot be
cannot-no-betting = This is a game without betting.
cannot-no-betting-round = No betting round is going on.
cannot-not-the-first-deal = The first betting round is over.
cannot-seat-missing = The seat is missing.
cannot-seat-out = { $seat } no longer has a hand.
cannot-not-its-turn = It is not { $seat }’s turn but { $first }’s.
cannot-its-turn = It is { $seat }’s turn.
cannot-not-waiting = { $seat } is not waiting for a turn, or what was done is missing.
cannot-action-missing = Say what was done: check, call, bet, raise, complete, fold or all-in.
cannot-number-missing = The number is missing after { $seat }.
cannot-not-asked = ‘{ $words }’ is not asked for: write { $form }.
cannot-no-such-action = { $seat } could not do that, as the wager to match is { CHIPS($price) }.
cannot-does-not-go-on = The hand does not go on like that ({ $because }).
cannot-several-boards = There are several boards, or the board is run more than once.
cannot-stub-shuffled = The stub was shuffled again in this hand, so its order is not known.
cannot-no-burn-here = No card is burned before what was dealt last.
cannot-cards-since = Cards or actions have come since that were not due yet.
cannot-no-street-to-come = No cards are dealt after this betting round.
cannot-too-few-cards = The stub has too few cards for that.
cannot-another-street = That is not the street that comes next.
cannot-turned-up-early = The next cards are already on the table face down. No source says what to do when they are turned up too early; the floor decides.
cannot-another-flop = This flop has { $n } cards. The rules on a flop with one card too many or without its burn are for three cards; the floor decides.
cannot-no-turn = Before the action reaches { $seat }, another player has to bet, so nothing binds.
cannot-no-flop = The last cards dealt were not a flop.
cannot-no-such-card = { $seat } has no such card face down.
cannot-no-undercall = That is not an undercall: { $seat } has { CHIPS($call) } to call, and more than that left.
cannot-no-under-raise = That is not below { $seat }’s smallest raise, which is to { CHIPS($low) }.
cannot-no-pot-limit = Nobody can bet the pot here.
cannot-pot-accepted = Every player has acted on it, so under Robert’s Rules the wager of { CHIPS($to) } stands. A hand with more than the pot cannot be played on here; the floor decides.
cannot-right-pot = That is what the pot allows, { CHIPS($to) }, or less than a raise.
cannot-no-one-chip = { $seat } has no such chip, or it falls short of the call.
cannot-no-bring-in = Nobody has to bring in now.
cannot-not-the-winner = { $seat } has won nothing.
cannot-not-over = The hand is not over.
cannot-its-pot = Nobody but { $seat } has won anything.

## What went wrong, and what is said beside a ruling
kind-premature-flop = Flop dealt too early
kind-premature-turn = Turn dealt too early
kind-premature-river = River dealt too early
kind-premature-street = Street dealt too early
kind-four-card-flop = Four-card flop
kind-no-burn = Forgotten burn
kind-two-burns = Two burns
kind-exposed = Down card exposed by the dealer
kind-extra-card = One card too many
kind-missing-card = One card too few
kind-fouled-deck = Two identical cards
kind-out-of-turn = Acting out of turn
kind-skipped = Player passed over
kind-undercall = Undercall
kind-under-raise = Bet or raise too small
kind-wrong-pot = Pot counted wrongly
kind-one-chip = One large chip
kind-wrong-bring-in = Wrong player brought in
kind-mucked-by-dealer = Live hand mucked
kind-pot-to-wrong-seat = Pot pushed to the wrong seat
ruled-until = Put right until
ruled-aloud = Say
ruled-by = Rules
ruled-room = A room may rule otherwise:
card-to-burn = Burn
card-to-board = Board
card-to-hand = Hand
card-to-door = Door card
card-to-stub = Into the stub
card-to-aside = Aside

## Actions as words of a form
action-check = check
action-call = call
action-bet = bet
action-raise = raise
action-complete = complete
action-fold = fold
action-all-in = all-in

## The form for a table at which something went wrong; a script shows it
incident-elsewhere = The chips, the turn and who has folded do not fit together. Check the wager to match, who made it and who is to act.
incident-turned-up = Write the card that is turned up: the top of the stub, or the second burn.
incident-ask-cards = Write the cards as they came, such as Ah 7d 2c.
incident-title = What happened?
incident-text = Choose what went wrong and say who did what. The ruling is worked out here, with what to say aloud.
incident-others = Other mistakes in this game
incident-game = Game
incident-round = Round
incident-players = Players
incident-left = A sits to the left of the button; in stud A is seat 1.
incident-other = Something else happened
incident-to-act = Whose turn it was
incident-seat = Who did it
incident-action = What was done
incident-amount = Chips in front of that seat, all together
incident-place = Which down card
incident-card = Card
incident-cards = Cards as they came
incident-next = Card that is turned up: the top of the stub, or the second burn
incident-drawn = Card that the floor has drawn
incident-price = Wager to match
incident-by = Who bet or raised
incident-from = Wager before that raise
incident-pot = Pot with all bets
incident-winner = Who won the pot
incident-won = Chips in that pot
incident-straddle = Straddle of two big blinds
incident-no-straddle = None
incident-out = Folded
incident-more = Somebody else acted, too
incident-less = Take that back
incident-stakes = Stakes
incident-log = Rulings noted on this device
incident-keep = Note this ruling
incident-kept = Noted
incident-copy = Copy all
incident-copied = Copied
incident-print = Print
incident-clear = Clear the list
