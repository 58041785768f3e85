"""Figures among more than 200 words, held against games that are played to the end."""

from dataclasses import replace

import numpy as np
import pytest

from tests.lexica import english
from wmh.base.running.stopping import never
from wmh.engine.advice import advise
from wmh.engine.clues.hardness import Hardness
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.goals.estimating import Rollout, in_step
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.opener import begin_with_opener
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.measure import measure
from wmh.engine.strategy.ranking.openings import Opening, as_json, key_of
from wmh.engine.strategy.ranking.ordering import as_shown
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy

PEGS = Question((), 4, Rule.PEGS, strategy=Strategy.EXACT, rows=1296)
WORDS = Question((), 5, strategy=Strategy.EXACT, prior=Prior.TIER, plain=True, attempts=6, rows=300)


def after(question, guess, secret):
    clue = mark(question.rule, tuple(guess), tuple(secret))
    return replace(question, turns=(*question.turns, Turn(tuple(guess), clue)))


def codes():
    return code_lexicon("codes:abcdef")


def lists(question, lexicon):
    return list(Solver(lexicon).improve(advise(question, lexicon)))


def played(question, lexicon, word):
    """The mean of all games that go on with this guess, each by its likelihood."""
    who = player(question, lexicon, Solver(lexicon))
    start = who.start()
    took = walk(who, start.candidates.numbers, lexicon.alphabet.encode(tuple(word))).guesses
    return np.average(took, weights=start.weights)


