"""Who wins?, asked in Chromium: the interpreter in the page says what the one of the terminal says.

HANDS=200 pytest -m browser tests/web/test_who_wins_in_the_browser.py      as `make nightly` does
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from gzip import compress
from typing import Any, get_args
from urllib.parse import quote

import pytest
from browsing import opened_page
from nights import AT_NIGHT, amount
from real_book import real_book

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.bundle import SHOWING
from poker_rulebook.play.events import Event
from poker_rulebook.play.hand import VERBS
from poker_rulebook.play.judging import random_question
from poker_rulebook.ranking.lookup import build_tables, packed
from poker_rulebook.showdowns import settle

pytestmark = pytest.mark.browser

HANDS = amount("HANDS", by_day=1, at_night=200)  # random showdowns of each game
EXAMPLES = amount("EXAMPLES", by_day=1, at_night=100)  # of each game, at most
CHUNK = 100
KEYS = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot", "fantasyland", "stacks")
OMAHA = {"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d 7c Ks 8s", "pot": 101}
PHONE = {"width": 360, "height": 740}


def test_the_tables_of_a_page_are_those_that_are_built_whatever_hands_were_looked_up_before(folder):
    for path in (folder / "judge" / "tables").iterdir():
        id_ = path.stem.removesuffix(SHOWING)
        built = build_tables(real_book().rankings[id_].rules, showing=id_ != path.stem)
        assert packed(built) == json.loads(path.read_text("utf-8")), path.stem


WORK = "() => { const begun = performance.now(); let sum = 0; for (let n = 0; n < 1e8; n++) sum = (sum * 31 + n) | 0; return performance.now() - begun || sum }"
# Slowness -> times WORK. On cores that work for others too it takes 0.9 times as long, and 0.7 at a quarter of the speed, half of what
# it took when it took 3 and 2 on idle ones; 2 and 1.5 are wanted there.
SOON = {1: 2.5, 4: 2.0}


@pytest.mark.parametrize("slowness", SOON)
def test_the_first_verdict_comes_soon(chromium, site, slowness):
    """The best of some, as other tests run beside this one."""
    asked = f"en/who-wins/?game=omaha-high-low-eight-or-better&q={quote(json_text(OMAHA))}"
    taken = []
    while not taken or (min(taken) > SOON[slowness] and len(taken) < 8):
        with opened_page(chromium, site) as (page, _):
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowness})
            page.goto(f"{site}en/about/")
            before = page.evaluate(WORK)
            page.goto(site + asked)
            page.wait_for_selector("[data-answer]")
            needed = page.evaluate("performance.now()")
            taken.append(2 * needed / (before + page.evaluate(WORK)))
    assert min(taken) <= SOON[slowness], taken


def questions() -> Iterator[tuple[str, dict[str, str], dict[str, Any]]]:
    """Game, choices and question: examples that begin at the showdown, and random ones of every game."""
    for id_, game in [*real_book().games.items()][:: 1 if AT_NIGHT else 3]:
        begun = [e for e in game.examples if e.actions is None and (e.stacks is None or game.open_face)]
        for example in begun[-EXAMPLES:]:
            asked = {key: getattr(example, key) for key in KEYS if getattr(example, key) is not None}
            yield id_, example.options, asked
        rng, (low, high) = random.Random(id_), game.players
        for _ in range(HANDS):
            yield (
                id_,
                {},
                random_question(game, rng.randint(low, high), rng, rng.choice((0, 1, 100, 101, 103))),
            )


ASKED = """
async asked => {
  const out = []
  for (const [game, choices, question] of asked) {
    const page = await rulebookJudge(game)
    try { out.push(page.settled(game, choices, question)) } catch (error) { out.push(String(error.message ?? error)) }
  }
  return out
}
"""


def test_the_page_answers_what_the_terminal_answers(page, site):
    page.goto(f"{site}en/who-wins/")
    waiting = [(id_, json_text(choices), json_text(asked)) for id_, choices, asked in questions()]
    for start in range(0, len(waiting), CHUNK):
        asked = waiting[start : start + CHUNK]
        expected = [
            json_text(settle(real_book().game(id_, json.loads(choices)), json.loads(question)))
            for id_, choices, question in asked
        ]
        differing = [
            (*each, wanted, found)
            for each, wanted, found in zip(asked, expected, page.evaluate(ASKED, asked), strict=True)
            if wanted != found
        ]
        assert not differing


def opened(page, site: str, locale: str, game: str, question: Any = None) -> None:
    said = (
        ""
        if question is None
        else "&q=" + quote(question if isinstance(question, str) else json.dumps(question))
    )
    page.goto(f"{site}{locale}/who-wins/?game={game}{said}")


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_an_address_opens_with_the_answer_and_leads_to_the_rules(page, site, locale):
    page.set_viewport_size(PHONE)
    opened(page, site, locale, "omaha-high-low-eight-or-better", OMAHA)
    page.wait_for_selector("[data-answer]")
    wanted = settle(real_book().games["omaha-high-low-eight-or-better"], OMAHA, [locale])
    assert json_text(wanted) == page.locator("[data-answer]").get_attribute("data-answer")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    places = page.locator(".who-answer a").evaluate_all("links => links.map(link => link.href)")
    assert {"#high", "#low", "#odd-chips"} <= {"#" + place.partition("#")[2] for place in places}
    page.goto(next(place for place in places if place.endswith("#odd-chips")))
    assert page.locator("#odd-chips").count() == 1


SPADES = {"seats": {"A": "Ks 4d 9h 9c 2d 7c 3h", "B": "Qd Qh As Td 5c 5h 8s"}}


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_what_is_taken_for_granted_of_the_deal_stands_below_the_verdict(page, site, locale):
    opened(page, site, locale, "chicago", SPADES)
    assumed = settle(real_book().games["chicago"], SPADES)["assumed"][locale]
    assert assumed == page.locator(".who-bar .who-assumed").inner_text()
    opened(page, site, locale, "omaha-high-low-eight-or-better", OMAHA)
    page.wait_for_selector("[data-answer]")
    assert page.locator(".who-assumed").count() == 0


def tapped(page, cards: str) -> None:
    """Cards as they are tapped: the suit, unless it is the last one, then the rank."""
    for name in cards.split():
        if page.locator(f"[data-suit={name[1]}]").get_attribute("aria-pressed") != "true":
            page.locator(f"[data-suit={name[1]}]").click()
        page.locator(f"[data-card='{name}']").click()


def test_the_verdict_and_the_cards_that_decide_are_in_sight_on_a_phone(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}ja/who-wins/")
    page.locator(".who-famous button").first.click()
    page.wait_for_selector(".who-bar.verdict")
    assert "キッカーはQ対J" in page.locator(".who-because").inner_text()
    assert ["Qc", "Jd"] == page.locator(".lift").evaluate_all("cards => cards.map(card => card.dataset.name)")
    seen = "all => all.every(it => it.getBoundingClientRect().top >= 0 && it.getBoundingClientRect().bottom <= innerHeight)"
    assert page.locator(".who-head, .who-because, .lift, .who-keys button").evaluate_all(seen)
    small = "keys => keys.filter(key => key.getBoundingClientRect().width < 44 || key.getBoundingClientRect().height < 44).length"
    assert 0 == page.locator(".who-keys button, .who-famous button, .who-acts button, select").evaluate_all(
        small
    )
    page.set_viewport_size({"width": 320, "height": 640})
    assert 0 == page.locator(".who-keys button").evaluate_all(small)


def test_a_refused_entry_takes_the_verdict_back(page, site):
    opened(page, site, "en", "omaha-high-low-eight-or-better", OMAHA)
    page.wait_for_selector(".who-bar.verdict")
    page.locator("[data-at=pot]").fill("10.5")
    page.wait_for_selector(".who-bar.no")
    assert not page.locator("[data-answer], .lift, .winner").count()
    page.locator("[data-at=pot]").fill("200")
    page.wait_for_selector(".who-bar.verdict")


PASTED = {
    "Ａｈ Ｑｃ": "Ah Qc", "A♥Q♣": "Ah Qc", "♥A ♣Q": "Ah Qc", "[Ah Qc]": "Ah Qc", "ah,qc": "Ah Qc", "10h/Qc": "Th Qc",
}  # fmt: skip


def test_hands_are_read_in_any_notation_and_what_is_too_much_goes_to_the_next(page, site):
    opened(page, site, "en", "texas-holdem")
    page.wait_for_selector(".who-suits")
    field = page.locator("[data-at='seats.A']")
    held = field.locator("xpath=following-sibling::*").locator(".card")
    for pasted, cards in PASTED.items():
        field.fill(pasted)
        assert cards.split() == held.evaluate_all("cards => cards.map(card => card.dataset.name)")
    for typed in ("AQ", "AQo", "Ax"):
        field.fill(typed)
        field.press("Tab")
        page.locator(".who-bar", has_text=f"“{typed.upper()}” is not a card.").wait_for()
    paste = """(field, text) => { field.value = text
        field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" })) }"""
    field.evaluate(paste, "A♥ Q♣ v As Jd on Ａｄ ８ｃ 7s 4h 2s")
    page.wait_for_selector(".who-bar.verdict")
    assert "A’s queen beats B’s jack" in page.locator(".who-because").inner_text()


def test_nothing_is_claimed_that_nobody_has_said(page, site):
    for game, kind in (("binglaha", "rolls"), ("high-low-declare-draw", "declared")):
        opened(page, site, "en", game)
        page.wait_for_selector(".who-suits")
        chosen = page.locator(f"select[data-at^='{kind}.']").evaluate_all(
            "all => all.map(each => each.value)"
        )
        assert chosen and not any(chosen)


def test_cards_are_tapped_and_answered_when_all_are_there(page, site):
    opened(page, site, "en", "texas-holdem")
    page.wait_for_selector(".who-suits")
    tapped(page, "Ah Kd Qs Qc 2h 5d 7c Ks 8s")
    page.wait_for_selector("[data-answer]", state="attached")
    assert ["A"] == json.loads(page.locator("[data-answer]").get_attribute("data-answer"))["shares"]["high"][
        "winners"
    ]
    page.locator("[data-suit=h]").click()
    assert page.locator("[data-card='Ah']").is_disabled()
    assert "q=" in page.url


def test_a_hand_says_what_it_makes_until_the_verdict_says_more(page, site):
    opened(page, site, "en", "texas-holdem", {"seats": {"A": "9c 9d", "B": "Ah Kh"}, "board": "9h As 2c 3d"})
    page.get_by_role("button", name="Clear").wait_for()
    page.locator(".who-hand input").first.dispatch_event("input")
    page.wait_for_function("document.querySelector('.who-hold').textContent == 'Three of a kind, nines'")
    assert "Ahead so far: A" in page.locator(".who-bar").inner_text()
    page.get_by_role("textbox", name="Board").fill("9h As 2c 3d 4d")
    page.wait_for_selector("[data-answer]")
    assert "" == page.locator(".who-hold").first.inner_text()


def test_a_card_that_brings_another_makes_room_for_it(page, site):
    opened(page, site, "en", "baseball")
    tapped(page, "Ad Ac 4h Ah 8s 8d Tc 6c 9s Kc Kd Ks 5h 2d 7h")
    page.wait_for_selector("[data-answer]", state="attached")
    hands = json.loads(page.locator("[data-answer]").get_attribute("data-answer"))["shares"]["high"]["hands"]
    assert [5, 5] == [len(hand["cards"].split()) for hand in hands.values()]


@pytest.mark.parametrize("name", ["PLO", "オマハ", "omaha high only"])
def test_a_game_is_found_by_any_of_its_names(page, site, name):
    page.goto(f"{site}en/who-wins/?game={quote(name)}")
    page.wait_for_selector(".who-suits")
    assert "omaha-high-only" == page.locator("[name=game]").input_value()


def test_choices_that_exclude_each_other_are_refused_beside_their_field(page, site):
    options = quote(json.dumps({"bomb-pot": "yes", "big-blind-ante": "ante-first"}))
    page.goto(f"{site}en/who-wins/?game=texas-holdem&options={options}&q=%7B%7D")
    note = page.locator(".who-bar.no")
    note.wait_for()
    assert "do not go together" in note.text_content()
    assert "options.bomb-pot" == page.locator("[aria-invalid]").get_attribute("data-at")
    assert not page.locator("[data-answer]").count()


WRONG = {
    "twice": ("texas-holdem", OMAHA | {"seats": {"A": "Ah Kd", "B": "Qs Ah"}}, "seats.B", {"en": "twice", "ja": "2回"}),
    "few": ("texas-holdem", OMAHA | {"seats": {"A": "Ah", "B": "Qs Qc"}}, "seats.A", {"en": "1 card here", "ja": "カードが1枚あります"}),
    "none": ("texas-holdem", OMAHA | {"seats": {"A": "Ah Zz", "B": "Qs Qc"}}, "seats.A", {"en": "not a card", "ja": "カードではありません"}),
    "no question": ("texas-holdem", "{nonsense", "", {"en": "address", "ja": "アドレス"}),
    "no game": ("tic-tac-toe", OMAHA, "", {"en": "tic-tac-toe", "ja": "tic-tac-toe"}),
}  # fmt: skip


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_told_beside_its_field(page, site, name, locale):
    game, question, place, told = WRONG[name]
    opened(page, site, locale, game, question)
    note = page.locator(".who-bar.no")
    note.wait_for()
    assert told[locale] in note.text_content()
    assert not page.locator("[data-answer]").count()
    if place:
        assert place == page.locator("[aria-invalid]").get_attribute("data-at")


def test_nothing_is_loaded_before_a_game_is_chosen_and_little_then(page, site, folder):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}en/who-wins/")
    page.wait_for_load_state("networkidle")
    assert not [address for address in asked if "/judge/" in address]
    page.locator("[name=game]").select_option("omaha-high-low-eight-or-better")
    page.wait_for_selector(".who-suits")
    files = [folder / address.removeprefix(site) for address in asked if "/judge/" in address]
    assert len(files) > 5 and sum(len(compress(path.read_bytes())) for path in files) < 450_000


