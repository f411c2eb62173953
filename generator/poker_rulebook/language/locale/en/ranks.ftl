### Ranks and suits. rank-… in hands and sentences, ranks-… several cards of the rank, spoken-… for screen readers

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

ranks-A = aces
ranks-K = kings
ranks-Q = queens
ranks-J = jacks
ranks-T = tens
ranks-9 = nines
ranks-8 = eights
ranks-7 = sevens
ranks-6 = sixes
ranks-5 = fives
ranks-4 = fours
ranks-3 = threes
ranks-2 = twos

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
joker = Joker

spoken-A = ace
spoken-K = king
spoken-Q = queen
spoken-J = jack
spoken-T = ten
spoken-9 = nine
spoken-8 = eight
spoken-7 = seven
spoken-6 = six
spoken-5 = five
spoken-4 = four
spoken-3 = three
spoken-2 = two
spoken-card = { $rank } of { $suit }
spoken-joker = joker
