"""A folder to a Book: every problem of every file, and every game that can be played."""

from __future__ import annotations

import json
import pickle
import shutil
from copy import deepcopy
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rendering import rendered
from small_book import GAMES, GOOD, all_problems, book_folder, data_of, with_game, write_game

from poker_rulebook.book.check import file_problems, of_game
from poker_rulebook.book.load import load
from poker_rulebook.book.options import UnknownChoice, UnknownGame
from poker_rulebook.book.problems import BookError, Fix, Problem, as_github, as_json
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import game_view
from poker_rulebook.play.simulate import simulate


@pytest.fixture(scope="module")
def book(small):
    return small


# --- finding a game


@pytest.mark.parametrize(
    "name",
    ["lantern", "LANTERN", "Lantern High-Low", "lantern high low", "ＬＡＮＴＥＲＮ　ＨＩＧＨ－ＬＯＷ",
     "ランタン・ハイロー", "ランタンハイロー", "ﾗﾝﾀﾝﾊｲﾛｰ", "ランタン ハイロー"],
)  # fmt: skip
def test_a_game_is_found_by_any_of_its_names_however_they_are_typed(book, name):
    assert "lantern" == book.find(name)


def test_a_game_is_found_by_its_former_id_and_its_other_names(book):
    assert "neighbour" == book.find("old-neighbour")
    assert "neighbour" == book.find("nextdoor")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lantarn", "no game is called 'lantarn': did you mean lantern?"),
        ("", "no game is called '': 'rulebook list' shows all games"),
        ("!?", "no game is called '!?': 'rulebook list' shows all games"),
        ("../lantern/..", None),
        ("\ud800", "no game is called '\\ud800': 'rulebook list' shows all games"),
    ],
)
def test_an_unknown_game_is_answered_with_the_nearest(book, name, message):
    if message is None:  # punctuation is not read, so this is the lantern
        assert "lantern" == book.find(name)
        return
    with pytest.raises(UnknownGame) as error:
        book.find(name)
    assert message == str(error.value)


# --- problems of many files


def test_all_mistakes_of_all_files_come_at_once_and_sorted(tmp_path):
    folder = book_folder(tmp_path / "book", *GAMES)
    for name, old, new in [
        ("lantern", "deck: standard-52", "deck: standard-51"),
        ("lantern", "first: left-of-button", "first: left-of-buton"),
        ("kite", "fourth-bet, do: bet, size: small", "fourth-bet, do: bet, size: tiny"),
        ("twin", "cards: 4}", "cards: 3}"),
    ]:
        path = folder / "games" / f"{name}.yaml"
        text = path.read_text(encoding="utf-8").replace(old, new)
        path.unlink()
        path.write_text(text, encoding="utf-8")
    found = file_problems(load(folder))
    assert sorted(found) == found
    assert [
        ("games/kite.yaml", 16, 31, "play[3] (fourth-bet).size"),
        ("games/lantern.yaml", 6, 1, "deck"),
        ("games/lantern.yaml", 15, 41, "play[3] (lamps-bet).first"),
        ("games/twin.yaml", 15, 5, "play[2] (split).hands"),
    ] == [(p.file, p.line, p.column, p.path) for p in found]


def test_a_wrong_file_leaves_the_other_games_playable(tmp_path):
    folder = book_folder(tmp_path / "book", *GAMES)
    write_game(folder, "lantern", {"id": "lantern"})
    assert {"neighbour", *GAMES} - {"lantern"} == set(load(folder).games)


def test_a_problem_prints_its_place_and_what_to_type():
    problem = Problem("games/x.yaml", 13, 44, "play[3] (second-bet).first", "is wrong", "write it right")
    assert "games/x.yaml:13:44: play[3] (second-bet).first: is wrong\n    hint: write it right" == str(
        problem
    )


def test_a_problem_for_github_is_one_line_with_nothing_that_ends_it_early():
    problem = Problem("a:b,c%.yaml", 1, 2, "x", "50% :: done\nno", "hint")
    assert (
        "::error file=a%3Ab%2Cc%25.yaml,line=1,col=2::x: 50%25 :: done<U+000A>no%0Ahint: hint"
        == as_github([problem])
    )


def test_problems_as_json_have_their_fixes_and_what_was_not_looked_at():
    fix = {"line": 1, "column": 4, "old": "a", "new": "b", "asks": False}
    found = Problem("f", 1, 2, "p", "m", "h", (Fix(**fix),))
    document = json.loads(as_json([found], 3, 4, unlooked="the moon"))
    problem = {"file": "f", "line": 1, "column": 2, "path": "p", "message": "m", "hint": "h", "fixes": [fix]}
    assert {"problems": [problem], "games": 3, "examples": 4, "not_looked_at": "the moon"} == document


@pytest.mark.parametrize("name", [None, ["razz"], 7, True, {}, "x" * 100_000])
def test_what_is_no_name_of_a_game_is_a_short_value_error(name, tmp_path):
    book = load(book_folder(tmp_path / "book", "lantern"))
    with pytest.raises(UnknownGame) as found:
        book.game(name)
    assert len(str(found.value)) < 500
    for choices in (["limit"], {"limit": ["pot-limit"]}, {3: "pot-limit"}):
        with pytest.raises(UnknownChoice, match="are no choices"):
            book.game("lantern", choices)


