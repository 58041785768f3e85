"""Questions to the helper of an arm, and its list: the same in a sitting and its rehearsal."""

from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.protocol.protocol import Arm, Protocol

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver

_ROWS = 10
"""Of the list, where the arm does not say."""
_USUAL_ATTEMPTS = 12
"""What strategies that look to the end plan for, where nothing limits the attempts."""


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
    """The paper's advice as the arm ranks it.

    It follows from arm and question alone: neither from the clock, nor from what was asked before.
    What takes long, the proof of `exact`, is made where few enough words fit; so a participant
    waits for no more than some tens of milliseconds. `solver` may be None for a strategy that
    does not split. Raises Cancelled.
    """
    if solver is None or not STRATEGIES[arm.strategy].splits:
        return advice
    closing = STRATEGIES[arm.strategy].proves and advice.remaining <= arm.proven_to
    solver.forget()
    for better in solver.improve(advice, stop, closing=closing):
        advice = better
    return advice
