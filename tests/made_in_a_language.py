"""Site and paper of a book in one language: python made_in_a_language.py BOOK OUT LANGUAGE"""

import sys
from pathlib import Path

from poker_rulebook.book.load import load
from poker_rulebook.paper.before import before_jobs
from poker_rulebook.paper.book import book_jobs
from poker_rulebook.paper.cards import card_jobs, sheet_jobs
from poker_rulebook.paper.typesetting import print_all
from poker_rulebook.view.book import book_view, editions
from poker_rulebook.web.site import build_site

if __name__ == "__main__":
    folder, out, locale = sys.argv[1:]
    book = load(Path(folder))
    shown = editions(book_view(book), [locale])
    build_site(shown, Path(out) / "site", book.folder)
    print_all(
        [job for jobs in (book_jobs, card_jobs, sheet_jobs, before_jobs) for job in jobs(shown, Path(out))]
    )
