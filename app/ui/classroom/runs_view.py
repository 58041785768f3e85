"""The class and the strategies side by side: each guess as tiles, under it the words it left."""

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QVBoxLayout, QWidget

from app.games.compared import Comparison, Run
from app.ui.classroom import text
from app.ui.classroom.run_row import RUN, RunRow
from app.ui.classroom.turner import Turner
from app.ui.speech import announce
from app.ui.theme import Theme

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex


class RunsModel(QAbstractListModel):
    """The runs, the class first. They come one after the other, and stay."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runs: tuple[Run, ...] = ()
        self._guess: int | None = None

    def show(self, runs: tuple[Run, ...], guess: int | None) -> None:
        """All their guesses, or only those of this number, from 0."""
        before = len(self._runs)
        if guess != self._guess:
            self._guess = guess
            if before:
                self.dataChanged.emit(self.index(0), self.index(before - 1))
        if len(runs) > before and runs[:before] == self._runs:
            self.beginInsertRows(QModelIndex(), before, len(runs) - 1)
            self._runs = runs
            self.endInsertRows()
        elif runs != self._runs:
            self.beginResetModel()
            self._runs = runs
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._runs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        run = self._runs[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text.runner(run.strategy)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return text.spoken_run(run, self._guess)
            case _ if role == RUN:
                return run
            case _:
                return None


class RunsList(QListView):
    """Read with the arrows."""

    turned = Signal(int)
    """A wish for the next guess (1), or with -1 for the one before."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = RunsModel(self)
        self._row = RunRow(theme, self)
        self.setModel(self._model)
        self.setItemDelegate(self._row)
        self.setObjectName("runs")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(translate("Classroom", "The class and the strategies"))

    def show_runs(self, runs: tuple[Run, ...], guess: int | None) -> None:
        """All their guesses, or only those of this number, from 0."""
        self._model.show(runs, guess)
        self._row.show_runs(runs, guess)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
        if runs and not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(0))

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._row.theme = theme
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._row.room = event.size().width()
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


class RunsView(QWidget):
    """All guesses first; then, one key after the other, the first of everybody, the second ..."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = 0
        self._runs: tuple[Run, ...] = ()
        self._guess: int | None = None
        self._turner = Turner(self)
        self._turner.turned.connect(self._turn)
        self._list = RunsList(theme, self)
        self._list.turned.connect(self._turn)
        self.setFocusProxy(self._list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._turner)
        column.addWidget(self._list, 1)
        self.clear()

    def clear(self) -> None:
        self._words, self._runs, self._guess = 0, (), None
        self._show()

    def show_runs(self, comparison: Comparison) -> None:
        self._words, self._runs = comparison.words, comparison.runs
        self._show()

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._list.show_theme(theme)

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
        said = text.all_guesses(self._words) if guess is None else text.which(guess, self._most)
        last = self._most == (0 if guess is None else guess + 1)
        self._turner.setVisible(bool(self._runs))
        self._turner.show_which(said, first=guess is None, last=last)
        if said != self._list.accessibleDescription():
            self._list.setAccessibleDescription(said)
            announce(self._list, said)
        self._list.show_runs(self._runs, guess)
