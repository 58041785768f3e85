"""Pages of a session with a text and a button, and optionally a field or a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.engine.explain.spoiler import Spoiler
from wmh.helper.ui.look.theme import Theme, scale_length, text_font, theme_of, wrapped_height
from wmh.helper.ui.look.tile import paint_tile
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.study.protocol.protocol import Arm

_WIDE, _EDGE, _SIDE, _GAP, _SIZE = 600, 13, 44, 10, 15
_BESIDE = 520
"""Least width of a picture in which the marks have the left half, and what is seen the right."""
_NARROWEST = 4 * _SIDE + 3 * _GAP
_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
_SAMPLE = (("T", Mark.YELLOW), ("R", Mark.WHITE), ("A", Mark.GREEN), ("Y", Mark.WHITE))
_LISTED = ("seat", "beat", "coat")
"""Sample words for the picture of the list; they do not follow from the sample's feedback."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, and its description for screen readers."""

    pixmap: QPixmap
    said: str


Drawing = Callable[[Theme, float], Pictured]
"""Function that draws a picture for a width in pixels at scale 1."""


@dataclass(frozen=True, slots=True)
class _Marks:
    """Drawing of sample tiles with the meanings of the three marks, laid out for a width."""

    names: tuple[str, ...]
    rows: tuple[int, ...]
    room: int
    high: int

    @classmethod
    def for_width(cls, width: float) -> "_Marks":
        names = (
            _("This letter, at this place"),
            _("In the word, at another place"),
            _("The word has no more of this letter"),
        )
        side, gap, line = scale_length(_SIDE), scale_length(_GAP), scale_length(_SIZE + 8)
        room = scale_length(width) - 2 * gap - line
        rows = tuple(max(line, wrapped_height(name, text_font(_SIZE), room)) for name in names)
        return cls(names, rows, room, side + 2 * gap + sum(rows) + len(rows) * gap)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        side, gap, line = scale_length(_SIDE), scale_length(_GAP), scale_length(_SIZE + 8)
        for place, (letter, mark) in enumerate(_SAMPLE):
            paint_tile(painter, QRectF(place * (side + gap), 0, side, side), letter, mark, theme)
        top = side + 2.0 * gap
        meant = zip((Mark.GREEN, Mark.YELLOW, Mark.WHITE), self.names, self.rows, strict=True)
        for mark, name, row in meant:
            paint_tile(painter, QRectF(0, top, line, line), "", mark, theme)
            painter.setFont(text_font(_SIZE))  # A tile has its own.
            painter.setPen(QColor(theme.ink))
            painter.drawText(QRectF(line + gap, top, self.room, row), _WRAPPED, name)
            top += row + gap


def legend(theme: Theme, width: float) -> Pictured:
    """Returns a picture of the marks and their meanings; it suits every arm."""
    marks = _Marks.for_width(width)
    pixmap = _canvas(width, marks.high)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    marks.paint(painter, theme)
    painter.end()
    return Pictured(pixmap, ". ".join(marks.names))


def drawing_of(arm: Arm) -> Drawing:
    """Returns a function that draws the marks, and what an arm's helper shows: beside or below."""
    return partial(_draw_arm, _help_lines(arm.sees))


def _draw_arm(shown: list[str], theme: Theme, width: float) -> Pictured:
    beside = width >= _BESIDE
    left = width / 2 + _GAP if beside else 0.0
    marks = _Marks.for_width(left if beside else width)
    line = scale_length(_SIZE + 8)
    inside = scale_length(width - left - 2 - 2 * _EDGE)
    texts = [
        max(line, wrapped_height(text, text_font(_SIZE, bold=place == 0), inside))
        for place, text in enumerate(shown)
    ]
    boxed = sum(texts) + 2 * scale_length(_EDGE)
    top = 1 if beside else marks.high + scale_length(_GAP)
    high = max(marks.high, boxed) if beside else top + boxed + 2
    pixmap = _canvas(width, high)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    marks.paint(painter, theme)
    box = QRectF(scale_length(left), top, scale_length(width - left - 2), high - top - 1)
    _paint_shown(painter, shown, theme, box, texts)
    painter.end()
    return Pictured(pixmap, ". ".join((*marks.names, *shown)))


def _canvas(width: float, high: int) -> QPixmap:
    """Returns an empty picture of a width at scale 1, and of a height in pixels."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(scale_length(width) * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _paint_shown(
    painter: QPainter, shown: list[str], theme: Theme, box: QRectF, heights: list[int]
) -> None:
    painter.setPen(QPen(QColor(theme.line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, scale_length(6), scale_length(6))
    painter.setPen(QColor(theme.ink))
    top = box.top() + scale_length(_EDGE)
    for place, (text, high) in enumerate(zip(shown, heights, strict=True)):
        painter.setFont(text_font(_SIZE, bold=place == 0))
        inside = QRectF(
            box.left() + scale_length(_EDGE), top, box.width() - 2 * scale_length(_EDGE), high
        )
        painter.drawText(inside, _WRAPPED, text)
        top += high


def _help_lines(level: Spoiler | None) -> list[str]:
    if level is None:
        return [_("No helper in this part")]
    told = [_("How many words fit")]
    if level in (Spoiler.LETTERS, Spoiler.HINT):
        told.append(_("Letters that help: {0}").format("S  C  B"))
    if level is Spoiler.HINT:
        told.append(_("Letters of a good word: {0}").format("S · A ·"))
    if level >= Spoiler.LIST:
        told.append(_("Words to take, the best first:"))
        told += [f"{rank}   {word.upper()}" for rank, word in enumerate(_LISTED, start=1)]
    return told


_RIGHT = 10
_WIDTH = _WIDE + 30 + _RIGHT
"""Width of the page, with room for a scroll bar beside the picture."""
_MOST = 4000
"""Greatest number of characters of a participant's note."""


