"""The box to choose from: it is changed through its list alone."""

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
    """Closed, it lets the wheel move what it lies in, and letters go on to the board.

    Space, up and down open it; in its list letters look for an entry. What is chosen ends in an
    ellipsis where it is too long.
    """

    @property
    def shown(self) -> str:
        """As much of what is chosen as is seen."""
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
        """On Linux the accessible name of a box is what is chosen in it, and labels name it.

        Where none is seen, one is made that is not.
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
    """As wide as its longest entry, where there is room: narrow windows cut that off."""
    box = ChoiceBox(parent)
    box.setAccessibleName(name)
    box.setMaxVisibleItems(12)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(60)
    return box
