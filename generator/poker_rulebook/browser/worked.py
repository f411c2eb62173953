"""The calculators of general rules in a page. Arguments and results are JSON texts.

    work_out(page, "color-up", '{"A": "…"}')

A page loads the modules for this from sums.pack, in addition to those of engine.pack.
"""

from __future__ import annotations

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.language.sentences import say
from poker_rulebook.pages.calculators import CALCULATORS
from poker_rulebook.play.parser import InputError, parsed

TOGETHER = 4  # lines that are set as one paragraph; more stand below each other


def work_out(page: Interpreter, kind: str, question: str) -> str:
    """The result of a calculator, short and in sentences, or what is wrong with the question, as in `answer` of a page.

    kind      the calculator;  answer    as the command line has it in JSON
    """
    try:
        found = CALCULATORS[kind](parsed(question.encode()))
    except InputError as error:
        wrong = say(f"wrong-{error.kind}", **error.values) if error.kind else say("who-wrong")
        return json_text({"wrong": page.set(wrong), "at": list(error.at), "detail": str(error)})
    text = page.set(found.text)
    if len(found.lines) > TOGETHER:
        text = [run for line in found.lines for run in (*page.set(line), ["plain", "\n"])]
    return json_text({"answer": found.answer, "name": page.set(found.name), "text": text})
