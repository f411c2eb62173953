### The dealer's side of a table card.

dealer-side = Dealer’s side
dealer-burn = burn
dealer-street = street
dealer-spoken = what you say
# so many players were dealt in
dealer-count = { $n } in
dealer-short = short
dealer-left = Numbers: cards left in the stub if nobody folds
dealer-left-draw = Numbers: cards left in the stub if nobody folds or draws
dealer-wrong = What goes wrong, and until when it is put right
dealer-else = Anything else: stop, leave pot and cards as they lie, call the floor.
