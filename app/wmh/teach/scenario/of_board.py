"""Scenario made from the game on the board of the main window."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from wmh.base.running.stopping import Stop, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.alphabet import ENGLISH
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.step import Stage
from wmh.teach.steps.constructor_steps import MOST_DRAWN

_METHOD = (Stage.MATCHER, Stage.COUNTER, Stage.SCORER, Stage.LIST)


def scenario_of(
    question: Question,
    lexicon: Lexicon,
    name: str,
    title: str,
    hidden: str = "",
    stop: Stop = never,
) -> Scenario:
    """Returns a scenario of the board's completely marked turns.

    Its stages show the method, or the doctor if no word fits. If few words fit, these and some that
    fitted before become the scenario's own words, so that their DAWG can be drawn completely;
    offensive words are left out, and if some of these fit, the scenario is described by the text
    `hidden`. Otherwise the scenario names the word list. Raises Cancelled.
    """
    turns = tuple(turn for turn in question.turns if _is_whole(turn))
    asked = replace(question, turns=turns)
    found = candidates_of(asked, lexicon, stop)
    shown = np.count_nonzero(lexicon.nameable(found.numbers))
    if turns and not len(found):
        stages: tuple[Stage, ...] = (Stage.DOCTOR,)
    else:
        stages = (Stage.CONSTRUCTOR, *((Stage.PATTERN,) if turns else ()), *_METHOD)
    words = words_of_board(asked, lexicon, stop) if 0 < shown <= MOST_DRAWN // 2 else ()
    tier = None if words else question.tier
    if tier == lexicon.usual_tier(question.length):
        tier = None
    return Scenario(
        name,
        title,
        hidden if words and shown < len(found) else "",
        stages,
        question.length,
        words,
        lexicon.name,
        tier,
        question.rule,
        turns,
        question.given if any(question.given) else (),
    )


def _is_whole(turn: Turn) -> bool:
    said = turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue
    return None not in said


def words_of_board(question: Question, lexicon: Lexicon, stop: Stop) -> tuple[str, ...]:
    """Returns up to MOST_DRAWN words that suit the board, sorted, for the scenario's own list.

    They are the guesses, words that fit, and words that fitted before. The result is empty if a
    scenario file could not spell all letters of the game.
    """
    turns = question.turns
    chosen: dict[str, None] = {}
    for turn in turns:
        if turn.word in lexicon and not lexicon.is_flagged(turn.word):
            chosen[turn.word] = None
    for rows in range(len(turns), -1, -1):
        found = candidates_of(replace(question, turns=turns[:rows]), lexicon, stop)
        shown = found.letters[lexicon.nameable(found.numbers)]
        words = [lexicon.alphabet.decode(labels.tobytes()) for labels in shown]
        left = [word for word in words if word not in chosen]
        for place in _spread(len(left), MOST_DRAWN - len(chosen)):
            chosen[left[place]] = None
    letters = set[str]().union(*chosen)
    spelt = letters if letters - set(ENGLISH) else set(ENGLISH)
    guessed = {letter for turn in turns for letter in turn.guess}
    guessed |= {letter for letter in question.given if letter is not None}
    plain = lexicon.alphabet.single and all(map(str.isalpha, chosen)) and guessed <= spelt
    return tuple(sorted(chosen)) if plain else ()


def _spread(number: int, most: int) -> Iterator[int]:
    """Yields at most `most` indices below `number`, evenly spread."""
    return iter(np.unique(np.linspace(0, number - 1, min(number, most)).astype(int)).tolist())
