"""Page of the guide: Markdown with pictures; links lead to its headings."""

from collections.abc import Iterator
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
from wmh.helper.ui.help.guide_text import slug_of
from wmh.helper.ui.parts.rich_text import OwnBrowser
from wmh.helper.ui.program.ui_steps import take_turns

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
