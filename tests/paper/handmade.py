"""A small book made by hand: four games of three families and a mix, with one of everything that paper has to set."""

from __future__ import annotations

from datetime import date

from poker_rulebook.view.book import Edition, Family, Labels, Letter
from poker_rulebook.view.facts import OverviewRow
from poker_rulebook.view.published import PublishedAs
from poker_rulebook.view.sentences import Abroad, Written, abroad, name_of, written
from poker_rulebook.view.text import marked_card, marked_cards
from poker_rulebook.view.tree import (
    ChoiceView,
    Citation,
    Fact,
    OptionView,
    RuleView,
    Section,
    SourceView,
    TableColumn,
    TableRow,
    TableView,
)
from poker_rulebook.view.views import (
    Board,
    CardStreet,
    Cell,
    DealerSide,
    DealersMistake,
    DealersStreet,
    ExampleView,
    GameView,
    Group,
    LayoutRow,
    LayoutView,
    MixCell,
    MixedGameView,
    MixView,
    Relative,
    TableCard,
    ToldLine,
    WordView,
)

HOSTILE = '#read("/etc/passwd") $x^2$ *b* _i_ \\ `raw` @ref <label> // no comment [x] ~ -- ---'


def book(locale: str) -> Edition:
    say = Sample(locale)
    flop, draw = say.holdem(), say.badugi()
    families = (
        Family("flop", say("Flop games", "フロップゲーム"), say(*FLOP_TEXT), (flop, say.chowaha()), (0, 1)),
        Family("draw", say("Draw games", "ドローゲーム"), say(*DRAW_TEXT), (draw,), (0,)),
        Family(
            "open-face", say("Open-face games", "オープンフェイス"), say(*ROWS_TEXT), (rows_game(say),), (0,)
        ),
    )
    games = [game for family in families for game in family.games]
    rows = tuple(
        OverviewRow(
            g.id,
            g.name,
            (family.name, say("2–10", "2〜10人"), say(n, n), say("limit", "リミット")),
            (2, 10),
            (),
        )
        for (family, g), n in zip(
            ((f, g) for f in families for g in f.games), ("2", "4", "4", "13"), strict=True
        )
    )
    return Edition(
        house=None,
        address="",
        locale=locale,
        title=say("The Poker Rulebook", "ポーカー・ルールブック"),
        subtitle=say("The rules of four games", "4つのゲームのルール"),
        families=families,
        overview_columns=tuple(say(*c) for c in COLUMNS),
        overview=rows,
        index=say.index(games),
        glossary=say.glossary(),
        labels=Labels(),
        mixes=(say.mix(games[:3]),),
        parts=(),
        tda=(),
        tda_columns=(),
        presets=(),
        before={},
        dealers={game.id: say.dealer() for game in games},
        vocabulary=(),
        published=PublishedAs(date(2026, 11, 22)),
        asked={},
        best_known=(),
        outlines={},
        asked_hand=None,
        left_out=(),
    )


