"""The exact search, held against one that tries everything."""

from functools import cache
from itertools import islice, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english
from tests.oracle import turn
from wmh.base.running.stopping import Cancelled
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.hard_modes import Hardness, breaks
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.endgame import Endgame
from wmh.engine.strategy.ranking.measure import code_table
from wmh.engine.strategy.ranking.measures import plan

LOST = 10**9


def words(spellings):
    """Words of one length as the engine has them, numbered in sorted order."""
    rows = [[ord(letter) for letter in word] for word in spellings]
    return Candidates(np.array(rows, np.uint8), np.arange(len(rows), dtype=np.int32))


def chosen(candidates, places):
    places = np.sort(places)
    return Candidates(candidates.letters[places], candidates.numbers[places])


def fewest(secrets, guesses, rule, weights, hardness=Hardness.FREE, attempts=99):
    """The sum of weight times guesses, by trying every guess in every state; or LOST."""

    @cache
    def value(left, allowed, attempts):
        if attempts == 0:
            return LOST
        best = LOST
        for guess in allowed:
            classes = {}
            for secret in left:
                if secret != guess:
                    classes.setdefault(mark(rule, guess, secret), []).append(secret)
            if [*classes.values()] == [list(left)]:
                continue
            total = sum(weights[secret] for secret in left)
            for clue, members in classes.items():
                turn = Turn(tuple(guess), clue)
                passing = tuple(g for g in allowed if not breaks(g, (turn,), hardness))
                total += value(tuple(members), passing, attempts - 1)
                if total >= best:
                    break
            best = min(best, total)
        return best

    return value(tuple(secrets), tuple(guesses), attempts)


@st.composite
def games(draw, rules=tuple(Rule)):
    """A rule, up to 12 guesses of few letters, and the places of up to 7 that may be secret."""
    size = draw(st.integers(2, 4))
    spelling = st.text("abc", min_size=size, max_size=size)
    guesses = sorted(draw(st.sets(spelling, min_size=1, max_size=12)))
    places = st.integers(0, len(guesses) - 1)
    secrets = draw(st.sets(places, min_size=1, max_size=min(7, len(guesses))))
    return draw(st.sampled_from(rules)), guesses, sorted(secrets)


def solved(rule, guesses, secrets, weights=None, hardness=Hardness.FREE, **options):
    every = words(guesses)
    found = Endgame(plan(every), rule, hardness).solve(
        chosen(every, secrets), None if weights is None else np.array(weights), **options
    )
    assert found.proven
    return LOST if found.guess is None else found.total


@settings(max_examples=150)
@given(games())
def test_no_play_needs_fewer_guesses(game):
    rule, guesses, secrets = game
    hidden = [guesses[place] for place in secrets]

    assert solved(*game) == fewest(hidden, guesses, rule, dict.fromkeys(hidden, 1))


@settings(max_examples=100)
@given(games(), st.data())
def test_likelier_secrets_count_for_more(game, data):
    rule, guesses, secrets = game
    many = len(secrets)
    weights = data.draw(st.lists(st.integers(1, 50), min_size=many, max_size=many))
    hidden = [guesses[place] for place in secrets]

    wanted = fewest(hidden, guesses, rule, dict(zip(hidden, weights, strict=True)))
    assert solved(*game, weights) == wanted


@settings(max_examples=100)
@given(games(rules=(Rule.TILES,)), st.sampled_from([Hardness.HARD, Hardness.ULTRA]))
def test_hard_modes_refuse_guesses(game, hardness):
    rule, guesses, secrets = game
    hidden = [guesses[place] for place in secrets]

    wanted = fewest(hidden, guesses, rule, dict.fromkeys(hidden, 1), hardness)
    assert solved(*game, hardness=hardness) == wanted


@settings(max_examples=100)
@given(games(), st.integers(1, 4))
def test_no_more_guesses_than_there_are_attempts(game, attempts):
    rule, guesses, secrets = game
    hidden = [guesses[place] for place in secrets]

    wanted = fewest(hidden, guesses, rule, dict.fromkeys(hidden, 1), attempts=attempts)
    assert solved(*game, attempts=attempts) == wanted


def cheapest(left, rule, weights, attempts, price):
    """The sum of weight times guesses where only what fits is guessed, and a lost word has a price.

    It tries every word in every state.
    """
    if not left or not attempts:
        return price * sum(weights[secret] for secret in left)
    best = LOST
    for guess in left:
        classes = {}
        for secret in left:
            if secret != guess:
                classes.setdefault(mark(rule, guess, secret), []).append(secret)
        below = (cheapest(each, rule, weights, attempts - 1, price) for each in classes.values())
        best = min(best, sum(weights[secret] for secret in left) + sum(below))
    return best


