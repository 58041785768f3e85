"""Question that an arm puts to the helper, and the ranking shown, in sessions and rehearsals."""

from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.protocol.protocol import Arm, Protocol

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_ROWS = 10
"""Default number of suggestions in the list."""
_USUAL_ATTEMPTS = 12
"""Number of guesses that strategies plan for if the protocol has no limit."""


def asked_in(protocol: Protocol, arm: Arm) -> Question:
    """Returns the question to the helper before an arm's first guess."""
    return Question(
        (),
        protocol.length,
        protocol.rule,
        tier=protocol.tier,
        rows=arm.rows or _ROWS,
        strategy=arm.strategy,
        attempts=protocol.attempts or _USUAL_ATTEMPTS,
    )


def splitting(protocol: Protocol) -> tuple[Question, ...]:
    """Returns the helper questions of those arms whose strategy splits words by their feedback."""
    asked = [asked_in(protocol, arm) for arm in protocol.arms if arm.sees is not None]
    return tuple(each for each in asked if STRATEGIES[each.strategy].splits)


def rank_for_arm(arm: Arm, advice: Advice, solver: "Solver | None", stop: Stop = never) -> Advice:
    """Returns the paper's advice, with its words ranked by the arm's strategy.

    The ranking depends on arm and question alone: neither on the clock nor on earlier questions.
    The strategy `exact` proves its ranking only for few words, so that a participant waits for some
    tens of milliseconds at most. `solver` may be None for a strategy that does not split. Raises
    Cancelled.
    """
    if solver is None or not STRATEGIES[arm.strategy].splits:
        return advice
    closing = STRATEGIES[arm.strategy].proves and advice.remaining <= arm.proven_to
    solver.forget()
    for better in solver.improve(advice, stop, closing=closing):
        advice = better
    return advice
