### Betting rounds and who acts first. $size a size · $position a position · $scale the name of a scale

bet = { $size }でベッティングラウンドを行う。{ $position }の左隣から始める。
bet-any-size = ベッティングラウンドを行う。{ $position }の左隣から始める。
bet-bring-in = { $size }でベッティングラウンドを行う。ブリングインを出すプレイヤーから始める。
bet-bring-in-any-size = ベッティングラウンドを行う。ブリングインを出すプレイヤーから始める。
bet-high-showing = { $size }でベッティングラウンドを行う。アップカードがハイとして最も強いプレイヤーから始める。
bet-high-showing-any-size = ベッティングラウンドを行う。アップカードがハイとして最も強いプレイヤーから始める。
bet-low-showing = { $size }でベッティングラウンドを行う。アップカードが{ $scale }のローとして最も強いプレイヤーから始める。
bet-low-showing-any-size = ベッティングラウンドを行う。アップカードが{ $scale }のローとして最も強いプレイヤーから始める。
bet-from-opener = { $size }でベッティングラウンドを行う。{ $round }で最初にベットしたプレイヤーから始める。すでにフォールドしていれば、時計回りで次のプレイヤーから始める。
bet-same-order = { $size }でベッティングラウンドを行う。順番は{ $street }と同じとする。
bet-same-order-any-size = ベッティングラウンドを行う。順番は{ $street }と同じとする。
showing-tie-suit = アップカードのランクがすべて同じ場合は、最も高いカードのスートが高いプレイヤーを先とする。この判定に限り、どのゲームでもエースを最も高いランクとし、スートを高い順にスペード、ハート、ダイヤ、クラブとする。
showing-tie-seat = アップカードのランクがすべて同じ場合は、席番号の小さいプレイヤーを先とする。
showing-tie-button = アップカードのランクがすべて同じ場合は、ボタンの左隣から時計回りに数えて最初のプレイヤーを先とする。
