"""Short ways to write one and to replay it."""

from functools import cache
from pathlib import Path

from real_book import real_book

from poker_rulebook.book.problems import Problem
from poker_rulebook.history.notation import Games, RecordedHand
from poker_rulebook.history.parsing import HistoryParseError, hands
from poker_rulebook.history.replaying import HandVerdict, verdict

HANDS = Path(__file__).parent / "hands"


@cache
def games() -> Games:
    return Games(real_book())


def read(text: str | bytes, file: str = "x.phh", **choices: str) -> list[RecordedHand | list[Problem]]:
    """The hands of a text, or what is wrong with each; choices with underscores, such as raise_cap="five"."""
    content = text if isinstance(text, bytes) else text.encode()
    options = {option.replace("_", "-"): choice for option, choice in choices.items()}
    return [found for _, found in hands(games(), file, content, options)]


def replay(text: str, **choices: str) -> HandVerdict:
    """The verdict on the only hand of a text, which has no wrong field."""
    (record,) = read(text, **choices)
    assert isinstance(record, RecordedHand), record
    return verdict(games(), record)


def problems(text: str | bytes, file: str = "x.phh") -> list[str]:
    """What is wrong with a text before it is played, as it is printed."""
    try:
        return [str(problem) for found in read(text, file) if isinstance(found, list) for problem in found]
    except HistoryParseError as error:
        return [str(error.problem)]


def holdem(*actions: str, stacks: str = "[100, 100, 100]", **fields: str) -> str:
    """A no-limit hold'em hand of three with blinds of 1 and 2, its fields replaced by those given."""
    values = {
        "variant": '"NT"', "antes": "[0, 0, 0]", "blinds_or_straddles": "[1, 2, 0]", "min_bet": "2",
        "starting_stacks": stacks, "actions": "[\n" + "".join(f'  "{action}",\n' for action in actions) + "]",
    }  # fmt: skip
    return "".join(f"{name} = {value}\n" for name, value in (values | fields).items())


DEALT = ("d dh p1 AcKc", "d dh p2 7h7d", "d dh p3 QsJs")
CALLED = (*DEALT, "p3 cc", "p1 cc", "p2 cc")
CHECKED = ("p1 cc", "p2 cc", "p3 cc")
