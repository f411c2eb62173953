"""A mix as it reads: what its table says is what its games say, in both languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from rendering import rendered

from poker_rulebook.book.house import mix_of_games
from poker_rulebook.book.load import load
from poker_rulebook.document.views import MixedGameView, MixView
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.mixes import at_limits, mix_view
from poker_rulebook.pages.table_cards import at_the_table

KEPT = Path(__file__).parent / "snapshots"
ROOT = Path(__file__).resolve().parents[2]


def mix(shown, name: str, locale: str = "en") -> MixView:
    return next(mix for mix in shown[locale].mixes if mix.id == name)


def cell(row: MixedGameView, id_: str) -> list[str]:
    return [plain(line) for line in next(cell for cell in row.cells if cell.id == id_).lines]


def lines(view: MixView, locale: str):
    yield f"{view.name} | {view.other_name} | {view.reading}"
    yield view.essence
    yield from (f"{fact.title}: {fact.text}" for fact in view.facts)
    for game in view.games:
        yield f"== {game.label} #{game.id} {game.name} ({game.short}, {game.game}) {game.limit}"
        yield from (f"{cell.label}: {' / '.join(cell.lines)}" for cell in game.cells)
        yield " ".join(step.title if step.id == "bet" else f"[{step.title}]" for step in game.steps)
    yield from (f"#{rule.id} [{rule.title}] {rule.text}" for rule in view.rules)
    for option in view.options:
        yield f"== {option.title}"
        yield from (f"{'*' if choice.default else '-'} {choice.text}" for choice in option.parts)
    yield from (note.text for note in (*view.notes, *view.history))
    yield from (f"{fact.title} {fact.text}" for fact in view.legend)


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("name", ["horse", "8-game-mix"])
def test_the_page_reads_as_it_was_kept(request, book, name, locale):
    view = rendered(mix_view(book, book.mixes[name]), locale)
    text = "\n".join(plain(line, locale) for line in lines(view, locale)) + "\n"
    path = KEPT / f"mix-{name}.{locale}.txt"
    if request.config.getoption("--update"):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def test_both_languages_have_the_same_mixes_in_the_same_order(shown):
    english, japanese = ([m.id for m in shown[locale].mixes] for locale in ("en", "ja"))
    assert english == japanese
    assert sorted(english, key=lambda id_: len(mix(shown, id_).games)) == english


def test_razz_in_horse_is_brought_in_by_the_highest_card_and_won_by_the_lowest_hand(shown):
    razz = mix(shown, "horse").games[2]
    assert ["Ante: everybody", "Bring-in: highest card, ace low"] == cell(razz, "forced-bets")
    assert ["Bring-in, then low hand showing"] == cell(razz, "first")
    assert ["3 down, 4 up"] == cell(razz, "cards")
    assert ["5♠ 4♥ 3♦ 2♠ A♥"] == cell(razz, "best")


def test_a_split_game_names_both_halves_and_the_best_hand_of_each(shown):
    omaha = mix(shown, "horse").games[1]
    assert ["High: half", "Low: half", "Low: eight-or-better", "No low: high takes all"] == cell(
        omaha, "wins"
    )[:4]
    assert ["A♥ K♥ Q♥ J♥ T♥", "5♠ 4♥ 3♦ 2♠ A♥"] == cell(omaha, "best")


def test_the_same_game_at_two_limits_has_other_bets(shown):
    limit, no_limit = (row for row in mix(shown, "8-game-mix").games if row.game == "texas-holdem")
    assert (["S", "S", "B", "B"], ["●"] * 4) == tuple(
        [step.title for step in row.steps if step.id == "bet"] for row in (limit, no_limit)
    )
    assert ("Fixed limit", "No limit") == (limit.limit, no_limit.limit)


def test_the_essence_tells_two_forms_of_one_game_apart(shown):
    assert "Hold'em (fixed limit)" in plain(mix(shown, "8-game-mix").essence)
    assert "Hold'em (no limit)" in plain(mix(shown, "8-game-mix").essence)
    assert "Hold'em, Omaha/8, Razz, Stud and Stud/8" in plain(mix(shown, "horse").essence)


def test_formats_are_told_together_where_all_are_the_same(shown):
    rules = {rule.id: plain(rule.text) for rule in mix(shown, "horse").rules}
    assert (
        "Every game is played at fixed limit. All of them share one small bet and one big bet."
        == rules["limits"]
    )
    rules = {rule.id: plain(rule.text) for rule in mix(shown, "8-game-mix").rules}
    assert "No limit: Hold'em. Pot limit: Omaha. The fixed-limit games share" in rules["limits"]


def test_the_change_of_game_counts_the_hands_of_the_file(shown):
    rules = {rule.id: plain(rule.text) for rule in mix(shown, "10-game-mix").rules}
    assert "The game changes after every 8 hands." == rules["next-game"]
    assert "every 8 hands" == plain(mix(shown, "10-game-mix").change)
    japanese = {rule.id: plain(rule.text, "ja") for rule in mix(shown, "10-game-mix", "ja").rules}
    assert "8ディールごとに、次のゲームに移る。" == japanese["next-game"]


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_rule_and_note_is_whole_sentences(shown, locale):
    end = "。" if locale == "ja" else "."
    for view in shown[locale].mixes:
        texts = [view.essence, *(part.text for part in (*view.rules, *view.notes, *view.history))]
        texts += [choice.text for option in view.options for choice in option.parts]
        assert [] == [text for text in texts if not plain(text, locale).endswith(end)], view.id


def test_the_legend_explains_the_marks_that_the_games_use(shown):
    for view in shown["en"].mixes:
        used = {step.title for game in view.games for step in game.steps if step.id == "bet"}
        assert used == {fact.title for fact in view.legend}, view.id


def test_where_the_players_choose_there_is_no_order(book):
    mix = book.mix("mixed-triple-draw", {"change": "dealers-choice"})
    rules = {rule.id: plain(rule.text) for rule in mix_view(book, mix).rules}
    assert "The games have no fixed order." == rules["turns"]


def test_names_of_mixes_stand_in_the_index(shown):
    english, japanese = (
        {group.heading: {(entry.title, entry.page) for entry in group.entries} for group in shown[x].index}
        for x in ("en", "ja")
    )
    assert ("HORSE", "horse") in english["H"]
    assert ("8-Game Mix", "8-game-mix") in english["0–9"]
    assert ("HORSE", "horse") in japanese["は"]
    assert ("8ゲームミックス", "8-game-mix") in japanese["あ"]  # えいと


def test_the_digest_of_a_mix_is_that_of_its_games_too(shown, tmp_path):
    for name in ("games", "schema"):
        shutil.copytree(ROOT / name, tmp_path / name)
    razz = tmp_path / "games" / "razz.yaml"
    razz.write_text(razz.read_text("utf-8").replace("[Seven Card Stud Low,", "[Low Stud,"), "utf-8")
    book = load(tmp_path)
    changed = {m.id: mix_view(book, m).digest for m in book.mixes.values()}
    assert {"horse", "chorse", "8-game-mix", "10-game-mix", "11-game-mix"} == {
        id_ for id_, digest in changed.items() if digest != mix(shown, id_).digest
    }


def test_amounts_of_a_mix_are_those_of_table_mode(book):
    """Limits of 100/200 are the bets where a game is played at fixed limit, and then the blinds are half of them."""
    for id_, mixed in book.mixes.items():
        view = at_limits(mix_view(book, mixed), mixed, 100, 200)
        fixed = any(part.game.limit == "fixed-limit" for part in mixed.games)
        for row, part in zip(view.games, mixed.games, strict=True):
            if not part.game.limit:
                continue
            table = {it.id: it.chips * (10 if fixed else 20) for it in at_the_table(part.game).amounts}
            posts = [
                table.get("small-bet") or table["small-blind"],
                table.get("big-bet") or table["big-blind"],
            ]
            for locale in ("en", "ja"):
                assert posts == [*map(int, re.findall(r"\d+", plain(row.limit, locale)))], (id_, row.id)


@pytest.mark.parametrize(
    ("games", "small", "big", "told"),
    [
        (["razz", "omaha-high-only"], 5, 10, ["Fixed limit 5/10", "Pot limit, blinds 2/5"]),
        (["razz", "omaha-high-only"], 25, 50, ["Fixed limit 25/50", "Pot limit, blinds 10/25"]),
        (["razz", "omaha-high-only"], 75, 150, ["Fixed limit 75/150", "Pot limit, blinds 25/75"]),
        (["omaha-high-only", "texas-holdem"], 1000, 2000, ["Pot limit, blinds 1,000/2,000", "No limit, blinds 1,000/2,000"]),
        (["short-deck-texas-holdem", "razz"], 100, 200, ["No limit, button blind 100, ante 10", "Fixed limit 100/200"]),
    ],
)  # fmt: skip
def test_amounts_of_games_in_turn(book, games, small, big, told):
    listed = mix_of_games({"en": "A list", "ja": "並び"}, [book.games[id_] for id_ in games])
    view = at_limits(mix_view(book, listed), listed, small, big)
    assert told == [plain(row.limit) for row in view.games]


def test_a_preset_adds_its_ante_at_no_limit_and_pot_limit_only(book):
    edition = preset_edition(book, "tda")
    parts = edition.mixes["8-game-mix"].games
    assert ["no-limit", "pot-limit"] == [
        it.game.limit for it in parts if it.game.forced_bets.ante == "big-blind"
    ]
    told = {
        row.id: row.choices.get("big-blind-ante")
        for row in mix_view(edition, edition.mixes["8-game-mix"]).games
    }
    assert ("none", "blind-first") == (told["limit"], told["no-limit"])
    for id_, game in edition.games.items():
        assert game.forced_bets.ante != "big-blind" or game.limit != "fixed-limit", id_
    assert "big-blind" == edition.games["texas-holdem"].forced_bets.ante
    assert not edition.game("texas-holdem", {"limit": "fixed-limit"}).forced_bets.ante
