"""What pages load as scripts, which those that were opened from a disk may load, too: hands step by step, what choices
change, games side by side; the words of the form that says who wins; and what the search of the site knows.

A record of the search is a list: kind, address from the root of the language, title, what it belongs to, other names in
both languages and what readers of this one type, text, the small picture of a game. site/assets/found.js puts them in order; search.js loads the file
of them when somebody begins to search, and then `more`: options and examples, which are many and stand last.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple
from unicodedata import normalize

from markupsafe import Markup

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.book.problems import json_text
from poker_rulebook.book.repository import SearchWords
from poker_rulebook.cards import RANKS, SUITS
from poker_rulebook.document.edition import Edition
from poker_rulebook.document.pieces import PLACES, Piece, Switched
from poker_rulebook.document.tree import Fact
from poker_rulebook.document.views import Endpapers, GameView, GeneralRule, PlayedView, WordView
from poker_rulebook.document.walk_data import cards_data, walk_data
from poker_rulebook.language.phrases import card_label, card_text, phrases, plain
from poker_rulebook.language.sentences import Phrase, say, sentences
from poker_rulebook.language.text import JOKER, curled
from poker_rulebook.languages import BESIDE, FOLDER, LANGUAGES, LOCALES, SOURCE
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.web.markdown import escaped, marked, name
from poker_rulebook.web.sheets import setting_of
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE

WALK = """region previous next close step pot chips bet points out back place hidden quiz right wrong score why
    deal dealing dealt undealt irregular""".split()
WHO = """options players more fewer board community chosen declared exposed pot stacks fantasyland answer again clear
    type erase hand chips points foul wins none why rules loading failed disk missing old first left copy copied share
    wrong-question wrong-chips seat wrong-game wrong-no-card slot""".split()
TABLE = """hand then level ends turns due ante away owes owes-live back seat-number copied copy-text code-text break stopped ring levelled paused asleep code code-long next deal go failed seats resume list""".split()
INCIDENT = """title text others game round players left other to-act seat action amount place card cards next drawn price by from straddle no-straddle pot winner
    won out more less stakes log keep kept copy copied print clear""".split()
EDIT = """ask loading failed stopped disk missing old unknown looking right waits no-model line otherwise as-stated before after only
    same choice ends deal more less propose-open propose-paste propose-no-host anew-sure reread write""".split()
PLAY = """region loading failed disk old missing again you turn refused less more smallest half whole all to next put tap
    games street score know won lost even learnt another following share copied lesson known forget gold""".split()
FELT = "pot chips bet points out back place hidden right wrong why".split()  # of those of a walk
PRESET = "label book tournaments settled".split()
SLIP = "title table at-table by line code copy copied print other".split()
GAPS = {  # which a script fills in
    "walk-step": ("n", "of"), "walk-pot": ("n",), "walk-chips": ("n",), "walk-bet": ("n",), "walk-points": ("n",),
    "preset-settled": ("preset", "n"), "slip-at-table": ("table",), "slip-by": ("preset",),
    "slip-line": ("time", "table", "rule", "answers", "outcome", "preset", "edition"), "slip-other": ("edition", "now"),
    "walk-region": ("hand",), "walk-score": ("n", "of"),
    "at-table-ring": ("n", "of"), "at-table-seats": ("game", "low", "high"), "at-table-resume": ("game", "n"), "at-table-levelled": ("n",), "at-table-paused": ("n",),
    "at-table-away": ("n",), "at-table-back": ("n",), "at-table-owes": ("n", "live", "dead"), "at-table-owes-live": ("n", "live"), "at-table-seat-number": ("n",), "at-table-copied": ("time",),
    "play-region": ("game",), "play-street": ("n", "of"), "play-score": ("n", "of"), "play-know": ("game",),
    "play-to": ("n",), "play-won": ("n",), "play-lost": ("n",), "play-following": ("game",), "play-lesson": ("n", "of"), "play-known": ("n",),
    "who-seat": ("seat",), "who-wrong-game": ("card",), "who-wrong-no-card": ("card",), "who-slot": ("slot",),
    "who-left": ("field", "n"), "edit-line": ("line",), "edit-choice": ("choice",), "edit-deal": ("n",),
    "edit-ends": ("examples",),
}  # fmt: skip


def written(value: object, between: str = ",") -> str:
    """JSON without spaces. between    what stands between the values of lists"""
    return json.dumps(value, ensure_ascii=False, separators=(between, ":"))


def _words(kind: str, words: Iterable[str], locale: str) -> dict[str, str]:
    """Words of one script, with {n} where it fills in a number."""
    keys = {word: f"{kind}-{word}" for word in words}
    blanks = {key: {gap: f"{{{gap}}}" for gap in GAPS.get(key, ())} for key in keys.values()}
    return {word: plain(say(key, **blanks[key]), locale) for word, key in keys.items()}


# --- told hands, for site/assets/walk.js: a script for each game, loaded when somebody steps through a hand


def walk_scripts(book: Edition, wanted: Callable[[str], bool] = bool) -> dict[str, str]:
    """Path -> script, for every game that has a told hand; or of those that are wanted."""
    games = {path: game for game in book.games if wanted(path := f"games/{game.id}/walks.js")}
    found = {path: game_walks(game, book.locale) for path, game in games.items()}
    return {path: f"rulebookWalks({written(said)})\n" for path, said in found.items() if said["hands"]}


def game_walks(game: GameView, locale: str) -> dict[str, Any]:
    """The hands of one game in one language.

    game     its id
    source   the language of what is borrowed
    words    of the buttons and the table
    cards    as they are seen and read out
    hands    example -> title, and the hand: see poker_rulebook.narrative.walk
    """
    walks = [(example, example.walk) for example in game.examples if example.walk]
    return {
        "game": game.id,
        "source": SOURCE,
        "words": _words("walk", WALK, locale),
        "cards": cards_data((walk for _, walk in walks), locale),
        "hands": {
            example.id: {"title": plain(example.title, locale)} | walk_data(walk, locale)
            for example, walk in walks
        },
    }


# --- hands on a phone that lies on the table, for site/assets/table.js: a script for each game


def table_scripts(book: Edition, wanted: Callable[[str], bool] = bool) -> dict[str, str]:
    """Path -> script, for every game or those that are wanted: its name, its head and its screens as HTML."""
    games = {path: game for game in book.games if wanted(path := f"games/{game.id}/table.js")}
    pieces = renderer(book.locale) if games else None

    def said(game: GameView) -> dict[str, Any]:
        parts = {part: PLACES[part](getattr(game, part))[part] for part in ("table", "screens")}
        html = {part: [str(getattr(pieces, kind)(it)) for kind, it in made] for part, made in parts.items()}
        return {"game": game.id, "name": plain(game.short, book.locale), **html}

    return {path: f"rulebookTurn({written(said(game))})\n" for path, game in games.items()}


def incident_words(locale: str) -> str:
    """The words of the form for a table at which something went wrong, as JSON."""
    return json_text(_words("incident", INCIDENT, locale))


def table_words(locale: str) -> str:
    """The words that the script fills in, as JSON."""
    return json_text(_words("at-table", TABLE, locale))


# --- who wins, for site/assets/who.js

JUDGE = "judge"  # the folder of the interpreter, beside those of the languages


def verdict_words(locale: str) -> str:
    """The words of the form as JSON; and the cards, as they are seen and read out, a suit after the other."""
    seats = {name: plain(say("seat", seat=name), locale) for name in LETTERS}
    return json_text({
        "words": _words("who", WHO, locale), "seats": seats, "cards": _every_card(locale), "locale": locale if locale in LOCALES else SOURCE
    })  # fmt: skip


def _every_card(locale: str) -> dict[str, list[str]]:
    """Card -> how it is shown and how it is read out."""
    names = [*(rank + suit for suit in reversed(SUITS) for rank in reversed(RANKS)), JOKER]
    return {name: [card_text(name, locale), plain(card_label(name), locale)] for name in names}


# --- a file that is edited, for site/assets/edit.js

DESK = "desk"  # the folder of the whole program, beside those of the languages


def edit_words(locale: str) -> str:
    """The words that the script fills in, as JSON; where a number decides how, by that number, and `other`."""
    counted = {"wrong": {}, "deals": {"deals": "{deals}"}}
    forms = {
        word: {str(n): plain(say(f"edit-{word}", n=n, **gaps), locale) for n in (0, 1)}
        | {"other": plain(say(f"edit-{word}", n="{n}", **gaps), locale)}
        for word, gaps in counted.items()
    }
    own = locale if locale in BESIDE else SOURCE
    return json_text({"words": _words("edit", EDIT, locale) | forms, "locale": own})


# --- a hand to be played, for site/assets/play.js


def play_words(book: Edition, ends: Endpapers, called: Mapping[str, Sequence[str]]) -> str:
    """The words of the page as JSON; the cards; and for each game its names, what it is about, the deals to learn it by, and
    of which game it is made, by what, and by how many changed rules.

    called    game -> its other names
    """
    branches = {branch.game: branch for branch in ends.branches}
    shows = sorted({word for game in book.games for word, _ in game.lessons})
    games = {}
    for game in (game for family in book.families for game in family.games):
        of: dict[str, Any] = {
            "name": plain(game.name, book.locale), "also": called[game.id], "goal": plain(game.pitch or game.essence, book.locale),
            "lessons": [[deal, word] for word, deal in game.lessons],
        }  # fmt: skip
        if (branch := branches.get(game.id)) and branch.base:
            of |= {"base": branch.base, "change": plain(branch.change, book.locale), "edits": branch.edits}
        games[game.id] = of
    return json_text({
        "words": _words("play", PLAY, book.locale), "shows": _words("play-shows", shows, book.locale), "table": _words("walk", FELT, book.locale), "games": games,
        "cards": _every_card(book.locale), "locale": book.locale if book.locale in LOCALES else SOURCE,
    })  # fmt: skip


# What is asked again and again at the table: name -> game and showdown, the kind of whose reason is the name's.
FAMOUS = {
    "kicker": ("texas-holdem", {"seats": {"A": "Ah Qc", "B": "As Jd"}, "board": "Ad 8c 7s 4h 2s", "pot": 150}),
    "badugi": ("badugi", {"seats": {"A": "7h 4d 2c As", "B": "7s 5d 3c Ah"}, "pot": 150}),
    "short-deck": ("short-deck-texas-holdem",
                   {"seats": {"A": "Ah Th", "B": "9s 9d"}, "board": "Kh 9h 7h 7s Qd", "pot": 150}),
    "exactly-two": ("omaha-high-only",
                    {"seats": {"A": "Ah Kc 9d 8d", "B": "Qh Jh 3s 3c"}, "board": "Kh 7h 4h 2h Ts", "pot": 150}),
    "quartered": ("omaha-high-low-eight-or-better",
                  {"seats": {"A": "As 2s Kd Kh", "B": "Ad 2d Qc Jc"}, "board": "3h 7c 8s Td 9h", "pot": 150}),
    "tie": ("texas-holdem", {"seats": {"A": "As Qc", "B": "Ad 2h"}, "board": "Ac Kd 9h 7s 7d", "pot": 150}),
}  # fmt: skip


class Famous(NamedTuple):
    """A question of the empty page.    question    as JSON, for an attribute"""

    name: Phrase
    game: str
    question: Markup


def famous_questions(book: Edition) -> list[Famous]:
    """Those about games that the book has."""
    games = {game.id for game in book.games}
    return [
        Famous(say(f"famous-{name}"), game, escaped(json_text(asked)))
        for name, (game, asked) in FAMOUS.items()
        if game in games
    ]


# --- games side by side
#
# Every sentence once, and which of them each game says where. Sentences are compared as data, so that two games say the
# same where their views do, and never because of how a language puts it. site/assets/find.js marks the numbers that not
# all chosen games have:
#
#     {"texts": [html, ...], "parts": [[id, title], ...],
#      "games": {id: {"name": html, "parts": {id: [[title, [text, ...]], ...]}}}}      title and text are numbers

COMPARED = "assets/compared.js"
OWN = "own-cards"
NamedRules = Sequence[tuple[Phrase, tuple[Phrase, ...]]]  # name and sentences of each


def comparison_script(book: Edition) -> str:
    """What the page that compares games loads."""
    numbers: dict[Phrase, int] = {}
    titles: dict[str, Phrase] = {}

    def number(said: Phrase) -> int:
        return numbers.setdefault(said, len(numbers))

    games = {}
    for game in book.games:
        told = {}
        for id_, title, rules in compared(book, game):
            titles.setdefault(id_, title)
            told[id_] = [(number(rule), [number(text) for text in texts]) for rule, texts in rules]
        games[game.id] = {"name": name(game.name, book.locale), "parts": told}
    texts = [marked(said, book.locale) for said in numbers]
    parts = [(id_, marked(title, book.locale)) for id_, title in titles.items()]
    return f"rulebookCompared({written({'texts': texts, 'parts': parts, 'games': games})})\n"


def compared(book: Edition, game: GameView) -> Iterator[tuple[str, Phrase, NamedRules]]:
    """The facts of a game, its rules section by section, and how hands rank."""
    facts: NamedRules = [(_asked(fact), (fact.text,)) for fact in (*game.facts, *game.counted)]
    yield "facts", book.labels["at-a-glance"], facts
    for section in game.sections:
        yield section.id, section.title, [(rule.title, sentences(rule.text)) for rule in section.parts]
    if game.rankings:
        rankings = [(table.title, sentences(table.text)) for table in game.rankings]
        yield "rankings", book.labels["hand-ranking"], rankings


def _asked(fact: Fact) -> Phrase:
    """The label of a fact, by the same name in every game: beside a board, a player's own cards are called hole cards."""
    return say(OWN) if fact.id == OWN else fact.title


