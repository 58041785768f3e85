"""Widgets of a window that are made when first used, which keeps the start fast.

Slow modules are loaded after a window is drawn for the first time.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QWindow
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


_PATIENCE_MS = 1000
"""Milliseconds after which the signal is emitted even if the window, minimized, is not drawn."""


class FirstPicture(QObject):
    """Emits a signal when a window has been drawn.

    The system asks for the first picture when the window is on the screen: on X11 and Wayland this
    is later than any timer started at that time.
    """

    drawn = Signal()
    """Emitted once, after the first drawing of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._expected = False
        self._later = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._later.timeout.connect(self._tell)

    def expect(self, window: QWindow | None) -> None:
        """Waits for the first drawing of a widget that is about to be shown in this window."""
        if not self._expected:
            self._expected = True
            if window is not None:
                window.installEventFilter(self)
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.Expose
            and isinstance(watched, QWindow)
            and watched.isExposed()
        ):
            watched.removeEventFilter(self)
            self._later.start(0)  # After this event, in which it is drawn.
        return super().eventFilter(watched, event)

    @Slot()
    def _tell(self) -> None:
        self.drawn.emit()
