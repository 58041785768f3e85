"""Lists of suggestions that simulated participants see, ranked by each arm's strategy."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, never
from wmh.base.text.refusal import InputError
from wmh.engine.advice import advise
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.kernels.library import unavailable
from wmh.study.protocol.helping import rank_for_arm, splitting
from wmh.study.protocol.protocol import Arm, Protocol

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_KEPT = 4096

Shown = Callable[[Arm, Question, Stop], tuple[str, ...]]
"""Function that returns the words of an arm's list for a question, best first. Raises Cancelled."""


def shown_by(protocol: Protocol, lexicon: Lexicon, solver: "Solver | None" = None) -> Shown:
    """Returns a function that ranks and caches a protocol's lists, since games begin alike.

    A list depends only on arm and question. The function is not thread-safe. Raises InputError if
    an arm's strategy is not available on this machine.
    """
    wanted = splitting(protocol)
    if wanted and solver is None:
        if reason := unavailable():
            raise InputError(
                "The strategy {0} cannot be used here: {1}", wanted[0].strategy, reason
            )
        from wmh.engine.strategy.solver import Solver

        experience = read_experience(paths.folder("lexicon") / "english" / "lingo.json")
        solver = Solver(lexicon, experience=experience)

    heeded = [never]

    @lru_cache(_KEPT)
    def ranked_words(arm: Arm, question: Question) -> tuple[str, ...]:
        advice = rank_for_arm(arm, advise(question, lexicon, heeded[0]), solver, heeded[0])
        return tuple(each.word for each in advice.suggestions)

    def words_in_view(arm: Arm, question: Question, stop: Stop) -> tuple[str, ...]:
        heeded[0] = stop
        return ranked_words(arm, question)

    return words_in_view
