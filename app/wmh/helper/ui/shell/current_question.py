"""The current question: sent once, and answered only by advice on the present board."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from wmh.engine.answer import Advice
from wmh.engine.question import ALL_TIERS, EVERYDAY_TIER, Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.refused_words import refused_words
from wmh.helper.settings import Settings
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import preset_of

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


_PATIENCE_MS = 150
"""Milliseconds until advice that is outdated is marked as such."""


class CurrentQuestion(QObject):
    """Filter between a window, which asks after every step, and the suggester, which takes time."""

    answered = Signal(object)
    """Emitted with the Advice on the newest question; advice on older questions is dropped."""
    asked = Signal(object)
    """Emitted with the newest Question as soon as it is sent."""
    waiting = Signal(bool)
    """Emitted with True when advice shown has been outdated for a while; with False afterwards."""

    def __init__(self, suggester: Suggester, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._suggester = suggester
        self.advice: Advice | None = None
        self._question: Question | None = None
        self._narrow: Question | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        suggester.answered.connect(self._deliver)
        suggester.failed.connect(self.end_waiting)
        suggester.opened.connect(self.end_waiting)

    @property
    def current(self) -> bool:
        """True if the last advice is on the newest question."""
        return self.advice is not None and self.advice.question == self._question

    def open(self, name: str) -> None:
        """Opens a word list, to which the present question must be sent again."""
        self._question = self._narrow = None
        self._suggester.open(name)
        self._patience.start()

    def ask(self, question: Question) -> bool:
        """Sends a question, unless it is the one sent last; returns True if it was sent."""
        if question in (self._question, self._narrow):
            return False
        self._question, self._narrow = question, None
        self._suggester.ask(question)
        self.asked.emit(question)
        if not self._patience.isActive():
            self._patience.start()
        return True

    @Slot(object)
    def end_waiting(self) -> None:
        self._patience.stop()
        self.waiting.emit(False)

    @Slot(object)
    def _deliver(self, advice: Advice) -> None:
        if advice.question != self._question:
            return
        if wider := _wider(advice):
            narrow = self._question
            self.ask(wider)
            self._narrow = narrow
        else:
            self.end_waiting()
            self.advice = advice
            self.answered.emit(advice)

    @Slot()
    def _lose_patience(self) -> None:
        self.waiting.emit(True)


def _wider(advice: Advice) -> Question | None:
    """Returns the question with all words as vocabulary, if only rarer than everyday words fit.

    Returns None if everyday words fit, or if no rarer word does.
    """
    question, found = advice.question, advice.diagnosis
    if question.tier != EVERYDAY_TIER or found is None or not found.beyond:
        return None
    return replace(question, tier=ALL_TIERS)


ASKED = (
    "hardness",
    "familiarity",
    "flagged",
    "strategy",
    "guesses",
    "prior",
    "plain",
    "attempts",
    "refused",
    "possible_only",
)
"""Settings that are part of a question."""

ROWS = 200
"""Number of suggestions in an answer: more than any player scrolls through."""


def _attempts(settings: Settings) -> int | None:
    """Returns the number of attempts: the chosen one for a strategy by points, else the game's."""
    if STRATEGIES[settings.strategy].points:
        return settings.attempts
    game = preset_of(settings.game)
    return None if game is None else game.rows


def _opener(sheet: Sheet, settings: Settings) -> str:
    preset = preset_of(sheet.game)
    return "" if preset is None else preset.opener_with(settings.strategy)


def question_of(sheet: Sheet, settings: Settings, lexicon: "Lexicon") -> Question:
    return Question(
        sheet.asked_turns,
        sheet.length,
        sheet.rule,
        sheet.given,
        tier=lexicon.usual_tier(sheet.length, settings.familiarity),
        rows=ROWS,
        flagged=settings.flagged,
        strategy=settings.strategy,
        guesses=settings.guesses,
        prior=settings.prior,
        plain=settings.plain,
        hardness=settings.hardness,
        attempts=_attempts(settings),
        refused=refused_words(settings.refused, sheet.game),
        opener=_opener(sheet, settings),
        possible_only=settings.possible_only,
    )
