"""Texts of the guide: its pages in order, their sections, and a search in all sections."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CONTENTS = "index.md"

_LINK = re.compile(r"!?\[([^]]*)\]\([^)]*\)")
_PAGE = re.compile(r"\]\(([\w-]+\.md)\)")
_MARKS = re.compile(r"[`*|]|^\s*#+ |\\(?=[^\w\s])", re.M)
_RULE = re.compile(r"^[\s|:-]+$", re.M)
_AROUND = 45
"""Number of characters that an excerpt shows on each side of a match."""


@dataclass(frozen=True, slots=True)
class GuideSection:
    """Section of a page, from a heading to the next one; that of the page's title has no slug."""

    page: Path
    title: str
    heading: str
    slug: str
    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Hit:
    """Result of a search: a section that has all words, with the text around the first one."""

    section: GuideSection
    excerpt: str


def slug_of(heading: str) -> str:
    """Returns a heading's name in links, as on GitHub: `What is written?` is `what-is-written`."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def pages(folder: Path) -> tuple[Path, ...]:
    """Returns the pages in the order in which the first one, the contents, lists them."""
    named = _PAGE.findall((folder / CONTENTS).read_text("utf-8"))
    there = [folder / name for name in dict.fromkeys((CONTENTS, *named))]
    return tuple(path for path in there if path.is_file())


def sections(page: Path) -> tuple[GuideSection, ...]:
    """Returns the sections of a page in order, without the marks of Markdown."""
    found: list[GuideSection] = []
    title = ""
    for level, heading, text in _parts(page.read_text("utf-8")):
        slug = "" if level == 1 else slug_of(heading)
        title = title or heading
        found.append(GuideSection(page, title, heading, slug, level, text))
    return tuple(found)


def _parts(text: str) -> Iterator[tuple[int, str, str]]:
    """Yields the level, the heading and the plain text of each section of a page."""
    pieces = re.split(r"^(#{1,3}) (.+)$", text, flags=re.M)
    for hashes, heading, body in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        yield len(hashes), _plain(heading), _plain(body)


def _plain(text: str) -> str:
    return " ".join(_MARKS.sub("", _RULE.sub("", _LINK.sub(r"\1", text))).split())


def words_of(wanted: str) -> tuple[str, ...]:
    """Returns the words of a search text, each once."""
    return tuple(dict.fromkeys(wanted.casefold().split()))


def search(book: tuple[GuideSection, ...], wanted: str) -> list[Hit]:
    """Returns the sections that have every word; first those that have the words in the heading."""
    words = words_of(wanted)
    hits = [Hit(each, _excerpt(each, words)) for each in book if words and _holds(each, words)]
    return sorted(hits, key=lambda hit: _missing(hit.section.heading, words))


def _missing(heading: str, words: tuple[str, ...]) -> int:
    return sum(word not in heading.casefold() for word in words)


def _holds(section: GuideSection, words: tuple[str, ...]) -> bool:
    whole = f"{section.heading} {section.text}".casefold()
    return all(word in whole for word in words)


def _excerpt(section: GuideSection, words: tuple[str, ...]) -> str:
    text = section.text
    found = [at for word in words if (at := text.casefold().find(word)) >= 0]
    at = min(found, default=0)
    start, end = max(0, at - _AROUND), min(len(text), at + _AROUND + 15)
    start = text.find(" ", start) + 1 if start else 0
    if end < len(text) and (space := text.rfind(" ", at, end)) > start:
        end = space
    return ("… " if start else "") + text[start:end].strip() + (" …" if end < len(text) else "")
