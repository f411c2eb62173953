"""The JSON files for programs: every page as a document, in each language; and what no language changes: the files of games
and mixes with what is counted of them, general rules with their numbers, the glossary, rankings, decks, options, questions
with their answers.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import json

from poker_rulebook import __version__
from poker_rulebook.book.chapters import Rule
from poker_rulebook.book.forest import in_order
from poker_rulebook.book.house import Decisions, Mix
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game, at_showdown, cards_needed, most_players, seen
from poker_rulebook.book.repository import Accounted
from poker_rulebook.cards import DECK_52, rank_of, texts
from poker_rulebook.data.plain_book import in_markdown
from poker_rulebook.document.documents import (
    before_page,
    chapter_page,
    game_page,
    glossary_page,
    mix_page,
    words,
)
from poker_rulebook.document.edition import BookView
from poker_rulebook.document.tree import ChoiceView, Citation, document
from poker_rulebook.document.views import (
    Before,
    Branch,
    ChapterView,
    Endpapers,
    FoundGames,
    GameView,
    MixView,
    WordView,
)
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.languages import LOCALES
from poker_rulebook.measure.stored import current
from poker_rulebook.play import script
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.hand_record import record
from poker_rulebook.play.journal import allowed
from poker_rulebook.play.judging import random_question
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.summary import described_game, described_mix
from poker_rulebook.shapes import (
    AccountedRule,
    AccountedRules,
    ChancesOfShare,
    ChapterDocument,
    CitedPage,
    ConformanceDocument,
    DecidedRule,
    GameDocument,
    GameMap,
    GlossaryWord,
    HandOfSuite,
    MixDocument,
    PartDocument,
    PointToSettle,
    RankingDocument,
    ShowdownOfSuite,
    WhoActs,
)

VERSION = 2  # of the format: it is in the addresses
SHOWDOWNS, HANDS, RANKED = 12, 6, 40  # random ones of each game; random hands of each ranking
POT = 101  # odd, so that somebody receives the odd chip
ASKED = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot", "fantasyland", "stacks")

ONE = {"games": "game", "mixes": "mix", "rankings": "ranking", "conformance": "conformance"}


def game_document(book: Book, game: Game, shown: GameView, before: Before) -> GameDocument:
    return {
        **described_game(game),
        "digest": shown.digest,
        "data": book.games.source(game.id).value,
        "choices": dict(game.choices),
        "counted": {
            "own_cards": game.own_cards,
            "board_cards": len(game.board_slots),
            "betting_rounds": game.rounds[1],
            "cards_at_showdown": at_showdown(game)[-1],
            "cards_seen": seen(game)._asdict(),
            "draws": len(game.draws),
            "cards_needed": cards_needed(game, game.players[1]),
            "most_players": most_players(game),
        },
        "chances": _chances(book, game),
        "lessons": dict(shown.lessons),
        "see": _cited(shown.see),
        "chapters": [cited.id for cited in shown.chapters],
        "before": before_document(before),
    }


def _chances(book: Book, game: Game) -> dict[str, ChancesOfShare]:
    measured = current(book, game)
    return {
        share: {
            "method": of.method,
            "deals": of.deals,
            "seed": of.seed,
            "answers": {key: {"deals": n, "chance": of.chance(key)} for key, n in of.answers.items()},
        }
        for share, of in (measured.shares.items() if measured else ())
    }


def mix_document(book: Book, mix: Mix, shown: MixView, before: Before) -> MixDocument:
    return {
        **described_mix(mix),
        "digest": shown.digest,
        "data": book.mixes.source(mix.id).value,
        "before": before_document(before),
    }


def _cited(found: Iterable[Citation]) -> list[CitedPage]:
    return [{"kind": it.kind, "id": it.id} for it in found]


def _in_all(phrase: Phrase) -> dict[str, str]:
    """Locale -> a phrase as plain text."""
    return {locale: plain(phrase, locale) for locale in LOCALES}


def general_document(book: Book, shown: BookView) -> list[PartDocument]:
    """Every part in order."""
    views = {chapter.id: chapter for chapter in shown.chapters}
    return [
        {
            "id": part.id,
            "name": dict(part.name),
            "chapters": [_chapter(book, views[id_]) for id_ in part.chapters],
        }
        for part in book.parts
    ]


def _chapter(book: Book, view: ChapterView) -> ChapterDocument:
    chapter = book.chapters[view.id]
    return {
        "id": view.id,
        "number": view.number,
        "name": dict(chapter.name),
        "digest": view.digest,
        "games": [game for game, _ in view.games] if chapter.applies else "all",
        "data": book.chapters.source(view.id).value,
        "rules": [
            {
                "id": rule.id,
                "number": rule.number,
                "name": _in_all(rule.name),
                "for": [role for role, _ in rule.roles],
                "see": [cited.id for cited in rule.see],
            }
            for rule in view.rules
        ],
    }


def before_document(before: Before) -> list[PointToSettle]:
    """What is settled before the first hand, point by point; the first choice is the usual one."""
    return [
        {
            "id": point.id,
            "rule": point.rule.id if point.rule else None,
            "choices": [choice.id for choice in point.parts],
        }
        for group in before.groups
        for point in group.points
    ]


def decided_rules(
    by: Decisions, taken: Iterable[tuple[Rule, ChoiceView | None]], numbers: Mapping[str, str]
) -> list[DecidedRule]:
    """The general rules that leave a choice, and which of them a preset or a house takes.    numbers    by id"""
    return [
        {
            "id": rule.id,
            "number": numbers[rule.id],
            "choice": choice.id if choice else None,
            "tournaments": by.only_in_tournaments(rule),
        }
        for rule, choice in taken
    ]


def tda_document(book: Book) -> AccountedRules | None:
    """The rules and recommended procedures of the tournament directors by number, each with ours."""
    tda = book.tda
    if tda is None:
        return None
    later = tda.later
    return {
        "edition": tda.edition,
        "later": {
            "edition": later.edition,
            "checked": later.checked,
            "rules": [{"was": was, "now": now} for was, now in later.rules.items()],
            "added": [_accounted(rule) for rule in later.added],
        }
        if later
        else None,
        "rules": [_accounted(rule) for rule in tda.rules],
        "procedures": [_accounted(rule) for rule in tda.procedures],
    }


def _accounted(rule: Accounted) -> AccountedRule:
    return {
        "number": rule.number,
        "subject": dict(rule.subject),
        "stands": rule.stands,
        "ours": list(rule.ours),
        "note": dict(rule.note) if rule.note else None,
    }


def map_document(branches: Iterable[Branch], kinds: Iterable[FoundGames]) -> GameMap:
    """Every game with what makes it of the game that it comes from; and the same games by board, draws and pot."""
    return {
        "games": [
            {"id": it.game, "family": it.family, "base": it.base or None, "change": _in_all(it.change)}
            for it in branches
        ],
        "kinds": [
            {"name": _in_all(it.row), "whole": list(it.whole), "divided": list(it.divided)} for it in kinds
        ],
    }


def glossary_document(book: Book, shown: BookView) -> list[GlossaryWord]:
    """Every word, by id."""
    words = {word.id: word for word in shown.words}
    return [_word(book, words[id_]) for id_ in sorted(book.terms)]


def _word(book: Book, word: WordView) -> GlossaryWord:
    term = book.terms[word.id]
    return {
        "id": term.id,
        "former": list(term.former),
        "term": dict(term.term),
        "reading": term.reading,
        "also": list(term.also),
        "forms": {locale: list(spelled) for locale, spelled in term.forms.items()},
        "linked": term.linked,
        "text": dict(term.text),
        "see": _cited(word.see),
        "digest": word.digest,
    }


# --- questions with their answers, by which any engine can say whether it plays by this book


def conformance(book: Book, game: Game) -> ConformanceDocument:
    """The questions of a game."""
    rng, seats = random.Random(game.id), min(3, game.players[1])
    pot = 0 if game.open_face else POT
    shown = (it for it in game.examples if it.actions is None and (game.open_face or it.stacks is None))
    told = []
    for example in shown:
        found = _answered(script.chosen_for(book, game, example), example)
        told.append(found | {"options": example.options} if example.options else found)
    dealt = (Example("", {}, **random_question(game, seats, rng, pot)) for _ in range(SHOWDOWNS))
    return {
        "game": game.id,
        "showdowns": [*told, *(_answered(game, example) for example in dealt)],
        "hands": [_played(game, seats, rng) for _ in range(HANDS)],
    }


def _answered(game: Game, example: Example) -> ShowdownOfSuite:
    """The showdown of an example as a question, with who wins what."""
    result = script.played(game, example)
    question = {key: getattr(example, key) for key in ASKED if getattr(example, key) is not None}
    if result.outcome:
        return {"question": question, "points": dict(result.outcome.points)}
    found: ShowdownOfSuite = {
        "question": question,
        "winners": {share: verdict.winners for share, verdict in result.judgement.shares.items()},
    }
    if example.pot is not None:
        found["chips"] = result.judgement.chips
    return found


def _played(game: Game, seats: int, rng: random.Random) -> HandOfSuite:
    """A random hand: its record, and who is asked what before each answer."""
    asked: list[WhoActs] = []

    def choose(decision: Decision, rng: random.Random) -> Action:
        asked.append({"seat": LETTERS[decision.seat], "step": decision.step, "may": allowed(decision)})
        return random_action(decision, rng)

    stakes = FOR_POINTS if game.open_face else usual_stakes(game)
    hand = random_hand(game, stakes, random_stacks(seats, rng), rng, choose, repeatable)
    return {"record": record(hand), "asked": asked}


def ranking_document(book: Book, ranking: Ranking) -> RankingDocument:
    """A ranking as its file has it, which games compare hands by it, and random hands in its order."""
    rng, deck = random.Random(ranking.id), [card for card in DECK_52 if rank_of(card) in ranking.rules.ranks]
    by_value: dict[int, list[str]] = {}
    for _ in range(RANKED):
        hand = rng.sample(deck, ranking.size)
        by_value.setdefault(ranking.value(hand), []).append(texts(hand))
    used = [
        game.id for game in book.games.values() if ranking.id in {share.ranking.id for share in game.showdown}
    ]
    return {
        "id": ranking.id,
        "data": book.rankings.source(ranking.id).value,
        "games": sorted(used),
        "order": [by_value[value] for value in sorted(by_value, reverse=True)],
    }


# --- all files


def documents(book: Book, shown: BookView, ends: Endpapers) -> dict[str, dict[str, Any]]:
    """Path without its ending -> the document that stands there: schema/api.schema.json has a definition of each."""
    games = in_order(book.offered.values(), book.best_known)
    mixes = [book.offered_mixes[id_] for id_ in sorted(book.offered_mixes)]
    game_views, mix_views = {view.id: view for view in shown.games}, {view.id: view for view in shown.mixes}
    before, tda = shown.before, tda_document(book)
    found: dict[str, Mapping[str, Any]] = {
        "games": {"games": [described_game(it) for it in games]},
        **{f"games/{it.id}": game_document(book, it, game_views[it.id], before[it.id]) for it in games},
        "mixes": {"mixes": [described_mix(it) for it in mixes]},
        **{f"mixes/{it.id}": mix_document(book, it, mix_views[it.id], before[it.id]) for it in mixes},
        "decks": {"decks": book.deck_file.source.value},
        "options": {"options": list(book.common_options)},
        **{
            f"rankings/{id_}": ranking_document(book, book.rankings[id_])
            for id_ in sorted(book.rankings.paths)
        },
        **{f"conformance/{it.id}": conformance(book, it) for it in games},
        "rules": {"parts": general_document(book, shown)},
        **({"tda": tda} if tda else {}),
        "map": map_document(ends.branches, ends.kinds),
        "glossary": {"words": glossary_document(book, shown)},
    }
    found |= {path: it for locale in LOCALES for path, it in page_documents(shown, locale)}
    index = {
        "program": __version__,
        "edition": shown.published.edition or None,
        "changed": shown.published.changed,
        "title": _in_all(shown.title),
        "languages": list(LOCALES),
        "files": [f"{name}.json" for name in found],
    }
    return {name: _headed(name, it) for name, it in {"index": index, **found}.items()}


def page_documents(shown: BookView, locale: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """(path, document) of every page of one language; paths are those of the website."""
    pages = {f"games/{game.id}": game_page(game) for game in shown.games}
    pages |= {f"mixes/{mix.id}": mix_page(mix) for mix in shown.mixes}
    pages |= {f"{path}/before": before_page(shown.before[page.id]) for path, page in pages.items()}
    pages |= {f"rules/{chapter.id}": chapter_page(chapter) for chapter in shown.chapters}
    pages |= {f"rules/{id_}": page for id_, page in shown.handouts.items()}
    pages |= shown.retired
    pages["glossary"] = glossary_page(shown.words)
    for path, page in pages.items():
        yield f"{locale}/{path}", {"language": locale, **document(page, words(locale))}


def _headed(name: str, found: Mapping[str, Any]) -> dict[str, Any]:
    """The document below what it says of itself."""
    folder, _, id_ = name.rpartition("/")
    kind = "page" if "language" in found else ONE[folder] if folder else id_
    schema = "../" * name.count("/") + "schema/api.schema.json"
    return {"$schema": f"{schema}#/definitions/{kind}", "version": VERSION, **found}


def write_data(book: Book, shown: BookView, ends: Endpapers, api: Path) -> list[Path]:
    """Every document and the schemas below `api`/v2, and the whole book in Markdown; the documents written."""
    out = api / f"v{VERSION}"
    shutil.copytree(book.folder / "schema", out / "schema")
    found = documents(book, shown, ends)
    written = {out / f"{name}.json": it for name, it in found.items()}
    for path, it in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(json.format(json.encode(it), indent=1) + b"\n")
    for locale in LOCALES:
        pages = [it for it in found.values() if it.get("language") == locale and it["kind"] != "before"]
        (out / locale / "book.md").write_text(in_markdown(pages), encoding="utf-8")
    return list(written)
