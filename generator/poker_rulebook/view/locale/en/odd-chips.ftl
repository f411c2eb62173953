### Ties and chips that cannot be divided.

tie = Hands of equal strength share that part of the pot equally.
match-tie = Players who share the pot pay nothing.
    .card = Ties share the pot and pay nothing
divide-in-order = Divide the pot into its shares first, and then each share among its winners.
odd-chip-one-each = A player who has received an odd chip is passed over for the next one of that pot, as long as another tied winner has none.
odd-chip-high = The odd chip between the high and the low side goes to the high side.
odd-chip-first-share = Chips left over between the shares go one each to the shares in this order: { LIST($shares) }.
odd-chip-first-seat = The odd chip between two shares goes to the share whose winner sits first clockwise from the left of the button.
    .card = Odd chip between shares: winner first from the left of the button
odd-chip-button = Odd chips among tied winners go to them one by one, clockwise from the left of the button.
    .card = Odd chip of a tie: first from the left of the button
    .peculiar = Odd chips of one side go by seat from the left of the button.
odd-chip-suit = Odd chips among tied winners go first to the player whose winning hand has the highest card; aces are high. Between equal ranks, spades are highest, then hearts, diamonds and clubs.
    .card = Odd chip of a tie: highest card of the hand, by suit
    .peculiar = Odd chips of the stud games go by suit.
odd-chip-all-own-cards = Odd chips among tied winners go first to the player who holds the highest card of all own cards for high, or the lowest for low, where aces are { $ace }. From the highest, the suits are spades, hearts, diamonds and clubs.
    .card = Odd chip of a tie: highest of all own cards (low: lowest)
    .peculiar = Odd chips of one side go to the strongest of all own cards.
odd-chip-all-own-cards-high = Odd chips among tied winners go first to the player who holds the highest card of all own cards; aces are high. Between equal ranks, spades are highest, then hearts, diamonds and clubs.
odd-chip-all-own-cards-low = Odd chips among tied winners go first to the player who holds the lowest card of all own cards; aces are { $ace }. Between equal ranks, clubs are lowest, then diamonds, hearts and spades.
odd-chip-side = { $game } ({ $share })
