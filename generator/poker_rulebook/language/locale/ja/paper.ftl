### 印刷した本だけにある言葉。
paper-edition = { $edition }版（{ $date }）
# 最新の版の後に変わった本
paper-after = { $edition }版（{ $date }改訂）
paper-after-in-month = { $edition }版（{ $n }日改訂）
# まだ版のない本
paper-version = バージョン{ $version }（{ $date }）
paper-hand-of = { $hand }（{ $game }）
# 共通ルールとゲームの間にある部
paper-chapter = 第{ $number }章「{ $title }」
paper-no-chapters = この本のゲームに関係しない次の章は省いた。{ JOIN($chapters, by: "、") }。
paper-no-rules = ほかの章でも、関係しない次のルールは省いた。{ JOIN($rules, by: "、") }。
paper-own-numbers = 番号は、全体の本のものをそのまま用いる。
# 強い順に並べた役
paper-classes = 強い順に、{ JOIN($hands, by: "、") }。
paper-usual-options = 通常の選択ルール
paper-sources-text = 各ゲーム、ミックスゲーム、章の末尾に、Sと番号で出典を示す。名前に続く8桁の英数字は、そのファイルを表す。2冊の本でこれが同じなら、ルールも同じである。
paper-changes = { $edition }版の後に変わったこと
paper-changes-text = { $date }の版から内容が変わったページを示す。ウェブサイトでは、変わった文を1つずつ、前の文と比べて読むことができる。
# above lines to write on
paper-notes = わたしたちのルール
floor-card = フロア用カード
paper-seat = 席
paper-pot = ポット
paper-index-text = 太字の数字は、そのゲーム、ルール、用語の本文があるページを表す。ルールには、その前に番号を付す。ほかの数字は、それを引用する、または使うページである。
# 次の段または次のページに続くものの題の後
paper-continued = 続き

## 奥付
imprint-licence = 本書の文章は、クリエイティブ・コモンズ 表示 4.0 国際ライセンス（CC BY 4.0）のもと、出典を示せば、誰でも複製し、改変し、公開することができる。https://creativecommons.org/licenses/by/4.0/deed.ja
imprint-rules = ゲームのルールそのものは、誰のものでもない。ライセンスの対象は、本書の文章とその構成である。
imprint-made = 本書の規定は、プログラムが実際にゲームを進行させるのと同じデータから印刷したものであり、例はすべて、そのプログラムが進行させたディールである。「版」に続く英数字はこのデータを表し、これが同じ2冊の本は、ルールも同じである。各ゲームの末尾にも、そのゲームを表す英数字を記す。
imprint-type = 組版：Typst　書体：Libertinus Serif、Noto Serif JP、Noto Sans CJK JP（SIL Open Font License）
