"""The list by fewest guesses beside one worked out here, by recursion and without the kernels."""

import random
from functools import cache

import pytest

from tests.lexica import english
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import COMMON_TIER, Question
from wmh.engine.strategy.ranking.likelihood import likelihood
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy
from wmh.helper.answering import Answering

GAMES = {
    "tiles": (english, {}),
    "hard": (english, {"hardness": Hardness.HARD}),
    "likely": (english, {"prior": Prior.TIER, "plain": True}),
    "candidates": (english, {"guesses": GuessList.CANDIDATES, "prior": Prior.TIER}),
    "pegs": (lambda: code_lexicon("codes:abcdef"), {"rule": Rule.PEGS, "length": 4}),
    "digits": (lambda: code_lexicon("distinct:01234567"), {"rule": Rule.PEGS, "length": 4}),
}
"""Six games: where their words come from, and what is asked otherwise."""

FEW = 8
"""Words that fit, to which the slow recursion is told to go."""

KNOWN = (Certainty.PROVEN, Certainty.EXACT)


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


def positions(name, number):
    """Questions after clues of words drawn, for each of which two to a few words fit."""
    make, asked = GAMES[name]
    lexicon, drawn = make(), random.Random(name)
    asked = {"length": 5, "strategy": Strategy.EXACT, "tier": 127, "rows": 400} | asked
    from wmh.engine.candidates import candidates_of

    question = Question((), **asked)
    every = [word_of(lexicon, row) for row in candidates_of(question, lexicon).letters]
    while number:
        secret, turns = drawn.choice(every), ()
        for _ in range(6):
            can = [each for each in every if not breaks(tuple(each), turns, question.hardness)]
            guess = drawn.choice(can)
            turns = (*turns, Turn(tuple(guess), mark(question.rule, tuple(guess), tuple(secret))))
            question = Question(turns, **asked)
            left = candidates_of(question, lexicon)
            if len(left) <= FEW:
                break
        if 2 <= len(left) <= FEW and lexicon.nameable(left.numbers, flagged=False).all():
            number -= 1
            yield lexicon, question, left


def word_of(lexicon, row):
    return lexicon.alphabet.decode(row.tobytes())


def valuer(question, words, weights):
    """The total of a guess, followed to the end by every guess there is that splits."""
    weighs = dict(zip(words, weights, strict=True))

    @cache
    def clue(guess, secret):
        return mark(question.rule, tuple(guess), tuple(secret))

    def parts(guess, left):
        found = {}
        for secret in left:
            found.setdefault(clue(guess, secret), []).append(secret)
        return found

    def guessable(turns, guesses):
        return [each for each in guesses if not breaks(tuple(each), turns, question.hardness)]

    def total(guess, left, guesses, turns):
        """Infinite for a guess that tells nothing."""
        classes = parts(guess, left)
        if len(classes) == 1 and guess not in left:
            return float("inf")
        whole = sum(map(weighs.get, left))
        for said, members in classes.items():
            if members == [guess]:
                continue
            whole += best(
                tuple(members), guesses, (*turns, Turn(tuple(guess), said)) if hard else ()
            )
        return whole

    hard = question.hardness is not Hardness.FREE
    pool = {}

    @cache
    def best(left, guesses, turns):
        if len(left) == 1:
            return weighs[left[0]]
        may = left if question.guesses is GuessList.CANDIDATES else pool[guesses]
        if hard:
            may = guessable(turns, may)
        own = [each for each in may if each in left]
        lowest = 2 * sum(map(weighs.get, left)) - max(map(weighs.get, left))
        least = min((total(each, left, guesses, turns) for each in own), default=float("inf"))
        seen = set()
        for each in may:
            if least <= lowest:
                break
            split = frozenset(map(tuple, parts(each, left).values()))
            if not hard and (split in seen or len(split) == 1):
                continue
            seen.add(split)
            # Every word needs two guesses at the least that is not guessed at once.
            classes = parts(each, left).values()
            bound = sum(map(weighs.get, left)) + sum(
                2 * sum(map(weighs.get, some)) - max(map(weighs.get, some)) for some in classes
            )
            if bound < least and each not in left:
                least = min(least, total(each, left, guesses, turns))
        return least

    return total, pool


