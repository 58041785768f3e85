"""Points to expect in Lingo, against playing every guess."""

import json
from collections import defaultdict
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lexica import english, lexicon_of
from tests.oracle import turn
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.experience import Experience, novice, read_experience
from wmh.engine.strategy.goals import lingo
from wmh.engine.strategy.goals.lingo import looked_ahead, most_points, promising
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.measures import plan
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.answering import Answering
from wmh.helper.lists import library

LEARNED = library.locate("english").with_name("lingo.json")
PIT = Path(__file__).parents[3].parent / "shared" / "data" / "lingo-wordlist.txt"


def words(spellings):
    rows = [[ord(letter) for letter in word] for word in spellings]
    return Candidates(np.array(rows, np.uint8), np.arange(len(rows), dtype=np.int32))


def oracle(guesses, secrets, left, first=None):
    """The most points in all that 100 for each attempt left at the win can come to."""

    @cache
    def value(state, left, only=None):
        if not left:
            return 0
        best = 0
        for guess in [only] if only else guesses:
            classes = defaultdict(list)
            for secret in state:
                classes[mark(Rule.TILES, guess, secret)].append(secret)
            total = 100 * left * (guess in state)
            total += sum(
                value(tuple(part), left - 1) for part in classes.values() if part != [guess]
            )
            best = max(best, total)
        return best

    return value(tuple(secrets), left, first)


@st.composite
def games(draw):
    spelling = st.text("abc", min_size=3, max_size=3)
    # No more guesses than are followed, so that none is left out.
    guesses = sorted(draw(st.sets(spelling, min_size=3, max_size=8)))
    places = draw(st.sets(st.integers(0, len(guesses) - 1), min_size=1))
    return guesses, sorted(places)


@pytest.mark.parametrize("all_to", [lingo.ALL_TO, 0])
@settings(max_examples=100)
@given(game=games(), left=st.integers(2, 4))
def test_looking_ahead_finds_the_most_points(all_to, game, left):
    guesses, places = game
    every = words(guesses)
    state = Candidates(every.letters[places], every.numbers[places])
    secrets = [guesses[place] for place in places]

    same = np.zeros(len(guesses))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lingo, "ALL_TO", all_to)
        found = looked_ahead(plan(every), state, Rule.TILES, left, novice(), same)
        best = looked_ahead(plan(every), state, Rule.TILES, left, novice(), same, best_only=True)

    assert found.keys() == set(range(len(guesses)))
    for guess, mean in found.items():
        wanted = oracle(tuple(guesses), secrets, left, guesses[guess])
        assert abs(mean * len(secrets) - wanted) < 1e-6
    assert best == {guess: mean for guess, mean in found.items() if mean == max(found.values())}


@settings(max_examples=200)
@given(games(), st.integers(1, 4))
def test_the_guess_chosen_brings_the_most_points(game, left):
    guesses, places = game
    every = words(guesses)
    secrets = [guesses[place] for place in places]
    state = Candidates(every.letters[places], every.numbers[places])
    best = most_points(plan(every), state, Rule.TILES, left, novice())

    wanted = oracle(tuple(guesses), secrets, left)
    assert oracle(tuple(guesses), secrets, left, guesses[best]) == wanted


@settings(max_examples=100)
@given(games(), st.integers(1, 2))
def test_with_two_attempts_left_the_first_list_is_exact(game, left):
    guesses, places = game
    every = words(guesses)
    state = Candidates(every.letters[places], every.numbers[places])
    secrets = [guesses[place] for place in places]
    found = promising(plan(every), state, Rule.TILES, left, novice())

    for guess, mean in zip(guesses, found, strict=True):
        wanted = oracle(tuple(guesses), secrets, left, guess)
        assert abs(mean * len(secrets) - wanted) < 1e-6


@settings(max_examples=100)
@given(games(), st.integers(3, 6), st.booleans(), st.data())
def test_a_promise_is_what_such_classes_brought(game, left, weighing, data):
    """The sum over the clues, plainly; a class that weighs more counts for more."""
    guesses, places = game
    every = words(guesses)
    state = Candidates(every.letters[places], every.numbers[places])
    secrets = [guesses[place] for place in places]
    some = st.lists(st.integers(1, 99), min_size=len(secrets), max_size=len(secrets))
    weights = data.draw(some) if weighing else [1] * len(secrets)
    given_weights = np.array(weights, np.int64) if weighing else None
    found = promising(plan(every), state, Rule.TILES, left, novice(), given_weights)

    brought = novice().worth(3, left, len(secrets))[left - 1]
    for guess, mean in zip(guesses, found, strict=True):
        classes = defaultdict(list)
        wanted = 0
        for secret, weight in zip(secrets, weights, strict=True):
            if secret == guess:
                wanted += left * weight
            else:
                classes[mark(Rule.TILES, guess, secret)].append(weight)
        wanted += sum(sum(part) * brought[len(part)] / len(part) for part in classes.values())
        assert mean == pytest.approx(100 * wanted / sum(weights), abs=0.2)


