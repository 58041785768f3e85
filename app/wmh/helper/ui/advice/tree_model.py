"""Decision tree as a Qt model: a row for each clue, and below it the clues of the next guess."""

from dataclasses import replace
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QStandardItem, QStandardItemModel

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.transcript import write_clue
from wmh.engine.clues.turn import Counts, Turn
from wmh.helper.capitals import capital
from wmh.helper.ui.look.clue_picture import spoken_clue
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.rich_text import set_tip

if TYPE_CHECKING:
    from wmh.engine.strategy.tree import Branch, Node


Index = QModelIndex | QPersistentModelIndex


_CHUNK = 200
"""Number of rows added at a time: guesses of many letters have thousands of clues."""


class TreeRole(IntEnum):
    """Roles of the additional data in the first cell of a row."""

    BRANCH = Qt.ItemDataRole.UserRole


class TreeModel(QStandardItemModel):
    """Model of a decision tree; the rows below a row are made when it is opened."""

    wanted = Signal(object)
    """Emitted with the QPersistentModelIndex of a row that was opened and has no rows yet."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root: Node | None = None
        self.setHorizontalHeaderLabels(
            [
                _("Clue"),
                _("Words"),
                _("Next guess", context="TreeModel"),
            ]
        )

    def show(self, node: "Node", under: Index | None = None) -> None:
        """Adds rows for the clues of a guess: at the top, or below the row `under`.

        Rows that exist and had no next guess get it.
        """
        parent = self._item(under)
        if under is None:
            self._root = node
        else:
            parent.setData(replace(self.branch(under), next=node), TreeRole.BRANCH)
        shown = parent.rowCount()
        with QSignalBlocker(self):  # At each of them the view would measure its columns.
            for row, branch in enumerate(node.branches[:shown]):
                _fill([parent.child(row, column) for column in range(3)], branch)
        if shown:
            self.dataChanged.emit(parent.child(0, 0).index(), parent.child(shown - 1, 2).index())
        for branch in node.branches[shown:_CHUNK]:
            parent.appendRow(_fill([_cell() for _ in range(3)], branch))

    def tree(self) -> "Node | None":
        """Returns the tree as far as it is computed."""
        return None if self._root is None else self._grow(self._root, self._item(None))

    def _grow(self, node: "Node", item: QStandardItem) -> "Node":
        branches = list(node.branches)
        for row in range(item.rowCount()):
            child = item.child(row, 0)
            branch = self.branch(child.index())
            if branch.next is not None:
                branch = replace(branch, next=self._grow(branch.next, child))
            branches[row] = branch
        return replace(node, branches=tuple(branches))

    def _item(self, index: Index | None) -> QStandardItem:
        if index is None or not index.isValid():
            return self.invisibleRootItem()
        return self.itemFromIndex(self._plain(index))

    def branch(self, index: Index) -> "Branch":
        return index.data(TreeRole.BRANCH)

    def turns_to(self, first: tuple[str, ...], index: Index) -> tuple[Turn, ...]:
        """Returns the turns that lead to a row.

        `first` is the guess at the root of the tree; the last turn has the clue of the row.
        """
        above: list[Branch] = []
        here = self._plain(index)
        while here.isValid():
            above.insert(0, self.branch(here))
            here = here.parent()
        guesses = [first, *(branch.next.guess for branch in above if branch.next is not None)]
        return tuple(
            Turn(guess, branch.clue) for guess, branch in zip(guesses, above, strict=False)
        )

    def _plain(self, index: Index) -> QModelIndex:
        return self.index(index.row(), index.column(), index.parent())

    def _below(self, index: Index) -> "Node | None":
        """Returns the node whose clues are the rows below the row of an index."""
        if not index.isValid():
            return self._root
        return self.branch(index).next if index.column() == 0 else None

    def hasChildren(self, parent: Index | None = None) -> bool:
        if parent is None or not parent.isValid():
            return super().hasChildren()
        below = self._below(parent)
        return below is not None and not all(each.solves for each in below.branches)

    def canFetchMore(self, parent: Index) -> bool:
        below = self._below(parent) if self.hasChildren(parent) else None
        return below is not None and self._item(parent).rowCount() < len(below.branches)

    def fetchMore(self, parent: Index) -> None:
        below = self._below(parent) if self.canFetchMore(parent) else None
        if below is None:
            return
        item = self._item(parent)
        first = item.rowCount()
        for branch in below.branches[first : first + _CHUNK]:
            item.appendRow(_fill([_cell() for _ in range(3)], branch))
        if not first and any(each.next is None and not each.solves for each in below.branches):
            self.wanted.emit(QPersistentModelIndex(self._plain(parent)))


def _cell() -> QStandardItem:
    item = QStandardItem()
    item.setEditable(False)
    return item


def _fill(cells: list[QStandardItem], branch: "Branch") -> list[QStandardItem]:
    cells[0].setData(branch, TreeRole.BRANCH)
    cells[0].setData(_spoken_text(branch), Qt.ItemDataRole.AccessibleTextRole)
    for cell, text in zip(cells, _texts(branch), strict=True):
        cell.setText(text)
        set_tip(cell, _words(branch))
    return cells


def _texts(branch: "Branch") -> tuple[str, str, str]:
    """Returns the texts of the three columns; in the first, marks are drawn instead."""
    clue = write_clue(branch.clue) if isinstance(branch.clue, Counts) else ""
    return clue, whole(branch.remaining), _next(branch)


def _next(branch: "Branch") -> str:
    if branch.solves:
        return _("it is the answer")
    return "…" if branch.next is None else capital(branch.next.word)


def _words(branch: "Branch") -> str:
    shown = ", ".join(capital(word) for word in branch.words)
    return f"{shown} …" if branch.remaining > len(branch.words) else shown


def _spoken_text(branch: "Branch") -> str:
    return ngettext(
        "{0}: 1 word, then {2}",
        "{0}: {1} words, then {2}",
        branch.remaining,
        *(spoken_clue(branch.clue), branch.remaining, _next(branch)),
    )
