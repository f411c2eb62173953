### Mixed games. $game, $games names of games · $n how many · $limit a betting format · $first, $later who acts

mixes = ミックスゲーム
mixes-text = 1つのテーブルで、複数のゲームをそれぞれのルールで順番に行う。どのゲームをどの形式で行い、いつ次のゲームに移るかを、ミックスゲームごとに定める。
mix-order = ゲームの順番
mix-rules = ミックスゲームの進行
mix-change = ゲームの切り替え
mix-sheet = ミックスシート
mix-number = ゲームの数
mix-first = 最初のアクション
mix-best = 最も強いハンド
mix-turns-heading = 順番
mix-limits-heading = ベット形式
in-mixes = ミックスゲーム

mix-summary = { LIST($games) }の{ GAMES($n) }のゲームを行うミックスゲームである。
mix-turns = ゲームは示した順に行い、最後のゲームの次は最初のゲームに戻る。
mix-no-turns = ゲームの順番は決まっていない。
mix-limit-all = どのゲームも{ $limit }で行う。
mix-limit-part = { $limit }で行うのは{ LIST($games) }である。
mix-same-bets = フィックスリミットのゲームでは、スモールベットとビッグベットの額を共通とする。
mix-same-bets-all = スモールベットとビッグベットの額は、すべてのゲームで共通とする。
mix-same-blinds = ブラインドは、ポーカールームが別に定めなければ、どのベット形式でも、スモールベットの半額とスモールベットの額とする。
mix-limit-bets = { $limit }{ $small }/{ $big }
mix-limit-blinds = { $limit }、ブラインド{ $small }/{ $big }
mix-limit-post = { $post }{ $chips }
mix-limit-posts = { $limit }、{ JOIN($posts, by: "、") }
mix-button = { LIST($games) }ではボタンを使わない。その前のゲームの最後のディールが終わったら、ボタンを1席だけ移して止めておき、次にボタンを使うゲームをその席から始める。
mix-orbit-without-button = その間は、参加している人数と同じ回数のディールを1周とする。
mix-button-moves = ディールを数えるためにボタンを動かし続けるポーカールームもある。
mix-button-heading = ボタン
mix-game-in-format = { $game }（{ $limit }）
mix-players = 人数は{ PLAYERS($low, $high) }とする。上限は{ LIST($games) }の人数に合わせる。
mix-first-then = { $first }、以後は{ $later }

## When the game changes; the end of the key is the value in the file
change-orbit = ボタンがテーブルを1周するごとに、次のゲームに移る。
change-hands = { HANDS($n) }ごとに、次のゲームに移る。
change-level = レベルが上がるごとに、次のゲームに移る。
change-dealers-choice = プレイヤーが順番にゲームを選び、ボタンがテーブルを1周する間、そのゲームを行う。
change-orbit-short = 1周ごと
change-hands-short = { HANDS($n) }ごと
change-level-short = レベルごと
change-dealers-choice-short = ディーラーズチョイス

## Who acts first; the end of the key is the value in the file

## Marks of betting rounds on a mix sheet
mark-small = S
mark-big = B
mark-any-size = ●
mark-small-meaning = スモールベットのベッティングラウンド
mark-big-meaning = ビッグベットのベッティングラウンド
mark-any-size-meaning = 額を固定しないベッティングラウンド
