### Steps that give cards to the players or take them away.

deal-down = 各プレイヤーに{ CARDS($n) }を裏向きに配る。
deal-up = 各プレイヤーに{ CARDS($n) }を表向きに配る。
deal-down-up = 各プレイヤーに{ CARDS($down) }を裏向きに、{ CARDS($up) }を表向きに配る。
deal-more-down = 残っている各プレイヤーに、さらに{ MORECARDS($n) }を裏向きに配る。
deal-more-up = 残っている各プレイヤーに、さらに{ MORECARDS($n) }を表向きに配る。
deal-more-down-up = 残っている各プレイヤーに、さらに{ MORECARDS($down) }を裏向きに、{ MORECARDS($up) }を表向きに配る。
deal-by-exposure = 残っている各プレイヤーに、さらに{ MORECARDS($n) }を配る。手札がすべて表向きのプレイヤーには裏向きに、それ以外のプレイヤーには表向きに配る。
burn = 最初のベッティングラウンドが終わった後は、カードを配るたび、およびドローのたびに、先に1枚をバーンする。
expose-choice = 残っている各プレイヤーは、ダウンカードを表にするかどうかを決める。
draw = 残っている各プレイヤーは、順番に手札を{ CARDS($low, $high) }捨て、同じ枚数を受け取る。
draw-procedure = ディーラーは、全員の交換枚数を聞き、1枚バーンしてから、交換カードを配る。
stand-pat = 1枚も捨てないことをスタンドパットという。
draw-stub-short = スタブが全員の交換枚数に足りない場合は、交換カードを配り始める前に、捨て札を加えてシャッフルし直す。
discard = 残っている各プレイヤーは、手札を{ CARDS($n) }裏向きに捨てる。代わりのカードは受け取らない。
discard-before = { $street }を配る前に、残っている各プレイヤーは手札を{ CARDS($n) }裏向きに捨てる。代わりのカードは受け取らない。
discard-from-down = 残っている各プレイヤーは、裏向きの手札を{ CARDS($n) }捨てる。代わりのカードは受け取らない。
discard-from-down-before = { $street }を配る前に、残っている各プレイヤーは裏向きの手札を{ CARDS($n) }捨てる。代わりのカードは受け取らない。
discard-while-betting = 各プレイヤーは、このラウンドで初めてチェックするとき、またはチップを出すときに、手札を{ CARDS($low, $high) }捨てる。代わりのカードは受け取らず、残した手札は枚数が分かるように置く。
partition = 残っている各プレイヤーは、手札{ CARDS($n) }を{ CARDS($a) }のハンドと{ CARDS($b) }のハンドに分ける。
divide = 残っている各プレイヤーは、手札{ CARDS($n) }を、ほかのプレイヤーに見せずに、{ LIST($hands) }に分ける。
divide-part = { $name }（{ CARDS($n) }）
door-by-choice = コールまたはレイズしたプレイヤーは、手札から1枚を選んで表にし、これをドアカードとする。
community-card = 残りのカードが全員に配るには足りない場合は、その代わりに、全員が使える1枚をテーブルの中央に開く。
declare = 残っている全員が、0枚、1枚または2枚のチップを握り、一斉に手を開く。0枚はロー、1枚はハイ、2枚は両方の宣言とする。
showdown = 残っているプレイヤーが手札を公開する。
last-player = ほかの全員がフォールドしたときは、最後に残ったプレイヤーがポットを獲得する。手札を見せる必要はない。
