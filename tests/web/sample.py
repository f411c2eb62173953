"""A small book made by hand, with every kind of thing that a page can show."""

from __future__ import annotations

from dataclasses import replace

from poker_rulebook.view import book_views, counted, example_views, mix_views, pictures, views
from poker_rulebook.view import rule_views as general
from poker_rulebook.view.book import LABELS
from poker_rulebook.view.editions import Edition, IndexGroup
from poker_rulebook.view.phrases import LOCALES
from poker_rulebook.view.rule_views import Word, WordGroup
from poker_rulebook.view.text import card, in_one_piece
from poker_rulebook.view.views import Citation

IDS = "alpha-high-low", "beta"
MIX = "relay"


def book(locale: str, text: str = "") -> Edition:
    """Two games. text    every field that a reader sees starts with it"""

    def say(word: str) -> str:
        return f"{text} {word} ({locale})".strip()

    games = tuple(game(id_, say) for id_ in IDS)
    return Edition(
        locale=locale,
        title=say("title"),
        subtitle=say("subtitle"),
        families=(book_views.Family("flop", say("family"), say("family text"), games),),
        overview_columns=(say("game"), say("players")),
        overview=tuple(book_views.OverviewRow(g.id, g.name, (say("2-9"),)) for g in games),
        index=(IndexGroup(say("A"), index(games, say)),),
        labels={key: say(key) for key in LABELS},
        mixes=(mix(MIX, say),),
        parts=(general.Part("table-talk", say("part"), (chapter("limits", say), chapter("stub", say))),),
        glossary=glossary(say),
    )


def index(games: tuple[views.Game, ...], say) -> tuple[Citation, ...]:
    listed = [Citation(g.id, "game", g.id, "", g.name) for g in games]
    return (
        *listed,
        Citation(MIX, "mix", MIX, "", say(MIX)),
        Citation("limits", "chapter", "limits", "1", say("limits")),
        Citation("flop", "word", "glossary", "", say("flop")),
    )


def chapter(id_: str, say) -> general.Chapter:
    """Two rules; the first has everything that a rule may have."""
    full = general.Rule(
        id=f"{id_}-cap",
        number="1.1",
        name=say("cap"),
        roles=(("dealer", say("dealer")), ("floor", say("floor"))),
        former=(f"{id_}-old-cap",),
        search=(say("most bets"),),
        text=say(f"no more than {card('Ah')}"),
        cases=(general.Case(f"{id_}-cap-first", say("condition"), say("outcome")),),
        decision=decision(say),
        options=(
            views.Option(f"{id_}-cap-choices", say("choices"), (views.Choice("four", say("four"), True),)),
        ),
        tables=(table(f"{id_}-cap-table", say),),
        sums=(counted.SumView(f"{id_}-cap-sum", (say("1 + 1 = 2"),), "beta/who-wins"),),
        hands=(general.Hand(f"{id_}-cap-hand", "beta", say("beta"), example("who-wins", say)),),
        see=(
            Citation("stub-burn", "rule", "stub", "2.2", say("burn")),
            Citation("limits", "chapter", "limits", "1", say("limits")),
            Citation("beta", "game", "beta", "", say("beta")),
            Citation(MIX, "mix", MIX, "", say(MIX)),
        ),
    )
    plain = dict.fromkeys(("former", "search", "cases", "options", "tables", "sums", "hands", "see"), ())
    burn = general.Rule(
        id=f"{id_}-burn", number="1.2", name=say("burn"), roles=(("player", say("player")),), text=say("burn one"),
        decision=None, **plain,
    )  # fmt: skip
    return general.Chapter(
        id=id_,
        number="1",
        name=say(id_),
        other_name=say("other name"),
        reading=say("reading"),
        text=say("what it is about"),
        games=(("beta", say("beta")),) if id_ == "limits" else (),
        concerns=say("one game") if id_ == "limits" else "",
        rules=(full, burn),
        sources=(views.Source(say("source"), "https://example.org/rules"),),
        search=(say("another word"),),
        digest="0123abcd",
    )


def decision(say) -> general.Decision:
    """Two questions and three outcomes."""
    yes, no = say("yes"), say("no")
    first = (general.Branch(yes, "", "A"), general.Branch(no, "2", "", True))
    second = (general.Branch(yes, "", "B"), general.Branch(no, "", "C"))
    return general.Decision(
        questions=(
            general.Question("enough", "1", say("enough?"), first),
            general.Question("drawn", "2", say("drawn?"), second),
        ),
        outcomes=tuple(general.Outcome(mark.lower(), mark, say(f"do {mark}")) for mark in "ABC"),
        cases=(general.WorkedCase((views.Fact("stub", say("stub"), "13"),), "A"),),
    )


