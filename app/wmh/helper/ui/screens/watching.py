"""Watching a part of the screen on which a game is played, to fill in the board.

No picture is stored, and none leaves the computer.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPixmap,
    QScreen,
    QShortcut,
)
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.turn import Turn
from wmh.engine.screens.board import ColourQuestion, Meanings, ReadBoard
from wmh.helper.game_memory import GameMemory, Region, memory_of, remember
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.parts.bars import StatusLine
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.screens.picture_view import PictureReading, seeing
from wmh.helper.ui.screens.region_choice import RegionChoice
from wmh.helper.ui.words.paste_proposal import fill_sheet, shown_first

CALM_MS, BUSY_MS = 500, 150
"""Milliseconds between two pictures: while nothing changes, and after a change."""

_BUSY_LOOKS = 12

SETTLED_LOOKS, SLOW_LOOKS = 4, 10
"""Numbers of equal pictures before a row is accepted, since games turn tiles one by one.

The second number is for uncertain rows, and for tiles that may still turn.
"""

Grab = Callable[[Region], QImage | None]
"""Function that returns a picture of a part of the screen; None if there is none."""


class WatchLight(QPushButton):
    """Indicator that the screen is being watched; a click on it ends the watching."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(_("\N{BLACK CIRCLE} Watching"))
        said = _("Looking at the screen. Click to stop.")
        self.setAccessibleName(said)
        set_tip(self, said)
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()


