"""The games of a book as a forest: a game that is learned from its own page, and below it its variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game

FAMILIES = ("flop", "stud", "draw", "hybrid", "wild", "open-face")


class Tree(Struct, frozen=True):
    """A game with the games that are based on it."""

    game: Game
    variants: tuple[Tree, ...]

    @property
    def size(self) -> int:
        return sum(1 for _ in self.walk())

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Game]]:
        """Every game with its depth: the base, then each variant with its own variants."""
        yield depth, self.game
        for variant in self.variants:
            yield from variant.walk(depth + 1)


def base(games: Mapping[str, Game], game: Game) -> Game | None:
    """The game of which this one is a variant; None where it has none, or none of these games is it."""
    return games.get(game.based_on) if game.based_on and game.based_on in games else None


def variants(book: Book, game: Game) -> tuple[Game, ...]:
    """The games that are based on this one, by id. Of the others only the texts are looked at."""
    found = (book.offered.get(id_) for id_ in sorted(book.mentioning("game", "based_on", game.id)))
    return tuple(other for other in found if other and other.based_on == game.id)


def forest(games: Iterable[Game], known: Sequence[str] = ()) -> tuple[Tree, ...]:
    """These games as trees, the largest first; variants by id. Before them those with games that are known best.

    A game whose base is not among them is a root, and so is one that is based on itself in a circle.

    known    ids, those that are known best first
    """
    place = {id_: number for number, id_ in enumerate(known)}
    among = {game.id: game for game in sorted(games, key=lambda game: game.id)}
    roots, below = [], dict[str, list[Game]]()
    circle = circular(among)
    for id_, game in among.items():
        if id_ in circle or game.based_on not in among:
            roots.append(game)
        else:
            below.setdefault(game.based_on, []).append(game)

    def grown(game: Game) -> Tree:
        return Tree(game, tuple(sorted(map(grown, below.get(game.id, ())), key=fame)))

    def fame(tree: Tree) -> int:
        return min(place.get(game.id, len(place)) for _, game in tree.walk())

    return tuple(sorted(map(grown, roots), key=lambda tree: (fame(tree), -tree.size)))


def families(games: Iterable[Game], known: Sequence[str] = ()) -> dict[str, tuple[Tree, ...]]:
    """Family -> its forest; a game whose base is in another family stands as a root in its own."""
    found = tuple(games)
    of_each = {name: forest((game for game in found if game.family == name), known) for name in FAMILIES}
    return {name: trees for name, trees in of_each.items() if trees}


def in_order(games: Iterable[Game], known: Sequence[str] = ()) -> list[Game]:
    """Family by family, every base before its variants, and the best known first."""
    return [game for trees in families(games, known).values() for tree in trees for _, game in tree.walk()]


def circular(games: Mapping[str, Game]) -> set[str]:
    """Ids of the games that are based on themselves, directly or through others."""
    return {id_ for id_ in games if id_ in bases(games, id_)}


def bases(games: Mapping[str, Game], id_: str) -> Iterator[str]:
    """The base of a game, the base of that, and so on; each once."""
    seen: set[str] = set()
    while id_ in games and games[id_].based_on and games[id_].based_on not in seen:
        id_ = games[id_].based_on
        seen.add(id_)
        yield id_
