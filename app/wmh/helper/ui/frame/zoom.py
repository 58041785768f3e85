"""Zoom: the window and all in it, larger or smaller in steps."""

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QMainWindow, QWidget

from wmh.helper.settings import SCALES
from wmh.helper.ui.frame.content_scroll import room_for
from wmh.helper.ui.frame.geometry import fit, settle
from wmh.helper.ui.frame.presenting import Presenting, lying_about
from wmh.helper.ui.look.scaling import scale_of
from wmh.helper.ui.look.theme import Appearance
from wmh.helper.ui.shell.remembered import Bindings, Remembered

_NOTCH = 120
"""Angle of one notch of the wheel, in eighths of a degree."""


class Zoom(QObject):
    """Zooms the main window and windows beside it; zooming back restores their sizes.

    A size that the user changed meanwhile is kept. In the presentation mode, the scale of
    presentations is changed and remembered instead.
    """

    def __init__(
        self,
        actions: Mapping[str, QAction],
        remembered: Remembered,
        bindings: Bindings,
        appearance: Appearance,
        presenting: Presenting,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._remembered = remembered
        self._bindings = bindings
        self._scale = remembered.settings.scale
        self._appearance = appearance
        self._presenting = presenting
        self._window = window
        self._due = WeakKeyDictionary[QWidget, QSize]()
        """Sizes at the usual scale, of windows that are still to be resized for the new scale."""
        self._sizes = WeakKeyDictionary[QWidget, tuple[QSize, QSize]]()
        """Sizes of each window: at the usual scale, and as set for the present scale."""
        # What is written plus needs Shift on most keyboards.
        actions["zoom_in"].setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        actions["zoom_in"].triggered.connect(self._enlarge)
        actions["zoom_out"].triggered.connect(self._reduce)
        actions["zoom_none"].triggered.connect(self._end)
        self._turned = 0
        """Angle by which the wheel was turned since the last step, in eighths of a degree.

        Touchpads turn the wheel by less than a notch.
        """
        window.installEventFilter(self)
        remembered.changed.connect(self._follow)
        presenting.changed.connect(self._turn)

    @Slot()
    def look_on(self) -> None:
        """Enables zooming by the wheel over the window's scroll areas.

        To be called after the window is first shown, because it loads the classes of all widgets.
        """
        for area in self._window.findChildren(QAbstractScrollArea):
            area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Zooms if the wheel is turned with Ctrl held, also over the board and the list."""
        if not isinstance(event, QWheelEvent) or not (
            event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            return super().eventFilter(watched, event)
        self._turned += event.angleDelta().y()
        while abs(self._turned) >= _NOTCH:
            up = self._turned > 0
            self._turned -= _NOTCH if up else -_NOTCH
            (self._enlarge if up else self._reduce)()
        event.accept()
        return True

    @property
    def _field(self) -> str:
        return "presented" if self._presenting.active else "scale"

    @property
    def _now(self) -> int:
        return getattr(self._remembered.settings, self._field)

    @Slot()
    def _turn(self) -> None:
        """Connects the menu with the scale in use: that of the window or of the presentation."""
        self._bindings.stand("scale", self._field)

    @Slot()
    def _enlarge(self) -> None:
        now = self._now
        self._choose(min((step for step in SCALES if step > now), default=now))

    @Slot()
    def _reduce(self) -> None:
        now = self._now
        self._choose(max((step for step in SCALES if step < now), default=now))

    @Slot()
    def _end(self) -> None:
        self._choose(100)

    def _choose(self, percent: int) -> None:
        self._remembered.remember(**{self._field: percent})

    @Slot(str)
    def _follow(self, setting: str) -> None:
        settings = self._remembered.settings
        if setting == "presented":
            self._presenting.magnify(settings.presented)
        elif setting == "scale":
            self._magnify(settings.scale)

    def _magnify(self, percent: int) -> None:
        # What waits for its turn yet has the size of the scale before the last.
        shown = {each: self._due.get(each, self._usual(each)) for each in lying_about()}
        self._due.update(shown)  # One that was closed since may be about to have its turn.
        self._scale = percent
        self._appearance.magnify(scale_of(self._remembered.settings))
        for window in shown:
            if window in self._due:  # One whose window has gone had its turn at once.
                self._appearance.dressing.when_dressed(window, self._fit)

    def _fit(self, window: QWidget) -> None:
        usual = self._due.pop(window)
        settle(window)
        fit(window, usual * (self._scale / 100))
        self._sizes[window] = usual, window.size()

    def _usual(self, window: QWidget) -> QSize:
        """Returns the size that a window has at the usual scale."""
        usual, made = self._sizes.get(window, (QSize(), QSize()))
        # Where it was larger than the screen, it was made smaller since, and not by a person.
        same = window.size() in (made, made.boundedTo(room_for(window)))
        return usual if same else window.size() * (100 / self._scale)
