"""A variant explained by its base: "like Omaha, except …" on its page, and in one sentence where few things differ.

Only what a player has to learn is told. Sentences that both pages have are left out, and so is what follows from
another difference: sizes of bets, the order of dealing, odd chips between shares, how the cards of a second share
are chosen. Bets are compared without their sizes, because these are a matter of the format.

The one sentence is made from the edits that turn the base into the variant. Each part of it covers all edits of the
set-up, of the play or of the pot. Where an edit is left uncovered, or more than two parts are needed, there is no
sentence. Betting formats do not count: they are a custom of the room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, TypeVar

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, DealToPlayers, Discard, Draw, only
from poker_rulebook.document.tree import RuleView, Section, TableView
from poker_rulebook.language.sentences import (
    Phrase,
    Sentence,
    as_said,
    heading,
    joined,
    listed,
    name_of,
    say,
    sentences,
)
from poker_rulebook.language.wording import hand_kind, is_fixed, share_name, street_name
from poker_rulebook.languages import SOURCE
from poker_rulebook.measure.edits import CUSTOM, RuleEdit, edits, kept_steps, paired
from poker_rulebook.rules import open_face_rules, summary
from poker_rulebook.rules.outcomes import conditioned
from poker_rulebook.rules.pot import chosen_from, is_declared, pot_rules, share_text, tie_rules, use_sentence
from poker_rulebook.rules.scales import explanation
from poker_rulebook.rules.setup import setup_rules
from poker_rulebook.rules.step_rules import step_title
from poker_rulebook.rules.streets import point, rules_of, streets
from poker_rulebook.rules.wagering import equal_showing, limit_rules, sizes_of_rounds

# --- a variant explained by its base: "like Omaha, except …", in the sentences of both pages


T = TypeVar("T")
Differing = tuple[
    list[RuleView], Phrase
]  # rules that only this game has, and a sentence on what only the other game has


class Side:
    """A game with the parts of its page, each made once for all the games that it is compared with."""

    def __init__(self, game: Game):
        self.game = game
        self._told: dict[Callable[[Game], Any], Any] = {}

    def told(self, rules: Callable[[Game], T]) -> T:
        """What this function gives for the game, called once."""
        if rules not in self._told:
            self._told[rules] = rules(self.game)
        found: T = self._told[rules]
        return found

    @cached_property
    def without_sizes(self) -> Side:
        """The same game as if its bets had no sizes."""
        return Side(replace(self.game, limit="no-limit"))

    @cached_property
    def steps(self) -> dict[str, RuleView]:
        return {rule.id: rule for rule in rules_of(self.told(streets))}


def _shares(game: Game) -> list[RuleView]:
    """The rules of pot and shares. Dice are told with the pot; how cards are chosen follows from the shares."""
    pot, *shares = pot_rules(game)
    texts = {share.id: share_text(game, share) for share in game.showdown}
    return [pot, *(replace(rule, text=texts[rule.id]) for rule in shares if rule.id in texts)]


def differences(game: Side, other: Side) -> tuple[Section, ...]:
    """What this game has and the other has not, section by section as on the page."""
    told = ((id_, heading(say(title)), *tell(game, other)) for id_, (title, tell) in PARTS.items())
    made = _of_sections(game, other) if game.game.open_face else told
    return tuple(
        Section(id_, title, tuple(rules), without) for id_, title, rules, without in made if rules or without
    )


def _of_sections(game: Side, other: Side) -> Iterator[tuple[str, Phrase, list[RuleView], Phrase]]:
    """What an open-face game has and the other has not, rule by rule and royalty by royalty."""
    there = {
        section.id: section for section in open_face_rules.sections(other.game, list(other.steps.values()))
    }
    for section in open_face_rules.sections(game.game, list(game.steps.values())):
        base = there.pop(section.id, replace(section, parts=(), royalties=()))
        rules, without = _by_id(section.parts, base.parts)
        new = _royalties(section.royalties, base.royalties)
        yield section.id, section.title, [*rules, *new], without
    for section in there.values():  # sections that this game does not have
        yield section.id, section.title, *_by_id((), section.parts)


def _royalties(mine: Sequence[TableView], theirs: Sequence[TableView]) -> Iterator[RuleView]:
    """A rule for each row with the hands that earn other points than in the other game."""
    there = {table.id: table.rows for table in theirs}
    for table in mine:
        new = [row.cells for row in table.rows if row not in there.get(table.id, ())]
        if new:
            earned = tuple(say("relative-royalty", hand=hand, points=points) for hand, points in new)
            yield RuleView(table.id, table.title, say("relative-royalties", lines=earned))


def _setup(game: Side, other: Side) -> Differing:
    if is_fixed(game.game) != is_fixed(other.game):
        game, other = game.without_sizes, other.without_sizes
    mine = game.told(setup_rules)
    if not _same_course(game.game, other.game) and game.game.from_seat_one == other.game.from_seat_one:
        mine = [rule for rule in mine if rule.id != "dealing"]
    rules, without = _by_id(mine, other.told(setup_rules))
    # which forced bets of the other game are not posted here
    gone = [
        it
        for it in ("blinds", "ante", "bring_in")
        if getattr(other.game.forced_bets, it) and not getattr(game.game.forced_bets, it)
    ]
    no_more_posted = (
        say("relative-without", rules=[say(f"relative-{it.replace('_', '-')}") for it in gone])
        if gone
        else ""
    )
    return rules, joined([no_more_posted, without])


def _same_course(game: Game, other: Game) -> bool:
    """Whether the games agree in what decides the order of dealing, the burns and odd chips."""
    return game.forced_bets.kinds == other.forced_bets.kinds and bool(game.draws) == bool(other.draws)


CONTEXT = {"showing_ties", "suit_order", "short_stub"}  # rules that the sentences of steps tell


def _play(game: Side, other: Side) -> Differing:
    """Moved, changed and new steps, in order of play; the same in several places is told once, with all its places."""
    made = [edit for edit in edits(game.game, other.game) if edit.of == "play"]
    told: dict[Phrase, list[RuleView]] = {}
    lost: list[Phrase] = []
    street = {rule.id: str(street.number) for street in game.told(streets) for rule in street.rules}
    for edit, new, gone in sentences_of_steps(game, other):
        lost += gone
        if new:
            rule = replace(game.steps[edit.here.id], title=_title(game.game, other.game, edit))
            told.setdefault(joined(new), []).append(replace(rule, label=street[rule.id]))
    if any(equal_showing(game.game) in sentences(text) for text in told):
        lost = [sentence for sentence in lost if sentence != equal_showing(other.game)]
    # which streets have another name here, as fewer cards have been dealt before them
    both = [
        (it.there.street, it.here.street)
        for it in made
        if it.kind == "adjusted" and "street" in it.differing and it.there.street and it.here.street
    ]
    there, here = ([street_name(pair[side]) for pair in both] for side in (0, 1))
    streets_renamed = say("relative-streets", n=len(both), there=there, here=here) if both else ""
    without = [
        streets_renamed,
        _left_out(game.game, other.game, made),
        _said_there(list(dict.fromkeys(lost))),
    ]
    return [_together(text, rules) for text, rules in told.items()], joined(without)


def sentences_of_steps(game: Side, other: Side) -> Iterator[tuple[RuleEdit, list[Phrase], list[Phrase]]]:
    """Each edit of a step of this game, with the sentences that it adds to the base and those that it takes away."""
    every = edits(game.game, other.game)
    steps = [edit for edit in every if edit.of == "play" and edit.here]
    told = [edit for edit in steps if edit.kind != "adjusted" or "burns" in edit.differing]
    if any(edit.of in CONTEXT for edit in every):  # then even unchanged steps may have other sentences
        same = [
            RuleEdit("adjusted", "play", there, here)
            for here, there in kept_steps(game.game, other.game)
            if here == there
        ]
        told = [*steps, *same]
    for edit in sorted(told, key=lambda edit: game.game.play.index(edit.here)):
        if edit.kind == "moved":
            yield edit, [say("relative-moved", **moved(game.game, other.game, edit))], []
            continue
        here = _without_size(game.steps[edit.here.id].text)
        there = _without_size(other.steps[edit.there.id].text) if edit.there else ""
        new = [sentence for sentence in _only_in(here, [there]) if sentence != say("no-preflop")]
        yield edit, new, [] if new else _only_in(there, [here])


def _without_size(text: Phrase) -> Phrase:
    """The text of a step as if bets had no sizes."""
    return joined(
        Sentence(it.key, tuple((name, value) for name, value in it.values if name != "size"))
        if isinstance(it, Sentence) and it.register == "sized"
        else it
        for it in sentences(text)
    )


def moved(game: Game, other: Game, edit: RuleEdit) -> dict[str, Phrase]:
    """A moved step with its new place and its old one, named by the last and the first step that it has jumped over."""
    before, base = [step.id for step in game.play[: game.play.index(edit.here)]], list(other.play)
    kept = {here.id: there for here, there in kept_steps(game, other)}
    ahead = [kept[id_] for id_ in before if id_ in kept]
    place = base.index(edit.there)
    later = [step for step in ahead if base.index(step) > place]
    jumped = later or [step for step in base[:place] if step in kept.values() and step not in ahead]
    first, last = jumped[0], jumped[-1]
    to, off = (("after", last), ("before", first)) if later else (("before", first), ("after", last))
    same = "-it" if first is last else ""
    return {
        "step": point(other, edit.there),
        "to": as_said(to[0], point(other, to[1])),
        "off": as_said(off[0] + same, point(other, off[1])),
    }


def _title(game: Game, other: Game, edit: RuleEdit) -> Phrase:
    """The title of an edited step: what players call it; for a new step also its place."""
    step = edit.here
    name = step_title(game, step)
    if edit.kind == "moved":
        return ""
    if edit.kind == "replaced":
        street = game.street_of(step) if isinstance(step, Bet) else ""
        return name or (heading(street_name(street)) if street else "")
    kept = {here.id for here, _ in kept_steps(game, other)}
    last = isinstance(step, Draw | Deal) and not any(s.id in kept for s in game.play[game.play.index(step) :])
    if edit.after not in kept or (isinstance(step, Discard) and step.before) or (name and last):
        return name
    place = as_said("after", point(game, game.step(edit.after)))
    return say("relative-place", name=name, place=place) if name else place


def _together(text: Phrase, rules: Sequence[RuleView]) -> RuleView:
    """One rule for several with the same text, under all their names and numbers."""
    title = heading(listed(dict.fromkeys(rule.title for rule in rules if rule.title)))
    label = listed(dict.fromkeys(rule.label for rule in rules if rule.label))
    return replace(rules[0], text=text, title=title, label=label)


def _left_out(game: Game, other: Game, made: Sequence[RuleEdit]) -> Phrase:
    """Names of the steps that this game does not have; a betting round joins the step before it if that is gone too.

    What this game has under the same name, at another time or with other cards, is not gone.
    """
    here = {point(game, step) for step in game.play}
    gone = {
        edit.there.id for edit in made if edit.kind == "left-out" and point(other, edit.there) not in here
    }
    names: list[Phrase] = []
    for before, step in zip((None, *other.play), other.play, strict=False):
        if step.id not in gone:
            continue
        if isinstance(step, Bet) and before and before.id in gone:
            names[-1] = say("relative-with-betting", step=names[-1])
        else:
            names.append(say("relative-step", step=point(other, step)))
    return say("relative-without", rules=tuple(dict.fromkeys(names))) if names else ""


def _winning(side: Side, other: Side) -> Differing:
    """The new sentences on pot and shares. What any share of the other game says counts as known."""
    game = side.game
    pairs, unpaired = paired(game.showdown, other.game.showdown)
    partner = {a.id: b.id for a, b in pairs}
    theirs = {rule.id: rule.text for rule in other.told(_shares)}
    told: dict[Phrase, list[RuleView]] = {}
    gone: list[Phrase] = []
    for rule in side.told(_shares):
        known = [*theirs.values(), *_following(game, rule.id, pairs)]
        new = _only_in(rule.text, known)
        if new and rule.id in partner:  # sentences on the cards used refer to each other: they stay together
            use = set(sentences(use_sentence(game, game.share(rule.id))))
            wanted = {*new, *(use if use & set(new) else ())}
            new = [sentence for sentence in sentences(rule.text) if sentence in wanted]
        if new and rule.id in {share.id for share in game.showdown}:
            new = list(sentences(conditioned(game, game.share(rule.id), joined(new))))
        for sentence in new:
            told.setdefault(sentence, []).append(rule)
        if not new and not unpaired and not _following(game, rule.id, pairs):
            gone += _only_in(theirs.get(partner.get(rule.id, rule.id), ""), [rule.text])
    return _by_titles(told), _said_there(gone)


def _following(game: Game, share_id: str, pairs: Sequence[tuple[Share, Share]]) -> list[Phrase]:
    """What the new ranking of a share implies: how many own cards make a badugi."""
    for mine, other in pairs:
        if mine.id == share_id and mine.ranking.id != other.ranking.id and mine.board == (0, 0):
            return [use_sentence(game, mine)]
    return []


def _by_titles(told: dict[Phrase, list[RuleView]]) -> list[RuleView]:
    """Rules made of sentences; a sentence on several shares is told once, under all their names."""
    grouped: dict[tuple[str, ...], list[Phrase]] = {}
    for sentence, rules in told.items():
        grouped.setdefault(tuple(rule.id for rule in rules), []).append(sentence)
    by_id = {rule.id: rule for rules in told.values() for rule in rules}
    return [_together(joined(said), [by_id[id_] for id_ in ids]) for ids, said in grouped.items()]


def _ranking(side: Side, other: Side) -> Differing:
    """How hands compare, for a share that is won by another ranking than its counterpart."""
    said = [rule.text for rule in _winning(side, other)[0]]
    common = [say("compare-low"), say("compare-low-paired")]
    told, gone = [], []
    for mine, theirs in paired(side.game.showdown, other.game.showdown)[0]:
        if mine.ranking.id == theirs.ranking.id:
            continue
        here = explanation(side.game, mine, chosen_from(side.game, mine))
        there = explanation(other.game, theirs, chosen_from(other.game, theirs))
        new = _only_in(here, [there, *said, *common])
        title = heading(share_name(mine)) if len(side.game.showdown) > 1 else ""
        if new:
            told.append(RuleView(f"ranking-{mine.ranking.id}", title, joined(new)))
        elif hand_kind(mine.ranking) == hand_kind(theirs.ranking):
            gone += _only_in(there, [here])
    return told, _said_there(gone)


def _splitting(game: Side, other: Side) -> Differing:
    """Ties and odd chips, unless a difference in them only follows from the shares or the forced bets."""
    shares = [[share.id for share in side.game.showdown] for side in (game, other)]
    follows = shares[0] != shares[1] or not _same_course(game.game, other.game)
    if follows and all(
        getattr(game.game, it) == getattr(other.game, it) for it in ("equal_hands", "odd_within")
    ):
        return [], ""
    return _by_id(game.told(tie_rules), other.told(tie_rules))


def _limits(game: Side, other: Side) -> Differing:
    """Other rules for formats that both games have; which formats are usual stands among the facts."""
    both = set(game.game.betting) & set(other.game.betting)
    mine, theirs = ([rule for rule in side.told(limit_rules) if rule.id in both] for side in (game, other))
    if _same_course(game.game, other.game) and len(game.game.bets) == len(other.game.bets):
        return _by_id(mine, theirs)
    sizes = _only_in(joined(sizes_of_rounds(game.game)), sizes_of_rounds(other.game))
    return [replace(rule, text=joined(sizes)) for rule in mine if rule.id == "fixed-limit" and sizes], ""


def _by_id(mine: Sequence[RuleView], theirs: Sequence[RuleView]) -> Differing:
    """The sentences of each rule that the rule of the same id in the other game has not."""
    there = {rule.id: rule.text for rule in theirs}
    told, gone = [], []
    for rule in mine:
        new = _only_in(rule.text, [there.get(rule.id, "")])
        if new:
            told.append(replace(rule, text=joined(new)))
        elif rule.id != "forced-bets":  # these are named elsewhere: see _setup
            gone += _only_in(there.get(rule.id, ""), [rule.text])
    return told, _said_there(gone)


def _only_in(text: Phrase, others: Iterable[Phrase]) -> list[Phrase]:
    """The sentences of a text that stand in none of the others."""
    known = {sentence for other in others for sentence in sentences(other)}
    return [sentence for sentence in sentences(text) if sentence not in known]


def _said_there(gone: Sequence[Phrase]) -> Phrase:
    return say("relative-said-there", rule=joined(gone)) if gone else ""


PARTS: dict[str, tuple[str, Callable[[Side, Side], Differing]]] = {
    "setup": ("setup", _setup),
    "play": ("deal-and-betting", _play),
    "winning": ("showdown-heading", _winning),
    "ranking": ("hand-ranking", _ranking),
    "splitting": ("ties-and-odd-chips", _splitting),
    "limits": ("betting-limits", _limits),
}


# --- a variant in one sentence after its base: "Omaha with five hole cards". Only where few things differ


MOST = 2  # parts of the sentence
NUMBERS = (
    "brief-draws",
    "essence-hole-cards",
    "essence-cards-each",
)  # of which a language makes an attribute
CUSTOMS = {"limits", "splitting"}  # sections on customs of the room


def brief(game: Game, base: Game) -> Phrase:
    """The variant in one sentence after its base; '' where that takes more."""
    made = [edit for edit in edits(game, base) if edit.of not in CUSTOM and edit.kind != "adjusted"]
    parts: list[Phrase] = []
    for rules, tell in BRIEF_PARTS.items():
        concerned = [edit for edit in made if edit.of in rules and not _edit_follows(edit, made)]
        said = list(tell(game, base, concerned))
        if "" in said or (concerned and not said):
            return ""
        parts += said
    accounted = {rule for rules in BRIEF_PARTS for rule in rules} | {
        "layouts"
    }  # seen in the deal and in the hands
    if any(edit.of not in accounted for edit in made) or not 0 < len(parts) <= MOST:
        return ""
    name = name_of(base.name)
    (first, *others) = parts
    own = dict(first.values).get("own", first) if isinstance(first, Sentence) else first
    if not others and isinstance(own, Sentence) and own.key in NUMBERS:
        return say("brief", game=name, part=first)
    return say("brief-parts", game=name, parts=tuple(parts))


def _edit_follows(edit: RuleEdit, made: Sequence[RuleEdit]) -> bool:
    """Whether an edit only follows from others: cards showing rank as the hands that win do."""
    showing = (
        edit.kind == "replaced"
        and isinstance(edit.here, Bet)
        and edit.differing <= {"id", "size", "ranking", "first"}
    )
    both = showing and all(step.first.endswith("-showing") for step in (edit.here, edit.there))
    return both and any(other.of == "showdown" for other in made)


def _setup_in_brief(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """Another deck, where nothing else of the set-up differs."""
    if [edit.of for edit in made] == ["deck"]:
        yield say("brief-deck", n=len(game.deck.cards))


def _play_in_brief(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """What is dealt, thrown away or drawn, where nothing else of the play differs."""
    if not made:
        return
    kinds = {type(edit.here or edit.there) for edit in made}
    ways = {str(edit.kind) for edit in made}
    if ways == {"moved"}:
        for edit in made:
            there = moved(game, base, edit)
            yield say("brief-moved", step=there["step"], to=there["to"])
    elif kinds == {Discard} and ways == {"left-out"} and not only(Discard, game.play):
        yield say("brief-no-discard")
    elif kinds == {Discard} and ways == {"added"}:
        for edit in made:
            yield say("brief-thrown", n=edit.here.cards, place=_place(game, edit.here))
    elif kinds <= {DealToPlayers, Discard} and not {"moved", "left-out"} & ways:
        yield say("brief-own", own=as_said("brief", summary.own_and_thrown(game)))
        yield from _later(game)
    elif kinds <= {DealToPlayers, Bet} and ways == {"added"}:
        yield from _later(game)
    elif kinds == {DealToBoard}:
        yield say("brief-own", own=as_said("brief", summary.board(game)))
    elif kinds <= {Draw, Bet} and len(game.draws) > len(base.draws):
        if "moved" not in ways:
            yield say("brief-draws", n=len(game.draws))
        elif all(isinstance(game.play[game.play.index(draw) + 1], Bet) for draw in game.draws):
            yield say("brief-draws-before", n=len(game.draws))
    elif kinds == {Draw, Bet} and _fewer_draws(game, made):
        yield say("brief-fewer-draws", n=len(game.draws), of=len(base.draws))


def _fewer_draws(game: Game, made: Sequence[RuleEdit]) -> bool:
    """Whether draws are left out, each with its betting round, and nothing else."""
    gone = [type(edit.there) for edit in made if edit.kind == "left-out"]
    return bool(game.draws) and len(gone) == len(made) and gone.count(Draw) == gone.count(Bet)


def _place(game: Game, step: Discard) -> Phrase:
    """When cards are thrown away."""
    if step.before:
        return as_said("before", say("at-street", street=street_name(step.before)))
    return as_said("after", point(game, game.play[game.play.index(step) - 1]))


def _later(game: Game) -> Iterator[Phrase]:
    """The cards that everybody receives once board cards lie open."""
    for step in summary.late_deals(game):
        yield say("brief-later", n=step.cards, street=summary.street_before(game, step))


def _won(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """Which hands win, and which cards make them; '' where that takes more than a part of a sentence."""
    if not game.showdown:
        return
    if any(share.when for share in game.showdown) or game.first_won or is_declared(game):
        yield ""
    elif all(len(share.lines) == 1 for share in game.showdown):
        new = not all(len(share.lines) == 1 for share in base.showdown)
        yield say("brief-each-board") if made and new else ""
    else:
        if any(edit.of == "showdown" for edit in made):
            yield from _winning_in_brief(game, base)
        # how cards make a hand in this game and not in the base, unless that only follows from another ranking
        partners = {mine.id: other for mine, other in paired(game.showdown, base.showdown)[0]}
        known = {summary.use(base, share) for share in base.showdown}
        uses = {
            use
            for share in game.showdown
            if (use := summary.use(game, share)) not in known
            and (
                share.board != (0, 0)
                or (share.id in partners and partners[share.id].ranking.id == share.ranking.id)
            )
        }
        if uses:
            yield say("brief-use", use=uses.pop()) if len(uses) == 1 else ""


def _winning_in_brief(game: Game, base: Game) -> Iterator[Phrase]:
    """Which hands win; where only one of several differs, that one in place of its counterpart."""
    hands, theirs = ([summary.winning_hand(g, share) for share in g.showdown] for g in (game, base))
    changed = [(a, b) for a, b in paired(game.showdown, base.showdown)[0] if a.ranking.id != b.ranking.id]
    names = [[summary.winning_hand(*it) for it in zip((game, base), pair, strict=True)] for pair in changed]
    own = game.name[SOURCE].casefold()  # a hand named after the game would explain nothing
    named_after_it = any(mine.ranking.words.name[SOURCE].casefold() == own for mine, _ in changed)
    if named_after_it or any(new == old for new, old in names):
        yield ""
    elif (
        len(hands) == len(theirs) > 1
        and len(changed) == 1
        and len({summary.use(game, s) for s in game.showdown}) > 1
    ):
        mine, other = (as_said("kind", name) for name in names[0])
        yield say("brief-in-place", hand=mine, other=other)
    elif hands != theirs:
        split = say("brief-split", hands=tuple(as_said("kind", hand) for hand in hands))
        yield split if len(hands) > 1 else say("brief-wins", hand=hands[0])


BRIEF_PARTS = {
    ("deck", "joker", "wild", "extra_card", "forced_bets", "dealt_from"): _setup_in_brief,
    ("play",): _play_in_brief,
    ("showdown", "if_nobody_qualifies", "first_won", "equal_hands"): _won,
}
