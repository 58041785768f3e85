"""The zoom: everything larger or smaller, in steps, and the window with it."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QSize, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from wmh.settings import SCALES
from wmh.ui.frame.compact import scale_of
from wmh.ui.frame.places import fit
from wmh.ui.frame.presenting import Presenting
from wmh.ui.frame.size import settle
from wmh.ui.look.theme import Appearance
from wmh.ui.remembered import Remembered


class Zoom(QObject):
    """A window that nobody resized meanwhile is afterwards as large as it was before.

    While it is presented, another scale is changed, and remembered.
    """

    def __init__(
        self,
        actions: Mapping[str, QAction],
        keeper: Remembered,
        appearance: Appearance,
        presenting: Presenting,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._steps = {percent: actions[f"scale-{percent}"] for percent in SCALES}
        self._keeper = keeper
        self._appearance = appearance
        self._presenting = presenting
        self._window = window
        self._whole = QSize()
        self._made = QSize()
        # What is written plus needs Shift on most keyboards.
        actions["zoom_in"].setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        actions["zoom_in"].triggered.connect(self._enlarge)
        actions["zoom_out"].triggered.connect(self._reduce)
        actions["zoom_none"].triggered.connect(self._end)
        self._steps[keeper.settings.scale].setChecked(True)
        for step in self._steps.values():
            step.toggled.connect(self._follow)
        presenting.changed.connect(self._show_step)

    @property
    def _now(self) -> int:
        settings = self._keeper.settings
        return settings.presented if self._presenting.active else settings.scale

    @Slot()
    def _show_step(self) -> None:
        self._steps[self._now].setChecked(True)

    @Slot()
    def _enlarge(self) -> None:
        now = self._now
        self._steps[min((step for step in SCALES if step > now), default=now)].setChecked(True)

    @Slot()
    def _reduce(self) -> None:
        now = self._now
        self._steps[max((step for step in SCALES if step < now), default=now)].setChecked(True)

    @Slot()
    def _end(self) -> None:
        self._steps[100].setChecked(True)

    @Slot()
    def _follow(self) -> None:
        self._magnify(next(step for step in SCALES if self._steps[step].isChecked()))

    def _magnify(self, percent: int) -> None:
        window, before = self._window, self._now
        if percent == before:
            return  # One of them is no longer checked, and it is the other's turn.
        if self._presenting.active:
            self._keeper.remember(presented=percent)
            self._presenting.magnify(percent)
            return
        if window.size() != self._made:
            self._whole = window.size() * (100 / before)
        self._keeper.remember(scale=percent)
        self._appearance.magnify(scale_of(self._keeper.settings))
        settle(window)
        if not window.isMaximized() and not window.isFullScreen():
            fit(window, self._whole * (percent / 100))
        self._made = window.size()