# --- choices
#
# The pieces of the places of a game's page, and what each choice puts in their stead. site/assets/options.js puts them
# together; it knows no rule. In the document a piece is the number of its text:
#
#     {"usual": {option: choice}, "texts": [html, ...],
#      "places": {place: {"pieces": [text, ...], "edits": {"option:choice,option:choice": [[start, end, [text, ...]], ...]}}},
#      "stopped": {place: [[option, choice], ...]}, "refused": [[[option, choice], [option, choice]], ...]}


class Unlinked:
    """Texts without links to the glossary: what is the first of a word on the page is not known here."""

    def __init__(self, locale: str):
        self.locale = locale

    def linked(self, value: object, own: str = "") -> Markup:
        return marked(value, self.locale)


def switches_of(found: Switched, setters: Mapping[str, object]) -> dict[str, str]:
    """Locale -> script of the choices of one game. setters    locale -> what sets pieces"""
    made = {locale: _by_lines(document(pieces, found)) for locale, pieces in setters.items()}
    return {locale: f"rulebookOptions({text})\n" for locale, text in made.items()}


def renderer(locale: str) -> object:
    """The macros that set the pieces of a page in one language: a function for each kind, which returns HTML."""
    setting = setting_of(locale).get_template("streets.md.j2")
    between = phrases(locale).say("paragraph", parts=("", ""))
    return setting.make_module({"words": Unlinked(locale), "between": between, "since": {}})


