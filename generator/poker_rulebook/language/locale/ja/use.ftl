### Which cards make a hand. $own, $board, $all, $max, $n numbers of cards

use-exactly = 手札からちょうど{ CARDS($own) }、ボードからちょうど{ CARDS($board) }を使ってハンドを作る。
use-exactly-up = 手札からちょうど{ CARDS($own) }、ボードからちょうど{ CARDS($board) }を使ってハンドを作る。
use-at-most = 手札とボードから選んだ{ CARDS($n) }でハンドを作る。使える手札は{ CARDS($max) }までとし、1枚も使わなくてもよい。
use-at-most-up = 手札とボードから選んだ{ CARDS($n) }でハンドを作る。使える手札は{ CARDS($max) }までとし、1枚も使わなくてもよい。
use-between = ハンドは、手札とボードから選んだ{ CARDS($n) }とする。そのうち手札は{ CARDS($low, $high) }とする。
use-between-up = ハンドは、手札とボードから選んだ{ CARDS($n) }とする。そのうち手札は{ CARDS($low, $high) }とする。
use-best-up = 手札{ CARDS($own) }とボード{ CARDS($board) }の合計{ CARDS($all) }から、自由に選んだ{ CARDS($n) }でハンドを作る。
use-best = 手札{ CARDS($own) }とボード{ CARDS($board) }の合計{ CARDS($all) }から、自由に選んだ{ CARDS($n) }でハンドを作る。
use-set-up = 手札{ CARDS($own) }とボード{ CARDS($board) }の合計{ CARDS($all) }から、自由に選んだ{ CARDS($n) }までをハンドとする。
use-set = 手札{ CARDS($own) }とボード{ CARDS($board) }の合計{ CARDS($all) }から、自由に選んだ{ CARDS($n) }までをハンドとする。
use-own-any = 手札が何枚でも、そのうちから自由に選んだ{ CARDS($n) }でハンドを作る。
use-own-best = 手札{ CARDS($own) }から自由に選んだ{ CARDS($n) }でハンドを作る。
use-own-all = { $n ->
    [2] 手札2枚を両方使ってハンドを作る。
   *[other] 手札{ CARDS($n) }をすべて使ってハンドを作る。
  }
use-every-card = 手札はすべて数に入れる。
use-own-only = 手札だけを使い、ボードのカードは使わない。
use-own-subset = 手札から選んだ{ CARDS($max) }までの組のうち、{ $scale }で最も強いものをハンドとする。
use-kept = 残した手札をすべて使い、合計が{ CARDS($n) }になるようにボードのカードを加えてハンドを作る。
use-either = 手札からちょうど{ CARDS($low, $own) }とボードからちょうど{ CARDS($board) }、または手札{ CARDS($all) }すべてを使ってハンドを作る。
use-lines = { $share }の取り分は、手札と{ ORLIST($lines) }のカードで争う。
use-hand = { $share }の勝負では、{ $hand }に分けたカードだけを手札として使う。
use-independent = { JOIN($sides, by: "と") }に使うカードは、別々に選ぶことができる。
use-independent-boards = 使う手札は、取り分ごとに選び直すことができる。ボードによって違ってもよい。
use-one-group = 1つのハンドに使うボードのカードは、すべて同じラインのものでなければならない。
use-one-board = 1つのハンドに使うボードのカードは、すべて同じボードのものでなければならない。
use-down-suit = 裏向きに配られた{ $suit }だけが対象で、表向きの{ $suit }は数えない。
use-one-card = 手札のランクだけで決まる。
