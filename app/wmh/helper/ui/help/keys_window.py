"""Window of all keys with their actions, by menu; the guide has the same table."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.helper.ui.look.clue_words import mark_key, mark_name
from wmh.helper.ui.look.theme import SMALL, legible, mix, text_font, theme_of, wrapped_height
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.rich_text import tip_text
from wmh.helper.ui.shell.actions import action_table, menu_table


def board_keys() -> tuple[tuple[str, str], ...]:
    marks = sorted(Mark, reverse=True)
    return (
        (_("A to Z"), _("type the guess")),
        (
            _("Enter"),
            _("enter the guess; then confirm its colours"),
        ),
        (
            "  ".join(mark_key(mark) for mark in marks),
            _("colour {0}").format(", ".join(mark_name(mark) for mark in marks)),
        ),
        ("2  1  0", _("the same colours, by digits")),
        ("=", _("all green: solved")),
        (_("0 to 9  + -"), _("set a number of the clue")),
        (_("Space, click"), _("next colour")),
        (
            _("Space in an empty row"),
            _("take the first word of the list"),
        ),
        (_("Shift+click"), _("previous colour")),
        (
            _("Arrows"),
            _("other tiles and rows; Down enters the list"),
        ),
        (
            _("Backspace"),
            _("previous tile; on the first tile, edit the guess"),
        ),
        (
            _("Enter in list"),
            _("take the word; double click too"),
        ),
        (_("Esc"), _("back to the board")),
        ("F10", _("the menu; right click too")),
    )


def key_list() -> Iterator[tuple[str, str]]:
    """Yields every key with its description."""
    yield from board_keys()
    for spec in action_table():
        if spec.shortcut:
            shown = QKeySequence(spec.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
            yield shown, spec.text.replace("&", "").lower()


Index = QModelIndex | QPersistentModelIndex

_ROW, _HEAD, _CAP = 28, 38, 21
_INSIDE, _AFTER = 7, 14
"""Padding inside a key cap, and gap between the cap and its text, in pixels."""
_OVER, _END = 4, 6
"""Padding above and below lines of text, and after the last line, in pixels."""
_WORD = 150
"""Minimal width of a column, in pixels."""


class KeyDelegate(QStyledItemDelegate):
    """Draws rows below a heading as key caps, the other rows as headings."""

    def __init__(self, keys: QTreeWidget) -> None:
        super().__init__(keys)
        self._keys = keys
        self._sizes: dict[tuple[int, int, str, int], QSize] = {}
        """Sizes of texts by scale, column and width; the list asks for each several times."""

    def forget(self) -> None:
        """Drops the sizes, since they were measured in another font."""
        self._sizes.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not index.parent().isValid():
            return QSize(0, legible(_HEAD if index.row() else _ROW))
        column, text = index.column(), str(index.data())
        width = self._keys.columnWidth(1) if column else 0  # Keys are as wide whatever is beside.
        asked = legible(_ROW), column, text, width
        if asked not in self._sizes:
            self._sizes[asked] = _meaning_size(text, width) if column else _cap_size(text)
        return self._sizes[asked]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, text = QRectF(option.rect), str(index.data() or "")
        if not index.parent().isValid():
            self._paint_heading(painter, rect, text)
        elif index.column() == 0:
            self._paint_ground(painter, rect, option)
            self._paint_cap(painter, rect, text)
        else:
            self._paint_ground(painter, rect, option)
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(theme_of(self).ink))
            painter.drawText(rect.adjusted(0, 0, -_END, 0), _BESIDE, text)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme_of(self).faint))
        painter.drawText(rect.adjusted(2, 0, 0, -legible(5)), _BELOW, text)

    def _paint_ground(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        theme = theme_of(self)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, mix(theme.accent, theme.window, 0.12))

    def _paint_cap(self, painter: QPainter, rect: QRectF, text: str) -> None:
        theme = theme_of(self)
        font = text_font(SMALL, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(text) + legible(2 * _INSIDE)
        high = legible(_CAP)
        cap = QRectF(rect.left() + 1, rect.center().y() - high / 2, width, high)
        if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cap.moveRight(rect.right() - 1)
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)


def _cap_size(key: str) -> QSize:
    room = QFontMetricsF(text_font(SMALL, bold=True)).horizontalAdvance(key)
    return QSize(round(room) + legible(2 * _INSIDE + _AFTER), legible(_ROW))


def _meaning_size(text: str, column: int) -> QSize:
    """Returns the size of the text that explains a key, wrapped to the width of its column."""
    lines = wrapped_height(text, text_font(SMALL), column - _END)
    return QSize(legible(40), max(legible(_ROW), lines + legible(2 * _OVER)))


_BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_BELOW = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft


_Group = tuple[QTreeWidgetItem, list[QTreeWidgetItem]]

_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_NATIVE = QKeySequence.SequenceFormat.NativeText


class KeysWindow(QDialog):
    """Window of the keys, read from the actions. It is not modal.

    A text typed in its field is searched in keys, actions and menus.
    """

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Keys"))
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(_("Search for a key or what it does"))
        self._search.setAccessibleName(_("Search the keys"))
        self._search.setClearButtonEnabled(True)
        self._search.setMaxLength(80)
        self._nothing = QLabel(_("No key does that."), self)
        self._nothing.setObjectName("hint")
        self._nothing.hide()
        self._list = _KeyList(self)
        self._groups = [self._add_group(title, rows) for title, rows in _groups(actions)]
        self._list.expandAll()
        in_column(
            PageHead(
                self.windowTitle(),
                _("Every key of the main window, by subject."),
                self,
                modest=True,
            ),
            self._search,
            self._nothing,
            (self._list, 1),
            on=self,
            margins=(16, 14, 8, 8),
            spacing=10,
        )
        self._search.textChanged.connect(self._find)
        self.setMinimumWidth(280)
        self.resize(460, 620)
        self._search.setFocus()

    def _add_group(self, title: str, rows: list[tuple[str, str]]) -> _Group:
        group = QTreeWidgetItem([title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self._list.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)
        items = [QTreeWidgetItem(group, [key, _sentence(meaning)]) for key, meaning in rows]
        for item in items:
            item.setData(0, _SPOKEN, f"{item.text(0)}: {item.text(1)}")
            item.setToolTip(1, tip_text(item.text(1)))
        return group, items

    @Slot(str)
    def _find(self, wanted: str) -> None:
        wanted = wanted.strip().casefold()
        found = 0
        for group, rows in self._groups:
            whole = wanted in group.text(0).casefold()
            shown = [each for each in rows if whole or _holds(each, wanted)]
            for each in rows:
                each.setHidden(each not in shown)
            group.setHidden(not shown)
            found += len(shown)
        self._nothing.setVisible(not found)
        if not found:
            announce(self._nothing, self._nothing.text())

    def _enter_list(self) -> None:
        """Moves the focus to the list, in which a visible key is then selected."""
        rows = [each for _group, rows in self._groups for each in rows if not each.isHidden()]
        if rows and self._list.currentItem() not in rows:
            self._list.setCurrentItem(rows[0])
        self._list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Down, which goes from the field to the list, and Esc.

        Esc clears the field before it closes the window.
        """
        if event.key() == Qt.Key.Key_Down and self._search.hasFocus():
            self._enter_list()
        elif event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
            self._search.setFocus()
        else:
            super().keyPressEvent(event)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _holds(row: QTreeWidgetItem, wanted: str) -> bool:
    key = row.text(0).casefold()
    return wanted in key.replace(" ", "") or wanted in f"{key} {row.text(1).casefold()}"


def _groups(actions: Mapping[str, QAction]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yields headings with keys and actions: first the board's, then those of each menu."""
    yield _("On the board and in the list"), list(board_keys())
    menus = {path: title.replace("&", "") for path, title in menu_table().items()}
    for menu, title in menus.items():
        rows = [
            (actions[spec.name].shortcut().toString(_NATIVE), spec.text.replace("&", ""))
            for spec in action_table()
            if spec.menu.partition("/")[0] == menu
            and spec.name
            and not actions[spec.name].shortcut().isEmpty()
        ]
        if rows:
            yield title, rows


class _KeyList(QTreeWidget):
    """List of keys with a description; a row is as high as its description."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys")
        self.setAccessibleName(_("Keys"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        # Not as needed: that is found out by the heights of rows, which depend on it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self._painter = KeyDelegate(self)
        self.setItemDelegate(self._painter)
        self.header().setStretchLastSection(True)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.header().sectionResized.connect(self.scheduleDelayedItemsLayout)
        self._measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._painter.forget()
        elif event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def _measure(self) -> None:
        """Sets the least width of the columns; if there is no room for it, the list scrolls."""
        self.header().setMinimumSectionSize(legible(_WORD))
