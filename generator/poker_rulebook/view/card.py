"""The table card: the game in a few words."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.view import views
from poker_rulebook.view.boards import game_boards
from poker_rulebook.view.cards_used import use_label
from poker_rulebook.view.hands import hand_name, qualifier_name
from poker_rulebook.view.qualifiers import every_hand_qualifies, only_straights
from poker_rulebook.view.questions import faces_without, in_short
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.row_facts import row_card
from poker_rulebook.view.sentences import Phrase, heading, say
from poker_rulebook.view.streets import steps_told
from poker_rulebook.view.wording import hand_kind, is_side, share_name


def table_card(game: Game) -> views.TableCard:
    if game.open_face:
        return row_card(game)
    boards = game_boards(game)
    return views.TableCard(
        facts=_facts(game),
        steps=tuple((rule.title, rule.label) for rule in steps_told(game)),
        showdown=(*_showdown(game), *_special(game)),
        board=boards[0] if boards else None,
        ranking=ranking_table(game, game.showdown[-1]),
    )


def _facts(game: Game) -> tuple[views.Fact, ...]:
    low, high = game.players
    limit = say(f"limit-{game.limit}")
    deck = "card-deck-joker" if game.joker else "card-deck"
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", say(deck, n=game.deck.size)),
        ("limit", say("card-limit", limit=limit)),
        *(("forced-bets", line) for line in _forced(game)),
        ("rounds", _rounds(game)),
    ]
    return tuple(views.Fact(key, "", value) for key, value in lines)


def _rounds(game: Game) -> Phrase:
    low, high = game.rounds
    return say("card-rounds", n=low) if low == high else say("card-rounds-range", low=low, high=high)


def _forced(game: Game) -> list[Phrase]:
    forced = game.forced_bets
    where = forced.small_blind
    blinds = "card-blinds" if where == "left-of-button" else f"card-blinds-{where}"
    lines = [say(blinds)] if forced.blinds else []
    lines += [say("card-ante")] if forced.ante == "each" else []
    lines += [say("card-ante-button")] if forced.ante == "button" else []
    lines += [say(f"card-bring-in-{forced.bring_in}")] if forced.bring_in else []
    return lines


def _showdown(game: Game) -> list[Phrase]:
    """Each share with its part, the cards it uses, its qualifier, and who takes it otherwise."""
    lines = []
    uses = [use_label(game, share) for share in game.showdown]
    for share, use in zip(game.showdown, uses, strict=True):
        if game.first_won and not share.qualifier:
            continue  # it takes all that is left, as is said with the share before
        own = share_name(share) if len(game.showdown) > 1 else hand_kind(share.ranking)
        line = heading(in_short(game, share, say(_part(game, share), share=own)))
        lines.append(line if len(set(uses)) == 1 else say("card-labels", labels=(line, use)))
        if share.by_outcome is not None:
            lines += [say("card-roll-cap", faces=faces_without(game, share)), say("card-no-low")]
        elif share.qualifier:
            lines += _qualifier(game, share)
    if all(share.qualifier for share in game.showdown) and not every_hand_qualifies(game):
        lines.append(say(f"card-nobody-{game.if_nobody_qualifies}", **_strongest(game)))
    return lines if len(set(uses)) > 1 else [*lines, heading(uses[0])]


def _special(game: Game) -> list[Phrase]:
    """What is special in betting and declaring, where nobody would guess it from the steps."""
    lines = []
    for step in game.bets:
        openers, must_bet = step.wagering.openers, step.wagering.must_bet
        if openers:
            hand = qualifier_name(openers.ranking, openers.hand)
            lines.append(say("card-openers", hand=hand))
        if step.wagering.carries_over:
            lines.append(say("card-passed"))
        if must_bet and game.limit in must_bet.formats:
            hand = hand_name(must_bet.ranking, weakest_hand(must_bet.ranking, must_bet.hand))
            lines.append(say("card-sevens-rule", hand=hand))
    if not game.check_raise and game.limit == "fixed-limit":
        lines.append(say("card-no-check-raise"))
    if said := game.declaration:
        none, one = (share_name(game.share(name)) for name in (said.no_chip, said.one_chip))
        lines += [say("card-declare-chips", none=none, one=one), say("card-declare-both")]
    return lines


def _part(game: Game, share: Share) -> Phrase:
    """How much of the pot the share is, where it is played for together with the most others."""
    if game.first_won:
        return "card-all"
    ways = [way for way in game.ways if in_force(share.when, way)]
    count = max(sum(in_force(other.when, way) for other in game.showdown) for way in ways)
    return {1: "card-all", 2: "card-half", 3: "card-third"}.get(count, "card-all")


def _strongest(game: Game) -> dict[str, Phrase]:
    strongest = game.if_nobody_qualifies == "strongest-hand"
    return {"side": hand_kind(game.showdown[0].ranking)} if strongest else {}


def _qualifier(game: Game, share: Share) -> list[Phrase]:
    """Who may win the share, and who takes it when nobody may."""
    own, low = share_name(share), is_side(share, "low")
    lines = []
    if not only_straights(share):
        hand = qualifier_name(share.ranking, share.qualifier)
        values = {"qualifier": hand} if low else {"share": own, "hand": hand}
        lines.append(say("card-qualifier" if low else "card-qualifier-share", **values))
    if game.first_won:
        following = game.showdown[game.showdown.index(share) + 1 :][:1]
        return lines + [say("card-otherwise-all", share=own, other=share_name(s)) for s in following]
    if not share.otherwise:
        return lines
    other = game.share(share.otherwise)
    if low and is_side(other, "high"):
        return [*lines, say("card-no-low")]
    return [*lines, say("card-otherwise", share=own, other=share_name(other))]
