### Board cards, how the board lies, dice and choices. $slot the name of a place · $slots tuple of such names
### $faces, $others tuples of numbers rolled · $outcome what a roll leads to, a noun · $layout the name of a layout

board-open = ボードに{ CARDS($n) }を開く。
board-open-spit = ボードに{ CARDS($n) }を開く。このカードをスピットカードという。
board-open-with-spit = ボードに{ CARDS($n) }を開き、スピットカードと合わせてフロップとする。
board-open-each = { BOARDS($k) }のボードそれぞれに、{ CARDS($n) }を開く。
board-open-each-row = 横の{ ROWS($k) }のそれぞれに、{ CARDS($n) }を開く。
board-closed = ボードに{ CARDS($n) }を裏向きに置く。
board-closed-as = ボードに{ CARDS($n) }を{ $layout }に、裏向きに並べる。
board-turn-up = { $slot }のカードを表にする。
board-turn-up-several = { $slot }のカードをまとめて表にする。
no-preflop = フロップを開く前には、ベッティングラウンドを行わない。

board-parallel = ボードは{ BOARDS($n) }ある。1つのハンドに使えるのは、そのうち1つのボードのカードだけとする。
board-burned = どのストリートでも、バーンは合わせて1枚とする。
    .card = バーンは1ストリートに1枚
board-burned-in-order = どのストリートでも、バーンは合わせて1枚とし、{ $first }から開く。
    .card = バーンは1ストリートに1枚、{ $first }から開く
board-burned-by-columns = どのストリートでも、バーンは合わせて1枚とし、左の列の上から順に開く。
    .card = バーンはすべての行で1枚、左の列の上から順に開く
board-groups = 1つのハンドに使えるボードのカードは、次の{ SETS($n) }のラインのうちいずれか1本のものに限る。
board-rows = ボードは{ ROWS($r) }とする。
board-rows-streets = ボードは{ ROWS($r) }とし、行ごとにフロップ、ターン、リバーを開く。
board-one-per-row = ハンドには、ボードの横の{ ROWS($n) }のそれぞれから、ちょうど1枚を使う。
board-one-row = ボードのカードは、残った行のうち、1つの行のものだけを使う。

roll = ボタンのプレイヤーがサイコロを{ DICE($n) }振る。
roll-outcome-sentence = { ORLIST($faces) }の目が出た場合は、{ $outcome }とする。
roll-when-rule = サイコロで「{ ORLIST($outcomes) }」となったとき、{ CONTINUED($rule) }
roll-cap = 目の合計を、ローに使える最も高いランクとする。11はJ、12はQとする。合計が{ ORLIST($faces) }の場合、ローは成立しない。
remove-rows = リバーのランクが最も低い行を取り除く。最も低いランクの行が2つある場合は、両方を取り除く。エースは最も高いランクとする。
    .peculiar = リバーを開いた後、リバーのカードが最も低いボードを取り除く。
    .card = { "" }
choose-game = ビッグブラインドの左隣のプレイヤーが、このディールのゲームとして{ ORLIST($games) }を選ぶ。プレイヤーが2人または3人の場合は、ボタンのプレイヤーが選ぶことになる。そのプレイヤーが不在の場合、または選ばない場合は、{ $default }とする。
    .card = BBの左隣（2〜3人ならボタン）が選ぶ。選ばなければ{ $default }
remove-tie-keep-all = { ROWS($n) }ともリバーが同じランクの場合は、どの行も取り除かない。
    .peculiar = 最も低いカードが並べば一緒に取り除き、{ BOARDS($n) }とも同じなら、どれも取り除かない。
    .card = { "" }
remove-tie-keep-highest-suit = { ROWS($n) }ともリバーが同じランクの場合は、リバーのスートが最も高い行だけを残す。スートは高い順にスペード、ハート、ダイヤ、クラブとする。
    .peculiar = 最も低いカードが並べば一緒に取り除き、{ BOARDS($n) }とも同じなら、スートの最も高いものだけを残す。
    .card = { "" }
remove-tie-house-wins = { ROWS($n) }ともリバーが同じランクの場合は、すべての行を取り除く。このディールはそこで終わり、ディーラーがポットを受け取る。
    .peculiar = 最も低いカードが並べば一緒に取り除き、{ BOARDS($n) }とも同じなら、そこで終わり、ディーラーがポットを取る。
    .card = { "" }
look = { $street }の{ $colour }のカード（{ $suits }）の枚数を数える。
look-outcome-sentence = { ORCARDS($counts) }の場合は、{ $outcome }とする。
choice-when-rule = { ORLIST($outcomes) }では、{ CONTINUED($rule) }
roll-turns-down = { ORLIST($faces) }の目が出た場合は、ボードの左から数えてその番号のカードを裏返す。すでに裏返してある場合は、何もしない。裏返したカードは、以後使うことができない。
roll-nothing = { ORLIST($faces) }の目が出た場合は、何もしない。
