"""A position has the same first guess in a list and in a game that is played alone."""

import random
from dataclasses import replace

import pytest

from tests.lexica import english, lexicon_of
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.strategies import GuessList, Prior, Strategy
from wmh.helper.answering import Answering

LIKELY = {"prior": Prior.TIER, "plain": True, "attempts": 6}
GAMES = {
    "wordle": (english, LIKELY),
    "everyday words": (english, {"tier": 60}),
    "hard mode": (english, {"hardness": Hardness.HARD, **LIKELY}),
    "possible answers": (english, {"possible_only": True, "rows": 200, **LIKELY}),
    "only what fits": (english, {"guesses": GuessList.CANDIDATES}),
    "information": (english, {"strategy": Strategy.ENTROPY}),
    "safest": (english, {"strategy": Strategy.WORST}),
    "the paper's": (english, {"strategy": Strategy.PAPER}),
    "codes": (lambda: code_lexicon("codes:abcdef"), {"rule": Rule.PEGS, "length": 4}),
}


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


def play(name, games):
    """Questions of whole games, guess after guess, of words drawn by the name."""
    make, asked = GAMES[name]
    lexicon, drawn = make(), random.Random(f"one choice {name}")
    question = Question((), **({"length": 5, "strategy": Strategy.EXACT} | asked))
    every = candidates_of(question, lexicon)
    named = every.letters[lexicon.nameable(every.numbers, flagged=False)]
    for _ in range(games):
        secret, guess = (
            tuple(lexicon.alphabet.decode(drawn.choice(named).tobytes())) for _ in range(2)
        )
        here = question
        for _ in range(8 if question.attempts is None else question.attempts - 1):
            here = replace(here, turns=(*here.turns, Turn(guess, mark(here.rule, guess, secret))))
            guess = yield lexicon, here
            if guess is None or guess == secret:
                break


def first_of_all(answering, name, games):
    """Every question of the games, with the first row of its list and the guess of a player."""
    going = play(name, games)
    asked = next(going, None)
    while asked is not None:
        lexicon, question = asked
        *_, advice = answering(question, lexicon)
        splits = question.strategy is not Strategy.PAPER
        playing = player(question, lexicon, answering.solver(lexicon) if splits else None)
        state = playing.start()
        chosen = playing.choose(state)
        word = None if chosen is None else lexicon.alphabet.decode(chosen)
        rows = (x for x in advice.suggestions if x.candidate or not question.possible_only)
        listed = next((row.word for row in rows), None)
        assert (listed, advice.remaining) == (word, len(state.candidates)), question
        try:
            asked = going.send(None if word is None else tuple(word))
        except StopIteration:
            return


@pytest.mark.parametrize("name", GAMES)
def test_a_list_begins_with_the_guess_of_a_player(answering, name):
    first_of_all(answering, name, 3)


FAMILY = "batch catch hatch latch match patch watch chomp blimp whelp"


@pytest.mark.parametrize("only", [{"guesses": GuessList.CANDIDATES}, {"possible_only": True}])
@pytest.mark.parametrize("first", [b"patch", b"chomp"])
def test_who_takes_only_possible_words_does_so_to_the_last_guess(answering, only, first):
    """The family of _ATCH is too long for the guesses: other words would win more often."""
    lexicon = lexicon_of(FAMILY.split())
    question = Question((), 5, strategy=Strategy.EXACT, attempts=3, **only)
    playing = player(question, lexicon, answering.solver(lexicon))

    def after(state, guess):
        parts = classes(question.rule, guess, state.candidates.letters)
        return [playing.after(state, guess, each) for each in parts if not each.solves]

    states = after(playing.start(), first)
    while states:
        state = states.pop()
        guess = playing.choose(state)
        assert guess in list(map(bytes, state.candidates.letters))
        *_, advice = answering(replace(question, turns=state.turns), lexicon)
        listed = [each.word for each in advice.suggestions if each.candidate]
        assert listed[0] == lexicon.alphabet.decode(guess)
        states += after(state, guess) if len(state.turns) < 2 else []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_many_lists_begin_with_the_guess_of_a_player(answering, name):
    first_of_all(answering, name, 40)
