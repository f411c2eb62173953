"""What a benchmark compares is the same work: copies of games are games like others; rows are compared by name."""

from __future__ import annotations

from growing import GAMES, book_of_copies
from measuring import Row, table
from real_book import ROOT

from poker_rulebook.book.load import load
from poker_rulebook.inspection import inspected


def test_a_book_of_copies_has_so_many_times_the_games_and_no_mistake(tmp_path):
    found = inspected(load(book_of_copies(ROOT, tmp_path, 2)))
    assert not found.problems
    assert found.games == 2 * len(GAMES)


def test_a_row_tells_its_ratios_to_peers_and_to_an_earlier_run():
    row = Row("hands", 300, "/s", {"PokerKit": 20})
    assert row.as_json()["ratios"] == {"PokerKit": 15}
    (line,) = table([row], {"hands": {"ours": 200}}).splitlines()
    assert line.split() == ["hands", "300", "/s", "PokerKit", "20", "×15.00", "before", "200", "×1.50"]
