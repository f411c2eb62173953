### The deck and the joker. $n cards of the deck · $ranks tuple of plural ranks, $rank one rank · $deck a deck, as in 40-card deck

deck-standard = Use a deck of { CARDS($n) } without jokers.
deck-stripped = Remove all { LIST($ranks) }, and play with the remaining { CARDS($n) }.
deck-with-joker = Add { NUMBER($jokers, one: "joker", more: "jokers") } to the { $deck }, for { CARDS($n) } in all.
deck-of = { CARDSIZE($n) } deck
joker-only = the joker
joker-each = each joker
joker-bug = { CAP($joker) } is a bug: it may be used only as an ace, or to complete a straight, a flush or a straight flush.
joker-low = { CAP($joker) } is the lowest rank missing from the hand.
joker-low-27 = { CAP($joker) } is the lowest card that does not give the hand a pair, a straight or a flush.
joker-wild = { CAP($joker) } is wild and stands for any card.
wild-ranks = All { LIST($ranks) } are wild.
wild-after = When { A($rank) } is dealt face up to anybody, the next card dealt face up makes its own rank wild for everybody, also in cards that lie face down. Another { $rank } face up ends that, and the next card after it decides anew. When the last card dealt face up is { A($rank) }, no card is wild.
wild-lowest-own-down-card = A player’s lowest card that was dealt face down, and every other card of its rank which that player holds, is wild for that player alone. Aces are high for this.
wild-any = A wild card stands for any card. Five of a kind beats everything.
extra-card-down = A player who is dealt { A($rank) } face up receives one more card at once, face down, before the next player is dealt to. { CAP(A($rank)) } face down brings nothing. If the deck has no card left for it, there is none.
extra-card-up = A player who is dealt { A($rank) } face up receives one more card at once, face up, before the next player is dealt to; if that is { A($rank) }, yet another. { CAP(A($rank)) } face down brings nothing. If the deck has no card left for it, there is none.
wild-rank = Every card of the same rank as the { $slot } card is wild, including the { $slot } card itself.
joker-by-face = A joker dealt face up is a bug: it may be used only as an ace, or to complete a straight, a flush or a straight flush. A joker dealt face down is wild and stands for any card; it stays wild if it is turned up later.
