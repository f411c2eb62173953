### Blinds, antes, the bring-in and the order of dealing. $ace ace-low or ace-high · $first what is paid first

blinds = The player to the left of the button posts the small blind, and the next player to the left posts the big blind.
blinds-button = The button posts the small blind, and the player to the left of the button posts the big blind.
blinds-both = The button and the player to the left of the button each post a small blind, and the next player to the left posts the big blind.
blinds-two-players = With two players, the button posts the small blind.
button-blind = Only the button also posts a blind, and acts last on every round.
button-blind-option = If nobody has raised when the action returns to the button, the button may raise.
big-blind-option = If nobody has raised when the action returns to the big blind, the big blind may raise.
ante-all = Every player posts an ante before the cards are dealt.
ante-empty-pot = Every player posts an ante when the pot is empty. While chips from the deal before lie in it, nobody does.
big-blind-ante = The big blind posts one ante for the whole table. Chips that do not cover both go to the { $first } first.
button-posts-all = A button moves around the table, and its player posts the antes and the bring-in for everybody.
bring-in-low-posted = The player with the lowest door card counts as having posted the bring-in, and starts with a check or a raise; aces are high.
bring-in-high-posted = The player with the highest door card counts as having posted the bring-in, and starts with a check or a raise; aces are { $ace }.
bring-in-low = The player with the lowest door card brings in; aces are high.
bring-in-high = The player with the highest door card brings in; aces are { $ace }.
bring-in-suits-low = Between equal ranks, { $first } are lowest, then { LIST($others) }.
bring-in-suits-high = Between equal ranks, { $first } are highest, then { LIST($others) }.
bring-in-or-complete = That player posts the bring-in or completes to the small bet.
bring-in-no-option = If nobody completes, the player who brought in does not act again in the round.
bring-in-all-in = If the ante puts the player who owes the bring-in all-in, the next player acts first: post the bring-in, complete or fold.
order-from-button = Deal the cards one at a time, clockwise from the left of the button.
order-from-seat-one = Deal the cards one at a time in seat order, from seat 1.
carry-over = The pot carries over to the next deal.
another-ante = Every player posts another ante for that deal.
order-seat-one-button = Deal the cards one at a time in seat order, from seat 1, wherever the button is.
