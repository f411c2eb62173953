### A hand that a reader plays. $n cards or chips · $seat, $to players · $dealt, $first a street in few words

## Buttons
play-fold = Fold
play-check = Check
play-call = Call
play-bring-in = Bring in
play-bet = Bet
play-raise = Raise
play-fold-free = Folding is allowed, but checking costs nothing and keeps { $seat } in the hand.
play-pat = Stand pat
play-none = None of them
play-draw = Exchange { CARDS($n) }
play-refuse = Refuse { CARDS($n) }
play-discard = Discard { CARDS($n) }
play-pass = Pass { CARDS($n) }
play-turn-up = Turn up { CARDS($n) }
play-show = Show { CARDS($n) }
play-divide = Divide them like this
play-place = Place { CARDS($n) }
play-take-one = Take a card
play-take-none = No card
play-stay-in = In
play-stay-out = Out

## What was seen of others
seen-draws = { $seat } exchanges { CARDS($n) }.
seen-pass = { $seat } passes { CARDS($n) } to { $to }.
seen-takes = { $seat } receives { CARDS($n) } face down.
seen-discard = { $seat } discards { CARDS($n) }.
seen-divide = { $seat } has divided { CARDS($n) }.
seen-places = { $seat } places { CARDS($n) } face down.

## The page
play-title = Play a hand
play-text = One seat is yours, and the others’ cards lie face down. Tap what you want to do; whatever the rules refuse is explained.
play-script = Playing needs JavaScript. Without it, the page of each game tells whole hands act by act.
play-here = Play this hand
play-yours = Your cards
play-time = One seat is yours. It takes about two minutes.
play-game = Another game
play-region = A hand of { $game }
play-loading = Shuffling the cards …
play-failed = The program that deals could not be loaded. There may be no connection.
play-disk = Pages opened from a disk cannot deal: this needs the site itself.
play-old = This browser cannot run the program that deals.
play-missing = There is no such game here.
play-again = Try again
play-you = you
play-turn = It is your turn.
play-refused = Not now.
play-less = Less
play-more = More
play-smallest = Min
play-half = ½ pot
play-whole = Pot
play-all = All-in
play-to = to { $n }
play-next = Go on
play-put = Tap a card, then the place where it goes.
play-tap = Tap the cards, then the button.
play-games = All games
play-street = Street { $n } of { $of }
play-score = { $n } of { $of } questions right at the first tap
play-know = You have played { $game }.
play-won = You won { $n }.
play-lost = You lost { $n }.
play-even = You neither won nor lost.
play-learnt = Street by street
play-learnt-bet = { $dealt }; first to act: { $first }
play-part = { $percent ->
        [0] Against random cards, yours took hardly any of the pot
       *[other] Against random cards, yours took about { $percent }% of the pot
    }; an even share was { $even }%.
play-another = Deal another hand
play-rules = The rules of { $game }
play-following = Next: { $game }
play-share = Share
play-copied = Copied
play-day = Hand of the day, { $day }

## What the deals show by which one learns a game. $n, $of their numbers
play-lesson = Lesson { $n } of { $of }
play-known = Games you have learnt here: { $n }
play-forget = Forget them
play-gold = Cards with a gold edge are those that count.
play-shows-split = The pot has several parts, and different players win them.
play-shows-win = The best hand at the end takes the pot.
play-shows-rows = Each row is compared with the same row of every other player.
play-shows-use = Not every card may play: see which ones count.
play-shows-wild = A wild card stands for the card that helps its hand most.
play-shows-order = What beats what is not as in most games.
play-shows-suit = Between equal hands a suit decides.
play-shows-repeats = A card that repeats a rank or a suit does not count.
play-shows-unqualified = One part of the pot needs a hand of a certain strength, and nobody has one.
play-shows-pat = A good hand is kept: you need not exchange anything.
play-shows-draws = Give up the cards that do not help, and see what comes.
play-shows-bring-in = The first bet is forced, and this time it is yours: the bring-in.
play-shows-folds = A poor hand is given up before it costs more.
play-shows-alone = When all others fold, the pot is yours without a showdown.
play-shows-fouls = Whoever has the rows in the wrong order fouls, and loses every one of them.
play-shows-royalties = A strong row earns extra points.

## What you hold while cards are still to come. $hand a hand, $share a part of the pot · $card repeats $other, $items of these · $n cards
hold = You hold: { $hand }
    .seat = { CAP($hand) }
hold-for = { CAP($share) }: { $hand }
hold-idle = { $hand }; { JOIN($items, by: ", ") }
hold-repeats-suit = { $card } repeats the suit of { $other }
hold-repeats-rank = { $card } repeats the rank of { $other }
hold-none = no { $hand } as it stands
hold-so-far = { $hand } so far
hold-low = { $hand } so far, { NUMBER($n) } more needed
hold-low-cards = low cards { $hand }

## Who would win with the cards that lie there. $seats of the winners
ahead = ahead so far: { SEATS($seats) }
