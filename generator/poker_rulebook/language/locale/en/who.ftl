### Who wins?, a page that judges any showdown. $card, $found, $low, $high, $seat what is wrong with a question; labels have no full stop

who-title = Who wins?
who-text = Lay out any showdown: tap or type the cards, and see who wins what, with which hand, and by which rule.
who-here = Lay out a showdown of this game
who-example = Lay it out yourself
who-game = Game
who-options = Rules of the table
who-players = Players
who-more = One more player
who-fewer = One player fewer
who-limit = Betting format
who-seat = Cards of { $seat }
who-slot = Board card { $slot }
who-board = Board
who-community = Community card, if there is one
who-dice = { $n ->
    [1] The die
   *[other] The dice, added up
 }
who-chosen = The game is
who-declared = declares
who-both = both
who-exposed = Cards dealt face up
who-pot = Chips in the pot
who-stacks = Chips at the start
who-fantasyland = in Fantasyland
who-answer = Who wins?
who-again = Random cards
who-clear = Clear
who-erase = Take the last card away
who-cards = Cards to tap
who-hand = Hand
who-chips = Chips
who-points = Points
who-foul = foul
who-wins = wins
who-none = does not qualify
who-why = How it is decided
who-rules = The rules that decide
who-loading = Loading the interpreter (400 KB, only once) …
who-failed = The interpreter could not be loaded. Try again when you are online.
who-disk = This page was opened from a disk, where a browser keeps the interpreter from running. Open the site from a server: “rulebook serve”, or any web address.
who-missing = This site was built without the interpreter. “make book” installs it.
who-old = This browser is too old for the interpreter.
who-script = Judging needs JavaScript. Without it, the hand rankings say what beats what, and the page of each game how the pot is divided.
who-wrong-card-twice = { $card } is there twice.
who-wrong-no-card = “{ $card }” is not a card. Write a rank and a suit: As, Td, 7c.
who-wrong-not-in-deck = { $card } is not in the deck of this game.
who-wrong-number = { $found ->
    [0] No card is here yet; there should be { CARDS($low, $high) }.
   *[other] { CARDS($found) } here; there should be { CARDS($low, $high) }.
 }
who-wrong-undeclared = { $seat } still has to declare.
who-wrong-unchosen = What was chosen is still missing.
who-wrong-unrolled = What the dice show is still missing.
who-wrong = This cannot be judged.
who-wrong-options = These rules do not go together.
who-wrong-together = “{ $one }” and “{ $other }”: these choices do not go together.
who-wrong-question = The address does not hold a showdown that can be judged.
who-wrong-chips = Write a whole number of chips, 0 or more.
who-wrong-game = No game of this book is called “{ $card }”. Choose one.

## The bar above the keys, and what the empty page asks
who-first = Choose a game and lay out the hands, or begin with one of these questions.
who-left = { $field }: { $n } to come
who-type = Type or paste
who-copy = Copy the link
who-copied = Copied
who-share = Share
who-famous = Questions from the table
famous-kicker = The kicker
famous-badugi = Badugi
famous-short-deck = Short deck
famous-exactly-two = Exactly two
famous-quartered = A quarter
famous-tie = The sixth card
