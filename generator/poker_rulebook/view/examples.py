"""Worked examples as they are shown: cards, board, story, and who wins with what."""

from __future__ import annotations

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.steps import Roll
from poker_rulebook.cards import texts
from poker_rulebook.play.comparing import layout_in_force, own_for
from poker_rulebook.play.examples import Result, run
from poker_rulebook.play.judging import Verdict
from poker_rulebook.play.pots import plays_for
from poker_rulebook.view import example_views, layouts, placing
from poker_rulebook.view.boards import board_picture
from poker_rulebook.view.hands import hand_name
from poker_rulebook.view.questions import roll_told
from poker_rulebook.view.sentences import Phrase, heading, joined, listed, say, unbroken, written
from poker_rulebook.view.story import turns
from poker_rulebook.view.telling import declared, marked
from poker_rulebook.view.text import cards as marked_cards
from poker_rulebook.view.wording import share_name


def example_view(book: Book, game: Game, example: Example) -> example_views.Example:
    """The executed example. The game has passed `check`, so that it comes out as written."""
    result = run(book, game, example)
    if result.outcome is not None:
        return _rows_view(result, game, example)
    told = ()
    if result.hand is not None:
        told = turns(result.game, list(example.seats), result.hand.log, example.actions or {})
    return example_views.Example(
        id=example.id,
        title=written(example.title),
        conditions=tuple(_conditions(game, example, result)),
        seats=_seats(result.game, example, result),
        board=_board(result),
        turns=told,
        shares=tuple(_share(result, name, verdict) for name, verdict in result.judgement.shares.items()),
        chips=tuple(_chips(example, result)),
    )


def _rows_view(result: Result, game: Game, example: Example) -> example_views.Example:
    """The example of an open-face game."""
    names, outcome = list(example.seats), result.outcome
    chosen = [_choice(game, *pair) for pair in example.options.items()]
    told = placing.turns(result.game, names, result.deal.log) if result.deal is not None else ()
    return example_views.Example(
        id=example.id,
        title=written(example.title),
        conditions=(*chosen, *layouts.conditions(result.game, example)),
        seats=(),
        board=None,
        turns=told,
        shares=(),
        chips=layouts.remarks(result.game, example, outcome),
        layouts=layouts.layouts(result.game, example, outcome),
        settlement=layouts.settlement(result.game, outcome),
    )


def _conditions(game: Game, example: Example, result: Result) -> list[Phrase]:
    """Choices other than the default, the stakes, and what the dice show."""
    out = []
    for option, choice in example.options.items():
        out.append(_choice(game, option, choice))
    if example.stakes:
        stakes = [(_stake_name(result.game, name), chips) for name, chips in example.stakes.items()]
        out.append(heading(listed(unbroken(say("stake", name=n, chips=chips)) for n, chips in stakes)))
    for roll, total in (example.rolls or {}).items():
        out.append(roll_told(game.step(roll, Roll), total))
    for choice, outcome in (example.chosen or {}).items():
        name = next(written(o.name) for o in game.question(choice).outcomes if o.id == outcome)
        out.append(say("tell-game", outcome=name))
    if example.declared:
        out.append(joined([declared(game, *pair) for pair in example.declared.items()]))
    for seat, cards in (example.exposed or {}).items():
        out.append(say("tell-dealt-up", seat=seat, cards=marked_cards(cards)))
    if result.hand is None and result.table.aside:
        out.append(say("tell-out-of-play", cards=marked(_out_of_play(result))))
    return out


def _out_of_play(result: Result) -> tuple[int, ...]:
    """Board cards that do not count any more, as they lie."""
    layout, aside = layout_in_force(result.game, result.table.outcomes), result.table.aside
    return tuple(aside[slot] for row in layout.grid for slot in row if slot in aside)


def _choice(game: Game, option: str, choice: str) -> Phrase:
    if option == "limit":
        return heading(say(f"limit-{choice}"))
    found = next(o for o in game.options if o.id == option)
    return written(next(c for c in found.choices if c.id == choice).text)


