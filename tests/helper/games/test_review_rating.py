"""Skill and luck of a review, against the program's own advice and against whole games."""

import random
from dataclasses import replace

import pytest

from tests.lexica import english, lexicon_of
from wmh.engine.advice import advise
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import EVERYDAY_TIER, Question
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Prior, Strategy
from wmh.helper.games.game import Game, GameState, Terms, question_of
from wmh.helper.games.keeping import answer_guess, hidden
from wmh.helper.review.review import review

KINDS = {
    "uniform": (Terms(4, tier=EVERYDAY_TIER), Question((), 4)),
    "by tier": (Terms(5, attempts=6, tier=60), Question((), 5, prior=Prior.TIER)),
    "plain": (Terms(4, tier=60), Question((), 4, prior=Prior.TIER, plain=True)),
    "hard": (Terms(4, tier=50, hardness=Hardness.HARD), Question((), 4)),
    "pegs": (Terms(3, Rule.PEGS), Question((), 3)),
}


def lexicon_for(kind):
    return code_lexicon("codes:abcdef") if kind == "pegs" else english()


def played_by_first_rows(terms, like, secret, lexicon, solver, opener):
    """A game that takes the first row of the list each time, but for the opener."""
    game = hidden(terms, secret, lexicon)
    while game.state is GameState.PLAYING and len(game.turns) < 12:
        word = opener
        if game.turns:
            question = replace(question_of(game, like), strategy=Strategy.EXACT)
            *_, last = solver.improve(advise(question, lexicon))
            word = last.suggestions[0].word
        game = answer_guess(game, word, lexicon)
    return game


def rated(kind, number):
    terms, like = KINDS[kind]
    lexicon = lexicon_for(kind)
    solver = Solver(lexicon)
    words = advise(Question((), terms.length, tier=terms.tier, rows=4000), lexicon).suggestions
    drawn = random.Random(46).sample([each.word for each in words], number)
    for secret in drawn:
        game = played_by_first_rows(terms, like, secret, lexicon, solver, words[0].word)
        found = review(game, lexicon, Solver(lexicon), (), like=like)
        yield secret, found


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_played_by_the_first_rows_is_rated_99_or_more(kind):
    for secret, found in rated(kind, 2):
        assert found.skill is None or found.skill >= 99, secret


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_200_games_played_by_the_first_rows_are_rated_99_or_more(kind):
    for secret, found in rated(kind, 40):
        assert found.skill is None or found.skill >= 99, secret


FEW = lexicon_of(["bat", "cat", "cot", "dog", "tac"])


def won(lexicon, secret, *guesses):
    game = hidden(Terms(len(secret)), secret, lexicon)
    for guess in guesses:
        game = answer_guess(game, guess, lexicon)
    return game


def test_the_opener_and_the_solving_guess_are_not_rated():
    found = review(won(FEW, "cat", "dog", "bat", "cat"), FEW, Solver(FEW), ())
    first, second, third = found.steps

    assert (first.standard, first.skill) == (None, None)
    assert second.skill is not None
    assert (third.solved, third.skill) == (True, None)
    assert found.skill == second.skill


def oracle(words, guess, later):
    """Guesses on average to the end with this one, each word alike, by trying everything."""
    parts = {}
    for word in words:
        if word != guess:
            parts.setdefault(mark(Rule.TILES, tuple(guess), tuple(word)), []).append(word)
    total = len(words)
    for part in parts.values():
        if set(part) == set(words):
            return float("inf")
        total += len(part) * min(oracle(part, each, later) for each in later)
    return total / len(words)


@pytest.mark.parametrize("guess", ["bat", "cat", "cot", "tac", "mat", "dog"])
def test_values_are_those_of_trying_everything(guess):
    words = ["bat", "cat", "cot", "dog", "tac", "mat", "hat", "rat"]
    lexicon = lexicon_of(words)
    game = won(lexicon, "hat", "dog", guess)
    before = [
        word for word in words
        if word != "dog" and mark(Rule.TILES, tuple("dog"), tuple(word)) == game.turns[0].clue
    ]  # fmt: skip

    step = review(game, lexicon, Solver(lexicon), ()).steps[1]

    values = {each: oracle(before, each, words) for each in words}
    assert step.standard.guesses == pytest.approx(min(values.values()))
    if values[guess] != float("inf"):
        assert step.standard.own == pytest.approx(values[guess])
        cost = values[guess] - min(values.values())
        assert step.skill == pytest.approx(max(100 * (1 - cost), 0))


def test_luck_is_as_often_good_as_bad():
    """Over all words a guess may meet, its luck is 0 on average."""
    words = ["bat", "cat", "cot", "tac", "mat", "hat", "rat"]
    lexicon = lexicon_of([*words, "dog"])
    lucks = {}
    for secret in words:
        game = won(lexicon, secret, "dog")
        clue = game.turns[0].clue
        if secret != "mat":
            game = answer_guess(game, "mat", lexicon)
            lucks.setdefault(clue, []).append(review(game, lexicon, Solver(lexicon), ()).steps[1])
    for steps in lucks.values():
        spared = sum(step.luck for step in steps)
        solving = steps[0].standard.own - 1 if steps[0].candidate else 0.0
        assert spared + solving == pytest.approx(0)


def test_an_answer_that_is_in_no_list_is_looked_back_at():
    hat = tuple("hat")
    turns = tuple(
        Turn(tuple(guess), mark(Rule.TILES, tuple(guess), hat)) for guess in ("dog", "bat", "hat")
    )
    game = Game(Terms(3, keeping=None), hat, turns, GameState.WON)

    found = review(game, FEW, Solver(FEW))

    assert [step.solved for step in found.steps] == [False, False, True]
    assert found.steps[-1].luck is None
    assert found.needed == ()
