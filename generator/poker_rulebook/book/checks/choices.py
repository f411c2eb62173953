"""Checks of choices: every one must lead to a game, or to a mix, that would pass by itself; and checks of a mix file,
whose games exist, under choices that are legal.

They look at the games of the book, so that these are checked before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from poker_rulebook.book import schema
from poker_rulebook.book.checks.subject import Known, can_be_built, cited_once, notes_are_current
from poker_rulebook.book.model import Game
from poker_rulebook.book.names import folded, nearest_to
from poker_rulebook.book.options import (
    UnknownChoice,
    apply_choice,
    chosen_from,
    common_options_for,
)
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import At, Finding, each, suggestion
from poker_rulebook.book.source import Source

CITED = ("games", "notes", "history", "options")
# what every page of a mix has
RESERVED = ("order", "rules", "turns", "next-game", "change", "limits", "players")
Wrong = list[tuple[str, str]]  # what is wrong, with the hints
Chosen = Callable[[dict[str, str]], Game]  # the game under one choice
After = Callable[[dict[str, str], Data], Wrong]  # of the file that this choice has changed


def wrong_choices(data: Data, known: Known, take: Chosen | None = None) -> Iterator[Finding]:
    """Findings in the options of a game file in which everything else is in order.

    take    where the book has this file: the game is made once, for its page as well
    """
    # large, and not needed where nobody tries choices
    from poker_rulebook.book.checks.game_file import findings

    def after(taken: dict[str, str], changed: Data) -> Wrong:
        make = partial(take, taken) if take else None
        return _wrong("game", partial(findings, make=make), changed, known)

    # no choice reaches into the examples
    rules = {key: value for key, value in data.items() if key != "examples"}
    common = common_options_for(rules, known.common)
    yield from _own_choices(rules, after)
    for option in common:
        for choice in option["choices"][1:]:
            taken = {option["id"]: choice["id"]}
            try:
                wrong = after(taken, chosen_from(rules, common, taken))
            except UnknownChoice as error:
                wrong = [(str(error), "")]
            told = f"with {option['id']}={choice['id']}"
            yield from (((), f"{told}: {message}", hint) for message, hint in wrong)


def wrong_mix_choices(data: Data, known: Known) -> Iterator[Finding]:
    """The same for a mix in which everything else is in order."""
    return _own_choices(data, lambda _, changed: wrong_mix_after(changed, known))


def _own_choices(data: Data, after: After) -> Iterator[Finding]:
    """Findings in the options that a file writes itself."""
    for at, choice in each(data, "options.*.choices.*"):
        is_default, changes = at[-1] == 0, sorted({"set", "drop", "move"} & choice.keys())
        if is_default and changes:
            message = "the first choice is the default, and the file itself says what it does"
            yield at, message, f"delete '{changes[0]}:'"
        elif not is_default and not changes:
            yield at, "this choice changes nothing", "add 'set:', 'drop:' or 'move:'"
        elif not is_default:
            taken = {data["options"][at[1]]["id"]: choice["id"]}
            wrong = _after_choice(data, choice, partial(after, taken))
            yield from ((at, message, hint) for message, hint in wrong)


def _after_choice(data: Data, choice: Data, after: Callable[[Data], Wrong]) -> Wrong:
    changed = dict(data)
    try:
        apply_choice(changed, choice)
    except UnknownChoice as error:
        return [(f"with this choice: {error}", "")]
    if changed == data:
        return [("this choice is the same as the default", "change a value, or delete the choice")]
    return [(f"with this choice: {message}", hint) for message, hint in after(changed)]


def wrong_in(data: Data, game: Game) -> Wrong:
    """What is wrong with the rules that choices have changed, where this game has been made of them."""
    from poker_rulebook.book.checks.game_file import findings_in

    return _named(Source("", data), findings_in(data, game))


def _wrong(kind: str, look: Callable[[Data, Known], Iterable[Finding]], data: Data, known: Known) -> Wrong:
    """What a look finds in a file that choices have changed, or what its schema does not allow there."""
    changed = Source("", data)
    if not schema.fits(data, known.schemas, kind, "examples"):
        bad = schema.problems(changed, known.schemas, kind, "examples")
        return [(f"{p.path}: {p.message}", p.hint) for p in bad]
    return _named(changed, look(data, known))


def _named(changed: Source, found: Iterable[Finding]) -> Wrong:
    return [(f"{changed.named(at)}: {message}", hint) for at, message, hint in found]


# --- mixes


def games_exist(data: Data, known: Known) -> Iterator[Finding]:
    """A game whose own file is wrong is told there."""
    for at, name in each(data, "games.*.game"):
        if name in known.games or known.faulty(name):
            continue
        names = known.called()
        called = names.get(folded(name), "")
        near = [id_ for id_ in nearest_to(name, names) if id_ in known.games]
        if called in known.games:
            yield at, f"{name!r} is not the id of a game", f"write '{called}'"
        elif called or name == data["id"]:
            yield at, f"{name!r} is a mix, and a mix holds games", "name its games one by one"
        else:
            hint = f"did you mean {near[0]!r}?" if near else "'rulebook list' shows all games"
            yield at, f"no game is called {name!r}", hint


def choices_are_legal(data: Data, known: Known) -> Iterator[Finding]:
    for at, part in each(data, "games.*"):
        if (game := known.games.get(part["game"])) is None:
            continue
        options = {option.id: [choice.id for choice in option.choices] for option in game.options}
        wrong: list[Finding] = []
        for place, choice in each(part, "choices.*", at):
            name = str(place[-1])
            if name not in options:
                hint = suggestion(name, options) or "delete the line: it has no options"
                wrong.append((place, f"{game.id} has no option {name!r}", hint))
            elif choice not in options[name]:
                message = f"{choice!r} is not a choice of {name!r}"
                wrong.append((place, message, suggestion(choice, options[name])))
        yield from wrong or _together(known, game.id, part.get("choices", {}), (*at, "choices"))


def _together(known: Known, game_id: str, taken: dict[str, str], at: At) -> Iterator[Finding]:
    try:
        known.take(game_id, taken)
    except UnknownChoice as error:
        yield at, str(error), "take one of them out"


def games_differ(data: Data, known: Known) -> Iterator[Finding]:
    """The same game may stand twice under different choices, as limit and no-limit Hold'em do."""
    seen = []
    for at, part in each(data, "games.*"):
        game = known.games.get(part["game"])
        usual = {option.id: option.choices[0].id for option in game.options} if game else {}
        rules = part["game"], usual | part.get("choices", {})
        if rules in seen:
            message = f"{part['game']!r} stands twice with the same rules"
            yield (*at, "game"), message, "delete one, or give it other 'choices:'"
        seen.append(rules)


