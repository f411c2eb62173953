"""What has changed since earlier editions of the book, rule by rule: read from what the pages of each say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from poker_rulebook.book.load import GLOSSARY_PATH, Book, CompiledPages, Frozen, frozen
from poker_rulebook.book.problems import Problem, everywhere
from poker_rulebook.book.repository import RETIRED
from poker_rulebook.book.source import GLOSSARY as GLOSSARY_FILE
from poker_rulebook.book.source import Source
from poker_rulebook.document.edition import Texts
from poker_rulebook.document.views import GameView, GeneralRule, MixView
from poker_rulebook.folders import changed_files
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.pages.citations import glossary_digest

if TYPE_CHECKING:
    from poker_rulebook.document.edition import BookView

# of the file of a game or mix: its parts with ids, which may be cited
PARTS = ("play", "showdown", "options", "games")
PAGES = {
    "games": "games",
    "games/mixes": "mixes",
    "games/rules": "rules",
}  # folder of files -> that of their pages


BETWEEN = " — "  # the sentences of a rule, in the text of an edition


def compiled(view: BookView) -> CompiledPages:
    """The text of every page by the ids that can be cited, in every language."""
    words = [(word.id, [word.name, word.text]) for word in view.words]
    return {
        **{f"games/{it.id}": _page(it.name, it.digest, _of_played(it)) for it in view.games},
        **{f"mixes/{it.id}": _page(it.name, it.digest, _of_played(it)) for it in view.mixes},
        **{f"rules/{it.id}": _page(it.name, it.digest, map(_general, it.rules)) for it in view.chapters},
        **{
            path: _page(view.labels["glossary"], digest, words)
            for path, digest in glossary_digest([it.digest for it in view.words]).items()
        },
    }


def _page(name: Phrase, digest: str, rules: Iterable[tuple[str, Sequence[Phrase]]]) -> dict[str, Any]:
    said = {id_: {locale: _joined(parts, locale) for locale in LOCALES} for id_, parts in rules}
    return {"name": {locale: plain(name, locale) for locale in LOCALES}, "digest": digest, "rules": said}


def _joined(parts: Iterable[Phrase], locale: str) -> str:
    return BETWEEN.join(filter(None, (plain(part, locale).strip() for part in parts)))


def _of_played(page: GameView | MixView) -> Iterator[tuple[str, list[Phrase]]]:
    """The rules of a game or mix, its options, examples and notes."""
    for rule in (*page.rules, *page.notes, *page.history):
        yield rule.id, [rule.title, rule.text or rule.more]
    yield from ((it.id, [it.title, *(choice.text for choice in it.parts)]) for it in page.options)
    yield from ((it.id, [it.title, it.result]) for it in getattr(page, "examples", ()))


def _general(rule: GeneralRule) -> tuple[str, list[Phrase]]:
    cases = [part for case in rule.cases for part in (case.title, case.text)]
    choices = [choice.text for option in rule.options for choice in option.parts]
    outcomes = [outcome.text for outcome in rule.decision.outcomes] if rule.decision else []
    return rule.id, [rule.name, rule.text, rule.until, *cases, *outcomes, *choices]


def parts(book: Book) -> dict[str, dict[str, list[str]]]:
    """Path of a game or mix -> id of a step, share, option or game in it -> the former ids of that part."""
    found = {}
    shelves = ("games", book.offered, book.games), ("mixes", book.offered_mixes, book.mixes)
    for folder, offered, shelf in shelves:
        for id_ in offered:
            data = shelf.source(id_).rules
            items = (item for key in PARTS for item in data.get(key, ()))
            found[f"{folder}/{id_}"] = {item["id"]: item.get("former", []) for item in items}
    return found


def renamed(book: Book) -> dict[str, str]:
    """What may be cited, by former or present ids -> where it stands now.

    A page is called by its path, a part of a game or mix by the present path of its page: games/razz#third-bet. Rules
    and words have separate ids: "#button" is a general rule, and "rules/glossary#button" a word.
    """
    found: dict[str, str] = {GLOSSARY_PATH: GLOSSARY_PATH} if book.terms else {}
    for folder, shelf in (("games", book.offered), ("mixes", book.offered_mixes), ("rules", book.chapters)):
        for it in shelf.values():
            found |= {f"{folder}/{id_}": f"{folder}/{it.id}" for id_ in (it.id, *it.former)}
    for chapter in book.chapters.values():
        for rule in chapter.rules:
            found |= {f"#{id_}": f"rules/{chapter.id}#{rule.id}" for id_ in (rule.id, *rule.former)}
    for term in book.terms.values():
        found |= {f"{GLOSSARY_PATH}#{id_}": f"{GLOSSARY_PATH}#{term.id}" for id_ in (term.id, *term.former)}
    for path, ids in parts(book).items():
        found |= {f"{path}#{id_}": f"{path}#{now}" for now, former in ids.items() for id_ in (now, *former)}
    return found


def _cited(path: str, id_: str, there: Mapping[str, str]) -> str:
    """The key in `renamed` of a rule of a page: rules of chapters may move, those of games and mixes stay."""
    if path.startswith("rules/") and path != GLOSSARY_PATH:
        return f"#{id_}"
    return f"{there.get(path, path)}#{id_}"


class Promised(NamedTuple):
    """A page that was published, and the ids on it.    where    from the edition first;  file    its name in messages"""

    path: str
    ids: Iterable[str]
    where: str
    file: str


def lost(book: Book) -> list[Problem]:
    """Problems: pages, general rules, words, steps, shares and options that were published, in an edition or on the main
    branch, and lead nowhere now.
    """
    promised = [
        Promised(path, it.parts.get(path, page["rules"]), f"the edition {it.name}", it.file)
        for it in frozen(book)
        for path, page in it.pages.items()
    ]
    promised += _on_main(book)
    there = renamed(book) if promised else {}
    found: dict[str, Problem] = {}
    retired = {it.path for it in book.retired.values()}
    for path, ids, where, file in (it for it in promised if it.path not in retired):
        # a lost page is told once, without its parts
        for id_, key in {
            path: path,
            **{id_: _cited(path, id_, there) for id_ in ids if path in there},
        }.items():
            if key not in there:
                hint = f"write 'former: [{id_.rpartition('/')[2]}]' where it stands now"
                if id_ == path and path.startswith(("games/", "mixes/")):
                    hint += f", or name it in games/{RETIRED} with day, reason and where to go"
                message = f"people cite {id_!r} from {where}, and it leads nowhere now"
                found.setdefault(key, Problem(file, 1, 1, path, message, hint))
    return list(found.values())


def _on_main(book: Book) -> Iterator[Promised]:
    """The pages of files that differ from where this branch left main, as they were there."""
    for file, text in changed_files(book.folder).items():
        data = Source(file, text=text).value if text else None
        kind, where = PAGES.get(file.rpartition("/")[0]), "the main branch"
        named = [(at, name) for at, name in everywhere(data) if at[-1:] == ("id",) and isinstance(name, str)]
        if file == GLOSSARY_FILE:
            yield Promised(GLOSSARY_PATH, [name for at, name in named if len(at) == 2], where, file)
        elif kind and isinstance(data, dict) and isinstance(data.get("id"), str):
            ids = [name for at, name in named if len(at) == 3 and at[0] in (*PARTS, "rules")]
            yield Promised(f"{kind}/{data['id']}", ids, where, file)


def said_in(it: Frozen, there: Mapping[str, str]) -> dict[tuple[str, str], Texts]:
    """(path, rule) as they are called today -> what an edition said there.    there    from `renamed`"""
    found: dict[tuple[str, str], Texts] = {}
    for path, page in it.pages.items():
        for id_, text in page["rules"].items():
            # general rules may have moved to another chapter
            now = there.get(_cited(path, id_, there)) or f"{there.get(path, '')}#{id_}"
            new_path, _, rule = now.partition("#")
            found[new_path, rule] = text
    return found


def standing_since(
    now: CompiledPages, editions: Sequence[Frozen], there: Mapping[str, str]
) -> dict[str, dict[str, str]]:
    """Path -> rule -> the earliest edition since which it has said the same without a break; '' if none."""
    past = [(it.name, said_in(it, there)) for it in editions]
    return {
        path: {id_: _since((path, id_), text[SOURCE], past) for id_, text in page["rules"].items()}
        for path, page in now.items()
    }


def _since(
    at: tuple[str, str], text: str, past: Iterable[tuple[str, Mapping[tuple[str, str], Texts]]]
) -> str:
    name = ""
    for edition, said in past:
        if at not in said or said[at][SOURCE] != text:
            break
        name = edition
    return name
