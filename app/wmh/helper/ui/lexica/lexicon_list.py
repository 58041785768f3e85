"""List of the installed word lists."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _
from wmh.helper.lists.titles import list_title
from wmh.helper.ui.lexica.facts_text import InstalledLexicon, in_short
from wmh.helper.ui.look.theme import LARGE, SMALL, legible, text_font, theme_of
from wmh.helper.ui.parts.value_list import RowPainter, ValueList, ValueModel

_HIGH, _EDGE, _DOT = 46, 10, 7


@dataclass(frozen=True, slots=True)
class ShownLexicon:
    """A word list in the list of all; `used` is true if it is the one in use."""

    lexicon: InstalledLexicon
    open: bool


class LexiconList(ValueList[ShownLexicon]):
    """List of the installed word lists; a dot marks the list in use."""

    chosen = Signal(object)
    """Emitted with the InstalledLexicon that is selected."""
    used = Signal(str)
    """Emitted with the name of the list that the user wants to use."""
    searched = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(ValueModel(_name, _spoken_text, _reason, key=_name), parent, self._use)
        self._lexica: Sequence[InstalledLexicon] = ()
        self._open = ""
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("shelf")
        self.setAccessibleName(_("Installed word lists"))
        self.selectionModel().currentChanged.connect(self._choose)
        self.clicked.connect(self._choose)

    @property
    def looked_at(self) -> InstalledLexicon | None:
        shown = self.selected_value
        return None if shown is None else shown.lexicon

    def show_lexica(self, listed: Sequence[InstalledLexicon], wanted: str) -> None:
        """Shows these word lists, and selects the `wanted` one; without it, the one in use."""
        self._lexica = listed
        with QSignalBlocker(self):
            self.show_open(self._open)
            names = [each.name for each in listed]
            row = next((names.index(name) for name in (wanted, self._open) if name in names), 0)
            self.select_row(row if listed else None)

    def show_open(self, name: str) -> None:
        """Sets the name of the list in use, which is marked."""
        self._open = name
        with QSignalBlocker(self):  # Nobody has chosen a list, whatever rows are shown anew.
            self.rows.show([ShownLexicon(each, each.name == name) for each in self._lexica])

    @Slot()
    def _choose(self) -> None:
        if self.looked_at is not None:
            self.chosen.emit(self.looked_at)

    def _use(self, shown: ShownLexicon) -> None:
        if shown.lexicon.facts is not None:
            self.used.emit(shown.lexicon.name)

    def _size(self, _option: QStyleOptionViewItem, _shown: ShownLexicon) -> QSize:
        return QSize(legible(120), legible(_HIGH))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, shown: ShownLexicon) -> None:
        """Draws the name of a word list, and below it the number of words."""
        theme, listed, state = theme_of(self), shown.lexicon, option.state
        rect = QRectF(option.rect).adjusted(1, 1, -1, -1)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QColor(theme.line) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.hairline))
            painter.setOpacity(1.0 if chosen else 0.5)
            painter.drawRoundedRect(rect, 6, 6)
            painter.setOpacity(1.0)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        edge, above, dot = legible(_EDGE), legible(5), legible(_DOT)
        text = rect.adjusted(edge, above, -edge, -above)
        if shown.open:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(text.right() - dot, text.top() + legible(6), dot, dot))
        upper = text.adjusted(0, 0, -dot - 6, 0)
        painter.setFont(text_font(LARGE - 2, bold=shown.open))
        painter.setPen(QColor(theme.ink))
        self._draw(painter, upper, Qt.AlignmentFlag.AlignTop, list_title(listed.name))
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme.faint if listed.facts else theme.alert))
        self._draw(painter, text, Qt.AlignmentFlag.AlignBottom, in_short(listed))

    def _draw(self, painter: QPainter, rect: QRectF, vertical: Qt.AlignmentFlag, text: str) -> None:
        short = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(rect.width())
        )
        painter.drawText(rect, vertical | Qt.AlignmentFlag.AlignLeft, short)


def _name(shown: ShownLexicon) -> str:
    return list_title(shown.lexicon.name)


def _spoken_text(shown: ShownLexicon) -> str:
    spoken = f"{list_title(shown.lexicon.name)}, {in_short(shown.lexicon)}"
    return _("{0}, in use").format(spoken) if shown.open else spoken


def _reason(shown: ShownLexicon) -> str:
    return shown.lexicon.reason
