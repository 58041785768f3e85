"""Progress of a game: the player to move, the pace, the times, and the end."""

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Turn
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.game import Game, GameState, Keeping, Terms
from wmh.helper.record.finished_game import Helper, Mode, record_of
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.play import jobs

SPEEDS = (2000, 1000, 400, 0)
"""Milliseconds between two guesses of the program, from slow to fast."""


class Pace(QObject):
    """Queue of the program's guesses, which are shown one by one, by a timer or on request."""

    due = Signal(object)
    """Emitted with the next of the queued values, when it is to be shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[object] = deque()
        self._owed = False
        self._clock = QTimer(self, interval=SPEEDS[1])
        self._clock.timeout.connect(self.step)
        self._paused = False

    @property
    def paused(self) -> bool:
        return self._paused

    @property
    def interval(self) -> int:
        """Milliseconds between two guesses; 0 shows them at once."""
        return self._clock.interval()

    def add(self, value: object) -> None:
        self._waiting.append(value)
        if self._owed:
            self.step()
        if not self._paused and not self._clock.isActive():
            self._clock.start()

    def clear(self) -> None:
        """Drops all guesses that are queued."""
        self._waiting.clear()
        self._owed = False
        self._clock.stop()

    @Slot(bool)
    def pause(self, paused: bool) -> None:
        self._paused = paused
        if paused:
            self._clock.stop()
        elif self._waiting:
            self._clock.start()

    @Slot(int)
    def hurry(self, milliseconds: int) -> None:
        self._clock.setInterval(milliseconds)

    @Slot()
    def step(self) -> None:
        """Shows the next guess now or, if none is queued, as soon as there is one."""
        if not self._waiting:
            self._clock.stop()
            self._owed = True
            return
        self._owed = False
        self.due.emit(self._waiting.popleft())


HIGHEST = 999_999
"""Maximal number of a game; it is short enough to be told to other players."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Game that the user wants to play.

    `number` seeds the draw: equal terms, word list and number give an equal secret. `secret` is one
    that was chosen, to be hidden.
    """

    mode: Mode
    terms: Terms
    number: int
    secret: str = ""


class Match(QObject):
    """Game in progress: answers guesses and marks in the background thread, and measures times.

    A person's clock starts when the game is shown, and stops while an answer is computed. A guess
    of the program takes the time of its computation.
    """

    moved = Signal(object)
    """Emitted with the Game at the beginning and after each turn."""
    guessed = Signal(object)
    """Emitted with a guess of the program, which the person is to mark."""
    refused = Signal(object)
    """Emitted with the error of an invalid secret, guess or clue."""
    ended = Signal(object)
    """Emitted with the FinishedGame after the last move."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = Pace(self)
        self.pace.due.connect(self._move)
        self.helped = False
        self._errand = suggester.task_channel(self._take, self._refuse, self._miss)
        suggester.failed.connect(self._miss)
        self._awaiting = False
        self._mode = Mode.GUESSER
        self._like = Question((), 1)
        self._lexicon = ""
        self._game: Game | None = None
        self._seconds: list[float] = []
        self._since = 0.0
        self._took = 0.0

    @property
    def game(self) -> Game | None:
        """The game in progress; None if there is none."""
        return self._game

    @property
    def seconds(self) -> tuple[float, ...]:
        """Seconds that each guess has taken so far."""
        return tuple(self._seconds)

    @property
    def mode(self) -> Mode:
        return self._mode

    @property
    def strategy(self) -> Strategy:
        """Strategy by which the program guesses in this game."""
        return self._like.strategy

    def begin(
        self,
        wish: Wish,
        like: Question,
        lexicon: str,
        guesses: Sequence[str] = (),
        seconds: Sequence[float] = (),
    ) -> None:
        """Begins a game; the program guesses by the question `like`.

        If a person guesses, the game can continue after `guesses`, which took `seconds`.
        """
        self.abandon()
        self._mode, self._like, self._lexicon = wish.mode, like, lexicon
        self._seconds = list(seconds)
        self.helped = False
        if wish.mode is Mode.KEEPER:
            self._move(Game(replace(wish.terms, keeping=None)))
        elif wish.terms.keeping is Keeping.FIXED:
            self._ask(jobs.hiding(wish.terms, wish.secret, guesses))
        else:
            self._ask(jobs.drawing(wish.terms, wish.number, guesses))

    def guess(self, word: str) -> None:
        if self._game is not None:
            self._took = time.monotonic() - self._since
            self._ask(jobs.answering(self._game, word))

    def mark(self, turns: tuple[Turn, ...], *, found: bool = False) -> None:
        """Takes the clues of all turns, the last one new; `found` if the last guess is right."""
        if self._game is not None:
            self._ask(jobs.marking(self._game, turns, found=found))

    def give_up(self) -> None:
        """Ends the game as lost, and reveals its secret."""
        if self._game is not None:
            self._ask(jobs.giving_up(self._game))

    def abandon(self) -> None:
        """Drops the game, and any answer that is still being computed for it."""
        self._errand.drop()
        self._awaiting = False
        self.pace.clear()
        self._game = None

    def _ask(self, work: Work) -> None:
        self._awaiting = True
        self._errand.ask(work)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self._awaiting = False
        self.refused.emit(error)

    @Slot()
    def _miss(self) -> None:
        """Reports that no word list is open, if an answer was expected."""
        if self._awaiting:
            text = _("No word list is open: choose one in the menu Game.")
            self._refuse(LookupError(text))

    @Slot(object)
    def _take(self, value: object) -> None:
        """Receives a game or a guess from the background thread.

        None instead of a guess means that the program knows no word: the game is lost.
        """
        self._awaiting = False
        match value:
            case Game() if self._game is not None and self._mode is Mode.AUTOMATIC:
                self.pace.add(value)
            case Game():
                self._move(value)
            case str():
                self._took = time.monotonic() - self._since
                self.guessed.emit(value)
            case _ if self._game is not None:
                self._move(replace(self._game, state=GameState.LOST))
            case _:
                pass

    @Slot(object)
    def _move(self, game: Game) -> None:
        began = self._game is None
        if len(game.turns) > len(self._seconds):
            self._seconds.append(self._took)
        self._game = game
        self._since = time.monotonic()
        self.moved.emit(game)
        if game.state is not GameState.PLAYING:
            self._end(game)
        elif self._mode is Mode.KEEPER:
            self._ask(jobs.guessing(game, self._like))
        elif began and self._mode is Mode.AUTOMATIC:
            self._ask(jobs.watching(game, self._like))

    def _end(self, game: Game) -> None:
        self.abandon()
        timed = self._mode is not Mode.AUTOMATIC
        self.ended.emit(
            record_of(
                game,
                when=datetime.now().astimezone().isoformat(timespec="seconds"),
                lexicon=self._lexicon,
                mode=self._mode,
                seconds=tuple(self._seconds) if timed else (),
                helper=Helper.SHOWN if self.helped else Helper.HIDDEN,
            )
        )
