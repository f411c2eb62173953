"""Every reason of a showdown as it is told in each language, read back and proved by the cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

from claims_of_reasons import Said, false_reason, read_reason

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Sentence
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.showdown import because
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.judging import Judgement, Tableau, judge, random_question, read_table
from poker_rulebook.play.reasons import Reason, reasons
from poker_rulebook.play.script import run

Told = tuple[Reason, Said, Sentence]


def told(names: list[str], found: Judgement) -> Iterator[Told]:
    """Each reason, what it is about, and its sentence.    names    of the seats"""
    compared = found.compared
    assert isinstance(compared, Compared)
    for id_, verdict in found.shares.items():
        share = next(share for share in compared.shares if share.id == id_)
        why = reasons(compared, share, [names.index(winner) for winner in verdict.winners])
        losers = [reason.loser for reason in why if reason.kind != "tie" and reason.loser is not None]
        assert len(losers) == len({*losers}), "a loser hears one reason"
        for reason in why:
            text = because(compared, share, names, reason)
            assert isinstance(text, Sentence)
            en, ja = (plain(text, locale) for locale in LOCALES)
            assert len(en.split()) <= 25, en
            assert len(ja) <= 60, ja
            of = "" if reason.loser is None else names[reason.loser]
            yield reason, Said(compared, share, names, verdict.winners, {}, of), text


def false_in(names: list[str], found: Judgement) -> list[str]:
    """What is false in the reasons of a showdown, or does not decide it."""
    wrong = []
    for reason, said, text in told(names, found):
        for locale in LOCALES:
            key, values = read_reason(text, locale)
            if false := false_reason(said._replace(values=values), key):
                wrong.append(f"{plain(text, locale)}: {false}")
        if strange := [card for card in _cards(reason) if card not in _lying(said.compared)]:
            wrong.append(f"{plain(text)}: {strange} do not lie there")
    return wrong


def _cards(reason: Reason) -> list[int]:
    return [card for cards in reason.cards.values() for card in cards if card >= 0]


def _lying(compared: Compared) -> set[int]:
    held = (
        cards
        for own in compared.held.values()
        for cards in ([own] if isinstance(own, tuple) else own.values())
    )
    return {
        *compared.board.values(),
        *compared.removed,
        *compared.community,
        *(card for own in held for card in own),
    }


def dealt(game: Game, seed: int) -> Tableau:
    asked = random_question(game, min(4, game.players[1]), random.Random(seed))
    return read_table(game, asked["seats"], asked.get("board"), asked.get("rolls"), asked.get("chosen"),
                      asked.get("declared"), asked.get("exposed"))  # fmt: skip


def false_at_random(game: Game, seeds: int) -> list[str]:
    """The same of so many random showdowns."""
    tables = [dealt(game, seed) for seed in range(seeds)]
    return [wrong for table in tables for wrong in false_in(list(table.held), judge(game, table))]


def of_examples(book: Book, game: Game) -> Iterator[tuple[str, list[str], Judgement]]:
    """Each example of a game that ends in a showdown: its id, the names of its seats, and who wins."""
    for example in game.examples:
        found = run(book, game, example)
        if isinstance(found.judgement, Judgement) and found.judgement.compared:
            yield example.id, list(found.table.held if found.table else example.seats), found.judgement
