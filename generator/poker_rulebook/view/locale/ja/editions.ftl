### 以前の版と、その後の変更

editions = 版
editions-text = この本のすべての版を、その後の変更とともに読むことができる。
edition = 版
edition-changes = この版の後に変わったこと
edition-nothing = どのページの内容も変わっていない。
edition-once = 複数のページで同じ語句が変わったときは、最初のページにだけ示す。
edition-pages = この版の内容
edition-changed = 変更
edition-added = 新規
edition-removed = 廃止
edition-renamed = 改名
edition-page-text = この版でのページの内容。現在も同じかどうかを、ルールごとに示す。
edition-now = 現在のページ
edition-rule-same = 現在も同じ
edition-rule-changed = 現在は異なる
edition-rule-gone = 現在はない
edition-since = この内容になった版
edition-new = 前の版からの変更
edition-then = 印刷時の版の内容：
