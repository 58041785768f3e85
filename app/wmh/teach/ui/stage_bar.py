"""Bar above the drawing, with the lesson's stages and the drawing's heading."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.base.text.sentence import Sentence
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import LARGE, SMALL, scale_length, text_font, theme_of
from wmh.helper.ui.parts.labels import ElidedLabel
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.teach.step import TITLES, Stage
from wmh.teach.ui.lesson_text import told


class StageBar(QWidget):
    """Bar of buttons for the stages, with the current one marked; a click goes to a stage."""

    wanted = Signal(int)
    """Emitted with the index of a stage whose button was clicked."""

    def __init__(self, stages: Sequence[Stage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._titles = [told(TITLES[stage]) for stage in stages]
        self._boxes = [QPushButton(self) for _ in stages]
        self._arrows = [_Arrow(self) for _ in stages[1:]]
        self._heading = _Heading(self)
        self._row = QHBoxLayout(self)
        set_margins(self._row, 8, 1, 4, 1)
        set_spacing(self._row, 4)
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
        set_tip(box, title)
        box.clicked.connect(lambda: self._choose(number))
        said = _("Stage {0} of {1}: {2}")
        box.setAccessibleName(said.format(number + 1, len(self._boxes), title))

    def show_heading(self, heading: str | Sentence) -> None:
        """Shows the heading of the drawing, which keeps its place when the drawing moves."""
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
        """Writes titles on all buttons, on the current one alone, or numbers, as there is room."""
        forms: tuple[Callable[[int], str], ...] = (
            lambda n: f"{n + 1}  {self._titles[n]}",
            lambda n: self._titles[n],
            lambda n: self._titles[n] if self._boxes[n].isChecked() else str(n + 1),
            lambda n: str(n + 1),
        )
        heading, margins = self._heading.wanted, self._row.contentsMargins()
        # The same with a heading and without one, so that the drawing below never moves.
        pieces = max(piece.sizeHint().height() for piece in (self._heading, *self._boxes))
        self.setFixedHeight(pieces + margins.top() + margins.bottom())
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


class _Heading(ElidedLabel):
    """Label of the heading, which is shortened to the width that is free."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, smallest=SMALL / LARGE)
        self.setObjectName("heading")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def wanted(self) -> int:
        """Width of the heading's whole text; 0 if the heading is hidden."""
        if not self.text():
            return 0
        return QFontMetrics(text_font(LARGE, bold=True)).horizontalAdvance(self.text()) + 12

    def sizeHint(self) -> QSize:
        return QSize(self.wanted, QFontMetrics(text_font(LARGE, bold=True)).height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_text(self, text: str) -> None:
        self.setText(text)
        self._fit()

    def _fit(self) -> None:
        self.setFont(text_font(LARGE, bold=True))
        set_tip(self, "" if self.shown == self.text() else self.text())


class _Arrow(QWidget):
    """Arrow between two stages, in the direction of reading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._short = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def shorten(self, *, short: bool) -> None:
        """Makes the arrow narrow if `short`; hiding it would cause a new layout."""
        if short != self._short:
            self._short = short
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0 if self._short else scale_length(14), scale_length(10))

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