def document(pieces: object, found: Switched) -> dict[str, Any]:
    """The choices of one game. pieces    a function for each kind, which gives its HTML"""
    texts: dict[str, int] = {}

    @cache
    def number(piece: Piece) -> int:
        return texts.setdefault(str(getattr(pieces, piece.kind)(piece.value)), len(texts))

    def numbers(of: Iterable[Piece]) -> list[int]:
        return [number(piece) for piece in of]

    places = {
        place: {
            "pieces": numbers(found.places[place]),
            "edits": {
                ",".join(map(":".join, choices)): [(it.start, it.end, numbers(it.pieces)) for it in made]
                for choices, made in edits.items()
            },
        }
        for place, edits in found.edits.items()
    }
    more = {"stopped": found.stopped, "refused": found.refused}
    return {"usual": found.usual, "texts": list(texts), "places": places} | more


def _by_lines(document: Mapping[str, Any]) -> str:
    """One text to a line: what many games say stands once in what is kept for reading without a network."""
    parts = {key: written(part, ",\n" if key == "texts" else ",") for key, part in document.items()}
    return "{" + ",\n".join(f"{json.dumps(key)}:{part}" for key, part in parts.items()) + "}"


# Presets, for site/assets/preset.js
#
# What each of them takes, rule by rule, with the text of the choice as it stands on the page of the rule:
#
#     {"words": {...}, "presets": {preset: {"name": text, "rulings": {rule: [choice, html, whether in tournaments only]}}}}

