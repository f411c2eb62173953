"""A game as one page shows it, and its table card."""

from __future__ import annotations

from dataclasses import replace

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.view import rows
from poker_rulebook.view.betting import limit_rules, setup_rules
from poker_rulebook.view.citations import (
    game_digest,
    note_view,
    option_rules,
    option_view,
    rules_for,
    source_view,
)
from poker_rulebook.view.differences import relative
from poker_rulebook.view.examples import example_view, game_boards
from poker_rulebook.view.facts import game_chances, game_facts, summary
from poker_rulebook.view.pot import pot_rules, tie_rules
from poker_rulebook.view.rankings import ranking_table
from poker_rulebook.view.row_facts import row_card
from poker_rulebook.view.sentences import Phrase, abroad, heading, name_of, say
from poker_rulebook.view.shares import every_hand_qualifies, only_straights, use_label
from poker_rulebook.view.steps import faces_without, in_short, play_rules
from poker_rulebook.view.views import Fact, GameView, RankingTable, Section, TableCard
from poker_rulebook.view.wording import hand_kind, hand_name, in_numbers, is_side, qualifier_name, share_name


def table_card(game: Game) -> TableCard:
    if game.open_face:
        return row_card(game)
    boards = game_boards(game)
    return TableCard(
        facts=_facts(game),
        steps=tuple((rule.title, rule.label) for rule in play_rules(game)),
        showdown=(*_showdown(game), *_special(game)),
        board=boards[0] if boards else None,
        ranking=ranking_table(game, game.showdown[-1]),
    )


def _facts(game: Game) -> tuple[Fact, ...]:
    low, high = game.players
    lines = [
        ("players", say("card-players", low=low, high=high)),
        ("deck", say("card-deck-joker" if game.joker else "card-deck", n=game.deck.size)),
        ("limit", say("card-limit", limit=say(f"limit-{game.limit}"))),
        *(("forced-bets", line) for line in _forced(game)),
        ("rounds", in_numbers("card-rounds", range(game.rounds[0], game.rounds[1] + 1))),
    ]
    return tuple(Fact(key, "", value) for key, value in lines)


def _forced(game: Game) -> list[Phrase]:
    forced = game.forced_bets
    where = "" if forced.small_blind == "left-of-button" else f"-{forced.small_blind}"
    keys = [f"card-blinds{where}"] if forced.blinds else []
    keys += {"each": ["card-ante"], "button": ["card-ante-button"]}.get(forced.ante or "", [])
    keys += [f"card-bring-in-{forced.bring_in}"] if forced.bring_in else []
    return list(map(say, keys))


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
        strongest = game.if_nobody_qualifies == "strongest-hand"
        side = {"side": hand_kind(game.showdown[0].ranking)} if strongest else {}
        lines.append(say(f"card-nobody-{game.if_nobody_qualifies}", **side))
    return lines if len(set(uses)) > 1 else [*lines, heading(uses[0])]


def _special(game: Game) -> list[Phrase]:
    """What is special in betting and declaring, where nobody would guess it from the steps."""
    lines = []
    for step in game.bets:
        openers, must_bet = step.wagering.openers, step.wagering.must_bet
        if openers:
            lines.append(say("card-openers", hand=qualifier_name(openers.ranking, openers.hand)))
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


def _part(game: Game, share: Share) -> str:
    """How much of the pot the share is, where it is played for together with the most others."""
    if game.first_won:
        return "card-all"
    ways = [way for way in game.ways if in_force(share.when, way)]
    count = max(sum(in_force(other.when, way) for other in game.showdown) for way in ways)
    return {1: "card-all", 2: "card-half", 3: "card-third"}.get(count, "card-all")


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


def game_view(book: Book, game: Game) -> GameView:
    """Everything about a game."""
    whose, chances = game_chances(book, game)
    see, chapters = rules_for(book, game)
    in_common = option_rules(book)
    return GameView(
        id=game.id,
        name=name_of(game.name),
        short=name_of(game.short),
        other_name=abroad(game.name),
        reading=game.reading,
        also=game.also,
        family=game.family,
        family_name=heading(say(f"family-{game.family}")),
        summary=summary(game),
        facts=game_facts(game),
        relative=relative(book, game),
        sections=_sections(game),
        boards=game_boards(game),
        rankings=_rankings(game),
        chances_text=whose,
        chances=chances,
        options=tuple(replace(option_view(option), rule=in_common.get(option.id)) for option in game.options),
        examples=tuple(example_view(book, game, example) for example in game.examples),
        see=see,
        chapters=chapters,
        notes=tuple(note_view(note) for note in game.notes),
        history=tuple(note_view(note) for note in game.history),
        sources=tuple(source_view(source) for source in game.sources),
        card=table_card(game),
        search=tuple(dict.fromkeys([*game.name.values(), *game.short.values(), *game.also, game.reading])),
        digest=game_digest(book, game.id),
    )


def _sections(game: Game) -> tuple[Section, ...]:
    if game.open_face:
        return rows.sections(game)
    made = [
        ("setup", "setup", setup_rules(game), False),
        ("play", "deal-and-betting", play_rules(game), True),
        ("winning", "showdown-heading", pot_rules(game), False),
        ("splitting", "ties-and-odd-chips", tie_rules(game), False),
        ("limits", "betting-limits", limit_rules(game), False),
    ]
    return tuple(Section(id_, heading(say(title)), tuple(rules), order) for id_, title, rules, order in made)


def _rankings(game: Game) -> tuple[RankingTable, ...]:
    """One table for each ranking that decides a share, or a row."""
    if game.open_face:
        return rows.row_rankings(game)
    tables = {share.ranking.id: ranking_table(game, share) for share in game.showdown}
    return tuple(tables.values())
