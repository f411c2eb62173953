"""What cards are worth, who wins, and the points of open-face layouts: questions and answers are plain JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import Cards, as_typed, cards, texts
from poker_rulebook.languages import LOCALES
from poker_rulebook.ranking import Ranking

if TYPE_CHECKING:
    from poker_rulebook.book.parts import Share
    from poker_rulebook.language.sentences import Phrase
    from poker_rulebook.play.comparing import Compared
    from poker_rulebook.play.judging import Judgement, Tableau
    from poker_rulebook.play.rows import Judged
    from poker_rulebook.shapes import (
        NamedHand,
        NamedRow,
        PotsSettled,
        RankedHand,
        RowsSettled,
        ShareSettled,
        Why,
    )

SAID = ("chosen", "declared", "exposed")  # keys of a showdown whose values map names to texts
IN_POTS = ("seats", "board", "rolls", *SAID, "pot")
OF_CARDS = ("seats", "board", "exposed")
IN_ROWS = ("seats", "fantasyland", "stacks")


def cards_of(value: dict[str, Any]) -> str:
    """The text of the cards in a question. Raises ValueError for anything else."""
    unknown = sorted(set(value) - {"cards"})
    if unknown:
        raise ValueError(f'unknown key {unknown[0]!r}: write {{"cards": "As Kd Qh Jc 9s"}}')
    said = value.get("cards")
    if not isinstance(said, str):
        problem = "should be a text" if "cards" in value else "is missing"
        raise ValueError(f'"cards" {problem}: write {{"cards": "As Kd Qh Jc 9s"}}')
    return said


def ranked(ranking: Ranking, text: str, floor: int = 1, locales: Sequence[str] = LOCALES) -> RankedHand:
    """The value (larger is better), best cards and name of a hand, all None if the value is below `floor`.

    Raises ValueError for cards that make no hand.
    """
    held = cards(as_typed(text))
    value, best = ranking.best(held)
    if value < floor or not best:
        return {"value": None, "best": None, "name": None}
    return {"value": value, "best": texts(best), "name": names(ranking, best, held, locales)}


def names(ranking: Ranking, best: Cards, held: Cards, locales: Sequence[str] = LOCALES) -> dict[str, str]:
    """The name of a hand in each language."""
    from poker_rulebook.language.wording import hand_name

    return _in_each(hand_name(ranking, best, held), locales)


def _in_each(phrase: Phrase, locales: Iterable[str]) -> dict[str, str]:
    from poker_rulebook.language.phrases import plain

    return {locale: plain(phrase, locale) for locale in locales}


def _seats_of(value: Mapping[str, Any], known: Collection[str], shape: str) -> dict[str, Any]:
    """The seats of a showdown. Raises ValueError if there are none, and for an unknown key."""
    for key in value:
        if key not in known:
            rows = known is IN_ROWS and key in IN_POTS
            instead = "an open-face game has rows instead of a board and a pot"
            raise ValueError(f"unknown key {key!r}: {instead if rows else suggestion(key, known)}")
    seats = value.get("seats")
    if not isinstance(seats, dict) or not seats:
        raise ValueError(f'"seats" is missing: write {{"seats": {{{shape}}}}}')
    return seats


def settle(
    game: Game, value: Mapping[str, Any], locales: Sequence[str] = LOCALES
) -> PotsSettled | RowsSettled:
    """Who wins which share, with what hand and how many chips; in an open-face game the points of finished layouts.

    value      what `rulebook showdown` reads: {"seats": {"A": "Ah 2c Kd Qs", ...}, "board": "2h 5d 7c Kc 8s", "pot": 100}
    locales    the languages of names and reasons

    Raises ValueError for cards that cannot lie on a table.
    """
    from poker_rulebook.play.parser import plain_question

    plain_question(value)
    asked = as_written(value)
    if game.open_face:
        return rows_settled(game, asked, rows_laid(game, asked), locales)
    return pots_settled(game, asked, *at_showdown(game, asked), locales)


def as_written(question: Any) -> Any:
    """The question with its cards written as in game files."""
    if not isinstance(question, dict):
        return question
    return {key: _cards_written(value) if key in OF_CARDS else value for key, value in question.items()}


def _cards_written(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _cards_written(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_cards_written(item) for item in value]
    return as_typed(value) if isinstance(value, str) else value


def at_showdown(game: Game, asked: Mapping[str, Any]) -> tuple[Tableau, Judgement]:
    """The table of a question, and who wins there. Raises ValueError for cards that cannot lie on a table.

    asked    as `as_written` gives it
    """
    from poker_rulebook.play.judging import judge, read_table

    seats = _seats_of(asked, IN_POTS, '"A": "Ah Kd", "B": "Qs Qc"')
    rolls, pot = asked.get("rolls") or {}, asked.get("pot")
    if not isinstance(rolls, dict):
        raise ValueError('"rolls" should be {step: number}')
    more = {key: asked[key] for key in SAID if asked.get(key) is not None}
    for key, said in more.items():
        if not isinstance(said, dict):
            raise ValueError(f'"{key}" should be an object of names and texts')
    if pot is not None and (not isinstance(pot, int) or isinstance(pot, bool) or pot < 0):
        raise ValueError(f'"pot" should be whole chips, not {pot!r}')
    table = read_table(game, seats, asked.get("board"), rolls, **more)
    return table, judge(game, table, pot)


def pots_settled(
    game: Game, asked: Mapping[str, Any], table: Tableau, result: Judgement, locales: Sequence[str] = LOCALES
) -> PotsSettled:
    """The answer in a game with pots.    table, result    what `at_showdown` gives"""
    from poker_rulebook.narrative.showdown import all_unqualified, of_the_pot, showdown_shown

    compared, seats = result.compared, list(table.held)
    assert compared
    shares = {
        share.id: _share_settled(compared, share, seats, result.shares[share.id].winners, locales)
        for share in compared.shares
        if share.id in result.shares
    }
    settled: PotsSettled = {"shares": shares, "chips": result.chips}
    end = showdown_shown(game, result, seats, asked.get("pot") or 0)
    if all_unqualified(end):
        plain = compared.unqualified()
        winners = [seats[award.seat] for award in end.paid]
        settled["unqualified"] = _share_settled(plain, plain.shares[0], seats, winners, locales)
    if why := [_said(locales, *reason) for reason in of_the_pot(game, table, end)]:
        settled["why"] = why
    if result.left:
        settled["left"] = result.left
    if taken := _taken_for_granted(game, asked["seats"], asked.get("exposed")):
        settled["assumed"] = _in_each(taken, locales)
    return settled


def _share_settled(
    compared: Compared, share: Share, seats: Sequence[str], winners: list[str], locales: Sequence[str]
) -> ShareSettled:
    from poker_rulebook.play.comparing import own_for

    hands: dict[str, NamedHand | None] = dict.fromkeys(seats)
    for number, seat in enumerate(seats):
        if best := compared.best(share, number)[1]:
            counted = compared.counted(best, number)
            held = own_for(share, compared.held[number], compared.community)
            hands[seat] = {"cards": texts(best), "name": names(share.ranking, counted, held, locales)}
    settled: ShareSettled = {"winners": winners, "hands": hands}
    explain(settled, compared, share, seats, locales)
    return settled


def _taken_for_granted(game: Game, seats: Mapping[str, Any], exposed: object) -> Phrase:
    """What is assumed about how the cards were dealt, if the result depends on it; else ''."""
    from poker_rulebook.language.sentences import say
    from poker_rulebook.play.comparing import order_decides

    if game.wild.after is not None:
        return say("assumed-all-stayed")
    if order_decides(game):
        return say("assumed-order")
    jokers = (
        game.joker == "by-face"
        and exposed is None
        and any("jo" in str(own).lower() for own in seats.values())
    )
    return say("assumed-joker-down") if jokers else ""


def explain(
    settled: ShareSettled, compared: Compared, share: Share, seats: Sequence[str], locales: Sequence[str]
) -> None:
    """Adds a `why`: to the share what decides it, and to each hand that does not win what it lacks."""
    from poker_rulebook.narrative.showdown import because
    from poker_rulebook.play.reasons import reasons

    for reason in reasons(compared, share, [seats.index(name) for name in settled["winners"]]):
        cards = {seats[seat]: texts(cards) for seat, cards in reason.cards.items()}
        why = _said(locales, reason.kind, because(compared, share, seats, reason), cards)
        settled.setdefault("why", why)
        if reason.loser is None or reason.kind == "tie":
            continue
        if hand := settled["hands"][seats[reason.loser]]:
            hand["why"] = why
        else:
            settled.setdefault("lost", {})[seats[reason.loser]] = why


def _said(locales: Iterable[str], kind: str, text: Phrase, cards: Mapping[str, str] | None = None) -> Why:
    """A reason in each language.    cards    seat -> the cards that decide"""
    return {"kind": kind, "cards": dict(cards or {}), **_in_each(text, locales)}


def rows_laid(game: Game, asked: Mapping[str, Any]) -> Judged[str]:
    """The finished layouts of a question, and what they score. Raises ValueError for rows that nobody can have laid.

    asked    as `as_written` gives it
    """
    from poker_rulebook.play.openface import laid_out
    from poker_rulebook.play.rows import rules_of

    shape = ", ".join(f'"{row.id}": "{row.cards} cards"' for row in rules_of(game).rows)
    seats = _seats_of(asked, IN_ROWS, f'"A": {{{shape}}}, "B": ...')
    return laid_out(game, seats, asked.get("fantasyland"), asked.get("stacks"))


def rows_settled(
    game: Game, asked: Mapping[str, Any], found: Judged[str], locales: Sequence[str] = LOCALES
) -> RowsSettled:
    """The answer in an open-face game.    found    what `rows_laid` gives"""
    from poker_rulebook.narrative import open_face_hand
    from poker_rulebook.play.rows import payments, rules_of

    seats, stacks = list(found.layouts), asked.get("stacks")
    answer: RowsSettled = {
        "points": found.points,
        "pairs": _by_seat(found, [pair.points for pair in found.pairs]),
        "rows": {seat: _rows(game, found, seat, locales) for seat in found.layouts},
        "fouls": [seat for seat, score in found.scores.items() if score.fouled],
        "next": found.next_deal,
    }
    if why := [_said(locales, *reason) for reason in open_face_hand.because(game, found)]:
        answer["why"] = why
    if stacks:
        answer["paid"] = _by_seat(
            found, payments(rules_of(game), found.pairs, [stacks[seat] for seat in seats])
        )
        answer["final"] = {seat: stacks[seat] + points for seat, points in found.points.items()}
    return answer


def _by_seat(found: Judged[str], chips: Sequence[int]) -> dict[str, dict[str, int]]:
    """Seat -> other seat -> what the first receives from it, each pair once: {A: {B: 6, C: -1}, B: {C: 2}}"""
    seats = list(found.layouts)
    out: dict[str, dict[str, int]] = {}
    for pair, number in zip(found.pairs, chips, strict=True):
        out.setdefault(seats[pair.first], {})[seats[pair.second]] = number
    return out


def _rows(game: Game, found: Judged[str], seat: str, locales: Sequence[str]) -> dict[str, NamedRow]:
    from poker_rulebook.play.rows import rules_of

    out: dict[str, NamedRow] = {}
    for row in rules_of(game).rows:
        held = found.layouts[seat][row.id]
        _, best = row.ranking.best(held)
        royalty = found.scores[seat].royalties.get(row.id, 0)
        name = names(row.ranking, best, held, locales)
        out[row.id] = {"cards": texts(best), "name": name, "royalty": royalty}
    return out
