"""One fact, many places: what each register says of rules in which games differ."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.document.views import ChipsDeclared
from poker_rulebook.language.phrases import plain, told_in
from poker_rulebook.language.sentences import joined, sentences
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import rule_sections
from poker_rulebook.pages.table_cards import table_card
from poker_rulebook.rules.facts import counted_facts
from poker_rulebook.rules.streets import step_sentences, streets
from poker_rulebook.rules.summary import unusual_rules
from poker_rulebook.rules.wagering import forced_bets, forced_rules, ties_of_round


def on_card(game):
    return [plain(fact.text) for fact in table_card(game).facts if fact.id == "forced-bets"]


def in_facts(game):
    return next((plain(fact.text) for fact in counted_facts(game) if fact.id == "forced-bets"), "")


@pytest.mark.parametrize(
    ("name", "options", "card", "facts", "head"),
    [
        ("texas-holdem", {}, ["Blinds: small, big"], "Small and big blind", ""),
        ("razz", {}, ["Ante: everybody", "Bring-in: highest card, ace low"], "Ante, bring-in", "The highest door card brings in; the ace is low."),
        ("seven-card-stud", {}, ["Ante: everybody", "Bring-in: lowest card"], "Ante, bring-in", "The lowest door card brings in."),
        ("razz", {"antes-and-bring-in": "button"}, ["Ante: button, for all", "Bring-in: button; highest card starts, ace low"], "Ante, bring-in", "The button posts all antes and the bring-in, and the highest door card starts; the ace is low."),
        ("seven-card-stud", {"antes-and-bring-in": "button"}, ["Ante: button, for all", "Bring-in: button; lowest card starts"], "Ante, bring-in", "The button posts all antes and the bring-in, and the lowest door card starts."),
    ],
)  # fmt: skip
def test_forced_bets_are_said_in_every_register(book, name, options, card, facts, head):
    game = book.game(name, options)
    assert (card, facts) == (on_card(game), in_facts(game))
    told = plain(joined(told_in("peculiar", forced_bets(game))))
    assert head == told and told in plain(unusual_rules(game))


@pytest.mark.parametrize("ties", ["suit", "seat", "button"])
def test_of_equal_cards_on_foreheads_is_said_where_they_are(book, ties):
    held = replace(book.game("indian-poker", {"first-action": "highest-in-sight"}), showing_ties=ties)
    assert [f"showing-tie-{ties}-held"] == [it.key for it in ties_of_round(held, held.bets[0])]
    up = replace(book.games["anaconda"], showing_ties=ties)
    first = next(bet for bet in up.bets if bet.first == "highest-showing")
    assert [f"showing-tie-{ties}"] == [it.key for it in ties_of_round(up, first)]


def test_no_register_says_fists_where_players_declare_in_turn(book):
    game = book.game("high-low-declare-draw", {"order-of-declaring": "in-turn"})
    card = [plain(line) for line in (*table_card(game).showdown, *table_card(game).special)]
    assert "In turn, the last to bet first: low, high or both" in card
    told = [*card, plain(unusual_rules(game)), *(plain(rule.text) for rule in step_sentences(game))]
    assert not [line for line in told if re.search("fist|closed hand|[Nn]o chip", line)]
    assert not any(
        isinstance(part, ChipsDeclared)
        for it in streets(game)
        for shown in it.shown
        for part in shown.picture
    )


def test_what_the_button_posts_for_all_counts_as_posted_by_whom_the_cards_name(book):
    game = book.game("razz", {"antes-and-bring-in": "button"})
    assert "counts as having posted the bring-in" in plain(joined(forced_rules(game)))
    rounds = [plain(rule.text) for rule in step_sentences(game)]
    assert "starting with the player who counts as having posted the bring-in" in " ".join(rounds)
    assert not [line for line in rounds if "who brings in" in line]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["high-low-declare-draw", "guts"])
def test_the_terminal_says_the_head_and_every_rule_under_every_choice(book, name, locale):
    for option in book.games[name].options:
        for choice in option.choices[1:]:
            picked = f"{option.id}={choice.id}"
            shown = CliRunner().invoke(rulebook, ["show", name, "--lang", locale, "--option", picked]).output
            game = book.game(name, {option.id: choice.id})
            said = [
                unusual_rules(game),
                *(rule.text for part in rule_sections(game) if not part.ordered for rule in part.parts),
            ]
            texts = [plain(part, locale) for text in said for part in sentences(text)]
            assert [] == [text for text in texts if squeezed(text) not in squeezed(shown)], picked


def squeezed(text):
    """The text without spaces and signs of the terminal, which breaks lines anywhere."""
    return re.sub(r"[^\w]|_", "", re.sub(r"#[\w-]+", "", text))
