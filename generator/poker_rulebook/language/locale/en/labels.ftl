### Headings and labels of pages. Nouns without a full stop.

## The book and the site
title = The Poker Rulebook
contents = Contents
front-page = Contents
games = Games
all-games = All games
families = Families
index = Index
page = page
table-card = Table card
card-changed = This card was printed before the page last changed.
card-now = The card as it is now
permalink = Link to this rule

## Headings of a game’s page
at-a-glance = At a glance
setup = Setup
deal-and-betting = Deal and betting
deal-and-declaration = Deal and declaration
showdown-heading = Showdown
hand-ranking = Hand ranking
chances = Chances
pot-division = Dividing the pot
cards-used = Cards that may be used
ties-and-odd-chips = Ties and odd chips
betting-limits = Betting limits
options = Options
examples = Examples
example = Example
notes = Notes
history = History
sources = Sources
more-on-site = More worked hands are on the site.
more-examples = Examples not shown: { $n }. Use “--examples” to see them.
differences = Differences from { $game }
variants = Variants of { $game }
also-called = Also called
default = default

## Facts of a game
players = Players
deck = Deck
betting-format = Betting format
betting-formats = Betting formats
forced-bets = Forced bets
joker-heading = Joker
own-cards = Own cards
board = Board
cards = Cards
betting-rounds = Betting rounds
draws = Draws
cards-at-showdown = Hole and board cards at the showdown
own-cards-at-showdown = Own and board cards at the showdown
cards-seen = Most cards one player can see
most-players = Most players without a reshuffle

## Columns of the overview of all games
column-game = Game
column-family = Family
column-players = Players
column-cards = Cards
column-board = Board
column-draws = Draws
column-rounds = Rounds
column-limit = Format
column-pot = Pot
column-split = Division of the pot
column-low = Low scale
column-class = Class
column-sample = Sample

## Columns of what differs between ways of one rule

## Families; the end of the key is the value in the file
family-flop = Flop games
family-stud = Stud games
family-draw = Draw games
family-hybrid = Hybrid games
family-wild = Games with wild cards
family-open-face = Chinese poker
family-flop-short = flop
family-stud-short = stud
family-draw-short = draw
family-hybrid-short = hybrid
family-wild-short = wild cards
family-open-face-short = Chinese

## Betting formats
limit-fixed-limit = fixed limit
limit-pot-limit = pot limit
limit-no-limit = no limit
no-betting = no betting
limit-fixed-limit-short = FL
limit-pot-limit-short = PL
limit-no-limit-short = NL

## Sizes, positions and forced bets
position-button = button
position-big-blind = big blind
stakes-minimum-bet = minimum bet

## Streets and rounds
street-preflop = before the flop
street-flop = flop
street-turn = turn
street-river = river
street-vela = vela
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street
street-deal = dealing
street-draw = draw
street-first-draw = first draw
street-second-draw = second draw
street-third-draw = third draw
round-first = first betting round

## How cards lie, and places on the board
colour-black = black
colour-red = red
suits-black = spades and clubs
suits-red = hearts and diamonds

## Words of examples
word-board = Board
word-main-pot = main pot
word-side-pot = side pot
word-side-pot-number = side pot { $n }
extra-card-heading = Extra card
wild-heading = Wild cards

search-label = Search
search-placeholder = A game, a rule, a word
search-close = Close
search-nothing = Nothing found. Try another word.
search-failed = The search could not be loaded.
search-page = Overview
search-game = Game
search-mix = Mixed game
search-rule = Rule
search-chapter = Chapter
search-word = Word
search-ranking = Hand ranking
search-option = Option
search-absent = Not in this book
search-nearest = The nearest game in this book is { $game }.
search-example = Example

site-dark = Dark
site-light = Light
site-permalink = Link to this section
site-copyright = The text of the rules may be shared and adapted under CC BY 4.0.
site-untranslated = This page has not been translated yet. It is shown here in English.

