### Board cards, how the board lies, dice and choices. $slot the name of a place · $slots tuple of such names
### $faces, $others tuples of numbers rolled · $outcome what a roll leads to, a noun · $layout the name of a layout

board-open = ボードに{ $street }の{ CARDS($n) }を開く。
board-open-more = ボードに{ CARDS($n) }を開く。
board-open-each = { BOARDS($k) }のボードそれぞれに、{ $street }の{ CARDS($n) }を開く。
board-closed = ボードに{ CARDS($n) }を裏向きに置く。
board-turn-up = { $slot }のカードを表にする。
board-turn-down = { $slot }のカードを裏返す。以後、このカードは使うことができない。
no-preflop = フロップの前にはベッティングラウンドを行わない。アンティがそろったら、フロップを開く。

board-none = ボードは使わない。
board-line = ボードは、フロップ{ CARDS($a) }、ターン{ CARDS($b) }、リバー{ CARDS($c) }からなる。
board-spit = フロップの1枚目（スピットカード）は、最初のベッティングラウンドの前に開く。
board-parallel = ボードは{ BOARDS($n) }ある。1つのハンドに使えるのは、そのうち1つのボードのカードだけとする。
board-chowaha = フロップの9枚を3行3列に並べる。その右に、ターンの1枚を1行目と2行目の間、もう1枚を2行目と3行目の間に置き、さらにその右にリバーを置く。
board-groups = 1つのハンドに使えるボードのカードは、次の{ SETS($n) }のうちいずれか1組のものに限る。
board-group-row = { $r }行目の{ CARDS($n) }と、{ $turn }のターンと、リバー
board-group-column = { $c }列目の{ CARDS($n) }と、{ $turn }のターンと、リバー
board-columns = ボードは{ ROWS($r) }{ COLUMNS($c) }とする。フロップは{ $first }列目と{ $second }列目、ターンは{ $third }列目、リバーは{ $fourth }列目に開く。
board-rows = ボードは{ ROWS($r) }とし、行ごとにフロップ、ターン、リバーを開く。
board-one-per-row = ハンドには、ボードの横の{ ROWS($n) }のそれぞれから、ちょうど1枚を使う。
board-one-row = ハンドには、残った行のうち、1つの行のカードだけを使う。
board-one-each = ハンドには、次の{ SETS($n) }から、ちょうど1枚ずつを使う。
board-cross = { CARDS($n) }を十字形に並べる。1つのハンドに使えるのは、縦の{ CARDS($line) }または横の{ CARDS($line) }の一方だけとする。中央のカードはどちらにも含まれる。
board-reveal-order = { LIST($slots) }の順に、1枚ずつ表にする。

roll = ボタンのプレイヤーがサイコロを{ DICE($n) }振る。
roll-outcome-sentence = { ORLIST($faces) }の目が出た場合は、{ $outcome }とする。
roll-when-rule = サイコロで「{ $outcome }」となった場合は、{ $rule }
roll-valid = サイコロは、ディーラーボックスを越えて転がり、平らに止まったときだけ有効とする。判断はディーラーが行う。
roll-side = { LIST($faces) }の目が出た場合はターンとリバーを正方形の右に置き、{ LIST($others) }の目が出た場合は下に置く。
roll-cap = 目の合計を、ローに使える最も高いランクとする。11はJ、12はQとする。合計が{ LIST($faces) }の場合、ローは成立しない。
roll-crayfish = { LIST($faces) }の目が出た場合は、ボードの左から数えてその番号のカードを裏返す。すでに裏返してある場合と{ LIST($others) }の目が出た場合は、何もしない。
remove-rows = リバーのランクが最も低い行を取り除く。最も低いランクの行が2つある場合は、両方を取り除く。{ ROWS($n) }とも同じランクの場合は、どの行も取り除かない。
branch-on-colour = フロップに{ $colour }のカードが{ CARDS($n) }以上ある場合は{ $game }として、それ以外の場合は{ $other }として続ける。
choose-game = { $chooser }が、このディールのゲームを{ ORLIST($games) }から選ぶ。{ $chooser }が不在の場合、または選ばない場合は、{ $default }とする。
