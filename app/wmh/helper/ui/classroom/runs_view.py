"""Guesses of the class and of the strategies as tiles, each with the number of words it left."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from wmh.base.text.phrases import _
from wmh.helper.classroom.class_sample import ClassComparison, Run
from wmh.helper.ui.classroom import class_text
from wmh.helper.ui.classroom.turns_view import GuessPager
from wmh.helper.ui.look.clue_picture import paint_turn, turn_width
from wmh.helper.ui.look.theme import (
    SMALL,
    legible,
    mix,
    scale_length,
    text_font,
    theme_of,
    wrapped_height,
)
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import WORDS, in_column
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.value_list import RowPainter, ValueList, ValueModel

_NAMES, _LEAST_NAME, _EDGE = 0.2, 112, 6
_SIDE, _LEAST, _ALONE = 24, 16, 24
_SHARE = 0.36
"""Share of a row's width that the names get while a single guess of each run is shown."""
_BETWEEN, _LINE = 10, 14
"""Gap between two guesses, and height of a line of small type, in pixels."""

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class ShownRun:
    """A run as it is shown: with all its guesses, or only with the guess of an index from 0."""

    run: Run
    guess: int | None


class RunsList(ValueList[ShownRun]):
    """List of runs, the class first.

    All tiles have one size, at which most runs fit in one line.
    """

    turned = Signal(int)
    """Emitted with 1 when the user wants the next guess, or -1 for the previous one."""
    searched = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(ValueModel(_runner, _spoken_text, _spoken_text, key=_runner), parent)
        self._room = 0
        self._runs: tuple[Run, ...] = ()
        self.setItemDelegate(RowPainter(self, self._paint, self._size))
        self.setObjectName("runs")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(_("The class and the strategies"))

    def show_runs(self, runs: tuple[Run, ...], guess: int | None) -> None:
        """Shows all guesses of the runs; if `guess` is an index, only that guess of each run."""
        self._runs = runs
        self.rows.show([ShownRun(run, guess) for run in runs])
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
        if runs and not self.currentIndex().isValid():
            self.select_row(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._room = event.size().width()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_PageUp:
                self.turned.emit(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_PageDown:
                self.turned.emit(1)
            case _:
                super().keyPressEvent(event)

    def _size(self, _option: QStyleOptionViewItem, shown: ShownRun) -> QSize:
        if shown.guess is not None:
            return QSize(self._room, legible(_ALONE + 4))
        run = shown.run
        side = self._side()
        lines = -(-len(run.turns) // self._in_line(run, side)) if run.turns else 1
        font = text_font(SMALL, bold=True)
        name = wrapped_height(class_text.runner(run.strategy), font, self._names())
        high = max(lines * self._line(side), name + legible(_LINE))
        return QSize(self._room, high + scale_length(8))

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, shown: ShownRun) -> None:
        run, guess, theme = shown.run, shown.guess, theme_of(self)
        painter.setLayoutDirection(WORDS)
        area = QRectF(option.rect).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if run.strategy is None:
            painter.setBrush(mix(theme.accent, theme.window, 0.14))
            painter.drawRoundedRect(area, scale_length(5), scale_length(5))
        if option.state & QStyle.StateFlag.State_Selected:
            line = max(1.5, 1.5 * theme.scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), line))
            inner = area.adjusted(line / 2, line / 2, -line / 2, -line / 2)
            painter.drawRoundedRect(inner, scale_length(5), scale_length(5))
        if guess is not None:
            self._paint_alone(painter, area.adjusted(scale_length(_EDGE), 0, 0, 0), run, guess)
            return
        named = area.adjusted(scale_length(_EDGE), scale_length(3), 0, -scale_length(3))
        named.setWidth(self._names())
        self._paint_name(painter, named, run)
        self._paint_turns(
            painter, area.left() + self._names() + scale_length(2 * _EDGE), area.top(), run
        )

    def _paint_alone(self, painter: QPainter, area: QRectF, run: Run, number: int) -> None:
        """Draws a single guess, enlarged, with the number of words left; or that there is none."""
        theme = theme_of(self)
        painter.setFont(text_font(SMALL, bold=run.strategy is None))
        painter.setPen(QColor(theme.ink))
        names, middle = area.width() * _SHARE, Qt.AlignmentFlag.AlignVCenter
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(
            class_text.runner(run.strategy), Qt.TextElideMode.ElideRight, names
        )
        painter.drawText(area, middle, name)
        rest = area.adjusted(names + scale_length(_EDGE), 0, 0, 0)
        if number >= len(run.turns):
            painter.setPen(QColor(theme.faint))
            painter.drawText(rest, middle, class_text.result(run))
            return
        turn, side = run.turns[number], legible(_ALONE)
        said = class_text.left_by(run, number)
        wide = metrics.horizontalAdvance(said) + 2 * scale_length(_EDGE)
        while side > legible(_LEAST) and turn_width(turn, side) + wide > rest.width():
            side -= 1
        top = rest.center().y() - side / 2
        paint_turn(painter, rest.left(), top, turn, side, theme)
        painter.setFont(text_font(SMALL, bold=run.won and number == len(run.turns) - 1))
        painter.setPen(QColor(theme.ink))
        after = turn_width(turn, side) + 2 * scale_length(_EDGE)
        painter.drawText(rest.adjusted(after, 0, 0, 0), middle, said)

    def _paint_name(self, painter: QPainter, area: QRectF, run: Run) -> None:
        theme = theme_of(self)
        painter.setFont(text_font(SMALL, bold=True))
        painter.setPen(QColor(theme.ink))
        name = class_text.runner(run.strategy)
        used = painter.boundingRect(area, _WRAPPED, name)
        painter.drawText(area, _WRAPPED, name)
        painter.setFont(text_font(SMALL))
        painter.setPen(QColor(theme.ink if run.won else theme.alert))
        painter.drawText(area.adjusted(0, used.height(), 0, 0), 0, class_text.result(run))

    def _paint_turns(self, painter: QPainter, left: float, top: float, run: Run) -> None:
        theme = theme_of(self)
        side = self._side()
        across = self._in_line(run, side)
        gap = scale_length(_BETWEEN)
        for number, (turn, words) in enumerate(zip(run.turns, run.left, strict=True)):
            line, place = divmod(number, across)
            x = left + place * (turn_width(turn, side) + gap)
            y = top + scale_length(4) + line * self._line(side)
            paint_turn(painter, x, y, turn, side, theme)
            below = QRectF(x, y + side + 1, turn_width(turn, side), legible(_LINE))
            last = run.won and number == len(run.turns) - 1
            painter.setFont(text_font(SMALL))
            painter.setPen(QColor(theme.faint))
            painter.drawText(
                below,
                Qt.AlignmentFlag.AlignCenter,
                class_text.found_label() if last else whole(words),
            )

    # Room

    def _names(self) -> int:
        """Returns the width of the column of names."""
        return max(scale_length(_LEAST_NAME), int(self._room * _NAMES))

    def _side(self) -> int:
        """Returns the side of a tile in pixels, at which most runs fit in one line."""
        by_length = sorted(self._runs, key=lambda run: len(run.turns))
        usual = by_length[len(by_length) * 3 // 4] if by_length else None
        for side in range(legible(_SIDE), legible(_LEAST), -1):
            if usual is None or self._in_line(usual, side) >= len(usual.turns):
                return side
        return legible(_LEAST)

    def _in_line(self, run: Run, side: int) -> int:
        """Returns the number of a run's guesses that fit in a line, with tiles of this side."""
        if not run.turns:
            return 1
        width, gap = turn_width(run.turns[0], side), scale_length(_BETWEEN)
        room = self._room - self._names() - scale_length(3 * _EDGE)
        return max(int((room + gap) // (width + gap)), 1)

    def _line(self, side: int) -> int:
        return side + legible(_LINE) + scale_length(6)


def _runner(shown: ShownRun) -> str:
    return class_text.runner(shown.run.strategy)


def _spoken_text(shown: ShownRun) -> str:
    return class_text.spoken_run(shown.run, shown.guess)


class RunsView(QWidget):
    """View of the runs: first with all guesses, then with one guess of every run per key press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = 0
        self._runs: tuple[Run, ...] = ()
        self._guess: int | None = None
        self._turner = GuessPager(self)
        self._turner.turned.connect(self._turn)
        self._list = RunsList(self)
        self._list.turned.connect(self._turn)
        self.setFocusProxy(self._list)
        in_column(self._turner, (self._list, 1), on=self, margins=(0, 2, 0, 0), spacing=2)
        self.clear()

    def clear(self) -> None:
        self._words, self._runs, self._guess = 0, (), None
        self._show()

    def show_runs(self, comparison: ClassComparison) -> None:
        self._words, self._runs = comparison.words, comparison.runs
        self._show()

    @property
    def _most(self) -> int:
        return max((len(run.turns) for run in self._runs), default=0)

    @Slot(int)
    def _turn(self, by: int) -> None:
        number = (-1 if self._guess is None else self._guess) + by
        if -1 <= number < self._most:
            self._guess = None if number < 0 else number
            self._show()

    def _show(self) -> None:
        guess = self._guess
        said = (
            class_text.all_guesses(self._words)
            if guess is None
            else class_text.which(guess, self._most)
        )
        last = self._most == (0 if guess is None else guess + 1)
        self._turner.setVisible(bool(self._runs))
        self._turner.show_which(said, first=guess is None, last=last)
        if said != self._list.accessibleDescription():
            self._list.setAccessibleDescription(said)
            announce(self._list, said)
        self._list.show_runs(self._runs, guess)
