"""rulebook translations: what a language lacks, and the file on which its translators work."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from poker_rulebook.book.load import Book
from poker_rulebook.cli.shared import FILE, book_option, chosen_game, complain, counted, warn
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE

if TYPE_CHECKING:
    from poker_rulebook.view.catalogue import Entry


@click.command("translations")
@click.argument("lang", metavar="LANG", type=click.Choice([code for code in LANGUAGES if code != SOURCE]))
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--export", "to", type=FILE, help="Write the file for translators: gettext, every text.")
@click.option("--import", "from_", type=FILE, help="Take over what they have translated.")
@book_option
def translations_command(
    lang: str, games: tuple[str, ...], to: Path | None, from_: Path | None, book: Book
) -> None:
    """What is missing in a language, file by file, and what is stale: made from a text that has changed since.

    \b
    rulebook translations de                        everything
    rulebook translations de razz badugi            what the pages of these games lack
    rulebook translations de --export de.po         for Weblate, Poedit, Lokalize or Virtaal
    rulebook translations de --import de.po         after a look at every placeholder

    With games the status is 1 while something is missing; so it is for a language that is complete.
    """
    from poker_rulebook import translations

    language = LANGUAGES[lang]
    if to:
        left = translations.export(book, language, to)
        click.echo(f"{to}: {counted(left, 'entry', 'entries')} to translate")
    elif from_:
        if lang in BESIDE:
            complain(f"the texts in {language.english} stand in the files of the book: change them there", 2)
        try:
            wrong = translations.take(book, language, from_)
        except ValueError as error:
            complain(f"{from_} is not a catalogue of gettext: {error}", 1)
        for line in wrong:
            warn(line)
        if wrong:
            raise SystemExit(1)
        click.echo(f"{language.catalogue} is written")
    elif games:
        _print_lacking(book, lang, games)
    else:
        _print_all(translations.entries(book, language), lang)


def _print_lacking(book: Book, lang: str, games: tuple[str, ...]) -> None:
    from poker_rulebook.translations import lacking

    missing = 0
    for name in games:
        game = chosen_game(book, name, {})
        found = lacking(game, book, LANGUAGES[lang])
        missing += len(found)
        click.echo(f"{game.id}: {len(found) or 'nothing'} missing")
        for key, source in found.items():
            click.echo(f"  {source}" if key == source else f"  {key} = {source}")
    if missing:
        raise SystemExit(1)


def _print_all(entries: list[Entry], lang: str) -> None:
    """How much of each file is missing, and every stale translation."""
    missing = [one for one in entries if not one.text]
    stale = [one for one in entries if one.text and one.before]
    files = [_file(one) for one in entries]
    lacking = Counter(map(_file, missing))
    for file, total in Counter(files).items():
        if lacking[file]:
            click.echo(f"{file}: {lacking[file]:,} of {total:,} missing")
    for one in stale:
        click.echo(
            f"{one.key or one.places[0]} is stale: {one.text!r}\n  from {one.before!r}\n  now  {one.source!r}"
        )
    click.echo(f"{LANGUAGES[lang].name}: {len(missing):,} of {len(entries):,} missing, {len(stale):,} stale")
    if (missing or stale) and LANGUAGES[lang].status != "begun":
        raise SystemExit(1)


def _file(one: Entry) -> str:
    return one.places[0].partition("#")[0] if one.places else "phrases"
