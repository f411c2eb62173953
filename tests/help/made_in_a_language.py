"""Site, pictures and paper of a book in one language: python made_in_a_language.py BOOK OUT LANGUAGE"""

import sys
from pathlib import Path

from poker_rulebook.book.load import load
from poker_rulebook.document.edition import editions
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.paper.social import write_social
from poker_rulebook.paper.typesetting import print_all
from poker_rulebook.publish import paper_jobs
from poker_rulebook.web.site import build_site

if __name__ == "__main__":
    folder, out, locale = sys.argv[1:]
    book = load(Path(folder))
    shown = editions(book_view(book), [locale])
    build_site(shown, Path(out) / "site", book.folder)
    write_social(shown, book.folder, Path(out) / "social")
    print_all(paper_jobs(shown, Path(out), book, endpapers(book)))
