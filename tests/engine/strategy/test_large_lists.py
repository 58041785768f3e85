"""Lists of up to 200 words that fit, and of hard modes, held against a search written apart."""

import random
from functools import cache

import numpy as np
import pytest

from tests.lexica import english_words, lexicon_of
from tests.oracle import mark, numbers_of
from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.product import code_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Certainty, GuessList, Prior, Strategy
from wmh.helper.answering import Answering

WEIGHTS = {20: 9300, 60: 2500, 70: 100, 80: 20}
"""What words of these tiers weigh, of 10,000."""
OTHER, RARE, COMMON = 2, 1, 70
"""As in `test_list_oracle`: hundredths of a guess to be better by."""

GAMES = {
    "tiles": {},
    "likely words first": {"prior": Prior.TIER},
    "only possible words": {"guesses": GuessList.CANDIDATES},
    "hard mode": {"hardness": Hardness.HARD},
    "hard mode, likely words first": {"hardness": Hardness.HARD, "prior": Prior.TIER},
    "ultra hard mode": {"hardness": Hardness.ULTRA},
    "letters in common": {"rule": Rule.JOTTO},
    "bulls and cows": {"rule": Rule.PEGS},
}


def clue_of(rule, guess, secret):
    if rule is Rule.TILES:
        return mark(guess, secret)
    return Counts(tuple(numbers_of(rule, guess, secret)))


def passes(word, turns, hardness):
    """True if a hard mode lets a word pass after these turns, by the rules as games tell them."""
    for turn in turns:
        coloured = [
            letter
            for letter, said in zip(turn.guess, turn.clue, strict=True)
            if said is not Mark.WHITE
        ]
        for place, (letter, said) in enumerate(zip(turn.guess, turn.clue, strict=True)):
            if said is Mark.GREEN and word[place] != letter:
                return False
            if word.count(letter) < coloured.count(letter):
                return False
            if hardness is Hardness.ULTRA:
                if said is Mark.YELLOW and word[place] == letter:
                    return False
                if said is Mark.WHITE and (
                    word[place] == letter or word.count(letter) > coloured.count(letter)
                ):
                    return False
    return True


class Search:
    """The least sum of weights times guesses to the end, by trying the promising guesses first."""

    def __init__(self, question, words, weights):
        self.question, self.words = question, words
        self.hard = question.hardness is not Hardness.FREE
        self.only = question.guesses is GuessList.CANDIDATES
        self.weights = np.array([weights[word] for word in words])
        kinds = {}
        self.codes = np.array(
            [
                [kinds.setdefault(clue_of(question.rule, a, b), len(kinds)) for b in words]
                for a in words
            ]
        )
        self.clues = list(kinds)
        self.least = cache(self.least_of)
        self.allowed = cache(self.allowed_after)

    def allowed_after(self, guess, code):
        """Places of the words that the mode lets pass after one turn."""
        turn = Turn(tuple(self.words[guess]), self.clues[code])
        hardness = self.question.hardness
        return frozenset(
            at for at, each in enumerate(self.words) if passes(each, (turn,), hardness)
        )

    def total(self, guess, left, may):
        """The total of one guess; infinite where its clue would tell nothing."""
        places = np.array(left)
        total = int(self.weights[places].sum())
        codes = self.codes[guess, places]
        for code in np.unique(codes).tolist():
            some = tuple(each for each in places[codes == code].tolist() if each != guess)
            if some == left:
                return np.inf
            if some:
                after = may & self.allowed(guess, code) if self.hard else may
                total += self.least(some, after)
        return total

    def least_of(self, left, may):
        if len(left) == 1:
            return int(self.weights[left[0]])
        guesses = np.array(left if self.only else sorted(may))
        best = np.inf
        bounds = self.bounds(guesses, np.array(left))
        for at in np.argsort(bounds, kind="stable").tolist():
            if bounds[at] >= best:
                break
            best = min(best, self.total(int(guesses[at]), left, may))
        return best

    def bounds(self, guesses, left):
        """No total is less: of each class one word is found by the next guess, the others later."""
        weights = self.weights[left]
        size = len(self.clues)
        flat = (np.arange(len(guesses))[:, None] * size + self.codes[np.ix_(guesses, left)]).ravel()
        heaviest = np.zeros(len(guesses) * size, np.int64)
        np.maximum.at(heaviest, flat, np.broadcast_to(weights, (len(guesses), len(left))).ravel())
        own = np.where(guesses[:, None] == left, weights, 0).sum(axis=1)
        return 3 * weights.sum() - heaviest.reshape(len(guesses), size).sum(axis=1) - own


