### Earlier editions of the book, and what has changed since

editions = Editions
edition = Edition
edition-whole = The pages of this edition, as they were
edition-elsewhere = The pages of this edition are not part of this site: they are made from the history of the book.
edition-changes = What has changed since
edition-nothing = No page says anything different.
edition-once = Where the same words have changed on several pages, only the first of them shows it.
edition-changed = changed
edition-added = new
edition-removed = no longer in the book
edition-renamed = renamed
edition-since = Since edition
edition-new = changed since the last edition
edition-then = What has changed since edition
retired-text = Since { $date } this is no longer part of the book.
retired-instead = Instead
