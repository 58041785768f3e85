"""What the helper of an arm is asked, in a sitting and in its rehearsal."""

from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.study.protocol.protocol import Arm, Protocol

_ROWS = 10
"""Of the list, where the arm does not say."""
_USUAL_ATTEMPTS = 12
"""What strategies that look to the end plan for, where nothing limits the attempts."""


def asked_in(protocol: Protocol, arm: Arm) -> Question:
    """What the helper of an arm is asked, before the first guess."""
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
    """What is asked in the arms whose strategies need the kernels."""
    asked = [asked_in(protocol, arm) for arm in protocol.arms if arm.sees is not None]
    return tuple(each for each in asked if STRATEGIES[each.strategy].splits)
