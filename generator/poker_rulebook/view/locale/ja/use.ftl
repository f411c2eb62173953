### Which cards make a hand. $own, $board, $all, $max, $n numbers of cards

use-exactly = ハンドは、手札ちょうど{ CARDS($own) }とボードちょうど{ CARDS($board) }で作る。
use-at-most = ハンドは、手札とボードから選んだ{ CARDS($n) }で作る。使える手札は{ CARDS($max) }までとし、1枚も使わなくてもよい。
use-best = ハンドは、使えるすべてのカードのうち、最も強くなる{ CARDS($n) }とする。
use-own-all = ハンドには、手札{ CARDS($n) }をすべて使う。
use-own-only = ハンドには手札だけを使い、ボードのカードは使わない。
use-own-subset = ハンドは、手札から選んだ{ CARDS($max) }までの組のうち、{ $scale }で最も強いものとする。
use-kept = ハンドには、残した手札をすべて使い、合計が{ CARDS($n) }になるようにボードのカードを加える。
use-either = ハンドは、手札ちょうど{ CARDS($own) }とボードちょうど{ CARDS($board) }で作るか、手札{ CARDS($all) }すべてで作る。
use-lines = { $share }の取り分を争うハンドに使えるボードのカードは、{ ORLIST($lines) }のカードに限る。
use-hand = { $share }では、{ $hand }だけを手札として使う。
use-independent = { $first }と{ $second }に使うカードは、別々に選ぶことができる。
use-one-group = 1つのハンドに使うボードのカードは、ボードの図に示した組のうち、いずれか1組のものに限る。
use-same = 使うカードの枚数は{ $share }と同じとする。
