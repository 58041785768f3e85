"""Pieces of a window that come when they are first wanted: its first picture needs none of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wmh.helper.ui.look.scaling import rescale
from wmh.helper.ui.parts.within import stops

T = TypeVar("T")

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Later(Generic[T]):
    """A piece that its first call makes; its module is imported there too."""

    def __init__(self, make: Callable[[], T], note: Callable[[], None]) -> None:
        self._make, self._note = make, note
        self._then: list[Callable[[T], object]] = []
        self.made: T | None = None
        """The piece, if anybody has wanted it."""

    def __call__(self) -> T:
        if self.made is None:
            self.made = made = self._make()
            self._note()
            if isinstance(made, QWidget):  # It is as others are that were there from the start.
                rescale(made)
            for act in self._then:
                act(made)
        return self.made

    def then(self, act: Callable[[T], object]) -> None:
        """Do this once to it: when it has been made, or now."""
        if self.made is None:
            self._then.append(act)
        else:
            act(self.made)


class Pieces:
    """Those of one window, by name."""

    def __init__(self) -> None:
        self._all: dict[str, Later[Any]] = {}
        self._made: list[str] = []

    @property
    def made(self) -> Sequence[str]:
        """Which have been, in that order: in each other's company widgets are told apart by it."""
        return tuple(self._made)

    def later(self, name: str, make: Callable[[], T]) -> Later[T]:
        """Another one, that nobody has wanted yet."""
        self._all[name] = piece = Later(make, lambda: self._made.append(name))
        return piece

    def make(self, names: Sequence[str]) -> Iterator[None]:
        """In this order, a step each."""
        for name in names:
            self._all[name]()
            yield


def stand_after(before: QWidget, piece: QWidget) -> None:
    """By Tab, and for a screen reader, a piece comes after the one `before` it in the same widget.

    It was made after everything.
    """
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
