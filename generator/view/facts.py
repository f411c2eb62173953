"""What can be counted in a game: the facts at the top of its page, and its row in the table of all games."""

from __future__ import annotations

from generator.book.model import Game, Share, most_players
from generator.measure.cards import at_showdown, seen
from generator.view import views
from generator.view.hands import qualifier_name
from generator.view.phrases import Phrases
from generator.view.pot import only_straights, pot_sentence
from generator.view.steps import boards_dealt
from generator.view.text import unbroken
from generator.view.wording import heading, joined, share_name


def game_facts(say: Phrases, game: Game) -> tuple[views.Fact, ...]:
    """Players, cards, rounds: counted from the steps."""
    low, high = game.players
    facts = [
        ("players", say.say("fact-players", low=low, high=high)),
        ("deck", _deck(say, game)),
        ("forced-bets", _forced(say, game)),
        ("betting-formats", _formats(say, game)),
        ("own-cards", _own_cards(say, game)),
        ("board", _board(say, game)),
        ("draws", _draws(say, game)),
        ("cards-at-showdown", say.say("fact-cards", n=at_showdown(game)) if game.board_slots else ""),
        ("cards-seen", _seen(say, game)),
        ("betting-rounds", say.say("fact-rounds", n=len(game.bets))),
        ("most-players-draws" if game.draws else "most-players", say.say("fact-most", n=most_players(game))),
    ]
    return tuple(views.Fact(key, heading(say.say(key)), heading(value)) for key, value in facts if value)


def _deck(say: Phrases, game: Game) -> str:
    cards = say.say("fact-cards", n=game.deck.size)
    return (
        cards
        if not game.joker
        else f"{cards} ({say.say('joker-heading')})"
        if say.locale == "en"
        else f"{cards}（{say.say('joker-heading')}1枚を含む）"
    )


def _forced(say: Phrases, game: Game) -> str:
    forced = game.forced_bets
    names = [say.say("forced-ante")] if forced.get("ante") == "each" else []
    names += [say.say("forced-blinds")] if "blinds" in forced else []
    names += [say.say("forced-big-blind-ante")] if forced.get("ante") == "big-blind" else []
    names += [say.say("forced-bring-in")] if "bring_in" in forced else []
    return ("、" if say.locale == "ja" else ", ").join(names)


def _formats(say: Phrases, game: Game) -> str:
    return ("、" if say.locale == "ja" else ", ").join(say.say(f"limit-{name}") for name in game.betting)


def _own_cards(say: Phrases, game: Game) -> str:
    down = sum(step.down for step in game.play if step.to == "players")
    up = sum(step.up for step in game.play if step.to == "players")
    if up:
        return say.say("fact-cards-down-up", down=down, up=up)
    return say.say("fact-cards", n=down)


def _board(say: Phrases, game: Game) -> str:
    slots = len(game.board_slots)
    return say.say("fact-cards", n=slots) if slots else ""


def _draws(say: Phrases, game: Game) -> str:
    return say.say("fact-draws", n=len(game.draws)) if game.draws else ""


def _seen(say: Phrases, game: Game) -> str:
    """What one player may see, where that is more than lies there at the showdown."""
    own, others = seen(game)
    if others:
        return say.say("fact-cards-and-others", n=own, others=others)
    return say.say("fact-cards", n=own) if own > at_showdown(game) else ""


def summary(say: Phrases, game: Game) -> str:
    """What game this is, in two or three sentences that are true by construction."""
    dealt = sum(step.cards for step in game.play if step.to == "players")
    if dealt == game.own_cards:
        cards = say.say("fact-own-cards", n=dealt)
    else:
        cards = say.say("fact-own-cards-left", n=dealt, kept=game.own_cards)
    board = say.say("fact-board-cards", n=len(game.board_slots)) if game.board_slots else ""
    return joined(say, [cards, board, pot_sentence(say, game)])


COLUMNS = ("family", "players", "cards", "board", "draws", "rounds", "limit", "pot")


def overview_row(say: Phrases, game: Game) -> views.OverviewRow:
    dealt = sum(step.cards for step in game.play if step.to == "players")
    boards = boards_dealt(game)
    slots = len(game.board_slots)
    board = f"{boards}×{slots // boards}" if boards else str(slots) if slots else "–"
    low, high = game.players
    cells = (
        say.say(f"family-{game.family}-short"),
        unbroken(f"{low}〜{high}" if say.locale == "ja" else f"{low}–{high}"),
        str(dealt),
        unbroken(board),
        str(len(game.draws)) if game.draws else "–",
        str(len(game.bets)),
        unbroken("/".join(say.say(f"limit-{name}-short") for name in game.betting)),
        pot_in_short(say, game),
    )
    return views.OverviewRow(game.id, name_of(say, game), cells)


def pot_in_short(say: Phrases, game: Game) -> str:
    """The shares in a few words: high / low (eight-or-better)."""
    names = []
    for share in game.showdown:
        name = share_name(say, share)
        if share.qualifier and not only_straights(share):
            hand = qualifier_name(say, share.ranking, share.qualifier)
            name += f"（{hand}）" if say.locale == "ja" else f" ({hand})"
        names.append(on_faces(say, game, share, name))
    return (" / " if say.locale == "en" else "／").join(names)


def on_faces(say: Phrases, game: Game, share: Share, name: str) -> str:
    """A share that depends on dice, with the faces that bring it into force."""
    for roll, outcome in share.when:
        faces = next(o.faces for o in game.step(roll).outcomes if o.id == outcome)
        name = say.say("pot-if", share=name, faces=faces)
    return name


def name_of(say: Phrases, game: Game) -> str:
    return game.name[say.locale]
