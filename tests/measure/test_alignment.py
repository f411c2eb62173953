"""Which steps and shares of two games correspond."""

from __future__ import annotations

from poker_rulebook.measure.edits import aligned, paired


def test_steps_that_correspond_stand_together(book):
    pairs = aligned(book.games["rio-bravo"], book.games["texas-holdem"])
    more = [pair.mine.id for pair in pairs if pair.other is None]
    assert (["third-card", "third-card-bet"], []) == (more, [p.other.id for p in pairs if p.mine is None])
    assert all(pair.same for pair in pairs if pair.mine and pair.other)


def test_every_step_of_both_games_is_in_the_alignment_once_and_in_order(book):
    for mine in ("dramaha", "murder", "five-card-stud"):
        for other in ("triple-draw-dramaha", "badugi", "seven-card-stud"):
            game, second = book.games[mine], book.games[other]
            pairs = aligned(game, second)
            assert list(game.play) == [pair.mine for pair in pairs if pair.mine]
            assert list(second.play) == [pair.other for pair in pairs if pair.other]
            assert all(p.mine.do == p.other.do for p in pairs if p.mine and p.other)


def test_streets_of_one_name_stand_together(book):
    pairs = aligned(book.games["mississippi-stud"], book.games["seven-card-stud"])
    streets = [
        (pair.mine.street, pair.other.street)
        for pair in pairs
        if pair.mine and pair.other and pair.mine.do == "deal"
    ]
    assert [(name, name) for name in ("third", "fifth", "sixth", "seventh")] == streets


def test_shares_correspond_by_id_and_then_by_ranking_and_direction(book):
    def names(mine: str, other: str) -> tuple[list[tuple[str, str]], list[str]]:
        pairs, left = paired(book.games[mine].showdown, book.games[other].showdown)
        return [(a.id, b.id) for a, b in pairs], [share.id for share in left]

    assert ([("high", "high")], ["low"]) == names("omaha-high-low-eight-or-better", "omaha-high-only")
    assert ([("omaha", "omaha"), ("points", "draw")], []) == names("dramaha-49", "dramaha")
