### 共通ルール：ページで使う語。名詞には句点を付けない。

general-rules = 共通ルール
general-rules-short = ベッティング、ポット、ディーリング、形式、各種の表など、複数のゲームに共通すること。
general-rules-text = 複数のゲームに共通するルール。ベッティング、ポットの分配、ディーリング、ゲームの形式、各種の表を収める。番号はこの版のもので、引用にはアドレスにあるIDを使う。IDは変わらない。

## ルールの対象者
role-player = プレイヤー
role-dealer = ディーラー
role-floor = フロア
role-page-player = プレイヤー向け
role-page-dealer = ディーラー向け
role-page-floor = フロア向け
role-text-player = プレイヤーに必要な共通ルールを、すべての章から集めたもの。
role-text-dealer = ディーラーがディールの進行に必要とする共通ルールを、すべての章から集めたもの。
role-text-floor = フロアが裁定や大会の準備に必要とする共通ルールを、すべての章から集めたもの。

## ルールの要素
case-if = 状況
case-then = 扱い
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
concerns-games = 対象のゲーム：{ GAMES($n) }
