"""Page of a participant's game: board, visible part of the helper, and progress."""

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.board.board_view import BoardView
from wmh.helper.ui.frame.geometry import settle
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import clock
from wmh.helper.ui.parts.shortcuts import ENTER, AroundBoard
from wmh.study.journal.sitting import SittingStep
from wmh.study.ui.session.helper_pane import HelperPane
from wmh.study.ui.session.timed_game import GameSetting, Position, TimedGame

_BOARD, _HELPER = 440, 340
"""Greatest widths of board and helper in pixels, at scale 1."""

_ABOVE, _BETWEEN = 16, 12


class GamePage(AroundBoard):
    """Page of a game, with the helper unless the condition hides it completely."""

    done = Signal()
    """Emitted when the participant goes on after a game that is over, or could not begin."""
    failed = Signal(object)
    """Emitted with the Exception that prevents the game from going on."""

    def __init__(self, setting: GameSetting, parent: QWidget) -> None:
        super().__init__(parent)
        self._protocol = setting.protocol
        self._step: SittingStep | None = None
        self.game = TimedGame(setting, self)
        self._where = plain_label(self, "headline")
        self._clock = plain_label(self, "figure")
        self._notice = plain_label(self, "reason")
        self._board_view = BoardView(self.game.board, self)
        self._helper: HelperPane | None = None
        if (sees := setting.arm.sees) is not None:
            alphabet, recorder = setting.lexicon.alphabet, setting.recorder
            self._helper = HelperPane(sees, alphabet, recorder, lambda: self.game.typed, self)
        self._give_up = plain_button(_("&Give up", context="StudyGame"), self, self.game.give_up)
        self._go_on = QPushButton(_("&Next"), self)
        self._go_on.setObjectName("primary")
        self._go_on.setAutoDefault(True)
        self._go_on.clicked.connect(self.done)
        self._tick = QTimer(self, interval=200)
        self._tick.timeout.connect(self._show_clock)
        self._lay_out()
        self.game.shown.connect(self._show)
        self.game.stood.connect(self._note)
        self.game.ended.connect(self._end)
        self.game.noticed.connect(self._notify)
        self.game.failed.connect(self.failed)
        self.game.board.changed.connect(self._forget_notice)
        self.left.connect(self.focus)
        self.typed.connect(self._type)
        if self._helper is not None:
            self._helper.taken.connect(self._take)
            self._helper.left.connect(self._board_view.focus)
            self._board_view.left_below.connect(self._helper.enter)

    def _lay_out(self) -> None:
        self._board_view.setMaximumWidth(scale_length(_BOARD))
        game = QWidget(self)
        in_column(
            in_row((self._where, 1), self._clock),
            self._board_view,
            in_row(self._go_on, self._give_up, (self._notice, 1), spacing=scale_length(_BETWEEN)),
            (REST, 1),
            on=game,
            margins=0,
            spacing=scale_length(_BETWEEN),
        )
        game.setFixedWidth(scale_length(_BOARD))
        sides = [game]
        if self._helper is not None:
            self._helper.setFixedWidth(scale_length(_HELPER))
            sides.append(self._helper)
        around = 0, scale_length(_ABOVE), 0, 0
        in_row((REST, 1), *sides, (REST, 1), on=self, margins=around, spacing=scale_length(48))
        for widget in (self._go_on, self._give_up, self._clock):
            widget.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits all rows of the board, and the text below the board, into the page."""
        super().resizeEvent(event)
        if self._protocol.attempts is not None:
            others = sum(each.sizeHint().height() for each in (self._where, self._go_on))
            room = self.height() - scale_length(_ABOVE) - others - 2 * scale_length(_BETWEEN)
            self._board_view.show_at_once(self._protocol.attempts, room)

    def begin(self, step: SittingStep) -> None:
        self._step = step
        self._go_on.hide()
        say(self._notice, "")
        self.game.begin(step)

    @Slot()
    def focus(self) -> None:
        if self._go_on.isVisible():
            self._go_on.setFocus()
        else:
            self._board_view.focus()

    def pause(self, since: float) -> None:
        """Pauses the game from the time `since`; the caller hides the page."""
        self.game.pause(since)
        if self._helper is not None:
            self._helper.cover_up()

    def resume(self) -> None:
        self.game.go_on()
        if self._helper is not None and self.game.playing:
            self._helper.uncover()
        self.focus()

    def interrupt(self) -> None:
        self.game.interrupt()

    @Slot(object)
    def _show(self, found: Position) -> None:
        step = self._step
        if step is None or step.block is None:
            return
        if not self.game.playing:  # The last clue: all else stays until the game is ended.
            self._paint()
            return
        if step.trial:
            text = _("Attempt {0}, game {1} of {2}")
            text = text.format(self.game.attempt, step.trial, step.block.games)
        else:
            text = _("Attempt {0}. Practice: this game does not count")
            text = text.format(self.game.attempt)
        say(self._where, text)
        announce(self._where, text)
        if self._helper is not None:
            self._helper.show_standing(found)
        endless = self._protocol.attempts is None and self._protocol.time_cap is None
        self._give_up.setVisible(endless)
        if self._protocol.clock_shown:
            self._tick.start()
            self._clock.show()
            self._show_clock()
        self._paint()
        if self.game.attempt == 1:
            self._board_view.focus()

    @Slot(object)
    def _note(self) -> None:
        """Records what the helper shows, after it was painted."""
        if self._helper is not None:
            self._helper.note_standing()

    def _paint(self) -> None:
        """Paints changes at once, so that the recorded time is when they become visible."""
        settle(self)
        self._board_view.viewport().repaint()

    @Slot(str)
    def _end(self, outcome: str) -> None:
        self._tick.stop()
        self._show_clock()
        self._give_up.hide()
        if self._helper is not None:
            self._helper.cover_up()
        text = _result_text(outcome, self.game.attempt)
        say(self._notice, text)
        announce(self._notice, text)
        self._go_on.show()
        self._go_on.setFocus()

    @Slot()
    def _show_clock(self) -> None:
        text = clock(int(self.game.seconds))
        self._clock.setText(text)
        self._clock.setAccessibleName(_("Time: {0}").format(text))

    @Slot(str)
    def _notify(self, text: str) -> None:
        say(self._notice, text)
        announce(self._notice, text)

    @Slot()
    def _forget_notice(self) -> None:
        if self.game.playing:
            say(self._notice, "")

    @Slot(str)
    def _take(self, word: str) -> None:
        self.game.board.take(word)
        self._board_view.focus()

    @Slot(QKeyEvent)
    def _type(self, event: QKeyEvent) -> None:
        if not self._go_on.isVisible():  # Who types on after the end still goes on with Enter.
            self._board_view.focus()
            self._board_view.press(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter after the end of a game: goes on, wherever the focus is."""
        enter = event.key() in ENTER
        if enter and self._go_on.isVisible() and not event.isAutoRepeat():
            self._go_on.click()
        else:
            super().keyPressEvent(event)


def _result_text(outcome: str, attempts: int) -> str:
    """Returns a sentence on a game's result, without the secret, which others have yet to guess."""
    match outcome:
        case "solved":
            return ngettext("Solved at the first attempt.", "Solved in {0} attempts.", attempts)
        case "out of attempts":
            return _("That was the last attempt.")
        case "out of time":
            return _("The time for this game is over.")
        case _:
            return _("This game is over.")