def check(answering, lexicon, question, left):
    words = [word_of(lexicon, row) for row in left.letters]
    weights = likelihood(question, lexicon, left)
    weights = [1] * len(words) if weights is None else weights.tolist()
    tiers = {word: int(lexicon.tiers[n]) for word, n in zip(words, left.numbers, strict=True)}
    weighs = dict(zip(words, weights, strict=True))
    *_, advice = answering(question, lexicon)
    rows = advice.suggestions
    total, pool = valuer(question, words, weights)
    guesses = answering.solver(lexicon).guesses(question, left)
    pool[0] = [word_of(lexicon, row) for row in guesses.letters]
    known = [row for row in rows if row.certainty in KNOWN]

    # The kind of each row, and the figure of each that is exact.
    assert [row.candidate for row in rows] == [row.word in weighs for row in rows]
    assert set(words) <= {row.word for row in known}
    for row in known:
        mean = total(row.word, tuple(words), 0, question.turns) / sum(weights)
        assert row.score == pytest.approx(mean), row.word
    # The order of all rows, by what is shown: a word that cannot be the answer counts as 0.02 more,
    # one that can but that few people know as 0.01 more.
    assert rows[: len(known)] == tuple(known)
    keys = [
        (
            round(100 * float(f"{row.score:.2f}"))
            + (tiers[row.word] > COMMON_TIER if row.candidate else 2),
            not row.candidate,
            not row.candidate and row.word != advice.best.word,
            -weighs.get(row.word, 0),
            tiers.get(row.word, 0),
        )
        for row in known
    ]
    assert keys == sorted(keys)
    bounds = [(f"{row.score:.2f}", not row.candidate) for row in rows[len(known) :]]
    assert {row.certainty for row in rows[len(known) :]} <= {Certainty.BOUND}
    assert bounds == sorted(bounds)
    # What is said below the list is the row that needs the fewest, and no other is proven.
    (best,) = [row for row in rows if row.word == advice.best.word]
    assert advice.best.mean == best.score
    assert f"{min(row.score for row in rows):.2f}" == f"{best.score:.2f}"
    assert [row for row in rows if row.certainty is Certainty.PROVEN] == [best]
    assert best == rows[0] or rows[0].candidate > best.candidate


@pytest.mark.parametrize("name", GAMES)
def test_a_list_is_in_the_order_of_its_figures_which_are_true(answering, name):
    for position in positions(name, 3):
        check(answering, *position)


def test_every_word_that_fits_is_valued_among_two_hundred(answering):
    turn = Turn(tuple("crate"), mark(Rule.TILES, tuple("crate"), tuple("toffy")))
    asked = {"strategy": Strategy.EXACT, "prior": Prior.TIER, "plain": True, "tier": 70}
    *_, advice = answering(Question((turn,), 5, rows=1000, attempts=6, **asked), english())
    named = english().nameable(advice.candidates.numbers, flagged=False)
    valued = [row for row in advice.suggestions if row.candidate and row.certainty in KNOWN]

    assert 150 < advice.remaining <= 200
    assert len(valued) == named.sum()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_three_hundred_lists_of_six_games(answering, name):
    for position in positions(name, 50):
        check(answering, *position)


def test_a_word_that_can_be_the_answer_goes_first_where_it_costs_little(answering):
    """GIPON, which cannot be it, needs 2.094 guesses, and PRONG 2.103."""
    asked = {"strategy": Strategy.EXACT, "prior": Prior.TIER, "plain": True, "attempts": 6}
    clues = {"crate": "proof", "moldy": "proof"}
    turns = tuple(
        Turn(tuple(guess), mark(Rule.TILES, tuple(guess), tuple(secret)))
        for guess, secret in clues.items()
    )
    *_, advice = answering(Question(turns, 5, **asked), english())
    first = advice.suggestions[0]

    assert (first.word, first.candidate, first.certainty) == ("prong", True, Certainty.EXACT)
    assert (advice.best.word, advice.best.proven) == ("gipon", True)
    assert 0 < first.score - advice.best.mean < 0.025


@pytest.mark.parametrize(
    ("answer", "rare", "known"), [("amity", "snipy", "spiny"), ("cable", "soldi", "solid")]
)
def test_of_words_that_cannot_be_the_answer_and_are_equally_good_a_known_one_leads(
    answering, answer, rare, known
):
    asked = {"strategy": Strategy.EXACT, "prior": Prior.TIER, "plain": True, "attempts": 6}
    turn = Turn(tuple("crate"), mark(Rule.TILES, tuple("crate"), tuple(answer)))
    question = Question((turn,), 5, **asked)
    *_, advice = answering(question, english())
    rows = {row.word: row for row in advice.suggestions}

    assert advice.suggestions[0].word == advice.best.word == known
    assert rows[known].certainty is Certainty.PROVEN
    assert rows[rare].score == rows[known].score
    assert not rows[known].candidate
