### General rules: words of their pages. Nouns without a full stop.

general-rules = General rules
general-rules-short = Betting, pots, dealing, formats, tables: what concerns more than one game.
general-rules-text = Rules for more than one game: betting, dividing the pot, dealing, formats of play, and tables. Rules are numbered here; cite them by the id in their address, which does not change.

## Whom a rule serves
role-player = player
role-dealer = dealer
role-floor = floor
role-page-player = For players
role-page-dealer = For dealers
role-page-floor = For the floor
role-text-player = Every general rule that a player needs, from all chapters.
role-text-dealer = Every general rule that a dealer needs to run a hand, from all chapters.
role-text-floor = Every general rule that floor staff need for a decision or to set up an event, from all chapters.

## Parts of a rule
case-if = If
case-then = Then
answer-yes = yes
answer-no = no
house-alternatives = House alternatives
worked-cases = Worked cases
put-right-until = Put right until
see-also = See also
# on the page of a game: the rules it cites, and the other chapters about such games
game-rules = General rules for this game
other-choices = Other choices
game-chapters = Chapters about such games
# of a chapter that is not about all games
concerns-games = Concerns { GAMES($n) }
