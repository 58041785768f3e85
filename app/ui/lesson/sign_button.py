"""Buttons with the signs of a player: back, play, pause, forward."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.ui.theme import Theme, scaled


class Sign(Enum):
    """Those that point somewhere point as one reads."""

    BACK = auto()
    PLAY = auto()
    PAUSE = auto()
    FORWARD = auto()


class SignButton(QAbstractButton):
    """Named for those who cannot see the sign."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = Sign.PLAY
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_sign(self, sign: Sign, name: str) -> None:
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(40), scaled(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lively = self.isEnabled() and (self.isDown() or self.underMouse())
        painter.setBrush(QColor(theme.hairline if lively else theme.raised))
        edge = (
            theme.accent if self.hasFocus() else theme.line if self.isEnabled() else theme.hairline
        )
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(rect, scaled(6), scaled(6))
        painter.translate(rect.center())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.scale(-1, 1)
        if self._sign is Sign.BACK:
            painter.scale(-1, 1)
        self._draw(painter, QColor(theme.ink if self.isEnabled() else theme.line))
        painter.end()

    def _draw(self, painter: QPainter, ink: QColor) -> None:
        half = scaled(6)
        if self._sign in (Sign.PLAY, Sign.PAUSE):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            if self._sign is Sign.PAUSE:
                for left in (-0.8, 0.25):
                    painter.drawRect(QRectF(left * half, -half, half * 0.55, half * 2))
            else:
                corners = QPointF(-half * 0.7, -half), QPointF(half, 0), QPointF(-half * 0.7, half)
                painter.drawPolygon(QPolygonF(corners))
            return
        pen = QPen(ink, half / 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tip = QPointF(half * 0.5, 0)
        painter.drawPolyline(
            QPolygonF([QPointF(-half * 0.4, -half * 0.9), tip, QPointF(-half * 0.4, half * 0.9)])
        )
