### Mixed games. $game, $games names of games · $n how many · $limit a betting format · $first, $later who acts

mixes = Mixed games
mixes-text = Several games are played in turn at one table, each by its own rules. A mix says which games these are, in which format each is played, and when the next one begins.
mix-order = Order of play
mix-rules = How the mix is played
mix-change = Change of game
mix-sheet = Mix sheet
mix-number = Number of games
mix-first = First to act
mix-best = Best hand
mix-turns-heading = Order
mix-limits-heading = Formats
in-mixes = Part of

mix-summary = A mix of { GAMES($n) }: { LIST($games) }.
mix-turns = The games are played in the order given. After the last one, the first follows again.
mix-no-turns = The games have no fixed order.
mix-limit-all = Every game is played at { $limit }.
mix-limit-part = { CAP($limit) }: { LIST($games) }.
mix-same-bets = The fixed-limit games share one small bet and one big bet.
mix-same-bets-all = All of them share one small bet and one big bet.
mix-same-blinds = The blinds are the same in every format, half the small bet and the small bet, unless the house sets others.
mix-limit-bets = { $limit } { $small }/{ $big }
mix-limit-blinds = { $limit }, blinds { $small }/{ $big }
mix-limit-post = { $post } { $chips }
mix-limit-posts = { $limit }, { JOIN($posts, by: ", ") }
mix-button = There is no button in { LIST($games) }. After the last hand of the game before, the button moves once and then stands still; the next game with a button begins in that place.
mix-orbit-without-button = An orbit of these games is one hand for each player dealt in.
mix-button-moves = Some rooms keep moving the button, to count the hands.
mix-button-heading = Button
mix-game-in-format = { $game } ({ $limit })
mix-players = The mix is for { PLAYERS($low, $high) }. The upper limit is that of { LIST($games) }.
mix-first-then = { $first }, then { $later }

## When the game changes; the end of the key is the value in the file
change-orbit = The game changes when the button has gone once around the table.
change-hands = The game changes after every { HANDS($n) }.
change-level = The game changes with every level.
change-dealers-choice = Each player in turn chooses the game for one orbit.
change-orbit-short = every orbit
change-hands-short = every { HANDS($n) }
change-level-short = every level
change-dealers-choice-short = dealer’s choice

## Who acts first; the end of the key is the value in the file

## Marks of betting rounds on a mix sheet
mark-small = S
mark-big = B
mark-any-size = ●
mark-small-meaning = betting round at the small bet
mark-big-meaning = betting round at the big bet
mark-any-size-meaning = betting round of any size
