### 以前の版と、その後の変更

editions = 版
edition = 版
edition-whole = この版の当時のページ
edition-elsewhere = この版のページは、このサイトにはない。本の履歴から作られる。
edition-changes = この版の後に変わったこと
edition-nothing = どのページの内容も変わっていない。
edition-once = 複数のページで同じ語句が変わったときは、最初のページにだけ示す。
edition-changed = 変更
edition-added = 新規
edition-removed = 廃止
edition-renamed = 改名
edition-since = この内容になった版
edition-new = 前の版からの変更
edition-then = その後の変更：
retired-text = { $date }から、この本には載せていない。
retired-instead = 代わりに見るもの