@settings(max_examples=150)
@given(games(rules=(Rule.TILES, Rule.PEGS, Rule.JOTTO)), st.integers(2, 5), st.data())
def test_a_word_that_is_not_found_in_time_has_its_price(game, attempts, data):
    rule, guesses, _ = game
    places = st.integers(0, len(guesses) - 1)
    secrets = sorted(data.draw(st.sets(places, min_size=min(2, len(guesses)), max_size=8)))
    many = len(secrets)
    weights = data.draw(st.lists(st.integers(1, 50), min_size=many, max_size=many))
    hidden = [guesses[place] for place in secrets]
    left = chosen(words(guesses), secrets)
    price = data.draw(st.sampled_from([10, 20]))

    found = Endgame(plan(left), rule, candidates_only=True, price=price).solve(
        left, np.array(weights), attempts=attempts
    )
    wanted = cheapest(hidden, rule, dict(zip(hidden, weights, strict=True)), attempts, price)
    assert found.total == wanted


def codes():
    """The 1,296 codes of Mastermind: four pegs of six colours."""
    return words(["".join(code) for code in product("abcdef", repeat=4)])


def after(opener, candidates, guesses, rule):
    """The classes that an opener leaves, but for the opener's own."""
    table = code_table(guesses.take(np.array([opener])), candidates, rule)[0]
    own = np.flatnonzero(candidates.numbers == guesses.numbers[opener])
    left = np.setdiff1d(np.arange(len(candidates)), own)
    return [chosen(candidates, left[table[left] == code]) for code in np.unique(table[left])]


@pytest.mark.parametrize(("attempts", "total"), [(98, 5625), (4, 5626)])
def test_the_optimum_of_mastermind(attempts, total):
    """Koyama and Lai (1993): 5,625 guesses for the 1,296 codes, 5,626 if five must do."""
    every = codes()
    guesses = plan(every)
    opener = next(i for i, row in enumerate(every.letters) if bytes(row) == b"aabc")
    endgame = Endgame(guesses, Rule.PEGS)

    needed = len(every)
    for state in after(opener, every, guesses, Rule.PEGS):
        needed += endgame.solve(state, width=60, attempts=attempts).total

    assert needed == total


def test_one_guess_can_be_valued_alone():
    every = words(sorted({"aabb", "abab", "baab", "abba", "bbaa", "baba", "aaab", "cabb"}))
    endgame = Endgame(plan(every), Rule.JOTTO)
    values = [endgame.solve(every, only=place).total for place in range(len(every))]

    assert min(values) == endgame.solve(every).total


def test_guesses_that_are_valued_at_once_cost_no_patience():
    every = words(["bat", "cat", "cot", "hat", "rat", "tac"])
    endgame = Endgame(plan(every), Rule.TILES)

    found = endgame.totals(every, None, np.arange(len(every)), patience=0)

    assert (found > 0).all()


def test_an_unwanted_search_ends():
    every = codes()
    with pytest.raises(Cancelled):
        Endgame(plan(every), Rule.PEGS).solve(chosen(every, range(400)), stop=lambda: True)


def test_a_search_looks_up_many_times_on_its_way():
    """The thread can be stopped after a slice of the search."""
    every = candidates_of(Question((), 4, tier=50), english())
    state = candidates_of(Question((turn("tens", "boys"),), 4, tier=50), english())
    looks = []
    endgame = Endgame(plan(every), Rule.TILES)

    def stop():
        looks.append(None)
        return len(looks) > 5

    assert len(state) > 200
    with pytest.raises(Cancelled):
        endgame.solve(state, stop=stop)


def test_a_search_among_candidates_alone_comes_up_for_air_too():
    """A search among 128 words of two letters, which finds no proof in an hour, can be stopped."""
    every = candidates_of(Question((), 2), english())
    endgame = Endgame(plan(every), Rule.TILES, candidates_only=True)

    slices = list(islice(endgame.improve(every, width=20), 5))

    assert len(slices) == 5
    assert not any(each.proven for each in slices)


def test_there_is_always_something_to_show_before_the_proof():
    every = codes()
    state = chosen(every, range(0, 1296, 5))
    *early, last = Endgame(plan(every), Rule.PEGS).improve(state, width=60)

    assert any(each.guess is not None for each in early)
    assert not any(each.proven for each in early)
    assert last.total > 0
