### テーブルで言うこと。.reading は、相手の言語の言い方の読み

talk = 2か国語のテーブルトーク
talk-text = ディーラー、プレイヤー、フロアが言うことを、日本語と英語で並べる。初めの60行は、読みを付けた携帯用の一覧である。日本のポーカールームで普通に使われる言い方であるが、すべてを実際に確かめたわけではない（未確認）。その後に、本書のゲームと裁定での言い方を続ける。英語では「to」の後に合計の額を言ってレイズし、日本語では、言った額がそのまま合計の額になる。海外では「フォールド」が聞き間違えられやすいので、カードも前に出す。
talk-said = 日本語
talk-abroad = 英語
talk-reading = 読み

talk-at-hand = ディールの前後
talk-at-players = プレイヤーの発声
talk-at-dealer = ディーラーの確認と告知
talk-at-showdown = ショーダウン
talk-at-floor = 困ったとき
talk-at-event = トーナメントの告知
talk-at-games = 各ゲームでディーラーが言うこと
talk-at-rulings = 裁定のときに言うこと

## ディールの前後
aloud-shuffle = シャッフルアップ・アンド・ディール
    .reading = シャッフル・アップ・アンド・ディール
aloud-next = 次のハンドです
    .reading = ネクスト・ハンド
aloud-blinds = ブラインド200・400です
    .reading = ブラインズ・アー・トゥー・ハンドレッド・アンド・フォー・ハンドレッド
aloud-no-blind = ブラインドお願いします
    .reading = ブラインズ・プリーズ
aloud-no-ante = ビッグブラインドアンティお願いします
    .reading = ビッグ・ブラインド・アンティ・プリーズ
aloud-turn = アクションどうぞ
    .reading = ジ・アクション・イズ・オン・ユー
aloud-option = オプションです
    .reading = ユア・オプション
aloud-opened = ベットが入っています
    .reading = ゼア・イズ・ア・ベット
aloud-button = ボタン動きます
    .reading = ボタン・ムーブズ

## プレイヤーの発声
aloud-fold = フォールド
    .reading = フォールド
aloud-check = チェック
    .reading = チェック
aloud-call = コール
    .reading = コール
aloud-bet = ベット800
    .reading = ベット・エイト・ハンドレッド
aloud-raise = レイズ1,200
    .reading = レイズ・トゥー・トゥエルブ・ハンドレッド
aloud-total = レイズ、トータル2,400
    .reading = レイズ、トゥエンティフォー・ハンドレッド・トータル
aloud-complete = コンプリート
    .reading = コンプリート
aloud-bring-in = ブリングイン
    .reading = ブリングイン
aloud-all-in = オールイン
    .reading = オール・イン
aloud-how-much = コールはいくらですか
    .reading = ハウ・マッチ・イズ・イット・トゥ・ミー
aloud-time = タイムお願いします
    .reading = タイム・プリーズ
aloud-pat = パットです
    .reading = パット
aloud-three = 3枚お願いします
    .reading = スリー・カーズ

## ディーラーの確認と告知
aloud-ask-call = コールですか
    .reading = イズ・ザット・ア・コール
aloud-ask-raise = レイズですか
    .reading = イズ・ザット・ア・レイズ
aloud-aloud = 発声をお願いします
    .reading = プリーズ・セイ・イット・アラウド
aloud-count = カウントお願いします
    .reading = カウント・プリーズ
aloud-stack = スタックは8,000です
    .reading = エイト・サウザンド・ビハインド
aloud-pot = ポットは3,000です
    .reading = ザ・ポット・イズ・スリー・サウザンド
aloud-back = 100お返しします
    .reading = ワン・ハンドレッド・バック
aloud-short = コールまであと200です
    .reading = トゥー・ハンドレッド・モア・トゥ・コール
aloud-minimum = レイズは1,200からです
    .reading = ザ・ミニマム・レイズ・イズ・トゥー・トゥエルブ・ハンドレッド
aloud-one-chip = チップ1枚なので、コールです
    .reading = ワン・チップ・イズ・ア・コール
aloud-called = オールイン・アンド・コール
    .reading = オール・イン・アンド・ア・コール
aloud-heads-up = ヘッズアップです
    .reading = ヘッズ・アップ
aloud-three-ways = スリーウェイです
    .reading = スリー・プレイヤーズ
aloud-around = チェックアラウンド
    .reading = チェックス・アラウンド
aloud-how-many = 交換は何枚ですか
    .reading = ハウ・メニー・カーズ

## ショーダウン
aloud-show = ショーダウンお願いします
    .reading = ショー・ユア・ハンズ・プリーズ
aloud-open = ハンドオープンお願いします
    .reading = カーズ・アップ・プリーズ
aloud-every = すべてのカードを見せてください
    .reading = オール・ユア・カーズ・プリーズ
aloud-winner = シート3の勝ちです
    .reading = シート・スリー・ウィンズ
aloud-chop = チョップです
    .reading = スプリット・ポット
aloud-low = ローが成立しています
    .reading = ゼア・イズ・ア・ロー
aloud-no-low = ローなしです
    .reading = ノー・ロー
aloud-board = ボードプレイです
    .reading = プレイング・ザ・ボード
aloud-side = サイドポットからいきます
    .reading = サイド・ポット・ファースト

## 困ったとき
aloud-wait = 少々お待ちください
    .reading = ワン・モーメント・プリーズ
aloud-floor = フロアお願いします
    .reading = フロア・プリーズ
aloud-stop = ストップ。そのままでお願いします。
    .reading = ストップ。リーブ・エブリシング・アズ・イット・イズ。
aloud-misdeal = ミスディールです。カードを戻してください。
    .reading = ミスディール。カーズ・バック・プリーズ。
aloud-turn-wrong = 順番外です。お待ちください。
    .reading = アウト・オブ・ターン。プリーズ・ウェイト。
aloud-string = ストリングベットです。コールになります。
    .reading = ストリング・ベット。イット・イズ・ア・コール。
aloud-clock = クロックが入ります。25秒です。
    .reading = クロック。ユー・ハブ・トゥエンティファイブ・セカンズ。
aloud-timeout = 時間切れです。ハンドは無効です。
    .reading = タイム。ザ・ハンド・イズ・デッド。

## トーナメントの告知
aloud-level = レベルアップです。次のハンドから300・600です。
    .reading = レベル・アップ。スリー・ハンドレッド・アンド・シックス・ハンドレッド・フロム・ザ・ネクスト・ハンド。
aloud-colour = カラーアップです。端数は切り上げます。
    .reading = カラー・アップ。オッド・チップス・アー・ラウンデッド・アップ。
aloud-break = 10分間のブレイクです
    .reading = ブレイク、テン・ミニッツ
aloud-table-breaks = テーブルブレイクです。シートカードをお渡しします。
    .reading = ディス・テーブル・ブレイクス。ヒア・アー・ユア・シート・カーズ。
aloud-move = テーブル5、シート3へ移動をお願いします
    .reading = プリーズ・ムーブ・トゥ・テーブル・ファイブ、シート・スリー
aloud-hand-for-hand = ハンド・フォー・ハンドです
    .reading = ハンド・フォー・ハンド