def table(id_: str, say) -> counted.TableView:
    line = counted.ChartLine(say("none"), ((0.0, 0.0), (1.0, 4.5), (2.0, 9.1)))
    chart = counted.Chart(f"{id_}-chart", say("chart"), say("outs"), say("chance"), 2.0, 10.0, (0, 2), (0, 10), "%",
                          (line,), say("a rising line"))  # fmt: skip
    rows = (
        counted.TableRow((say("one"), say("4.5")), "Ah Kd", say("group")),
        counted.TableRow((say("two"), say("9.1")), "As Ks"),
    )
    columns = (
        counted.Column(say("outs")),
        counted.Column(say("chance"), True),
        counted.Column(say("sample")),
    )
    return counted.TableView(id_, say("table"), (say("note"),), columns, rows, say("counted"), True, (chart,))


def glossary(say) -> tuple[WordGroup, ...]:
    """Two words: one that the texts of the games have, and one that cites all kinds of pages."""
    cited = (
        Citation("flop", "word", "glossary", "", say("flop")),
        Citation("beta", "game", "beta", "", say("beta")),
    )
    mix_cited = Citation(MIX, "mix", MIX, "", say(MIX))
    flop = word("flop", ("flop", "flops"), (), say)
    return (
        WordGroup(
            say("A"), (flop, word("royalty", ("royalty",), (*cited, mix_cited), say, former=("bonus",)))
        ),
    )


def word(
    id_: str, forms: tuple[str, ...], see: tuple[Citation, ...], say, former: tuple[str, ...] = ()
) -> Word:
    return Word(
        id=id_,
        former=former,
        name=say(id_),
        other_name=say(f"other {id_}"),
        reading=say("reading"),
        also=(say("also"),),
        forms=dict.fromkeys(LOCALES, forms),
        linked=True,
        text=say(f"meaning of {id_}"),
        see=see,
        digest="01234567",
    )


def game(id_: str, say) -> views.Game:
    return views.Game(
        id=id_,
        name=say(id_),
        short=say("short"),
        other_name=say("other name"),
        reading=say("reading"),
        also=(say("also"),),
        family="flop",
        family_name=say("family"),
        summary=say("summary"),
        facts=(views.Fact("players", say("players"), say("two to nine")),),
        counted=(views.Fact("most-players", say("most"), say("22")),),
        streets=streets(say),
        figures=(figure(say),),
        relative=relative(id_, say),
        sections=(
            views.Section("setup", say("setup"), (rule("deck", say), rule("forced-bets", say))),
            views.Section("play", say("play"), (rule("own", say), rule("flop", say)), ordered=True),
            views.Section("winning", say("winning"), (rule("pot", say),)),
            views.Section("royalties", say("royalties"), (rule("net", say),), royalties=(royalties(say),)),
        ),
        boards=(board("right", say),),
        rankings=(
            views.RankingTable(
                "ranking-high", say("high"), say("text"), (views.RankingRow(say("flush"), "Ah Kh"),)
            ),
            views.RankingTable(
                "ranking-low", say("low"), say("text"), (views.RankingRow(say("low"), "5s 4h"),) * 9
            ),
        ),
        chances_text=say("whose chances"),
        chances=(views.Chances("chances-low", (views.Chance(say("qualifies"), say("12%")),), say("method")),),
        options=(views.Option("raise-cap", say("cap"), (views.Choice("four", say("four"), True),)),),
        examples=(example("who-wins", say), rows_example("three-rows", say)),
        see=(Citation("stub-burn", "rule", "stub", "2.2", say("burn")),) if id_ == "beta" else (),
        chapters=(Citation("limits", "chapter", "limits", "1", say("limits")),) if id_ == "beta" else (),
        notes=(rule("formats", say),),
        history=(rule("origin", say),),
        sources=(
            views.Source(say("source"), "https://example.org/rules?a=1&b=2"),
            views.Source(say("paper"), ""),
        ),
        card=views.TableCard((), (), (), None, None),
        search=(say("word"), say("another word")),
        digest="0123abcd",
    )


def streets(say) -> tuple[views.Street, ...]:
    """A deal with its betting round and what is said of it at length, a second that is like it, the showdown."""
    picture = (pictures.OwnCards(((pictures.Spot("down"), pictures.Spot("up", "old", "swap")),)),)
    shown = views.Shown(say("when dealt so"), picture, say("two cards"))
    bet = views.Betting(
        rule("own-bet", say), "small", say("small"), "left-of-button", say("left"), say("by"), ""
    )
    own = replace(rule("own", say), more=say("what is long"))
    first = views.Street("own", 1, say("deal"), "", say("two down"), (shown,), (own,), (bet,))
    flop = views.Street(
        "flop", 2, say("flop"), say("branch"), "", (shown,), (rule("flop", say),), (), say("as in 1")
    )
    return first, flop, views.Street("showdown", 3, say("showdown"), "", "", (), (rule("showdown", say),), ())


def figure(say) -> example_views.Figure:
    own = (example_views.LitCard("Ah", True), example_views.LitCard("joker", False))
    board = (
        (example_views.LitCard("Ks", True, group=0), None, example_views.LitCard("2d", False, out=True)),
    )
    return example_views.Figure(
        "who-wins", "A", 2, say("high"), say("a pair"), own, board, say("ace and king")
    )


