"""An arm's question to the helper, and its list, equal in sessions and rehearsals."""

from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.protocol.protocol import Arm, Protocol

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_ROWS = 10
"""Default number of rows of the list."""
_USUAL_ATTEMPTS = 12
"""Attempts that strategies plan for if there is no limit."""


def asked_in(protocol: Protocol, arm: Arm) -> Question:
    """Returns an arm's question to the helper before the first guess."""
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
    """Returns the questions of the arms whose strategies need the kernels."""
    asked = [asked_in(protocol, arm) for arm in protocol.arms if arm.sees is not None]
    return tuple(each for each in asked if STRATEGIES[each.strategy].splits)


def rank_for_arm(arm: Arm, advice: Advice, solver: "Solver | None", stop: Stop = never) -> Advice:
    """Returns the paper's advice, ranked as the arm prescribes.

    It depends on arm and question alone: neither on the clock nor on earlier questions. The proof
    of `exact`, which takes long, is made only for few words, so that a participant waits for some
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
