### Blinds, antes, the bring-in and the order of dealing. $ace ace-low or ace-high · $first what is paid first

blinds = The player to the left of the button posts the small blind, and the next player to the left posts the big blind.
blinds-two-players = With two players, the button posts the small blind.
big-blind-option = If nobody has raised when the action returns to the big blind, the big blind may raise.
ante-all = Every player posts an ante before the cards are dealt.
big-blind-ante = The big blind posts one ante for the whole table. Chips that do not cover both go to the { $first } first.
big-blind-ante-reduced = With { PLAYERS($n) } or fewer, the ante equals the small blind.
button-posts-all = The button posts the antes and the bring-in for everybody. The player who would have brought in is treated as having posted the bring-in, and starts with a check or a raise.
bring-in-low = The player with the lowest door card brings in; aces are high. Between equal ranks, clubs are lowest, then diamonds, hearts and spades.
bring-in-high = The player with the highest door card brings in; aces are { $ace }. Between equal ranks, spades are highest, then hearts, diamonds and clubs.
bring-in-or-complete = That player posts the bring-in or completes to the small bet.
bring-in-no-option = If nobody completes, the player who brought in does not act again in the round.
bring-in-absent = An absent or penalised player is dealt in and owes the bring-in if the door card requires it.
bring-in-all-in = If the ante puts the player who owes the bring-in all-in, the next player acts first: post the bring-in, complete or fold.
forced-open = The player with the highest up card must bet and chooses the small bet or the big bet. Between equal ranks, the first of them clockwise from the left of the button bets.
order-from-button = Deal the cards one at a time, clockwise from the left of the button.
order-from-seat-one = Deal the cards one at a time in seat order, from seat 1.
carry-over = The pot carries over to the next deal, and every player posts another ante.
