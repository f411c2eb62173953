### Headings and labels of pages. Nouns without a full stop.

## The book and the site
title = ポーカー・ルールブック
contents = 目次
front-page = トップページ
games = ゲーム
all-games = ゲーム一覧
families = 系統
index = 索引
page = ページ
table-card = テーブルカード
card-changed = このカードは、このページが変わる前に印刷されたものです。
card-now = 現在のカード
permalink = この規定へのリンク

## Headings of a game's page
at-a-glance = 概要
setup = 準備
deal-and-betting = 配り方とベット
deal-and-declaration = 配り方と宣言
showdown-heading = ショーダウン
hand-ranking = 役の強さ
chances = 確率
pot-division = ポットの分け方
cards-used = 使えるカード
ties-and-odd-chips = 引き分けと端数チップ
betting-limits = ベット額
options = 選択ルール
examples = 例
example = 例
notes = 注
history = 歴史
sources = 出典
more-on-site = ほかの例は、サイトにある。
more-examples = ほかに{ $n }例ある（--examplesで表示）。
differences = { $game }との違い
variants = { $game }のバリエーション
also-called = 別名
default = 標準

## Facts of a game
players = 人数
deck = デッキ
betting-format = ベット形式
betting-formats = ベット形式
forced-bets = 強制ベット
joker-heading = ジョーカー
own-cards = 手札
board = ボード
cards = カード
betting-rounds = ベッティングラウンドの回数
draws = ドローの回数
cards-at-showdown = ショーダウンでの手札とボードの合計
own-cards-at-showdown = ショーダウンでの手札とボードの合計
cards-seen = 1人が見ることのできる最大枚数
most-players = シャッフルし直さずに配れる最大人数

## Columns of the overview of all games
column-game = ゲーム
column-family = 系統
column-players = 人数
column-cards = 手札
column-board = ボード
column-draws = ドロー
column-rounds = ラウンド
column-limit = ベット形式
column-pot = ポット
column-split = ポットの分割
column-low = ローの種類
column-class = 役
column-sample = 例

## Columns of what differs between ways of one rule

## Families; the end of the key is the value in the file
family-flop = フロップゲーム
family-stud = スタッドゲーム
family-draw = ドローゲーム
family-hybrid = ハイブリッド
family-wild = ワイルドカードのゲーム
family-open-face = チャイニーズポーカー
family-flop-short = フロップ
family-stud-short = スタッド
family-draw-short = ドロー
family-hybrid-short = ハイブリッド
family-wild-short = ワイルド
family-open-face-short = チャイニーズ

## Betting formats
limit-fixed-limit = フィックスリミット
limit-pot-limit = ポットリミット
limit-no-limit = ノーリミット
no-betting = ベットなし
limit-fixed-limit-short = FL
limit-pot-limit-short = PL
limit-no-limit-short = NL

## Sizes, positions and forced bets
position-button = ボタン
position-big-blind = ビッグブラインド
stakes-minimum-bet = 最低ベット額

## Streets and rounds
street-preflop = プリフロップ
street-flop = フロップ
street-turn = ターン
street-river = リバー
street-vela = ヴェラ
street-third = サードストリート
street-fourth = フォースストリート
street-fifth = フィフスストリート
street-sixth = シックスストリート
street-seventh = セブンスストリート
street-deal = 配り方
street-draw = ドロー
street-first-draw = 1回目のドロー
street-second-draw = 2回目のドロー
street-third-draw = 3回目のドロー
round-first = 最初のベッティングラウンド

## How cards lie, and places on the board
colour-black = 黒
colour-red = 赤
suits-black = スペードとクラブ
suits-red = ハートとダイヤ

## Words of examples
word-board = ボード
word-main-pot = メインポット
word-side-pot = サイドポット
word-side-pot-number = サイドポット{ $n }
extra-card-heading = 追加のカード
wild-heading = ワイルドカード

search-label = 検索
search-placeholder = ゲーム、ルール、用語
search-close = 閉じる
search-nothing = 見つかりません。ほかの言葉で探してください。
search-failed = 検索を読み込めませんでした。
search-page = 一覧
search-game = ゲーム
search-mix = ミックスゲーム
search-rule = ルール
search-chapter = 章
search-word = 用語
search-ranking = ハンドの強さ
search-option = 選択ルール
search-absent = この本にないゲーム
search-nearest = この本でいちばん近いのは{ $game }です。
search-example = 例

site-dark = ダークモードにする
site-light = ライトモードにする
site-permalink = この節へのリンク
site-copyright = ルールの文章は、CC BY 4.0の条件で共有・改変できます。
site-untranslated = このページの訳はまだありません。英語で表示しています。