PRESETS = "assets/presets.js"


def preset_script(book: Edition) -> str:
    """What the switch between presets on a page knows, and the words of a slip on a ruling."""
    words = _words("preset", PRESET, book.locale) | {"slip": _words("slip", SLIP, book.locale)}
    presets = {
        preset.id: {
            "name": plain(preset.name, book.locale),
            "rulings": {
                rule: [taken.id, marked(taken.text, book.locale), int(rule in preset.tournaments)]
                for rule, taken in preset.rulings.items()
            },
        }
        for preset in book.presets
    }
    return f"globalThis.rulebookPresets = {written({'words': words, 'presets': presets})}\n"


# What the search knows
#
# Records by their fields, as what is alike lies together then and is packed better: kinds, places, titles, what each belongs
# to, names, texts, pictures. A rule leaves out the page and the name of the chapter before it. Its text is the rule on one line,
# each of its cases, "if → then", and what else it says.

SITE_PAGES = {  # id in games/asked/pages.yaml -> the page that is of no game, mix, chapter or word, its title, what it is for
    "map": ("families/index.md", "map-title", "map-short"),
    "glossary": ("rules/glossary.md", "glossary", "glossary-text"),
    "ladder": ("rules/ladder.md", "ladder", "ladder-short"),
    "wrong": ("rules/wrong.md", "went-wrong", "went-wrong-short"),
    "decide": ("rules/decide.md", "decide", "decide-text"),
    "tda": ("rules/tda.md", "tda", "tda-text"),
    "japan": ("rules/japan.md", "japan", "japan-text"),
    "talk": ("rules/talk.md", "talk", "talk-text"),
    **{role: (f"rules/{role}.md", f"role-page-{role}", f"role-text-{role}") for role in ROLES},
    "who-wins": ("who-wins/index.md", "who-title", "who-text"),
    "play": ("play/index.md", "play-title", "play-text"),
    "table": ("table/index.md", "at-table-mode", "at-table-text"),
    "games": ("games/index.md", "all-games", "front-all-games"),
    "tonight": ("tonight/index.md", "find-tonight", "find-tonight-text"),
    "compare": ("compare/index.md", "find-compare", "find-compare-text"),
    "edit": ("edit/index.md", "edit-title", "edit-text"),
    "vocabulary": ("vocabulary/index.md", "vocabulary", "vocabulary-text"),
    "names": ("names.md", "index", "names-short"),
    "about": ("about.md", "front-about", "about-short"),
    "programs": ("programs.md", "programs-title", "programs-short"),
    "add-a-game": ("add-a-game.md", "add-a-game-title", "add-a-game-short"),
}
Record = tuple[str, str, str, str, list[str], str, str]


