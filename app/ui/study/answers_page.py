"""The page of a questionnaire: an item and its scale, one below the other."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.study.questionnaire import Item, Questionnaire
from app.ui.labels import plain_label, say
from app.ui.study.scale import Scale
from app.ui.theme import Theme, scaled

translate = QCoreApplication.translate

_WIDTH = 720


class AnswersPage(QWidget):
    """What it asks is said as the questionnaire has it, whatever the window speaks."""

    done = Signal(object)
    """The answers, by the names of the items."""

    def __init__(self, asked: Questionnaire, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._scales: dict[str, Scale] = {}
        title, intro = plain_label(self, "title"), plain_label(self, "prose")
        say(title, asked.title)
        say(intro, asked.intro)
        self._area = QScrollArea(self, widgetResizable=True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self._area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, scaled(10), 0)
        column.setSpacing(scaled(12))
        for item in asked.items:
            column.addLayout(self._row(item, asked.values, theme, inside))
        source = plain_label(inside, "note")
        say(source, asked.source)
        column.addWidget(source)
        column.addStretch(1)
        self._area.setWidget(inside)
        self._hint = plain_label(self, "hint")
        self._button = QPushButton(translate("StudyAnswers", "&Done"), self)
        self._button.setObjectName("primary")
        self._button.clicked.connect(self._finish)
        foot = QHBoxLayout()
        foot.addWidget(self._button)
        foot.addWidget(self._hint)
        foot.addStretch(1)
        page = QVBoxLayout()
        page.setSpacing(scaled(10))
        page.addWidget(title)
        page.addWidget(intro)
        page.addWidget(self._area, 1)
        page.addLayout(foot)
        middle = QWidget(self)
        middle.setLayout(page)
        page.setContentsMargins(0, scaled(20), 0, 0)
        middle.setMaximumWidth(scaled(_WIDTH))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(middle, 100)
        row.addStretch(1)
        self._count()

    def _row(self, item: Item, values: range, theme: Theme, inside: QWidget) -> QGridLayout:
        text = plain_label(inside, "item")
        say(text, item.text)
        name = translate("StudyAnswers", "{0} From {1} to {2}")
        scale = Scale(name.format(item.text, item.low, item.high), values, theme, inside)
        scale.chosen.connect(self._count)
        self._scales[item.name] = scale
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(10))
        grid.setVerticalSpacing(scaled(2))
        grid.addWidget(text, 0, 0, 1, 3)
        for column, end in ((0, item.low), (2, item.high)):
            label = plain_label(inside, "note")
            label.setFixedWidth(scaled(110))
            side = Qt.AlignmentFlag.AlignRight if column == 0 else Qt.AlignmentFlag.AlignLeft
            label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            say(label, end)
            grid.addWidget(label, 1, column)
        grid.addWidget(scale, 1, 1)
        return grid

    def focus(self) -> None:
        empty = (scale for scale in self._scales.values() if scale.answer is None)
        next(empty, self._button).setFocus()

    def show_theme(self, theme: Theme) -> None:
        for scale in self._scales.values():
            scale.show_theme(theme)

    @Slot()
    def _count(self) -> None:
        left = sum(scale.answer is None for scale in self._scales.values())
        self._button.setEnabled(not left)
        one = translate("StudyAnswers", "1 line is left.") if left == 1 else ""
        many = translate("StudyAnswers", "{0} lines are left.").format(left) if left > 1 else ""
        say(self._hint, one or many)

    @Slot()
    def _finish(self) -> None:
        given = {name: scale.answer for name, scale in self._scales.items()}
        if None not in given.values():
            self.done.emit(given)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the next line, and at the end it is done."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self._button.hasFocus():
            self._finish()
        else:
            self.focus()
            self._area.ensureWidgetVisible(self.focusWidget())
