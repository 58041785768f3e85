"""Presentation mode: a full-screen window for an audience far away."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QWidget
from shiboken6 import isValid

from wmh.base.text.phrases import _
from wmh.helper.settings import PaletteChoice, ThemeChoice
from wmh.helper.ui.frame.compact import Compact
from wmh.helper.ui.frame.content_scroll import needed_size
from wmh.helper.ui.frame.geometry import settle
from wmh.helper.ui.look.style_update import unveil
from wmh.helper.ui.look.theme import SMALL, Appearance
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.program.ui_steps import take_turns
from wmh.helper.ui.shell.helper_side import HelperSide

_STILL_MS = 2000

_MOVED = (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class StillPointer(QObject):
    """Hides the pointer after it has been still for a while; shows it when it moves again.

    It filters the events of the native window, which come before those of widgets.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QObject | None = None
        self._hidden = False
        self._still = QTimer(self, singleShot=True, interval=_STILL_MS)
        self._still.setObjectName("still")
        self._still.timeout.connect(self._hide)

    def watch(self) -> None:
        """Starts hiding the pointer in a visible window."""
        self.rest()
        self._watched = self._window.windowHandle()
        self._watched.installEventFilter(self)
        self._still.start()

    def rest(self) -> None:
        """Shows the pointer, and hides it no more."""
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        self._still.stop()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVED:
            self._show()
            self._still.start()
        elif event.type() is QEvent.Type.Leave:
            self._show()
            self._still.stop()
        return super().eventFilter(watched, event)

    @Slot()
    def _hide(self) -> None:
        if not self._hidden:
            self._hidden = True
            QApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)

    def _show(self) -> None:
        if self._hidden:
            self._hidden = False
            QApplication.restoreOverrideCursor()


_LEAST_TYPE = 27
"""Least font size on a projector in device-independent pixels: 20 pt at 96 dpi."""

_LINES = 400
"""Height of a screen at which the scale is 1; a higher screen has larger type and more room."""


_FULL = 0.8
"""Least share of the screen's height that a presented window takes once it is full-screen."""

_TRIES = 5
"""Maximal number of scales tried; rounded lengths can make a computed scale too large."""


def far_scale(screen_height: int) -> float:
    """Returns the scale at which the smallest type is legible from afar on a screen."""
    return max(_LEAST_TYPE / SMALL, screen_height / _LINES)


def lying_about() -> list[QWidget]:
    """Returns the open windows whose size the user can change."""
    return [each for each in QApplication.topLevelWidgets() if lies_about(each)]


def lies_about(window: QWidget) -> bool:
    """True if a window is open and the user can change its size."""
    return window.isVisible() and has_own_size(window)


def has_own_size(window: QWidget) -> bool:
    """True if the size of a window is not determined by the screen."""
    kept = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
    dialog = window.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)
    return dialog and not window.windowState() & kept


