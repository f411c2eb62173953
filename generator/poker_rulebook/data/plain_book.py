"""The whole book in plain Markdown, made of the documents of its pages alone: to be read in any editor, or turned into another format.

Nothing here knows of poker: a reader of documents that wants another form of them begins with a copy of this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from poker_rulebook.document.tree import JsonPart

LISTED = {"rule", "fact", "citation", "link"}  # items of a list, which stand close
DEEPEST = 6  # heading
SPECIAL = re.compile(r"([\\`*_\[\]<>|#])")


def in_markdown(pages: Iterable[JsonPart]) -> str:
    """The pages one after the other, each below a heading of the first level."""
    return "\n\n".join(paragraph for page in pages for paragraph in _page(page)) + "\n"


def _page(page: JsonPart) -> Iterator[str]:
    number = f"{page['number']}. " if "number" in page else ""
    yield f"# {number}{_said(page['title'])}"
    if page.get("other_title", page["title"]) != page["title"]:
        yield f"*{_said(page['other_title'])}*"
    yield from _parts(page["parts"], 2)


def _parts(parts: Iterable[JsonPart], level: int) -> Iterator[str]:
    """Paragraphs of parts, one after the other.    level    of headings"""
    for kind, run in groupby(parts, lambda part: part["kind"]):
        if kind in LISTED:
            yield "\n".join(line for part in run for line in LINES[kind](part))
        else:
            for part in run:
                yield from PARAGRAPHS[kind](part, level)


def _said(text: str) -> str:
    """A text in which nothing is a sign of Markdown."""
    return SPECIAL.sub(r"\\\1", text)


def _labelled(label: str, text: str) -> str:
    return " ".join(filter(None, (f"**{_said(label.strip())}**" if label else "", _said(text))))


# --- items of lists


def _rule(part: JsonPart) -> Iterator[str]:
    label = " ".join(part[name] for name in ("label", "title") if name in part)
    yield f"- {_labelled(label, ' '.join(part[name] for name in ('text', 'more') if name in part))}"
    for answer in part.get("parts", ()):
        yield f"  - {_labelled(answer['title'], ' '.join(answer[name] for name in ('label', 'text', 'more') if name in answer))}"


def _fact(part: JsonPart) -> Iterator[str]:
    yield f"- {_labelled(part['title'], part.get('text', ''))}"


def _citation(part: JsonPart) -> Iterator[str]:
    yield f"- {_said(' '.join(filter(None, (part.get('number'), part['title']))))}"


def _link(part: JsonPart) -> Iterator[str]:
    yield f"- [{_said(part['text'])}]({part['url']})" if "url" in part else f"- {_said(part['text'])}"


# --- paragraphs


def _text(part: JsonPart, level: int) -> Iterator[str]:
    yield _said(part["text"])


def _section(part: JsonPart, level: int) -> Iterator[str]:
    title = " ".join(part[name] for name in ("label", "title") if name in part)
    if title:
        yield f"{'#' * min(level, DEEPEST)} {_said(title)}"
    if "text" in part:
        yield _said(part["text"])
    yield from _parts((*part.get("parts", ()), *part.get("royalties", ())), level + 1)


def _table(part: JsonPart, level: int) -> Iterator[str]:
    """As a table, whose hands stand in a column of their own; headings of groups are rows."""
    yield from (f"**{_said(part['title'])}**" for _ in range("title" in part))
    yield from (_said(part["text"]) for _ in range("text" in part))
    hands = any("cards" in row for row in part["rows"])
    heads = [
        _said(column.get("label", "")) for column in part.get("columns", [{}] * len(part["rows"][0]["cells"]))
    ]
    ruled = ["--:" if column.get("number") else ":--" for column in part.get("columns", [{}] * len(heads))]
    rows = [heads + [""] * hands, ruled + [":--"] * hands]
    for row in part["rows"]:
        if "group" in row:
            rows.append([f"**{_said(row['group'])}**", *[""] * (len(heads) - 1 + hands)])
        rows.append([*map(_said, row["cells"]), *([row.get("cards", "")] if hands else [])])
    yield "\n".join(f"| {' | '.join(row)} |" for row in rows)
    yield from (_said(note) for note in (*part.get("notes", ()), part.get("counted", "")) if note)


def _option(part: JsonPart, level: int) -> Iterator[str]:
    yield f"**{_said(part['title'])}**"
    yield "\n".join(
        f"- [{'x' if it.get('taken', it.get('default')) else ' '}] {_said(it['text'])}"
        for it in part["parts"]
    )


def _hand(part: JsonPart, level: int) -> Iterator[str]:
    yield " ".join(filter(None, (f"**{_said(part['title'])}**", *map(_said, part.get("conditions", ())))))
    if "text" in part:
        yield f"→ {_said(part['text'])}"
    for kind, run in groupby(part.get("parts", ()), lambda below: below["kind"]):
        if kind == "rule":  # lines that go on after their titles
            yield "\n".join(f"- {_said(it.get('title', '') + it.get('text', ''))}" for it in run)
        else:
            yield from _parts(run, DEEPEST)


def _picture(part: JsonPart, level: int) -> Iterator[str]:
    """In words."""
    yield (
        _said(part["alt"])
        if "alt" in part
        else _labelled(part.get("title", ""), _cards(part) + part.get("text", ""))
    )


def _cards(part: JsonPart) -> str:
    return "".join(f"{place['card']} " for row in part["rows"] for place in row if "card" in place)


def _chart(part: JsonPart, level: int) -> Iterator[str]:
    yield _said(part["alt"])


def _form(part: JsonPart, level: int) -> Iterator[str]:
    yield "\n".join(f"- {_labelled(field['title'], field.get('sample', ''))}" for field in part["fields"])


LINES = {"rule": _rule, "fact": _fact, "citation": _citation, "link": _link}
PARAGRAPHS = {
    "text": _text, "section": _section, "table": _table, "option": _option, "hand": _hand, "picture": _picture, "chart": _chart,
    "form": _form,
}  # fmt: skip
