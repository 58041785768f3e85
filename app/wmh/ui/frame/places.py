"""The place of the window: remembered for each way it is shown in, and for each screen."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.engine.json_reading import told_by, typed
from wmh.ui.frame.size import TITLE_BAR
from wmh.ui.remembered import Remembered

_MOST = 24
"""Older places are forgotten."""


@dataclass(frozen=True, slots=True)
class Place:
    """`way` is how the window is shown; `x` and `y` are its frame's, the size is without it."""

    way: str
    screen: str
    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


class Places:
    """Places of one window. One on a screen that is not there now, or is another, is left alone."""

    def __init__(self, window: QMainWindow, remembered: Remembered) -> None:
        self._window = window
        self._remembered = remembered

    def noted(self, way: str) -> bytes:
        """What is to be remembered, with where the window stands now."""
        window = self._window
        whole = window.isMaximized()
        now = window.normalGeometry() if whole else QRect(window.pos(), window.size())
        screen = _named(window.screen())
        place = Place(way, screen, now.x(), now.y(), now.width(), now.height(), whole)
        known = read(self._remembered.settings.places)
        others = [other for other in known if (other.way, other.screen) != (way, screen)]
        return written((place, *others)[:_MOST])

    def restore(self, way: str, usual: QSize, *, whole: bool) -> None:
        """Stand where it stood last; where that is not known, be of the usual size.

        `whole` is whether it may fill the screen.
        """
        window = self._window
        screens = {_named(screen): screen for screen in QGuiApplication.screens()}
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
        _put(window, wanted, screen, moved=place is not None or window.isVisible())
        if whole:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def fit(window: QWidget, size: QSize) -> None:
    """Give a window another size where it stands, as far as the screen has room."""
    _put(window, QRect(window.pos(), size), window.screen(), moved=window.isVisible())


def _put(window: QWidget, wanted: QRect, screen: QScreen, *, moved: bool) -> None:
    """The system chooses the place of one that is not moved."""
    # Before it is shown, what the frame takes is not known; a title bar is allowed for.
    frame = window.frameGeometry().size() - window.size() if moved else QSize(0, TITLE_BAR)
    inside = within(wanted, screen.availableGeometry(), frame)
    window.resize(inside.size())
    if moved and window.pos() != inside.topLeft():
        window.move(inside.topLeft())


def within(wanted: QRect, screen: QRect, frame: QSize) -> QRect:
    """A window with its frame inside of a screen, as near to where it was wanted as can be."""
    size = wanted.size().boundedTo(screen.size() - frame)
    most_right = screen.right() + 1 - frame.width() - size.width()
    most_down = screen.bottom() + 1 - frame.height() - size.height()
    left = max(screen.x(), min(wanted.x(), most_right))
    top = max(screen.y(), min(wanted.y(), most_down))
    return QRect(left, top, size.width(), size.height())


def written(places: Sequence[Place]) -> bytes:
    return json.dumps([astuple(place) for place in places]).encode()


def read(text: bytes) -> list[Place]:
    """The newest first; whatever makes no sense is as if it were not there."""
    with suppress(ValueError):
        return [_place(each) for each in typed(_Told, told_by(text or b"[]"))]
    return []


_Told = tuple[tuple[str, str, int, int, int, int, bool], ...]


def _place(saved: tuple[str, str, int, int, int, int, bool]) -> Place:
    """Raises ValueError if it is none."""
    x, y, width, height = saved[2:6]
    if min(width, height) < 1 or max(map(abs, (x, y, width, height))) > _FARTHEST:
        raise ValueError("a place no screen has")
    return Place(*saved)


def _named(screen: QScreen) -> str:
    """A screen of the same name but elsewhere, or of another size, is another one."""
    place = screen.geometry()
    return f"{screen.name()} {place.width()}x{place.height()}+{place.x()}+{place.y()}"


_FARTHEST = 100_000
