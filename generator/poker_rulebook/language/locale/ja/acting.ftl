### Who begins a betting round, and who is first of equals. .why a $seat acts first · .sized with the $size of the round · .row of a street · .short beside its picture

first-left-of-big-blind = ベッティングラウンドを行う。{ position-big-blind }の左隣から始める。
    .sized = { $size }でベッティングラウンドを行う。{ position-big-blind }の左隣から始める。
    .row = ビッグブラインドの左隣
    .short = BBの左隣
    .mix = BBの左隣
    .peculiar = { "" }
    .street = BBの左隣
    .why = 最初は{ SEAT($seat) }：{ position-big-blind }の左隣から数えて、アクションできる最初のプレイヤーである。
    .say = ビッグブラインドの左隣からどうぞ。
first-left-of-button = ベッティングラウンドを行う。{ position-button }の左隣から始める。
    .sized = { $size }でベッティングラウンドを行う。{ position-button }の左隣から始める。
    .row = ボタンの左隣
    .short = ボタンの左隣
    .mix = ボタンの左隣
    .peculiar = { "" }
    .street = ボタンの左隣
    .why = 最初は{ SEAT($seat) }：{ position-button }の左隣から数えて、残っていてアクションできる最初のプレイヤーである。
    .say = ボタンの左隣からどうぞ。
first-bring-in = ベッティングラウンドを行う。ブリングインを出すプレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。ブリングインを出すプレイヤーから始める。
    .row = ブリングイン
    .short = ブリングイン
    .mix = ブリングイン
    .peculiar = { "" }
    .street = ブリングイン
    .why = 最初は{ SEAT($seat) }：ブリングインを出すプレイヤーである。
first-bring-in-posted = ベッティングラウンドを行う。ブリングインの額を出したものとみなすプレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。ブリングインの額を出したものとみなすプレイヤーから始める。
    .row = { first-bring-in.row }
    .short = { first-bring-in.short }
    .mix = { first-bring-in.mix }
    .peculiar = { "" }
    .street = { first-bring-in.street }
    .why = 最初は{ SEAT($seat) }：ブリングインの額を出したものとみなすプレイヤーである。
first-highest-showing = ベッティングラウンドを行う。アップカードがハイとして最も強いプレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。アップカードがハイとして最も強いプレイヤーから始める。
    .row = 最も強いアップカード
    .short = 最も強いアップカード
    .mix = 最も強いアップカード
    .peculiar = 後のストリートでは、アップカードが最も強いプレイヤーから始める。
    .onward = 表向きの手札が出た後は、アップカードが最も強いプレイヤーから始める。
    .always = どのラウンドも、アップカードが最も強いプレイヤーから始める。
    .street = 最も強いアップカード
    .why = 最初は{ SEAT($seat) }：アップカードがハイとして最も強い。
    .say = 最も強いアップカードの方からどうぞ。
first-highest-showing-held = ベッティングラウンドを行う。ひたいのカードが{ $n ->
       [1] 最も高い
      *[other] ハイとして最も強い
    }プレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。ひたいのカードが{ $n ->
       [1] 最も高い
      *[other] ハイとして最も強い
    }プレイヤーから始める。
    .row = 最も高いひたいのカード
    .short = 最も高いひたいのカード
    .mix = ひたいのカードが最も高いプレイヤー
    .peculiar = 後のストリートでは、ひたいのカードが{ $n ->
       [1] 最も高い
      *[other] ハイとして最も強い
    }プレイヤーから始める。
    .always = ひたいのカードが{ $n ->
       [1] 最も高い
      *[other] ハイとして最も強い
    }プレイヤーから始める。
    .street = 最も高いひたいのカード
    .why = 最初は{ SEAT($seat) }：ひたいのカードが{ $n ->
       [1] 最も高い
      *[other] ハイとして最も強い
    }。
    .say = おでこのカードが{ $n ->
       [1] 一番高い
      *[other] 一番強い
    }方からどうぞ。
first-lowest-showing = ベッティングラウンドを行う。アップカードが{ $scale }のローとして最も強いプレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。アップカードが{ $scale }のローとして最も強いプレイヤーから始める。
    .row = 最も強いローのアップカード（{ $scale }）
    .short = 最も強いローのアップカード
    .mix = 最も強いローのアップカード
    .peculiar = 後のストリートでは、アップカードが{ $scale }で最も強いプレイヤーから始める。
    .onward = 表向きの手札が出た後は、アップカードが{ $scale }で最も強いプレイヤーから始める。
    .always = どのラウンドも、アップカードが{ $scale }で最も強いプレイヤーから始める。
    .street = 最も強いローのアップカード（{ $scale }）
    .why = 最初は{ SEAT($seat) }：アップカードが{ $scale }のローとして最も強い。
    .say = { $scale }のローとして、アップカードが最も強い方からどうぞ。
