"""Page that shows a lesson: its stages, a drawing, a sentence, and the controls."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from wmh.base.text.phrases import _
from wmh.base.text.sentence import Sentence
from wmh.helper.ui.look.theme import LARGE, SMALL, legible, scale_length, text_font, wrapped_height
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.layout import in_column, in_row
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.teach.acts.glossary import glossary, terms_in
from wmh.teach.acts.judging import Judging, judging_of
from wmh.teach.acts.merging import Merging, merging_of
from wmh.teach.drawing.extents import Extent, extent_of
from wmh.teach.step import Figure, StepPart
from wmh.teach.ui.code.drawing_and_code import DrawingAndCode
from wmh.teach.ui.controls import Controls
from wmh.teach.ui.drawing_view import far_type
from wmh.teach.ui.lesson_text import end_text, last_place, place_of, spoken_step, told
from wmh.teach.ui.notes.notes import Notes
from wmh.teach.ui.player import LessonPlayer
from wmh.teach.ui.prediction_box import PredictionBox
from wmh.teach.ui.stage_bar import StageBar
from wmh.teach.words.graph_point import life_of, point_at, said_of

_SHARE = 0.118
"""Greatest height of the sentence, as a share of the window's: two lines on a projector.

With a larger font size it may be higher.
"""

_LARGER = 1.5
"""Greatest factor by which short questions and answers are enlarged."""

_MARGINS, _APART, _SPARE = (12, 1, 12, 1), 16, 2
"""Margins around sentence and position, the distance between them, and spare width."""

_USUAL = QSize(640, 440)
"""Window size for the base font; a larger window has a larger font, as drawings do."""


class SentenceBar(QFrame):
    """Bar with the sentence and the position of a step.

    Its height is that of the longest sentence, so that the drawing above never moves.
    """

    def __init__(self, texts: Sequence[str], count: str, parent: QWidget) -> None:
        """Makes the bar; `texts` are all sentences to be shown, `count` is the longest position."""
        super().__init__(parent)
        self.setObjectName("saying")
        # The longest first: where there is too little room, that mostly tells.
        self._texts, self._longest = sorted({*texts}, key=len, reverse=True), count
        self._heights: dict[tuple[str, int], int] = {}
        """Height of the highest of all texts, measured once for each font and width."""
        self._glossary = glossary(partial(_, context="Glossary"))
        self._percent, self._presented = 100, False
        self._font, self._width, self._room = text_font(LARGE, bold=True), 1, 0
        self._words = QLabel(self, wordWrap=True)
        self._words.setObjectName("sentence")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self._count = QLabel(self)
        self._count.setObjectName("place")
        self._count.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing)
        in_row((self._words, 1), self._count, on=self, margins=_MARGINS, spacing=_APART)

    @property
    def _beside(self) -> int:
        """Returns the width of margins and spacing, which are greater in a presentation."""
        layout = self.layout()
        if layout is None:
            return 0
        margins = layout.contentsMargins()
        return margins.left() + margins.right() + layout.spacing()

    def event(self, event: QEvent) -> bool:
        """Lays the text out again if the margins have changed."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._free != self._width:
            self.settle()
        return done

    @property
    def _free(self) -> int:
        """Returns the width that is free for the text."""
        return max(self.contentsRect().width() - self._count.width() - self._beside, 1)

    def show_text(self, text: str, part: StepPart, count: str) -> None:
        self._words.setText(text)
        self._words.setAccessibleName(text)
        meanings = terms_in(text, self._glossary)
        set_tip(self, "\n".join(f"{term}: {meaning}" for term, meaning in meanings.items()))
        self._count.setText(count)
        self._count.setAccessibleName(count)
        if self.property("part") != part.value:
            self.setProperty("part", part.value)
            self.style().polish(self)
            self.update()  # Its border is not repainted with what is inside.
        self._fit()

    def show_size(self, percent: int, *, presented: bool) -> None:
        self._percent, self._presented = percent, presented
        self.settle()

    def settle(self) -> None:
        """Sets the wanted font, or the largest one that leaves enough height for the drawing."""
        place = QFontMetrics(self._count.font()).horizontalAdvance(self._longest) + _SPARE
        self._count.setFixedWidth(place)
        self._width = self._free
        font, least = text_font(LARGE, bold=True), legible(SMALL)
        window = self.window().size()
        if self._presented:
            least = max(least, ceil(far_type(window)))
        height = window.height() * _SHARE * (100 + self._percent) / 200
        larger = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
        size = round(max(font.pixelSize(), LARGE * larger) * self._percent / 100)
        while size > least and self._is_higher(_font_of_size(font, size), height):
            size -= 1
        self._font = _font_of_size(font, size)
        self._room = self._tallest(self._font)
        self._words.setFixedHeight(self._room)
        self._fit()

    def _fit(self) -> None:
        """Shows questions and answers in bold, and larger if there is room."""
        font = QFont(self._font)
        if self.property("part") == StepPart.SHOWS.value:
            font.setBold(False)
        else:
            text, most = self._words.text(), round(font.pixelSize() * _LARGER)
            for size in range(font.pixelSize() + 1, most + 1):
                if wrapped_height(text, _font_of_size(font, size), self._width) > self._room:
                    break
                font.setPixelSize(size)
        self._words.setFont(font)

    def _is_higher(self, font: QFont, height: float) -> bool:
        """True if any of the texts is higher than `height` in this font."""
        known = self._heights.get((font.key(), self._width))
        if known is not None:
            return known > height
        if wrapped_height(self._texts[0], font, self._width) > height:
            return True
        return self._tallest(font) > height

    def _tallest(self, font: QFont) -> int:
        key = font.key(), self._width
        if key not in self._heights:
            heights = (wrapped_height(text, font, self._width) for text in self._texts)
            self._heights[key] = max(heights)
        return self._heights[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()


def _font_of_size(font: QFont, pixels: int) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized


_NOTES = 240
"""Width of the teacher's notes beside the drawing."""


class LessonPage(QWidget):
    """Page that shows the player's current step."""

    judging = Signal(bool)
    """Emitted with True while edges are judged, which the keys Y and N do."""
    merging = Signal(bool)
    """Emitted with True while nodes of the graph can be merged by clicks."""

    def __init__(self, course: LessonPlayer, pace: int, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.course = course
        self._stages = StageBar([stage for stage, _ in course.lesson.jumps], self)
        self._shown = DrawingAndCode(self)
        self.view, self._code = self._shown.view, self._shown.code
        self._notes = Notes(self)
        self._notes.hide()
        steps = course.lesson.steps
        said = [*(told(x.said) for x in steps), end_text()]
        self._saying = SentenceBar(said, last_place(course), self)
        self.controls = Controls(course, pace, menu, self)
        self._lay_out()
        self._stages.wanted.connect(course.to_stage)
        course.moved.connect(self._show_step)
        course.ended.connect(self._show_end)
        self.view.pointed.connect(self._point)
        self._pointed: tuple[bool, int] | None = None
        self._merging: Merging | None = None
        self._judges = False
        self._judging: Judging | None = None
        self._judged = self._right = 0
        self._predictions = PredictionBox(course, self.view)
        self._predictions.left.connect(self.view.setFocus)
        self._show_step()
        self.setFocusProxy(self.view)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._notes.setFixedWidth(scale_length(_NOTES))
            self._saying.settle()

    def show_size(self, percent: int, *, presented: bool, whole: bool = False) -> None:
        """Sets the size of texts and drawing; in a presentation the controls are hidden."""
        self.controls.setHidden(presented)
        self._shown.show_presented(presented=presented)
        whole |= not self._code.isHidden()  # It leaves little room.
        self.view.show_size(percent, presented=presented, whole=whole)
        self._saying.show_size(max(percent, 100), presented=presented)

    def predict(self) -> bool:
        """Opens the box of predictions; returns False if the step asks no question."""
        return self._predictions.open()

    @Slot(bool)
    def merge(self, wanted: bool) -> None:
        """Starts the merging of nodes by clicks if `wanted`, else shows the step again."""
        begun = merging_of(self.course.step.figure) if wanted else None
        self._show_step()
        if isinstance(begun, Merging):
            self._show_merging(begun, begun.invitation)
        elif begun is not None:
            self._say(told(begun))

    def _show_merging(self, merging: Merging, said: Sentence) -> None:
        self._merging = merging
        self.merging.emit(True)
        drawing = merging.shown.drawing()
        self._shown.show_drawing(drawing, extent_of((drawing,)))
        self._stages.show_heading(drawing.heading)
        self._say(told(said))

    @Slot(bool)
    def judge(self, wanted: bool) -> None:
        """Starts the judging of the walk's edges if `wanted`, else ends it."""
        self._judges = wanted
        self._show_step()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Y and N while an edge is judged, and undo while nodes are merged."""
        if self._merging is not None and event.matches(QKeySequence.StandardKey.Undo):
            self._show_merging(*self._merging.undo())
            return
        answers = {Qt.Key.Key_Y: True, Qt.Key.Key_N: False}
        answer = answers.get(Qt.Key(event.key()))
        if answer is None or self._judging is None or self._judging.over:
            super().keyPressEvent(event)
            return
        self._judging, said = self._judging.judge(followed=answer)
        if self._judging.over:
            self._judged += len(self._judging.edges)
            self._right += self._judging.right
            counted = _("{0} Answered so far: {1}, right: {2}.")
            text = counted.format(told(said), whole(self._judged), whole(self._right))
            self.judging.emit(False)
        else:
            asks = _("{0} {1}")
            text = asks.format(told(said), told(self._judging.question))
        self._show_drawing(self._judging.shown)
        self._say(text)

    def show_code(self, *, shown: bool) -> None:
        """Shows or hides the code beside or below the drawing."""
        if shown is self._code.isHidden():
            self._code.setVisible(shown)
            self._show_step()

    def show_notes(self, *, shown: bool) -> None:
        self._notes.setVisible(shown)

    def _lay_out(self) -> None:
        self._notes.setFixedWidth(scale_length(_NOTES))
        in_column(
            self._stages,
            (in_row((self._shown, 1), self._notes, spacing=12), 1),
            self._saying,
            self.controls,
            on=self,
            # On a projector no room is lost around the drawing, which has the window's ground.
            margins=(1, 1, 1, 0),
            spacing=1,
        )

    @Slot(float, float)
    def _point(self, x: float, y: float) -> None:
        """Handles a click on a node or edge: describes it, merges, or chooses it for judging.

        A second click on a described node or edge goes to the step at which it appears or
        disappears.
        """
        course = self.course
        if self._merging is not None:
            node = point_at(self._merging.shown, x, y)
            if node is not None and not node.edge:
                self._show_merging(*self._merging.choose(node.number))
            return
        point = point_at(course.step.figure, x, y)
        if point is None:
            self._pointed = None
            return
        if self._judging is not None and not self._judging.over:
            if point.edge:
                self._judging = self._judging.choose(point.number)
                self._show_drawing(self._judging.shown)
                self._say(told(self._judging.question))
            return
        came, gone = life_of(point, course.lesson.steps)
        other = gone if gone is not None and came == course.at else came
        if self._pointed == (point.edge, point.number) and other is not None:
            course.begin(other)
            return
        said = told(said_of(point))
        if gone is not None and came is not None:
            text = _("{0} It appears in step {1} and disappears in step {2}.")
            said = text.format(said, whole(came + 1), whole(gone + 1))
        elif came is not None:
            text = _("{0} It appears in step {1}.")
            said = text.format(said, whole(came + 1))
        self._pointed = point.edge, point.number
        self._say(said)

    def _say(self, text: str) -> None:
        """Shows a sentence in place of the step's."""
        self._saying.show_text(text, StepPart.SHOWS, place_of(self.course))
        announce(self.view, text)

    @Slot()
    def _show_end(self) -> None:
        self._say(end_text())

    def _show_drawing(self, figure: Figure) -> None:
        drawing = figure.drawing()
        self._shown.show_drawing(drawing, self._extent)
        self._stages.show_heading(drawing.heading)

    @property
    def _extent(self) -> Extent:
        return self.course.lesson.extents[self.course.at]

    @Slot()
    def _show_step(self) -> None:
        self._pointed = self._merging = None
        self.merging.emit(False)
        self._judging = judging_of(self.course.step.figure) if self._judges else None
        self.judging.emit(self._judging is not None)
        course = self.course
        self._shown.show_line(course.step.code, self._extent)
        said = spoken_step(course)
        if not self._code.isHidden():
            said = f"{said} {self._code.said}"
        self.view.setAccessibleName(said)
        self._show_drawing(course.step.figure if self._judging is None else self._judging.shown)
        self._stages.show_stage(course.stage)
        self._saying.show_text(told(course.step.said), course.step.part, place_of(course))
        self._notes.show_place(course)
        announce(self.view, said)
        if self._judging is not None:
            self._say(told(self._judging.question))
