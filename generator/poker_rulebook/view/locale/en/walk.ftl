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