class Watching(QObject):
    """Fills in the board as a game on the screen goes on; a row waits until it is marked there."""

    noticed = Signal(str)
    asked = Signal(object)
    """Emitted with a PictureReading whose colours the user must explain."""
    troubled = Signal(object)
    """Emitted with a Trouble about the file that remembers games' places and colours."""

    def __init__(
        self,
        action: QAction,
        board: Board,
        status: StatusLine,
        suggester: Suggester,
        window: QWidget,
        grab: Grab | None = None,
    ) -> None:
        super().__init__(window)
        self._action, self._board, self._window = action, board, window
        self._grab: Grab = grab or grab_region
        self._region: Region | None = None
        self._game = ""
        self._last = QImage()
        self._looked_at = QImage()
        self._busy = 0
        self._looks = 0
        self._heard: tuple[Turn, ...] | None = None
        self._since = 0
        self._seen: PictureReading | None = None
        self._used: tuple[Turn, ...] = ()
        self._given: tuple[str | None, ...] = ()
        self._said = ""
        self._known: Meanings = {}
        self._question: ColourQuestion | None = None
        self._choices: list[RegionChoice] = []
        self._timer = QTimer(self, interval=CALM_MS)
        self._timer.timeout.connect(self._look)
        self._errand = suggester.task_channel(self._take, self._fail)
        self._light = WatchLight(status)
        self._light.clicked.connect(self.stop)
        status.put_beside(self._light)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.stop)

    @property
    def looking(self) -> bool:
        return self._timer.isActive()

    def toggle(self, *, on: bool) -> None:
        """Starts watching the game's last region, or lets the user choose one; or stops."""
        if not on:
            self.stop()
            return
        if (reason := self._refusal()) is not None:
            self._action.setChecked(False)
            self.noticed.emit(reason)
            return
        self._game = self._board.sheet.game
        known = memory_of(self._game, self.troubled.emit).region
        if known is not None and self._grab(known) is not None:
            self.watch(known)
        else:
            self.choose()

    @Slot()
    def choose(self) -> None:
        """Lets the user drag a frame around the game, on any screen."""
        if (reason := self._refusal()) is not None:
            self.noticed.emit(reason)
            return
        self._game = self._board.sheet.game
        self._leave_choices()
        for screen in QGuiApplication.screens():
            choice = RegionChoice(screen, screen.grabWindow(0), self._window)
            choice.chosen.connect(self._choose)
            choice.left.connect(self._leave)
            self._choices.append(choice)
            choice.show()
            choice.activateWindow()

    def watch(self, region: Region) -> None:
        """Starts to watch a part of the screen."""
        self._region = region
        self._last = self._looked_at = QImage()
        self._heard, self._seen, self._question = None, None, None
        self._used, self._given, self._said = (), (), ""
        self._light.show()
        self._escape.setEnabled(True)
        self._action.setChecked(True)
        self._timer.start(CALM_MS)
        self.noticed.emit(_("The board follows the game played there. Esc stops it."))
        self._look()

    @Slot()
    def stop(self) -> None:
        self._timer.stop()
        self._errand.drop()
        self._last = self._looked_at = QImage()
        self._seen = None
        self._light.hide()
        self._escape.setEnabled(False)
        self._leave_choices()
        self._action.setChecked(False)

    def _refusal(self) -> str | None:
        if RULES[self._board.sheet.rule].counts:
            return _("The clues of this game are numbers: only games with tiles can be watched.")
        if QGuiApplication.platformName().startswith("wayland"):
            text = _(
                "This system does not let programs look at the screen: take a screenshot and paste"
                " it, {0}.",
            )
            return text.format(key_of("paste"))
        return None

    @Slot(QRect)
    def _choose(self, part: QRect) -> None:
        region = (part.x(), part.y(), part.width(), part.height())
        self._leave_choices()
        try:
            remember(
                self._game, GameMemory(region, memory_of(self._game, self.troubled.emit).colours)
            )
        except OSError as error:
            self.noticed.emit(objection(error))
        # The choice must be gone from the screen before it is looked at.
        QTimer.singleShot(CALM_MS, self, lambda: self.watch(region))

    @Slot()
    def _leave(self) -> None:
        self._leave_choices()
        self._action.setChecked(False)

    def _leave_choices(self) -> None:
        choices, self._choices = self._choices, []
        for choice in choices:
            choice.close()

    # Looking

    @Slot()
    def _look(self) -> None:
        if self._region is None:
            return
        image = self._grab(self._region)
        if image is None:
            self._say(_("That part of the screen is no longer there: choose another."))
            self.stop()
            return
        changed = image != self._last
        self._last = image
        self._busy = _BUSY_LOOKS if changed else max(0, self._busy - 1)
        self._timer.setInterval(BUSY_MS if self._busy else CALM_MS)
        known = memory_of(self._game, self.troubled.emit).colours
        self._looks += 1
        new = image != self._looked_at or known != self._known
        if self._errand.under_way:
            return
        if new:
            self._looked_at, self._known = image, known
            self._errand.ask(seeing(image, self._board.sheet.rule, known))
        elif self._seen is not None:
            self._settle(self._seen)

    @Slot(object)
    def _take(self, seen: PictureReading) -> None:
        boards = seen.reading.boards
        if not self.looking or not boards:
            self._seen = None
            return
        turns = _sure(boards[0])
        self._seen = seen
        if turns == self._heard:
            self._settle(seen)
        else:
            self._heard, self._since = turns, self._looks

    def _settle(self, seen: PictureReading) -> None:
        """Takes the rows of a picture once it is stable, since turning tiles cannot be read."""
        board, *others = seen.reading.boards
        unclear = next((x for x in board.open if board.rows[x[0] - 1] in board.marked), None)
        slow = unclear is not None or any(x.turning for x in board.rows[-1:])
        if self._looks - self._since < (SLOW_LOOKS if slow else SETTLED_LOOKS):
            return
        if others:
            self._say(
                _("The screen shows several boards: paste a picture of them, {0}.").format(
                    key_of("paste")
                )
            )
            return
        turns = _sure(board)
        if turns and turns != self._used:
            self._fill(turns)
        if board.given != self._given:
            self._given = board.given
            if self._given and self._board.sheet.empty:
                self._board.fill(shown_first(self._board.sheet, self._given))
        if (question := seen.reading.question) is not None:
            if question != self._question:
                self._question = question
                self.asked.emit(seen)
        elif unclear is not None:
            row, place = unclear
            self._say(
                _("Row {0}, tile {1} is not clear: type the row yourself.").format(row, place)
            )

    def _fill(self, turns: tuple[Turn, ...]) -> None:
        sheet = self._board.sheet
        before = tuple(x for x in sheet.turns if None not in x.marks)
        rows = _join_turns(before, turns)
        if rows is None:
            if before[:1] != turns[:1] and not self._mends(before, turns):
                text = _("A new game has started on the screen: {0} starts it here too.")
                self._say(text.format(key_of("new_game")))
                return
            rows = turns
        self._used, self._said = turns, ""
        if rows != before:
            self._board.fill(fill_sheet(sheet, rows))

    def _mends(self, before: tuple[Turn, ...], turns: tuple[Turn, ...]) -> bool:
        """True if the new marks only correct rows that this object filled in from the screen."""
        ours = before == self._used[: len(before)]
        return ours and [x.guess for x in before] == [x.guess for x in turns[: len(before)]]

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._say(objection(error))

    def _say(self, text: str) -> None:
        """Emits a message, unless it is the one emitted last."""
        if text != self._said:
            self._said = text
            self.noticed.emit(text)


def _join_turns(before: tuple[Turn, ...], turns: tuple[Turn, ...]) -> tuple[Turn, ...] | None:
    """Returns the earlier rows and those that follow them; None if the rows are different.

    Windows over a game, or scrolling, remove no rows: the first visible row may be any row.
    """
    for start in range(max(1, len(before))):
        part = before[start : start + len(turns)]
        if part == turns[: len(part)]:
            return before + turns[len(part) :]
    return None


def _sure(board: ReadBoard) -> tuple[Turn, ...]:
    """Returns the rows above the first uncertain row."""
    unclear = min((row for row, _ in board.open), default=len(board.rows) + 1)
    return tuple(turn for row in board.rows[: unclear - 1] if (turn := row.turn) is not None)


def grab_region(region: Region) -> QImage | None:
    """Returns a picture of a part of the screens; None if no screen shows it."""
    part = QRect(*region)
    screen = QGuiApplication.screenAt(part.center())
    if screen is None or not screen.geometry().intersects(part):
        return None
    inside = part.intersected(screen.geometry()).translated(-screen.geometry().topLeft())
    image = _grab(screen, inside).toImage()
    return None if image.isNull() else image


def _grab(screen: QScreen, part: QRect) -> QPixmap:
    return screen.grabWindow(0, part.x(), part.y(), part.width(), part.height())
