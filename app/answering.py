"""Answers to questions: the engine put together with what the program gives it.

Cheap to import: what takes its time is imported when the first question needs it.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from app import __version__, paths
from app.crew import Crew
from app.engine.answer import Advice
from app.engine.question import Question
from app.engine.stopping import Stop, never
from app.engine.strategy.kernels import unavailable
from app.engine.strategy.strategies import STRATEGIES

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon
    from app.engine.strategy.breaker import Breaker
    from app.engine.strategy.openings import Shelf
    from app.games.prepared import Prepared


class Answering:
    """Answers questions, and keeps what serves the next one about the same lexicon."""

    def __init__(self) -> None:
        self._crew = Crew()
        self._breaker: Breaker | None = None
        self._shelf: tuple[Lexicon, Shelf] | None = None

    def __call__(
        self, question: Question, lexicon: "Lexicon", stop: Stop = never
    ) -> Iterator[Advice]:
        """The paper's ranking at once, then better ones; the last one is the best.

        Where no word fits, the advice once more with what would make words fit. Raises Stopped.
        """
        from app.engine.advice import advise
        from app.engine.doctor import prescribe
        from app.library import others

        advice = advise(question, lexicon, stop, perf_counter)
        yield advice
        if advice.diagnosis is not None:
            proposals = prescribe(question, lexicon, others(lexicon, stop), stop)
            yield replace(advice, diagnosis=replace(advice.diagnosis, proposals=proposals))
        elif STRATEGIES[question.strategy].splits:
            yield from self._better(advice, lexicon, stop)

    def _better(self, advice: Advice, lexicon: "Lexicon", stop: Stop) -> Iterator[Advice]:
        from app.engine.strategy.openings import Opening, Shelf

        question = advice.question
        opening = not question.turns and not any(question.given)
        if self._shelf is None or self._shelf[0] is not lexicon:
            shipped = paths.folder("lexicon") / lexicon.name / "openings.json.xz"
            # Another version may rank otherwise.
            own = paths.cache_folder() / "openings" / __version__
            self._shelf = lexicon, Shelf(shipped, own)
        shelf = self._shelf[1]
        if opening and (kept := shelf.find(question, lexicon)):
            yield replace(
                advice, suggestions=kept.suggestions, measured=kept.measured, guesses=kept.guesses
            )
        elif reason := unavailable():
            yield replace(advice, off=reason)
        else:
            for better in self.breaker(lexicon).improve(advice, stop):
                advice = better
                yield advice
            if opening and advice.best is None:
                opened = Opening(advice.suggestions, advice.measured, advice.guesses)
                shelf.keep(question, lexicon, opened)

    def breaker(self, lexicon: "Lexicon") -> "Breaker":
        """The breaker for this lexicon. Raises ImportError where the kernels are unavailable."""
        if self._breaker is None or self._breaker.lexicon is not lexicon:
            # Compiled code goes where it can be computed again, and never into the program. Each
            # version has its own: a kernel does not notice that one it calls has changed.
            compiled = paths.cache_folder() / "compiled" / __version__
            os.environ.setdefault("NUMBA_CACHE_DIR", str(compiled))
            from app.engine.strategy.breaker import Breaker
            from app.engine.strategy.experience import read_experience

            experience = read_experience(paths.folder("lexicon") / "english" / "lingo.json")
            self._breaker = Breaker(lexicon, self._crew, experience)
        return self._breaker

    def races(self, lexicon: "Lexicon") -> "Prepared":
        """What strategies guess in the races that came with the lexicon."""
        from app.games.prepared import read_prepared

        return read_prepared(paths.folder("lexicon") / lexicon.name / "races.json")

    def close(self) -> None:
        """Wait for what its threads are doing."""
        self._crew.close()
