"""A small book made by hand, with every kind of thing that a page can show."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from fractions import Fraction

from msgspec.structs import replace

from poker_rulebook.document.edition import Edition, Family, Labels, Letter, PublishedAs
from poker_rulebook.document.tree import (
    Chart,
    ChartLine,
    ChoiceView,
    Citation,
    Fact,
    FieldView,
    Form,
    OptionView,
    Page,
    Passage,
    RuleView,
    Section,
    SourceView,
    TableColumn,
    TableRow,
    TableView,
)
from poker_rulebook.document.views import (
    AccountedView,
    AtTheTable,
    Before,
    Betting,
    Board,
    Branch,
    BranchView,
    Cell,
    ChapterView,
    CitedExample,
    DecisionView,
    Endpapers,
    ExampleView,
    Figure,
    FileKey,
    FollowedHand,
    FoundGames,
    GameView,
    GeneralRule,
    Group,
    HandScreen,
    HighRung,
    Ladder,
    LayoutRow,
    LayoutView,
    LitCard,
    LowHand,
    LowRung,
    LowScale,
    MixCell,
    MixedGameView,
    MixView,
    NarrativeLine,
    Outline,
    OverviewRow,
    OwnCards,
    PointsToSettle,
    Relative,
    Sample,
    ShownAct,
    Spot,
    Street,
    SumView,
    TableAnswer,
    TableCard,
    TableShown,
    Trait,
    UsualAmount,
    WordView,
    WrongTurn,
)
from poker_rulebook.language.text import in_one_piece, marked_card
from poker_rulebook.languages import LOCALES
from poker_rulebook.web.sheets import Besides

IDS = "alpha-high-low", "beta"
MIX = "relay"


def nothing(word: str) -> str:
    return ""


def endpapers(lead: Callable[[str], str] = nothing) -> Endpapers:
    """A variant below its base, a rung of each kind, a mistake with its rule."""

    def say(word: str) -> str:
        return f"{lead(word)} {word}".strip()

    odds, hand = Fraction(1, 40), LowHand(say("7-5-4-3-2"), Fraction(1, 9), "")
    return Endpapers(
        Ladder(
            100,
            (HighRung("flush", say("flush"), "Ah Kh", 4, odds, odds),),
            (LowScale(say("scale"), "limits-burn", say("the ace is low"), say("straights count")),) * 2,
            (LowRung("7", say("seven-low"), False, (hand, LowHand("", None, say("a straight")))),),
            (FollowedHand(say("7-5-4-3-2"), (0, 0)),),
        ),
        (WrongTurn(say("In the deal?"), ("limits-burn",)),),
        (
            Branch("beta", say("beta"), "flop", "", 0, ""),
            Branch(IDS[0], say("alpha"), "flop", "beta", 1, say("half low")),
        ),
        (FoundGames(say("a board"), ("beta",), IDS[:1]),),
    )


BESIDES = Besides({"old-beta": "beta", "old-relay": MIX, "old-limits": "limits"}, ends=endpapers())


def book(locale: str, lead: Callable[[str], str] = nothing) -> Edition:
    """Two games. lead    what a field that a reader sees starts with, from its words"""

    def say(word: str) -> str:
        return f"{lead(word)} {word} ({locale})".strip()

    class Said(Labels):
        def __missing__(self, key: str) -> str:
            return say(key)

    games = tuple(game(id_, say) for id_ in IDS)
    return Edition(
        house=None,
        address="",
        locale=locale,
        title=say("title"),
        subtitle=say("subtitle"),
        families=(Family("flop", say("family"), say("family text"), games, (0, 1)),),
        overview_columns=(say("game"), say("players")),
        overview=tuple(OverviewRow(g.id, g.name, (say("2-9"),), (2, 9), traits(g.id, say)) for g in games),
        index=(Letter(say("A"), index(games, say)),),
        labels=Said(),
        mixes=(mix(MIX, say),),
        parts=(Section("table-talk", say("part"), (chapter("limits", say), chapter("stub", say))),),
        glossary=glossary(say),
        tda=(
            AccountedView(
                "rules",
                1,
                say("TDA 1"),
                say("TDA 2"),
                say("subject"),
                say("as the TDA"),
                (cited_rule(say),),
                "",
            ),
            AccountedView(
                "procedures", 1, say("RP-1"), "", say("buttons"), say("outside"), (), say("no room for it")
            ),
        ),
        tda_columns=(say("then"), say("later, unverified")),
        presets=(),
        before={id_: before(id_, say) for id_ in (*IDS, MIX)},
        general_before={"any": before("any", say)},
        dealers={},
        handouts={
            "talk": Page(
                "talk",
                "talk",
                "",
                parts=(
                    TableView(
                        "hand",
                        say("deal"),
                        columns=(TableColumn(say("said")), TableColumn(say("abroad"))),
                        rows=(TableRow((say("fold"), say("drop"))),),
                    ),
                ),
            ),
            "japan": Page(
                "japan",
                "japan",
                "",
                parts=(
                    Passage(say("visitors")),
                    Section(
                        "stub-burn",
                        say("burn"),
                        (Fact("", say("here"), say("kept")), Fact("", say("names"), say("there"))),
                        label="2.2",
                    ),
                ),
            ),
        },
        vocabulary=(vocabulary(say),),
        published=PublishedAs(date(2026, 11, 22)),
        best_known=(MIX, "beta", "not-in-this-edition"),
        outlines={id_: Outline("ssss ×3", say("four")) for id_ in IDS} | {MIX: Outline("=A/B", say("two"))},
        asked_hand=None,
        left_out=(),
        retired={},
        asked={
            "games": {"beta": {"en": ["asked"], "ja": ["尋ねる"]}},
            "rules": {},
            "words": {},
            "pages": {},
            "absent": {},
        },
    )


def vocabulary(say) -> Section:
    """A place below the file with a list of words, of which one is told by a page."""
    sample = Sample("size: small", "games/beta.yaml", "game", "beta")
    words = (FileKey("", "small", say("small bet"), sample), FileKey("", "big", say("big bet"), None))
    inner = FileKey("play-size", "size", say("size"), sample, True, ("word",), words)
    outer = FileKey(
        "game-play", "play", say("steps"), None, kinds=("array", "null"), inside=(("game", "play"),)
    )
    places = Section("game", "", (outer,)), Section("play", "play", (inner,))
    return Section("game", "", places, say("files of games"))


def traits(id_: str, say) -> tuple[Trait, ...]:
    """The two games differ in their cards."""
    return Trait("family", "flop", say("family")), Trait("cards", str(IDS.index(id_) + 2), say("cards"))


def before(id_: str, say) -> Before:
    """What is settled before the first hand of a game or mix, with a point of its own and one of a general rule."""
    choices = (ChoiceView("one", say("one"), True), ChoiceView("two", say("two"), False))
    own = OptionView(f"{id_}-own", say("own option"), choices, games=(say("beta"),))
    common = OptionView("limits-cap", say("cap"), choices, cited_rule(say))
    return Before(
        id=id_,
        name=say(id_),
        games=tuple((game, say(game)) for game in IDS),
        amounts=(say("ante"),),
        groups=(
            PointsToSettle("own", "", say("own options"), (), (own,)),
            PointsToSettle("limits", "1", say("limits"), (say("beta"),), (common,)),
        ),
    )


def index(games: tuple[GameView, ...], say) -> tuple[Citation, ...]:
    listed = [Citation(g.id, "game", g.id, "", g.name) for g in games]
    return (
        *listed,
        Citation(MIX, "mix", MIX, "", say(MIX)),
        Citation("limits", "chapter", "limits", "1", say("limits")),
        Citation("flop", "word", "glossary", "", say("flop")),
    )


def cited_rule(say) -> Citation:
    return Citation("stub-burn", "rule", "stub", "2.2", say("burn"))


def chapter(id_: str, say) -> ChapterView:
    """Two rules; the first has everything that a rule may have."""
    full = GeneralRule(
        id=f"{id_}-cap",
        number="1.1",
        name=say("cap"),
        roles=(("dealer", say("dealer")), ("floor", say("floor"))),
        former=(f"{id_}-old-cap",),
        search=(say("most bets"),),
        text=say(f"no more than {marked_card('Ah')}"),
        until=say("until the next card"),
        cases=(RuleView(f"{id_}-cap-first", say("condition"), say("outcome")),),
        cases_heads=(say("if"), say("then")),
        decision=decision(say),
        calculator=form(say),
        options=(OptionView(f"{id_}-cap-choices", say("choices"), (ChoiceView("four", say("four"), True),)),),
        tables=(table(f"{id_}-cap-table", say),),
        sums=(SumView(f"{id_}-cap-sum", (say("1 + 1 = 2"),), "beta/who-wins"),),
        hands=(CitedExample(f"{id_}-cap-hand", "beta", say("beta"), example("who-wins", say)),),
        see=(
            cited_rule(say),
            Citation("limits", "chapter", "limits", "1", say("limits")),
            Citation("beta", "game", "beta", "", say("beta")),
            Citation(MIX, "mix", MIX, "", say(MIX)),
        ),
    )
    plain = dict.fromkeys(("former", "search", "cases", "options", "tables", "sums", "hands", "see"), ())
    burn = GeneralRule(
        id=f"{id_}-burn", number="1.2", name=say("burn"), roles=(("player", say("player")),), text=say("burn one"),
        until="", cases_heads=("", ""), decision=None, calculator=None, **plain,
    )  # fmt: skip
    return ChapterView(
        id=id_,
        number="1",
        name=say(id_),
        other_name=say("other name"),
        reading=say("reading"),
        text=say("what it is about"),
        games=(("beta", say("beta")),) if id_ == "limits" else (),
        concerns=say("one game") if id_ == "limits" else "",
        rules=(full, burn),
        sources=(SourceView(say("source"), "https://example.org/rules"),),
        search=(say("another word"),),
        digest="0123abcd",
    )


def form(say) -> Form:
    """A number, a list that is needed, and a choice."""
    fields = (
        FieldView("number", say("a number"), False, "number", "", ()),
        FieldView("seats-taken", say("the seats"), True, "list", "1 2 5", ()),
        FieldView(
            "way", say("the way"), False, "number", "", (Fact("", say("none")), Fact("one", say("one way")))
        ),
    )
    return Form("penalty", fields)


def decision(say) -> DecisionView:
    """Two questions and three outcomes."""
    yes, no = say("yes"), say("no")
    first = (BranchView(yes, "", "A"), BranchView(no, "2", "", True))
    second = (BranchView(yes, "", "B"), BranchView(no, "", "C"))
    return DecisionView(
        questions=(
            RuleView("enough", "1", say("enough?"), parts=first),
            RuleView("drawn", "2", say("drawn?"), parts=second),
        ),
        outcomes=tuple(RuleView(mark.lower(), mark, say(f"do {mark}")) for mark in "ABC"),
        aloud={"A": say("aloud")},
        cases=(Section("", "A", (Fact("stub", say("stub"), "13"),)),),
    )


def table(id_: str, say) -> TableView:
    line = ChartLine(say("none"), ((0.0, 0.0), (1.0, 4.5), (2.0, 9.1)))
    chart = Chart(f"{id_}-chart", say("chart"), say("outs"), say("chance"), 2.0, 10.0, (0, 2), (0, 10), "%",
                          (line,), say("a rising line"))  # fmt: skip
    rows = (
        TableRow((say("one"), say("4.5")), "Ah Kd", say("group")),
        TableRow((say("two"), say("9.1")), "As Ks"),
    )
    columns = (
        TableColumn(say("outs")),
        TableColumn(say("chance"), True),
        TableColumn(say("sample")),
    )
    return TableView(id_, say("table"), "", (say("note"),), columns, rows, say("counted"), True, (chart,))


def glossary(say) -> tuple[Letter, ...]:
    """Two words: one that the texts of the games have, and one that cites all kinds of pages."""
    cited = (
        Citation("flop", "word", "glossary", "", say("flop")),
        Citation("beta", "game", "beta", "", say("beta")),
    )
    mix_cited = Citation(MIX, "mix", MIX, "", say(MIX))
    flop = word("flop", ("flop", "flops"), (), say)
    return (
        Letter(say("A"), (flop, word("royalty", ("royalty",), (*cited, mix_cited), say, former=("bonus",)))),
    )


def word(
    id_: str, forms: tuple[str, ...], see: tuple[Citation, ...], say, former: tuple[str, ...] = ()
) -> WordView:
    return WordView(
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


def screen(say) -> HandScreen:
    """A screen with everything that one may have."""
    answers = (TableAnswer("high", say("six"), say("high wins")),)
    bet = ShownAct(
        "flop-bet",
        "bet",
        say("bet"),
        say("first"),
        size=say("size"),
        amount="ante",
        seats=(1, 2),
        notes=(say("note"),),
    )
    asked = ShownAct("dice", "roll", say("roll"), say("spoken"), (("dice", ("high",)),), answers=answers)
    return HandScreen("own", say("street"), (bet, asked))


def game(id_: str, say) -> GameView:
    return GameView(
        id=id_,
        name=say(id_),
        short=say("short"),
        other_name=say("other name"),
        reading=say("reading"),
        also=(say("also"),),
        family="flop",
        essence=say("essence"),
        peculiar=say("peculiar"),
        facts=(Fact("players", say("players"), say("two to nine")),),
        counted=(Fact("most-players", say("most"), say("22")),),
        streets=streets(say),
        figures=(figure(say),),
        relative=relative(id_, say),
        variants=variants(id_, say),
        sections=(
            Section("setup", say("setup"), (rule("deck", say), rule("forced-bets", say))),
            Section("play", say("play"), (rule("own", say), rule("flop", say)), ordered=True),
            Section("winning", say("winning"), (rule("pot", say),)),
            Section("royalties", say("royalties"), (rule("net", say),), royalties=(royalties(say),)),
        ),
        boards=(board("right", say),),
        rankings=(
            TableView("ranking-high", say("high"), say("text"), rows=(TableRow((say("flush"),), "Ah Kh"),)),
            TableView("ranking-low", say("low"), say("text"), rows=(TableRow((say("low"),), "5s 4h"),) * 9),
        ),
        chances_text=say("whose chances"),
        chances=(Section("chances-low", "", (Fact("", say("qualifies"), say("12%")),), say("method")),),
        options=(OptionView("raise-cap", say("cap"), (ChoiceView("four", say("four"), True),)),),
        examples=(example("who-wins", say), rows_example("three-rows", say)),
        see=(Citation("stub-burn", "rule", "stub", "2.2", say("burn")),) if id_ == "beta" else (),
        chapters=(Citation("limits", "chapter", "limits", "1", say("limits")),) if id_ == "beta" else (),
        notes=(rule("formats", say),),
        history=(rule("origin", say),),
        sources=(
            SourceView(say("source"), "https://example.org/rules?a=1&b=2"),
            SourceView(say("paper"), ""),
        ),
        card=TableCard((), (), (), None, None),
        table=AtTheTable(
            (2, 9),
            True,
            (UsualAmount("ante", say("ante"), 5),),
            (Fact("wins", say("wins"), say("high")),),
        ),
        screens=(screen(say),),
        search=(say("word"), say("another word")),
        digest="0123abcd",
    )


def streets(say) -> tuple[Street, ...]:
    """A deal with its betting round and what is said of it at length, a second that is like it, the showdown."""
    picture = (OwnCards(((Spot("down"), Spot("up", "old", "swap")),)),)
    shown = TableShown(say("when dealt so"), picture, say("two cards"))
    bet = Betting(rule("own-bet", say), "small", say("small"), "left-of-button", say("left"), say("by"), "")
    own = replace(rule("own", say), more=say("what is long"))
    first = Street("own", 1, say("deal"), "", say("two down"), (shown,), (own,), (bet,))
    flop = Street(
        "flop", 2, say("flop"), say("branch"), "", (shown,), (rule("flop", say),), (), say("as in 1")
    )
    return first, flop, Street("showdown", 3, say("showdown"), "", "", (), (rule("showdown", say),), ())


def figure(say) -> Figure:
    own = (LitCard("Ah", True), LitCard("joker", False))
    board = ((LitCard("Ks", True, group=0), None, LitCard("2d", False, out=True)),)
    return Figure("who-wins", "A", 2, say("high"), say("a pair"), own, board, say("ace and king"))


def relative(id_: str, say) -> Relative:
    """Each of the two games is told by the other."""
    other = next(name for name in IDS if name != id_)
    steps = (
        RuleView("flop", say("flop title"), say("new text"), label=say("2, 4")),
        RuleView("own", "", say("own")),
    )
    parts = (
        Section("play", say("play"), steps, ""),
        Section("limits", say("limits"), (), say("left out")),
    )
    return Relative(
        other, say(other), say("differences"), say("as in"), say("otherwise"), parts, say("brief")
    )


def variants(id_: str, say) -> Section:
    return Section(
        "variants", say("variants"), tuple(Citation(g, "game", g, "", say(g)) for g in IDS if g != id_)
    )


def mix(id_: str, say) -> MixView:
    cells = tuple(
        MixCell(key, say(f"{key} label"), (say(key), say(f"{key} more")))
        for key in ("forced-bets", "first", "cards", "wins")
    )
    best = MixCell("best", say("best label"), (f"{marked_card('5s')} {marked_card('4h')}",))
    games = tuple(
        MixedGameView(
            f"{game}-here",
            say("label"),
            game,
            say(game),
            say("short"),
            say("limit"),
            say("essence"),
            {},
            (*cells, best),
            (Fact("step", say("down")), Fact("bet", say("S"))),
        )
        for game in IDS
    )
    return MixView(
        id=id_,
        name=say(id_),
        short=say("short"),
        other_name=say("other name"),
        reading=say("reading"),
        also=(say("also"),),
        essence=say("essence"),
        change=say("change"),
        ways=("orbit",),
        hands=8,
        players=(2, 8),
        facts=(Fact("players", say("players"), say("two to nine")),),
        games=games,
        rules=(rule("turns", say), rule("next-game", say)),
        options=(OptionView("change", say("change"), (ChoiceView("orbit", say("orbit"), True),)),),
        notes=(rule("letters", say),),
        history=(rule("origin", say),),
        sources=(SourceView(say("source"), "https://example.org/mix"),),
        legend=(Fact("small", say("S"), say("small bet")),),
        search=(say("word"), say("relay word")),
        digest="89abcdef",
    )


def rule(id_: str, say) -> RuleView:
    return RuleView(id_, say(f"{id_} title"), say(f"{id_} text"))


def board(id_: str, say) -> Board:
    rows = (
        (Cell("1", "", "flop"), Cell("2", "", "flop")),
        (Cell("", ""), Cell("T", "", "turn")),
    )
    groups = (
        Group("upper", say("upper"), ("1", "T")),
        Group("lower", say("lower"), ("2", "T")),
    )
    return Board(id_, say("board"), rows, groups, say("note"), say("picture in words"))


def example(id_: str, say) -> ExampleView:
    shown = Board(
        "right",
        say("board"),
        ((Cell("1", "2c"), Cell("", "")),),
        (),
        "",
        say("alt"),
    )
    told = f"{in_one_piece('4 cards')}, {marked_card('Qs')}"
    return ExampleView(
        id=id_,
        title=say("example"),
        conditions=(say("stakes"),),
        result=say("A wins"),
        board=shown,
        lines=(NarrativeLine("flop", say("flop"), say("A bets")), NarrativeLine("pots", "", told)),
    )


def royalties(say) -> TableView:
    rows = TableRow((say("flush"), say("8"))), TableRow((say("straight"), say("4")))
    columns = TableColumn(say("middle")), TableColumn(say("points"), number=True)
    return TableView("royalties-middle", say("middle"), columns=columns, rows=rows)


def rows_example(id_: str, say) -> ExampleView:
    """A finished layout, a foul, and what the two players settle."""
    rows = (
        LayoutRow(say("front"), "Qh Qd 5c", say("queens"), say("+7")),
        LayoutRow(say("back"), "Ks Qs Js Ts 9s", say("straight flush"), ""),
    )
    return ExampleView(
        id=id_,
        title=say("rows"),
        conditions=(),
        result=say("A takes the points"),
        board=None,
        lines=(
            NarrativeLine("fouls", "", say("B has a foul")),
            NarrativeLine("total", say("sum"), say("+14")),
        ),
        layouts=(
            LayoutView(say("A"), rows, (say("in Fantasyland"),), False, say("+14"), 1000, 1014),
            LayoutView(say("B"), rows, (say("foul"),), True, say("-14")),
        ),
    )
