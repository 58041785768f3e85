"""Page of a questionnaire: its items, one below the other, with fields for the answers."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)

from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.look.scaling import set_spacing
from wmh.helper.ui.look.theme import SMALL, scale_length, text_font, theme_of
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.study.protocol.questionnaire import Item, ItemKind, Questionnaire

_FEW = 7
"""Greatest number of scale positions that are labelled with numbers."""
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


class Scale(QSlider):
    """Slider for a scale item; its handle appears at the first choice.

    A visible handle would influence the answer. The first arrow key chooses the middle; Home, End
    and (on short scales) digits choose a position.
    """

    chosen = Signal()

    def __init__(self, name: str, values: range, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._values = values
        self._name = name
        self._touched = False
        self.setRange(0, len(values) - 1)
        self.setPageStep(max(len(values) // 5, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.valueChanged.connect(self._tell)

    @property
    def answer(self) -> int | None:
        return self._values[self.value()] if self._touched else None

    def sizeHint(self) -> QSize:
        return QSize(scale_length(300), scale_length(44 if len(self._values) <= _FEW else 26))

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(160), self.sizeHint().height())

    def _choose(self, place: int) -> None:
        first = not self._touched
        self._touched = True
        if place == self.value() and first:
            self._tell()
        self.setValue(place)

    def _tell(self) -> None:
        if self._touched:
            self.setAccessibleName(f"{self._name}: {self.answer}")
            self.update()
            self.chosen.emit()

    # Hands

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Who scrolls past does not answer.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        short = len(self._values) <= _FEW
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._choose(0 if key == Qt.Key.Key_Home else self.maximum())
        elif short and text.isdecimal() and int(text) in self._values:
            self._choose(self._values.index(int(text)))
        elif key in _KEYS and not self._touched:
            self._choose(self.maximum() // 2)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _place_at(self, x: float) -> int:
        first, step = self._geometry()
        return min(max(round((x - first) / step), 0), self.maximum())

    def _geometry(self) -> tuple[float, float]:
        """Returns x of the first position's middle, and the distance of positions, in pixels."""
        margin = scale_length(14)
        return margin, max(self.width() - 2 * margin, 1) / self.maximum()

    # Looks

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, few = theme_of(self), len(self._values) <= _FEW
        first, step = self._geometry()
        middle = scale_length(14)
        last = first + step * self.maximum()
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(first, middle), QPointF(last, middle))
        for place, value in enumerate(self._values):
            x = first + place * step
            tall = scale_length(8 if few or place in (0, self.maximum(), self.maximum() / 2) else 5)
            painter.setPen(QPen(QColor(theme.line), 1.5))
            painter.drawLine(QPointF(x, middle - tall), QPointF(x, middle + tall))
            if few:
                painter.setFont(text_font(SMALL))
                painter.setPen(QColor(theme.faint))
                box = QRectF(x - 20, middle + tall + 1, 40, scale_length(18))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))
        if self._touched:
            self._paint_thumb(painter, QPointF(first + self.value() * step, middle))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_thumb(self, painter: QPainter, at: QPointF) -> None:
        theme = theme_of(self)
        painter.setPen(QPen(QColor(theme.window), 2))
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(at, scale_length(8), scale_length(8))


_WIDTH = 720


class ChoiceAnswer(QComboBox):
    """Field for a choice item, with nothing chosen at first."""

    chosen = Signal()

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(item.text)
        self.setObjectName("field")
        self.addItems(list(item.choices))
        self.setCurrentIndex(-1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentIndexChanged.connect(self.chosen)

    @property
    def answer(self) -> str | None:
        return self.currentText() if self.currentIndex() >= 0 else None

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # Who scrolls past does not answer.


class WrittenAnswer(QLineEdit):
    """Field for a number within limits, or for free text, which may be empty."""

    chosen = Signal()

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(parent)
        self._item = item
        self.setAccessibleName(item.text)
        if item.kind is ItemKind.NUMBER:
            least, most = item.values[0], item.values[-1]
            hint = _("A number from {0} to {1}")
            self.setPlaceholderText(hint.format(least, most))
            self.setMaxLength(max(len(str(least)), len(str(most))))
        else:
            self.setPlaceholderText(_("You may leave it empty"))
            self.setMaxLength(item.longest)
        self.textChanged.connect(self.chosen)

    @property
    def answer(self) -> int | str | None:
        text = self.text().strip()
        if self._item.kind is ItemKind.TEXT:
            return text
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()):
            return None
        return int(text) if int(text) in self._item.values else None


