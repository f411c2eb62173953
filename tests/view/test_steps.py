"""Steps of play as sentences."""

from __future__ import annotations

import pytest

from poker_rulebook.language.phrases import plain
from poker_rulebook.rules.step_rules import step_rule


@pytest.mark.parametrize(
    ("bomb_pot", "locale", "said"),
    [
        ("no", "en", ""),
        ("no", "ja", ""),
        ("yes", "en", "There is no betting round before the flop. Burn one card first."),
        ("yes", "ja", "フロップを開く前には、ベッティングラウンドを行わない。開く前に1枚をバーンする。"),
    ],
)  # fmt: skip
def test_a_burn_before_the_first_bet_is_said_at_its_deal(book, bomb_pot, locale, said):
    game = book.game("texas-holdem", {"bomb-pot": bomb_pot})
    assert said == plain(step_rule(game, game.step("flop")).more, locale)
