"""Rehearsals: each arm's own list is played, as the helper of a sitting would show it."""

import random
from dataclasses import replace

import pytest

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.answering import Answering
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import Strategy
from wmh.study.analysis.shown import shown_by
from wmh.study.analysis.simulate import Rehearsal, simulated
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import EventKind
from wmh.study.protocol.helping import asked_in, splitting
from wmh.study.protocol.protocol import Arm, Design

_DRAW = random.Random(18)
WORDS = sorted({"".join(_DRAW.choice(part) for part in ("bcdfglmprst", "aeiou", "lmnrst", "deksty"))
                for _ in range(400)} | {"rain", "bird", "cord"})  # fmt: skip
LEXICON = lexicon_of(WORDS)
PLAYED = (Strategy.PAPER, Strategy.ENTROPY, Strategy.EXACT)
ROWS = (3, None, 5)
ARMS = tuple(
    Arm(each.value, each.value, Spoiler.ANSWER, strategy=each, rows=rows)
    for each, rows in zip(PLAYED, ROWS, strict=True)
)
THREE = small(
    arms=ARMS,
    design=Design.WITHIN,
    sequences=(("paper", "entropy", "exact"), ("exact", "paper", "entropy")),
    secrets=("rain", "bird", "cord") * 3,
)


def lists(events):
    """The arm, the turns before, and the words that were shown."""
    arm, turns, guess = "", (), ""
    for event in events:
        match event.kind:
            case EventKind.BLOCK_BEGUN:
                arm = event.told["arm"]
            case EventKind.GAME_BEGUN:
                turns = ()
            case EventKind.ADVISED:
                yield arm, turns, event.told["words"]
            case EventKind.GUESSED:
                guess = event.told["guess"]
            case EventKind.CLUED:
                turns = (*turns, Turn(tuple(guess), read_clue(event.told["clue"])))
            case _:
                pass


@pytest.mark.parametrize("number", range(2))
def test_the_lists_are_those_of_a_sitting(number):
    answering = Answering()
    seen = set()
    for arm, turns, words in lists(simulated(THREE, LEXICON, number, 4)[1]):
        question = replace(asked_in(THREE, THREE.arm(arm)), turns=turns)
        *_, last = answering(question, LEXICON)
        shown = [each.word for each in last.suggestions]
        if THREE.arm(arm).strategy is Strategy.EXACT:  # Of equals it may know others by then.
            scores = {each.word: each.score for each in last.suggestions}
            assert scores.get(words[0]) == last.suggestions[0].score
            assert len(words) == len(shown)
        else:
            assert words == shown
        seen.add(arm)
    answering.close()
    assert seen == {each.name for each in ARMS}


def test_arms_are_told_apart_and_have_their_rows():
    first = {
        arm: words for arm, turns, words in lists(simulated(THREE, LEXICON, 0, 4)[1]) if not turns
    }
    assert {arm: len(words) for arm, words in first.items()} == {
        "paper": 3, "entropy": 10, "exact": 5,
    }  # fmt: skip
    assert first["paper"] != first["entropy"][:3]
    assert first["exact"] != first["entropy"][:5]


def test_what_came_before_changes_nothing():
    shown = shown_by(THREE, LEXICON)
    kept = [simulated(THREE, LEXICON, number, 4, shown=shown) for number in range(4)]
    alone = [simulated(THREE, LEXICON, number, 4) for number in reversed(range(4))]
    assert kept == alone[::-1]
    made = Rehearsal(THREE, LEXICON, 4).prepare()([3, 0])
    assert [read_chain(text.encode()).events for _, text in made] == [kept[3][1], kept[0][1]]


def test_only_arms_that_show_a_list_by_clues_need_kernels():
    assert splitting(small()) == ()
    assert {each.strategy for each in splitting(THREE)} == {Strategy.ENTROPY, Strategy.EXACT}
    unseen = replace(THREE, arms=tuple(replace(arm, sees=None) for arm in ARMS))
    assert splitting(unseen) == ()