POSITIONS = {
    "Mastermind": (codes, after(PEGS, "aabb", "cdef")),
    "words": (english, after(WORDS, "fuzzy", "silly")),
    "hard mode": (english, after(replace(WORDS, hardness=Hardness.HARD), "crate", "mount")),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_first_row_says_about_how_many_guesses_games_take(name):
    make, question = POSITIONS[name]
    lexicon = make()
    *_, last = lists(question, lexicon)
    first = last.suggestions[0]

    assert last.remaining > 200
    assert first.certainty is Certainty.ESTIMATED
    assert first.score == pytest.approx(played(question, lexicon, first.word), abs=0.05)


@pytest.mark.parametrize("name", ["words", "hard mode"])
def test_an_estimate_changes_nothing_else_of_a_row(name):
    """Words are all of different kinds, so that their order stays, too."""
    make, question = POSITIONS[name]
    *_, bounds, about = lists(question, make())

    assert {row.certainty for row in bounds.suggestions} == {Certainty.BOUND}
    assert {row.certainty for row in about.suggestions} == {Certainty.ESTIMATED}
    assert [row.word for row in bounds.suggestions] == [row.word for row in about.suggestions]
    for bound, row in zip(bounds.suggestions, about.suggestions, strict=True):
        assert row.score >= bound.score - 0.005
        assert replace(row, score=bound.score, certainty=Certainty.BOUND) == bound
    scores = [f"{row.score:.2f}" for row in about.suggestions]
    assert scores == sorted(scores)
    said = [(f"{a.score:.2f}", f"{b.score:.2f}") for a, b in zip(
        bounds.suggestions, about.suggestions, strict=True
    )]  # fmt: skip
    assert len(set(said)) == len({a for a, _ in said}) == len({b for _, b in said})


@pytest.mark.parametrize("rule", [Rule.POSITIONS, Rule.JOTTO, Rule.NAIVE, Rule.PEGS])
def test_games_of_every_rule_are_estimated(rule):
    *_, last = lists(replace(PEGS, rule=rule, length=3, rows=5), code_lexicon("codes:abcdefg"))

    assert last.remaining == 343
    assert {row.certainty for row in last.suggestions} == {Certainty.ESTIMATED}


def test_the_papers_pattern_says_at_least():
    """The pattern keeps words that clues rule out, so a game cannot be followed."""
    *_, last = lists(replace(PEGS, rule=Rule.PAPER, rows=5), codes())

    assert {row.certainty for row in last.suggestions} == {Certainty.BOUND}


def test_a_list_that_is_not_followed_to_the_end_says_at_least():
    lexicon = codes()
    *_, last = Solver(lexicon).improve(advise(PEGS, lexicon), closing=False)

    assert {row.certainty for row in last.suggestions} == {Certainty.BOUND}


@pytest.mark.parametrize("rest", [{}, {"guesses": GuessList.CANDIDATES}])
@pytest.mark.parametrize("hardness", [Hardness.FREE, Hardness.HARD])
def test_a_guess_is_followed_by_the_best_ones_after_each_clue(hardness, rest):
    """Slowly: a question for each clue, and the best figure of its list."""
    lexicon = english()
    asked = Question((), 4, tier=35, strategy=Strategy.EXACT, hardness=hardness, rows=1, **rest)
    asked = after(asked, "sale", "mint")
    solver = Solver(lexicon)
    advice = advise(asked, lexicon)
    candidates = advice.candidates
    words = [lexicon.alphabet.decode(row.tobytes()) for row in candidates.letters]
    guesses = solver.guesses(asked, candidates)
    guess = words[0]
    rollout = Rollout(asked, guesses, candidates, None, lexicon, measure)

    mean = rollout.mean(guess.encode(), never)

    parts = {}
    for word in words:
        if word != guess:
            parts.setdefault(mark(Rule.TILES, tuple(guess), tuple(word)), []).append(word)
    total = len(words)
    for some in parts.values():
        *_, last = solver.improve(advise(after(asked, guess, some[0]), lexicon))
        assert last.remaining == len(some)
        best = last.suggestions[0].score if last.best is None else last.best.mean
        total += best * len(some)
    assert mean == pytest.approx(total / len(words), abs=0.005)


def test_codes_are_in_the_order_of_played_games():
    """The least guesses of AABC and ABCD are the same; AABC takes fewer in all their games."""
    lexicon = codes()
    *_, last = lists(PEGS, lexicon)
    figures = {row.word: row.score for row in last.suggestions}
    means = [played(PEGS, lexicon, word) for word in ("aabc", "abcd")]

    assert [figures[word] for word in ("aabc", "abcd")] == pytest.approx(means, abs=0.02)
    assert [row.score for row in last.suggestions] == sorted(figures.values())
    assert figures["aabc"] < figures["abcd"] < figures["aabb"] < figures["aaab"] < figures["aaaa"]
    assert last.suggestions[0].word == "aabc"
    who = player(PEGS, lexicon, Solver(lexicon))
    assert lexicon.alphabet.decode(who.choose(who.start())) == last.suggestions[0].word


def test_the_recommended_first_guess_is_estimated_as_the_list_is():
    lexicon = codes()
    *_, whole = lists(PEGS, lexicon)
    known = {row.word: row for row in whole.suggestions}

    for opener in ("aabb", "abcd", "aaaa"):
        *_, few = lists(replace(PEGS, rows=1, opener=opener), lexicon)
        listed = begin_with_opener(few, lexicon)
        assert listed.suggestions[0] == replace(known[opener], rank=1)


def test_a_saved_list_of_openers_keeps_its_estimates():
    *_, last = lists(replace(PEGS, rows=3), codes())
    told = as_json(Opening(last.suggestions, last.measured, last.guesses))

    assert [row[3] for row in told["rows"]] == [2, 2, 2]


def test_rows_that_need_as_many_at_the_least_are_said_to_need_as_many():
    least = np.array([2.934, 2.936, 2.944, 2.946, 3.1])
    about = in_step(3.5, 2.934, least)

    assert about.tolist() == [3.5, 3.52, 3.52, 3.54, 3.84]
    assert (np.diff(as_shown(about)) == 2 * np.diff(as_shown(least))).all()


def test_the_first_list_of_a_hard_mode_is_not_that_of_the_free_game():
    """A hard mode takes more guesses, from the first one on."""
    asked = replace(WORDS, tier=60, rows=5)
    keys = {key_of(replace(asked, hardness=each), english()) for each in Hardness}
    *_, free = lists(asked, english())
    *_, hard = lists(replace(asked, hardness=Hardness.HARD), english())

    assert len(keys) == 3
    assert hard.suggestions[0].score > free.suggestions[0].score + 0.05
