"""The page of a lesson: its stages, the drawing, the sentence, and what steers it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wmh.lesson.sentence import Sentence
from wmh.lesson.step import TITLES, Stage, StepPart
from wmh.ui.lesson.controls import Controls
from wmh.ui.lesson.drawing_view import DrawingView
from wmh.ui.lesson.lesson_text import place_of, spoken, told
from wmh.ui.lesson.notes import Notes
from wmh.ui.lesson.player import LessonPlayer
from wmh.ui.look.theme import LARGE, SMALL, legible, scaled, text_font, theme_of
from wmh.ui.parts.announce import announce
from wmh.ui.parts.layout import in_row

_SHARE = 0.118
"""Of the window's height, at most: room for two lines on a projector. Larger type has more."""

_LARGER = 1.5
"""How much larger a question and its answer are, where they are short enough."""

_USUAL = QSize(640, 440)
"""A window in which the type is large; in a larger one it is larger still, as drawings are."""


class SentenceBar(QFrame):
    """It is as high as the longest sentence needs, so that the drawing above never moves."""

    def __init__(self, texts: Sequence[str], parent: QWidget) -> None:
        """The `texts` are all that it will have to show."""
        super().__init__(parent)
        self.setObjectName("saying")
        self._texts = texts
        self._percent = 100
        self._font, self._room = text_font(LARGE, bold=True), 0
        self._words = QLabel(self, wordWrap=True)
        self._words.setObjectName("sentence")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._count = QLabel(self)
        self._count.setObjectName("place")
        self._count.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing)
        in_row((self._words, 1), self._count, on=self, margins=(12, 2, 12, 2), spacing=16)

    def show_text(self, text: str, part: StepPart, count: str) -> None:
        self._words.setText(text)
        self._words.setAccessibleName(text)
        self._count.setText(count)
        self._count.setAccessibleName(count)
        if self.property("part") != part.value:
            self.setProperty("part", part.value)
            self.style().polish(self)
            self.update()  # Its border is not repainted with what is inside.
        self._fit()

    def show_size(self, percent: int) -> None:
        self._percent = percent
        self.settle()

    def settle(self) -> None:
        """The type that was asked for, or as large as leaves room for the drawing."""
        font, least = text_font(LARGE, bold=True), legible(SMALL)
        window = self.window().size()
        height = window.height() * _SHARE * (100 + self._percent) / 200
        larger = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
        size = round(max(font.pixelSize(), LARGE * larger) * self._percent / 100)
        while size > least and self._tallest(_sized(font, size)) > height:
            size -= 1
        self._font = _sized(font, size)
        self._room = self._tallest(self._font)
        self._words.setMinimumHeight(self._room)
        self._fit()

    def _fit(self) -> None:
        """What is asked and answered is bold, and larger where there is room for it."""
        font = QFont(self._font)
        if self.property("part") == StepPart.SHOWS.value:
            font.setBold(False)
        else:
            text, most = self._words.text(), round(font.pixelSize() * _LARGER)
            for size in range(font.pixelSize() + 1, most + 1):
                if self._height(text, _sized(font, size)) > self._room:
                    break
                font.setPixelSize(size)
        self._words.setFont(font)

    def _tallest(self, font: QFont) -> int:
        return max(self._height(text, font) for text in self._texts)

    def _height(self, text: str, font: QFont) -> int:
        width, wrapped = max(self._words.width(), 1), Qt.TextFlag.TextWordWrap
        return QFontMetrics(font).boundingRect(0, 0, width, 0, wrapped, text).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()


def _sized(font: QFont, pixels: int) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized


translate = QCoreApplication.translate


