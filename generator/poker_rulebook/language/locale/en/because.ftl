### Why a hand wins, in one sentence. $winner, $loser seats · $hand, $other hands and classes as they are called · $ranks rank letters
### $rank, $lower the ranks that decide · $same those before them that are alike · $n, $m numbers of cards · $cards, $others marks of cards · $suit a card of a suit

because-nobody = Nobody has { A($least) }.
because-nobody-board = Nobody has { A($least) }: it takes { NUMBER($n) } different ranks of the board, which has only { NUMBER($m) } low enough.
because-nobody-down = Nobody has a { $suit } face down.
because-nobody-at-all = Nobody has a hand for { $share }.
because-first-won = The pot is for { $share } only where nobody wins { $other }.
because-qualify = { $loser } has { A($hand) }, and only { A($least) } counts.
because-qualify-down = { $loser } has no { $suit } face down.
because-qualify-lacks = { $loser } has no { $least }.
because-qualify-none = { $loser } has no hand for { $share }.
because-gate = { $winner } holds { $cards }: a hand with { A(ORLIST($ranks)) } beats every hand without one.
because-gate-both = { $loser } declared both, and did not win both.
because-gate-barred = { $loser } had to bet and did not, and cannot win.

## Which cards may be used
because-use-exactly = { $loser }’s { $hand } would need { NUMBER($n, one: "hole card", more: "hole cards") }, but exactly { ORLIST($counts) } must play.
because-use-at-most = { $loser }’s { $hand } would take { NUMBER($n, one: "hole card", more: "hole cards") }, and at most { NUMBER($m) } may play.
because-use-none = { $loser }’s { $hand } would be the board alone, and { NUMBER($m, one: "hole card", more: "hole cards") } must play.
because-use-lines = { $loser }’s { $hand } would mix cards of the board that do not play together.
because-use-removed = { $loser }’s { $hand } would use cards of the board that were removed.
because-use-turned = { $loser }’s { $hand } would use cards of the board that are turned face down.
because-use-down = { $cards } of { $loser } lies face up, and only cards face down count for { THE($share) }.
because-use-many = With { NUMBER($n) } hole cards, which this game allows, { $winner } has { A($hand) }; { $loser } has { A($other) }.

## Wild cards
because-wild = With { $cards } wild, { $winner } has { A($hand) }.
because-wild-as = With { $cards } wild, standing for { A(RANK($rank)) }, { $winner } has { A($hand) }.
because-wild-joker-as = The joker stands for { A(RANK($rank)) }: { $winner } has { A($hand) }.
because-wild-joker = With the joker, { $winner } has { A($hand) }.
because-wild-bug = The joker is an ace, or fills a straight or a flush: { $loser } has only { A($hand) }.

## What ranks otherwise here
because-order-class = { CAP(A($hand)) } beats { A($other) } in this game.
because-order-run = { SEQUENCE($ranks) } is a straight in this game.
because-order-sum = Three cards of a rank and two that add up to it count as four: { $winner } has { A($hand) }.
because-order-pairs = Only the suits have to differ in this game, so cards of one rank count.
because-order-pairs-low = Pairs do not count against a low in this game.
because-order-against = { $loser }’s { SEQUENCE($ranks) } is { A($hand) }, which counts against a low.
because-order-for = Straights and flushes do not count against a low in this game.
because-order-ace = The ace is high in this game, so it does not help { $loser } for low.

