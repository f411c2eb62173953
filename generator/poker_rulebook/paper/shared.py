"""What many games share: rules, rankings and options that stand once in the book, each under a letter and a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, joined, say
from poker_rulebook.view.tree import OptionView, RuleView, TableView
from poker_rulebook.view.views import GameView

SECTIONS = {"setup": "D", "splitting": "T", "limits": "L"}  # of a game, with the letter of what they share
RANKINGS, OPTIONS = "R", "O"
SHORT = 60  # letters, up to which a rule stands in the game itself
MANY = 3  # games, from which on a rule or an option is a common one
NAMES = {"ties": "paper-ties", "odd-chips": "paper-odd-chips", "side-pots": "paper-side-pots"}

Content = RuleView | TableView | OptionView


@dataclass(frozen=True)
class Common:
    """One of them. mark    D1; name    what it is called; of    what it says, as the first game says it"""

    mark: str
    name: Phrase
    of: Content


@dataclass(frozen=True)
class Shared:
    """All of them, in the order of their marks, each by what it says."""

    marks: dict[object, Common]

    def find(self, said: Content) -> Common | None:
        return self.marks.get(_key(said))

    def of(self, letter: str) -> list[Common]:
        return [common for common in self.marks.values() if common.mark[0] == letter]


def shared(games: Iterable[GameView]) -> Shared:
    """What several of these games say in the same words."""
    counts, first = Counter[object](), dict[object, tuple[str, Content, Phrase]]()
    for game in games:
        for letter, said in _of(game):
            key, name = _key(said), next((f.text for f in game.counted if f.id == said.id), _name(said))
            first.setdefault(key, (letter, said, name))
            counts[key] += 1
    marks: dict[object, Common] = {}
    for letter in (*SECTIONS.values(), RANKINGS, OPTIONS):
        enough = 2 if letter == RANKINGS else MANY
        many = [key for key in first if first[key][0] == letter and counts[key] >= enough]
        many.sort(key=lambda key: (_order(first[key][1]), -counts[key]))
        for n, key in enumerate(many, 1):
            _, said, name = first[key]
            marks[key] = Common(f"{letter}{n}", name, said)
    return Shared(marks)


def _of(game: GameView) -> Iterator[tuple[str, Content]]:
    for section in game.sections:
        if section.id in SECTIONS:
            yield from ((SECTIONS[section.id], rule) for rule in section.parts if _is_long(rule))
    yield from ((RANKINGS, ranking) for ranking in game.rankings)
    yield from ((OPTIONS, option) for option in own_options(game))


def own_options(game: GameView) -> list[OptionView]:
    """Those that no general rule sets out; which betting format is played stands with the limits."""
    return [option for option in game.options if option.rule is None and option.id != "limit"]


def _is_long(rule: RuleView) -> bool:
    """Whether its words take more room than a reference, which needs a name."""
    return bool(_name(rule)) and len(plain(joined([rule.text, rule.more]))) > SHORT


def _key(said: Content) -> object:
    """What makes two of them the same."""
    match said:
        case RuleView():
            return (said.id, said.title, joined([said.text, said.more]))
        case TableView():
            return (said.title, said.text, said.rows)
        case OptionView():
            return (said.id, said.name, said.choices)


_RULES = "deck joker forced-bets dealing order-of-dealing no-betting ties odd-chips side-pots".split()


def _order(said: Content) -> int:
    """Rules in the order in which a game needs them; what has none stands by how many games share it."""
    return _RULES.index(said.id) if said.id in _RULES else len(_RULES)


def _name(said: Content) -> Phrase:
    match said:
        case RuleView():
            return say(NAMES[said.id]) if said.id in NAMES else said.title
        case TableView():
            return said.title
        case OptionView():
            return said.name