COLUMNS = (
    ("Game", "ゲーム"),
    ("Family", "系統"),
    ("Players", "人数"),
    ("Cards", "手札"),
    ("Format", "ベット形式"),
)
FLOP_TEXT = (
    "Every player holds cards of their own and shares the cards of the board with the others. The board is "
    "opened in three parts, the flop, the turn and the river, with a betting round after each.",
    "各プレイヤーが自分の手札を持ち、ボードのカードを全員で共有する。ボードはフロップ、ターン、リバーの3回に分けて開き、"
    "そのたびにベッティングラウンドを行う。",
)
DRAW_TEXT = (
    "Every card is a player's own, and cards are exchanged between the betting rounds.",
    "カードはすべて各プレイヤーのもので、ベッティングラウンドの間にカードを交換する。",
)
ROWS_TEXT = (
    "Cards are laid face up in rows, and every two players settle points.",
    "カードを表向きに段に置き、2人ずつ点を精算する。",
)
SMALL_BET = (
    "Betting round at the small bet, from the left of the button.",
    "スモールベットでベッティングラウンドを行う。ボタンの左隣から始める。",
)
BIG_BET = (
    "Betting round at the big bet, from the left of the button.",
    "ビッグベットでベッティングラウンドを行う。ボタンの左隣から始める。",
)
BLINDS = (
    "The player left of the button posts the small blind, and the player left of that one the big blind.",
    "ボタンの左隣のプレイヤーがスモールブラインドを、その左隣のプレイヤーがビッグブラインドを出す。",
)
OPTION = (
    "If nobody has raised, the big blind may raise when the action comes back.",
    "レイズがないままビッグブラインドのプレイヤーに順番が戻った場合、そのプレイヤーはレイズすることができる。",
)
TIE = (
    "Hands of equal strength share that part of the pot equally.",
    "同じ強さのハンドが2つ以上ある場合は、その取り分を等分する。",
)
ODD = (
    "Odd chips among tied winners go to them one by one, clockwise from the left of the button.",
    "同じ強さの勝者の間の端数チップは、ボタンの左隣から時計回りの順に1枚ずつ渡す。",
)
HIGH = (
    ("Straight flush", "ストレートフラッシュ", "9h 8h 7h 6h 5h"),
    ("Four of a kind", "フォーカード", "Qs Qh Qd Qc 7s"),
    ("Full house", "フルハウス", "Ts Th Tc 4d 4s"),
    ("Flush", "フラッシュ", "Kd Jd 8d 4d 2d"),
    ("Straight", "ストレート", "8s 7d 6c 5h 4s"),
    ("Three of a kind", "スリーカード", "6s 6h 6c Ks 3d"),
    ("Two pair", "ツーペア", "As Ac 5d 5s 9h"),
    ("One pair", "ワンペア", "Jh Jc Ad 8s 2c"),
    ("High card", "ハイカード", "Ah Qs 9d 6c 4h"),
)
RIGHT = ("1 2 3 . .", ". . . T1 .", "4 5 6 . R", ". . . T2 .", "7 8 9 . .")
DEALT = dict(
    zip(
        "1 2 3 4 5 6 7 8 9 T1 T2 R".split(),
        "2h 7c Jd Qh 3s 6d 4h Tc Ks 8c 2s Jc".split(),
        strict=True,
    )
)