def hands_are_counted(data: Data, known: Known) -> Iterator[Finding]:
    if "hands" in data["change"] and "hands" not in data:
        message = "the game changes after a number of hands, and nothing says how many"
        yield ("change",), message, "add 'hands: 8', with the right number"
    if "hands" in data and "hands" not in data["change"]:
        yield ("hands",), "no change counts hands", "delete the line, or add hands to 'change:'"


def one_table_serves_all(data: Data, known: Known) -> Iterator[Finding]:
    games = [known.games[part["game"]] for part in data["games"] if part["game"] in known.games]
    fewest = max((game.players[0] for game in games), default=0)
    for game in games:
        if game.players[1] < fewest:
            index = [part["game"] for part in data["games"]].index(game.id)
            message = f"{game.id} is for {game.players[1]} players at most, and another game needs {fewest}"
            yield ("games", index, "game"), message, "take one of the two out"


def mix_can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps the games of a mix from being put together."""
    yield from games_exist(data, known)
    yield from choices_are_legal(data, known)


def mix_findings(data: Data, known: Known) -> Iterator[Finding]:
    """Every finding of every check in a mix file that the schema has passed."""
    yield from cited_once(data, CITED, RESERVED)
    yield from notes_are_current(data)
    for check in (mix_can_be_built, games_differ, hands_are_counted, one_table_serves_all):
        yield from check(data, known)


# what keeps the file of a game, without the examples, from being made a game; and everything in that of a mix
unbuilt_after = partial(_wrong, "game", can_be_built)
wrong_mix_after = partial(_wrong, "mix", mix_findings)
