### Ranks and suits. rank-… in hands and sentences, ranks-… several cards of the rank, spoken-… for screen readers

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

ranks-A = A
ranks-K = K
ranks-Q = Q
ranks-J = J
ranks-T = 10
ranks-9 = 9
ranks-8 = 8
ranks-7 = 7
ranks-6 = 6
ranks-5 = 5
ranks-4 = 4
ranks-3 = 3
ranks-2 = 2

suit-s = スペード
suit-h = ハート
suit-d = ダイヤ
suit-c = クラブ
joker = ジョーカー

spoken-A = エース
spoken-K = キング
spoken-Q = クイーン
spoken-J = ジャック
spoken-T = 10
spoken-9 = 9
spoken-8 = 8
spoken-7 = 7
spoken-6 = 6
spoken-5 = 5
spoken-4 = 4
spoken-3 = 3
spoken-2 = 2
spoken-card = { $suit }の{ $rank }
spoken-joker = ジョーカー
