"""The method as the paper draws it: a box for each stage, with arrows between them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.lesson.step import TITLES, Stage
from app.ui.lesson.telling import told
from app.ui.theme import Theme, scaled

translate = QCoreApplication.translate


class StageBar(QWidget):
    """The stage that is shown is marked; a click goes to another one."""

    wanted = Signal(int)
    """The number of a stage."""

    def __init__(self, stages: Sequence[Stage], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._titles = [told(TITLES[stage]) for stage in stages]
        self._boxes = [QPushButton(self) for _ in stages]
        self._arrows = [_Arrow(theme, self) for _ in stages[1:]]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 2, 4, 2)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        for number, box in enumerate(self._boxes):
            if number:
                self._row.addWidget(self._arrows[number - 1])
            self._row.addWidget(box)
            self._prepare(box, number)
        self._row.addStretch(1)

    def _prepare(self, box: QPushButton, number: int) -> None:
        title = self._titles[number]
        box.setObjectName("stage")
        box.setCheckable(True)
        box.setToolTip(title)
        box.clicked.connect(lambda: self._choose(number))
        said = translate("StageBar", "Stage {0} of {1}: {2}")
        box.setAccessibleName(said.format(number + 1, len(self._boxes), title))

    def show_stage(self, current: int) -> None:
        for number, box in enumerate(self._boxes):
            box.setChecked(number == current)
        self._word()

    def show_theme(self, theme: Theme) -> None:
        for arrow in self._arrows:
            arrow.show_theme(theme)
        self._word()

    def _choose(self, number: int) -> None:
        self._boxes[number].setChecked(True)  # A click on the current one would clear it.
        self.wanted.emit(number)

    def _word(self) -> None:
        """Whatever there is room for: numbers and titles, titles, or the title of the current."""
        forms: tuple[Callable[[int], str], ...] = (
            lambda n: f"{n + 1}  {self._titles[n]}",
            lambda n: self._titles[n],
            lambda n: self._titles[n] if self._boxes[n].isChecked() else str(n + 1),
        )
        for form in forms:
            for number, box in enumerate(self._boxes):
                box.setText(form(number).replace("&", "&&"))
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._word()


class _Arrow(QWidget):
    """From one stage to the next, in the direction one reads."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(14), scaled(10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle, end, head = self.height() / 2, self.width() - 0.5, self.width() * 0.36
        painter.setPen(QPen(QColor(self._theme.line), max(1.0, 1.2 * self._theme.scale)))
        painter.drawLine(QPointF(0.5, middle), QPointF(end - head / 2, middle))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.line))
        corners = (middle, 0.0), (middle - head * 0.6, head), (middle + head * 0.6, head)
        painter.drawPolygon(QPolygonF([QPointF(end - back, y) for y, back in corners]))
        painter.end()
