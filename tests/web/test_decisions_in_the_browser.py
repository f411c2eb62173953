"""Decisions question by question in Chromium: every way through leads to the outcome that the rules name."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from poker_rulebook.document.views import DecisionView
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.language.text import curled

pytestmark = pytest.mark.browser
TAPPED = """
([rule, ways]) => {
  const decision = document.querySelector(`#${rule} + .rule-body .decision`)
  decision.querySelector(".ask").click()
  return ways.map(way => {
    decision.querySelectorAll(".asked .steps button")[1].click()
    for (const answer of way) decision.querySelectorAll(".asked .may button")[answer].click()
    const outcome = decision.querySelector(".asked > .outcome")
    return [outcome?.querySelector(".mark").textContent, decision.querySelectorAll(".asked ol > li").length,
      new URL(decision.querySelector(".asked .see a").href).hash]
  })
}
"""


def ways(decision: DecisionView, number: str = "1") -> Iterator[tuple[list[int], str]]:
    """(the answers by their places, the mark of the outcome) of every way through."""
    question = next(it for it in decision.questions if it.title == number)
    for place, branch in enumerate(question.parts):
        if branch.mark:
            yield [place], branch.mark
        else:
            yield from (([place, *way], mark) for way, mark in ways(decision, branch.number))


def test_every_way_through_every_decision_ends_as_the_rules_say(page, site, viewed):
    page.goto(f"{site}ja/rules/decide/")
    decided = {rule.id: rule.decision for c in viewed.chapters for rule in c.rules if rule.decision}
    assert len(decided) == page.locator(".decision").count()
    for rule, decision in decided.items():
        found = list(ways(decision))
        told = page.evaluate(TAPPED, [rule, [way for way, _ in found]])
        assert [[mark, len(way), f"#{rule}"] for way, mark in found] == told


CASE = "box => [box.querySelector('h2').textContent, [...box.querySelectorAll('.fact')].map(it => it.textContent)]"


def test_the_quiz_asks_the_worked_cases_and_knows_what_is_ruled(page, site, viewed):
    """All of them on a phone; whatever is tapped, the outcome of the case is shown, and "right" where it was tapped."""
    wanted = {}
    for rule in (rule for chapter in viewed.chapters for rule in chapter.rules if rule.decision):
        for case in rule.decision.cases:
            facts = tuple(f"{printed(it.title)} {printed(it.text)}" for it in case.parts)
            told = printed(rule.decision.told(case.title)), printed(rule.decision.aloud.get(case.title, ""))
            wanted[printed(rule.name), facts] = told
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}ja/rules/decide/?quiz")
    box, right, asked = page.locator(".quiz-of-cases"), 0, set()
    for n in range(1, len(wanted) + 1):
        name, facts = box.evaluate(CASE)
        asked.add((name, *facts))
        outcome, aloud = wanted[name, tuple(facts)]
        tapped = box.locator(".may button").first
        right += tapped.inner_text() == outcome
        said = "正解。" if tapped.inner_text() == outcome else "不正解。"
        tapped.click()
        answered = box.locator(".answered").inner_text()
        assert answered.startswith(f"{said} {outcome}") and answered.endswith(f"{right} / {n}")
        assert box.locator(".aloud").inner_text() == (f"発声 {aloud}" if aloud else "")
        assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")
        box.locator("> button").click()
    assert len(wanted) == len(asked), "each once before the first comes again"


def printed(said: Phrase) -> str:
    """In Japanese, with the quotation marks of print."""
    return curled(plain(said, "ja"))


def test_a_decision_is_answered_by_keyboard_and_its_address_shared(page, site):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}en/rules/decide/")
    assert not page.locator(".rule-body").first.is_visible(), "what it is about is asked first"
    page.locator(".happened a").first.focus()
    page.keyboard.press("Enter")
    page.locator(".asked .may button").first.wait_for()
    assert not page.locator(".questions").first.is_visible()
    while not page.locator(".asked .outcome").count():
        page.locator(".asked .may button").first.press("Enter")
    told = page.locator(".asked .outcome").inner_text()
    assert "decide=" in page.url
    page.goto(page.url)
    assert told == page.locator(".asked .outcome").inner_text()
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_back_goes_one_answer_back(page, site):
    page.goto(f"{site}en/rules/decide/")
    page.locator(".happened a").first.click()
    questions = [page.locator(".asked > .question").inner_text()]
    for _ in range(2):
        page.locator(".asked .may button").last.click()
        questions.append(page.locator(".asked > :is(.question, .outcome)").inner_text())
    addresses = [page.url]
    page.go_back()
    assert questions[1] == page.locator(".asked > .question").inner_text()
    page.go_back()
    assert questions[0] == page.locator(".asked > .question").inner_text()
    page.go_back()
    assert not page.locator(".asked:not([hidden])").count()
    page.goto(addresses[0])
    assert questions[2] == page.locator(".asked > :is(.question, .outcome)").inner_text()


def test_every_answer_of_a_printed_tree_can_be_read_on_a_desk(page, site):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{site}en/rules/board-irregularities/")
    hidden = "all => all.filter(each => !each.checkVisibility()).map(each => each.textContent)"
    assert [] == page.locator(".answers > li").evaluate_all(hidden)


def test_long_chapters_have_their_contents_in_sight_on_a_phone(page, site, viewed):
    page.set_viewport_size({"width": 360, "height": 740})
    chapter = max(viewed.chapters, key=lambda chapter: len(chapter.rules))
    page.goto(f"{site}en/rules/{chapter.id}/")
    assert len(chapter.rules) == page.locator(".jumps a").count()
    page.locator(".jumps a").nth(2).click()
    page.wait_for_function("scrollY > 100")
    bar = page.locator(".jumps").bounding_box()
    assert bar and 0 <= bar["y"] < 120


def test_what_a_decision_is_about_is_asked_first(page, site, viewed):
    """Every decision can be chosen on the first page; without a script all stand below one another."""
    page.goto(f"{site}en/rules/decide/")
    decided = {rule.id for chapter in viewed.chapters for rule in chapter.rules if rule.decision}
    assert decided == set(page.locator(".happened a").evaluate_all("all => all.map(a => a.hash.slice(1))"))
    assert 0 == page.locator(".rule-body:visible").count()
    page.goto(f"{site}en/rules/decide/#{sorted(decided)[0]}")
    assert 1 == page.locator(".rule-body:visible").count()


def test_what_chips_amount_to_is_worked_out_below_its_decision(page, site):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}ja/rules/wager-irregularities/#short-raise-decision")
    form = page.locator("form.calculator")
    for name, chips in {
        "put": "１５００",
        "smallest": "100",
        "call": "1,100",
        "largest_raise": "600",
        "stack": "4000",
    }.items():
        form.locator(f"[name={name}]").fill(chips)
    form.locator("[name=stack]").press("Tab")
    page.wait_for_selector(".calculator-answer b", timeout=60_000)
    assert '{"is":"raise","to":1700}' == form.locator(".calculator-answer").get_attribute("data-answer")
    assert "200を足す" in form.locator(".calculator-answer").inner_text()
    form.locator("[name=said]").select_option("call")
    page.wait_for_function("document.querySelector('.calculator-answer').dataset.answer.includes('1100')")
    form.locator("[name=put]").fill("x")
    form.locator("[name=put]").press("Tab")
    page.wait_for_selector("[name=put][aria-invalid]")
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_a_director_plans_and_pays_out_an_event_on_the_pages_of_its_rules(page, site):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}en/rules/places-and-prizes/#deals")
    form = page.locator("form.calculator[data-does=icm]")
    form.locator("[name=stacks]").fill("50,000 30,000 20,000")
    form.locator("[name=prizes]").fill("5,000 3,000 2,000")
    form.locator("[name=prizes]").press("Tab")
    page.wait_for_selector(".calculator-answer b", timeout=60_000)
    answer = json.loads(form.locator(".calculator-answer").get_attribute("data-answer"))
    assert [3839.29, 3275, 2885.71] == answer["icm"]
    page.goto(f"{site}ja/rules/tournament-course/#blind-structures")
    form = page.locator("form.calculator[data-does=structure]")
    for name, typed in {
        "minutes": "20",
        "start": "100",
        "chips": "25、100、500",
        "pause": "15",
        "every": "4",
    }.items():
        form.locator(f"[name={name}]").fill(typed)
    form.locator("[name=every]").press("Tab")
    page.wait_for_selector(".calculator-answer b", timeout=60_000)
    told = form.locator(".calculator-answer").inner_text().splitlines()
    assert any(line.startswith("休憩") for line in told) and any(
        line.startswith("レベル12（") for line in told
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    form.locator(".calculator-answer a").click()
    page.wait_for_function("document.querySelector('[name=levels]')?.value")
    levels = page.locator("[name=levels]").input_value().split()
    assert levels[0] == "100a100" and any(part[0] == "b" for part in levels)
    assert "minutes=20" in page.url
