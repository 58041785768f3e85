"""Window of the guide: the pages of resources/guide, with contents and a search."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from wmh.base.files import paths
from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.help.guide_page import (
    CONTENTS,
    GuidePage,
    GuideSection,
    Hit,
    pages,
    search,
    sections,
    words_of,
)
from wmh.helper.ui.look.theme import scale_length, wrapped_height
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.printing import print_button
from wmh.helper.ui.parts.rich_text import tip_text
from wmh.helper.ui.parts.value_list import Index

_Place = tuple[Path, str]
"""Page, and the slug of a heading on the page; "" for its top."""

_SECTION = Qt.ItemDataRole.UserRole
_LEAST_WIDTH = 700
"""Width at scale 1 from which the contents are shown beside a page."""
_LEAST_WANTED = 2
"""Fewest letters of a search: a single letter would be found on every page."""


class GuideWindow(QDialog):
    """Window of the guide; not modal. Links to its pages open here, other links in the browser."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Guide"))
        folder = paths.folder("resources") / "guide"
        self._book = tuple(each for page in pages(folder) for each in sections(page))
        self._before: list[_Place] = []
        self._here: _Place = folder / CONTENTS, ""
        self._page = GuidePage(self)
        self._page.anchorClicked.connect(self._follow)
        self._contents = _Contents(self)
        self._contents.itemClicked.connect(self._take)
        self._contents.itemActivated.connect(self._take)
        self._search = self._search_field()
        self._back = QPushButton(_("&Back"), self)
        self._back.clicked.connect(self._go_back)
        self._back.setAutoDefault(False)
        self._said = QLabel(self)
        self._said.setObjectName("hint")
        self._said.setWordWrap(True)
        self._beside = QPushButton(_("&Contents"), self)
        self._beside.setAutoDefault(False)
        self._beside.setCheckable(True)
        self._beside.setChecked(True)
        self._beside.toggled.connect(self._contents.setVisible)
        printing = print_button(self._page, self)
        above = in_row(self._back, self._beside, (self._search, 1), printing, spacing=8)
        read = in_row((self._contents, 3), (self._page, 8), spacing=12)
        in_column(above, self._said, (read, 1), on=self, margins=(14, 12, 14, 12), spacing=8)
        self.resize(980, 640)
        self._contents.show_pages(self._book)
        self._open(self._here)
        self._say_language()
        self._page.setFocus()

    def _search_field(self) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(_("Search all pages"))
        field.setAccessibleName(_("Search all pages"))
        field.setClearButtonEnabled(True)
        field.setMaxLength(80)
        field.textChanged.connect(self._find)
        field.returnPressed.connect(self._open_first)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._focus_search)
        return field

    def _open(self, place: _Place) -> None:
        page, slug = self._here = place
        if self._page.page != page:
            self._page.show_page(page)
        self._page.show_place(slug)
        self._back.setEnabled(bool(self._before))
        self._contents.show_place(page, slug)

    def _go(self, page: Path, slug: str) -> None:
        if (page, slug) != self._here:
            self._before.append(self._here)
        self._open((page, slug))

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        page, _slug = self._here
        there = Path(url.toLocalFile()) if url.isLocalFile() else page.parent / url.path()
        if url.scheme() not in ("", "file"):
            QDesktopServices.openUrl(url)
        elif not url.path():
            self._go(page, url.fragment())
        elif there.suffix == ".md" and there.is_file():
            self._go(there, url.fragment())
        elif there.exists():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(there.resolve())))
        else:
            text = _("{0} is not installed here; the source code has it.")
            self._say(text.format(there.name))

    @Slot()
    def _go_back(self) -> None:
        if self._before:
            self._open(self._before.pop())
            self._page.setFocus()

    @Slot()
    def _focus_search(self) -> None:
        self._search.setFocus()
        self._search.selectAll()

    @Slot(str)
    def _find(self, wanted: str) -> None:
        """Shows the sections that a search finds in place of the contents."""
        if len(wanted.strip()) < _LEAST_WANTED:
            self._contents.show_pages(self._book)
            self._contents.show_place(*self._here)
            self._say_language()
            return
        self._beside.setChecked(True)
        hits = search(self._book, wanted)
        self._contents.show_hits(hits)
        if hits:
            self._say(ngettext("Found in 1 place", "Found in {0} places", len(hits)))
        else:
            self._say(_("No page has these words. Try fewer words."))

    @Slot()
    def _open_first(self) -> None:
        """Opens the next result; after the last one, the first."""
        item = self._contents.next_hit()
        if item is not None:
            self._take(item)

    @Slot(QTreeWidgetItem)
    def _take(self, item: QTreeWidgetItem) -> None:
        section = item.data(0, _SECTION)
        if isinstance(section, GuideSection):
            self._go(section.page, section.slug)
            self._page.mark_words(words_of(self._search.text()))

    def _say_language(self) -> None:
        english = self.locale().language() is self.locale().Language.English
        self._say("" if english else _("The guide is in English."))

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))
        if text:
            announce(self._said, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hides the contents in a narrow window, so that the page has the whole width."""
        super().resizeEvent(event)
        least = scale_length(_LEAST_WIDTH)
        was, wide = event.oldSize().width() >= least, event.size().width() >= least
        if was is not wide or not event.oldSize().isValid():
            self._beside.setChecked(wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Down, which goes from the search to its results, and Esc.

        Esc clears the search before it closes the window.
        """
        if event.key() == Qt.Key.Key_Down and self._search.hasFocus():
            self._contents.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
            self._page.setFocus()
        elif event.matches(QKeySequence.StandardKey.Back):
            self._go_back()
        else:
            super().keyPressEvent(event)


class _WrappedEntry(QStyledItemDelegate):
    """Delegate whose entries are high enough for their whole text."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Returns the size of an entry, of which each line is as wide as the tree allows."""
        usual = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        edge = 2 * (self._tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 4)
        width = self._tree.viewport().width() - depth * self._tree.indentation() - edge
        text = str(index.data())
        high = wrapped_height(text, self._tree.font(), max(width, 1))
        return QSize(usual.width(), max(usual.height(), high + 2))


class _Contents(QTreeWidget):
    """Tree of the pages with their sections, or list of the results of a search."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Contents"))
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformRowHeights(False)
        self.setWordWrap(True)  # A title that is cut says too little.
        self.setItemDelegate(_WrappedEntry(self))
        self.setExpandsOnDoubleClick(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def show_pages(self, book: tuple[GuideSection, ...]) -> None:
        self.clear()
        page: QTreeWidgetItem | None = None
        for section in book:
            if not section.slug:
                page = self._add(section, section.heading, self.invisibleRootItem())
            elif page is not None and section.level == 2:
                self._add(section, section.heading, page)

    def show_hits(self, hits: list[Hit]) -> None:
        self.clear()
        for hit in hits:
            section = hit.section
            above = section.heading if not section.slug else f"{section.title}: {section.heading}"
            item = self._add(section, f"{above}\n{hit.excerpt}", self.invisibleRootItem())
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{above}. {hit.excerpt}")

    def show_place(self, page: Path, slug: str) -> None:
        """Selects a page or section in the contents, and expands the page."""
        for item in self._entries(self.invisibleRootItem()):
            section = item.data(0, _SECTION)
            if not isinstance(section, GuideSection) or section.page != page or section.slug:
                continue
            item.setExpanded(True)
            below = self._entries(item)
            self.setCurrentItem(next((x for x in below if x.data(0, _SECTION).slug == slug), item))

    def next_hit(self) -> QTreeWidgetItem | None:
        """Selects the entry after the selected one, and returns it; None without entries."""
        entries = self._entries(self.invisibleRootItem())
        if not entries:
            return None
        current = self.currentItem()
        at = entries.index(current) if current in entries else -1
        item = entries[(at + 1) % len(entries)]
        self.setCurrentItem(item)
        return item

    def _entries(self, above: QTreeWidgetItem) -> list[QTreeWidgetItem]:
        below = (above.child(row) for row in range(above.childCount()))
        return [each for each in below if each is not None]

    def _add(self, section: GuideSection, text: str, to: QTreeWidgetItem) -> QTreeWidgetItem:
        item = QTreeWidgetItem(to, [text])
        item.setData(0, _SECTION, section)
        item.setToolTip(0, tip_text(text))
        return item
