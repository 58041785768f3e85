"""What a question is made of: what is on the board, what is remembered, and the lexicon."""

from typing import TYPE_CHECKING

from app.engine.question import ALL_TIERS, Question
from app.settings import Settings
from app.ui.sheet import Sheet

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

ROWS = 200
"""As many as anybody scrolls through."""


def question_of(sheet: Sheet, settings: Settings, lexicon: "Lexicon") -> Question:
    return Question(
        sheet.turns,
        sheet.length,
        sheet.rule,
        sheet.given,
        tier=ALL_TIERS if settings.all_tiers else lexicon.usual_tier(sheet.length),
        rows=ROWS,
        flagged=settings.flagged,
        strategy=settings.strategy,
        guesses=settings.guesses,
        prior=settings.prior,
        plain=settings.plain,
        hardness=settings.hardness,
        attempts=settings.attempts,
    )
