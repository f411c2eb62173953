"""Finding the fonts."""

import pytest

from poker_rulebook.paper.typesetting import NEEDED, Font, MissingFont, font_folders, fonts


def test_every_font_of_the_book_is_found_and_known_to_typst():
    assert {font.family for font in NEEDED} <= set(fonts().families())
    assert "Libertinus Serif" in fonts().families()
    assert len(font_folders()) == 3


def test_a_missing_font_is_named_with_what_installs_it():
    absent = Font("Noto Rashi", "no_such_wheel_of_fonts", "NotoRashi.otf", "noto-rashi[bold]")
    with pytest.raises(MissingFont) as caught:
        font_folders([*NEEDED, absent])
    assert str(caught.value) == (
        "fonts of the book are not installed: Noto Rashi (NotoRashi.otf)\n    hint: pip install 'noto-rashi[bold]'"
    )


def test_a_wheel_without_the_file_is_a_missing_font():
    with pytest.raises(MissingFont, match=r"Nothing\.otf"):
        font_folders([Font("Nothing", "pylopdf_fonts_cjk", "Nothing.otf", "pylopdf-fonts-cjk")])