def relative(id_: str, say) -> views.Relative:
    """Each of the two games is told by the other."""
    other = next(name for name in IDS if name != id_)
    steps = (
        views.Rule("flop", say("flop title"), say("new text"), say("2, 4")),
        views.Rule("own", "", say("own")),
    )
    parts = (
        views.Difference("play", say("play"), steps, ""),
        views.Difference("limits", say("limits"), (), say("left out")),
    )
    return views.Relative(other, say(other), say("differences"), say("as in"), say("otherwise"), parts)


def mix(id_: str, say) -> mix_views.Mix:
    cells = tuple(
        mix_views.MixCell(key, say(f"{key} label"), (say(key), say(f"{key} more")))
        for key in ("forced-bets", "first", "cards", "wins")
    )
    best = mix_views.MixCell("best", say("best label"), (f"{card('5s')} {card('4h')}",))
    games = tuple(
        mix_views.MixedGame(
            f"{game}-here",
            say("label"),
            game,
            say(game),
            say("short"),
            say("limit"),
            say("summary"),
            (*cells, best),
            (mix_views.MixStep("step", say("down")), mix_views.MixStep("bet", say("S"))),
        )
        for game in IDS
    )
    return mix_views.Mix(
        id=id_,
        name=say(id_),
        short=say("short"),
        other_name=say("other name"),
        reading=say("reading"),
        also=(say("also"),),
        summary=say("summary"),
        change=say("change"),
        facts=(views.Fact("players", say("players"), say("two to nine")),),
        games=games,
        rules=(rule("turns", say), rule("next-game", say)),
        options=(views.Option("change", say("change"), (views.Choice("orbit", say("orbit"), True),)),),
        notes=(rule("letters", say),),
        history=(rule("origin", say),),
        sources=(views.Source(say("source"), "https://example.org/mix"),),
        legend=(views.Fact("small", say("S"), say("small bet")),),
        search=(say("word"), say("relay word")),
        digest="89abcdef",
    )


def rule(id_: str, say) -> views.Rule:
    return views.Rule(id_, say(f"{id_} title"), say(f"{id_} text"))


def board(id_: str, say) -> example_views.Board:
    rows = (
        (example_views.Cell("1", "", "flop"), example_views.Cell("2", "", "flop")),
        (example_views.Cell("", ""), example_views.Cell("T", "", "turn")),
    )
    groups = (
        example_views.Group("upper", say("upper"), ("1", "T")),
        example_views.Group("lower", say("lower"), ("2", "T")),
    )
    return example_views.Board(id_, say("board"), rows, groups, say("note"), say("picture in words"))


def example(id_: str, say) -> example_views.Example:
    shown = example_views.Board(
        "right",
        say("board"),
        ((example_views.Cell("1", "2c"), example_views.Cell("", "")),),
        (),
        "",
        say("alt"),
    )
    hands = (
        example_views.Hand("A", say("pair"), "Ah As", True),
        example_views.Hand("B", say("nothing"), "", False),
    )
    return example_views.Example(
        id=id_,
        title=say("example"),
        conditions=(say("stakes"),),
        seats=(
            example_views.Seat(say("A"), ((say("front"), "Ah As"), (say("back"), "Kd")), 1000, 12345),
            example_views.Seat(say("B"), (("", "joker 7c"),), 1000, 0),
        ),
        board=shown,
        turns=(
            example_views.Turn(
                "flop", say("flop"), "2c", (say("A bets"), f"{in_one_piece('4 cards')}, {card('Qs')}")
            ),
        ),
        shares=(example_views.ShareResult("high", say("high half"), hands, say("A wins")),),
        chips=(say("A takes"),),
    )


def royalties(say) -> views.RoyaltyTable:
    lines = (views.RoyaltyLine(say("flush"), say("8")), views.RoyaltyLine(say("straight"), say("4")))
    return views.RoyaltyTable("royalties-middle", say("middle"), say("points"), lines)


def rows_example(id_: str, say) -> example_views.Example:
    """A finished layout, a foul, and what the two players settle."""
    rows = (
        example_views.LayoutRow(say("front"), "Qh Qd 5c", say("queens"), say("+7")),
        example_views.LayoutRow(say("back"), "Ks Qs Js Ts 9s", say("straight flush"), ""),
    )
    lines = (
        example_views.SettledLine(say("front"), (say("+1"),)),
        example_views.SettledLine(say("sum"), (say("+14"),), last=True),
    )
    return example_views.Example(
        id=id_,
        title=say("rows"),
        conditions=(),
        seats=(),
        board=None,
        turns=(),
        shares=(),
        chips=(say("B has a foul"),),
        layouts=(
            example_views.Layout(say("A"), rows, (say("in Fantasyland"),), False, say("+14"), 1000, 1014),
            example_views.Layout(say("B"), rows, (say("foul"),), True, say("-14")),
        ),
        settlement=example_views.Settlement(say("what is paid"), (say("A-B"),), lines),
    )
