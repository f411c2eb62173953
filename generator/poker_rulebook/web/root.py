"""What stands at the root of the site, above both languages: the front door, the page for missing pages, the list
of all pages for search engines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from poker_rulebook.languages import SOURCE
from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import say
from poker_rulebook.web.markdown import plain

INDEX = "index.html"  # what a server shows for a folder
NOT_LISTED = 'name="robots" content="noindex"'  # on pages that only lead to another
PLACES = {"all-games": "games/", "general-rules": "rules/", "glossary": "rules/glossary/"}


def write_root(
    books: Mapping[str, Edition], out: Path, pages: Iterable[Path], address: str = ""
) -> list[Path]:
    """The pages at the root; with the address of the site also what names the others by theirs."""
    (out / INDEX).write_text(front_door(books), "utf-8")
    (out / "404.html").write_text(missing_page(books, address), "utf-8")
    if address:
        listed = [path for path in pages if NOT_LISTED not in path.read_text("utf-8")]
        places = [path.relative_to(out).as_posix().removesuffix(INDEX) for path in listed]
        (out / "sitemap.xml").write_text(sitemap(list(books), places, address), "utf-8")
    return [out / INDEX, out / "404.html"]


def front_door(books: Mapping[str, Edition]) -> str:
    """The page at the root: to the first language that the visitor reads; a choice without JavaScript."""
    links = "<br>".join(
        f'<a href="{locale}/" lang="{locale}" hreflang="{locale}">{plain(book.title, locale)}</a>'
        for locale, book in books.items()
    )
    script = FRONT_DOOR % json.dumps(list(books))
    return DOCUMENT.format(
        lang=SOURCE,
        title=_both_titles(books),
        head=f"<script>{script}</script>",
        body=f"<main><h1>{links}</h1></main>",
    )


def missing_page(books: Mapping[str, Edition], address: str = "") -> str:
    """What a host shows for a page that is not there, in both languages, the one that was asked for first.

    It is shown at any address, so that its links begin at the root of the site: that of `address`, or what stands
    before the language in the one that was asked for.
    """
    root = urlsplit(address).path.rstrip("/") + "/"
    body = "".join(_missing(book) for book in books.values())
    script = MISSING % ("|".join(books), "null" if address else "found")
    head = f'<meta name="robots" content="noindex"><base href="{escape(root)}"><script>{script}</script>'
    return DOCUMENT.format(
        lang=SOURCE, title=f"404 · {_both_titles(books)}", head=head, body=f"<main>{body}</main>"
    )


def _missing(book: Edition) -> str:
    """The page in one language."""
    locale, label = book.locale, plain(say("search-label"), book.locale)
    links = "".join(
        f'<li><a href="{locale}/{place}">{name}</a></li>'
        for name, place in (
            (plain(book.title, locale), ""),
            *((plain(book.labels[key], locale), place) for key, place in PLACES.items()),
        )
        if book.parts or not place.startswith("rules")
    )
    return (
        f'<section lang="{locale}"><h1>{plain(say("missing-title"), locale)}</h1>'
        f"<p>{plain(say('missing-text'), locale)}</p>"
        f'<p class="offline" hidden>{plain(say("missing-offline"), locale)}</p>'
        f'<form action="{locale}/" role="search" aria-label="{label} ({locale})"><input type="search" name="q" aria-label="{label}">'
        f"<button>{label}</button></form><ul>{links}</ul></section>"
    )


def sitemap(locales: list[str], places: Iterable[str], address: str) -> str:
    """Every page with its address, and where the same page stands in each language."""
    root = escape(address.rstrip("/") + "/")
    entries = []
    for place in places:
        rest = place.partition("/")[2]
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{locale}" href="{root}{locale}/{rest}"/>'
            for locale in locales
        )
        entries.append(f"<url><loc>{root}{place}</loc>{others}</url>\n")
    return SITEMAP % "".join(entries)


def _both_titles(books: Mapping[str, Edition]) -> str:
    return " · ".join(plain(book.title, locale) for locale, book in books.items())


FRONT_DOOR = """
const known = %s, wanted = navigator.languages.map(language => language.slice(0, 2))
const locale = wanted.find(language => known.includes(language)) || known[0]
location.replace(locale + (location.protocol == "file:" ? "/index.html" : "/"))
"""

MISSING = """
const [, found, locale] = location.pathname.match(/^(.*?\\/)(%s)\\//) ?? []
if (%s) document.querySelector("base").href = found
addEventListener("DOMContentLoaded", () => {
  const asked = locale ?? navigator.language.slice(0, 2)
  const section = document.querySelector(`section[lang="${asked}"]`)
  if (section) section.parentElement.prepend(section)
})
"""

DOCUMENT = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
{head}
<style>
:root {{ color-scheme: light dark; background: light-dark(#fdfcfa, #141817); color: light-dark(#1f2423, #e0e4e2) }}
body {{ display: grid; place-content: center; min-height: 90vh; margin: 1rem; text-align: center; font: 1.1rem/1.6 system-ui, sans-serif }}
section + section {{ margin-top: 2.5rem; border-top: 1px solid #8888; padding-top: 1rem }}
h1 {{ font-size: 1.4rem; text-wrap: balance }} p {{ max-width: 34rem; text-wrap: balance }}
ul {{ padding: 0; list-style: none }} li {{ display: inline-block; margin: .3rem .7rem }} a {{ color: light-dark(#1b6a54, #84cfb4) }}
input, button {{ min-height: 2.6rem; padding: 0 .7rem; font: inherit }} input {{ width: min(14rem, 55vw) }}
</style>
</head>
<body>{body}</body>
</html>
"""

SITEMAP = """<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
%s</urlset>
"""
