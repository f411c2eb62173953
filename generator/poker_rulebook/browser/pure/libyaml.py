"""PyYAML without libyaml, which a page lacks, reading and refusing a text as libyaml does: `yaml.CSafeLoader` in Python alone."""

from __future__ import annotations

import re
from typing import Any

import yaml

# what PyYAML says -> what libyaml says of the same
_SAID = (
    (re.compile("expected (',' or '[]}]'), but got .*"), r"did not find expected \1"),
    (re.compile("expected the node content, but found .*"), "did not find expected node content"),
    (re.compile("expected <block end>, but found .*"), "did not find expected key"),
)


class LikeLibyaml(yaml.SafeLoader):
    """Reads `en: Who bets?}` up to the brace, as libyaml does."""

    _in_plain = False

    def peek(self, index: int = 0) -> Any:
        sign = super().peek(index)
        return "_" if sign == "?" and self._in_plain else sign

    def scan_plain(self) -> Any:
        self._in_plain, begun = True, self.get_mark()
        try:
            found = super().scan_plain()
        finally:
            self._in_plain = False
        if self.flow_level and self.peek() == ":" and self.peek(1) in ",?[]{}":
            said = "while scanning a plain scalar", begun, "found unexpected ':'", self.get_mark()
            raise yaml.scanner.ScannerError(*said)
        return found

    def get_single_node(self) -> Any:
        try:
            return super().get_single_node()
        except yaml.MarkedYAMLError as error:
            told = error.problem or ""
            for said, instead in _SAID:
                told = said.sub(instead, told)
            error.problem = told
            if told.startswith("found unknown escape") and error.problem_mark:
                error.problem_mark.column -= 1  # the backslash, not the letter behind it
            raise


def stand_in() -> None:
    """From now on whoever asks for the loader of libyaml gets this one."""
    yaml.CSafeLoader = LikeLibyaml  # type: ignore[misc,assignment]
