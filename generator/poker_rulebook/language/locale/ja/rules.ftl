### 共通ルール：ページで使う語。名詞には句点を付けない。

general-rules = 共通ルール
general-rules-short = ポーカーの遊び方、ベッティング、ポット、ディーリング、形式、各種の表など、複数のゲームに共通すること。
general-rules-text = 複数のゲームに共通するルール。ポーカーの遊び方、ベッティング、ポットの分配、ディーリング、ゲームの形式、各種の表を収める。番号はこの版のもので、引用にはアドレスにある識別名を使う。識別名は変わらない。
general-rules-scope = 本書は、主催者のルールとTDAルールを補うものであり、これらに代わるものではない。異なる定めがあるときはそれらを優先し、法令や監督機関の定めがあれば、これを最も優先する。各ゲームは標準のベット形式で示す。ほかの形式で行うこともでき、その場合はルールをその形式に合わせる。ポーカールームにより扱いが異なる点では、標準の扱いを先に示す。

## ルールの対象者
role-player = プレイヤー
role-dealer = ディーラー
role-floor = フロア
role-page-player = プレイヤー向け
role-page-dealer = ディーラー向け
role-page-floor = フロア向け
role-text-player = プレイヤーに必要な共通ルールを、すべての章から集めたもの。
role-text-dealer = ディーラーがディールの進行に必要とする共通ルールを、すべての章から集めたもの。
role-text-floor = フロアが裁定やトーナメントの準備に必要とする共通ルールを、すべての章から集めたもの。
role-find = 起きたことや知りたいことから探す

## ルールの要素
cases-situations-if = 状況
cases-situations-then = 扱い
cases-questions-if = 問い
cases-questions-then = 答え
cases-kinds-if = 場合
cases-kinds-then = 内容
cases-points-if = 項目
cases-points-then = 確認すること
cases-mixes-if = ミックス
cases-mixes-then = ゲーム
cases-mistakes-if = 誤り
cases-mistakes-then = 訂正の期限
answer-yes = はい
answer-no = いいえ
house-alternatives = ハウスルールの違い
worked-cases = 適用例
put-right-until = 訂正の期限
see-also = 参照
# ゲームのページに示す、引用するルールと、その種類のゲームを扱うほかの章
game-rules = このゲームに関係する共通ルール
other-choices = ほかの選択肢
game-chapters = 関係する章
# すべてのゲームに共通ではない章
concerns-games = { GAMES($n) }のゲームに関係する章

## TDAルールの番号順の対照
tda = TDAルールとの対照
tda-text = Poker TDAルール2024の71のルールと22の推奨手順を番号順に並べ、同じことを扱う本書のルールを示す。新しい版で変わった番号は、分かっているものを併記する。TDAルールに代わるものではない。正文はpokertda.comにある。
tda-rule = TDA{ $edition }年版
tda-rule-unverified = TDA{ $edition }年版（未確認）
tda-subject = 内容
tda-ours = 本書のルール
tda-stands = 扱い
tda-rules = { $n }
tda-procedures = RP-{ $n }
tda-added = 新設
tda-same = TDAと同じ
tda-rooms-differ = TDAと同じ。異なる扱いも示す
tda-departs = TDAと異なり、そのことを示す
tda-outside = 本書の対象外
tda-unverified = 未確認

japan = 日本と海外の違い
japan-text = JOPTの規定から分かる日本のトーナメントの扱いと、本書にあるほかのルール集の扱いが違う点を示す。日本だけの扱いを先に置く。実際の扱いはポーカールームごとに違うので、確かめること。
japan-stakes = 日本のポーカールームでは、金銭や換金できるものを賭けない。チップやポイントの扱いとプライズは、法令とポーカールームの定めによる（2026年1月現在。各ポーカールームの表示を確かめること）。
japan-here = 日本
japan-elsewhere = 海外

preset-label = 適用するルール
preset-book = 本書
preset-settled = { $preset }で決まっている{ $n }項目
preset-open = 定めなし
preset-tournaments = トーナメントの定め
only-in-cash-games = キャッシュゲームだけの決まり。
only-in-tournaments = トーナメントだけの決まり。

slip-title = この裁定の控え
slip-table = テーブル
slip-at-table = 、テーブル{ $table }
slip-by = { "" }適用するルール：{ $preset }。
slip-line = { $time }{ $table }：{ $rule }。{ $answers }→{ $outcome }{ $preset }版：{ $edition }
slip-code = この裁定を開くコード
slip-copy = コピー
slip-copied = コピーしました
slip-print = 印刷
slip-other = { $edition }の版による裁定。このページは{ $now }の版である。

house-subtitle = { $book }にもとづく、このポーカールームのルール
house-choice = ハウスルール
house-chose = ハウスルール（{ $option }）：{ $choice }
house-limit = ハウスルール：{ $limit }でプレイする。
house-rules = ハウスルール
house-rules-reading = はうするーる
house-rules-text = このポーカールームが、本書のルールのほかに定めていること。
