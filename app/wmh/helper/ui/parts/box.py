"""Box of choices, whose choice is changed in its list only, not by the wheel or letters."""

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from wmh.helper.ui.look.pegs import length_text
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.shortcuts import COMMANDS, for_board

_OPENING = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_PASSING = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


_T = TypeVar("_T")


class Choice(NamedTuple, Generic[_T]):
    """An entry of a box: its text, the value that it stands for, and its tip."""

    text: str
    value: _T
    tip: str = ""


class ChoiceBox(QComboBox, Generic[_T]):
    """Combo box that ignores the wheel and, while it is closed, passes letters on to the board.

    Space, up and down open it; in its list letters look for an entry. A long entry is elided.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[Choice[_T]] = []

    @property
    def value(self) -> _T:
        """Value of the chosen entry. Raises IndexError if no entry is chosen."""
        if self.currentIndex() < 0:
            raise IndexError(self.accessibleName())
        return self._choices[self.currentIndex()].value

    def value_or(self, usual: _T) -> _T:
        """Returns the value of the chosen entry, or `usual` if no entry is chosen."""
        return self.value if self.currentIndex() >= 0 else usual

    def offer(self, choices: Iterable[Choice[_T]]) -> None:
        """Replaces the entries without a signal.

        The value that was chosen stays chosen if it is offered again; otherwise the first entry is
        chosen.
        """
        offered = list(choices)
        if offered == self._choices:
            return
        with QSignalBlocker(self):
            before = [self.value] if self.currentIndex() >= 0 else []
            self.clear()
            self._choices = offered
            for row, each in enumerate(offered):
                self.addItem(each.text)
                if each.tip:
                    self.setItemData(row, each.tip, Qt.ItemDataRole.ToolTipRole)
            for value in before:
                self.choose(value)

    def choose(self, value: _T) -> bool:
        """Chooses the entry of a value; returns False if there is no such entry."""
        for row, each in enumerate(self._choices):
            if each.value == value:
                self.setCurrentIndex(row)
                return True
        return False

    @property
    def shown(self) -> str:
        """Text of the chosen entry as it is visible, perhaps elided."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, part, self).width()
        how = Qt.TextElideMode.ElideRight
        # As wide as it asks to be, it may lack a few pixels that were lost by rounding.
        return self.fontMetrics().elidedText(self.currentText(), how, room + scale_length(1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown  # pyright: ignore[reportAttributeAccessIssue]
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showEvent(self, event: QShowEvent) -> None:
        """Makes a hidden label that names the box, unless a visible label does.

        On Linux the accessible name of a combo box is its chosen entry, so only labels can name it.
        """
        super().showEvent(event)
        label_of = QAccessible.RelationFlag.Label
        if not QAccessible.queryAccessibleInterface(self).relations(label_of):
            label = QLabel(self.accessibleName(), self.parentWidget())
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(self)
            label.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING and not event.modifiers() & COMMANDS:
            self.showPopup()
        elif event.key() in _PASSING or for_board(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


def fitted_box(parent: QWidget, name: str, choices: Iterable[Choice[_T]] = ()) -> ChoiceBox[_T]:
    """Returns a box as wide as its longest entry, or narrower in a narrow window."""
    box = ChoiceBox[_T](parent)
    box.setAccessibleName(name)
    box.setMaxVisibleItems(12)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(60)
    box.offer(choices)
    return box


def length_choices(lexicon: str, lengths: Iterable[int]) -> Iterator[Choice[int]]:
    """Yields lengths as choices: numbers of letters or, for a list of codes, of their symbols."""
    for length in lengths:
        yield Choice(length_text(lexicon, length), length)
