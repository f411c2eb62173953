"""Drawings of the view as Markup for a page, each an inline SVG."""

from __future__ import annotations

from markupsafe import Markup

from poker_rulebook.view import drawing, icons
from poker_rulebook.view.example_views import Figure
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import Shown
from poker_rulebook.web.markdown import plain


def street_picture(shown: Shown, locale: str) -> Markup:
    return Markup(drawing.svg(drawing.drawn(shown.picture), alt=_label(shown.alt, locale)))


def hand_picture(figure: Figure, locale: str) -> Markup:
    return Markup(drawing.svg(drawing.told(figure), "pic hand", _label(figure.alt, locale)))


def bet_icon(size: str) -> Markup:
    return Markup(drawing.svg(icons.chips(size), "icon"))


def seat_icon(first: str) -> Markup:
    return Markup(drawing.svg(icons.seats(first), "icon"))


def _label(said: Phrase, locale: str) -> str:
    return str(plain(said, locale))