first-same-order = ベッティングラウンドを行う。最初のプレイヤーは、残っているプレイヤーの中から、{ $street }と同じように決める。
    .sized = { $size }でベッティングラウンドを行う。最初のプレイヤーは、残っているプレイヤーの中から、{ $street }と同じように決める。
    .row = { $street }と同じ決め方
    .short = 前と同じ決め方
    .mix = 前と同じ決め方
    .peculiar = { "" }
    .street = { $street }と同じ
    .why = 最初は{ SEAT($seat) }：残っているプレイヤーの中から、{ $street }と同じように決める。
    .say = { $street }と同じ順番でどうぞ。
first-same-order-before = ベッティングラウンドを行う。最初のプレイヤーは、残っているプレイヤーの中から、前のラウンドと同じように決める。
    .sized = { $size }でベッティングラウンドを行う。最初のプレイヤーは、残っているプレイヤーの中から、前のラウンドと同じように決める。
    .row = 前のラウンドと同じ決め方
    .short = 前と同じ決め方
    .mix = 前と同じ決め方
    .peculiar = { "" }
    .street = 前と同じ
    .why = 最初は{ SEAT($seat) }：残っているプレイヤーの中から、前のラウンドと同じように決める。
    .say = 前のラウンドと同じ順番でどうぞ。
showing-tie-suit = アップカードの強さが同じときは、最も高いカード（ここではエースが最高）のスートが高いプレイヤーから始める。スートは高い順に{ LIST($suits) }とする。
    .row = 同じならスートの高いほう
    .peculiar = { "" }
showing-tie-seat = アップカードが同じ強さのプレイヤーが2人以上いるときは、席番号の小さいプレイヤーから始める。
    .row = 同じなら席番号
    .peculiar = { "" }
showing-tie-button = アップカードが同じ強さのプレイヤーが2人以上いるときは、ボタンの左隣から時計回りに数えて最初のプレイヤーから始める。
    .row = 同じならボタンの左隣から
    .peculiar = アップカードの強さが同じなら、ボタンの左隣に近いプレイヤーから始める。
showing-tie-suit-held = ひたいのカードの強さが同じときは、最も高いカード（ここではエースが最高）のスートが高いプレイヤーから始める。スートは高い順に{ LIST($suits) }とする。
    .row = { showing-tie-suit.row }
    .peculiar = { "" }
showing-tie-seat-held = ひたいのカードが同じ強さのプレイヤーが2人以上いるときは、席番号の小さいプレイヤーから始める。
    .row = { showing-tie-seat.row }
    .peculiar = { "" }
showing-tie-button-held = ひたいのカードが同じ強さのプレイヤーが2人以上いるときは、ボタンの左隣から時計回りに数えて最初のプレイヤーから始める。
    .row = { showing-tie-button.row }
    .peculiar = ひたいのカードの強さが同じなら、ボタンの左隣に近いプレイヤーから始める。
first-opener = ベッティングラウンドを行う。前のラウンドで最初にベットしたプレイヤーから始める。すでにフォールドしていれば、時計回りで次のプレイヤーから始める。
    .sized = { $size }でベッティングラウンドを行う。前のラウンドで最初にベットしたプレイヤーから始める。すでにフォールドしていれば、時計回りで次のプレイヤーから始める。
    .row = 前のラウンドで最初にベットしたプレイヤー、または時計回りで次に残っているプレイヤー
    .short = 最初にベットしたプレイヤー
    .mix = 最初にベットしたプレイヤー
    .peculiar = ドローの前に最初にベットしたプレイヤーが、ドローの後も最初にアクションする。
    .street = 前のラウンドで最初にベットしたプレイヤーか、次に残るプレイヤー
    .why = 最初は{ SEAT($seat) }：前のラウンドで最初にベットしたプレイヤーか、時計回りで次に残っているプレイヤーである。
    .say = 前のラウンドで最初にベットした方からどうぞ。降りていれば、次の方からです。
opener-none = 前のラウンドで誰もベットしなかった場合は、ボタンの左隣から始める。
    .card = 誰もベットしなければ、ボタンの左隣から