class Presenting(QObject):
    """Presentation of a window, started and ended by a checkable action; Esc ends it too.

    Meanwhile all windows of the application have the look for presentations. The window stays on
    its screen, and returns to its former state and place.
    """

    changed = Signal(bool)
    """Emitted with True when the presentation begins, False when it ends; before it is drawn."""

    crowded = Signal(bool)
    """Emitted with True if the screen has no room for all widgets at this scale."""

    limited = Signal()
    """Emitted if the wanted scale does not fit, so that the largest possible scale is used."""

    def __init__(
        self, action: QAction, window: QWidget, appearance: Appearance, percent: int = 100
    ) -> None:
        """Connects action and window; `percent` 100 is the scale that is legible from afar."""
        super().__init__(window)
        self._action = action
        self._crowded = False
        self._fitted = QSize(), QSize()
        self._full = True
        self._fitting = self._limiting = False
        self._window = window
        self._appearance = appearance
        self._percent = percent
        self._pointer: StillPointer | None = None
        self._before = Qt.WindowState.WindowNoState
        self._active = False
        # Not at once: what is inside has to be laid out first.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self._tries: Iterator[None] = iter(())
        action.toggled.connect(self._toggle)

    @property
    def active(self) -> bool:
        return self._active

    def magnify(self, percent: int) -> None:
        """Sets the scale in percent, for this presentation or the next one."""
        self._percent = percent
        self._limiting = self._active
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Chooses the scale again, after the content has changed."""
        if self._active and not self._fitting:
            self._draw_late(self._present)

    @Slot()
    def leave(self) -> None:
        self._action.setChecked(False)

    @Slot()
    def _toggle(self) -> None:
        # Where it is on its way to another look, it gets there first.
        self._appearance.dressing.when_dressed(self._window, self._switch)

    def _switch(self, _window: QWidget) -> None:
        if (wanted := self._action.isChecked()) == self._active:
            return
        self._active = wanted
        self._draw_late(self._enter if wanted else self._leave)

    def _enter(self) -> None:
        window = self._window
        places = self._appearance.places
        for each in lying_about():  # What has not been put back since the last time is yet to be.
            places.setdefault(each, each.geometry())
        self._before, self._place = window.windowState(), places.get(window, window.geometry())
        self._constrain(QLayout.SizeConstraint.SetNoConstraint)
        self.changed.emit(True)
        window.installEventFilter(self)
        window.setWindowState(self._before | Qt.WindowState.WindowFullScreen)
        self._present()
        if self._pointer is None:
            self._pointer = StillPointer(window)
        self._pointer.watch()

    def _leave(self) -> None:
        window = self._window
        if self._pointer is not None:
            self._pointer.rest()
        window.removeEventFilter(self)
        self._tries = iter(())
        self._fitting = self._limiting = False
        self._appearance.dressing.go_on()
        self._appearance.present(window, None)
        self._crowd(crowded=False)
        self.changed.emit(False)
        self._appearance.dressing.when_dressed(window, self._return)
        for each in [*self._appearance.places]:
            if isValid(each):
                self._appearance.dressing.when_dressed(each, self._put_back)

    def _return(self, window: QWidget) -> None:
        """Restores the former place of the window, unless it is presented again."""
        if self._active:
            return
        # Not before: a window that the large type needs more than the screen for would grow beyond
        # it, and then no longer be what fills the screen for Qt, but for the system.
        self._constrain(QLayout.SizeConstraint.SetDefaultConstraint)
        settle(window)
        window.setWindowState(self._before & ~Qt.WindowState.WindowFullScreen)
        if not self._before & Qt.WindowState.WindowMaximized and window.geometry() != self._place:
            window.setGeometry(self._place)  # Not every system does that.

    def _put_back(self, window: QWidget) -> None:
        """Restores the former place of a window that the large type has stretched."""
        places = self._appearance.places
        if self._appearance.presented or window not in places:
            return
        place = places.pop(window)
        if lies_about(window):
            settle(window)
            window.setGeometry(place)

    def _present(self) -> None:
        """Presents the window at the wanted scale, or at the largest scale that fits the screen."""
        self._fitting = True  # What comes and goes for it changes what there is.
        self._appearance.dressing.hold(self._window)
        self._tries = tries = self._sought()
        take_turns(self._try_fits(tries))

    def _sought(self) -> Iterator[None]:
        """Tries scales until the content fits; yields in between, since each change takes time."""
        yield
        self._crowd(crowded=False)
        window, self._full = self._window, True
        began, screen = window.size(), window.screen().size()
        scale = far_scale(screen.height()) * self._percent / 100
        for _rest in range(_TRIES):
            self._appearance.present(window, scale)
            while window in self._appearance.dressing.waiting:
                yield
            settle(window)
            room = self._room
            if room >= 1 or window.height() < _FULL * screen.height():  # It is on its way there.
                break
            if self._crowded:
                scale *= room * 0.99
                self._full = False
                yield
            self._crowd(crowded=True)
        self._fitted = began, needed_size(window)

    def _try_fits(self, tries: Iterator[None]) -> Iterator[None]:
        for _rest in tries:
            yield
            if not isValid(self) or self._tries is not tries:  # It has gone, or is sought anew.
                return
        self._end_tries()

    def _end_tries(self) -> None:
        self._fitting = False
        self._appearance.dressing.go_on()
        unveil(self._window)
        self._later.start()  # It may have grown meanwhile.
        if self._limiting and not self._full:
            self.limited.emit()
        self._limiting = False

    def _constrain(self, constraint: QLayout.SizeConstraint) -> None:
        """Sets the layout's constraint; a full-screen window must not grow with its content."""
        if (layout := self._window.layout()) is not None:
            layout.setSizeConstraint(constraint)

    @Slot()
    def _fit(self) -> None:
        measured = self._measured
        if measured != self._fitted and (measured[0] != self._fitted[0] or self._room < 1):
            self.fit()

    @property
    def _measured(self) -> tuple[QSize, QSize]:
        """Returns the size that the window has, and the least size that its content needs."""
        return self._window.size(), needed_size(self._window)

    @property
    def _room(self) -> float:
        """Factor by which the content could grow; less than 1 if it must shrink."""
        size, least = self._measured
        return min(size.width() / least.width(), size.height() / least.height())

    def _draw_late(self, act: Callable[[], None]) -> None:
        """Calls a function without drawing the window until its look is complete."""
        self._window.setUpdatesEnabled(False)
        act()
        if self._window not in self._appearance.dressing.waiting and not self._fitting:
            unveil(self._window)

    def _crowd(self, *, crowded: bool) -> None:
        if crowded != self._crowded:
            self._crowded = crowded
            self.crowded.emit(crowded)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            self.leave()
            return True
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._later.start()
        closed = event.type() is QEvent.Type.Hide and not event.spontaneous()
        # A window can be gone already when what it belongs to takes it along.
        if (closed or event.type() is QEvent.Type.DeferredDelete) and isValid(self._window):
            self.leave()
            self._switch(self._window)  # Where it waits for another look, it never gets there.
        return super().eventFilter(watched, event)


