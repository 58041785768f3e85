"""Timed game of a study: the program has the secret, and every step is recorded."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.clues.transcript import write_clue
from wmh.engine.explain.spoiler import Spoiler, TellingLetters
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.answering import Answering
from wmh.helper.games.game import Game, GameState, Terms
from wmh.helper.games.keeping import GuessError, Refusal, answer_guess, hidden
from wmh.helper.suggester import Suggester, Work
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.play.game_board import GameBoard, TypingHand
from wmh.study.journal.events import EventKind
from wmh.study.journal.sitting import SittingStep
from wmh.study.protocol.helping import asked_in, rank_for_arm
from wmh.study.protocol.protocol import Arm, Clock, Protocol
from wmh.study.ui.session.recorder import Recorder

if TYPE_CHECKING:
    from wmh.engine.clues.turn import Turn
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class Position:
    """Advice on the words that remain, ranked as the arm prescribes.

    `telling` are the letters that best tell the words apart; None if they are not needed.
    """

    advice: Advice
    telling: TellingLetters | None

    def rank_of(self, word: str) -> int | None:
        """Returns a word's rank in the list; None if it is not listed."""
        ranks = (each.rank for each in self.advice.suggestions if each.word == word)
        return next(ranks, None)


def standing(arm: Arm, question: Question, *, letters: bool) -> Work:
    """Returns the task that yields the Position for an arm's question.

    `letters` is true if the letters that best tell words apart are wanted too.
    """

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[Position]:
        from wmh.engine.advice import advise
        from wmh.engine.explain.informative_letters import telling_among

        splits = STRATEGIES[arm.strategy].splits
        solver = answering.solver(lexicon) if splits else None
        # The last one only: a list that changes is another helper.
        advice = rank_for_arm(arm, advise(question, lexicon, stop), solver, stop)
        telling = None
        if letters:
            telling = telling_among(advice.candidates, question, lexicon.alphabet, stop)
        yield Position(advice, telling)

    return work


@dataclass(frozen=True, slots=True)
class GameSetting:
    """Protocol, arm, word list and helpers of a participant's games in one arm."""

    protocol: Protocol
    arm: Arm
    lexicon: "Lexicon"
    recorder: Recorder
    suggester: Suggester


_WITH_LETTERS = (Spoiler.LETTERS, Spoiler.HINT)


