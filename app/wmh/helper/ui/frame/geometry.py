"""Geometry of windows: growth for additional content, and remembered places."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.base.files.json_reading import parse_json, value_of_type
from wmh.helper.ui.program.widgets import widgets_in
from wmh.helper.ui.shell.remembered import Remembered

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
TITLE_BAR = 40
"""Pixels to leave for a title bar, whose height is not known on all systems."""


class Growth(QObject):
    """Growth of a window for additional content, undone later unless the user has resized it.

    The window grows to the right or, if `way` is vertical, downwards.
    """

    def __init__(self, inside: QWidget, way: Qt.Orientation) -> None:
        super().__init__(inside)
        self._inside = inside
        self._upright = way is Qt.Orientation.Vertical
        self._needed = 0
        self._before: int | None = None
        self._chosen = 0
        self._grown = -1
        # Not at once: what comes has to be laid out first, and what goes be out of the layouts.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._resize)

    @Slot()
    def note(self) -> None:
        """Remembers the size of the window before a new layout makes it grow."""
        if not self._later.isActive():
            self._before = self._size()

    def make(self, needed: int) -> None:
        """Makes the window as large as `needed`, once it is laid out."""
        self._needed = needed
        self._later.start()

    def add(self, more: int) -> None:
        """Makes the window larger by `more` pixels at once, before it is laid out."""
        self._later.stop()
        self._before = None
        self._needed = self._size() + more
        self._resize()

    def give_back(self) -> None:
        self._before = None
        self.make(0)

    def _size(self) -> int:
        window = self._inside.window()
        return window.height() if self._upright else window.width()

    @Slot()
    def _resize(self) -> None:
        window = self._inside.window()
        if window.isMaximized() or window.isFullScreen():
            return
        screen = window.screen().availableSize()
        most = screen.height() - TITLE_BAR if self._upright else screen.width()
        before = self._size() if self._before is None else self._before
        if before != self._grown:
            self._chosen = before
        self._grown = max(self._chosen, min(self._needed, most))
        settle(window)
        if self._upright:
            window.resize(window.width(), self._grown)
        else:
            window.resize(self._grown, window.height())


def settle(window: QWidget) -> None:
    """Lays out everything in a window, so that the window can become as small as possible."""
    # The inner layout first: each tells the one around it how far it can shrink.
    central = window.centralWidget() if isinstance(window, QMainWindow) else window
    sides = [] if central is None else central.findChildren(QWidget, options=_DIRECT)
    inner = [each for side in sides for each in reversed([*widgets_in(side)])]
    for each in (*inner, central, window):
        if each is not None and each.isVisibleTo(window):
            each.updateGeometry()
            if (layout := each.layout()) is not None:
                layout.activate()


_MOST = 24
"""Maximal number of remembered places."""


@dataclass(frozen=True, slots=True)
class Place:
    """Place of a window; `way` is the way in which the window is shown there.

    `x` and `y` are the position of its frame, the size is without the frame.
    """

    way: str
    screen: str
    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


class Places:
    """Remembered places of one window.

    A place on a screen that is missing or has changed is not used.
    """

    def __init__(self, window: QMainWindow, remembered: Remembered) -> None:
        self._window = window
        self._remembered = remembered

    def to_bytes(self, way: str) -> bytes:
        """Returns the places, with the present one of the window, as bytes to be saved."""
        window = self._window
        whole = window.isMaximized()
        now = window.normalGeometry() if whole else QRect(window.pos(), window.size())
        screen = _screen_name(window.screen())
        place = Place(way, screen, now.x(), now.y(), now.width(), now.height(), whole)
        known = read(self._remembered.settings.places)
        others = [other for other in known if (other.way, other.screen) != (way, screen)]
        return serialize((place, *others)[:_MOST])

    def restore(self, way: str, usual: QSize, *, whole: bool) -> None:
        """Restores the last place for this way of showing the window; without one, its usual size.

        `whole` allows the window to fill the screen.
        """
        window = self._window
        screens = {_screen_name(screen): screen for screen in QGuiApplication.screens()}
        known = read(self._remembered.settings.places)
        place = next((each for each in known if each.way == way and each.screen in screens), None)
        whole = whole and place is not None and place.maximized
        if window.isMaximized() and not whole:
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMaximized)
        if place is None:
            wanted, screen = QRect(window.pos(), usual), window.screen()
        else:
            wanted = QRect(place.x, place.y, place.width, place.height)
            screen = screens[place.screen]
        _place_window(window, wanted, screen, moved=place is not None or window.isVisible())
        if whole:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def fit(window: QWidget, size: QSize) -> None:
    """Resizes a window as far as its screen has room, without moving it."""
    _place_window(window, QRect(window.pos(), size), window.screen(), moved=window.isVisible())


def _place_window(window: QWidget, wanted: QRect, screen: QScreen, *, moved: bool) -> None:
    """Sets size and place of a window; if it was not `moved`, the system chooses the place."""
    # Before it is shown, what the frame takes is not known; a title bar is allowed for.
    known = moved and window.isVisible()
    frame = window.frameGeometry().size() - window.size() if known else QSize(0, TITLE_BAR)
    inside = within_screen(wanted, screen.availableGeometry(), frame)
    window.resize(inside.size())
    if moved and window.pos() != inside.topLeft():
        window.move(inside.topLeft())


def within_screen(wanted: QRect, screen: QRect, frame: QSize) -> QRect:
    """Returns the rectangle of a window, moved and shrunk to fit a screen with its frame."""
    size = wanted.size().boundedTo(screen.size() - frame)
    most_right = screen.right() + 1 - frame.width() - size.width()
    most_down = screen.bottom() + 1 - frame.height() - size.height()
    left = max(screen.x(), min(wanted.x(), most_right))
    top = max(screen.y(), min(wanted.y(), most_down))
    return QRect(left, top, size.width(), size.height())


def serialize(places: Sequence[Place]) -> bytes:
    return json.dumps([astuple(place) for place in places]).encode()


def read(text: bytes) -> list[Place]:
    """Returns the saved places, newest first; invalid places are left out."""
    with suppress(ValueError):
        return [_place(each) for each in value_of_type(_Told, parse_json(text or b"[]"))]
    return []


_Told = tuple[tuple[str, str, int, int, int, int, bool], ...]


def _place(saved: tuple[str, str, int, int, int, int, bool]) -> Place:
    """Returns the place of parsed JSON. Raises ValueError if it is invalid."""
    x, y, width, height = saved[2:6]
    if min(width, height) < 1 or max(map(abs, (x, y, width, height))) > _FARTHEST:
        raise ValueError("a place no screen has")
    return Place(*saved)


def _screen_name(screen: QScreen) -> str:
    """Returns the name of a screen with its place and size, which together identify it."""
    place = screen.geometry()
    return f"{screen.name()} {place.width()}x{place.height()}+{place.x()}+{place.y()}"


_FARTHEST = 100_000
