### General rules: words of their pages. Nouns without a full stop.

general-rules = General rules
general-rules-short = How poker is played, betting, pots, dealing, formats, tables: what concerns more than one game.
general-rules-text = Rules for more than one game: how poker is played, betting, dividing the pot, dealing, formats of play, and tables. Rules are numbered here; cite them by the id in their address, which does not change.
general-rules-scope = This book supplements the rules of the house and those of the TDA; it replaces neither. Where they differ from it they take precedence, and the rules of a gaming authority take precedence over all. A game is given in its usual betting format; it may be played in another, and its rules are adapted to it. Where rooms differ, the first choice is the usual one.

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
role-find = What happened, or what do you want to know?

## Parts of a rule
cases-situations-if = If
cases-situations-then = Then
cases-questions-if = Question
cases-questions-then = Answer
cases-kinds-if = Case
cases-kinds-then = Rule
cases-points-if = Point
cases-points-then = To be settled
cases-mixes-if = Mix
cases-mixes-then = Games
cases-mistakes-if = Mistake
cases-mistakes-then = Put right until
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

## The rules of the tournament directors by number
tda = TDA rules by number
tda-text = The 71 rules and 22 recommended procedures of the Poker TDA rules 2024 by number, with the rules of this book that treat their subjects. Numbers that a later edition has changed are given beside them where they are known. This table replaces none of these rules: for their wording see pokertda.com.
tda-rule = TDA { $edition }
tda-rule-unverified = TDA { $edition }, unverified
tda-subject = Subject
tda-ours = In this book
tda-stands = How it compares
tda-rules = { $n }
tda-procedures = RP-{ $n }
tda-added = new
tda-same = same as the TDA
tda-rooms-differ = same as the TDA; rooms that differ are named
tda-departs = differs from the TDA, and says so
tda-outside = outside this book
tda-unverified = unverified

japan = Playing in Japan
japan-text = How tournaments in Japan, as far as the JOPT’s rules are known, decide differently from the other sets of rules in this book. What is found only in Japan comes first. A house does many things its own way: ask.
japan-stakes = Nothing worth money is staked in rooms in Japan. The use of chips and points, and prizes, depend on the law and the house (as of January 2026; see what the room posts).
japan-here = In Japan
japan-elsewhere = Elsewhere

preset-label = Played under
preset-book = the book
preset-settled = { $preset } settles { $n } of these
preset-open = left open
preset-tournaments = in tournaments
only-in-cash-games = Only in cash games.
only-in-tournaments = Only in tournaments.

slip-title = Ruling slip
slip-table = Table
slip-at-table = , table { $table }
slip-by = { "" } Played under: { $preset }.
slip-line = { $time }{ $table }: { $rule }. { $answers } → { $outcome }{ $preset } Edition { $edition }
slip-code = Code that opens this ruling
slip-copy = Copy
slip-copied = Copied
slip-print = Print
slip-other = Ruled under edition { $edition }; this page is edition { $now }.

house-subtitle = The rules of this house, made from { $book }
house-choice = house rule
house-chose = House rule, { $option }: { $choice }
house-limit = House rule: the game is played { $limit }.
house-rules = House rules
house-rules-reading = はうするーる
house-rules-text = What this house has settled in addition to the rules of the book.
