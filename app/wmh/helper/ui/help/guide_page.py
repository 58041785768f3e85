"""Pages of the guide: their texts, a search in all sections, and the widget that shows a page.

A page is Markdown with pictures; links lead to its headings.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QImageReader,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.helper.ui.parts.rich_text import OwnBrowser
from wmh.helper.ui.program.ui_steps import take_turns

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


_DRAWN_AT = 2
"""Pixels of a picture per pixel of the screen, so that it is sharp on fine screens."""
_INDENT = 12
"""Indentation of code in pixels."""
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuidePage(OwnBrowser):
    """Page of Markdown whose pictures are never wider than the page."""

    page = Path()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setAccessibleName(_("Page"))
        self.setLineWrapMode(self.LineWrapMode.FixedPixelWidth)
        self._due: dict[QUrl, QSize] = {}

    def show_page(self, page: Path) -> None:
        """Shows the page of a file; missing pictures are left out."""
        self.page = page
        self._due.clear()
        text = page.read_text("utf-8")
        self.document().setBaseUrl(QUrl.fromLocalFile(str(page)))
        self.setMarkdown("".join(_with_pictures(text, page.parent)))
        self._set_apart()

    def show_place(self, slug: str) -> bool:
        """Scrolls to the heading of a slug, to the top for ""; False if no heading has the slug."""
        cursor = self.textCursor()
        if not slug:
            cursor.setPosition(0)
            self.setTextCursor(cursor)
            self.verticalScrollBar().setValue(0)
            return True
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and slug_of(block.text()) == slug:
                cursor.setPosition(block.position())
                self.setTextCursor(cursor)
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top))
                return True
            block = block.next()
        return False

    def mark_words(self, words: tuple[str, ...]) -> bool:
        """Selects the next occurrence of one of the words; returns False if there is none."""
        start = self.textCursor()
        found: list[QTextCursor] = []
        for word in words:
            cursor = self.document().find(word, start)
            if not cursor.isNull():
                found.append(cursor)
        if found:
            top = self.verticalScrollBar().value()
            self.setTextCursor(min(found, key=QTextCursor.selectionStart))
            if self.cursorRect().bottom() < self.viewport().height() // 2:
                self.verticalScrollBar().setValue(top)
        return bool(found)

    def _set_apart(self) -> None:
        """Adds space between paragraphs, headings and code, which Qt's Markdown lacks."""
        cursor, block = self.textCursor(), self.document().begin()
        while block.isValid():
            form, after = block.blockFormat(), block.next()
            cursor.setPosition(block.position())
            if not cursor.currentTable():
                code, goes_on = _is_code(block), _is_code(after)
                # A share of the highest in a line, which may be a picture.
                height = 100 if _PICTURE in block.text() else 120
                form.setTopMargin(14 if form.headingLevel() else 0)
                form.setBottomMargin(0 if code and goes_on else 8)
                form.setLeftMargin(_INDENT if code else form.leftMargin())
                form.setLineHeight(height, _PROPORTIONAL)
                cursor.setBlockFormat(form)
            block = after

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hides the horizontal scroll bar, since Qt makes some tables a pixel too wide."""
        super().resizeEvent(event)
        self.setLineWrapColumnOrWidth(self.viewport().width() - 1)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = self.document().baseUrl().resolved(QUrl(name))
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, url)
        if not Path(url.toLocalFile()).is_relative_to(paths.folder("resources")):
            return super().loadResource(kind, url)
        size = QImageReader(url.toLocalFile()).size()
        if not size.isValid():
            return QImage()
        room = _DRAWN_AT * max(200, self.viewport().width() - 40)
        if size.width() > room:
            size = QSize(room, max(1, round(size.height() * room / size.width())))
        # As large already, and empty: each is read in a turn of its own.
        if not self._due:
            take_turns(self._read())
        self._due[url] = size
        empty = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        empty.fill(Qt.GlobalColor.transparent)
        return _set_ratio(empty)

    def _read(self) -> Iterator[None]:
        while isValid(self) and self._due:
            url = next(iter(self._due))
            size = self._due.pop(url)
            mode = Qt.TransformationMode.SmoothTransformation
            image = QImage(url.toLocalFile()).scaled(size, mode=mode)
            kind = QTextDocument.ResourceType.ImageResource.value
            self.document().addResource(kind, url, _set_ratio(image))
            self.viewport().update()
            yield


def _set_ratio(image: QImage) -> QImage:
    """Returns the image with its pixel ratio set, so that it is shown at its intended size."""
    image.setDevicePixelRatio(_DRAWN_AT)
    return image


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage.value)


def _with_pictures(text: str, folder: Path) -> Iterator[str]:
    for line in text.splitlines(keepends=True):
        picture = line.startswith("![") and line.rstrip().endswith(")")
        if not picture or (folder / line[line.rindex("(") + 1 : line.rindex(")")]).is_file():
            yield line
