"""rulebook new, ready: a file to begin with, and what it still wants in the end."""

from __future__ import annotations

import click

from poker_rulebook.book.load import Book, load
from poker_rulebook.cli.shared import book_option, complain, counted


@click.command("new")
@click.argument("id_", metavar="ID")
@click.option("--from", "model", default="", metavar="GAME", help="What it is made from, by its id.")
@click.option("--ranking", is_flag=False, flag_value="", metavar="[ID]", help="Begin a ranking.")
@click.option("--deck", is_flag=False, flag_value="", metavar="[ID]", help="Begin a deck.")
@click.option("--mix", is_flag=False, flag_value="", metavar="[ID]", help="Begin a mix.")
@click.option(
    "--rule", is_flag=False, flag_value="", metavar="[ID]", help="Begin a general rule, behind that one."
)
@click.option("--name", default="", help="Its name in English.")
@click.option("--name-ja", default="", help="Its name in Japanese.")
@book_option
def new_command(id_: str, model: str, name: str, name_ja: str, book: Book, **kinds: str | None) -> None:
    """A new game, made from another one; or a ranking, a deck, a mix, a general rule.

    \b
    rulebook new royal-holdem --from texas-holdem --name "Royal Hold'em" --name-ja ロイヤル・ホールデム
    rulebook new six-up --ranking --from short-deck

    The file says … where something is still to be written, and `rulebook check` asks for it.
    """
    from poker_rulebook.book.begun import CannotBegin, begin

    asked = {kind: said for kind, said in kinds.items() if said is not None}
    if len(asked) > 1:
        complain(f"one thing at a time: {' or '.join(f'--{kind}' for kind in asked)}", 2)
    kind, said = next(iter(asked.items()), ("game", ""))
    model = model or said
    if not model:
        complain(f"say what the {kind} is made from: --from ID", 2)
    if kind == "game" and (known := book.called(model)):
        model = known
    try:
        begun = begin(book, kind, id_, model, name, name_ja)
    except CannotBegin as error:
        complain(str(error), 2)
    click.echo(
        f"{begun.file}:{begun.line} is begun, from {model}. Change what differs, then run: rulebook check {begun.file}"
    )


@click.command("ready")
@click.argument("name", metavar="GAME")
@click.option(
    "--write", is_flag=True, help="Renew what is counted first: digests, chances, counts of random play."
)
@book_option
def ready_command(name: str, write: bool, book: Book) -> None:
    """What a game still wants before its pull request, in order; the status is 1 while anything is wanted.

    Where the folder of the book has tests, those of this game are run: random play counts as it was kept, and
    examples notice every changed rule.
    """
    from poker_rulebook.readiness import renew, still_wanted

    id_ = book.called(name)
    if id_ not in book.games.paths:
        complain(f"no game is called {name!r}: 'rulebook list' shows all games", 2)
    for written in renew(book, id_) if write else ():
        click.echo(f"written: {written}")
    book = load(book.folder) if write else book
    wanted = 0
    for place, missing in still_wanted(book, id_):
        click.echo(f"{place}: {len(missing) or 'nothing'} wanted")
        for said in missing:
            wanted += 1
            click.echo(f"{wanted:>3}. {said}")
    click.echo(f"{id_}: {counted(wanted, 'thing')} wanted" if wanted else f"{id_} is ready")
    if wanted:
        raise SystemExit(1)
