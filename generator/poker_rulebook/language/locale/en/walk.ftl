### A told hand step by step

walk-open = Walk through the hand
walk-failed = This could not be loaded. The hand is told below.
walk-region = Step by step: { $hand }
walk-previous = Previous step
walk-next = Next step
walk-close = Close
walk-step = Step { $n } of { $of }
walk-pot = Pot { $n }
walk-chips = { $n } chips
walk-bet = bet { $n }
walk-points = { $n } points
walk-out = folded
walk-back = card face down
walk-place = empty place
walk-hidden = face down

## What would you do?
walk-quiz = Quiz me on the rules
walk-right = Right.
walk-wrong = No.
walk-score = { $n } of { $of } right
walk-why = The rule
quiz-first = Who acts first?
quiz-may = Which of these may { $seat } do?
quiz-wins = Who wins?
quiz-wins-share = Who wins { THE($share) }?
quiz-seats = { LIST($seats) }
quiz-chips = Of { CHIPS($pot) } in this pot, how many chips does { $seat } receive?
quiz-chips-share = Of { CHIPS($pot) } in this pot, how many chips does { $seat } receive for { THE($share) }?
quiz-row = { $row }: who is strongest?
quiz-foul = Whose layout is a foul?
quiz-points = How many points does { $seat } gain or lose?
quiz-why-declared = { $seat } did not declare it.

## Another hand
walk-deal = Deal another
walk-dealing = Shuffling the cards …
walk-dealt = A random hand
walk-irregular = Something went wrong?
walk-undealt = This page could not load the program that deals. Try again when there is a network.
