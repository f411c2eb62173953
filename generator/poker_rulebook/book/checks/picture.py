"""What a picture of a house may hold: drawn shapes and letters. It comes from a stranger and is shown on every page, so
nothing in it may act, and nothing may lead out of the file. What is not known to be harmless is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.parsers import expat

SVG = "http://www.w3.org/2000/svg"
DRAWN = frozenset(
    "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath "
    "linearGradient radialGradient stop clipPath mask pattern marker filter".split()
)
LEADS_AWAY = re.compile(
    r"//|\\|@import|(?:url|src|image-set)\s*\((?!\s*[\"']?#)|(?:java|vb)script:|data:", re.IGNORECASE
)

PictureMistake = tuple[int, int, str, str, str]  # line, column, place, message, hint

AWAY = "leads out of the picture"
PLAIN = "save it as a plain SVG of shapes and letters"
DELETE = "delete it, or " + PLAIN


def picture_mistakes(content: bytes) -> list[PictureMistake]:
    """What is wrong with an SVG file, from top to bottom; at a mistake of the XML itself reading ends."""
    reader = _PictureReader()
    try:
        reader.parser.Parse(content, True)
    except expat.ExpatError as error:
        said = expat.errors.messages[error.code]
        reader.found.append((error.lineno, error.offset + 1, "XML", f"is no SVG: {said}", PLAIN))
    except _Ended:
        pass
    return reader.found


class _Ended(Exception):
    """Nothing after this is read."""


class _PictureReader:
    """Reads an SVG file and remembers what it may not hold."""

    def __init__(self) -> None:
        self.found: list[PictureMistake] = []
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.is_inside = False
        self.style: list[str] | None = None  # the letters of a style that has been begun
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.ProcessingInstructionHandler = self.instruction
        self.parser.StartElementHandler = self.begun
        self.parser.EndElementHandler = self.ended
        self.parser.CharacterDataHandler = self.letters

    def report(self, place: str, message: str, hint: str = DELETE) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        self.found.append((line, column, place, message, hint))

    def doctype(self, *_: object) -> None:
        self.report("<!DOCTYPE>", "a picture declares nothing", "delete the whole <!DOCTYPE …>")
        raise _Ended

    def instruction(self, target: str, _: str) -> None:
        self.report(f"<?{target}?>", AWAY, "delete it")

    def begun(self, name: str, attributes: Mapping[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if not self.is_inside and (space, local) != (SVG, "svg"):
            self.report(f"<{local}>", "the picture is no SVG", f'begin with <svg xmlns="{SVG}" …>')
            raise _Ended
        self.is_inside = True
        self.style = [] if local == "style" else None
        if space != SVG or not (local in DRAWN or re.fullmatch("fe(?!Image)[A-Z][A-Za-z]+", local)):
            self.report(f"<{local}>", "is no part of a drawing")
            return
        for place, message in _wrong_attributes(attributes):
            self.report(f"<{local} {place}>", message)

    def letters(self, text: str) -> None:
        if self.style is not None:
            self.style.append(text)

    def ended(self, _: str) -> None:
        if self.style is not None and LEADS_AWAY.search(
            "".join(self.style)
        ):  # whatever comments stand between
            self.report("</style>", AWAY)
        self.style = None


def _wrong_attributes(attributes: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Attributes that act or lead away, and what is wrong with them."""
    for name, value in attributes.items():
        local = name.rpartition(" ")[2]
        if local.lower().startswith("on"):
            yield local, "runs a program"
        elif (local == "href" and not value.strip().startswith("#")) or LEADS_AWAY.search(value):
            yield local, AWAY