# --- files outside the book


def test_a_file_outside_takes_the_place_of_the_game_with_its_name(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern")
    outside = tmp_path / "lantern.yaml"
    text = (GOOD / "lantern.yaml").read_text(encoding="utf-8")
    outside.write_text(text.replace("Lantern High-Low", "Changed Lantern"), encoding="utf-8")
    book = load(folder, [outside])
    assert [] == file_problems(book)
    assert "Changed Lantern" == book.games["lantern"].name["en"]


def test_two_files_outside_with_one_name_are_not_silently_one(tmp_path):
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        shutil.copy(GOOD / "lantern.yaml", tmp_path / folder)
    found = file_problems(load(book_folder(tmp_path / "book"), sorted(tmp_path.glob("[ab]/*.yaml"))))
    assert [f"{tmp_path}/a/lantern.yaml has the same id"] == [problem.message for problem in found]


def test_a_file_of_the_book_may_be_named_from_anywhere(tmp_path, monkeypatch):
    folder = book_folder(tmp_path / "book", "lantern")
    monkeypatch.chdir(folder / "games")
    assert [] == file_problems(load(folder, [folder / "games" / "lantern.yaml"]))


def test_a_link_that_leads_to_itself_is_a_problem_of_that_file(tmp_path):
    folder = book_folder(tmp_path / "book")
    (folder / "games" / "loop.yaml").symlink_to("loop.yaml")
    (problem,) = file_problems(load(folder))
    assert ("games/loop.yaml", "cannot be read") == (problem.file, problem.message.split(":")[0])


# --- the shared files


def test_a_folder_that_is_no_book_is_refused(tmp_path):
    with pytest.raises(BookError) as error:
        load(tmp_path)
    assert "is not a book: it has no games/ and schema/" == error.value.problems[0].message


def test_a_book_without_decks_says_so_once_and_not_for_each_game(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern", shared=False)
    book, message = load(folder), "cannot be read: No such file or directory"
    files = ["games/common/options.yaml", "games/decks.yaml"]
    assert [(file, message) for file in files] == [(p.file, p.message) for p in file_problems(book)]
    assert [] == list(book.games)


def broken(folder, name, old, new):
    """The problems of the small book after one change in a shared file."""
    folder = book_folder(folder, shared=False)
    shutil.copytree(GOOD, folder / "games", dirs_exist_ok=True)
    path = folder / "games" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return [str(problem) for problem in file_problems(load(folder))]


def test_a_deck_that_stands_twice_is_a_problem(tmp_path):
    found = broken(tmp_path / "book", "decks.yaml", "id: short-36", "id: joker-53")
    assert (
        found[0]
        == "games/decks.yaml:9:3: [2] (joker-53).id: the deck 'joker-53' stands twice\n    hint: rename one"
    )


def test_an_option_that_stands_twice_is_a_problem(tmp_path):
    found = broken(tmp_path / "book", "common/options.yaml", "id: showing-ties", "id: raise-cap")
    assert any("[2] (raise-cap).id: the option 'raise-cap' stands twice" in line for line in found)


def test_a_ranking_that_contradicts_itself_is_a_problem(tmp_path):
    found = broken(tmp_path / "book", "rankings/face-cards.yaml", "A-K-Q-J-T-9-8-7", "A-A-K-Q")
    assert "games/rankings/face-cards.yaml:1:1: file: ranks: 'A-A-K-Q' has a rank twice" in found[0].replace(
        ":2:1", ":1:1"
    )


def test_a_ranking_that_cannot_be_read_is_told_once_and_keeps_only_its_games_out(tmp_path):
    found = broken(tmp_path / "book", "rankings/badugi.yaml", "compare:", "compares:")
    assert {"games/rankings/badugi.yaml"} == {line.partition(":")[0] for line in found}
    book = load(tmp_path / "book")
    assert {"gate"} == set(book.games.faulty()) & set(GAMES)
    assert found == [str(problem) for problem in of_game(book, "gate")]


def test_a_game_may_not_be_called_like_the_id_of_another(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern")
    write_game(
        folder,
        "a",
        data_of("neighbour") | {"id": "a", "name": {"en": "A", "ja": "A"}, "former": [], "also": ["Lantern"]},
    )
    (problem,) = file_problems(load(folder))
    assert ("games/a.yaml", "also[0]", "'Lantern' is already a name of lantern") == (
        problem.file,
        problem.path,
        problem.message,
    )


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("like: bagudi", ":3:1: like: no ranking is called 'bagudi'\n    hint: did you mean 'badugi'?"),
        (
            "like: face-cards",
            ":3:1: like: face-cards is like face-cards\n    hint: say the rules in one of them",
        ),
        ("like: badugi\nsize: 3", ":4:1: size: unknown key 'size'"),
    ],
)
def test_a_ranking_is_like_one_that_there_is(tmp_path, said, problem):
    folder = book_folder(tmp_path / "book")
    path = folder / "games" / "rankings" / "face-cards.yaml"
    path.write_text(f"# Like another.\nid: face-cards\n{said}\n", encoding="utf-8")
    assert f"games/rankings/face-cards.yaml{problem}" in str(file_problems(load(folder))[0])


def test_a_ranking_under_another_name_is_a_problem(tmp_path):
    found = broken(tmp_path / "book", "rankings/face-cards.yaml", "id: face-cards", "id: faces")
    assert [
        "games/rankings/face-cards.yaml:2:1: id: 'faces' is not the file's name\n"
        "    hint: write 'face-cards', or rename the file to faces.yaml"
    ] == found


# --- hostile files: nothing is raised, and what passes can be played

JUNK = [
    None, True, 0, 1, 2, 5, 13, -1, 10**14, 2.5, 4.0, "", "x", "__class__", "Ah Kh", "A B", "2026", "../../etc",
    "high", "standard-52", "joker-53", "short-36", "all", "yes", "carry-over", "first-share-that-qualifies", "by-face", "opener", [], {}, ["x"], [0, 2], [2, 0], [[]], {"en": "x", "ja": "y"},
]  # fmt: skip


def places(value, at=()):
    """Every place in a value."""
    yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*at, key))


