### コマンドラインが入力について言うこと

usage-line = 使い方：{ $line }
usage-help = 説明は{ $command }で見られます。
usage-error = エラー：{ $hint }
usage-near = { $near }のことですか
usage-one-of = 指定できるのは{ $names }です

## オプションと引数
usage-range = { $name }に{ $value }は指定できません。範囲は{ $range }です。
usage-number = { $name }の{ $value }は整数ではありません。
usage-number-range = { $name }の{ $value }は整数ではありません。
usage-choice = { $name }に{ $value }は指定できません。指定できるのは{ $names }です。
usage-argument = { $name }を入力してください。
usage-unknown-near = オプション{ $name }はありません。{ $near }のことですか
usage-unknown = オプション{ $name }はありません。
usage-no-value = オプション{ $name }には値が必要です。
usage-flag = オプション{ $name }に値は付けられません。
usage-extra = 余分な引数があります（{ $given }）
usage-extras = 余分な引数があります（{ $given }）
usage-command = コマンド{ $name }はありません：{ $hint }
usage-twice = { $name }が2回あります：1回だけ入力してください
usage-given-twice = { $name }が2回あります：{ $first }と{ $second }
usage-valueless = { $name }に値がありません：{ $written }のように入力してください
usage-lang-lines = --langは文章、--jsonlはプログラムのためのものです。どちらか一方にしてください
usage-lang-text = --langは文章のためのものです。{ $form }はどの言語でも同じです。どちらか一方にしてください
usage-viewer = --viewerは--jsonと一緒に使います。--jsonを加えてください
usage-lists = { $given }は別々の一覧です。どれか1つにしてください
usage-map-json = --jsonは{ $first }と{ $second }で使います。{ $part }では使えません
usage-lines-asked = --jsonlは、質問をすべて標準入力から読みます。{ $asked }は付けないでください

## ゲームやルールについて
usage-house = { $name }というハウスルールはありません：{ $hint }
usage-preset = { $name }というルール集はありません：{ $hint }
usage-ranking = { $name }という役の強さの定めはありません：{ $hint }
usage-rule-number = { $number }番の共通ルールはありません：{ $all }で、すべてを見られます
usage-players = { $game }は{ $low }〜{ $high }人のゲームです：{ $seats }人は指定できません
usage-one-game = { $game }は1つのゲームです：--gameはミックスゲームで使います
usage-mix = { $name }はミックスゲームです：--examplesはゲームで使います
usage-cards = カードを入力するか、--jsonlを使ってください
usage-hands = 席ごとに--seatで{ $hand }のように入力するか、--jsonlを使ってください
usage-largest-raise = --largest-raise（そのラウンドで最も大きいベットまたは上乗せの額）を入力するか、--jsonlを使ってください
usage-stack = --stack（手元に残るチップの額、なければ0）を入力してください
usage-said = --saidの{ $said }は解釈できません：{ $names }のように入力してください
usage-asked = --helpにあるとおりKEY=VALUEの形で入力するか、--jsonlを使ってください
usage-seat = { $name }という席はありません：{ $hint }
usage-of-a-mix = { $mix }のゲームは{ $count }種目です：{ $number }番目はありません
usage-no-betting = { $game }にはベットがありません：ハンド履歴は、チップを賭けるゲームのものです
usage-nothing-posted = { $game }にはベットがありません：ブラインドなどを出すことも、2回開くこともありません
usage-roll = --rollの{ $roll }に数がありません：{ $step }のように入力してください
usage-any-hand = --seatの{ $hands }は、コンマの隣のハンドが空です：どのハンドでもよければ{ $any }と入力してください
usage-post = --postの{ $post }は解釈できません。{ $written }のように入力してください
usage-post-no-blinds = --postの{ $post }：{ $game }にはブラインドがないので、ほかに出すものもありません
usage-post-twice = --postの{ $post }：{ $seat }は、すでに何かを出しています
usage-post-kill = --postの{ $post }：キルは、すでに{ $seat }が出しています
usage-post-big-blind = --postの{ $post }：{ $seat }はビッグブラインドを出しています
usage-hint-no-post = --postは付けないでください
usage-hint-stakes = このゲームでキルによって上がるのはレートです。ハンドの記録に書いてください
usage-hint-one-post = 1つの席に--postを1つだけ指定してください
usage-hint-one-kill = キルを1つだけ指定してください
usage-hint-straddle = ストラドルは、ほかの席で指定してください

## ファイル
usage-file = FILEを指定するか、標準入力なら{ $dash }とするか、--jsonlを使ってください
usage-no-file = { $path }というファイルはありません
usage-no-folder = { $path }というフォルダーはありません
usage-folder = { $path }はフォルダーです：ファイルを指定してください
usage-no-book = ここに本はありません。プログラムに付属する本を使います（{ $path }）
