"""rulebook deal --format json, resume: a hand as a record, and back; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from small_book import GAMES, book_folder

from poker_rulebook.cli.commands import rulebook

pytestmark = pytest.mark.usefixtures("books_read_once")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return book_folder(tmp_path_factory.mktemp("resume") / "book", *GAMES, mixes=True)


@pytest.fixture
def call(folder):
    """rulebook with these words, on the small book; what it printed, and its status."""

    def run(*words, status=0, given=None):
        result = CliRunner().invoke(rulebook, [*map(str, words), "--book", str(folder)], input=given)
        assert status == result.exit_code, result.output
        return result

    return run


@pytest.fixture
def written(tmp_path):
    def write(document) -> str:
        path = tmp_path / "hand.json"
        path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
        return str(path)

    return write


def dealt(call, name: str, *words) -> dict:
    return json.loads(call("deal", name, "--seed", 5, "--format", "json", *words).stdout)


def so_far(record: dict, answers: int) -> dict:
    """The record of the same hand after so many answers."""
    return {key: value for key, value in record.items() if key != "final"} | {
        "answers": record["answers"][:answers]
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_dealt_hand_is_resumed_to_its_end(name, call, written):
    record = dealt(call, name)
    stands = json.loads(call("resume", written(record), "--json").stdout)
    assert stands["to_act"] is None
    assert record["final"] == {seat: at["stack"] for seat, at in stands["seats"].items()}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_a_hand_can_be_told_at_every_decision(name, lang, call, written):
    record = dealt(call, name, "--seats", 2)
    for answers in range(len(record["answers"])):
        lines = call("resume", written(so_far(record, answers)), "--lang", lang).stdout.splitlines()
        seat = record["answers"][answers]["seat"]
        title = {"en": f"{seat} is to act", "ja": f"{chr(ord(seat) - ord('A') + ord('Ⓐ'))}の番"}[lang]
        assert title in lines
        assert lines.index(title) < len(lines) - 1


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_goes_on_where_answers_were_taken_away_from_its_end(name, call, written):
    record = dealt(call, name)
    for answers in range(len(record["answers"])):
        cut = written(record | {"answers": record["answers"][:answers]})
        stands = json.loads(call("resume", cut, "--json").stdout)
        assert stands["to_act"]["seat"] == record["answers"][answers]["seat"]


def test_a_ruling_is_asked_of_a_hand_whose_answers_were_taken_away(call, written):
    record = dealt(call, "lantern", "--seats", 3)
    cut = record | {"answers": record["answers"][:1]}
    ruled = json.loads(call("ruling", written(cut), "fouled-deck", "--json").stdout)
    assert "final" not in ruled["record"]


def test_the_text_of_a_dealt_hand_tells_the_same_hand_as_its_record(call, written):
    told = call("deal", "lantern", "--seed", 5, "--seats", 2).stdout
    resumed = call("resume", written(dealt(call, "lantern", "--seats", 2))).stdout
    assert "Lantern High-Low\n" + told == resumed


def test_a_record_has_one_answer_a_line(call):
    lines = call("deal", "lantern", "--seed", 5, "--format", "json").stdout.splitlines()
    assert len([line for line in lines if line.startswith('    {"seat"')]) == len(
        dealt(call, "lantern")["answers"]
    )


def test_who_is_to_act_and_what_is_legal_is_told(call, written):
    record = so_far(dealt(call, "lantern", "--seats", 2), 0)
    record |= {"stacks": {"A": 100, "B": 100}, "stakes": {"small_blind": 5, "big_blind": 10}}
    stands = json.loads(call("resume", written(record), "--json").stdout)
    assert "B" == stands["to_act"]["seat"]
    assert [
        {"action": "fold"}, {"action": "call", "chips": 5},
        {"action": "raise", "least": 20, "most": 20, "between": False},
    ] == stands["to_act"]["may"]  # fmt: skip
    told = call("resume", written(record)).stdout
    assert "B may call 5." in told
    assert "B may raise to 20 only." in told
    record["answers"] = [{"seat": "B", "action": "raise", "to": 20}]
    assert "A may call 10." in call("resume", written(record)).stdout


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "    At fixed limit the size of a bet is set: here it is to 20, not 15.\n"),
        (
            "ja",
            "    フィックスリミットでは、ベットの額が決まっています。ここでは合計20で、15は出せません。\n",
        ),
    ],
)
def test_an_answer_that_is_refused_is_told_the_rule_that_refuses_it(lang, why, call, written):
    record = so_far(dealt(call, "lantern", "--seats", 2), 0) | {
        "stacks": {"A": 100, "B": 100},
        "stakes": {"small_blind": 5, "big_blind": 10},
        "answers": [{"seat": "B", "action": "raise", "to": 15}],
    }
    refused = call("resume", written(record), "--lang", lang, status=1).stderr
    assert "answers.0: 15 is not allowed: fold, call 5 or bet or raise to 20" in refused
    assert refused.endswith(why)


def test_a_record_is_read_from_standard_input(call):
    record = call("deal", "lantern", "--seed", 5, "--format", "json").stdout
    assert "Net: " in call("resume", "-", given=record).stdout


def test_a_mix_gives_a_record_a_line(call, written):
    lines = call("deal", "relay", "--seed", 1, "--format", "json").stdout.splitlines()
    assert 3 == len(lines)
    for line in lines:
        assert "Net: " in call("resume", written(line)).stdout


def test_choices_are_part_of_the_record(call, written):
    record = dealt(call, "lantern", "--option", "raise-cap=no-cap")
    assert {"raise-cap": "no-cap"} == record["options"]
    assert {"raise-cap": "no-cap"} == json.loads(call("resume", written(record), "--json").stdout)["options"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "lantarn"}, "game: no game is called 'lantarn': did you mean lantern?"),
        ({"game": "relay"}, "game: 'relay' is a mix of several games: name one of them"),
        ({"game": None}, "game: the id of the game is missing"),
        ({"options": {"limit": "none"}}, "options: 'none' is not a choice of 'limit': one of: fixed-limit, pot-limit"),
        ({"version": 2}, "version: 2 is not known (this program reads version 1)"),
        ({"answer": []}, "answer: no key is called 'answer' (did you mean 'answers'?)"),
        ({"stacks": {"A": 100}}, "stacks: 1 seat is written (lantern is for 2 to"),
        ({"stacks": {"A": 100, "B": 0}}, "stacks.B: 0 is not a number of chips (write whole chips from 1)"),
        ({"stacks": {"A": 100, "B": 10**16}}, "stacks.B: the number is too large"),
        ({"stacks": {"A": 100, "\n": 3}}, r"stacks: '\n' is not a name of a seat"),
        ({"stakes": {}}, "stakes: 'small_blind' is missing"),
        ({"stakes": {"small_blind": 5, "big_blind": 10, "small_bet": 10, "big_bet": 5}}, "stakes: 'big_bet' must not"),
        ({"carried": -1}, "carried: -1 is not a number of chips"),
        ({"seat_one": "A"}, "seat_one: dealing does not begin at seat 1 in this game (delete it)"),
        ({"rolls": {"die": 3}}, "rolls.die: no roll is called 'die' (this game has no dice)"),
        ({"deck": "Ah Kd"}, "deck: the deck has 52 cards, not 2 (missing: "),
        ({"deck": "Ah Ah"}, "deck: 'Ah' is written twice in 'Ah Ah'"),
        ({"deck": None}, "deck: the order of the deck is missing"),
        ({"answers": {}}, "answers: {} is not a list"),
        ({"answers": [3]}, 'answers.0: 3 is not an answer (write {"seat": "B", "action": "fold"})'),
        ({"answers": [{"seat": "A", "action": "call"}]}, "answers.0.seat: it is not the turn of 'A' (B is to act: fold"),
        ({"answers": [{"seat": "B", "action": "calls"}]}, "answers.0.action: 'calls' is not an action (did you mean 'call'?)"),
        ({"answers": [{"seat": "B", "action": {"to": 5}}]}, "answers.0.action: {'to': 5} is not an action (one of: fold,"),
        ({"answers": [{"seat": "B", "action": "check"}]}, "answers.0.action: 'check' is not possible here"),
        ({"answers": [{"seat": "B", "action": "raise"}]}, "answers.0: 'to' is missing"),
        ({"answers": [{"seat": "B", "action": "raise", "to": 21}]}, "answers.0: 21 is not allowed: fold, call 5"),
        ({"answers": [{"seat": "B", "action": "fold", "to": 21}]}, "answers.0.to: 'fold' has no key 'to'"),
        ({"answers": [{"seat": "B", "action": "fold"}] * 2}, "answers.1: the hand is over before this answer"),
        ({"answers": [{"seat": "B", "action": "draw", "cards": "Ah"}]}, "answers.0: it is time to act: fold"),
        ({"final": {}}, "final: these are not the stacks of A, B (delete it)"),
        ({"final": {"A": 5, "C": 5}}, "final: these are not the stacks of A, B (delete it)"),
        ({"final": {"A": "5", "B": 5}}, "final.A: '5' is not a number of chips"),
        ({"final": {"A": 5, "B": 195}, "answers": [{"seat": "B", "action": "fold"}]}, "final: the hand ends in another way (write A 105, B 95, or delete it)"),
    ],
)  # fmt: skip
def test_a_wrong_record_is_refused_with_its_place(changes, message, call, written):
    record = so_far(dealt(call, "lantern", "--seats", 2), 0)
    record |= {"stacks": {"A": 100, "B": 100}, "stakes": {"small_blind": 5, "big_blind": 10}}
    path = written({key: value for key, value in (record | changes).items() if value is not None})
    result = call("resume", path, status=1)
    assert result.stderr.startswith(f"rulebook: {path}: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", ":1:2: is not JSON"),
        ("[" * 100_000, " is not JSON: nested too deeply"),
        ('{"game": NaN}', " is not JSON: NaN is not a number"),
        ('{"game": 1, "game": 2}', " the key 'game' is written twice"),
        ("[1, 2]", ": a record is an object"),
        ('{"stacks": ' + "9" * 5000 + "}", " has a number of 5,000 digits"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_one_line(text, message, call, written):
    path = written(text)
    result = call("resume", path, status=1)
    assert result.stderr.startswith(f"rulebook: {path}{message}")


def test_a_file_that_is_no_text_is_refused(call, tmp_path):
    path = tmp_path / "hand.json"
    path.write_bytes(b"\xff\xfe")
    assert f"rulebook: {path} is not UTF-8 text\n" == call("resume", path, status=1).stderr


def test_a_file_that_is_not_there_is_refused(call, tmp_path):
    path = tmp_path / "none.json"
    assert f"rulebook: there is no file {path}\n" == call("resume", path, status=1).stderr


def test_a_record_with_a_mark_at_its_beginning_is_read(call, tmp_path):
    path = tmp_path / "hand.json"
    path.write_bytes("\ufeff[]".encode())
    assert "a record is an object" in call("resume", path, status=1).output


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without an end here")
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_file_without_an_end_is_refused(call, command):
    assert "more than 1,000,000 bytes" in call(command, "/dev/zero", status=1).output


# When the hand goes wrong


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Acting out of turn", "The action is on B.")),
        ("ja", ("順番外のアクション", "アクションはⒷです。")),
    ],
)
def test_a_ruling_is_told(lang, words, call, written):
    record = so_far(dealt(call, "lantern", "--seats", 3), 0) | {"stacks": {"A": 100, "B": 100, "C": 100}}
    asked = json.loads(call("resume", written(record), "--json").stdout)["to_act"]["seat"]
    other = next(seat for seat in "ABC" if seat != asked)
    told = call("ruling", written(record), "out-of-turn", "call", other, "--lang", lang).stdout
    assert (
        words[0] in told
        and words[1].replace("B", asked).replace("Ⓑ", chr(ord("Ⓐ") + ord(asked) - ord("A"))) in told
    )


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("Acting out of turn", "A’s bet of 20 binds", "The action is on B.")),
    ("ja", ("順番外のアクション", "Ⓐの20のベットを有効とする", "アクションはⒷです。")),
])  # fmt: skip
def test_a_table_without_a_deck_is_ruled_on(lang, words, call, written):
    seats = {name: {"stack": 500} for name in "CBA"}
    table = {
        "kind": "out-of-turn",
        "stakes": {"small_bet": 10},
        "step": "lamps-bet",
        "seats": seats,
        "to_act": "B",
    }
    table |= {
        "deed": {"seat": "A", "action": "bet", "amount": 90},
        "acts": [{"seat": "C", "action": "check"}],
    }
    told = "".join(call("incident", "lantern", written(table), "--lang", lang).stdout.split("\n"))
    assert [word for word in words if word.replace(" ", "") not in told.replace(" ", "")] == []
    answer = json.loads(call("incident", "lantern", written(table), "--json").stdout)
    assert answer == json.loads(call("incident", "lantern", "--jsonl", given=json.dumps(table)).stdout)
    wrong = call("incident", "lantern", written(table | {"seats": 3, "step": "lamps"}), status=1).output
    assert (
        "seats: 3 is not an object" in wrong
        and "\n" in wrong
        and "step: no betting round is called 'lamps'" in wrong
    )


def test_a_hand_goes_on_from_the_record_after_a_ruling(call, written):
    record = so_far(dealt(call, "lantern", "--seats", 3), 0)
    ruled = json.loads(call("ruling", written(record), "fouled-deck", "--json").stdout)
    assert ruled["record"]["answers"] == [] and ruled["record"]["deck"] != record["deck"]
    assert "to act" in call("resume", written(ruled["record"])).stdout


@pytest.mark.parametrize(("words", "message"), [
    (("four-card-flop",), "rulebook: four-card-flop: No card is burned before what was dealt last."),
    (("four-card-flop", "--lang", "ja"), "rulebook: four-card-flop: 最後に配ったカードの前には、バーンがありません。"),
    (("four-cards",), "kind: no kind of ruling is called 'four-cards'"),
    (("out-of-turn", "call"), "who does 'call'? (write call C)"),
    (("fouled-deck", "--choice", "burns=many"), "choice.burns: no ruling asks for a choice of 'burns'"),
])  # fmt: skip
def test_what_cannot_have_happened_is_refused_in_words(words, message, call, written):
    record = so_far(dealt(call, "lantern", "--seats", 3), 0)
    assert message in call("ruling", written(record), *words, status=1).output


def test_a_hand_that_was_killed_is_told(call, written):
    record = so_far(dealt(call, "lantern", "--seats", 3), 0) | {"answers": [{"seat": "A", "action": "dead"}]}
    assert "A’s hand is dead" in call("resume", written(record)).stdout
    for answer, message in (
        ({"seat": "Z", "action": "dead"}, "no seat is called 'Z'"),
        ({"seat": "A", "action": "dead"}, "this seat has no hand any more"),
        ({"seat": "A", "action": "turn"}, "this seat is not waiting for its turn"),
        ({"seat": "B", "action": "dead", "leaves": 10**9}, "are not in this stack"),
        ({"seat": "B", "action": "turn", "leaves": 5}, "5 is not a number of chips"),
    ):
        wrong = record | {"answers": [*record["answers"], answer]}
        assert message in call("resume", written(wrong), status=1).output


def test_a_viewer_is_told_no_card_that_it_has_not_seen(call, written):
    record = so_far(dealt(call, "gate"), 1)
    path = written(record)
    stands = json.loads(call("resume", path, "--json", "--viewer", "B").stdout)
    assert {"A", "B"} <= stands["seats"].keys()
    assert "??" not in stands["seats"]["B"]["own"]
    assert {"??"} == set(stands["seats"]["A"]["own"].split())
    assert "no seat is called 'Z'" in call("resume", path, "--json", "--viewer", "Z", status=2).stderr
    assert "--viewer is for --json: add it" in call("resume", path, "--viewer", "B", status=2).stderr


def test_a_record_names_what_shuffled_its_deck(call):
    assert "seed 5" == dealt(call, "gate")["chance"]
    assert "system" == json.loads(call("deal", "gate", "--format", "json").stdout)["chance"]
