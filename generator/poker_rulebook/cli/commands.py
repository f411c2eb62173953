"""All commands: where each is written, and what it is for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from poker_rulebook import __version__
from poker_rulebook.cli import TYPED

FOR = {  # who uses it -> name of a command -> its module, and what it is for
    "Players and dealers": {
        "show": ("books", "A game, mix, rule or word, in the terminal."),
        "list": ("books", "Every game and every mix."),
        "rules": ("books", "Every general rule: number, name, id."),
        "map": ("books", "All games at a glance, what beats what, what went wrong."),
        "deal": ("playing", "One random hand, told."),
        "rank": ("verdicts", "The value and name of a hand."),
        "showdown": ("verdicts", "Who wins which share, and with what."),
        "odds": ("verdicts", "What part of the pot hands take on average."),
    },
    "The floor": {
        "wager": ("verdicts", "What chips and words amount to."),
        "incident": ("playing", "What is ruled when something goes wrong at a table."),
        "ruling": ("playing", "The same of a recorded hand, with the hand after it."),
        "director": ("verdicts", "What a tournament director works out."),
    },
    "Card rooms and home games": {
        "print": ("publishing", "Cards, sheets or a book, for any games."),
        "build": ("publishing", "Site, books, table cards and JSON."),
        "book": ("editors", "A book of one's own, begun as a copy."),
    },
    "Editors": {
        "serve": ("publishing", "The site, rebuilt as files change."),
        "new": ("editors", "A game, mix, ranking, deck or rule, begun."),
        "check": ("editors", "Everything that can be wrong with the data."),
        "ready": ("editors", "What a game still wants for a pull request."),
        "diff": ("editors", "What a change does, in words and in play."),
        "measure": ("editors", "The chances on the pages, counted."),
        "translations": ("editors", "What a language lacks, and the file for its translators."),
        "edition": ("editors", "Freezes the book as an edition that stays readable."),
    },
    "Programs": {
        "replay": ("playing", "Hand histories played again."),
        "resume": ("playing", "Goes on from a recorded hand."),
        "simulate": ("playing", "Random legal play, checked."),
    },
}
WHERE = {name: where for commands in FOR.values() for name, where in commands.items()}

EXTRAS = {  # of pyproject.toml -> modules that they bring
    "numpy": ("numpy",),
    "site": ("mkdocs", "material", "typst"),
    "paper": ("noto_cjk_sans_jp_regular", "pikepdf", "pylopdf_fonts_cjk", "segno", "typst"),
}
NEEDED = {
    "odds": ("numpy",),
    "build": ("site", "paper"),
    "serve": ("site",),
    "print": ("paper",),
}  # command -> extras


def without_extras(name: str) -> str:
    """What to install for a command where that is not here; '' where nothing is missing."""
    lacking = [
        extra for extra in NEEDED.get(name, ()) if not all(find_spec(module) for module in EXTRAS[extra])
    ]
    return (
        f"'rulebook {name}' needs more: pip install 'poker-rulebook[{','.join(lacking)}]'" if lacking else ""
    )


def given_twice(command: click.Command, ctx: click.Context, args: list[str]) -> str:
    """The first option that stands there again although it has one value, of which the last would count; '' for none."""
    try:
        *_, order = command.make_parser(click.Context(command, ctx)).parse_args([*args])
    except click.UsageError:  # which the command tells
        return ""
    options = [it for it in order if isinstance(it, click.Option) and not it.multiple and it.name != "help"]
    return next((it.opts[0] for place, it in enumerate(options) if it in options[:place]), "")


class Commands(click.Group):
    """A group that imports a command's module only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(WHERE)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in WHERE:
            return None
        if missing := without_extras(name):
            from poker_rulebook.cli.shared import complain

            complain(missing, 2)
        module = import_module(f"poker_rulebook.cli.{WHERE[name][0]}")
        command: click.Command = getattr(module, f"{name}_command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for who, commands in FOR.items():
            with formatter.section(who):
                formatter.write_dl([(name, purpose) for name, (_, purpose) in commands.items()])

    def make_context(self, info_name: str | None, args: list[str], *given: Any, **more: Any) -> click.Context:
        """Also prints help and version; what keeps them from being printed is told as it is of other commands."""
        typed = tuple(args)
        try:
            context = super().make_context(info_name, args, *given, **more)
        except OSError as error:
            from poker_rulebook.cli.shared import without_tracebacks

            with without_tracebacks():
                raise error
        context.meta[TYPED] = typed
        return context

    def invoke(self, ctx: click.Context) -> Any:
        from poker_rulebook.cli.shared import without_tracebacks

        with without_tracebacks():
            return super().invoke(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            name, command, rest = super().resolve_command(ctx, args)
        except click.UsageError:
            from poker_rulebook.book.problems import suggestion

            ctx.fail(f"no command {args[0]!r}: {suggestion(args[0], WHERE)}")
        if command is not None and (twice := given_twice(command, ctx, rest)):
            click.Context(command, ctx, name).fail(f"{twice} is written twice: write it once")
        return name, command, rest


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rulebook")
def rulebook() -> None:
    """Poker variants as data: check them, play them, and publish them in two languages.

    \b
    rulebook show razz             the rules of a game
    rulebook show odd-chips        a chapter of the general rules
    rulebook deal omaha-8          a random hand
    rulebook check                 after a change: what is wrong, and what to type
    """
