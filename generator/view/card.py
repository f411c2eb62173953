"""The table card: the game in a few words."""

from __future__ import annotations

from generator.book.model import Game, Share
from generator.view import views
from generator.view.boards import game_boards
from generator.view.facts import on_faces
from generator.view.hands import qualifier_name
from generator.view.phrases import Phrases
from generator.view.pot import only_straights, use_label
from generator.view.rankings import ranking_table
from generator.view.steps import play_rules
from generator.view.wording import hand_kind, heading, share_name


def table_card(say: Phrases, game: Game) -> views.TableCard:
    boards = game_boards(say, game)
    return views.TableCard(
        facts=_facts(say, game),
        steps=tuple((rule.title, rule.label) for rule in play_rules(say, game)),
        showdown=tuple(_showdown(say, game)),
        board=boards[0] if boards else None,
        ranking=ranking_table(say, game.showdown[-1], bool(game.joker)),
    )


def _facts(say: Phrases, game: Game) -> tuple[views.Fact, ...]:
    low, high = game.players
    limit = say.say(f"limit-{game.limit}")
    deck = "card-deck-joker" if game.joker else "card-deck"
    lines = [
        ("players", say.say("card-players", low=low, high=high)),
        ("deck", say.say(deck, n=game.deck.size)),
        ("limit", say.say("card-limit", limit=limit)),
        *(("forced-bets", line) for line in _forced(say, game)),
        ("rounds", say.say("card-rounds", n=len(game.bets))),
    ]
    return tuple(views.Fact(key, "", value) for key, value in lines)


def _forced(say: Phrases, game: Game) -> list[str]:
    forced = game.forced_bets
    lines = [say.say("card-blinds")] if "blinds" in forced else []
    lines += [say.say("card-ante")] if forced.get("ante") == "each" else []
    lines += [say.say(f"card-bring-in-{forced['bring_in']}")] if "bring_in" in forced else []
    return lines


def _showdown(say: Phrases, game: Game) -> list[str]:
    """Each share with its part, the cards it uses, its qualifier, and who takes it otherwise."""
    shares, lines = game.showdown, []
    part = {1: "card-all", 2: "card-half", 3: "card-third"}.get(len(shares), "card-all")
    uses = [use_label(say, game, share) for share in shares]
    for share, use in zip(shares, uses, strict=True):
        own = share_name(say, share) if len(shares) > 1 else hand_kind(say, share.ranking)
        line = heading(on_faces(say, game, share, say.say(part, share=own)))
        lines.append(line if len(set(uses)) == 1 else f"{line} · {use}")
        if share.qualifier:
            lines += _qualifier(say, game, share)
    return lines if len(set(uses)) > 1 else [*lines, heading(uses[0])]


def _qualifier(say: Phrases, game: Game, share: Share) -> list[str]:
    """Who may win the share, and who takes it when nobody may."""
    own, other = share_name(say, share), share_name(say, game.share(share.otherwise))
    low = share.id == "low"
    lines = []
    if not only_straights(share):
        hand = qualifier_name(say, share.ranking, share.qualifier)
        values = {"qualifier": hand} if low else {"share": own, "hand": hand}
        lines.append(say.say("card-qualifier" if low else "card-qualifier-share", **values))
    if low and share.otherwise == "high":
        return [*lines, say.say("card-no-low")]
    return [*lines, say.say("card-otherwise", share=own, other=other)]
