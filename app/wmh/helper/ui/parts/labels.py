"""The labels, which show text as it is, elided or wrapped; and the plain button."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.rich_text import set_tip


def plain_label(parent: QWidget, name: str) -> QLabel:
    """One that wraps; what people pasted is never read as markup."""
    label = QLabel(parent, wordWrap=True)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def say(label: QLabel, text: str) -> None:
    """Show a text, or nothing at all where there is none."""
    label.setText(text)
    label.setAccessibleName(text)
    label.setVisible(bool(text))


def plain_button(
    text: str,
    parent: QWidget,
    act: Callable[..., object] | SignalInstance | None = None,
    *,
    name: str = "",
    tip: str = "",
) -> QPushButton:
    """One that Enter in a field does not press; `act` is what a click does."""
    made = QPushButton(text, parent)
    made.setObjectName(name)
    set_tip(made, tip)
    made.setAutoDefault(False)
    if act is not None:
        made.clicked.connect(act)
    return made


def shortened(text: str) -> str:
    """What can be read at a glance."""
    if len(text) <= _AT_A_GLANCE:
        return text
    return f"{text[:_AT_A_GLANCE].rsplit(None, 1)[0]} …"


_AT_A_GLANCE = 300
"""Characters that are shown where there is little room."""
_LEAST = 40


class ElidedLabel(QLabel):
    """Ends in an ellipsis where it is too long even in the smallest type."""

    def __init__(self, parent: QWidget | None, smallest: float = 1) -> None:
        """`smallest` is the share of the size of its type that it may be shown with."""
        super().__init__(parent)
        self._smallest = smallest

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, super().minimumSizeHint().height())

    @property
    def shown(self) -> str:
        """As much of its text as is seen."""
        return self._shown(self._fitting())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.palette().color(self.foregroundRole())))
        font = self._fitting()
        painter.setFont(font)
        start = QLabel.alignment(self) & Qt.AlignmentFlag.AlignHorizontal_Mask
        how = Qt.AlignmentFlag.AlignVCenter | start
        painter.drawText(self.contentsRect(), how, self._shown(font))

    def _fitting(self) -> QFont:
        font, room = QFont(self.font()), self.contentsRect().width()
        least = font.pixelSize() * self._smallest
        while font.pixelSize() > least and QFontMetrics(font).horizontalAdvance(self.text()) > room:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _shown(self, font: QFont) -> str:
        how, room = Qt.TextElideMode.ElideRight, self.contentsRect().width()
        return QFontMetrics(font).elidedText(self.text(), how, room)


def held(parent: QWidget, *pieces: QWidget) -> QWidget:
    """Pieces one below the other, to be hidden by what holds them, whichever of them is there."""
    holder = QWidget(parent)
    in_column(*pieces, on=holder, margins=0, spacing=0)
    return holder