class TextPage(QWidget):
    """Page of a text and a button; `show_text` sets its content."""

    done = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._area = QScrollArea(self, widgetResizable=True)
        inside = QWidget(self._area)
        self._title, self._text = plain_label(inside, "title"), plain_label(inside, "prose")
        self._picture = QLabel(inside)
        self._drawing: Drawing | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._end_rest)
        self._waited = ""
        self._tick = QCheckBox(inside)
        self._field = QPlainTextEdit(inside)
        self._field.setTabChangesFocus(True)
        self._field.setFixedHeight(scale_length(120))
        self._button = plain_button("", inside, self.done, name="primary")
        self._tick.toggled.connect(self._allow)
        self._lay_out(inside)

    def _lay_out(self, inside: QWidget) -> None:
        """Lays the text out a little above the page's middle; it scrolls if it does not fit."""
        in_column(
            (REST, 2),
            self._title,
            self._text,
            self._picture,
            self._field,
            self._tick,
            (self._button, 0, Qt.AlignmentFlag.AlignLeft),
            (REST, 3),
            on=inside,
            margins=(0, 0, scale_length(_RIGHT), 0),
            spacing=scale_length(16),
        )
        self._area.setWidget(inside)
        self._area.setMaximumWidth(scale_length(_WIDTH))
        in_row((REST, 1), (self._area, 100), (REST, 1), on=self, margins=0, spacing=0)

    def show_text(
        self,
        title: str,
        text: str,
        button: str,
        *,
        tick: str = "",
        field: str = "",
        picture: Drawing | None = None,
        wait: int = 0,
        waited: str = "",
    ) -> None:
        """Shows a text; `tick` is a statement to agree to, `field` the name of a text field.

        For `wait` seconds the button is disabled; then the text `waited` announces that one may go
        on.
        """
        self._waited = waited
        self._drawing = picture
        self._picture.setVisible(picture is not None)
        self._draw()
        self._rest.stop()
        if wait:
            self._rest.start(wait * 1000)
        say(self._title, title)
        say(self._text, text)
        self._area.setAccessibleName(title)
        self._area.verticalScrollBar().setValue(0)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._tick.setText(tick)
        self._tick.setVisible(bool(tick))
        self._tick.setChecked(False)
        self._field.setVisible(bool(field))
        self._field.setAccessibleName(field)
        self._field.setPlaceholderText(field)
        self._field.clear()
        self._allow()
        self.focus()

    def _draw(self) -> None:
        """Draws the picture as wide as the page has room for."""
        if self._drawing is None:
            return
        bar = self._area.verticalScrollBar().sizeHint().width()
        theme = theme_of(self)
        room = self.width() - bar - scale_length(_RIGHT)
        picture = self._drawing(theme, max(_NARROWEST, min(_WIDE, room / theme.scale)))
        self._picture.setPixmap(picture.pixmap)
        self._picture.setAccessibleName(picture.said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    @Slot(str)
    def refuse(self, text: str) -> None:
        """Shows the reason why the written text is not accepted, and selects the text."""
        say(self._text, text)
        announce(self._text, text)
        self._field.selectAll()
        self._field.setFocus()

    @property
    def written(self) -> str:
        return self._field.toPlainText().strip()[:_MOST]

    def focus(self) -> None:
        order = (self._tick, self._field, self._button)
        next((each for each in order if each.isVisibleTo(self)), self).setFocus()

    @Slot()
    def _end_rest(self) -> None:
        say(self._text, self._waited)
        announce(self._text, self._waited)
        self._allow()
        self.focus()

    @Slot()
    def _allow(self) -> None:
        agreed = self._tick.isChecked() or not self._tick.text()
        self._button.setEnabled(agreed and not self._rest.isActive())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter: presses the button, except in a text field."""
        enter = event.key() in ENTER
        if enter and self._button.isEnabled() and not event.isAutoRepeat():
            self._button.click()
        else:
            super().keyPressEvent(event)


class PausePage(QWidget):
    """Page shown during a pause, which asks for the reason."""

    continued = Signal(str)
    """Emitted with the reason for the pause, when the session should go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        title, self._text = plain_label(self, "title"), plain_label(self, "prose")
        say(title, _("Paused"))
        self._reason = QLineEdit(self)
        self._reason.setMaxLength(200)
        self._reason.setPlaceholderText(_("Reason for the pause"))
        self._reason.setAccessibleName(_("Reason for the pause"))
        self._go_on = QPushButton(_("&Continue (Enter)"), self)
        self._go_on.setObjectName("primary")
        self._reason.returnPressed.connect(self._continue)
        self._go_on.clicked.connect(self._continue)
        widgets = (title, self._text, self._reason, self._go_on)
        for widget in widgets:
            widget.setFixedWidth(scale_length(440))
        centred = ((widget, 0, Qt.AlignmentFlag.AlignHCenter) for widget in widgets)
        in_column((REST, 1), *centred, (REST, 2), on=self, spacing=scale_length(14))

    def begin(self) -> None:
        say(self._text, _("The clock is stopped."))
        self._reason.clear()
        self._reason.setFocus()

    def focus(self) -> None:
        self._reason.setFocus()

    @Slot()
    def _continue(self) -> None:
        if text := self._reason.text().strip():
            self.continued.emit(text)
        else:
            self.refuse(_("Write why it was paused, then go on."))

    @Slot(str)
    def refuse(self, text: str) -> None:
        """Shows why the reason is not accepted, and asks for another reason."""
        say(self._text, text)
        announce(self._text, text)
        self._reason.selectAll()
        self._reason.setFocus()