def record_scripts(book: Edition, pages: Collection[str] = ()) -> dict[str, str]:
    """Path -> script, which pages that were opened from a disk may load, too. What a search knows comes first.

    pages    paths of the site, those of no game, mix, chapter or word among them
    """
    say = _Words(book.locale)
    found = {
        "records": chain(_site_pages(book, say, pages), _records(book, say), _absent(book, say)),
        "more": _more(book.games, say),
    }
    made = {
        f"assets/{name}.js": f"rulebookRecords({written([*zip(*them, strict=True)])})\n"
        for name, them in found.items()
    }
    made["assets/records.js"] = (
        f"rulebookWords({written(_known_words(book.locale))})\n{made['assets/records.js']}"
    )
    return made


def _known_words(own: str) -> dict[str, Any]:
    """Words of every language: `small`, which are passed over; `about`, what any game is asked
    about; `alike`, lists of those that say the same; `forms`, lists
    of one word; `asking`, patterns of questions for the meaning of a word. And of one's own language `short` ones, each with
    what it stands for."""
    found: dict[str, Any] = {"small": [], "alike": [], "forms": [], "asking": [], "about": [], "short": {}}
    for path in sorted(FOLDER.glob("*/search.txt")):
        small, about, *lists, asking = (
            [*part.splitlines()[1:]] for part in path.read_text("utf-8").split("\n\n")
        )
        found["small"] += " ".join(small).split()
        found["about"] += " ".join(about).split()
        alike, forms, short = lists
        found["alike"] += [line.split() for line in alike]
        found["forms"] += [line.split() for line in forms]
        if path.parent.name == own:
            found["short"] = {word: told for word, _, told in (line.partition(" ") for line in short)}
        found["asking"] += asking
    return found


