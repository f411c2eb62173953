### What is said at a table, in both languages; .reading is how the line of the other language is read

talk = Table talk in two languages
talk-text = What dealers, players and the floor say, in English and in Japanese. The first sixty lines are a pocket list, with readings; they are usual in rooms in Japan, and were not heard in all of them (unverified). The others are from this book. In English a raise is called with its total after “to”; in Japanese the number alone is the total. “Fold” is easily misheard abroad, so push your cards forward as well.
talk-said = English
talk-abroad = Japanese
talk-reading = Reading

talk-at-hand = Around the deal
talk-at-players = What players call
talk-at-dealer = What the dealer asks and announces
talk-at-showdown = Showdown
talk-at-floor = When something goes wrong
talk-at-event = In a tournament
talk-at-games = What dealers say in the games
talk-at-rulings = What is said with a ruling

## Around the deal
aloud-shuffle = Shuffle up and deal
    .reading = shaffuru appu ando dīru
aloud-next = Next hand
    .reading = tsugi no hando desu
aloud-blinds = Blinds are 200 and 400
    .reading = buraindo nihyaku yonhyaku desu
aloud-no-blind = Blinds, please
    .reading = buraindo onegai shimasu
aloud-no-ante = Big blind ante, please
    .reading = biggu buraindo anti onegai shimasu
aloud-turn = The action is on you
    .reading = akushon dōzo
aloud-option = Your option
    .reading = opushon desu
aloud-opened = There is a bet
    .reading = betto ga haitte imasu
aloud-button = Button moves
    .reading = botan ugokimasu

## What players call
aloud-fold = Fold
    .reading = fōrudo
aloud-check = Check
    .reading = chekku
aloud-call = Call
    .reading = kōru
aloud-bet = Bet, 800
    .reading = betto happyaku
aloud-raise = Raise to 1,200
    .reading = reizu sen nihyaku
aloud-total = Raise, 2,400 total
    .reading = reizu, tōtaru nisen yonhyaku
aloud-complete = Complete
    .reading = konpurīto
aloud-bring-in = Bring-in
    .reading = buringuin
aloud-all-in = All in
    .reading = ōru in
aloud-how-much = How much is it to me?
    .reading = kōru wa ikura desu ka
aloud-time = Time, please
    .reading = taimu onegai shimasu
aloud-pat = Pat
    .reading = patto desu
aloud-three = Three cards
    .reading = sanmai onegai shimasu

## What the dealer asks and announces
aloud-ask-call = Is that a call?
    .reading = kōru desu ka
aloud-ask-raise = Is that a raise?
    .reading = reizu desu ka
aloud-aloud = Please say it aloud
    .reading = hassei o onegai shimasu
aloud-count = Count, please
    .reading = kaunto onegai shimasu
aloud-stack = 8,000 behind
    .reading = sutakku wa hassen desu
aloud-pot = The pot is 3,000
    .reading = potto wa sanzen desu
aloud-back = 100 back
    .reading = hyaku okaeshi shimasu
aloud-short = 200 more to call
    .reading = kōru made ato nihyaku desu
aloud-minimum = The minimum raise is to 1,200
    .reading = reizu wa sen nihyaku kara desu
aloud-one-chip = One chip is a call
    .reading = chippu ichimai na node, kōru desu
aloud-called = All in and a call
    .reading = ōru in ando kōru
aloud-heads-up = Heads up
    .reading = hezzu appu desu
aloud-three-ways = Three players
    .reading = surī wei desu
aloud-around = Checks around
    .reading = chekku araundo
aloud-how-many = How many cards?
    .reading = kōkan wa nanmai desu ka

## Showdown
aloud-show = Show your hands, please
    .reading = shōdaun onegai shimasu
aloud-open = Cards up, please
    .reading = hando ōpun onegai shimasu
aloud-every = All your cards, please
    .reading = subete no kādo o misete kudasai
aloud-winner = Seat 3 wins
    .reading = shīto san no kachi desu
aloud-chop = Split pot
    .reading = choppu desu
aloud-low = There is a low
    .reading = rō ga seiritsu shite imasu
aloud-no-low = No low
    .reading = rō nashi desu
aloud-board = Playing the board
    .reading = bōdo purei desu
aloud-side = Side pot first
    .reading = saido potto kara ikimasu

## When something goes wrong
aloud-wait = One moment, please
    .reading = shōshō omachi kudasai
aloud-floor = Floor, please
    .reading = furoa onegai shimasu
aloud-stop = Stop. Leave everything as it is.
    .reading = sutoppu. sono mama de onegai shimasu.
aloud-misdeal = Misdeal. Cards back, please.
    .reading = misudīru desu. kādo o modoshite kudasai.
aloud-turn-wrong = Out of turn. Please wait.
    .reading = junbangai desu. omachi kudasai.
aloud-string = String bet. It is a call.
    .reading = sutoringu betto desu. kōru ni narimasu.
aloud-clock = Clock. You have 25 seconds.
    .reading = kurokku ga hairimasu. nijūgo byō desu.
aloud-timeout = Time. The hand is dead.
    .reading = jikangire desu. hando wa mukō desu.

## In a tournament
aloud-level = Level up. 300 and 600 from the next hand.
    .reading = reberu appu desu. tsugi no hando kara sanbyaku roppyaku desu.
aloud-colour = Colour-up. Odd chips are rounded up.
    .reading = karā appu desu. hasū wa kiriagemasu.
aloud-break = Break, ten minutes
    .reading = juppunkan no bureiku desu
aloud-table-breaks = This table is breaking. Here are your seat cards.
    .reading = tēburu bureiku desu. shīto kādo o owatashi shimasu.
aloud-move = Please move to table 5, seat 3
    .reading = tēburu go, shīto san e idō o onegai shimasu
aloud-hand-for-hand = Hand for hand
    .reading = hando fō hando desu
