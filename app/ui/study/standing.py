"""How a game of a study stands: computed for every arm alike, whatever is shown of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.answering import Answering
from app.engine.answer import Advice
from app.engine.question import Question
from app.engine.spoiler import TellingLetters
from app.engine.stopping import Stop
from app.suggester import Work

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class Standing:
    """The words that are left, ranked by the paper's scorer; and the letters that tell."""

    advice: Advice
    telling: TellingLetters | None

    def rank_of(self, word: str) -> int | None:
        """The rank in the list; None where it is not among its words."""
        ranks = (each.rank for each in self.advice.suggestions if each.word == word)
        return next(ranks, None)


def standing(question: Question, *, letters: bool) -> Work:
    """The Standing after the turns of a question; its letters if they are wanted."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[Standing]:
        # Here and not above: numpy comes with it, which the window must not wait for.
        from app.engine.advice import advise
        from app.engine.telling import telling_letters

        telling = telling_letters(question, lexicon, stop) if letters else None
        yield Standing(advise(question, lexicon, stop), telling)

    return work