def _site_pages(book: Edition, say: _Words, pages: Collection[str]) -> Iterator[Record]:
    """The pages of the site that are of no game, mix, chapter or word."""
    for id_, (path, title, told) in SITE_PAGES.items():
        if path in pages:
            name, place = book.labels[title], path.removesuffix("index.md").replace(".md", "/")
            asked = book.asked["pages"].get(id_, {}).get(book.locale if book.locale in BESIDE else SOURCE, ())
            names = say.other(name, [*(plain(name, locale) for locale in LOCALES), *asked])
            yield "page", place, say(name), "", names, say(book.labels[told]), ""


def _records(book: Edition, say: _Words) -> Iterator[Record]:
    """Every record of one language but options and examples, in the order of kinds."""
    for family in book.families:
        for game in family.games:
            text = f"{say(game.lead)}\n{say.all(*(fact.text for fact in game.facts))}"
            names = say.names(game, book.asked["games"])
            yield (
                "game",
                f"games/{game.id}/",
                say(game.name),
                say(family.name),
                names,
                text,
                book.outlines[game.id].picture,
            )
    for mix in book.mixes:
        text = f"{say(mix.essence)}\n{say.all(*(rule.text for rule in mix.rules))}"
        names = say.names(mix, book.asked["games"])
        yield "mix", f"mixes/{mix.id}/", say(mix.name), "", names, text, book.outlines[mix.id].picture
    for chapter in book.chapters:
        page = f"rules/{chapter.id}/"
        yield "chapter", page, say(chapter.name), "", list(chapter.search), say(chapter.text), ""
        for rule in chapter.rules:
            names = say.names(rule, book.asked["rules"], say.for_its_readers(rule))
            yield "rule", f"#{rule.id}", say(rule.name), "", names, "\n".join(_lines(rule, say)), ""
    for word in book.words:
        address = f"{GLOSSARY_PAGE.removesuffix('.md')}/#{word.id}"
        called = [*(plain(word.name, locale) for locale in LOCALES), word.search, *word.also]
        names = say.names(word, book.asked["words"], called)
        yield "word", address, say(word.name), "", names, say(word.text), ""


def _absent(book: Edition, say: _Words) -> Iterator[Record]:
    """Games that are asked for and not in the book, each with the one that comes nearest."""
    there = {
        it.id: (folder, it) for folder, them in (("games", book.games), ("mixes", book.mixes)) for it in them
    }
    language = book.locale if book.locale in BESIDE else SOURCE
    for near, texts in book.asked["absent"].items():
        if near in there:
            folder, it = there[near]
            told = phrases(book.locale).say("search-nearest", game=it.name)
            for called in texts.get(language, ()):
                yield "absent", f"{folder}/{near}/", called, "", [], told, ""