class Sample:
    """Words and games of one language."""

    def __init__(self, locale: str):
        self.locale = locale

    def __call__(self, en: str, ja: str) -> Written:
        return written({"en": en, "ja": ja})

    def here(self, en: str, ja: str) -> str:
        return en if self.locale == "en" else ja

    def rules(self, *rules: tuple[str, str, str, str, str]) -> tuple[RuleView, ...]:
        return tuple(RuleView(i, self(te, tj), self(e, j)) for i, te, tj, e, j in rules)

    def index(self, games: list[GameView]) -> tuple[Letter, ...]:
        heads = {
            "texas-holdem": ("T", "た"),
            "bidirectional-chowaha": ("B", "さ"),
            "badugi": ("B", "は"),
            "rows": ("R", "さ"),
        }
        groups: dict[str, list[Citation]] = {}
        for game in games:
            groups.setdefault(self.here(*heads[game.id]), []).append(
                Citation(game.id, "game", game.id, "", game.name)
            )
        for word in (word for group in self.glossary() for word in group.entries):
            groups.setdefault(self.here("O", "は"), []).append(
                Citation(word.id, "word", "glossary", "", word.name)
            )
        return tuple(Letter(h, tuple(e)) for h, e in sorted(groups.items()))

    def glossary(self) -> tuple[Letter, ...]:
        chip = (
            "A chip left over when a pot cannot be divided equally.",
            "ポットを等分しきれないときに余るチップ。",
        )
        see = (
            Citation("badugi", "game", "badugi", "", self("Badugi", "バドゥギ")),
            Citation("outs", "word", "glossary", "", self("outs", "アウト")),
        )
        return (
            Letter(
                self.here("O", "は"),
                (self.word("odd-chip", ("odd chip", "端数チップ"), "はすうちっぷ", chip, see),),
            ),
            Letter(
                self.here("O2", "あ"),
                (
                    self.word(
                        "outs", ("outs", "アウト"), "あうと", ("Cards that help.", "助けになるカード。"), ()
                    ),
                ),
            ),
        )

    def word(
        self,
        id_: str,
        name: tuple[str, str],
        reading: str,
        meaning: tuple[str, str],
        see: tuple[Citation, ...],
    ) -> WordView:
        own = self(*name)
        return WordView(
            id_,
            own,
            abroad({"en": name[0], "ja": name[1]}),
            reading,
            "89abcdef",
            former=(),
            also=(),
            forms={"en": name[:1], "ja": name[1:]},
            linked=True,
            text=self(*meaning),
            see=see,
        )

    def setup(self, own: tuple[str, str]) -> Section:
        deck = ("Use a deck of 52 cards without jokers.", "ジョーカーを除く52枚のデッキを使う。")
        rules = self.rules(
            ("deck", "", "", *deck), ("blinds", "", "", *BLINDS), ("own-cards-note", "", "", *own)
        )
        return Section("setup", self("Setup", "準備"), rules)

    def ties(self) -> Section:
        rules = self.rules(("tie", "", "", *TIE), ("odd-chips", "", "", *ODD))
        return Section("ties", self("Ties and odd chips", "引き分けと端数チップ"), rules)

    def facts(self, players: str, cards_each: int) -> tuple[Fact, ...]:
        low, high = players.split("–")
        return (
            Fact("players", self("Players", "人数"), self(f"{players} players", f"{low}〜{high}人")),
            Fact("cards", self("Own cards", "手札"), self(f"{cards_each} cards", f"{cards_each}枚")),
            Fact("betting", self("Betting formats", "ベット形式"), self("fixed limit", "フィックスリミット")),
        )

    def high(self) -> TableView:
        rows = tuple(TableRow((self(e, j),), c) for e, j, c in HIGH)
        text = self(
            "Hands are compared by the usual high ranking. Aces are high, but low in 5-4-3-2-A.",
            "ハンドは、通常の役の強さで比べる。エースは最も高いランクとするが、ストレートの5-4-3-2-Aでは最も低いランクとする。",
        )
        return TableView("high", self("High hands", "ハイハンド"), text, rows=rows)

    def board(self, dealt: dict[str, str] | None = None) -> Board:
        dealt = dealt or {}
        rows = tuple(
            tuple(Cell("" if s == "." else s, dealt.get(s, ""), _street(s)) for s in row.split())
            for row in RIGHT
        )
        groups = (
            ("row-1-upper", "row 1 with the upper turn card", "1行目と上のターン", "1 2 3 T1 R"),
            ("row-2-upper", "row 2 with the upper turn card", "2行目と上のターン", "4 5 6 T1 R"),
            ("row-2-lower", "row 2 with the lower turn card", "2行目と下のターン", "4 5 6 T2 R"),
            ("row-3-lower", "row 3 with the lower turn card", "3行目と下のターン", "7 8 9 T2 R"),
        )
        return Board(
            "right",
            self("to the right", "右向き"),
            rows,
            () if dealt else tuple(Group(i, self(e, j), tuple(s.split())) for i, e, j, s in groups),
            "",
            self(
                "Nine cards in a square, two turn cards and the river to its right",
                "9枚の正方形と、その右のターン2枚とリバー",
            ),
        )

    def line(self, dealt: str = "") -> Board:
        streets = ("flop", "flop", "flop", "turn", "river")
        texts = dealt.split() if dealt else [""] * 5
        row = tuple(Cell(str(n), c, s) for n, (c, s) in enumerate(zip(texts, streets, strict=True), 1))
        return Board("board", "", (row,), (), "", self("Five cards in a row", "一列に並べた5枚"))

    def game(self, **fields: object) -> GameView:
        base = dict(
            short=fields["name"],
            other_name="",
            reading="",
            also=(),
            counted=(),
            streets=(),
            figures=(),
            relative=None,
            variants=None,
            table=None,
            screens=(),
            peculiar="",
            boards=(),
            rankings=(),
            chances_text="",
            chances=(),
            options=(),
            examples=(),
            see=(),
            chapters=(),
            notes=(),
            history=(),
            sources=(SourceView("Christopher J. Mecklin, Tim Showalter: BARGE Rulebook (2026-08-06)", ""),),
            search=(),
        )
        return GameView(**{**base, **fields})

    def dealer(self) -> DealerSide:
        streets = (
            DealersStreet(
                self("Deal", "配札"),
                "",
                self("4 down", "裏4枚"),
                "",
                (),
                self("Four cards each.", "4枚ずつ配ります。"),
                ("12",),
            ),
            DealersStreet(
                self("Flop", "フロップ"),
                "",
                self("3 open", "3枚開く"),
                "1",
                (),
                self("Three cards.", "3枚開きます。"),
                ("8",),
            ),
        )
        wrong = DealersMistake(
            "early",
            self("Too early", "早すぎた"),
            self("The next card.", "次のカードまで。"),
            self("Back it goes.", "戻す。"),
            "1.1",
        )
        counted = self("Cards left", "残り枚数")
        return DealerSide(
            (),
            (self("9 in", "9人"),),
            counted,
            streets,
            (self("Odd chip: high", "端数チップ：ハイ"),),
            (wrong,),
        )

    def holdem(self) -> GameView:
        name, other = self.names("Texas Hold'em", "テキサスホールデム")
        play = self.rules(
            ("own", "", "", "Deal 2 cards face down to each player.", "各プレイヤーに2枚を裏向きに配る。"),
            (
                "preflop",
                "Before the flop",
                "プリフロップ",
                " ".join((SMALL_BET[0], OPTION[0])),
                SMALL_BET[1] + OPTION[1],
            ),
            (
                "flop",
                "Flop",
                "フロップ",
                "Open 3 cards on the board: the flop.",
                "ボードにフロップの3枚を開く。",
            ),
            ("flop-bet", "", "", *SMALL_BET),
            ("turn", "Turn", "ターン", "Open 1 card on the board: the turn.", "ボードにターンの1枚を開く。"),
            ("turn-bet", "", "", *BIG_BET),
            (
                "river",
                "River",
                "リバー",
                "Open 1 card on the board: the river.",
                "ボードにリバーの1枚を開く。",
            ),
            ("river-bet", "", "", *BIG_BET),
        )
        showdown = self.rules(
            (
                "high",
                "",
                "",
                "The strongest high hand takes the pot.",
                "最も強いハイハンドがポットを獲得する。",
            ),
            (
                "high-cards",
                "",
                "",
                "A hand is the strongest 5 cards among your own 2 cards and the 5 cards of the board, 0–2 of your own.",
                "ハンドは、手札の0〜2枚とボードの5枚のうち、最も強くなる5枚とする。8オアベターの条件はない。",
            ),
        )
        return self.game(
            id="texas-holdem",
            name=name,
            other_name=other,
            reading="てきさすほーるでむ",
            also=("NLHE", "Hold Me Darling", self("Texas Holdem", "ホールデン")),
            family="flop",
            essence=self(
                "Each player receives 2 cards; the board has 5. The strongest high hand takes the pot.",
                "手札は2枚、ボードは5枚。最も強いハイハンドがポットを獲得する。",
            ),
            facts=self.facts("2–10", 2),
            sections=(
                self.setup(("Up to 10 players can play.", "10人まで参加できる。")),
                Section("play", self("Play", "進行"), play, ordered=True),
                Section("showdown", self("Showdown", "ショーダウン"), showdown),
                self.ties(),
            ),
            boards=(self.line(),),
            rankings=(self.high(),),
            examples=(self.told(), self.plays()),
            notes=self.rules(
                (
                    "formats",
                    "",
                    "",
                    "No limit is the usual format today; limit was the usual cash game before.",
                    "現在はノーリミットが主流である。以前のキャッシュゲームはフィックスリミットが中心であった。",
                )
            ),
            history=self.rules(
                ("robstown", "", "", "From Robstown, Texas.", "テキサス州ロブスタウンに始まる。")
            ),
            card=self.card(play, (self("0–2 own + board", "手札0〜2＋ボード"),), (), self.high()),
            digest="1a2b3c4d",
        )

    def told(self) -> ExampleView:
        ah = marked_card("Ah")
        return ExampleView(
            id="no-limit-raises",
            title=self(
                "Each raise is at least as large as the one before",
                "レイズは、直前のレイズの額以上を上乗せする",
            ),
            conditions=(self("The blinds are posted.", "ブラインドを出す。"),),
            result=self("C wins 4,600 with a pair of kings.", "CがKのワンペアで4,600を獲得。"),
            board=self.line("Ks 8h 4c 3d 9s"),
            lines=(
                ToldLine("head", self("No limit 100/200.", "ノーリミット100/200。"), ""),
                ToldLine(
                    "preflop",
                    self("Preflop", "プリフロップ"),
                    self(f" (pot 300): C calls with {ah}.", f"（ポット300）：C {ah}でコール。"),
                ),
                ToldLine("pots", "", self("Main pot 450, side pot 300.", "メイン450、サイド300。")),
                ToldLine(
                    "net",
                    self("Net", "増減"),
                    self(": A −2,200, B −200, C +2,400.", "：A −2,200、B −200、C +2,400。"),
                ),
            ),
        )

    def plays(self) -> ExampleView:
        royal = "As Ks Qs Js Ts"
        return ExampleView(
            id="board-plays",
            title=self(
                "The board plays and the pot is shared", "ボードの5枚がそのままハンドとなり、ポットを等分する"
            ),
            conditions=(),
            result=self("A, B and C share the pot.", "A、B、Cがポットを等分する。"),
            board=self.line(royal),
            lines=(
                ToldLine("head", self("Showdown only, pot 101.", "ショーダウンのみ、ポット101。"), ""),
                ToldLine("total", self("Total", "合計"), ": A 34, B 34, C 33."),
            ),
        )

    def chowaha(self) -> GameView:
        name, other = self.names("Bidirectional Chowaha", "双方向チョワハ・ハイロー")
        play = self.rules(
            ("own", "", "", "Deal 4 cards face down to each player.", "各プレイヤーに4枚を裏向きに配る。"),
            (
                "flop",
                "Flop",
                "フロップ",
                "Open 9 cards on the board: the flop.",
                "ボードにフロップの9枚を開く。",
            ),
            (
                "direction",
                "",
                "",
                "The button rolls one die. On 1, 2 or 3, the turn and the river go to the right of the square; on 4, 5 or 6, below it.",
                "ボタンのプレイヤーがサイコロを1個振る。1、2、3の目が出た場合はターンとリバーを正方形の右に置き、4、5、6の目が出た場合は下に置く。",
            ),
            ("turn", "Turn", "ターン", "Open 2 cards on the board: the turn.", "ボードにターンの2枚を開く。"),
            (
                "river",
                "River",
                "リバー",
                "Open 1 card on the board: the river.",
                "ボードにリバーの1枚を開く。",
            ),
        )
        showdown = self.rules(
            (
                "low",
                "",
                "",
                "The strongest low hand that is eight-or-better, 8-7-6-5-4 at worst, takes half.",
                "ポットの残りの半分を、8オアベターの最も強いローハンドが獲得する。87654が最も弱い。",
            ),
        )
        hostile = RuleView("hostile", "", HOSTILE)
        choice = self(
            "There is a betting round between the roll and the turn.",
            "サイコロの後にもベッティングラウンドを行う。",
        )
        other_choice = self(
            "The turn cards follow the roll at once.", "サイコロを振ったらすぐにターンを開く。"
        )
        return self.game(
            id="bidirectional-chowaha",
            name=name,
            other_name=other,
            reading="そうほうこうちょわは",
            family="flop",
            essence=self(
                "Nine cards in a square, and a die decides where the board goes on.",
                "正方形に並べた9枚のカードと、ボードの向きを決めるサイコロ1個。",
            ),
            facts=self.facts("2–9", 4),
            sections=(
                self.setup(("Up to 9 players can play.", "9人まで参加できる。")),
                Section("play", self("Play", "進行"), play, ordered=True),
                Section("showdown", self("Showdown", "ショーダウン"), showdown),
                self.ties(),
            ),
            boards=(self.board(),),
            options=(
                OptionView(
                    "bet-after-the-roll",
                    self("Betting round after the roll", "サイコロの後のベッティングラウンド"),
                    (ChoiceView("yes", choice, True), ChoiceView("no", other_choice, False)),
                ),
            ),
            examples=(
                ExampleView(
                    id="die-shows-two",
                    title=self("On a 2 the rows count", "2の目が出れば行を使う"),
                    conditions=(self("The die shows 2.", "サイコロの目は2である。"),),
                    result=self("B wins the low half.", "Bがローの半分を獲得する。"),
                    board=self.board(DEALT),
                    lines=(ToldLine("low", self("Low", "ロー"), self(": B 85432.", "：B 85432。")),),
                ),
            ),
            notes=(hostile,),
            card=self.card(play, (self("2 own + 3 board", "手札2＋ボード3"),), (self.board(),), None),
            digest="00c0ffee",
        )

    def badugi(self) -> GameView:
        name, other = self.names("Badugi", "バドゥギ")
        draw = ("Draw 0–4 cards in turn.", "順番に0〜4枚を捨て、同じ枚数を受け取る。")
        play = self.rules(
            ("own", "", "", "Deal 4 cards face down to each player.", "各プレイヤーに4枚を裏向きに配る。"),
            ("draw-1", "First draw", "1回目のドロー", *draw),
            ("second-bet", "", "", *SMALL_BET),
            ("draw-2", "Second draw", "2回目のドロー", *draw),
            ("third-bet", "", "", *BIG_BET),
        )
        best = marked_cards("4s 3h 2d Ac")
        showdown = self.rules(
            (
                "low",
                "",
                "",
                f"The strongest badugi takes the pot; the best is {best}.",
                f"最も強いバドゥギがポットを獲得する。最も強いものは{best}である。",
            ),
        )
        return self.game(
            id="badugi",
            name=name,
            other_name=other,
            reading="ばどぅぎ",
            family="draw",
            essence=self(
                "Four cards of four suits and four ranks, as low as possible.",
                "4つのスートと4つのランクの4枚を、できるだけ低くそろえる。",
            ),
            facts=self.facts("2–8", 4),
            sections=(
                self.setup(("Up to 8 players can play.", "8人まで参加できる。")),
                Section("play", self("Play", "進行"), play, ordered=True),
                Section("showdown", self("Showdown", "ショーダウン"), showdown),
            ),
            relative=self.like_holdem(),
            chances_text=self("The chances before any draw.", "ドローを行う前の確率である。"),
            chances=(self.sizes(),),
            card=self.card(play, (self("lowest badugi", "最も低いバドゥギ"),), (), None),
            digest="deadbeef",
        )

    def like_holdem(self) -> Relative:
        en, ja = "Texas Hold’em", "テキサスホールデム"
        draws = RuleView(
            "draw-1",
            self("First draw", "1回目のドロー"),
            self("Draw 0–4 cards.", "0〜4枚を交換する。"),
            "2, 4",
        )
        own = RuleView("own", "", self("Deal exactly 4 cards.", "ちょうど4枚を配る。"), label="1")
        parts = (
            Section("play", self("Play", "進行"), (own, draws), ""),
            Section(
                "winning",
                self("Showdown", "ショーダウン"),
                (),
                self("Left out: board.", "次のものはない：ボード。"),
            ),
        )
        before, after = (
            self("Played like ", "次の点のほかは、"),
            self(", except for the following.", "と同じである。"),
        )
        title = self(f"Differences from {en}", f"{ja}との違い")
        brief = self(f"{en} with four cards and draws.", f"手札4枚とドローの{ja}。")
        return Relative("texas-holdem", self(en, ja), title, before, after, parts, brief)

    def sizes(self) -> Section:
        rows = (Fact("", self("Four-card badugi", "4枚のバドゥギ"), "6.34%"),)
        return Section(
            "chances-low", "", rows, self("Exact: all 270,725 deals.", "270,725通りをすべて数えた値である。")
        )

    def mix(self, games: list[GameView]) -> MixView:
        """All games in turn."""
        name, other = self.names("Three-Game Mix", "スリーゲームミックス")
        return MixView(
            id="three",
            name=name,
            short=name,
            other_name=other,
            reading="すりーげーむみっくす",
            also=("T.B.B.",),
            ways=("hands",),
            hands=8,
            players=(2, 8),
            essence=self("A mix of 3 games, one of them with dice.", "3種類のゲームを行い、1つではサイコロを使う。"),
            change=self("every 8 hands", "8ディールごと"),
            facts=self.facts("2–8", 4),
            games=tuple(self.row(game, letter) for game, letter in zip(games, "TBb", strict=True)),
            rules=self.rules(
                ("next-game", "Change of game", "ゲームの切り替え", "The game changes after every 8 hands.",
                 "8ディールごとに、次のゲームに移る。"),
            ),
            options=(
                OptionView(
                    "change",
                    self("Change of game", "ゲームの切り替え"),
                    (ChoiceView("hands", self("After 8 hands.", "8ディールの後とする。"), True),),
                ),
            ),
            notes=(RuleView("hostile-mix", "", HOSTILE),),
            history=(),
            sources=(SourceView("A paper about mixes", ""),),
            legend=(Fact("small", "S", self("betting round at the small bet", "スモールベットのラウンド")),),
            search=(),
            digest="600dcafe",
        )  # fmt: skip

    def row(self, game: GameView, label: str) -> MixedGameView:
        lines = {
            "forced-bets": (("Blinds: small, big", "ブラインド：SB、BB"),),
            "first": (("Left of BB, then left of button", "BBの左隣、以後はボタンの左隣"),),
            "cards": (("4 cards", "4枚"), ("Board: 5 cards", "ボード：5枚")),
            "wins": (("High: half", "ハイ：半分"), ("Low: half", "ロー：半分")),
        }
        cells = tuple(
            MixCell(key, self(f"The {key}", f"列{key}"), tuple(self(e, j) for e, j in said))
            for key, said in lines.items()
        )
        best = MixCell("best", self("Best hand", "最も強いハンド"), (marked_cards("4s 3h 2d Ac"),))
        steps = (
            ("step", self("Down: 4 cards", "裏向き：4枚")),
            ("bet", "S"),
            ("step", self("Last card", "最後の1枚")),
        )
        return MixedGameView(
            id=f"{game.id}-here",
            label=label,
            game=game.id,
            name=game.name,
            short=game.short,
            limit=self("Fixed limit", "フィックスリミット"),
            told=game.essence,
            choices={},
            cells=(*cells, best),
            steps=tuple(Fact(id_, label) for id_, label in steps),
        )

    def names(self, en: str, ja: str) -> tuple[Written, Abroad]:
        return name_of({"en": en, "ja": ja}), abroad({"en": en, "ja": ja})

    def card(
        self,
        play: tuple[RuleView, ...],
        showdown: tuple[str, ...],
        boards: tuple[Board, ...],
        ranking: TableView | None,
    ) -> TableCard:
        first = self("Small bet, left of the button", "スモールベット、ボタンの左隣")
        streets = tuple(
            CardStreet(number, rule.title or self("Deal", "配札"), "", self("4 down", "裏4枚"), (first,))
            for number, rule in enumerate(play, 1)
        )
        return TableCard(self.facts("2–9", 4), streets, showdown, boards, ranking)


