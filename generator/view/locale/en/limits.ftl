### Betting limits and restrictions. $early, $late rounds, as round-numbers says them · $min, $amount a forced bet

limit-sizes = Bets and raises are fixed: the small bet in { $early } and the big bet in { $late }.
round-numbers = { ROUND($first, $last) }
raise-cap = One round allows { BETS($n) } at most, counting the first bet.
raise-cap-two-players = There is no cap once only two players are left.
raise-cap-none = There is no cap on the number of raises.
half-bet-short = An all-in of less than half a bet is not a full bet. A player who has not yet acted may fold, call it or complete it; a player who has already acted may not raise unless somebody completes it.
half-bet-full = An all-in of half a bet or more counts as a full bet: fold, call or make a full raise.
no-limit-sizes = The minimum bet is the { $min }. A raise adds at least as much as the largest full bet or raise of the round. There is no maximum.
pot-limit-max = A raise may add at most the size of the pot after the raiser’s call.
pot-limit-bet = The first bet of a round may be at most the size of the pot.
pot-ask = The player to act may ask the dealer how large the pot is.
no-reopen = A player who has already acted may not raise again if the all-ins since then add up to less than a full raise.
bet-minimum = In every round the minimum bet equals the { $amount }.
raise-minimum = A raise adds at least as much as the largest full bet or raise of the round.
open-pair = If a player shows an open pair on { THE($street) }, anyone may bet or raise by the big bet. After a big bet, nobody may raise by the small bet.
jam-or-fold = A player’s first action is all-in or fold.
openers = Only a player with { A($hand) } or stronger may make the first bet of the { $round }. Calls and raises require nothing.
openers-proof = The player who made the first bet proves at the end that the requirement was met, even after folding; a discard that may break it up is kept aside.
check-raise = Check-raising is allowed.
no-check-raise = A player who has checked may not raise in the same round.
sevens-rule = After the draw, a player with { A($hand) } or stronger must bet if nobody has bet before. A player who checks instead cannot win what is bet after the draw.
no-limp = Before the draw, nobody may enter by just calling the big blind.
