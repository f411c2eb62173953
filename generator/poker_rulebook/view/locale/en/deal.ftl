### Steps that give cards to the players or take them away.

deal-down = Deal { CARDS($n) } face down to each player.
deal-up = Deal { CARDS($n) } face up to each player.
deal-down-up = Deal { CARDS($down) } face down and { CARDS($up) } face up to each player.
deal-more-down = Deal { MORECARDS($n) } face down to each player still in.
deal-more-up = Deal { MORECARDS($n) } face up to each player still in.
deal-more-down-up = Deal { MORECARDS($down) } face down and { MORECARDS($up) } face up to each player still in.
deal-by-exposure = Deal { MORECARDS($n) } to each player still in: face down to a player whose cards are all face up, face up to any other.
burn-first = Burn one card first.
burn = After the first betting round, burn one card before every deal and every draw.
expose-choice = In turn from the left of the button, each player still in decides whether to turn up the card that lies face down.
expose = In turn from the left of the button, each player still in turns up { SPAN($low, $high) } of the cards that lie face down.
step-expose = choice
essence-expose = Players choose when to turn up the card that lies face down; one card of everybody is always face down.
essence-may-expose = Players choose which cards they turn up.
short-expose = turn up or not
short-expose-some = turn up { SPAN($low, $high) }
draw = In turn, each player still in discards { CARDS($low, $high) } and receives as many.
draw-procedure = The dealer first hears how many cards each player wants, then burns one card, then deals the replacements.
stand-pat = Discarding nothing is called standing pat.
discard = Each player still in discards { CARDS($n) } face down and receives no replacement.
discard-before = Before { THE($street) } is dealt, each player still in discards { CARDS($n) } face down and receives no replacement.
discard-from-down = Each player still in discards { CARDS($n) } from those lying face down and receives no replacement.
discard-from-down-before = Before { THE($street) } is dealt, each player still in discards { CARDS($n) } from those lying face down and receives no replacement.
discard-while-betting = On first checking or putting in chips in this round, each player discards { CARDS($low, $high) } face down without replacement and lays out the kept cards so that they can be counted.
pass-left = Each player still in passes { CARDS($n) } face down to the next player still in on the left. Nobody takes any up before everybody has passed.
pass-across = Each player still in passes { CARDS($n) } face down to the player opposite, counted among those still in; where two are equally far, to the one on the left. Nobody takes any up before everybody has passed.
pass-right = Each player still in passes { CARDS($n) } face down to the next player still in on the right. Nobody takes any up before everybody has passed.
short-pass-left = pass { $n } left
short-pass-across = pass { $n } across
short-pass-right = pass { $n } right
step-pass = pass
step-reveal = reveal
essence-pass = Everybody passes cards: { LIST($ways) }.
essence-pass-left = { LIST($counts) } to the left
essence-pass-across = { LIST($counts) } across
essence-pass-right = { LIST($counts) } to the right
essence-laid = Each player’s cards are then laid in an order that does not change, and turned up one by one.
expose-laid-first = Each player still in lays the cards in a face-down stack, in an order that may not be changed any more. Then all turn up { $n ->
    [1] the top card
   *[other] the top { CARDS($n) }
  } at the same time.
expose-laid = All players still in turn up the next { $n ->
    [1] card
   *[other] { CARDS($n) }
  } of their stacks at the same time.
divide = Each player still in secretly divides the { CARDS($n) } held into { JOIN($hands, by: " and ") }.
divide-part = { A($name) } of { CARDS($n) }
community-card = Every player still in needs a card, and two more are needed: one to burn and a last card that is never dealt. If the stub falls short of that and the burned cards would make it enough, shuffle them in; otherwise do not. If even they are too few, open a single card for everybody in the middle of the table instead; shuffle the burned cards in for it only if the stub has two cards or fewer.
declare = Everybody still in hides zero, one or two chips in a closed hand, and all open their hands at the same time: none means { $none }, one means { $one }, two mean both.
showdown = The players still in show their cards.
last-player = When everybody else has folded, the last player takes the pot and does not have to show.
last-player-openers = When everybody else has folded, the last player takes the pot; only the player who made the first bet of the hand has to show, to prove that it was allowed.
board-stub-short = If the stub is too short for the board, shuffle the folded hands and the discards into it first.
turn-up-while-betting = On first checking or putting in chips in this round, each player turns up { CARDS($n) } of choice as the door card; the others stay face down.
without-action = A player all-in from a blind, who has no action in the round, does so when it ends.
draw-stub-shuffle-first = If the stub is too short for everybody, shuffle the folded hands and the discards of earlier draws into it before dealing any replacement.
draw-stub-burns-first = If the stub is too short for everybody, shuffle the burned cards into it before dealing any replacement; if that is not enough, the folded hands and the discards of earlier draws too.
draw-stub-deal-first = If the stub runs out, shuffle the folded hands and the discards made before those of the player who is being served, and go on dealing from these.
