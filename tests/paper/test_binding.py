"""A book that is bound from gatherings is the one that Typst sets as a whole."""

from __future__ import annotations

import re
from dataclasses import replace

from pdf_reading import bookmarks, opened, reader
from pypdf.generic import DictionaryObject, IndirectObject

from poker_rulebook.paper.book import book_jobs
from poker_rulebook.paper.kept import mark


def raw(found, at):
    """What stands there: a reference is not followed."""
    return dict.__getitem__(found, at) if isinstance(found, dict) else list.__getitem__(found, at)


def page_numbers(path):
    return {page.indirect_reference.idnum: number for number, page in enumerate(reader(path).pages, 1)}


def test_every_page_looks_the_same(sewn):
    one, other = opened(sewn.whole), opened(sewn.bound)
    assert len(one) == len(other) > 30
    for number, (page, same) in enumerate(zip(one, other, strict=True), 1):
        assert bytes(page.render().buffer) == bytes(same.render().buffer), number


def test_bookmarks_labels_and_what_is_said_of_the_file_are_the_same(sewn):
    one, other = reader(sewn.whole), reader(sewn.bound)
    assert bookmarks(sewn.whole) == bookmarks(sewn.bound)
    assert one.page_labels == other.page_labels
    assert one.metadata == other.metadata
    for name in ("/Lang", "/MarkInfo", "/ViewerPreferences"):
        assert one.trailer["/Root"][name] == other.trailer["/Root"][name]
    told = [found.trailer["/Root"]["/Metadata"].get_data() for found in (one, other)]
    assert len({re.sub(rb"(?<=ID>)[^<]{24}", b"", xmp) for xmp in told}) == 1


def page_said(link):
    """What is said of a link within the book. Typst says of a heading also that it is one, if it finds the place itself."""
    found = re.search(r"(page|ページ) \d+$", link["/Contents"])
    return found[0] if found else link["/Contents"]


def links(path):
    """Page and frame of each link, the page and the place to which it leads, and what is said of it."""
    numbers, names = page_numbers(path), reader(path).named_destinations
    for number, page in enumerate(reader(path).pages, 1):
        for link in page.get("/Annots", []):
            target = link["/Dest"] if "/Dest" in link else link["/A"]["/URI"]
            if isinstance(target, list):
                target = (numbers[raw(target, 0).idnum], round(target[2]), round(target[3]))
            elif target in names:
                at = names[target]
                target = (numbers[at.page.idnum], round(at.left), round(at.top))
            frame = [round(side, 2) for side in link["/Rect"]]
            yield number, frame, target, page_said(link)


def test_every_link_leads_to_the_same_place(sewn):
    one, other = list(links(sewn.whole)), list(links(sewn.bound))
    assert one == other
    assert len(other) > 1000


class Tags:
    """The tags of a file in order: each with its page and attributes, and what it stands for."""

    def __init__(self, path):
        self.pages, self.numbers = reader(path).pages, page_numbers(path)
        root = reader(path).trailer["/Root"]["/StructTreeRoot"]
        self.parents = dict(self.leaves(root["/ParentTree"], "/Nums"))
        self.cells = dict(self.leaves(root["/IDTree"], "/Names"))
        assert list(self.parents) == sorted(self.parents)
        assert list(self.cells) == sorted(self.cells)
        self.order = list[str]()
        (document,) = root["/K"]
        self.found = list(self.below(raw(root["/K"], 0), root.indirect_reference.idnum))
        assert document["/S"] == "/Document"

    def leaves(self, branch, kind):
        for below in branch.get("/Kids", []):
            yield from self.leaves(below, kind)
        listed = branch.get(kind, [])
        for at in range(0, len(listed), 2):
            yield listed[at], raw(listed, at + 1)

    def below(self, tag, parent):
        found = tag.get_object()
        assert raw(found, "/P").idnum == parent
        page = self.numbers[raw(found, "/Pg").idnum] if "/Pg" in found else None
        if "/ID" in found:
            assert self.cells[found["/ID"]].idnum == tag.idnum
        said = {key: str(found[key]) for key in ("/Alt", "/Lang", "/T", "/ActualText") if key in found}
        yield found["/S"], page, said, [self.attributes(one.get_object()) for one in found.get("/A", [])]
        for content in list.__iter__(found.get("/K", [])):
            yield from self.content(content, tag, page)

    def content(self, content, tag, page):
        if isinstance(content, IndirectObject):
            yield from self.below(content, tag.idnum)
        elif isinstance(content, DictionaryObject) and content["/Type"] == "/OBJR":
            link = content["/Obj"]
            assert self.parents[link["/StructParent"]].idnum == tag.idnum
            yield "link", self.numbers[raw(content, "/Pg").idnum], page_said(link)
        else:
            if isinstance(content, DictionaryObject):
                page, content = self.numbers[raw(content, "/Pg").idnum], content["/MCID"]
            listed = self.parents[self.pages[page - 1]["/StructParents"]].get_object()
            assert raw(listed, content).idnum == tag.idnum
            yield "text", page, int(content)

    def attributes(self, found):
        """Head cells are compared by what they are called in their table."""
        return {key: re.sub(r"'U.*?(x\d+y\d+)'", r"'\1'", str(value)) for key, value in found.items()}


def test_tags_are_the_same_in_the_same_order_and_lead_back(sewn):
    one, other = Tags(sewn.whole), Tags(sewn.bound)
    assert one.found == other.found
    assert len(other.found) > 5000
    assert len(one.cells) == len(other.cells)


def test_an_edit_changes_the_gathering_of_its_game_and_the_imprint(sewn, tmp_path):
    def marks(books):
        jobs = book_jobs(books, tmp_path, sewn.measures, tmp_path, ["bilingual"])
        return {job.number: mark(job) for job in jobs}

    def edited(family):
        return replace(family, games=tuple(replace(game, digest="0" * 8) for game in family.games))

    changed = {
        locale: replace(view, families=tuple(map(edited, view.families)))
        for locale, view in sewn.shown.items()
    }
    before, after = marks(sewn.shown), marks(changed)
    assert {0, 1, 3} == {number for number in before if before[number] != after[number]}
    assert 5 == len(before)
