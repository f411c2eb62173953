"""The fonts of the book. They come as wheels, so that installing the project is all there is to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import typst


@dataclass(frozen=True)
class Font:
    """A font file of a wheel. install    what to give to pip"""

    family: str
    module: str
    file: str
    install: str


NEEDED = (
    Font("Noto Sans CJK JP", "noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf", "noto-cjk[sans-jp]"),
    Font("Noto Sans CJK JP", "noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", "noto-cjk[sans-jp]"),
    Font("Noto Serif JP", "pylopdf_fonts_cjk", "NotoSerifJP-Regular.otf", "pylopdf-fonts-cjk"),
)


class MissingFont(Exception):
    """A font that the book needs is not installed."""


def font_folders(needed: Sequence[Font] = NEEDED) -> tuple[Path, ...]:
    """The folders in which the fonts lie, each once.

    Raises MissingFont that names every missing font and what installs them. Typst itself would say
    nothing about a wrong folder and set the page in another font.
    """
    found = {font: _folder(font) for font in needed}
    missing = [font for font, folder in found.items() if folder is None]
    if missing:
        files = ", ".join(f"{font.family} ({font.file})" for font in missing)
        wheels = " ".join(dict.fromkeys(f"'{font.install}'" for font in missing))
        raise MissingFont(f"fonts of the book are not installed: {files}\n    hint: pip install {wheels}")
    return tuple(dict.fromkeys(folder for folder in found.values() if folder))


@lru_cache
def fonts() -> typst.Fonts:
    """The fonts of the book and those inside Typst (Libertinus Serif); none of the machine's own, so that
    every machine prints the same book. Raises MissingFont."""
    folders = [str(folder) for folder in font_folders()]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=folders)


def _folder(font: Font) -> Path | None:
    spec = find_spec(font.module)
    places = [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    return next((place for place in places if (place / font.file).is_file()), None)
