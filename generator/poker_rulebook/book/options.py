"""Options and their choices: a game file with an option taken is the same file with a few places changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from poker_rulebook.book.parts import Data, Text
from poker_rulebook.book.problems import suggestion

FIXED = ("id", "former", "options", "examples", "see")


class Choice(Struct, frozen=True):
    id: str
    text: Text | None


class Option(Struct, frozen=True):
    """A rule that rooms play differently; the first choice is the default.

    limit    the betting format with which alone it changes anything; '' for every format
    formats  those at which a choice for all games is taken; () for every format
    """

    id: str
    name: Text | None
    choices: tuple[Choice, ...]
    limit: str = ""
    formats: tuple[str, ...] = ()

    def is_taken_at(self, *limits: str) -> bool:
        """Whether a choice for all games is taken in one that is played at these formats."""
        return not self.formats or set(limits).issubset(self.formats)


class UnknownGame(ValueError):
    """No game or mix has that id or name; the message offers the nearest ones."""


class UnknownChoice(ValueError):
    """An option or choice that the game does not have; the message lists what it has."""


def common_options_for(data: Data, common: Sequence[Data], taken: Collection[str] = ()) -> list[Data]:
    """The options of common/options.yaml that apply to this game file.

    taken    options of which a choice has been made in `data`: they applied before it was

    Where an option of the game itself decides all that a common one does, the common one does not apply; nor does one whose
    default is another rule than the file's.
    """
    decided = {place for option in data.get("options", []) for place in _places(option)}
    showing = any(s.get("first", "").endswith("-showing") for s in data["play"])
    forced = data.get("forced_bets", {})
    applies = {
        "fixed-limit": "fixed-limit" in data.get("betting", []),
        "blinds": "big" in forced.get("blinds", ()) and forced.get("ante") != "each",
        # rooms differ between suits and seats; a game whose ties run from the button has that rule itself, or there are none
        "showing": showing and data.get("showing_ties", "button") != "button",
        "draws": any(step["do"] == "draw" for step in data["play"]),
        "bring-in": "bring_in" in forced and "ante" in forced,
        "suit": data.get("odd_chips", {}).get("within", "button") != "button" and _leaves_own_cards_out(data),
        "open-face": "fantasyland" in data,
    }
    return [
        option
        for option in common
        if option["id"] in taken
        or (applies[option["for"]] and not _places(option) <= decided and not _departs(data, option))
    ]


def _departs(data: Data, option: Data) -> bool:
    """Whether the file says itself what a choice other than the default sets: then the default is not that of the game."""
    sets = [item for choice in option["choices"] for item in choice.get("set", {}).items()]
    return any(_written(data, place) == value for place, value in sets if value is not None)


def _written(data: Data, place: str) -> Any:
    """What stands in a file at a place such as forced_bets.ante; None for nothing."""
    found: Any = data
    for key in place.split("."):
        found = found.get(key) if isinstance(found, dict) else None
    return found


def _leaves_own_cards_out(data: Data) -> bool:
    """Whether some own cards of a player do not play, so that a card among them may differ from those that do."""
    deals = [step.get("cards", 0) for step in data["play"] if step.get("to") == "players"]
    dealt = sum(sum(cards.values()) if isinstance(cards, dict) else cards for cards in deals)
    return any(_most(share["own"], dealt) < dealt for share in data["showdown"])


def _most(own: int | list[int] | str, dealt: int) -> int:
    """The most own cards that a hand uses; all of them where the file says so."""
    return dealt if isinstance(own, str) else own if isinstance(own, int) else max(own)


def _places(option: Data) -> set[str]:
    """The places of a game file that the choices of an option set."""
    return {place for choice in option["choices"] for place in choice.get("set", {})}


def all_options(data: Data, common: Sequence[Data], taken: Collection[str] = ()) -> list[Data]:
    """Every option of a game: its betting format, its own, and the common ones that apply, or of which a choice is taken."""
    betting = data.get("betting", [])
    formats = [{"id": name, "set": {"betting": put_first(betting, name)}} for name in betting]
    limit = [{"id": "limit", "choices": formats}] if len(betting) > 1 else []
    return [*limit, *data.get("options", []), *common_options_for(data, common, taken)]


def put_first(words: list[str], chosen: str) -> list[str]:
    """The words with the chosen one in front: the first of them is in force."""
    return [chosen, *(word for word in words if word != chosen)]


def chosen(data: Data, common: Sequence[Data], wanted: Mapping[str, str]) -> Data:
    """The game file with the wanted choices made; {option id: choice id}.

    The value given is left alone. Raises UnknownChoice.
    """
    return chosen_from(data, all_options(data, common), wanted)


def chosen_from(data: Data, options: Sequence[Data], wanted: Mapping[str, str]) -> Data:
    """The same for a game or a mix that has these options."""
    if not wanted:
        return data
    known = {o["id"]: o for o in options}
    result, found = dict(data), {}
    for name, choice_id in wanted.items():
        if name not in known:
            hint = suggestion(name, known) if known else "it has no options"
            raise UnknownChoice(f"{data['id']} has no option {name!r}: {hint}")
        choices = {c["id"]: c for c in known[name]["choices"]}
        if choice_id not in choices:
            hint = suggestion(choice_id, choices)
            raise UnknownChoice(f"{choice_id!r} is not a choice of {name!r}: {hint}")
        found[name] = choices[choice_id]
    for name in known:  # not as they were named: what two choices set alike is the same in any order
        if name in found:
            try:
                apply_choice(result, found[name])
            except UnknownChoice as error:
                message = f"{name}={wanted[name]} does not go with the other choices: {error}"
                raise UnknownChoice(message) from None
    return result


def apply_choice(data: Data, choice: Data) -> None:
    """Change the keys of the game file; what stands below them may be that of another file, and is copied before it changes.

    Raises UnknownChoice when a place that the choice names does not exist.
    """
    for place, value in choice.get("set", {}).items():
        _set(data, place, value)
    if not {"drop", "move"} & set(choice):
        return
    key = "games" if "games" in data else "play"  # what happens in order, in a mix or a game
    steps = data[key] = _copy(data.get(key))
    if not isinstance(steps, list) or not all(isinstance(step, dict) and "id" in step for step in steps):
        raise UnknownChoice("'set' leaves no steps to drop or move")
    for step_id in choice.get("drop", []):
        steps.remove(_step(steps, step_id))
    for step_id, where in choice.get("move", {}).items():
        step = _step(steps, step_id)
        steps.remove(step)
        side, anchor = next(iter(where.items()))
        if anchor == step_id:
            raise UnknownChoice(f"{step_id!r} cannot stand {side} itself")
        steps.insert(steps.index(_step(steps, anchor)) + (side == "after"), step)


def _step(steps: list[Data], step_id: str) -> Data:
    for step in steps:
        if step["id"] == step_id:
            return step
    raise UnknownChoice(f"no step {step_id!r}: {suggestion(step_id, [s['id'] for s in steps])}")


def _set(data: Data, place: str, value: Any) -> None:
    """Set `showdown.low.qualifier`: keys by name, list items by their id; null deletes the key."""
    *way, last = place.split(".")
    if place.split(".")[0] in FIXED:
        raise UnknownChoice(f"{place!r} is not a rule: a choice leaves {', '.join(FIXED)} as they are")
    here: Any = data
    for part in way:
        key = _key_of(here, part, place)
        here[key] = _copy(here[key])
        here = here[key]
    if not isinstance(here, dict):
        raise UnknownChoice(f"{place!r} does not lead to a key")
    if value is None:
        here.pop(last, None)
    else:
        here[last] = value


def _copy(value: Any) -> Any:
    """A mapping or a list of its own, with the same items."""
    return dict(value) if isinstance(value, dict) else list(value) if isinstance(value, list) else value


def _key_of(here: Any, part: str, place: str) -> str | int:
    """The key that a part of a place names, or the index of the item that has it as id."""
    if isinstance(here, dict) and part in here:
        return part
    known = list(here) if isinstance(here, dict) else []
    if isinstance(here, list):
        items = {
            item["id"]: index for index, item in enumerate(here) if isinstance(item, dict) and "id" in item
        }
        if part in items:
            return items[part]
        known = list(items)
    raise UnknownChoice(f"{place!r} leads nowhere at {part!r}: {suggestion(part, known)}")