def _rankings(games: Sequence[GameView], say: _Words) -> Iterator[Record]:
    """Each on the first page that has it."""
    rankings = {table.id: (game, table) for game in reversed(games) for table in game.rankings}
    for id_, (game, table) in rankings.items():
        called = [id_.replace("-", " "), *(plain(table.title, locale) for locale in LOCALES)]
        names = say.other(table.title, called)
        yield (
            "ranking",
            f"games/{game.id}/#{id_}",
            say(table.title),
            say(game.name),
            names,
            say(table.text),
            "",
        )


def _more(games: Sequence[GameView], say: _Words) -> Iterator[Record]:
    """Rankings, options that one game has alone, and examples."""
    yield from _rankings(games, say)
    for game in games:
        for option in game.options:
            if option.rule is None:
                address, text = f"games/{game.id}/#{option.id}", say.all(*(it.text for it in option.parts))
                yield "option", address, say(option.title), say(game.name), [], text, ""
    for game in games:
        for example in game.examples:
            yield "example", f"games/{game.id}/#{example.id}", say(example.title), say(game.name), [], "", ""


def _lines(rule: GeneralRule, say: _Words) -> Iterator[str]:
    """The rule with the usual one of its choices, each of its cases, and the other choices."""
    choices = [option.parts for option in rule.options]
    yield say.all(rule.text, *(first.text for first, *_ in choices), rule.until)
    yield from (f"{say(case.title)} → {say(case.text)}" for case in rule.cases)
    yield say.all(*(it.text for _, *others in choices for it in others), *(it.title for it in rule.options))


def _letters(locale: str) -> str:
    """Letters of the scripts that the language has besides the Latin one, as in the brackets of a regular expression."""
    return "".join(letters for letters, _ in LANGUAGES[locale].scripts)


class _Words:
    """Plain text in one language."""

    def __init__(self, locale: str):
        self.locale = locale

    def __call__(self, phrase: Phrase) -> str:
        return curled(plain(phrase, self.locale).strip())

    def all(self, *phrases: Phrase) -> str:
        return " ".join(filter(None, map(self, phrases)))

    def for_its_readers(self, rule: GeneralRule) -> list[str]:
        """The names of a rule in every language, and the other ways in which readers of this one call it."""
        titles = [plain(rule.name, locale) for locale in LOCALES]
        return [name for name in rule.search if name in titles or self._is_typed(name)]

    def _is_typed(self, name: str) -> bool:
        """In their own script, or a word of English, as floors everywhere say it: IWTSTH, TDA 35."""
        if own := _letters(self.locale):
            return re.search(f"[{own}]", name) is not None or re.search(" [a-z]", name) is None
        return not any(re.search(f"[{letters}]", name) for letters in map(_letters, LOCALES) if letters)

    def names(
        self, it: GeneralRule | PlayedView | WordView, asked: SearchWords, called: Iterable[str] = ()
    ) -> list[str]:
        """What it is called in any language, and how readers of this one ask for it; where nobody knows, those of the source."""
        own = asked.get(it.id, {}).get(self.locale if self.locale in BESIDE else SOURCE, ())
        return self.other(it.name, [*(called or it.search), *own])

    def other(self, title: Phrase, names: Iterable[str]) -> list[str]:
        """Those that a search can tell from the title, and from each other."""
        told = {_folded(self(title)): ""}
        for called in names:
            told.setdefault(_folded(called), called)
        return [*told.values()][1:]


def _folded(name: str) -> str:
    """What site/assets/found.js looks at in a name: letters and digits, whatever their width, and where words end."""
    return re.sub(r"[\W_]+", " ", re.sub("['’\u30fb]", "", normalize("NFKC", name).lower())).strip()