Answered = Scale | ChoiceAnswer | WrittenAnswer


def _field(item: Item, parent: QWidget) -> ChoiceAnswer | WrittenAnswer:
    kind = ChoiceAnswer if item.kind is ItemKind.CHOICE else WrittenAnswer
    return kind(item, parent)


class _Lines(QScrollArea):
    """Scroll area that asks for little height and takes what is left."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class AnswersPage(QWidget):
    """Page of a questionnaire, in the questionnaire's language, not the window's."""

    done = Signal(object)
    """Emitted with the answers by item's name; None for an optional item without an answer."""

    def __init__(self, asked: Questionnaire, parent: QWidget) -> None:
        super().__init__(parent)
        self._fields: dict[str, Answered] = {}
        self._open: dict[str, QCheckBox] = {}
        """Check boxes, by item's name, for leaving an optional item without an answer."""
        title, intro = plain_label(self, "title"), plain_label(self, "prose")
        say(title, asked.title)
        say(intro, asked.intro)
        self._area = _Lines(self, widgetResizable=True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self._area)
        rows = [self._row(item, inside) for item in asked.items]
        in_column(
            *rows,
            (REST, 1),
            on=inside,
            margins=(0, 0, scale_length(10), 0),
            spacing=scale_length(12),
        )
        self._area.setWidget(inside)
        source = plain_label(self, "note")
        unsure = _("This translation has not been validated.")
        say(source, asked.source if asked.validated else f"{asked.source} {unsure}")
        self._hint = plain_label(self, "hint")
        self._button = QPushButton(_("&Done"), self)
        self._button.setObjectName("primary")
        self._button.clicked.connect(self._finish)
        middle = QWidget(self)
        in_column(
            title,
            intro,
            (self._area, 1),
            in_row(self._button, (self._hint, 2), (source, 5)),
            on=middle,
            margins=(0, scale_length(20), 0, 0),
            spacing=scale_length(10),
        )
        middle.setMaximumWidth(scale_length(_WIDTH))
        in_row((REST, 1), (middle, 100), (REST, 1), on=self, margins=0)
        self._count()

    def _row(self, item: Item, inside: QWidget) -> QGridLayout:
        text = plain_label(inside, "item")
        say(text, item.text)
        grid = QGridLayout()
        set_spacing(grid, 10, 2)
        grid.addWidget(text, 0, 0, 1, 3)
        if item.kind is not ItemKind.SCALE:
            field = _field(item, inside)
            field.chosen.connect(self._count)
            self._fields[item.name] = field
            grid.addWidget(field, 1, 0, 1, 3)
            if item.optional:
                tick = QCheckBox(_("I prefer not to say"), inside)
                tick.setAccessibleName(f"{tick.text()}: {item.text}")
                tick.toggled.connect(field.setDisabled)
                tick.toggled.connect(self._count)
                self._open[item.name] = tick
                grid.addWidget(tick, 2, 0, 1, 3)
            return grid
        name = _("{0} From {1} to {2}")
        scale = Scale(name.format(item.text, item.low, item.high), item.values, inside)
        scale.chosen.connect(self._count)
        self._fields[item.name] = scale
        for column, end in ((0, item.low), (2, item.high)):
            label = plain_label(inside, "note")
            label.setFixedWidth(scale_length(110))
            side = Qt.AlignmentFlag.AlignRight if column == 0 else Qt.AlignmentFlag.AlignLeft
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            say(label, end)
            grid.addWidget(label, 1, column)
        grid.addWidget(scale, 1, 1)
        return grid

    def focus(self) -> None:
        next((self._fields[name] for name in self._missing()), self._button).setFocus()

    def _missing(self) -> Iterator[str]:
        """Yields the texts of the items that must still be answered."""
        for name, field in self._fields.items():
            tick = self._open.get(name)
            if field.answer is None and (tick is None or not tick.isChecked()):
                yield name

    @Slot()
    def _count(self) -> None:
        left = len([*self._missing()])
        self._button.setEnabled(not left)
        text = ngettext("1 line is left.", "{0} lines are left.", left)
        say(self._hint, text if left else "")

    @Slot()
    def _finish(self) -> None:
        if not any(self._missing()):
            self.done.emit(
                {
                    name: field.answer if field.isEnabled() else None
                    for name, field in self._fields.items()
                }
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter: goes to the next item, or finishes the page after the last."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif self._button.hasFocus():
            self._finish()
        else:
            self.focus()
            self._area.ensureWidgetVisible(self.focusWidget())