def shown(figure):
    return round(100 * round(figure, 2))


def assert_as_searched(advice, question, words, tiers, weights):
    search = Search(question, words, weights)
    place = {word: at for at, word in enumerate(words)}
    fitting = [
        word
        for word in words
        if all(clue_of(question.rule, t.guess, word) == t.clue for t in question.turns)
        and tuple(word) not in {t.guess for t in question.turns}
    ]
    left = tuple(place[word] for word in fitting)
    hard = question.hardness is not Hardness.FREE
    may = frozenset(
        at
        for at, word in enumerate(words)
        if not hard or passes(word, question.turns, question.hardness)
    )
    weight = sum(weights[word] for word in fitting)
    rows = advice.suggestions
    known = [row for row in rows if row.certainty is not Certainty.BOUND]
    proven = [row for row in rows if row.certainty is Certainty.PROVEN]

    assert {row.word for row in rows} == {words[at] for at in (left if search.only else may)}
    assert {row.word for row in rows if row.candidate} == {words[at] for at in set(left) & may}
    assert {words[at] for at in set(left) & may} <= {row.word for row in known}
    assert rows[: len(known)] == tuple(known)
    for row in rows:
        mean = search.total(place[row.word], left, may) / weight
        if row.certainty in (Certainty.EXACT, Certainty.PROVEN):
            assert row.score == pytest.approx(mean), row.word
        else:  # No more than a way that was found, and no less than a bound of every way.
            over = row.score - mean
            assert over >= -1e-9 if row.certainty is Certainty.ESTIMATED else over <= 1e-9, row.word
    for row in proven:
        assert shown(row.score) == shown(search.least(left, may) / weight)

    def key(row):
        if not row.candidate:
            return shown(row.score) + OTHER, True
        rare = RARE if tiers[row.word] > COMMON else 0
        known = -weights[row.word], tiers[row.word], round(row.score, 9), row.word
        return shown(row.score) + rare, False, *known

    assert known == sorted(known, key=key)
    bounds = [shown(row.score) for row in rows[len(known) :]]
    assert bounds == sorted(bounds)
    return len(left), len(proven)


def position(name, least, most, drawn, guesses):
    """A question after a clue or two, of `least` to `most` words that fit."""
    asked = GAMES[name]
    rule = asked.get("rule", Rule.TILES)
    every = sorted(word for word in english_words() if len(word) == 4)
    while True:
        length, lexicon = 4, None
        if rule is Rule.PEGS:
            lexicon, length = code_lexicon("distinct:0123456"), 3
            words = [a + b + c for a in "0123456" for b in "0123456" for c in "0123456"]
            words = [word for word in words if len(set(word)) == length]
            tiers = dict.fromkeys(words, 0)
        else:
            words = sorted(drawn.sample(every, guesses))
            tiers = {word: drawn.choice((*WEIGHTS, 20)) for word in words}
            lexicon = lexicon_of(tiers)
        weights = {word: WEIGHTS[tiers[word]] if "prior" in asked else 1 for word in words}
        guess, secret = drawn.sample(words, 2)
        turns = (Turn(tuple(guess), clue_of(rule, guess, secret)),)
        left = [w for w in words if w != guess and clue_of(rule, guess, w) == turns[0].clue]
        if least <= len(left) <= most:
            question = Question(turns, length, strategy=Strategy.EXACT, rows=2000, **asked)
            return lexicon, question, words, tiers, weights


def check(answering, name, least, most, games, guesses):
    drawn = random.Random(f"{name}, {least} to {most}")
    for _ in range(games):
        lexicon, question, words, tiers, weights = position(name, least, most, drawn, guesses)
        *_, advice = answering(question, lexicon)
        fit, _ = assert_as_searched(advice, question, words, tiers, weights)
        assert advice.remaining == fit


@pytest.fixture(scope="module")
def answering():
    made = Answering()
    yield made
    made.close()


@pytest.mark.parametrize("name", GAMES)
def test_rows_among_some_words_are_those_of_a_search_written_apart(answering, name):
    check(answering, name, 8, 20, 1, 50)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_rows_of_many_lists_are_those_of_a_search_written_apart(answering, name):
    check(answering, name, 8, 60, 10, 150)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if name != "bulls and cows"])
def test_rows_among_up_to_200_words_are_those_of_a_search_written_apart(answering, name):
    check(answering, name, 61, 200, 3, 400)
