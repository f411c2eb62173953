### ゲームのファイルを編集するページ。$n 数 · $deals 配ったハンドの数 · $line ファイルの行

edit-title = 本を編集する
edit-text = ゲームや一般ルールのファイルを書き換えるか、新しいゲームを書き始めると、誤り、例の結果、ページとテーブルカードの文言が、入力しながら分かります。自分で提案するまで、内容がこの端末から送られることはありません。
edit-here = このゲームを編集する
edit-script = 編集にはJavaScriptが必要です。使えない場合は、CONTRIBUTING.ja.mdの手順に沿って、手元に置いた本のファイルを書き換えてください。
edit-which = ゲーム
edit-open = ファイルを編集する
edit-other = 一般ルール、用語、ミックスゲーム、規則集
edit-presets = 規則集
edit-page = このページを編集する
edit-new = 新しいゲーム
edit-base = 元にするゲーム
edit-nothing = なし
edit-id = 識別名（英小文字、数字、ハイフン）
edit-begin = ファイルを書き始める

## スクリプトの文言
edit-ask = プログラムを読み込んで始める（15 MB、最初だけ）
edit-loading = プログラム（Python、ルール、本の内容、あわせて15 MB）を読み込んでいます。最初だけです…
edit-failed = プログラムを読み込めませんでした。オンラインのときに、もう一度お試しください。
edit-stopped = この内容を処理している途中で、プログラムが止まりました。入力した内容は残っています。ページを再読み込みすると続けられます。
edit-disk = ディスクから開いたページでは、ブラウザーの制限でプログラムが動きません。「rulebook serve」などのサーバーを通して開いてください。
edit-missing = このサイトは編集用のプログラムなしで作られています。「make book」で入ります。
edit-old = このブラウザーは古いため、プログラムが動きません。
edit-unknown = この名前のゲームは本にありません。何もない状態から書き始めます。
edit-no-id = 「{ $id }」は識別名として使えません。royal-holdemのように、小文字の英字、数字、1つずつのハイフンで書いてください。
edit-looking = ファイルを調べています…
edit-right = ここで調べられる範囲では、ファイルに誤りはありません。確率の計算と、間違った進行をどれかの例が必ず見つけるかどうかは、プルリクエストのときに調べます。
edit-wrong = { $n ->
    [1] 誤りが1件あります。
   *[other] 誤りが{ $n }件あります。
 }
edit-waits = ファイルのルールが読めるようになると、ここに表示します。誤りはファイルの下に並んでいます。
edit-no-model = 何もない状態から書き始めたゲームなので、比べるものがありません。
edit-file = ファイル
edit-problems = 誤り
edit-line = { $line }行目
edit-fits = ここに書ける語
edit-fits-keys = Ctrl+スペースで移り、Escで戻ります。
edit-views = どう変わるか
edit-form = フォーム
edit-examples = 例
edit-sentences = 文
edit-card = テーブルカード
edit-changes = プレイ
edit-as-stated = ファイルのとおりの結果になる
edit-otherwise = ファイルのとおりの結果にならない
edit-under = この選択で見る
edit-usual = この本の通常の選択
edit-before = 変更前
edit-after = 変更後
edit-only = 変わるところだけ
edit-same = ここには変わるところがありません。
edit-deals = { $n ->
    [0] 同じランダムな{ $deals }ディールの結果は、変更の前後で変わりません。
    [1] 同じランダムな{ $deals }ディールのうち、1ディールで勝者またはチップの増減が変わります。
   *[other] 同じランダムな{ $deals }ディールのうち、{ $n }ディールで勝者またはチップの増減が変わります。
 }
edit-choice = 選択ルール{ $choice }
edit-ends = 結果が変わる例：{$examples}
edit-deal = 進み方が変わる{ $n }番目のディール
edit-more = もう1つ足す
edit-less = 取り除く
edit-reread = 読み直しました
edit-write = このとおりに書く
edit-propose = 提案する
edit-propose-title = タイトル
edit-propose-file = ファイル
edit-propose-summary = 変更の内容
edit-still-wrong = ファイルにはまだ誤りがあります。
edit-propose-show = 提案の内容を表示する
edit-propose-open = リポジトリで開く
edit-propose-paste = ファイルが長く、アドレスに収まりません。内容をコピーしたので、開いた先の内容と置き換えてください。
edit-propose-no-host = このサイトには、変更を提案するリポジトリの設定がありません。ファイルをダウンロードして、本の管理者に渡してください。
edit-download = ファイルをダウンロードする
edit-anew = 最初の状態に戻す
edit-anew-sure = ファイルを元に戻しますか。変更した内容は失われます。
