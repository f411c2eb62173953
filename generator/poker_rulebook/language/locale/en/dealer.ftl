### The dealer's side of a table card.

dealer-side = Dealer’s side
dealer-burn = burn
dealer-street = street
dealer-bet = bet
dealer-spoken = what you say
# so many players were dealt in
dealer-count = { $n } in
dealer-short = short
dealer-left = stub if nobody folds
dealer-left-draw = stub if nobody folds or draws
dealer-left-extra = stub if nobody folds or has { A(RANK($rank)) }
dealer-left-take = stub if nobody folds or takes a card
dealer-stubs = { JOIN($stubs, by: "/") }
dealer-wrong = What can go wrong, and until when it can be put right
# numbers of general rules that had no room on the card
dealer-left-out = More mistakes: { JOIN($rules, by: ", ") }