def rows_game(say: Sample) -> GameView:
    """A game of rows: royalties, layouts with a foul, what every two players settle."""
    name, other = say.names("Three Rows", "三段")
    rules = say.rules(
        ("first-five", "", "", "Deal 5 cards, and place 5 cards.", "5枚を配り、5枚を置く。"),
        ("settling", "", "", "Every two players settle points.", "2人ずつ点を精算する。"),
    )
    pays = say.rules(("net", "", "", "Only the difference is paid.", "差し引きした点だけを支払う。"))
    sections = (
        Section("play", say("Deal and placing", "配り方と置き方"), rules, ordered=True),
        Section("royalties", say("Royalties", "ロイヤリティー"), pays, royalties=royalties(say)),
    )
    dealt = say("5 to lay", "5枚を置く")
    streets = tuple(CardStreet(number, say("5 cards", "5枚"), "", dealt, ()) for number in (1, 2))
    lines = (
        say("Each row: 1 point", "1つの段：1点"),
        say("Foul: loses all rows, no royalties", "ファウル：すべての段で負け、ロイヤリティーなし"),
    )
    return say.game(
        id="rows",
        name=name,
        other_name=other,
        reading="さんだん",
        family="open-face",
        essence=say("Cards lie in rows.", "カードを段に置く。"),
        facts=say.facts("2–4", 13),
        sections=sections,
        examples=(rows_example(say),),
        card=TableCard(say.facts("2–4", 13), streets, lines, (), None, royalties(say)),
        digest="70357035",
    )


