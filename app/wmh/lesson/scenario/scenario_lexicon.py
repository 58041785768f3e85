"""The lexicon that a scenario is shown with."""

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.stopping import Stop, never
from wmh.lesson.scenario.scenario import Scenario


def lexicon_of(scenario: Scenario, stop: Stop = never) -> Lexicon:
    """Its own words as a lexicon in memory, or the lexicon it names.

    Raises LexiconError, Stopped.
    """
    if scenario.words:
        from wmh.engine.lexicon.listed import lexicon_of_words

        return lexicon_of_words(scenario.words, scenario.name, stop)
    from wmh.lexica.library import open_named

    return open_named(scenario.lexicon, stop)
