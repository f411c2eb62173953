"""The page that says who wins: where its interpreter lies, and the words of its form, which site/assets/who.js draws."""

from __future__ import annotations

from poker_rulebook.book.problems import json_text
from poker_rulebook.cards import RANKS, SUITS
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.view.phrases import card_label, card_text, plain
from poker_rulebook.view.sentences import say
from poker_rulebook.view.text import JOKER

JUDGE = "judge"  # the folder of the interpreter, beside those of the languages
WORDS = """options players more fewer board community chosen declared exposed pot stacks fantasyland answer again clear
    link erase cards hand chips points foul wins none why rules loading failed disk missing old wrong-question
    wrong-chips""".split()


def verdict_words(locale: str) -> str:
    """The words as JSON; and the cards, as they are seen and read out, a suit after the other."""
    words = {word: plain(say(f"who-{word}"), locale) for word in WORDS}
    gaps = {"seat": ("seat",), "wrong-game": ("card",), "slot": ("slot",)}
    words |= {
        word: plain(say(f"who-{word}", **{gap: f"{{{gap}}}" for gap in found}), locale)
        for word, found in gaps.items()
    }
    cards = [rank + suit for suit in reversed(SUITS) for rank in reversed(RANKS)]
    shown = {name: [card_text(name, locale), plain(card_label(name), locale)] for name in [*cards, JOKER]}
    return json_text({"words": words, "cards": shown, "locale": locale if locale in LOCALES else SOURCE})
