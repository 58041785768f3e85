"""Rehearsals: each arm's own list is played, as the helper of a sitting would show it."""

import random
from dataclasses import replace

import pytest

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.base.running.stopping import never
from wmh.engine.advice import advise
from wmh.engine.clues.reading import read_clue
from wmh.engine.clues.turn import Turn
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy import endgame
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Certainty, Strategy
from wmh.helper.answering import Answering
from wmh.study.analysis.simulate import Rehearsal, simulate_participant
from wmh.study.analysis.simulated_lists import shown_by
from wmh.study.journal.chain import read_chain
from wmh.study.journal.events import EventKind
from wmh.study.protocol.helping import asked_in, rank_for_arm, splitting
from wmh.study.protocol.protocol import PROVEN_TO, Arm, Design
from wmh.study.ui.session.timed_game import standing

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
    for name, turns, words in lists(simulate_participant(THREE, LEXICON, number, 4)[1]):
        arm = THREE.arm(name)
        question = replace(asked_in(THREE, arm), turns=turns)
        (found,) = standing(arm, question, letters=False)(LEXICON, answering, never)
        assert words == [each.word for each in found.advice.suggestions]
        seen.add(name)
    answering.close()
    assert seen == {each.name for each in ARMS}


def test_a_proof_is_looked_for_where_as_few_words_fit_as_the_arm_says():
    solver = Solver(LEXICON)
    rest = Turn(tuple("bale"), read_clue("wwwg"))
    few = advise(replace(asked_in(THREE, ARMS[2]), turns=(rest,)), LEXICON)
    proven = rank_for_arm(ARMS[2], few, solver)
    assert 2 < few.remaining <= PROVEN_TO
    assert proven.suggestions[0].certainty is Certainty.PROVEN
    left = rank_for_arm(replace(ARMS[2], proven_to=few.remaining - 1), few, solver)
    assert {each.certainty for each in left.suggestions} == {Certainty.BOUND}
    assert left.best is None
    assert rank_for_arm(replace(ARMS[2], proven_to=few.remaining), few, solver) == proven


def test_no_strategy_looks_to_the_end_of_the_game_but_exact():
    few = advise(
        replace(asked_in(THREE, ARMS[1]), turns=(Turn(tuple("bale"), read_clue("wwwg")),)), LEXICON
    )
    assert rank_for_arm(ARMS[1], few, Solver(LEXICON)).best is None


def test_arms_are_told_apart_and_have_their_rows():
    first = {
        arm: words
        for arm, turns, words in lists(simulate_participant(THREE, LEXICON, 0, 4)[1])
        if not turns
    }
    assert {arm: len(words) for arm, words in first.items()} == {
        "paper": 3, "entropy": 10, "exact": 5,
    }  # fmt: skip
    assert first["paper"] != first["entropy"][:3]
    assert first["exact"] != first["entropy"][:5]


def test_what_came_before_changes_nothing():
    shown = shown_by(THREE, LEXICON)
    kept = [simulate_participant(THREE, LEXICON, number, 4, shown=shown) for number in range(4)]
    alone = [simulate_participant(THREE, LEXICON, number, 4) for number in reversed(range(4))]
    assert kept == alone[::-1]
    made = Rehearsal(THREE, LEXICON, 4).prepare()([3, 0])
    assert [read_chain(text.encode()).events for _, text in made] == [kept[3][1], kept[0][1]]


def test_no_more_is_asked_of_the_engine_than_it_proves():
    assert PROVEN_TO <= endgame.PROVEN_TO


def test_only_arms_that_show_a_list_by_clues_need_kernels():
    assert splitting(small()) == ()
    assert {each.strategy for each in splitting(THREE)} == {Strategy.ENTROPY, Strategy.EXACT}
    unseen = replace(THREE, arms=tuple(replace(arm, sees=None) for arm in ARMS))
    assert splitting(unseen) == ()