## The first difference
because-count = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }.
because-count-suit = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }, as { $cards } share a suit.
because-count-rank = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }, as { $cards } share a rank.
because-count-no-suit = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }, with no { $suit }.
because-count-suits = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }, with cards of { NUMBER($m, one: "suit", more: "suits") }.
because-count-ranks = { $winner } has { NUMBER($n) } cards that count, { $loser } only { NUMBER($m) }, with cards of { NUMBER($m, one: "rank", more: "ranks") }.
because-class = { CAP(A($stronger)) } beats { A($weaker) }: { $winner } has { A($hand) }, { $loser } { A($other) }.
because-class-low = { $winner } has { A($hand) }, { $loser } { A($other) }: a hand without a pair is better for low.
because-class-low-pairs = { $winner } has { A($hand) }, { $loser } { A($other) }: for low the weaker class wins.
because-rank-top = { $winner } and { $loser } both have { A($hand) }, and { $winner }’s ends higher: { RANK($rank) } beats { RANK($lower) }.
because-rank-top-low = { $winner } and { $loser } both have { A($hand) }, and { $winner }’s ends lower: { RANK($rank) } beats { RANK($lower) }.
because-rank-five-of-a-kind = { $winner } and { $loser } both have five of a kind: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-four-of-a-kind = { $winner } and { $loser } both have four of a kind: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-full-house = { $winner } and { $loser } both have a full house, whose three of a kind is compared first: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-full-house-next = { $winner } and { $loser } both have a full house with three { PLURAL($same) }; the pair decides: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-three-of-a-kind = { $winner } and { $loser } both have three of a kind: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-two-pair = { $winner } and { $loser } both have two pair, and the higher one is compared first: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-two-pair-next = { $winner } and { $loser } both have { PLURAL($same) } with another pair: { PLURAL($rank) } beat { PLURAL($lower) }.
because-rank-one-pair = { $winner } and { $loser } both have one pair: { PLURAL($rank) } beat { PLURAL($lower) }.
because-kicker = { $winner } and { $loser } both have { A($hand) }; next, { $winner }’s { RANK($rank) } beats { $loser }’s { RANK($lower) }.
because-card-only = { $winner }’s { RANK($rank) } beats { $loser }’s { RANK($lower) }.
because-card-first = The first card decides: { $winner }’s { RANK($rank) } beats { $loser }’s { RANK($lower) }.
because-card-second = { $winner } and { $loser } both have { A(RANK($same)) }; next, { $winner }’s { RANK($rank) } beats { $loser }’s { RANK($lower) }.
because-card-next = { $winner } and { $loser } both have { SEQUENCE($same) }; next, { $winner }’s { RANK($rank) } beats { $loser }’s { RANK($lower) }.
because-points = { $winner } has { $hand }, { $loser } { $other }: the higher total wins.
because-points-low = { $winner } has { $hand }, { $loser } { $other }: the lower total wins.
because-points-cards = { $winner } and { $loser } both have { $hand }; then { NUMBER($n) } cards beat { NUMBER($m) }.
because-total = { $winner } has { $hand }, { $loser } { $other }: the nearer to { $goal } wins.
because-total-over = { $winner } has { $hand }, { $loser } { $other }: a total above { $goal } loses to any that is not.
because-total-same = { $winner } has { $hand }, { $loser } { $other }, both as far from { $goal }: then the lower total wins.
because-suit = The ranks are the same, and in this game the suits decide: { $winner }’s { $cards } beats { $loser }’s { $others }.

## The pot, and the points of open-face layouts
because-absent = As the roll fell, nobody plays for { $share } in this hand.
because-quarter = { SEATS($seats) } tie for { $share }: a quarter of the pot each.
because-three-quarters = { SEATS($seats) } tie for { $share }, a quarter of the pot each; { $winner } wins the other half as well: three quarters.
because-rows = { $winner } wins { NUMBER($n, one: "row", more: "rows") } and { $loser } { NUMBER($m) }: { POINTS($points) } for { $winner }.
because-royalties = Royalties are { $n } for { $winner } and { $m } for { $loser }: { POINTS($points) } more for { $winner }.

## Nobody is better
because-tie = { SEATS($seats) } have equal hands, and suits never break a tie.
because-tie-board = The board plays: nobody can beat it.
because-tie-sixth = { SEATS($seats) } have equal hands: { $loser }’s { RANK($rank) } does not count, as only { CARDS($n) } do.
