"""Tables of rankings as a page has them, in lists in which a hand is looked up, give the answers of those that are built."""

from __future__ import annotations

import random
from functools import cache
from itertools import accumulate, chain, repeat

from real_book import WITH_POTS, each, real_book

from poker_rulebook.book.model import Game, build_game
from poker_rulebook.play.judging import random_question
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.lookup import build_tables, packed, unpacked
from poker_rulebook.showdowns import settle

QUESTIONS = 4  # of each game


@cache
def as_in_a_page(id_: str) -> Ranking:
    rankings = real_book().rankings
    files = {it: rankings.source(it).value for it in rankings}
    made = Ranking.from_data(files[id_], files)
    said = packed(build_tables(made.rules))

    def written_out(name: str) -> list[int]:
        steps = said["lists"][name]
        return [*accumulate(chain(*map(repeat, steps[::2], steps[1::2])))]

    made.tables = unpacked(made.rules, made.smallest, said["categories"], written_out)
    return made


class InPage(dict[str, Ranking]):
    """The rankings of the book, each made when a game asks for it."""

    def __missing__(self, id_: str) -> Ranking:
        return as_in_a_page(id_)


def in_a_page(name: str) -> Game:
    book = real_book()
    return build_game(book.games.source(name).rules, book.decks, InPage(), book.common_options, {})


@each(WITH_POTS)
def test_a_page_settles_random_showdowns_as_the_terminal_does(name):
    game, other = real_book().games[name], in_a_page(name)
    rng, (low, high) = random.Random(name), game.players
    for _ in range(QUESTIONS):
        question = random_question(game, rng.randint(low, high), rng, 101)
        assert settle(other, question) == settle(game, question), question
