"""Announcements for screen readers, spoken at once, even outside of the focused widget."""

import atexit
import sys
from collections import deque
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QRect, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_KEPT = 32
"""Maximal number of notices kept, since a screen reader may still ask about them."""

_NONE = cast("QAccessibleInterface", None)
"""Null interface, which Qt accepts but its stubs do not."""


def announce(widget: QWidget, text: str) -> None:
    """Makes a screen reader speak a text at once, even if the widget is not in focus."""
    if not text or not QAccessible.isActive():
        return
    if sys.platform in ("win32", "darwin"):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
    else:
        _voice().say(widget, text)


class _Voice(QObject):
    """Speaker of texts; all texts of one pass of the event loop are one notice.

    For Linux: Orca before version 45 ignores announcements, but every version reads a notice that
    appears. The newest notice interrupts what is being spoken; so if the focus has moved meanwhile,
    the focused widget is spoken at the end.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts: dict[str, None] = {}
        self._said: deque[_SpokenOnly] = deque()
        self._focused: QWidget | None = None
        self._window: QWidget | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        atexit.register(self._forget, 0)

    def say(self, widget: QWidget, text: str) -> None:
        if not self._texts:
            self._focused, self._window = QApplication.focusWidget(), widget.window()
        self._texts[text] = None  # Once, however many say it.
        self._soon.start()

    @Slot()
    def _speak(self) -> None:
        window, before = self._window, self._focused
        self._window = self._focused = None
        focused = QApplication.focusWidget()
        if focused is not None and focused is not before:
            self._texts[_name_of(focused)] = None
        text = " ".join(map(_with_stop, filter(None, self._texts)))
        self._texts.clear()
        if window is not None and isValid(window):
            # Readers keep the name of what they know, so each text has a notice of its own. What is
            # in a status bar is said without its role.
            bar = _SpokenOnly(QAccessible.Role.StatusBar, "", window)
            notice = _SpokenOnly(QAccessible.Role.Notification, text, window, bar)
            self._said.extend((bar, notice))
            self._forget(_KEPT)
            QAccessible.updateAccessibility(QAccessibleEvent(notice, QAccessible.Event.ObjectShow))

    def _forget(self, kept: int) -> None:
        """Deletes all notices but the last `kept`, while Python still holds them as Qt requires."""
        while len(self._said) > kept:
            QAccessible.deleteAccessibleInterface(self._said[0].number)
            self._said.popleft()


class _SpokenOnly(QAccessibleInterface):
    """Accessible object of a window that is spoken but not visible."""

    def __init__(
        self,
        role: QAccessible.Role,
        text: str,
        window: QWidget,
        within: QAccessibleInterface | None = None,
    ) -> None:
        super().__init__()
        self._role, self._text, self._window, self._within = role, text, window, within
        self.number = QAccessible.registerAccessibleInterface(self)

    def role(self) -> QAccessible.Role:
        return self._role

    def text(self, t: QAccessible.Text) -> str:
        return self._text if t is QAccessible.Text.Name else ""

    def parent(self) -> QAccessibleInterface:
        if self._within is not None or not isValid(self._window):
            return self._within or _NONE
        return QAccessible.queryAccessibleInterface(self._window)

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return cast("QObject", _NONE)

    def rect(self) -> QRect:
        return QRect()

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _NONE

    def child(self, index: int) -> QAccessibleInterface:
        return _NONE

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Changes nothing, since the text is fixed."""

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> int:
        return 0


def _voice() -> _Voice:
    application = QCoreApplication.instance()
    if application is None:
        raise LookupError("nobody can be spoken to without an application")
    return application.findChild(_Voice) or _Voice(application)


def _name_of(focused: QWidget) -> str:
    """Returns the accessible name of a widget's current item, or of the widget itself."""
    one = QAccessible.queryAccessibleInterface(focused)
    inner = one.focusChild()
    return (inner or one).text(QAccessible.Text.Name)


def _with_stop(text: str) -> str:
    return text if not text[-1].isalnum() else f"{text}."
