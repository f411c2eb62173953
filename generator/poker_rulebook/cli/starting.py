"""rulebook new, ready: a file to begin with, and what it still wants in the end."""

from __future__ import annotations

from collections.abc import Iterable

import click

from poker_rulebook.book.load import Book, load
from poker_rulebook.cli.shared import book_option, complain, counted
from poker_rulebook.languages import BESIDE


@click.command("new")
@click.argument("id_", metavar="ID")
@click.option("--from", "model", default="", metavar="GAME", help="What it is made from, by its id.")
@click.option("--ranking", is_flag=False, flag_value="", metavar="[ID]", help="Begin a ranking.")
@click.option("--deck", is_flag=False, flag_value="", metavar="[ID]", help="Begin a deck.")
@click.option("--mix", is_flag=False, flag_value="", metavar="[ID]", help="Begin a mix.")
@click.option(
    "--rule", is_flag=False, flag_value="", metavar="[ID]", help="Begin a general rule, after that one."
)
@click.option(
    "--name", "named", multiple=True, metavar="LANG=TEXT", help="Its name in a language, once for each."
)
@book_option
def new_command(id_: str, model: str, named: tuple[str, ...], book: Book, **kinds: str | None) -> None:
    """A new game, made from another one; or a ranking, a deck, a mix, a general rule.

    \b
    rulebook new royal-holdem --from texas-holdem --name "en=Royal Hold'em" --name ja=ロイヤル・ホールデム
    rulebook new six-up --ranking --from short-deck

    The file says … where something is still to be written, and `rulebook check` asks for it.
    """
    from poker_rulebook.book.begun import CannotBegin, begin

    asked = {kind: said for kind, said in kinds.items() if said is not None}
    if len(asked) > 1:
        complain(f"one thing at a time: {' or '.join(f'--{kind}' for kind in asked)}", 2)
    kind, said = next(iter(asked.items()), ("game", ""))
    names = {language: text for language, _, text in (one.partition("=") for one in named)}
    for language, text in names.items():
        if language not in BESIDE or not text:
            complain(f"--name is written {' or '.join(f'{code}=TEXT' for code in BESIDE)}", 2)
    model = model or said
    if not model:
        complain(f"say what the {kind} is made from: --from ID", 2)
    if kind == "game" and (known := book.called(model)):
        model = known
    try:
        begun = begin(book, kind, id_, model, names)
    except CannotBegin as error:
        complain(str(error), 2)
    click.echo(
        f"{begun.file}:{begun.line} is begun, from {model}. Change what differs, then run: rulebook check {begun.file}"
    )


@click.command("ready")
@click.argument("name", metavar="[GAME]", default="")
@click.option(
    "--write", is_flag=True, help="Renew what is counted first: digests, chances, counts of random play."
)
@book_option
def ready_command(name: str, write: bool, book: Book) -> None:
    """What a game still wants before its pull request, in order; the status is 1 while anything is wanted.

    Without GAME every game that has changed since the branch main. In a checkout of this book the tests of the game
    are run: random play counts as it was kept, and examples notice every changed rule.
    """
    from poker_rulebook.folders import changed_files
    from poker_rulebook.readiness import Untested, recount, renew, still_wanted

    changed = [] if name else list(changed_files(book.folder))
    ids = [book.called(name)] if name else [id_ for id_ in book.games.paths if f"games/{id_}.yaml" in changed]
    if name and ids[0] not in book.games.paths:
        complain(f"no game is called {name!r}: 'rulebook list' shows all games", 2)
    wanted = 0
    try:
        if write:
            for id_ in ids:
                _written(renew(book, id_))
            book = load(book.folder)
            _written(recount(book, changed or [book.games.source(id_).file for id_ in ids]))
        for id_ in ids:
            for place, missing in still_wanted(book, id_):
                click.echo(f"{place}: {len(missing) or 'nothing'} wanted")
                for said in missing:
                    wanted += 1
                    click.echo(f"{wanted:>3}. {said}")
    except Untested as error:
        complain(str(error), 1)
    told = ", ".join(ids)
    click.echo(
        f"{told}: {counted(wanted, 'thing')} wanted"
        if wanted
        else f"{told or 'every game'} {'are' if len(ids) > 1 else 'is'} ready"
    )
    if wanted:
        raise SystemExit(1)


def _written(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(f"written: {line}")
