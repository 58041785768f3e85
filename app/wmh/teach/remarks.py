"""Remarks on a scenario for its teacher, before a class sees the lesson."""

from collections.abc import Iterator

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.step import Stage
from wmh.teach.steps.constructor_steps import MOST_DRAWN


def remarks_on(scenario: Scenario, lexicon: Lexicon, stop: Stop = never) -> Iterator[Sentence]:
    """Yields sentences on what may be wrong with a scenario. Raises Cancelled.

    The lesson can be shown in spite of them.
    """
    if len(scenario.words) > MOST_DRAWN:
        yield say("At most {1} words can be drawn. This list has {0}, so only numbers are shown.",
                  len(scenario.words), MOST_DRAWN)  # fmt: skip
    tier = tier_of(scenario, lexicon)
    asked = Question(scenario.turns, scenario.length, scenario.rule, scenario.given, tier)
    explained = {Stage.DOCTOR, Stage.CODES} & set(scenario.stages)
    if scenario.turns and not explained and not len(candidates_of(asked, lexicon, stop)):
        yield say('No word fits these guesses. The stage "doctor" can show why.')


def tier_of(scenario: Scenario, lexicon: Lexicon) -> int:
    """Returns the highest tier of words (rarest vocabulary) that a scenario's search includes."""
    if scenario.tier is not None:
        return scenario.tier
    return ALL_TIERS if scenario.words else lexicon.usual_tier(scenario.length)
