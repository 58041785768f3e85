"""Labels that elide or wrap plain text, and buttons with plain text."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.rich_text import set_tip


def plain_label(parent: QWidget, name: str) -> QLabel:
    """Returns a label that wraps its text and reads no markup, since the text may be pasted."""
    label = QLabel(parent, wordWrap=True)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def say(label: QLabel, text: str) -> None:
    """Shows a text on a label; hides the label if the text is empty."""
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
    """Returns a button that Enter in a field does not press; `act` is called when it is pressed."""
    made = QPushButton(text, parent)
    made.setObjectName(name)
    set_tip(made, tip)
    made.setAutoDefault(False)
    if act is not None:
        made.clicked.connect(act)
    return made


class ElidedButton(QPushButton):
    """Button whose text is elided if there is no room; Enter in a field does not press it."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        usual, metrics = super().minimumSizeHint(), self.fontMetrics()
        text = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(usual.width() - max(text - metrics.averageCharWidth(), 0), usual.height())

    @property
    def shown(self) -> str:
        """Text of the button as it is visible, perhaps elided."""
        metrics = self.fontMetrics()
        text = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        # Beside the text are the padding and the arrow of a menu, which a style sheet sets.
        room = text + self.width() - self.sizeHint().width()
        how = Qt.TextElideMode.ElideRight
        return metrics.elidedText(self.text(), how, room, Qt.TextFlag.TextShowMnemonic)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown  # pyright: ignore[reportAttributeAccessIssue]
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class Gap(QWidget):
    """Gap in a row, which becomes narrower if there is little room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wide = 0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def show_width(self, pixels: int) -> None:
        if pixels != self._wide:
            self._wide = pixels
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._wide, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


def shorten(text: str) -> str:
    """Returns the text, shortened to what can be read at a glance."""
    if len(text) <= _AT_A_GLANCE:
        return text
    return f"{text[:_AT_A_GLANCE].rsplit(None, 1)[0]} …"


_AT_A_GLANCE = 300
"""Maximal number of characters that `shorten` keeps."""
_LEAST = 40


class ElidedLabel(QLabel):
    """Label that makes its type smaller, and then elides its text, if the text is too long."""

    def __init__(self, parent: QWidget | None, smallest: float = 1) -> None:
        """Makes the label; `smallest` is the least size of its type as a share of the usual one."""
        super().__init__(parent)
        self._smallest = smallest

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, super().minimumSizeHint().height())

    @property
    def shown(self) -> str:
        """Text of the label as it is visible, perhaps elided."""
        return self._elide(self._fitting())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.palette().color(self.foregroundRole())))
        font = self._fitting()
        painter.setFont(font)
        start = QLabel.alignment(self) & Qt.AlignmentFlag.AlignHorizontal_Mask
        how = Qt.AlignmentFlag.AlignVCenter | start
        painter.drawText(self.contentsRect(), how, self._elide(font))

    def _fitting(self) -> QFont:
        font, room = QFont(self.font()), self.contentsRect().width()
        least = font.pixelSize() * self._smallest
        while font.pixelSize() > least and QFontMetrics(font).horizontalAdvance(self.text()) > room:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _elide(self, font: QFont) -> str:
        how, room = Qt.TextElideMode.ElideRight, self.contentsRect().width()
        return QFontMetrics(font).elidedText(self.text(), how, room)


def column_holder(parent: QWidget, *pieces: QWidget) -> QWidget:
    """Returns a widget that holds these in a column, to be shown and hidden together."""
    holder = QWidget(parent)
    in_column(*pieces, on=holder, margins=0, spacing=0)
    return holder