def royalties(say: Sample) -> tuple[TableView, ...]:
    hands = (("Royal flush", "ロイヤルフラッシュ"), ("Full house", "フルハウス"), ("Straight", "ストレート"))
    return tuple(
        TableView(
            f"royalties-{id_}",
            say(en, ja),
            columns=(TableColumn(say(en, ja)), TableColumn(say("Points", "点"), number=True)),
            rows=tuple(TableRow((say(*hand), str(best // n))) for n, hand in enumerate(hands, 1)),
        )
        for id_, en, ja, best in (("front", "Front", "フロント", 60), ("back", "Back", "バック", 24))
    )


def rows_example(say: Sample) -> ExampleView:
    rows = (
        LayoutRow(say("Front", "フロント"), "Qh Qd 5c", say("pair of queens", "Qのワンペア"), "+7"),
        LayoutRow(
            say("Back", "バック"), "Ks Qs Js Ts 9s", say("straight flush", "ストレートフラッシュ"), "+15"
        ),
    )
    marks = (say("foul", "ファウル"),)
    layouts = (
        LayoutView("A", rows, (), False, "+28", 100, 128),
        LayoutView("B", rows[:1], marks, True, "−28", 100, 72),
    )
    return ExampleView(
        id="a-foul",
        title=say("A foul pays for everything.", "ファウルした側がすべてを支払う。"),
        conditions=(),
        result=say("A +28, B −28.", "A +28点、B −28点。"),
        board=None,
        lines=(ToldLine("fouls", "", say("B has a foul.", "Bはファウルである。")),),
        layouts=layouts,
    )


def _street(slot: str) -> str:
    return {"T": "turn", "R": "river"}.get(slot[:1], "flop")