def _stake_name(game: Game, name: str) -> Phrase:
    key = name.replace("_", "-")
    if key == "small-bet" and game.limit != "fixed-limit":
        return say("stakes-minimum-bet")
    return say(f"stakes-{key}" if key.endswith("bet") else f"forced-{key}")


def _seats(game: Game, example: Example, result: Result) -> tuple[example_views.Seat, ...]:
    names = {part.id: written(part.name) for part in game.divided}
    out = []
    for index, (seat, own) in enumerate(example.seats.items()):
        hands = tuple((names[k], v) for k, v in own.items()) if isinstance(own, dict) else (("", own),)
        before = example.stacks[seat] if example.stacks else None
        after = result.hand.stacks[index] if result.hand is not None else None
        out.append(example_views.Seat(seat, hands, before, after))
    return tuple(out)


def _board(result: Result) -> example_views.Board | None:
    """The board at the showdown; a told hand opens a plain board in its story."""
    if result.table is None:
        return None
    layout = layout_in_force(result.game, result.table.outcomes)
    if layout is None or (layout.id == MAIN and result.hand is not None):
        return None
    if not result.table.board and not result.table.aside:  # no board in the game that was chosen
        return None
    return board_picture(result.game, layout, result.table.board, result.table.aside)


def _share(result: Result, name: str, verdict: Verdict) -> example_views.ShareResult:
    share = result.game.share(name)
    hands = []
    for seat, cards in verdict.hands.items():
        if not plays_for(result.table.declared, seat, name):
            continue
        if cards is None:
            hands.append(example_views.Hand(seat, say("hand-none"), "", False))
        else:
            own = own_for(share, result.table.held[seat], result.table.community)
            called = hand_name(share.ranking, verdict.counted[seat], own)
            hands.append(example_views.Hand(seat, called, texts(cards), seat in verdict.winners))
    title = heading(share_name(share)) if len(result.judgement.shares) > 1 else ""
    return example_views.ShareResult(name, title, tuple(hands), _outcome(result, name, hands))


def _outcome(result: Result, name: str, hands: list[example_views.Hand]) -> Phrase:
    winners = [hand for hand in hands if hand.wins]
    if not winners:
        return _not_won(result, name, hands)
    if len(winners) == 1:
        return say("result-winner", seat=winners[0].seat, hand=winners[0].name)
    key = "result-tie-two" if len(winners) == 2 else "result-tie"
    return say(key, seats=tuple(hand.seat for hand in winners), hand=winners[0].name)


def _not_won(result: Result, name: str, hands: list[example_views.Hand]) -> Phrase:
    """Why nobody wins a share, and which one takes its part."""
    won = [other for other, verdict in result.judgement.shares.items() if verdict.winners]
    if result.table.declared:
        key = "result-not-won-otherwise" if won else "result-not-won"
        return say(key, **({"other": share_name(result.game.share(won[0]))} if won else {}))
    if result.game.first_won and any(hand.cards for hand in hands):
        return say("result-first-won", other=share_name(result.game.share(won[0])))
    otherwise = result.game.share(name).otherwise
    if otherwise in won:
        return say("result-nobody-otherwise", other=share_name(result.game.share(otherwise)))
    return say("result-nobody")


def _chips(example: Example, result: Result) -> list[Phrase]:
    chips = result.judgement.chips
    if not chips or example.pot is None:
        return []
    if result.judgement.left:
        why = "carry-over" if result.judgement.shares else "house-wins"
        return [say(f"tell-left-{why}", chips=result.judgement.left)]
    paid = {seat: n for seat, n in chips.items() if n}
    if len(paid) == 1:
        return [say("tell-takes-all", seat=next(iter(paid)), pot=example.pot)]
    lines = [say("tell-takes", seat=seat, chips=n, pot=example.pot) for seat, n in paid.items()]
    return [joined(lines)]
