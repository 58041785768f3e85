"""Compact window, to stand beside a game: the widgets of the main window, smaller and fewer."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.frame.content_scroll import ContentScroll, needed_size, room_for
from wmh.helper.ui.frame.geometry import Places, settle
from wmh.helper.ui.look.scaling import scale_of
from wmh.helper.ui.look.style_update import unveil
from wmh.helper.ui.look.theme import Appearance, legible
from wmh.helper.ui.play.split import Split
from wmh.helper.ui.shell.helper_side import HelperSide
from wmh.helper.ui.shell.remembered import Bindings, Remembered

if TYPE_CHECKING:
    from wmh.helper.ui.play.game_pane import GamePane
    from wmh.helper.ui.play.playing import Playing
    from wmh.helper.ui.program.lazy import LazyWidget


_HINT = 24
"""Height in pixels of the hint line with its margins; it is the first thing to be hidden."""

_USUAL, _COMPACT = QSize(360, 620), QSize(250, 260)


_ALL, _MOST, _FEW = range(3)
"""Amounts of widgets shown: all; all but some that only inform; no menus and choices either."""


def _hidden_of_helper(side: HelperSide, shown: int) -> tuple[QWidget, ...]:
    """Returns the widgets of the helper that are hidden if `shown` is less than all.

    The tiles, the number of words, the words and the messages are always shown.
    """
    first, then = (side.facts, side.pattern), (side.head, side.ranking.above)
    return ((), first, first + then)[shown]


def _of_game(side: "GamePane") -> tuple[QWidget, ...]:
    """Returns the widgets of the game that are hidden in a compact window."""
    return side.about, side.used


def _height(widgets: Iterable[QWidget]) -> int:
    return sum(each.sizeHint().height() for each in widgets)


class Compact(QObject):
    """Switches the compact window on and off; the window has a place of its own in both states."""

    def __init__(
        self,
        remembered: Remembered,
        bindings: Bindings,
        appearance: Appearance,
        sides: Split,
        helper_side: HelperSide,
        playing: "LazyWidget[Playing]",
        content: ContentScroll,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._remembered = remembered
        self._appearance = appearance
        self._sides = sides
        self._helper_side = helper_side
        self._playing = playing
        self._window = window
        self._places = Places(window, remembered)
        self._bindings = bindings
        self._shown = _ALL
        self._compact = remembered.settings.compact
        self._crowded = _ALL
        self._presented = False
        self._in_vain = set[tuple[int, ...]]()
        """Measurements at which more widgets were shown for a moment, but did not fit."""
        # Not at once: what comes has to be laid out first, and what goes be out of the layouts.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._make_room)
        content.remeasured.connect(self._later.start)
        remembered.changed.connect(self._follow)
        playing.then(self._show_game_parts)
        if self._compact:
            self._show_parts(_FEW)
            self._show_why()
        self._restore()

    def note_place(self) -> None:
        """Saves the place of the window, unless it fills the screen."""
        self._appearance.dressing.finish(self._window)
        if not self._window.isFullScreen():
            self._remembered.remember(places=self._places.to_bytes(self._way))

    def show_parts(self, *, few: bool | None = None) -> None:
        """Hides widgets if `few`, shows all if not; None follows the state of the window."""
        self._presented = few is not None
        usual = _FEW if self._compact else self._crowded
        shown = usual if few is None else _FEW if few else _ALL
        if shown != self._shown:
            self._show_parts(shown)

    @property
    def few(self) -> bool:
        """True if some widgets of the window are hidden."""
        return self._shown == _FEW

    @property
    def _way(self) -> str:
        return "compact" if self._compact else "usual"

    @Slot(str)
    def _follow(self, setting: str) -> None:
        if setting == "compact":  # Where it is on its way to another look, it gets there first.
            self._appearance.dressing.when_dressed(self._window, self._switch)
        elif setting == "why":  # A side that is out of sight does not say that it needs less now.
            self._later.start()

    def _switch(self, _window: QWidget) -> None:
        compact = self._remembered.settings.compact
        if compact == self._compact:
            return
        self._remembered.remember(places=self._places.to_bytes(self._way))
        self._compact, self._crowded = compact, _ALL
        self._window.setUpdatesEnabled(False)  # Nothing of what lies between is seen.
        self._show_parts(_FEW if compact else _ALL)
        self._show_why()
        self._appearance.magnify(scale_of(self._remembered.settings))
        self._appearance.dressing.when_dressed(self._window, self._settle)

    def _settle(self, window: QWidget) -> None:
        settle(window)
        self._restore()
        unveil(window)

    @Slot()
    def _make_room(self) -> None:
        """Hides as many widgets as needed for the window to fit the screen at its scale."""
        if self._presented or self._compact or not self._window.isVisible():
            return
        least, room = needed_size(self._window).height(), room_for(self._window).height()
        playing = self._playing.made
        laid = self._helper_side.layout()
        if self._helper_side.isHidden() and laid is not None:  # It would not be measured otherwise.
            self._helper_side.pasting.updateGeometry()
            laid.activate()
        sides = self._helper_side, *(() if playing is None else (playing.pane,))
        # The side that is out of sight needs room too, and how much is known once it is seen.
        heights = (each.minimumSizeHint().height() for each in sides)
        shown = self._shown
        measured = (shown, room, least, self._helper_side.board_view.sizeHint().height(), *heights)
        if shown != _FEW and (least > room or self._rows_hidden):
            self._crowd(shown + 1)
            if self.few:
                text = _("F10 or a right click opens the menu.")
                self._helper_side.status.show_notice(text)
            self._later.start()
        elif (
            shown != _ALL and self._height_with(shown - 1) <= room and measured not in self._in_vain
        ):
            # What all of it needs is known once it is there, which nobody sees before it fits.
            seen, before = self._window.updatesEnabled(), self._window.size()
            self._window.setUpdatesEnabled(False)
            self._crowd(shown - 1)
            needed = needed_size(self._window).height()
            if needed > room_for(self._window).height() or self._rows_hidden:
                self._in_vain.add(measured)
                self._crowd(shown)
                self._window.resize(before)
            elif self._shown != _ALL:
                self._later.start()
            self._window.setUpdatesEnabled(seen)
        self._window.resize(self._window.size().boundedTo(room_for(self._window)))

    @property
    def _rows_hidden(self) -> bool:
        """True if rows of a board are out of sight that would fit without menus and choices."""
        bar = self._helper_side.board_view.verticalScrollBar()
        return self._shown == _MOST and bar.maximum() > 0

    def _height_with(self, shown: int) -> int:
        """Returns the least height of the window if `shown` widgets are shown on both sides."""
        helper, playing = self._helper_side, self._playing.made
        heights = [0]
        if self._sides.helper_wanted:
            still = _hidden_of_helper(helper, shown)
            back = [x for x in _hidden_of_helper(helper, self._shown) if x not in still]
            heights.append(helper.minimumSizeHint().height() + _height(back))
        if self._sides.game_shown and playing is not None:
            game = playing.pane
            back = _of_game(game) if self.few else ()
            heights.append(game.minimumSizeHint().height() + _height(back))
        hint = legible(_HINT) if shown == _ALL else 0
        return _height([self._window.menuBar()]) + hint + max(heights)

    def _crowd(self, shown: int) -> None:
        self._crowded = shown
        self._show_parts(shown)
        settle(self._window)

    def _show_parts(self, shown: int) -> None:
        self._shown = shown
        helper = self._helper_side
        hidden = _hidden_of_helper(helper, shown)
        for part in _hidden_of_helper(helper, _FEW):
            part.setHidden(part in hidden)
        self._window.menuBar().setHidden(self.few)
        helper.status.show_hints(wanted=shown == _ALL)
        if self._playing.made is not None:
            self._show_game_parts(self._playing.made)
        self._sides.show_narrow(narrow=self.few)

    def _show_game_parts(self, playing: "Playing") -> None:
        for part in _of_game(playing.pane):
            part.setHidden(self.few)
        playing.pane.status.show_hints(wanted=self._shown == _ALL)

    def _show_why(self) -> None:
        """Sets the default of the explanation: a compact window shows it only on request."""
        self._bindings.stand("why", "" if self._compact else "why")

    def _restore(self) -> None:
        size = (_COMPACT if self._compact else _USUAL) * (self._remembered.settings.scale / 100)
        menus = 0 if self.few else self._window.menuBar().sizeHint().width()
        width = max(size.width(), self._sides.comfortable_width(), menus)
        self._places.restore(self._way, QSize(width, size.height()), whole=not self._compact)