@cache
def good(name: str) -> bytes:
    """A good game, which is read once; unpickled faster than copied."""
    return pickle.dumps(data_of(name))


@st.composite
def damaged(draw):
    """A good game with one to three places deleted, repeated, moved or replaced."""
    data = pickle.loads(good(draw(st.sampled_from(GAMES))))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from([at for at in places(data) if at]))
        here = data
        for part in way:
            here = here[part]
        change = draw(st.sampled_from(["delete", "replace", "count", "repeat", "first"]))
        if change == "delete":
            del here[last]
        elif change == "count" and isinstance(here[last], int):
            here[last] += draw(st.sampled_from([-2, -1, 1, 2]))
        elif change == "repeat" and isinstance(here, list):
            here.insert(last, deepcopy(here[last]))
        elif change == "first" and isinstance(here, list):
            here.insert(0, here.pop(last))
        else:
            here[last] = draw(st.sampled_from(JUNK))
    return data


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=damaged())
def test_a_damaged_file_is_refused_or_can_be_played_and_shown(shared, data):
    book = with_game(shared, "x", data | {"id": "x"} if "id" in data else data)
    if all_problems(book):
        return
    game = book.games["x"]
    for seats in {*game.players}:
        simulate(game, 3, seats, seed=1)
    for locale in LOCALES:
        rendered(game_view(book, game), locale)


@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_text_with_a_piece_missing_or_doubled_never_raises(shared, data):
    text = (GOOD / f"{data.draw(st.sampled_from(GAMES))}.yaml").read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    insert = data.draw(
        st.sampled_from(["", text[start:end] * 2, "\t", "{", "- ", ": ", "'", "&a ", "!x ", "\u202e", "\0"])
    )
    all_problems(with_game(shared, "x", text[:start] + insert + text[end:]))


@pytest.mark.parametrize("name", ["{{all, ja: 壁}", "{{all, ja: 壁}}", "{all, {ja: 壁}}"])
def test_braces_in_place_of_a_word_never_raise(shared, name):
    text = (GOOD / f"{GAMES[0]}.yaml").read_text(encoding="utf-8")
    assert all_problems(with_game(shared, "x", text + f"\nshort: {name}\n"))


@pytest.mark.parametrize(
    "at",
    [
        ("id",),
        ("play", 0, "id"),
        ("showdown", 0, "id"),
        ("examples", 0, "id"),
        ("options", 0, "id"),
        ("former",),
    ],
)
@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "a/b", "a\\b", ".", "..", "", "a.b", "a b", "a\n", "<b>", "%2e", "é"]
)
def test_an_id_cannot_be_a_path_or_markup(shared, at, name):
    data = data_of("lantern") | {"id": "x"}
    here = data
    for part in at[:-1]:
        here = here[part]
    here[at[-1]] = [name] if at == ("former",) else name
    assert file_problems(with_game(shared, "x", data))


@pytest.mark.parametrize(
    "name", ["two words", "Ａ", "席", "__class__", "0", "A, B", "A may raise to", "<script>", "." * 300]
)
def test_a_seat_may_have_any_name(shared, name):
    text = (GOOD / "lantern.yaml").read_text(encoding="utf-8").replace("id: lantern", "id: x", 1)
    start = text.index("examples:")
    quoted = json.dumps(name, ensure_ascii=False)
    examples = (
        text[start:]
        .replace("{B: ", f"{{{quoted}: ")
        .replace(" B: ", f" {quoted}: ")
        .replace("[B]", f"[{quoted}]")
    )
    for verb in ("may raise", "raises", "calls"):
        examples = examples.replace(f"B {verb} to 4", json.dumps(f"{name} {verb} to 4", ensure_ascii=False))
    examples = examples.replace("B calls]", json.dumps(f"{name} calls", ensure_ascii=False) + "]")
    assert [] == [str(problem) for problem in all_problems(with_game(shared, "x", text[:start] + examples))]
