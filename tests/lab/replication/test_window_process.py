"""The window that is driven through games: it plays as the engine does, and can be stopped."""

from pathlib import Path

import numpy as np
import pytest

from tests.lexica import lexicon_file
from wmh.base.running.stopping import Cancelled, never
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.games_walk import walk
from wmh.lab.replication.playing import who_takes
from wmh.lab.replication.source_000.window_process import driven

WORDS = [
    *("rain", "torn", "born", "horn", "worn", "corn", "lorn", "morn"),
    *("tern", "hern", "wren", "tear", "rate", "bear", "role"),
]


@pytest.fixture
def lexicon(tmp_path):
    return Path(lexicon_file(tmp_path, WORDS))


def test_it_plays_as_the_engine_does(lexicon):
    opened = open_lexicon(lexicon)
    secrets = ["corn", "tear", "wren"]
    numbers = np.array([opened.number_of(tuple(word)) for word in secrets], np.int32)
    games = walk(who_takes(1, Question((), 4, flagged=True), opened), numbers)

    found = driven(secrets, lexicon, never)

    assert found["attempts"] == games.guesses.tolist()
    assert found["questions"] >= sum(found["attempts"])
    assert set(found["seconds"]) == {
        *("gui", "pattern_generator", "pattern_matcher"),
        *("letter_frequency_counter", "scorer", "other"),
    }
    assert min(found["seconds"].values()) >= 0
    assert found["seconds"]["gui"] > 0


def test_the_modules_of_the_paper_are_timed_for_every_question_and_for_one_a_guess(lexicon):
    own, printed = (driven(["corn", "tear"], lexicon, never, printed=x) for x in (False, True))

    assert printed["attempts"] == own["attempts"]
    assert set(printed["seconds"]) == set(own["seconds"])
    assert set(printed["once"]) == set(printed["seconds"]) - {"gui", "other"}
    assert printed["questions"] > sum(printed["attempts"])
    for module, spent in printed["once"].items():
        assert 0 < spent < printed["seconds"][module]


def test_it_is_stopped(lexicon):
    with pytest.raises(Cancelled):
        driven(["corn"], lexicon, lambda: True)