## A page that is not there, and the site on a phone
title-short = ルールブック
missing-title = ページが見つかりません
missing-text = アドレスが間違っているか、ページがなくなっています。名前で探してください。
missing-offline = ネットワークにつながっていません。本のページはそのまま読めますが、印刷用のファイルは開けません。
path = このページの位置
renewed = 新しい版があります。
renewed-show = 表示する
site-keep = この端末に本全体を保存する（4 MB）
site-keeping = 保存しています…
site-kept = ネットワークがなくても読めます。
site-keep-failed = 保存できませんでした。オンラインのときに、もう一度お試しください。

## Finding and comparing games
find-any = 指定しない
find-more = ほかの条件
find-none = なし
find-whole = 分割しない
find-divided = 分割する
find-found = 該当するゲーム
find-without = 条件を1つ外すなら、
find-fewer = すべてを満たすゲームはありません。条件を減らしてください。
find-sort = 並べ替え
find-book-order = 本の順
find-reset = 条件を消す
find-compare = ゲームの比較
find-compare-text = 2つか3つのゲームを並べて表示します。違いのある部分に印を付けます。
find-choose = 選ぶ
find-play = テーブルモードで遊ぶ
find-only-different = 異なる部分だけを表示する
find-differs = 異なる
find-wrong-address = このページのアドレスで指定されたものは、ここにはありません。
find-failed = ルールを読み込めませんでした。
find-needs-script = 比較にはJavaScriptが必要です。JavaScriptがなくても、バリエーションのページには、元になるゲームとの違いが載っています。
find-tonight = 今夜のゲーム
find-tonight-text = 人数と好みを選ぶと、なるべく違う系統から、その夜に遊ぶゲームの一覧を作ります。よく知られたゲームほど、選ばれやすくなります。一覧は、保存や印刷のほか、テーブルモードでも使えます。
find-how-many = ゲームの数
find-known = 知っているゲーム
find-known-all = 何でも可（おまかせ）
find-another = 別の一覧にする
find-print = 印刷する

## Decisions question by question
decide = 裁定（質問に答えて決める）
decide-short = その場の裁定
decide-text = 質問に順番に答えていくと、最後に、どう処理するかとその根拠になる規定を示します。
decide-happened = 何についての裁定ですか？
decide-ask = 質問に順番に答える
decide-back = 前の質問に戻る
decide-over = 最初からやり直す
decide-quiz = クイズ：どう裁定するか
decide-next-case = 次の例
decide-aloud = 発声
decide-tree = 質問をすべて表示する

## Choices of a table on the page of a game
switch-yours = このテーブルのルール
switch-reset = 標準のルールに戻す
switch-share = このルールへのリンク
switch-card = このテーブルのカード
switch-wrong = このページのアドレスには、このゲームにない選択ルールが指定されています。
switch-refused = この組み合わせは選べません。
switch-stopped = この例は標準のルールによるもので、このテーブルのルールではこのとおりには進みません。
switch-unshown = 選んだルールが3つ以上重なる行は、標準のルールのまま表示し、その行にその旨を示します。
switch-unshown-line = 選んだルールが3つ以上重なるため、標準のルールのまま表示しています。
switch-failed = 選択ルールを読み込めませんでした。
switch-of-the-book = 標準のルールによる表と数字で、このテーブルのルールのものではありません。

## トップページ
front-known = 人気のゲーム
front-all = この本にあるもの
front-split = 分け合う
front-rules-of = { $game }のルール
front-first = 初めての人
front-learn = まず読む
front-today = 毎日1つ
front-today-door = 今日の1ディール
front-showdown = ショーダウンで
front-wrong = 困ったとき
front-choosing = ゲームを選ぶとき
front-table = 仲間で遊ぶとき
front-player = 席に着く人
front-dealer = 配る人
front-floor = 裁定する人
front-add = ゲームを追加する
front-add-text = 30行ほどのファイル1つから、ページもカードも、プレイできるゲームも作れる
front-all-games = 人数、手札、ドロー、ベット形式を1つの表で
front-glossary = テーブルで使う言葉
front-index = ゲーム、ルール、用語の五十音順
front-about = この本の使い方
front-about-text = ページの見方、ルールの引用のしかた、出典

## サイトの検索に出るページ
names-short = すべてのゲームとミックスゲームの呼び名
about-short = ページの読み方、ルールの引用、オフラインでの利用、印刷できるもの
programs-title = プログラムから使う
programs-short = すべてのゲームとルールのJSON、コマンド、Pythonパッケージ、ハンド履歴
add-a-game-title = 15分でゲームを追加する
add-a-game-short = 近いゲームから始めて、ページ、カード、実戦例ができるまで

## 端末で、この本にないものを尋ねられたとき
not-here = { $name }は、この本にありません：{ $hint }
not-here-near = 近いのは{ JOIN($names, by: "、") }
not-here-all = { $games }と{ $rules }で、すべてを見られます
