"""A hand that a reader plays in a page: one seat is the reader's. Arguments and results are JSON texts.

    hand = ReadersHand(page, "razz", "{}", 7, "c.r20")    deal 7, after two answers of the reader
    hand.view()                                      what the reader sees, and is asked
    hand.act("f")                                    the view after a further answer, or why it is refused
    of_the_day('["badugi", "razz"]', "2026-11-27")   the game and the deal of a day

Answers are short, as an address holds them: f, k and c to fold, check and call (or bring in), r20 to bet or raise to 20 in all,
dAh2c for cards, b2c_Ah for the cards of each bin, s0 for the first of several words.

A page loads the modules for this from playing.pack, in addition to those of hands.pack.
"""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import json_text
from poker_rulebook.book.steps import Bet, Place, Step, only
from poker_rulebook.browser.page import Interpreter, JsonObject
from poker_rulebook.cards import as_typed, cards, texts
from poker_rulebook.language.sentences import Phrase, as_said, heading, joined, listed, name_of, say
from poker_rulebook.narrative.at_seat import buttons, number_put, places, seen_since, words_said
from poker_rulebook.narrative.narrative import (
    SETTLED,
    board_number,
    format_narrative,
    positions,
    segments,
    street_title,
    table_snapshot,
)
from poker_rulebook.narrative.turn import holdings_at, refused, wager_refused, ways
from poker_rulebook.narrative.walk import ending
from poker_rulebook.play import events
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.journal import asked_of, standing
from poker_rulebook.play.lesson import Lesson
from poker_rulebook.play.parser import LETTERS, as_held, parsed
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Put, Raise, Say, ToPut, ToSay
from poker_rulebook.rules.step_rules import in_few_words, showdown_rule, step_rule
from poker_rulebook.rules.wagering import first_to_act

WORDS = {"f": "fold", "k": "check", "c": "call"}
BETWEEN, BINS = ".", "_"  # between answers in an address, and between the cards of bins


def of_the_day(games: str, day: str) -> str:
    """The game and the deal of a day such as 2026-11-27: each game in its turn, and never the same deal."""
    listed_games = parsed(games.encode())
    year, month, date = [int(part) for part in day.split("-")]
    number = 372 * year + 31 * month + date
    return json_text({"game": listed_games[number * 41 % len(listed_games)], "deal": number})


