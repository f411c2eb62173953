### Earlier editions of the book, and what has changed since

editions = Editions
editions-text = Every edition of this book stays readable, with what has changed since.
edition = Edition
edition-changes = What has changed since
edition-nothing = No page says anything else.
edition-once = Where the same words have changed on several pages, the first of them tells it.
edition-pages = What it said
edition-changed = changed
edition-added = new
edition-removed = no longer in the book
edition-renamed = renamed
edition-page-text = This is what the page said in this edition. Each rule says whether it is still so.
edition-now = The page as it is now
edition-rule-same = still so
edition-rule-changed = says something else now
edition-rule-gone = no longer on the page
edition-since = Since edition
edition-new = changed since the last edition
edition-then = What it said in edition