_NOT_NOW = (*ThemeChoice, *PaletteChoice, "compact", "on_top")
"""Actions that have no effect during the presentation."""


class PresentedMain(QObject):
    """Presents the main window, and keeps its layout for afterwards."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        presenting: Presenting,
        compact: Compact,
        helper_side: HelperSide,
        sides: Split,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._actions = actions
        self._compact = compact
        self._helper_side = helper_side
        self._sides = sides
        self._window = window
        self._presenting = presenting
        presenting.changed.connect(self._show)
        presenting.crowded.connect(self._show_few)
        presenting.limited.connect(self._say_limited)
        sides.changed.connect(self._make_room)

    @Slot(bool)
    def _show(self, presented: bool) -> None:
        for name in _NOT_NOW:
            self._actions[name].setEnabled(not presented)
        if presented:
            self._compact.note_place()
        self._compact.show_parts(few=False if presented else None)
        # Its menus come with F10 or a right click.
        self._window.menuBar().setHidden(presented or self._compact.few)
        self._helper_side.show_wide(wide=presented and not self._sides.game_shown)

    @Slot()
    def _make_room(self) -> None:
        """Chooses the scale again, since a game was opened or closed beside the helper."""
        if self._presenting.active:
            self._helper_side.show_wide(wide=not self._sides.game_shown)
            self._presenting.fit()

    @Slot(bool)
    def _show_few(self, few: bool) -> None:
        """Hides the widgets that a compact window hides, and always the menu bar."""
        self._compact.show_parts(few=few)
        self._helper_side.level_slider.setHidden(few)
        self._window.menuBar().hide()

    @Slot()
    def _say_limited(self) -> None:
        text = _("This screen has no room for anything larger.")
        self._helper_side.status.show_notice(text)