class ReadersHand:
    """deal    the number of the deal;  did: the reader's answers so far, as an address holds them"""

    def __init__(self, page: Interpreter, game: str, choices: str, deal: int, did: str = "") -> None:
        self.page, self.choices = page, choices
        self.lesson, self.did = Lesson(page.game(game, choices), deal), list[str]()
        self.parts: dict[str, Phrase] = {}  # betting round -> what part of the pot the reader had in it
        self.hand = self.lesson.hand
        self.names = LETTERS[: len(self.hand.brought)]
        for answer in filter(None, did.split(BETWEEN)):
            if self.lesson.asked is None or self._refused(answer):
                break  # of another edition, in which the hand is another one
            self._take(answer)

    def act(self, answer: str) -> str:
        """The view after an answer; or {"refused": why, "rule": the rule on the page of the game}."""
        decision = self.lesson.asked
        assert decision is not None
        if why := self._refused(answer):
            return json_text({"refused": self.page.set(why), "rule": decision.step})
        self._take(answer)
        return self.view()

    def _take(self, answer: str) -> None:
        decision = self.lesson.asked
        assert decision is not None
        if isinstance(decision, Legal) and (part := self.lesson.part()) is not None:
            self.parts[decision.step] = say("play-part", percent=part, even=round(100 / self.hand.players))
        self.lesson.act(understood(decision, answer))
        self.did.append(answer)

    def _refused(self, answer: str) -> Phrase:
        decision = self.lesson.asked
        assert decision is not None
        name = self.names[decision.seat]
        if isinstance(decision, Legal) and answer[0] in WORDS:
            word = "bring-in" if answer[0] == "c" and decision.must and decision.calls else WORDS[answer[0]]
            return wager_refused(self.hand, decision, name, word)
        return refused(self.hand, decision, name, understood(decision, answer))

    def view(self) -> str:
        """What the reader sees.

        state     the hand as plain data, without hidden cards: game, deal, options, did, you, to_act, may, log
        title, format, street, rule, at    the names of game, limits and street, its rule in a line, and the id of that rule
        place     number of this street, and how many there are
        seats     name, position, whether it is the reader's, whose turn it is, and what lies there; see lying_on
        hold      what the reader's cards make so far, a line for each share
        said      what has happened since the reader's last answer
        ask       buttons or bins; null when the hand is over
        ending    the steps from the showdown on, each with title, text, lit cards and perhaps a question
        learnt    name and rule of each street that was played, its id, and what part of the pot the reader had there
        """
        hand, decision = self.hand, self.lesson.asked
        now = standing(hand, self.names, self.lesson.you)
        course = hand.game.steps_after(hand.outcomes)
        streets = [[step] for step in course] if hand.game.open_face else list(segments(course))
        place = next(
            (n for n, steps in enumerate(streets) if decision and any(s.id == decision.step for s in steps)),
            len(streets),
        )
        shown: JsonObject = {
            "state": {
                "game": hand.game.id, "deal": self.lesson.deal, "options": dict(hand.game.choices), "did": BETWEEN.join(self.did),
                "you": self.names[self.lesson.you], "to_act": asked_of(hand, self.names), "log": now["log"],
                "may": now["to_act"]["may"] if now["to_act"] else [],
            },
            "title": self.page.said(name_of(hand.game.name)), "format": self.page.set(format_narrative(hand)),
            "place": [place + 1, len(streets) + 1],
            **self._street(course, streets[place] if place < len(streets) else [], decision),
            **self._table(),
            "hold": [self.page.set(line) for line in holdings_at(hand, self.lesson.you)] if hand.live[self.lesson.you] else [],
            "said": [self.page.set(text) for text in seen_since(hand, self.names, self.lesson.you, self.lesson.mine[-1:])],
            "ask": self._asked(decision) if decision else None,
        }  # fmt: skip
        return json_text(shown | ({} if decision else self._over(course, streets)))

    def _street(self, course: Sequence[Step], steps: Sequence[Step], decision: Decision | None) -> JsonObject:
        """The name of the street, its rule in a line, and the id of that rule."""
        game = self.hand.game
        if decision is None or not steps:
            rule = showdown_rule(game)
            return {
                "street": self.page.set(heading(say("told-showdown"))),
                "rule": self.page.set(rule.text),
                "at": rule.id,
            }
        step = next(step for step in steps if step.id == decision.step)
        text = listed(in_few_words(game, step)) if isinstance(step, Place) else step_rule(game, step).text
        title = self._title(course, steps)
        return {"street": self.page.set(title), "rule": self.page.set(text), "at": step.id}

    def _title(self, course: Sequence[Step], steps: Sequence[Step]) -> Phrase:
        if isinstance(steps[0], Place):
            return say("picture-placed", n=steps[0].receive)
        return heading(street_title(course, steps))

    def _table(self) -> JsonObject:
        """What lies on the table; when the hand is over, before anything is won."""
        hand, you = self.hand, self.lesson.you
        table = next(
            (m.before for m in hand.moments() if isinstance(m.event, (*SETTLED, events.Fouled, events.Paid))),
            hand,
        )
        lying = table_snapshot(hand, table, you)
        layout = layout_in_force(hand.game, hand.outcomes)
        seats = [
            {
                "name": self.page.said(say("seat", seat=name)), "position": self.page.set(listed(positions(hand, seat))),
                "you": seat == you, "turn": bool(hand.decision and hand.decision.seat == seat),
                "stack": lying["stacks"][seat], "bet": lying["bets"][seat], "in": bool(lying["live"][seat]),
                "piles": [[self.page.set(name), held] for name, held in lying["own"][seat]],
            }
            for seat, name in enumerate(self.names)
        ]  # fmt: skip
        several = len(lying["boards"]) > 1
        return {
            "seats": seats, "points": bool(hand.game.open_face), "pot": lying["pot"] + sum(lying["bets"]),
            "grid": [list(row) for row in layout.grid] if layout else [], "boards": lying["boards"],
            "board_names": [self.page.set(heading(board_number(hand, n + 1))) for n in range(len(lying["boards"]))] if several else [],
            "community": lying["community"],
        }  # fmt: skip

    def _asked(self, decision: Decision) -> JsonObject:
        """What the reader is asked, with the words of every button."""
        hand, name = self.hand, self.names[decision.seat]
        said: JsonObject = {"said": self.page.set(joined(ways(hand, decision, name)))}
        if isinstance(decision, Legal):
            made = buttons(hand, decision, name)
            return {
                "kind": "wager", "low": decision.low, "high": decision.high, "ends": decision.ends, "raises": decision.price > 0, "unit": max(1, hand.stakes.small_bet),
                "buttons": [{"answer": it.answer, "name": self.page.said(it.name), "may": it.may, "chips": it.chips,
                             "advice": self.page.set(it.advice)} for it in made],
            }  # fmt: skip
        if isinstance(decision, ToSay):
            return said | {
                "kind": "words",
                "buttons": [{"answer": f"s{n}", "name": self.page.said(word), "may": True}
                            for n, word in enumerate(words_said(hand.game, decision))],
            }  # fmt: skip
        several = len(decision.bins) > 1
        return said | {
            "kind": "bins" if several else "cards", "away": decision.verb.gives_away, "own": texts(decision.own), "most": decision.most,
            "bins": [[bin, self.page.said(place), decision.bins[bin].most] for bin, place in places(hand.game, decision)] if several else [],
            "names": [self.page.said(number_put(decision, decision.most if several else n)) for n in range(len(decision.own) + 1)],
        }  # fmt: skip

    def _over(self, course: Sequence[Step], streets: Sequence[Sequence[Step]]) -> JsonObject:
        """What is told when the hand is over, and the rule of each street in few words."""
        hand, played = self.hand, {getattr(e, "step", "") for e in self.hand.log}
        learnt = [steps for steps in streets if any(step.id in played for step in steps)]
        return {
            "ending": [
                {
                    "title": self.page.set(heading(step.title) if step.title else ""), "text": self.page.set(step.text),
                    "lit": step.lit, "rule": step.rule,
                    "question": step.question and {
                        "ask": self.page.set(step.question.ask), "right": step.question.right,
                        "options": [self.page.set(option) for option in step.question.options],
                        "why": [self.page.set(why) for why in step.question.why],
                    },
                }
                for step in ending(hand, self.names)
            ],
            "learnt": [
                [
                    self.page.set(self._title(course, steps)), self.page.set(_in_short(hand.game, steps)), steps[-1].id,
                    self.page.set(next((self.parts[step.id] for step in steps if step.id in self.parts), "")),
                ]
                for steps in learnt
            ],
            "won": hand.points[self.lesson.you] if hand.game.open_face else hand.stacks[self.lesson.you] - hand.brought[self.lesson.you],
        }  # fmt: skip


