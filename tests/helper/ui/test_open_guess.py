"""A guess whose clue is still to come: what was advised before it stays true."""

import pytest

from wmh.engine.advice import advise
from wmh.engine.clues.hard_modes import Hardness


@pytest.mark.parametrize("hardness", Hardness)
def test_a_guess_without_marks_leaves_the_advice_as_it_was(play, hardness):
    asked = []

    def answers(question, lexicon, stop):
        asked.append(question)
        yield advise(question, lexicon, stop)

    player = play(answers=answers, hardness=hardness, length=4, rule="tiles")
    player.keys("rain>ywwg>").until(headline="11 words fit")
    words, question = player.words, asked[-1]

    player.keys("worn>").until(headline="11 words fit so far")

    assert player.words == words
    assert asked[-1] == question

    player.keys("g")
    player.qtbot.waitUntil(lambda: len(asked[-1].turns) == 2)
