"""Remarks on a scenario that a teacher should know before a class sees it."""

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
    """Yields remarks on a scenario; the lesson is shown despite them. Raises Cancelled."""
    if len(scenario.words) > MOST_DRAWN:
        yield say("Up to {1} words are drawn. Here are {0}, so only numbers are shown.",
                  len(scenario.words), MOST_DRAWN)  # fmt: skip
    tier = tier_of(scenario, lexicon)
    asked = Question(scenario.turns, scenario.length, scenario.rule, scenario.given, tier)
    explained = {Stage.DOCTOR, Stage.CODES} & set(scenario.stages)
    if scenario.turns and not explained and not len(candidates_of(asked, lexicon, stop)):
        yield say("No word fits these guesses. The stage doctor can show why.")


def tier_of(scenario: Scenario, lexicon: Lexicon) -> int:
    """Returns the largest tier of the words that are searched."""
    if scenario.tier is not None:
        return scenario.tier
    return ALL_TIERS if scenario.words else lexicon.usual_tier(scenario.length)