class StageBar(QWidget):
    """The stage that is shown is marked; a click goes to another one."""

    wanted = Signal(int)
    """The number of a stage."""

    def __init__(self, stages: Sequence[Stage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._titles = [told(TITLES[stage]) for stage in stages]
        self._boxes = [QPushButton(self) for _ in stages]
        self._arrows = [_Arrow(self) for _ in stages[1:]]
        self._heading = _Heading(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 2, 4, 2)
        self._row.setSpacing(4)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addWidget(self._heading, 1)
        for number, box in enumerate(self._boxes):
            if number:
                self._row.addWidget(self._arrows[number - 1])
            self._row.addWidget(box)
            self._prepare(box, number)

    def _prepare(self, box: QPushButton, number: int) -> None:
        title = self._titles[number]
        box.setObjectName("stage")
        box.setCheckable(True)
        box.setToolTip(title)
        box.clicked.connect(lambda: self._choose(number))
        said = translate("StageBar", "Stage {0} of {1}: {2}")
        box.setAccessibleName(said.format(number + 1, len(self._boxes), title))

    def show_heading(self, heading: str | Sentence) -> None:
        """That of the drawing, which never moves away with it."""
        said = told(heading) if isinstance(heading, Sentence) else heading
        self._heading.show_text(said)
        self._heading.setAccessibleName(said)
        self._heading.setHidden(not said)
        self._word()

    def show_stage(self, current: int) -> None:
        for number, box in enumerate(self._boxes):
            box.setChecked(number == current)
        self._word()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._word()

    def _choose(self, number: int) -> None:
        self._boxes[number].setChecked(True)  # A click on the current one would clear it.
        self.wanted.emit(number)

    def _word(self) -> None:
        """Whatever the heading leaves room for: titles, that of the current stage, or numbers."""
        forms: tuple[Callable[[int], str], ...] = (
            lambda n: f"{n + 1}  {self._titles[n]}",
            lambda n: self._titles[n],
            lambda n: self._titles[n] if self._boxes[n].isChecked() else str(n + 1),
            lambda n: str(n + 1),
        )
        heading = self._heading.wanted
        for form, arrows in (*((form, True) for form in forms), (forms[-1], False)):
            for number, box in enumerate(self._boxes):
                box.setText(form(number).replace("&", "&&"))
            for arrow in self._arrows:
                arrow.shorten(short=not arrows)
            self._row.invalidate()
            if self._row.minimumSize().width() + heading <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._word()


class _Heading(QLabel):
    """It takes what room there is, and its type is smaller where it is too long."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("heading")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def wanted(self) -> int:
        """The width of the text; none where it is not shown."""
        if not self.text():
            return 0
        return QFontMetrics(text_font(LARGE, bold=True)).horizontalAdvance(self.text()) + 12

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_text(self, text: str) -> None:
        self.setText(text)
        self._fit()

    def _fit(self) -> None:
        font, least = text_font(LARGE, bold=True), legible(SMALL)
        while font.pixelSize() > least and (
            QFontMetrics(font).horizontalAdvance(self.text()) > self.width()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        self.setFont(font)


class _Arrow(QWidget):
    """From one stage to the next, in the direction one reads."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._short = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def shorten(self, *, short: bool) -> None:
        """Hidden it would lay out anew what asks for it."""
        if short != self._short:
            self._short = short
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0 if self._short else scaled(14), scaled(10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._short:
            return
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle, end, head = self.height() / 2, self.width() - 0.5, self.width() * 0.36
        painter.setPen(QPen(QColor(theme.line), max(1.0, 1.2 * theme.scale)))
        painter.drawLine(QPointF(0.5, middle), QPointF(end - head / 2, middle))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        corners = (middle, 0.0), (middle - head * 0.6, head), (middle + head * 0.6, head)
        painter.drawPolygon(QPolygonF([QPointF(end - back, y) for y, back in corners]))
        painter.end()


_NOTES = 240
"""The width of the notes."""


class LessonPage(QWidget):
    """Shows where its course is."""

    def __init__(self, course: LessonPlayer, pace: int, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.course = course
        self._stages = StageBar([stage for stage, _ in course.lesson.jumps], self)
        self.view = DrawingView(self)
        self._notes = Notes(self)
        self._notes.hide()
        self._saying = SentenceBar([told(step.said) for step in course.lesson.steps], self)
        self.controls = Controls(course, pace, menu, self)
        self._lay_out()
        self._stages.wanted.connect(course.to_stage)
        course.moved.connect(self._show_step)
        self._show_step()
        self.setFocusProxy(self.view)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._notes.setFixedWidth(scaled(_NOTES))
            self._saying.settle()

    def show_size(self, percent: int, *, presented: bool, whole: bool = False) -> None:
        """Presented it is steered with keys alone."""
        self.controls.setHidden(presented)
        self.view.show_size(percent, presented=presented, whole=whole)
        self._saying.show_size(max(percent, 100))

    def show_notes(self, *, shown: bool) -> None:
        self._notes.setVisible(shown)

    def _lay_out(self) -> None:
        self._notes.setFixedWidth(scaled(_NOTES))
        column = QVBoxLayout(self)
        # On a projector no room is lost around the drawing, which has the window's ground.
        column.setContentsMargins(2, 2, 2, 0)
        column.setSpacing(1)
        column.addWidget(self._stages)
        column.addLayout(in_row((self.view, 1), self._notes, spacing=12), 1)
        column.addWidget(self._saying)
        column.addWidget(self.controls)

    @Slot()
    def _show_step(self) -> None:
        course = self.course
        said = spoken(course)
        self.view.setAccessibleName(said)
        drawing = course.step.figure.drawn()
        self.view.show_drawing(drawing, course.lesson.extents[course.at])
        self._stages.show_heading(drawing.heading)
        self._stages.show_stage(course.stage)
        self._saying.show_text(told(course.step.said), course.step.part, place_of(course))
        self._notes.show_place(course)
        announce(self.view, said)