@pytest.mark.parametrize(
    "game", ["murder", "sohe", "high-low-declare-draw", "crayfish", "open-face-chinese", "california-lowball"]
)
def test_chance_fills_in_any_form(page, site, game):
    opened(page, site, "ja", game)
    page.wait_for_selector(".who-suits")
    page.locator(".who-acts button").nth(1).click()
    page.wait_for_selector("[data-answer]")
    question = json.loads(page.evaluate("new URLSearchParams(location.search).get('q')"))
    wanted = json_text(settle(real_book().games[game], question, ["ja"]))
    assert wanted == page.locator("[data-answer]").get_attribute("data-answer")


EVENTS = {re.sub("(?<=.)(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(Event)}
EVENTS |= {verb.event for verb in VERBS.values()}
PLAYED = """
async game => {
  const page = await rulebookJudge(game), hands = await rulebookJudge.hands()
  const hand = hands.DealtHand(page, game, "{}", 2, 7)
  let answers = 0
  while (hand.ask() != "null") { hand.act(hand.by_chance()); answers++ }
  const { to_act, log } = JSON.parse(hand.standing())
  return [answers, JSON.parse(hand.told()).length, to_act, log.map(happened => happened.event)]
}
"""


def test_a_hand_of_every_game_is_dealt_asked_and_told_in_the_page(page, site):
    """By day of every fourth game."""
    page.goto(f"{site}en/who-wins/")
    for id_ in [*real_book().games][:: 1 if AT_NIGHT else 6]:
        answers, lines, asked, happened = page.evaluate(PLAYED, id_)
        assert answers and lines > 1 and asked is None, id_
        assert set(happened) <= EVENTS, id_
