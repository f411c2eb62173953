### The deck and the joker. $n cards of the deck · $ranks tuple of plural ranks · $deck a deck, as in 40-card deck

deck-standard = Use a deck of { CARDS($n) } without jokers.
deck-stripped = Remove all { LIST($ranks) }, and play with the remaining { CARDS($n) }.
deck-with-joker = Add one joker to the { $deck }, for { CARDS($n) } in all.
deck-of = { CARDSIZE($n) } deck
joker-bug = The joker is a bug: it may be used only as an ace, or to complete a straight, a flush or a straight flush.
joker-low = The joker is the lowest rank missing from the hand.
joker-low-27 = The joker is the lowest card that does not give the hand a pair, a straight or a flush.
joker-wild = The joker is wild and stands for any card.
wild-rank = Every card of the same rank as the { $slot } card is wild, including the { $slot } card itself.
joker-by-face = A joker dealt face up is a bug: it may be used only as an ace, or to complete a straight, a flush or a straight flush. A joker dealt face down is wild and stands for any card; it stays wild if it is turned up later.
