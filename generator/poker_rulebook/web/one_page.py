"""A page of a site by itself: what MkDocs makes of it with all others, without reading these again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.structure.files import get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page

from poker_rulebook.web.aside import complete, parted
from poker_rulebook.web.mkdocs import refuse, warnings_of


class OnePage:
    """MkDocs with all that it has read of one language, its menu and its theme: it makes any page again in a moment."""

    def __init__(self, config: Path):
        self.path, self.said, self.docs = config, config.read_text("utf-8"), _pages_below(config)
        self.config = load_config(str(config), strict=False)
        self.files, self.env = get_files(self.config), self.config.theme.get_env()
        self.files.add_files_from_theme(self.env, self.config)
        set_exclusions(self.files, self.config)
        nav = get_navigation(self.files, self.config)
        self.pages = self.files.documentation_pages()
        for file in self.pages:
            _ = file.page or Page(None, file, self.config)
        self.context = partial(get_context, nav, self.pages, self.config)
        self.html("index.md", "")  # reads the templates

    def is_as_it_was(self) -> bool:
        """Whether there is nothing else to be read now: neither other pages nor another menu."""
        return self.said == self.path.read_text("utf-8") and self.docs == _pages_below(self.path)

    def __contains__(self, path: str) -> bool:
        ours = self.config.extra["generator"] == "mkdocs"
        return ours and self.files.get_file_from_path(path) is not None

    def html(self, path: str, text: str) -> bytes:
        """A page, from its Markdown. Raises SiteError."""
        file = self.files.get_file_from_path(path)
        assert file and file.page
        page = file.page
        file.content_string, aside = parted(path, text)
        with warnings_of("mkdocs") as messages:
            page.read_source(self.config)
            page.render(self.config, self.files)
        refuse("mkdocs", self.path, messages)
        page.active = True
        html = self.env.get_template(page.meta.get("template", "main.html")).render(self.context(page))
        page.active = False
        return complete(html, aside).encode("utf-8", errors="xmlcharrefreplace")


def _pages_below(config: Path) -> list[Path]:
    return sorted((config.parent / "docs").rglob("*.md"))