def test_experience_is_straight_between_the_sizes_it_knows():
    known = Experience([1, 2, 4, 16], {5: [[2, 1.5, 1.2, 0.8], [3, 2.5, 2, 1.5]]})
    table = known.worth(5, 6, 20)

    assert table[0].tolist() == [0.0] * 21
    assert table[1].tolist() == [0.0] + [1.0] * 20
    assert table[2][:5].tolist() == pytest.approx(
        [0, 2, 3, 3 * (1.5 + (1.2 - 1.5) * 0.5849625), 4.8]
    )
    # Half-way on the logarithm, and as before beyond what is known.
    assert table[3][[8, 16, 20]].tolist() == pytest.approx([8 * 1.75, 16 * 1.5, 20 * 1.5])
    # Each attempt beyond those known brings one more.
    for more in (4, 5):
        assert (table[more] - table[3]).tolist() == pytest.approx(
            [(more - 3) * n for n in range(21)]
        )


def test_a_length_of_which_nothing_is_known_is_like_the_nearest():
    known = read_experience(LEARNED)
    assert known.worth(21, 4, 99).tolist() == known.worth(10, 4, 99).tolist()
    assert known.worth(2, 4, 99).tolist() == known.worth(4, 4, 99).tolist()


def test_what_was_learned_makes_sense():
    """Each further word to tell apart brings less, and one more attempt brings no less."""
    read = json.loads(LEARNED.read_text("ascii"))
    known = read_experience(LEARNED)
    assert [len(known.means), *map(len, known.means.values())] == [7] + [3] * 7
    for means in known.means.values():
        table = np.array(means)
        assert table.shape == (3, len(read["sizes"]))
        assert (np.diff(table, axis=1) <= 0).all()
        assert (np.diff(table, axis=0) >= 0).all()
        assert table[:, :2].tolist() == [[2, 1.5], [3, 2.5], [4, 3.5]]


@pytest.mark.slow
@pytest.mark.skipif(not PIT.exists(), reason="the list of words is not there")
def test_points_of_every_word_of_five_letters():
    """Points of all games with all words of a list; such players were measured at 194 to 196."""
    secrets = {word for word in PIT.read_text("ascii").split() if len(word) == 5}
    assert len(secrets) == 14_847
    lexicon = lexicon_of(sorted(secrets))
    question = Question((), 5, strategy=Strategy.LINGO)
    playing = player(question, lexicon, Solver(lexicon, experience=read_experience(LEARNED)))
    games = walk(playing, playing.start().candidates.numbers, b"tares")

    won = games.guesses[games.guesses <= question.attempts]
    assert int((100 * (6 - won)).sum()) == 2_909_900


def test_the_last_attempt_is_a_word_that_can_be_the_secret():
    turns = (turn("tares", "night"), turn("colin", "night"))
    question = Question(turns, 5, tier=70, strategy=Strategy.LINGO, attempts=3)
    answering = Answering()
    *_, advice = answering(question, english())
    answering.close()

    assert advice.suggestions[0].candidate
    assert advice.suggestions[0].score == 100 / advice.remaining


@pytest.mark.parametrize("secret", ["night", "stale"])
def test_the_first_row_is_what_a_player_guesses(secret):
    """Positions with few words and with many, where fewer guesses are followed."""
    question = Question((turn("tares", secret),), 5, tier=70, rows=50, strategy=Strategy.LINGO)
    answering = Answering()
    *_, promised, followed = answering(question, english())
    playing = player(question, english(), answering.solver(english()))
    guess = playing.choose(playing.start())
    answering.close()

    assert followed.suggestions[0].word == english().alphabet.decode(guess)
    assert [row.word for row in promised.suggestions] != [row.word for row in followed.suggestions]
    scores = [row.score for row in promised.suggestions]
    assert scores == sorted(scores, reverse=True)


def test_more_attempts_bring_more_points():
    turns = (turn("tares", "night"),)
    answering = Answering()
    scores = []
    for attempts in range(2, 9):
        question = Question(turns, 5, tier=70, strategy=Strategy.LINGO, attempts=attempts)
        *_, advice = answering(question, english())
        scores.append(advice.suggestions[0].score)
    answering.close()

    assert scores == sorted(scores)
    assert len(set(scores)) == len(scores)
