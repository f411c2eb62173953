"""Files that are wrong, each with the exact words that say so."""

import pytest
from tables import CALLED, CHECKED, DEALT, games, holdem, problems, read, replay

from poker_rulebook.history.notation import RecordedHand
from poker_rulebook.history.parsing import A_HISTORY
from poker_rulebook.history.replaying import TellingDealer, as_text, verdict

FIELDS = {
    "no variant": ("antes = [0, 0]\n", "x.phh:1:1: file: the field 'variant' is missing\n    hint: add a line such as variant = \"NT\""),
    "no text": ("variant = 7\n", "x.phh:1:1: variant: the variant is text\n    hint: write it like variant = \"NT\""),
    "unknown": (
        'variant = "HOLDEM"\n',
        "x.phh:1:1: variant: no variant is called 'HOLDEM'\n    hint: one of FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB,"
        " or the id of a game of the book",
    ),
    "misspelt": ('variant = "texas-holdm"\n', "x.phh:1:1: variant: no variant is called 'texas-holdm'\n    hint: did you mean 'texas-holdem'?"),
    "rows": (
        'variant = "open-face-chinese"\n',
        "x.phh:1:1: variant: open-face-chinese has no betting\n    hint: hand histories are of games with chips in a pot",
    ),
    "choice": (
        'variant = "razz"\n_choices = {limit = "no-limit"}\n',
        "x.phh:2:1: _choices: razz has no option 'limit': one of: raise-cap, raise-cap-with-two, showing-ties,"
        " short-all-ins, antes-and-bring-in, odd-chip-cards",
    ),
    "choices": (
        'variant = "razz"\n_choices = ["no-limit"]\n',
        "x.phh:2:1: _choices: the choices are words\n    hint: write them like _choices = {limit = \"pot-limit\"}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FIELDS)
def test_a_game_that_is_not_there(name: str):
    text, said = FIELDS[name]
    assert [said] == problems(text)


REPLACED = {
    "negative": ({"antes": "[0, -1, 0]"}, "x.phh:2:13: antes[1]: -1 is below 0"),
    "too few": (
        {"antes": "[0, 0]"},
        "x.phh:2:1: antes: 'antes' has 2 values\n    hint: 'starting_stacks' has 3, one for each player",
    ),
    "no list": (
        {"antes": "5"},
        "x.phh:2:1: antes: 'antes' is a list with one amount for each player\n    hint: write antes = [0, 0, ...]",
    ),
    "no number": ({"blinds_or_straddles": '[1, "2", 0]'}, "x.phh:3:27: blinds_or_straddles[1]: '2' is not a number"),
    "true": ({"blinds_or_straddles": "[1, true, 0]"}, "x.phh:3:27: blinds_or_straddles[1]: true is not a number"),
    "nan": ({"min_bet": "nan"}, "x.phh:4:1: min_bet: nan is not an amount of chips"),
    "infinite": ({"min_bet": "inf"}, "x.phh:4:1: min_bet: infinity is not an amount of chips"),
    "zero": ({"min_bet": "0"}, "x.phh:4:1: min_bet: 'min_bet' is not above 0"),
    "below zero": ({"min_bet": "-2"}, "x.phh:4:1: min_bet: 'min_bet' is not above 0"),
    "huge": (
        {"min_bet": "1e99999"},
        "x.phh:4:1: min_bet: an amount has at most 15 digits, and 12 after the point",
    ),
    "huger": ({"min_bet": "1e99999999999999999999"}, "x.phh:4:1: min_bet: nan is not an amount of chips"),
    "tiny": (
        {"min_bet": "1e-40"},
        "x.phh:4:1: min_bet: an amount has at most 15 digits, and 12 after the point",
    ),
    "no chips": (
        {"starting_stacks": "[100, 0, 100]"},
        "x.phh:5:25: starting_stacks[1]: every player needs chips\n    hint: leave out who has none",
    ),
    "one player": (
        {"starting_stacks": "[100]", "antes": "[0]", "blinds_or_straddles": "[0]"},
        "x.phh:5:1: starting_stacks: 1 player has a stack\n    hint: texas-holdem is for 2 to 10",
    ),
    "far too many players": (
        {"starting_stacks": str([100] * 2_001)},
        "x.phh:5:1: starting_stacks: 'starting_stacks' has 2,001 amounts\n    hint: at most 99 players sit at a table",
    ),
    "actions": (
        {"actions": '"p1 f"'},
        "x.phh:6:1: actions: 'actions' is a list of texts\n    hint: write actions = [\"d dh p1 AcKd\", ...]",
    ),
    "an action": (
        {"actions": "[1]"},
        "x.phh:6:12: actions[0]: an action is text\n    hint: write it like \"p1 cbr 200\"",
    ),
    "a table": ({"players": '["A", "B"]'}, "x.phh:8:1: players: 'players' has 2 values\n    hint: 'starting_stacks' has 3, one for each player"),
    "names": ({"players": '["A", "B", 3]'}, "x.phh:8:1: players: 'players' is a list with text for each player"),
    "year": ({"year": '"2026"'}, "x.phh:8:1: year: 'year' is a whole number"),
    "time": ({"time": '"8 pm"'}, "x.phh:8:1: time: 'time' is a time such as 20:15:00"),
    "trimming": ({"ante_trimming_status": "1"}, "x.phh:8:1: ante_trimming_status: 'ante_trimming_status' is true or false"),
    "seat one": ({"_seat_one": "4"}, "x.phh:8:1: _seat_one: '_seat_one' is the number of a player\n    hint: write 1 to 3"),
}  # fmt: skip


@pytest.mark.parametrize("name", REPLACED)
def test_a_field_that_is_wrong(name: str):
    fields, said = REPLACED[name]
    assert [said] == problems(holdem(**fields))


@pytest.mark.parametrize("name", ["antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions"])
def test_a_field_that_is_missing(name: str):
    text = "".join(
        line for line in holdem(actions="[]").splitlines(keepends=True) if not line.startswith(name)
    )
    needs = "variant, antes, blinds_or_straddles, min_bet, starting_stacks, actions"
    assert [f"x.phh:1:1: file: the field '{name}' is missing\n    hint: NT needs {needs}"] == problems(text)


def test_a_bring_in_is_less_than_the_small_bet():
    text = 'variant = "FR"\nantes = [1, 1]\nbring_in = 4\nsmall_bet = 4\nbig_bet = 2\nstarting_stacks = [9, 9]\nactions = []\n'
    assert [
        "x.phh:3:1: bring_in: 'bring_in' is not less than 'small_bet'",
        "x.phh:5:1: big_bet: 'big_bet' is less than 'small_bet'",
    ] == problems(text)


HINT = f"\n    hint: {A_HISTORY}"
NO_TOML = {
    "bytes": (b"variant = '\xff'\n", "x.phh:1:12: file: is not UTF-8 text\n    hint: save it as UTF-8"),
    "a bracket": (b"variant = 'NT'\nantes = [0, 0\n", f"x.phh:3:1: file: is not TOML: unclosed array{HINT}"),
    "twice": (
        b"variant = 'NT'\nvariant = 'FT'\n",
        f"x.phh:2:15: file: is not TOML: cannot overwrite a value{HINT}",
    ),
    "deep": (b"a = " + b"[" * 50_000, "x.phh:1:1: file: is not TOML that can be read: nested too deeply"),
    "digits": (b"a = " + b"9" * 5_000, "x.phh:1:5: file: has a number that is too long"),
    "a key": (b"a" + b".a" * 200_000 + b" = 1\n", "x.phh:1:1: file: has a key of very many parts"),
    "February": (b"a = 2026-02-30\n", f"x.phh:1:5: file: is not TOML: invalid date or datetime{HINT}"),
    "prose": (
        "2枚のカード\n".encode(),
        f"x.phh:1:2: file: is not TOML: expected '=' after a key in a key/value pair{HINT}",
    ),
}


@pytest.mark.parametrize("name", NO_TOML)
def test_a_file_that_is_no_toml(name: str):
    content, said = NO_TOML[name]
    assert [said] == problems(content)


def test_what_stands_between_the_hands_of_a_file_of_several():
    assert [
        "x.phhs:1:1: event: stands between the hands of a file of several\n    hint: move it into a hand, or delete it",
        "x.phhs:2:1: 1: the field 'variant' is missing\n    hint: add a line such as variant = \"NT\"",
    ] == problems('event = "Home game"\n[1]\nantes = [0, 0]\n', "x.phhs")


def test_an_empty_file_of_several_hands_has_none():
    assert [] == read("", "x.phhs")


WRITTEN = {
    "p1 fold": "'p1 fold' is not understood",
    "p1": "'p1' is not understood",
    "p1 cbr": "'p1 cbr' is not understood",
    "p1 f now": "'p1 f now' is not understood",
    "p4 f": "p4 has no stack",
    "p0 f": "p0 has no stack",
    "q1 f": "'q1' is not a player",
    "d dh 1 AcKc": "'1' is not a player",
    "p1 cbr 2e3": "'2e3' is not an amount of chips",
    "p1 cbr -4": "'-4' is not an amount of chips",
    "p1 cbr 1,00": "'1,00' is not an amount of chips",
    "p1 cbr " + "9" * 99: "an amount has at most 15 digits, and 12 after the point",
}


@pytest.mark.parametrize("action", WRITTEN)
def test_an_action_that_cannot_be_read(action: str):
    (said,) = problems(holdem(*DEALT, action))
    assert said.startswith(f"x.phh:10:3: actions[3]: {WRITTEN[action]}")


IMPOSSIBLE = {
    "another's turn": (
        [*DEALT, "p1 cc"], "p1 is not to act", "it is the turn of p3: fold, call 2 or bet or raise to 4-100", 4, "preflop",
    ),
    "too small": ([*DEALT, "p3 cbr 3"], "3 is not allowed: fold, call 2 or bet or raise to 4-100", "", 4, "preflop"),
    "too large": ([*DEALT, "p3 cbr 101"], "101 is not allowed: fold, call 2 or bet or raise to 4-100", "", 4, "preflop"),
    "no bring-in": ([*DEALT, "p3 pb"], "no bring-in is due: fold, call 2 or bet or raise to 4-100", "", 4, "preflop"),
    "no draw": ([*DEALT, "p3 sd Qs"], "it is time to act: fold, call 2 or bet or raise to 4-100", "", 4, "preflop"),
    "no showdown": (
        [*DEALT, "p3 sm QsJs"], "there is no showdown yet", "it is the turn of p3: fold, call 2 or bet or raise to 4-100", 4, "preflop",
    ),
    "flop too early": (
        [*DEALT, "d db 2c3c4c"], "nothing is dealt here", "it is the turn of p3: fold, call 2 or bet or raise to 4-100", 4, "preflop",
    ),
    "no flop": ([*CALLED, "p1 cc"], "before 'p1 cc', the board receives a card", "write d db and the cards", 7, "flop"),
    "no cards": ([*DEALT[:2], "p3 f"], "before 'p3 f', p3 receives a card", "write d dh p3 and the cards", 3, "own"),
    "a card too many": (
        ["d dh p1 AcKcQc", *DEALT[1:], "p3 f"], "more cards are dealt than the rules deal here",
        "it is the turn of p3: fold, call 2 or bet or raise to 4-100", 1, "own",
    ),
    "a card twice": ([DEALT[0], "d dh p2 AcAd", DEALT[2], "p3 f"], "Ac stands twice", "no card is dealt twice", 2, "own"),
    "a folded card": (
        [*DEALT, "p3 f", "p1 cc", "p2 cc", "d db Qs2c3c", "p1 cc"],
        "Qs has been folded or discarded", "no card is dealt twice", 7, "flop",
    ),
    "no card": (["d dh p1 AcKx", *DEALT[1:]], "'Kx' is not a card: write a rank from A K Q J T 9 8 7 6 5 4 3 2, then a suit s h d c", "an unknown card is ??", 1, "own"),
    "odd letters": (["d dh p1 AcK", *DEALT[1:]], "'AcK' is not a text of cards", "write two letters a card, such as AcKd", 1, "own"),
    "after the end": ([*DEALT, "p3 f", "p1 f", "p2 cc"], "'p2 cc' comes after the end of the hand", "delete it", 6, ""),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_action_that_the_rules_do_not_allow(name: str):
    actions, message, hint, number, step = IMPOSSIBLE[name]
    problem = replay(holdem(*actions)).problem
    assert (message, hint) == (problem.place.message, problem.place.hint)
    assert (number, actions[number - 1]) == problem.action
    assert (6 + number, 3) == (problem.place.line, problem.place.column)
    assert not step or step == problem.step


def test_amounts_with_decimals_are_refused_as_they_are_written():
    problem = replay(holdem(*DEALT, "p3 cbr 3.5")).problem
    assert "3.5 is not allowed: fold, call 2 or bet or raise to 4-100" == problem.place.message
    problem = replay(holdem(*DEALT, "p3 cbr 6.25", "p1 cbr 8.75", stacks="[100, 100, 50.5]")).problem
    assert "8.75 is not allowed: fold, call 5.25 or bet or raise to 10.5-100" == problem.place.message


ALL_IN = (*DEALT, "p3 f", "p1 cbr 100", "p2 cc")


@pytest.mark.parametrize(
    ("board", "step"), [([], "flop"), (["d db 2c3c4h"], "turn"), (["d db 2c3c4h", "d db 9s"], "river")]
)
def test_the_step_that_waits_for_a_card_is_named_when_nobody_can_bet(board: list[str], step: str):
    problem = replay(holdem(*ALL_IN, *board, "p1 cc", "p1 cc")).problem
    assert (step, None) == (problem.step, problem.state["to_act"])


def test_fields_of_our_own_that_cannot_be():
    text = holdem(actions="[]", variant='"FT"', small_bet="2", big_bet="4").replace("min_bet = 2\n", "")
    assert ["'small_bet' is less than the kill"] == messages(
        text.replace("[1, 2, 0]", "[1, 2, 4]") + "_kill = 3\n"
    )
    assert ["'_kill' is the number of a player"] == messages(text + "_kill = 4\n")
    assert ["'_last' is the number of a player"] == messages(text + '_last = [1, "p2"]\n')
    assert ["'_flashed' is the number of a player"] == messages(text + "_flashed = true\n")
    assert ["3 is no such number"] == messages(text + "_bomb = 3\n")


def messages(text: str) -> list[str]:
    found = read(text)[0]
    return [problem.message for problem in found] if isinstance(found, list) else []


def test_there_are_no_more_run_outs_than_the_deck_has_cards_for():
    (record,) = read(holdem(*ALL_IN, *["d db ??????", "d db ??", "d db ??"] * 1000))
    dealer = TellingDealer(record.game, record.actions)
    assert 3 * 2 + 5000 == dealer.cards_to_come()
    assert 52 // 5 == dealer.run_outs(5, 1)


def test_of_very_many_mistakes_the_first_are_told():
    assert 100 == len(problems(holdem(*["zzz"] * 500)))
    text = holdem(*DEALT, "p3 f", "p1 f") + "".join(f"k{n} = 1\n" for n in range(500))
    assert 100 == len(replay(text).warnings)


def test_texts_of_a_file_cannot_colour_or_turn_what_is_said():
    strange = "\\u001b[31m\\u202e"
    for text in (
        holdem(*DEALT, f"p3 cbr 3 # {strange}"),
        holdem(*DEALT, f"p3 f{strange}"),
        holdem(*DEALT) + f'"{strange}" = 1\n',
    ):
        found = read(text)[0]
        said = (
            as_text(verdict(games(), found))
            if isinstance(found, RecordedHand)
            else "\n".join(map(str, found))
        )
        assert all(line.isprintable() for line in said.split("\n"))
        assert "31m" in said


def test_a_deck_without_the_card():
    problem = replay(holdem("d dh p1 AcKc", "d dh p2 5h7d", "d dh p3 QsJs", variant='"NS"')).problem
    assert "5h is not in the deck of 36 cards" == problem.place.message


STUD = {"variant": '"F7S"', "bring_in": "1", "small_bet": "2", "big_bet": "4"}
DOORS = ("d dh p1 AcKc9h", "d dh p2 2h3h4c", "d dh p3 5c6c7c")


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("p2 cc", "the bring-in is posted with pb: bring in for 1 or bet or raise to 2"),
        ("p2 f", "the bring-in cannot be folded: bring in for 1 or bet or raise to 2"),
        ("p1 pb", "p1 is not to act"),
    ],
)
def test_the_bring_in_is_posted_by_the_lowest_door_card(action: str, message: str):
    text = holdem(*DOORS, action, **STUD)
    assert message == replay(text).problem.place.message


def test_a_field_of_another_variant_is_only_noted():
    found = replay(holdem(*DEALT, "p3 f", "p1 f", small_bet="2", finishing_stack="[1]", _mood="9"))
    assert (
        "'small_bet' means nothing in NT",
        "'finishing_stack' is not a field of the format: did you mean 'finishing_stacks'?",
    ) == found.warnings


def test_cards_that_are_not_held_cannot_be_discarded():
    draw = holdem("d dh p1 2c3c4c5d7d", "d dh p2 8c8d8h8s9c", "d dh p3 TcTdThTsJc", "p3 f", "p1 cc", "p2 cc",
                  "p1 sd Kc", variant='"N2L1D"')  # fmt: skip
    assert (
        "Kc is not among the cards held: exchange 0 to 5 of 2c 3c 4c 5d 7d"
        == replay(draw).problem.place.message
    )


def test_the_showdown_is_in_the_line_of_the_action_that_ends_it():
    text = holdem(*CALLED, "d db 2c3c4h", *CHECKED, "d db 9s", *CHECKED, "d db Th", *CHECKED, "p1 sm AhAs")
    problem = replay(text).problem
    assert (25, "showdown") == (problem.place.line, problem.step)
