### Betting rounds and who acts first. $size a size · $position a position · $scale the name of a scale

bet = Betting round at the { $size }, starting to the left of the { $position }.
bet-any-size = Betting round, starting to the left of the { $position }.
bet-bring-in = Betting round at the { $size }, starting with the player who brings in.
bet-bring-in-any-size = Betting round, starting with the player who brings in.
bet-high-showing = Betting round at the { $size }, starting with the player whose up cards are the strongest high hand.
bet-high-showing-any-size = Betting round, starting with the player whose up cards are the strongest high hand.
bet-low-showing = Betting round at the { $size }, starting with the player whose up cards are the strongest { $scale } low.
bet-low-showing-any-size = Betting round, starting with the player whose up cards are the strongest { $scale } low.
bet-same-order = Betting round at the { $size }. Who acts first is decided as on { THE($street) }, among those still in.
bet-same-order-any-size = Betting round. Who acts first is decided as on { THE($street) }, among those still in.
showing-tie-suit = If the up cards are equal in rank, the player whose highest card has the higher suit goes first. Aces are high for this in every game; from the highest, the suits are { LIST($suits) }.
showing-tie-seat = If the up cards are equal in rank, the player with the lower seat number goes first.
showing-tie-button = If the up cards are equal in rank, the first of these players clockwise from the left of the button goes first.
bet-opener = Betting round at the { $size }, starting with the player who made the first bet of the round before, or the next player clockwise still in.
bet-opener-any-size = Betting round, starting with the player who made the first bet of the round before, or the next player clockwise still in.
opener-none = If nobody bet in that round, it starts to the left of the button.
bet-forced = That player must bet.
size-choice = Every bet and raise is of the small or the big bet, as the player chooses; a raise is never less than the bet or raise before it.
