"""What a stage cannot do without."""

from collections.abc import Iterator

from app.engine.clues.rules import Rule
from app.lesson.scenario import Scenario
from app.lesson.step import Stage


def needs(stage: Stage, scenario: Scenario) -> Iterator[tuple[str, bool]]:
    """Fields, or what they must be, and whether they are there."""
    match stage:
        case Stage.PATTERN | Stage.DOCTOR:
            yield "turns", bool(scenario.turns)
        case Stage.CLUES:
            yield "secret", bool(scenario.secret)
            yield "guesses", bool(scenario.guesses)
        case Stage.CHOICE:
            yield "guesses", bool(scenario.guesses)
        case Stage.CODES:
            yield 'lexicon = "codes:abcdef"', scenario.lexicon == "codes:abcdef"
            yield "length = 4", scenario.length == 4
            yield 'rule = "pegs"', scenario.rule is Rule.PEGS
            yield "secret", bool(scenario.secret)
        case Stage.RACE:
            yield "secret", bool(scenario.secret)
            yield "strategies", bool(scenario.strategies)
        case Stage.CONSTRUCTOR | Stage.MATCHER | Stage.COUNTER | Stage.SCORER | Stage.LIST:
            return