## A page that is not there, and the site on a phone
title-short = Rulebook
missing-title = This page is not here
missing-text = The address may have been mistyped, or the page is gone. Search for what you want by name.
missing-offline = There is no network. The pages of the book can be read without one; files for printing need one.
path = Where this page is
renewed = There is a newer edition.
renewed-show = Show it
site-keep = Keep the book on this device (4 MB)
site-keeping = The book is being fetched …
site-kept = The book can be read without a network.
site-keep-failed = That failed. Try again when you are online.

## Finding and comparing games
find-any = any
find-more = More questions
find-none = none
find-whole = not divided
find-divided = divided into shares
find-found = Games found
find-without = Leave out one question:
find-fewer = No game fits all these answers. Leave some out.
find-sort = Order
find-book-order = as in the book
find-reset = Start over
find-compare = Compare games
find-compare-text = Two or three games side by side. What they do not all share is marked.
find-choose = Choose
find-play = Play them in table mode
find-only-different = Only what differs
find-differs = differs
find-wrong-address = The address of this page asks for something that does not exist here.
find-failed = The rules could not be loaded.
find-needs-script = Comparing needs JavaScript. Without it, the page of each variant tells how it differs from its base.
find-tonight = A game for tonight
find-tonight-text = Say how many you are and what you like, and get a list of games for the evening, from different families. The better known a game is, the likelier it is to be on it. Keep the list, print it, or play it in table mode.
find-how-many = Number of games
find-known = We know
find-known-all = everything: surprise us
find-another = Another list
find-print = Print

## Decisions question by question
decide = What now? Decisions question by question
decide-short = What now?
decide-text = Answer one question after another. At the end you see what to do, and under which rule.
decide-happened = What is it about?
decide-ask = Question by question
decide-back = One question back
decide-over = Start over
decide-quiz = Quiz: what is the ruling?
decide-next-case = Next case
decide-aloud = Say
decide-tree = All questions at once

## Choices of a table on the page of a game
switch-yours = Your table
switch-reset = Back to the book’s rules
switch-share = Link to these rules
switch-card = Card of your table
switch-wrong = The address of this page asks for a choice that this game does not have.
switch-refused = These choices do not go together.
switch-stopped = This hand is told under the book’s rules; under yours it cannot go like this.
switch-unshown = Some lines are as in the book, because three or more of your choices affect them. Each such line says so.
switch-unshown-line = As in the book: three or more of your choices affect this line.
switch-failed = The choices could not be loaded.
switch-of-the-book = Counted and listed for the book’s own rules, not for those of your table.

## The front page
front-known = The games people ask for
front-all = Everything in the book
front-split = Split
front-rules-of = How { $game } is played
front-first = New here
front-learn = Read this first
front-today = A new one every day
front-today-door = Today’s hand
front-showdown = At a showdown
front-wrong = Something went wrong
front-choosing = Choosing a game
front-table = Playing among friends
front-player = At the table
front-dealer = In the dealer’s seat
front-floor = Called to a table
front-add = Add a game
front-add-text = A file of some thirty lines makes pages, cards and play
front-all-games = Players, cards, draws and formats in one table
front-glossary = Every word used at the table
front-index = Games, rules and words from A to Z
front-about = How to use this book
front-about-text = What a page holds, how to cite a rule, and where the rules come from

## Pages of the site, as its search names them
names-short = Every game and mix under each of its names
about-short = What a page holds, how a rule is cited, how to read without a network, and what to print
programs-title = For programs
programs-short = JSON of every game and rule, the command line, the Python package, hand histories
add-a-game-title = Add your game in fifteen minutes
add-a-game-short = From the nearest game to a page, a card and a hand that is played

## What is not in the book, in the terminal. $name what was typed, and $names what comes near · $games, $rules commands
not-here = { $name } is not in the book: { $hint }
not-here-near = the nearest are { JOIN($names, by: ", ") }
not-here-all = { $games } and { $rules } show all
