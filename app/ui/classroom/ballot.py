"""The words that are nominated, and the hands raised for each."""

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.games.class_game import Nomination
from app.ui.classroom import text
from app.ui.classroom.ballot_row import LEADS, NOMINATION, BallotRow, shown_word
from app.ui.classroom.keys import press
from app.ui.classroom.table import ClassTable
from app.ui.speech import announce
from app.ui.theme import Theme

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex


class BallotModel(QAbstractListModel):
    """The nominations in the order in which they were made."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shown: tuple[Nomination, ...] = ()
        self._leading: tuple[int, ...] = ()

    def show(self, nominations: tuple[Nomination, ...], leading: tuple[int, ...]) -> None:
        before = len(self._shown)
        if len(nominations) == before:
            self._shown, self._leading = nominations, leading
            if nominations:
                self.dataChanged.emit(self.index(0), self.index(before - 1))
            return
        self.beginResetModel()
        self._shown, self._leading = nominations, leading
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        nomination = self._shown[index.row()]
        leads = index.row() in self._leading
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return nomination.word.upper()
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(nomination, leads=leads)
            case _ if role == NOMINATION:
                return nomination
            case _ if role == LEADS:
                return leads
            case _:
                return None


class Ballot(QListView):
    """Selects what the table has selected. Letters typed here are meant for the field above."""

    def __init__(self, table: ClassTable, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._said = ""
        self._model = BallotModel(self)
        self._row = BallotRow(theme, self)
        self.setModel(self._model)
        self.setItemDelegate(self._row)
        self.setObjectName("ballot")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setAccessibleName(translate("Classroom", "Words nominated"))
        self.clicked.connect(self._select)
        table.changed.connect(self._show)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        self._row.theme = theme
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    @Slot()
    def _show(self) -> None:
        playing, selected = self._table.playing, self._table.selected
        nominations = playing.nominations if playing else ()
        self._row.most = max((each.hands for each in nominations), default=0)
        self._row.words = tuple(map(shown_word, nominations))
        self._model.show(nominations, playing.leading if playing else ())
        if selected is None:
            return
        index = self._model.index(selected)
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scrollTo(index)
        said = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        if said != self._said and not self.hasFocus():
            announce(self, said)
        self._said = said

    @Slot(QModelIndex)
    def _select(self, index: QModelIndex) -> None:
        self._table.select(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press(self._table, event):
            event.ignore()


def _spoken(nomination: Nomination, *, leads: bool) -> str:
    said = [nomination.word.upper(), text.hands(nomination.hands)]
    if leads:
        said.append(translate("Classroom", "leads"))
    if not nomination.known:
        said.append(translate("Classroom", "not in the lexicon"))
    return ", ".join(said)
