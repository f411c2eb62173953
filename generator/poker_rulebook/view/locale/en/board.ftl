### Board cards, how the board lies, dice and choices. $slot the name of a place · $slots tuple of such names
### $faces, $others tuples of numbers rolled · $outcome what a roll leads to, a noun · $layout the name of a layout

board-open = Open { CARDS($n) } on the board.
board-open-spit = Open { CARDS($n) } on the board, the spit card.
board-open-with-spit = Open { CARDS($n) } on the board; with the spit card they are the flop.
board-open-each = On each of the { BOARDS($k) }, open { CARDS($n) }.
board-open-each-row = In each of the { ROWS($k) }, open { CARDS($n) }.
board-closed = Lay { CARDS($n) } face down on the board.
board-closed-as = Lay { CARDS($n) } face down on the board in { A($layout) }.
board-turn-up = Turn up the { $slot } card.
board-turn-up-several = Turn up the { $slot } cards.
no-preflop = There is no betting round before the flop.

board-parallel = There are { BOARDS($n) }. The board cards of a hand all come from the same board.
board-burned = On every street one card is burned for all of them.
    .card = One burn a street, for the whole board
board-burned-in-order = On every street one card is burned for all of them, and the { $first } is dealt first.
    .card = One burn a street; the { $first } first
board-burned-by-columns = On every street one card is burned for all of them, and the cards are dealt column by column, from the left and from above.
    .card = One burn for all rows; deal column by column, from the left and from above
board-groups = The board cards of a hand all come from one of these { SETS($n) }.
board-rows = The board has { ROWS($r) }.
board-rows-streets = The board has { ROWS($r) }, each with its own flop, turn and river.
board-one-per-row = A hand uses exactly one card from each of the { ROWS($n) }.
board-one-row = The board cards of a hand come from only one of the remaining rows.

roll = The button rolls { DICE($n) }.
roll-outcome-sentence = On { ORLIST($faces) }: { $outcome }.
roll-when-rule = If the roll gives “{ ORLIST($outcomes) }”, { CONTINUED($rule) }
roll-cap = The total of the dice is the highest rank allowed in a low; 11 stands for the jack and 12 for the queen. On a total of { ORLIST($faces) } no low is possible.
remove-rows = Remove the row whose river has the lowest rank; if two rows share the lowest rank, remove both. Aces are high.
    .peculiar = When the river has been opened, the board with the lowest river card goes away.
    .card = { "" }
choose-game = The player to the left of the big blind chooses the game of this deal: { ORLIST($games) }. With two or three players, that is the button. If the player is absent or makes no choice, it is { $default }.
    .card = Left of the big blind chooses (2 or 3 players: the button); no choice: { $default }
remove-tie-keep-all = If the rivers of all { ROWS($n) } are of the same rank, remove none.
    .peculiar = Equal lowest ones go together, and { NUMBER($n) } equal ones all stay.
    .card = { "" }
remove-tie-keep-highest-suit = If the rivers of all { ROWS($n) } are of the same rank, keep only the row whose river has the highest suit: spades, then hearts, diamonds and clubs.
    .peculiar = Equal lowest ones go together; of { NUMBER($n) } equal ones the highest suit stays.
    .card = { "" }
remove-tie-house-wins = If the rivers of all { ROWS($n) } are of the same rank, remove every row: the hand ends, and the dealer takes the pot.
    .peculiar = Equal lowest ones go together; with { NUMBER($n) } equal ones the hand ends and the dealer takes the pot.
    .card = { "" }
look = Count the { $colour } cards of { THE($street) } ({ $suits }).
look-outcome-sentence = With { ORLIST($counts) } of them: { $outcome }.
choice-when-rule = In { ORLIST($outcomes) }, { CONTINUED($rule) }
roll-turns-down = On { ORLIST($faces) }, turn the board card in that place from the left face down, unless it already is; it is out of play from then on.
roll-nothing = On { ORLIST($faces) } nothing happens.
