"""Checks of choices: every one must lead to a game, or to a mix, that would pass by itself; and of the words of editors.

Checks of choices look at the games of the book, so that these are checked before.

Choices: numbers and rankings that the game does not have under the choice, and numbers that the choice sets and its words do
not say. A pitch: rules that have changed, too many words, numbers that the rules do not have.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import folded, nearest_to
from poker_rulebook.book.checks.subject import (
    NOT_YET,
    Known,
    can_be_built,
    cited_once,
    notes_are_current,
    translation_is_current,
)
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice, apply_choice, chosen_from, common_options_for
from poker_rulebook.book.parts import Data, pitch_digest, rules_spoken_of
from poker_rulebook.book.problems import At, Exact, Finding, each, exact, suggestion
from poker_rulebook.book.source import Source
from poker_rulebook.cards import rank_of
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE
from poker_rulebook.ranking import Ranking

# --- checks of choices


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
    here = [it for it in found if not (isinstance(it[2], Exact) and it[2].asks)]  # no choice changes notes
    return [(f"{changed.named(at)}: {message}", str(hint)) for at, message, hint in here]


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
        elif called or name == data.get("id"):
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


# --- what is wrong with the words of editors, held against the rules


# --- numbers

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
INDEX = {word: number for number, word in enumerate(NUMBERS)}
INDEX |= {word + ("es" if word == "six" else "s"): INDEX[word] for word in NUMBERS[2:11]}  # a pair of nines
_RANKS = re.compile(
    r"(?:two|three|four|five)[ -]of[ -]a[ -]kind|[2-9TJQKA]+(?:-[2-9TJQKA]+)+|\b[A2-9]-[2-9]\b|\w+(?:-\w+){2,}|[2-9TJQKA]{4,}"
)  # 7-5-4-3-2, ace-to-five, 75432
_DIGITS = re.compile(r"\d+")
_WORDS = re.compile(r"[a-z]+")


def numbers_in(text: str) -> Iterator[int]:
    """The numbers of a text in digits and in English words, without hands such as 7-5-4-3-2."""
    text = _RANKS.sub(" ", text)
    yield from map(int, _DIGITS.findall(text))
    yield from (INDEX[word] for word in _WORDS.findall(text.lower()) if word in INDEX)


def counts(data: Data, game: Game) -> Iterator[int]:
    """The numbers of a game: those in its rules and names, and those that follow from them; 10, a rank, always."""
    said = json.dumps([rules_spoken_of(data), data["name"], data.get("based_on", ""), data["id"]])
    yield from map(int, _DIGITS.findall(said))
    yield from (INDEX[word] for word in _WORDS.findall(said) if word in INDEX)
    yield from (1, 10, len(game.deck.cards), len(game.draws), len(game.showdown), *game.rounds)
    down, up = sum(deal.down for deal in game.deals), sum(deal.up for deal in game.deals)
    yield from (down, up, down + up, len(game.board_slots), len(game.layouts))
    if len(game.deck.cards) < 52:  # from which rank on, and which are left out
        lowest = min(map(rank_of, game.deck.cards)) + 2
        yield from (2, lowest - 1, lowest)
    for layout in game.layouts:
        yield from (
            len(layout.lines),
            len(layout.grid),
            *map(len, layout.grid),
            *(len(line.slots) for line in layout.lines),
        )
    for share in game.showdown:
        yield from (share.ranking.size, *(count for use in share.uses for count in use))
        yield share.own[1] + len(game.board_slots)


# --- choices

ALWAYS = {1, 2}  # one player, two hands
SAID = "cards max raise_cap dice rounds cap turns refusals receive".split()  # keys whose numbers are said


def choice_words_are_right(
    data: Data, take: Callable[[dict[str, str]], Game], rankings: Mapping[str, Ranking]
) -> Iterator[Finding]:
    """Whether the words of each choice of this file, defaults too, have the numbers and rankings that hold under it.

    take    the game under choices
    """
    for at, choice in each(data, "options.*.choices.*"):
        option = data["options"][at[1]]
        rules = dict(data)
        apply_choice(rules, choice)
        game = take({} if at[-1] == 0 else {option["id"]: choice["id"]})
        players, cap = rules["players"], rules.get("raise_cap")
        known = {*counts(rules, game), *ALWAYS, players["min"], players["max"], cap}
        if at[-1]:
            said = choice.get("set", {})
        else:
            # what the file itself says in the places that some other choice changes
            places = {place for it in option["choices"] for place in it.get("set", {})} - {"players.max"}
            said = {place: value for place in places if (value := _value(data, place)) is not None}
        for locale in BESIDE:
            # what is set, without ranges up to all own cards where the words say that there is no limit
            held = sum(deal.down + deal.up for deal in game.deals)
            any_ = re.search(LANGUAGES[locale].held["any"], choice[locale].lower())
            without_limit = {
                place: it for place, it in said.items() if not (any_ and isinstance(it, list) and held in it)
            }
            wrong = (
                *_numbers(choice[locale], known, without_limit),
                *_rankings(choice[locale], locale, game, rankings),
            )
            yield from (((*at, locale), message, hint) for message, hint in wrong)
    yield from choices_are_current(data, "options.*.choices.*")


def choice_words_hold(
    texts: Mapping[str, str],
    now: Mapping[str, Collection[str]],
    before: Mapping[str, Collection[str]],
    names: Collection[str] = (),
    takes_away: bool = False,
) -> Iterator[tuple[str, str]]:
    """Whether the words of a choice say what it does: as language, and what is wrong.

    texts           the words in each language
    now, before     in each language, the sentences of the rules that hold under this choice alone, and those that do not any more
    names           of games, whose numbers and words say nothing
    takes_away      whether something does not happen under it, so that its words may say that nobody does it
    """
    for locale, text in texts.items():
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, " ")
        new, old = " ".join(now[locale]).lower(), " ".join(before[locale]).lower()
        known = {
            *ALWAYS,
            *map(int, _DIGITS.findall(new)),
            *(INDEX[it] for it in _WORDS.findall(new) if it in INDEX),
        }
        for number in sorted({*numbers_in(text)} - known):
            yield locale, f"the number {number} is not in the rules that this choice changes"
        for thing, words in LANGUAGES[locale].held.items():
            if thing == "any":
                continue
            found = re.search(words, text.lower())
            gone = takes_away if thing == "nobody" else re.search(words, old)
            if found and not re.search(words, new) and not gone:
                yield locale, f"{found[0]!r} is in no rule that this choice changes"


def common_words_are_right(options: Sequence[Data]) -> Iterator[Finding]:
    """The same of options that many games share, which know no game: the numbers are those that they set, or are called by."""
    for at, choice in each(list(options), "*.choices.*"):
        known = {*ALWAYS, *numbers_in(choice["id"]), *choice.get("set", {}).values()}
        for locale in BESIDE:
            wrong = _numbers(choice[locale], known, choice.get("set", {}))
            yield from (((*at, locale), message, hint) for message, hint in wrong)
    yield from choices_are_current(list(options), "*.choices.*")


def choices_are_current(data: Any, path: str) -> Iterator[Finding]:
    """Whether the Japanese of each choice was made from the English of today."""
    for at, choice in each(data, path):
        yield from translation_is_current(
            (*at, "of") if "of" in choice else at, choice.get("of", NOT_YET), choice[SOURCE]
        )


def _value(data: Any, place: str) -> Any:
    """What stands in a place such as play.own.cards; None for nothing."""
    for part in place.split("."):
        if isinstance(data, list):
            data = next((item for item in data if isinstance(item, dict) and item.get("id") == part), None)
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data


def _numbers(text: str, known: Container[object], set_: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Numbers that the rules do not have, and those that are set and not said."""
    said = {*numbers_in(text)}
    for number in sorted(number for number in said if number not in known):
        yield (
            f"the number {number} is not in the rules of the game under this choice",
            "say what 'set:' and the steps say",
        )
    for place, value in set_.items():
        key = place.split(".")[-1]
        if key in SAID and isinstance(value, list) and all(type(it) is int for it in value):
            wanted: int | None = max(value, default=0)  # a range, from the fewest to the most
        elif key == "qualifier" and isinstance(value, str):
            first = value.partition("-")[0]
            wanted = int(first) if first.isdigit() else next(numbers_in(value), None)
        else:
            wanted = value if key in SAID and isinstance(value, int) else None
        if wanted is None or wanted in said:
            continue
        yield (
            f"{place} is {value} under this choice, and its words do not say so",
            f"say {wanted if isinstance(value, list) else value}",
        )