def _in_short(game: Game, steps: Sequence[Step]) -> Phrase:
    """A street in few words: what is dealt or done, and who acts first."""
    dealt = listed(short for step in steps for short in in_few_words(game, step))
    bets = only(Bet, steps)
    if not bets or not dealt:
        return dealt or (as_said("row", first_to_act(game, bets[0])) if bets else "")
    return say("play-learnt-bet", dealt=dealt, first=as_said("short", first_to_act(game, bets[0])))


def understood(decision: Decision, answer: str) -> Action:
    """The action of a short answer, which the rules may still refuse. Raises ValueError for one that means nothing here."""
    kind, rest = answer[:1], answer[1:]
    if isinstance(decision, Legal):
        return Raise(int(rest)) if kind == "r" else Fold() if kind == "f" else Call()
    if isinstance(decision, ToSay):
        words, place = decision.words, int(rest) if kind == "s" else 0
        return Say(decision.verb.word, words[place] if place < len(words) else "")
    parts = rest.split(BINS) if kind == "b" else [rest]
    held = [as_held(decision, cards(as_typed(part))) for part in parts]
    return Put(decision.verb.word, dict(zip(decision.bins, held, strict=False)))


def short(decision: Decision, action: Action) -> str:
    """An action as an address holds it."""
    if isinstance(action, Raise):
        return f"r{action.to}"
    if isinstance(action, Say) and isinstance(decision, ToSay):
        return f"s{decision.words.index(action.word)}"
    if isinstance(action, Put) and isinstance(decision, ToPut):
        held = [texts(action.bins.get(bin, ())).replace(" ", "") for bin in decision.bins]
        return f"{'b' if len(held) > 1 else 'd'}{BINS.join(held)}"
    return (
        "f" if isinstance(action, Fold) else "k" if isinstance(decision, Legal) and not decision.call else "c"
    )
