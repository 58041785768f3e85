"""Combo box that changes only through its list."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from wmh.helper.ui.look.theme import scaled
from wmh.helper.ui.parts.shortcuts import COMMANDS, for_board

_OPENING = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_PASSING = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ChoiceBox(QComboBox):
    """Combo box that ignores the wheel and passes letters on to the board while it is closed.

    Space, up and down open it; in its list letters look for an entry. A long entry is elided.
    """

    @property
    def shown(self) -> str:
        """Chosen entry as it is visible, perhaps elided."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        control = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(control, option, part, self).width()
        how = Qt.TextElideMode.ElideRight
        # As wide as it asks to be, it may lack a few pixels that were lost by rounding.
        return self.fontMetrics().elidedText(self.currentText(), how, room + scaled(1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown  # pyright: ignore[reportAttributeAccessIssue]
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showEvent(self, event: QShowEvent) -> None:
        """Makes a hidden label that names the box, if there is no visible one.

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


def fitted_box(parent: QWidget, name: str) -> ChoiceBox:
    """Box as wide as its longest entry, or narrower in a narrow window."""
    box = ChoiceBox(parent)
    box.setAccessibleName(name)
    box.setMaxVisibleItems(12)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(60)
    return box
