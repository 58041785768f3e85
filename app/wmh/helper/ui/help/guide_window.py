"""The guide: the pages of resources/guide, as they stand in the checkout."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QImageReader,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QWidget
from shiboken6 import isValid

from wmh.base.files import paths
from wmh.base.text.phrases import _
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.rich_text import OwnBrowser
from wmh.helper.ui.program.turns import take_turns

CONTENTS = "index.md"

_DRAWN_AT = 2
"""Dots of a picture for one of the screen: they are sharp on fine ones too."""
_INDENT = 12
"""Indent of code."""
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class GuideWindow(QDialog):
    """Stops nothing. A link to a page opens it here, one to anything else with the system."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Guide"))
        self._before: list[Path] = []
        self._text = _Page(self)
        self._text.anchorClicked.connect(self._follow)
        self._back = QPushButton(_("&Back"), self)
        self._back.clicked.connect(self._go_back)
        contents = QPushButton(_("&Contents"), self)
        contents.clicked.connect(self._open_contents)
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(_("Search this page"))
        self._search.setAccessibleName(_("Search this page"))
        self._search.setClearButtonEnabled(True)
        self._search.returnPressed.connect(self._find)
        self._said = QLabel(self)
        self._said.setObjectName("hint")
        for button in (self._back, contents):
            button.setAutoDefault(False)
        in_column(
            in_row(self._back, contents, (REST, 1), (self._search, 2), spacing=8),
            self._said,
            (self._text, 1),
            on=self,
            margins=(14, 12, 14, 12),
            spacing=8,
        )
        self.resize(720, 640)
        self._open(paths.folder("resources") / "guide" / CONTENTS)
        self._text.setFocus()

    def _open(self, page: Path) -> None:
        self._text.show_page(page)
        self._back.setEnabled(bool(self._before))
        english = self.locale().language() is self.locale().Language.English
        self._say("" if english else _("The guide is in English."))

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        here = self._text.page
        there = Path(url.toLocalFile()) if url.isLocalFile() else here.parent / url.path()
        if url.scheme() not in ("", "file"):
            QDesktopServices.openUrl(url)
        elif not url.path():
            self._text.scrollToAnchor(url.fragment())
        elif there.suffix == ".md" and there.is_file():
            self._before.append(here)
            self._open(there)
        elif there.exists():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(there.resolve())))
        else:
            text = _("{0} is not installed here; it stands in the checkout.")
            self._say(text.format(there.name))

    @Slot()
    def _go_back(self) -> None:
        if self._before:
            self._open(self._before.pop())
            self._text.setFocus()

    @Slot()
    def _open_contents(self) -> None:
        if self._text.page.name != CONTENTS:
            self._before.append(self._text.page)
            self._open(self._text.page.with_name(CONTENTS))
        self._text.setFocus()

    @Slot()
    def _find(self) -> None:
        """The next place, from the top again after the last."""
        wanted = self._search.text()
        found = self._text.find(wanted)
        if not found:
            self._text.moveCursor(self._text.textCursor().MoveOperation.Start)
            found = self._text.find(wanted)
        text = _("{0} does not stand on this page.")
        self._say("" if found or not wanted else text.format(wanted))

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))
        if text:
            announce(self._said, text)


class _Page(OwnBrowser):
    """A page of Markdown, whose pictures are no wider than itself."""

    page = Path()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setAccessibleName(_("Page"))
        self.setLineWrapMode(self.LineWrapMode.FixedPixelWidth)
        self._due: dict[QUrl, QSize] = {}

    def show_page(self, page: Path) -> None:
        """Pictures that are not installed are left out."""
        self.page = page
        self._due.clear()
        text = page.read_text("utf-8")
        self.document().setBaseUrl(QUrl.fromLocalFile(str(page)))
        self.setMarkdown("".join(_with_pictures(text, page.parent)))
        self._set_apart()

    def _set_apart(self) -> None:
        """Room between paragraphs, headings and pieces of code, which Markdown's have not."""
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
        """Qt makes some tables a pixel wider than the page: it would be scrolled sideways."""
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
        return _drawn(empty)

    def _read(self) -> Iterator[None]:
        while isValid(self) and self._due:
            url = next(iter(self._due))
            size = self._due.pop(url)
            mode = Qt.TransformationMode.SmoothTransformation
            image = QImage(url.toLocalFile()).scaled(size, mode=mode)
            kind = QTextDocument.ResourceType.ImageResource.value
            self.document().addResource(kind, url, _drawn(image))
            self.viewport().update()
            yield


def _drawn(image: QImage) -> QImage:
    """Sets the pixel ratio at which the image was drawn."""
    image.setDevicePixelRatio(_DRAWN_AT)
    return image


def _is_code(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage.value)


def _with_pictures(text: str, folder: Path) -> Iterator[str]:
    for line in text.splitlines(keepends=True):
        picture = line.startswith("![") and line.rstrip().endswith(")")
        if not picture or (folder / line[line.rindex("(") + 1 : line.rindex(")")]).is_file():
            yield line
