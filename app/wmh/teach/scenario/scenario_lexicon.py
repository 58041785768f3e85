"""Word list for a scenario."""

from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.store import Lexicon
from wmh.teach.scenario.scenario import Scenario


def lexicon_of(scenario: Scenario, stop: Stop = never) -> Lexicon:
    """Returns the word list of the scenario's own words, or the one that the scenario names.

    Raises LexiconError and Cancelled.
    """
    if scenario.words:
        from wmh.engine.lexicon.memory_lexicon import lexicon_of_words

        return lexicon_of_words(scenario.words, scenario.name, stop)
    from wmh.helper.lists.library import open_named

    return open_named(scenario.lexicon, stop)
