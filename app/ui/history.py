"""Steps from one sheet to the next, which can be undone and kept."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from app.ui.session import Session

S = TypeVar("S")
"""A sheet: a value."""

Key = tuple[object, ...]
"""Steps of the same key, one after the other, become one."""


class History(Generic[S]):
    """Tells a board which sheet to show when a step is made, undone or redone.

    `written` gives a sheet without its cursor: what only moves the cursor is no step.
    """

    def __init__(
        self, show: Callable[[S], None], written: Callable[[S], S], parent: QObject
    ) -> None:
        self.stack = QUndoStack(parent)
        self._show = show
        self._written = written

    def step(self, before: S, after: S, text: str, key: Key | None = None) -> bool:
        """Show the sheet after a step; whether it is one."""
        if self._written(after) == self._written(before):
            self._show(after)
            return False
        self.stack.push(_Step(self._show, self._written, before, after, text, key))
        return True

    def session(self, sheet: S) -> Session[S]:
        """Everything that is needed to go on later from this sheet."""
        steps = [
            cast("_Step[S]", self.stack.command(number)) for number in range(self.stack.count())
        ]
        first = steps[0].before if steps else sheet
        told = tuple((step.text(), step.after) for step in steps)
        return Session(sheet, first, told, self.stack.index())

    def resume(self, session: Session[S]) -> None:
        """Have its steps ready again; every sheet of them is shown on the way."""
        self.stack.clear()
        before = session.first
        for text, after in session.steps:
            self.stack.push(_Step(self._show, self._written, before, after, text, None))
            before = after
        self.stack.setIndex(session.done)


class _Step(QUndoCommand, Generic[S]):
    """From one sheet to another."""

    def __init__(
        self,
        show: Callable[[S], None],
        written: Callable[[S], S],
        before: S,
        after: S,
        text: str,
        key: Key | None,
    ) -> None:
        super().__init__(text)
        self._show = show
        self._written = written
        self.before = before
        self.after = after
        self.key = key

    def id(self) -> int:
        return -1 if self.key is None else 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        step = cast("_Step[S]", other)  # A history has no others.
        if step.key != self.key:
            return False
        self.after = step.after
        self.setObsolete(self._written(self.before) == self._written(self.after))
        return True

    def redo(self) -> None:
        self._show(self.after)

    def undo(self) -> None:
        self._show(self.before)
