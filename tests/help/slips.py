"""What must not come out where sentences and their values meet, in each language; and words for which the book has others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Protocol

from poker_rulebook.languages import LANGUAGES

SLIPS = {
    "en": {
        "a word twice": r"\b(?!Joker)([A-Za-z]{2,}) \1\b",
        "two colons in a sentence": r": [^.,;!?(]*: ",
        "two numbers side by side": r"(?<![-–#/0-9,])\b(?:[0-9]{1,3}(?:,[0-9]{3})*|[0-9]+) [0-9](?![♠♥♦♣])",
        "empty brackets": r"\(\s*\)|\( | \)",
        "a space before a sign, or two": r"\S [,.;:!?](?: |$)|\S  ",
        "two signs": r"[.,;:][.,;]|\.\.(?!\.)|[,;]$",
        "nothing where somebody belongs": r"\b(?:to|and|or) $",
        "a before a vowel": r"\ba (?!on(?:e|ce)\b|eu|u[ns]i|us)(?:[aeiou]|8|11\b|18\b)",
        "an before a consonant": r"\ban (?:(?![aeiouAEFHILMNORSX8]|11\b|18\b|hour|honest)\S|one\b|uni)",
        "an article before a plural": r"\ban? (?:[a-z-]+s and [a-z-]+s\b|[0-9½]+ points)",
        "a new sentence without a stop": r"[a-z0-9%)] (?:If|An|Each|Every|From|When|There|Between|With|Only|This|It|Nobody)\b",
        "a sentence with a small start": r"^[a-z][^.]*\.$",
        "half a sentence": r", betting round",
    },
    "ja": {
        "a particle twice": r"を[をにはが]|がが|はは|(?<!も)のの|にに|(?<!ま)でで(?!き)|(?<!こ)とと(?![もの])",
        "two colons in a sentence": r"：[^。、／「（　]*：",
        "two numbers side by side": r"[0-9] [0-9](?![♠♥♦♣])",
        "empty brackets": r"（\s*）(?!内)|「」",
        "two signs": r"[。、：][。、：）]|（[、。]",
        "a half-width sign": r"[ぁ-ヿ一-鿿][,.!?:;]|[(][ぁ-ヿ一-鿿]",
        "a sign of another width": r"[～％０-９Ａ-Ｚａ-ｚ]",
        "a space": r"(?<!人)(?<!ジョーカー)(?<=[ぁ-ヿ一-鿿、。）」]) +(?!ジョーカー)[ぁ-ヿ一-鿿（「]",
        "exactly, without a particle": r"(?:手札|ボード|カード)ちょうど",
        "nothing where somebody belongs": r"^[をにが]|^は[^いうじっ]|[、（][をにが][ァ-ヿ一-鿿A-Z0-9]",
        "a new sentence without a stop": r"[0-9%](?:無作為|正確|この|最初|ただし)",
        "games in place of chips": r"[0-9](?:勝[っちつて]|負け)",
        "a condition behind what it allows": r"のは[^。]*(?:場合|とき)だけ",
        "a counter of other things": r"(?<!サイコロ)[0-9一二三]個(?!または|と?も?を?(?:振|お願い))",
        "a side as who is beaten": r"(?:(?<![0-9TJQKAい])(?:ハイ|ロー)|半分|[0-9全ての]段(?:すべて)?|両方|[0-9]つすべて)にも?は?(?:勝|負)",
        "a person as a thing": r"(?:プレイヤー|勝者|相手|人)[はがも]な(?:い(?!ほう)|く|け)",
        "two styles": r"(?:である|ない|(?<![まで])[すくぐつぬぶむうる])。.*(?:です|ます|ません|でした)。|(?:です|ます|ません|ました)。.*(?:である|[^たで]ない)。",
        "no word of what is forbidden": r"(?:使う|作る|合わせた|組み合わせた)形である",
    },
}
# Of messages whose keys begin so.
OF_KEYS = {
    "en": {},
    "ja": {
        "what has happened in the present": ("seen-", r"^(?!.*(?:た|ました)。?$)"),
        "a reason that forbids nothing": (
            "because-use-(?!many)", r"^(?!.*(?:認められない|なければならない|しか(?:使え|数え)ない))",
        ),
        "a long clause before its noun": (
            "essence|brief", r"(?:(?![とでにえドギ計点]、)[^。（）：]){31,}(?:作る|使う)、?(?=最も|[0-9ァ-ヶ一-龠])",
        ),
    },
}  # fmt: skip
# What one thing is called otherwise in this book.
OTHERWISE = {
    "en": {},
    "ja": {
        r"カードルーム|(?<!この)店(?!員)": "ポーカールーム",
        "共通カード|共有カード": "コミュニティカード",
        "ベットの?方式|リミット形式|ベッティング形式": "ベット形式",
        "もと(?:に(?:なる|なった|する|し|戻)|の(?:ゲーム|チャイニーズ))": "元になる",
        "同士": "どうし",
        "年頃": "ごろ",
        "(?<!唯)一つ(?!ず)|二つ|三つ": "1つ",
        "公開されたルール": "公表されたルール",
        "全て|(?<!一部または)全部": "すべて",
        "(?:スペード|ハート|ダイヤ|クラブ)のT": "10",
        "インタープリター": "判定プログラム",
        "(?<!数えて)最初の席": "ボタンの左隣に近い席",
        "(?<!その)他の": "ほかの",
        "ボタンの左側": "ボタンの左隣",
        "卓": "テーブル",
        "大会": "トーナメント",
        "総取り": "全額",
        "例題": "例",
        "敗退": "脱落",
        "アウツ": "アウト",
        "ディスカード": "捨て札",
        "ブラウザ(?!ー)": "ブラウザー",
        "ボードカード": "ボードのカード",
        "サブスタンシャル・": "サブスタンシャルアクション",
        "オアベターの最も強い": "オアベターで最も強い",
        "同じ強さの端数": "引き分けの端数",
        "配札": "最初の手札",
        "家庭のゲーム": "ホームゲーム",
        "賭け金": "ブラインドなどの額",
        "額に(?:当て|掲げ)|額のカード": "ひたい",
        "カードの最も(?:強|高|低)いプレイヤー": "カードが最も強いプレイヤー",
        "が誰にもな|は誰にもな": "誰も作れない",
        "良い順位": "上の順位",
        "までであり、": "まで。",
        "ハンド目": "ディール目",
        "(?<!お)釣り": "お釣り",
        "(?<![0-9])[0-9]度(?![0-9])": "回",
        "後ろの段": "下の段",
        "ビッグO(?!E)": "ビッグオー",
        "だれ[がかにものを]": "誰",
        "を?入れてください": "入力してください",
        "ハウスの版": "ハウスルール版",
        "(?:アクション|ベット|レイズ)する人(?!数)": "プレイヤー",
        "(?:前|今日)のハンド|(?<![0-9第])1ハンド|ハンド(?:数|ごと|終了)|[前次]の配り": "ディール",
    },
}
_CODE = re.compile(r"[:：]? ?(?:`[^`]*`|[{\[][^。]*[}\]])")  # what an editor types, in descriptions of words


class Said(Protocol):
    """A message with what it says."""

    key: str
    text: str


@cache
def _rules(locale: str) -> dict[str, tuple[re.Pattern[str], re.Pattern[str]]]:
    """Fault -> the keys of messages that may have it, and what shows it."""
    rules = SLIPS[locale] | {f"write {right}": wrong for wrong, right in OTHERWISE[locale].items()}
    words = [pair[:2] for pair in LANGUAGES[locale].counted.values() if len(pair) > 1]
    one, many = (
        ("|".join({pair[place] for pair in words} - {"board", "kill"}) for place in (0, 1))
        if words
        else ("", "")
    )
    if words:
        rules["one, and a plural"] = rf"(?<![-–0-9,./½])(?:\b1|\b[Oo]ne) (?:{many})\b"
        rules["many, and a singular"] = (
            rf"(?<![-–0-9,./])\b(?:[02-9]|[1-9][0-9]+|two|three|four|five) (?:{one})\b(?!-)"
        )
    of_all = {fault: ("", pattern) for fault, pattern in rules.items()}
    return {
        fault: (re.compile(keys), re.compile(pattern))
        for fault, (keys, pattern) in (of_all | OF_KEYS[locale]).items()
    }


def slips(locale: str, found: Iterable[Said]) -> Iterator[tuple[Said, str]]:
    """What is wrong with results of messages."""
    for result in found:
        text = _CODE.sub("", result.text)
        for fault, (keys, pattern) in _rules(locale).items():
            if keys.match(result.key) and pattern.search(text):
                yield result, fault


def stops_apart(said: Mapping[str, str]) -> bool:
    """Whether a text ends as a sentence does in one language and not in the other.    said    locale -> text

    What is a question in one language may be a heading in the other.
    """
    ends = {bool(re.search(r"[.!…。！][)”’）」]*$", text)) for text in said.values()}
    return len(ends) > 1 and not any(re.search("[?？か]$", text) for text in said.values())