class TimedGame(QObject):
    """Game of a step, played by a participant; the protocol's caps end it.

    Feedback is shown once the number of words that it leaves is known, some milliseconds after the
    guess, so that both are recorded with one time: when they were painted. The next position is
    computed as soon as a word is typed, before Enter, so there is usually no wait.
    """

    shown = Signal(object)
    """Emitted with the Position; receivers must paint board and feedback before they return."""
    stood = Signal(object)
    """Emitted with the Position after board and feedback were painted, and this was recorded."""
    ended = Signal(str)
    """Emitted with the game's outcome, after it was recorded."""
    noticed = Signal(str)
    """Emitted with a sentence on why a typed word is no guess."""
    failed = Signal(object)
    """Emitted with the Exception that prevents the game from going on."""

    def __init__(self, setting: GameSetting, parent: QObject) -> None:
        super().__init__(parent)
        self._setting, self._recorder = setting, setting.recorder
        self.board = GameBoard(setting.protocol.length, self)
        self.board.alphabet = setting.lexicon.alphabet
        self.board.changing.connect(self._note_key)  # Before a moment is spent on showing it.
        self.board.changed.connect(self._look_ahead)
        self.board.entered.connect(self._give)
        self.board.noticed.connect(self.noticed)
        self._errand = setting.suggester.task_channel(self._arrive, self.failed)
        self._step: SittingStep | None = None
        self._game: Game | None = None
        self._standing: Position | None = None
        self._held: Position | None = None
        self._opening: Position | None = None
        """Position before the first guess, kept because it is equal in all games of an arm."""
        self._asked: tuple[Turn, ...] | None = None
        """Guesses and feedback for which a position was requested last."""
        self._ahead: Position | None = None
        """Position that was computed before the typed word was entered as a guess."""
        self._typed = ""
        self._begun: float | None = None
        self._paused_at: float | None = None
        self._paused = 0.0
        self._cap = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._cap.timeout.connect(self._look_at_clock)
        self._cap_held = False

    @property
    def playing(self) -> bool:
        """True while a game's board is shown and the game is not over."""
        return self._standing is not None

    @property
    def attempt(self) -> int:
        """Number of the next guess, from 1; after the game, of the last guess."""
        made = 0 if self._game is None else len(self._game.turns)
        return made + 1 if self._game is None or self._game.state is GameState.PLAYING else made

    @property
    def seconds(self) -> float:
        """Seconds by the protocol's clock, without pauses; 0 before it starts."""
        if self._begun is None:
            return 0.0
        now = self._recorder.now() if self._paused_at is None else self._paused_at
        return now - self._begun - self._paused

    @property
    def standing(self) -> Position | None:
        return self._standing

    def begin(self, step: SittingStep) -> None:
        """Prepares the game of a step; the game begins when the empty board is shown."""
        protocol = self._setting.protocol
        terms = Terms(
            protocol.length, rule=protocol.rule, attempts=protocol.attempts, tier=protocol.tier
        )
        self._step, self._game = step, hidden(terms, step.secret, self._setting.lexicon)
        self._standing = self._held = self._begun = self._paused_at = None
        self._paused = 0.0
        self._asked = self._ahead = None
        if self._opening is None:
            self._ask(self._game)
        else:
            self._show(self._opening)

    def pause(self, since: float) -> None:
        """Stops the game's clock from the time `since`; the caller has recorded the pause."""
        if self._step is not None and self._paused_at is None:
            self._paused_at = since
            self._cap.stop()

    def go_on(self) -> None:
        if self._paused_at is not None:
            if self._begun is not None:
                self._paused += self._recorder.now() - max(self._paused_at, self._begun)
            self._paused_at = None
            self._arm()
            if self._held is not None:
                self._show(self._held)

    def hold_cap(self) -> None:
        """Keeps the time cap from ending the game while the PIN for a pause is asked for."""
        self._cap_held = True
        self._cap.stop()

    def release_cap(self) -> None:
        """Lets the time cap end the game again; if the time is over, that is soon afterwards."""
        self._cap_held = False
        if self._paused_at is None:
            self._arm()

    def give_up(self) -> None:
        """Ends the game as given up; does nothing if the protocol limits attempts or time."""
        protocol = self._setting.protocol
        if self.playing and protocol.attempts is None and protocol.time_cap is None:
            self._end("given up")

    def interrupt(self) -> None:
        """Ends the game as interrupted, because the session ends."""
        if self.playing:
            self._end("interrupted")
        self._errand.drop()
        self._step = None

    # What is written

    @property
    def typed(self) -> str:
        """Letters typed in the row of the next guess."""
        return self._typed

    @Slot(object)
    def _note_key(self, sheet: Sheet) -> None:
        if (
            self.board.hand is TypingHand.GUESS
            and self.playing
            and sheet.current.word != self._typed
        ):
            self._typed = sheet.current.word
            at = self._recorder.record(EventKind.KEY, row=sheet.row, letters=self._typed)
            if self._begun is None:
                self._begun = at
                self._arm()

    @Slot(str)
    def _give(self, word: str) -> None:
        game, found = self._game, self._standing
        if game is None or found is None:
            return
        if self._cap_held and self._is_time_over():
            self._end("out of time")
            return
        row = len(game.turns)
        try:
            after = answer_guess(game, word, self._setting.lexicon)
        except GuessError as error:
            self._recorder.record(EventKind.REFUSED, row=row, letters=word)
            self.noticed.emit(_refusal(error, word))
            return
        at = self._recorder.record(
            EventKind.GUESSED,
            row=row,
            guess=word,
            known=True,
            remaining=found.advice.remaining,
            rank=found.rank_of(word),
        )
        if self._begun is None:
            self._begun = at
        self._game = after
        self.board.pause()
        self._cap.stop()
        if after.turns != self._asked:
            self._ask(after)
        elif self._ahead is not None:
            self._show(self._ahead)

    # What comes of it

    @Slot()
    def _look_ahead(self) -> None:
        """Requests the position after the word that is typed, which is probably the next guess."""
        game, board = self._game, self.board
        if game is None or not self.playing or not board.enterable:
            return
        with suppress(GuessError):
            after = answer_guess(game, board.sheet.current.word, self._setting.lexicon)
            if after.turns != self._asked:
                self._ask(after)

    def _ask(self, after: Game) -> None:
        self._asked, self._ahead = after.turns, None
        arm = self._setting.arm
        question = replace(asked_in(self._setting.protocol, arm), turns=after.turns)
        self._errand.ask(standing(arm, question, letters=arm.sees in _WITH_LETTERS))

    @Slot(object)
    def _arrive(self, found: Position) -> None:
        if self._asked == ():
            self._opening = found
        if self._game is not None and self._game.turns == self._asked:
            self._show(found)
        else:
            self._ahead = found

    def _show(self, found: Position) -> None:
        game, step = self._game, self._step
        if game is None or step is None:
            return
        if self._paused_at is not None:
            self._held = found
            return
        self._held = None
        ready = round(self._recorder.now(), 6)
        over = game.state is not GameState.PLAYING
        self._standing = None if over else found  # What is typed after the end is for no guess.
        self._typed = ""
        hand = TypingHand.NOTHING if over else TypingHand.GUESS
        self.board.show_turns(game.turns, game.terms.length, game.terms.rule, hand)
        self.shown.emit(found)
        if game.turns:
            row, clue = len(game.turns) - 1, write_clue(game.turns[-1].clue)
            remaining = found.advice.remaining
            self._recorder.record(
                EventKind.CLUED, row=row, clue=clue, remaining=remaining, ready=ready
            )
        else:
            at = self._recorder.record(EventKind.GAME_BEGUN, **step.game_fields, ready=ready)
            if self._setting.protocol.starts is Clock.SHOWN:
                self._begun = at
        if over:
            self._end("solved" if game.state is GameState.WON else "out of attempts")
        else:
            self.stood.emit(found)
            self._arm()
            self._look_at_clock()

    def _arm(self) -> None:
        """Starts the timer that ends the game at the protocol's time cap."""
        cap = self._setting.protocol.time_cap
        if cap is None or self._cap_held:
            return
        if self._begun is not None and self.playing:
            self._cap.start(max(round((cap - self.seconds) * 1000), 0))

    @Slot()
    def _look_at_clock(self) -> None:
        if self._cap_held or not self.playing or self.board.hand is not TypingHand.GUESS:
            return
        if self._is_time_over():
            self._end("out of time")
        else:
            self._arm()

    def _is_time_over(self) -> bool:
        cap = self._setting.protocol.time_cap
        return cap is not None and self.seconds >= cap

    def _end(self, outcome: str) -> None:
        self._cap.stop()
        self._standing = None
        self._recorder.record(EventKind.GAME_ENDED, outcome=outcome)
        self._step = None
        game = self._game
        if game is not None:  # What is typed from now on is for no guess.
            self.board.show_turns(
                game.turns, game.terms.length, game.terms.rule, TypingHand.NOTHING
            )
        self.ended.emit(outcome)


def _refusal(error: GuessError, word: str) -> str:
    if error.refusal is Refusal.UNKNOWN:
        return _("{0} is not a word here: try another one.").format(word.upper())
    return objection(error)
