### Steps that give cards to the players or take them away.

deal-down = Deal { CARDS($n) } face down to each player.
deal-up = Deal { CARDS($n) } face up to each player.
deal-down-up = Deal { CARDS($down) } face down and { CARDS($up) } face up to each player.
deal-more-down = Deal { MORECARDS($n) } face down to each player still in.
deal-more-up = Deal { MORECARDS($n) } face up to each player still in.
deal-more-down-up = Deal { MORECARDS($down) } face down and { MORECARDS($up) } face up to each player still in.
deal-by-exposure = Deal { MORECARDS($n) } to each player still in: face down to a player whose cards are all face up, face up to any other.
burn = After the first betting round, burn one card before every deal and every draw.
expose-choice = Each player still in decides whether to turn up the down card.
draw = In turn, each player still in discards { CARDS($low, $high) } and receives as many.
draw-procedure = The dealer first hears how many cards each player wants, then burns one card, then deals the replacements.
stand-pat = Discarding nothing is called standing pat.
draw-stub-short = If the stub is too short for everybody, shuffle the discards into it before dealing any replacement.
discard = Each player still in discards { CARDS($n) } face down and receives no replacement.
discard-before = Before { THE($street) } is dealt, each player still in discards { CARDS($n) } face down and receives no replacement.
discard-from-down = Each player still in discards { CARDS($n) } from those lying face down and receives no replacement.
discard-from-down-before = Before { THE($street) } is dealt, each player still in discards { CARDS($n) } from those lying face down and receives no replacement.
discard-while-betting = On first checking or putting in chips in this round, each player discards { CARDS($low, $high) } without replacement and lays out the kept cards so that they can be counted.
partition = Each player still in divides the { CARDS($n) } held into a hand of { CARDS($a) } and a hand of { CARDS($b) }.
divide = Each player still in secretly divides the { CARDS($n) } held into { LIST($hands) }.
divide-part = { A($name) } of { CARDS($n) }
door-by-choice = A player who calls or raises turns up one own card, which becomes the door card.
community-card = If the remaining cards cannot give every player one, open a single card for everybody in the middle of the table instead.
declare = Everybody still in hides zero, one or two chips in a closed hand, and all open their hands at the same time: none means low, one means high, two mean both.
showdown = The players still in show their cards.
last-player = When everybody else has folded, the last player takes the pot and does not have to show.