def _rankings(
    text: str, locale: str, game: Game, rankings: Mapping[str, Ranking]
) -> Iterator[tuple[str, str]]:
    """Rankings that are named and by which no hand of the game compares; one that is a common word cannot be told."""
    if "-" not in text:
        return
    here = [share.ranking for share in game.showdown] + [bet.ranking for bet in game.bets if bet.ranking]
    names = {it.words.name[locale] for it in here}
    for ranking in rankings.values():
        name = ranking.words.name[locale]
        if name not in names and not any(name in other for other in names) and _names(text, name):
            yield f"no hand of the game compares by {name!r} under this choice", "name the ranking of a share"


def _names(text: str, name: str) -> bool:
    """Whether a text has the name of a ranking."""
    return (
        "-" in name and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, re.IGNORECASE) is not None
    )


# --- pitches

MOST_WORDS, MOST_CHARACTERS = 25, 60


def pitch_is_right(data: Data, game: Game) -> Iterator[Finding]:
    """Whether it speaks of these rules, is short, and has no number that they do not have.

    What is not looked at: ranks and names of hands, and whether a number is said of what it counts.
    """
    if "pitch" not in data:
        return
    right, written = pitch_digest(data), data["pitch"]["of"]
    if written != right:
        message = "the rules that this pitch speaks of have changed"
        if written == NOT_YET:
            message = "the digest of the rules that this pitch speaks of is still to be written"
        hint = f"read the pitch again, then write: of: '{right}'"
        yield ("pitch", "of"), message, exact(hint, f"'{right}'", written, asks=True)
    known = set(counts(data, game))
    for locale in BESIDE:
        text = data["pitch"][locale]
        cjk = LANGUAGES[locale].script == "cjk"
        length, most, unit = (
            (len(text), MOST_CHARACTERS, "characters") if cjk else (len(text.split()), MOST_WORDS, "words")
        )
        if length > most:
            message = f"the pitch has {length} {unit}, and {most} are the most"
            yield ("pitch", locale), message, "say it in fewer"
        for number in sorted(set(numbers_in(text)) - known):
            message = f"the number {number} is not in the rules of this game"
            yield ("pitch", locale), message, "say what the steps and shares of the file say"
