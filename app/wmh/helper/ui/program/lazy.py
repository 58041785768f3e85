"""Widgets of a window that are made when first used, which keeps the start fast."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wmh.helper.ui.program.widgets import stops

T = TypeVar("T")

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class LazyWidget(Generic[T]):
    """Widget that is made, and whose module is imported, when the object is first called."""

    def __init__(self, make: Callable[[], T], note: Callable[[], None]) -> None:
        self._make, self._note = make, note
        self._then: list[Callable[[T], object]] = []
        self.made: T | None = None
        """The widget; None before the first call."""

    def __call__(self) -> T:
        if self.made is None:
            self.made = made = self._make()
            self._note()
            for act in self._then:
                act(made)
        return self.made

    def then(self, act: Callable[[T], object]) -> None:
        """Calls a function with the widget: now if it is made, else once it is."""
        if self.made is None:
            self._then.append(act)
        else:
            act(self.made)


class Pieces:
    """Lazy widgets of one window, registered by name."""

    def __init__(self) -> None:
        self._all: dict[str, LazyWidget[Any]] = {}
        self._made: list[str] = []

    @property
    def made(self) -> Sequence[str]:
        """Names of the widgets made, in order, by which siblings of one class are told apart."""
        return tuple(self._made)

    def lazy(self, name: str, make: Callable[[], T]) -> LazyWidget[T]:
        """Returns a new lazy widget, registered under this name."""
        self._all[name] = piece = LazyWidget(make, lambda: self._made.append(name))
        return piece

    def make(self, names: Sequence[str]) -> Iterator[None]:
        """Makes these widgets in order; yields after each."""
        for name in names:
            self._all[name]()
            yield


def stand_after(before: QWidget, piece: QWidget) -> None:
    """Puts a widget after another one in the tab order, which screen readers follow too."""
    parent = piece.parentWidget() or piece
    siblings = parent.findChildren(QWidget, options=_DIRECT)
    # Of pages the one that is seen is always the last.
    following = next(iter(siblings[siblings.index(before) + 1 :]), piece)
    if following is not piece:
        piece.stackUnder(following)
    own = stops(piece)
    last = next(each for each in reversed(stops(before)) if each not in own)
    for stop in own:
        QWidget.setTabOrder(last, stop)
        last = stop
