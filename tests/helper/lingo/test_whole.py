"""Every word of a list as the secret, against games played one by one."""

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.lexica import english_words
from wmh.base.running.stopping import Cancelled
from wmh.base.running.thread_pool import ThreadPool
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words, words_in
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.experience import novice, read_experience
from wmh.engine.strategy.goals.lingo import most_points
from wmh.engine.strategy.play.games_walk import walk
from wmh.engine.strategy.play.player import player
from wmh.engine.strategy.ranking.measures import plan
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.lingo.round import LENGTHS
from wmh.helper.lingo.whole import whole_list_of

LEARNED = Path(__file__).parents[3] / "lexicon" / "english" / "lingo.json"
PIT = Path(__file__).parents[4] / "shared" / "data" / "lingo-wordlist.txt"


def whole_list(*arguments, stop=lambda: False, **options):
    setting = whole_list_of(*arguments, **options)
    items, sizes = setting.branches()
    assert sizes == sorted(sizes, reverse=True)
    return setting.whole(setting.prepare()(items, stop))


def drawn(length, number):
    words = [word for word in english_words() if len(word) == length]
    return sorted(random.Random(number).sample(words, number))


def one_by_one(words, opener, ahead):
    """Attempts of every word's own game, 0 where it is lost; marks word by word."""
    places = {word: place for place, word in enumerate(words)}
    letters = np.array([[ord(letter) for letter in word] for word in words], np.uint8)
    guesses = plan(Candidates(letters, np.arange(len(words), dtype=np.int32)))
    chosen = {}

    def choose(left_over, left):
        if len(left_over) <= 2 or left == 1:
            return left_over[0]
        if (left_over, left) not in chosen:
            numbers = np.array([places[word] for word in left_over], np.int32)
            state = Candidates(letters[numbers], numbers)
            best = most_points(guesses, state, Rule.TILES, left, novice(), ahead=ahead)
            chosen[left_over, left] = words[best]
        return chosen[left_over, left]

    attempts = []
    for secret in words:
        fits, guess = tuple(words), opener
        for attempt in range(1, 6):
            if guess == secret:
                attempts.append(attempt)
                break
            clue = mark(Rule.TILES, guess, secret)
            fits = tuple(word for word in fits if mark(Rule.TILES, guess, word) == clue)
            if attempt < 5:
                guess = choose(fits, 5 - attempt)
        else:
            attempts.append(0)
    return attempts


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize(("length", "number"), [(2, 60), (3, 200), (4, 300), (6, 200)])
def test_the_tree_brings_what_the_games_bring_one_by_one(length, number, ahead):
    words = drawn(length, number)
    lexicon = lexicon_of_words(words, "drawn")
    wanted = one_by_one(words, words[7], ahead)
    whole = whole_list(
        length, lexicon, novice(), look_ahead=ahead, opener=words[7].encode(), spread=ThreadPool()
    )

    counted = Counter(wanted)
    assert whole.attempts == tuple(counted[number] for number in range(1, 6))
    assert whole.lost == counted[0]
    assert whole.words == number
    assert whole.points == sum(100 * (6 - number) for number in wanted if number)
    assert whole.mean == whole.points / number
    assert whole.opener == words[7]


def test_the_strategy_lingo_looks_ahead():
    """And what it brings is the same by the walk of all strategies."""
    words = drawn(4, 1000)
    lexicon = lexicon_of_words(words, "drawn")
    question = Question((), 4, strategy=Strategy.LINGO)
    playing = player(question, lexicon, Solver(lexicon))
    games = walk(playing, playing.start().candidates.numbers)
    whole = whole_list(4, lexicon, novice(), look_ahead=True)
    promised = whole_list(4, lexicon, novice(), look_ahead=False)

    wanted = np.bincount(np.where(games.guesses > 5, 0, games.guesses), minlength=6).tolist()
    assert [whole.lost, *whole.attempts] == wanted
    assert whole.opener == lexicon.alphabet.decode(games.opener)
    assert promised.points < whole.points


@pytest.mark.parametrize("words", [["rain"], ["rain", "ruin"], ["rain", "ruin", "born"]])
def test_few_words_take_few_attempts(words):
    whole = whole_list(4, lexicon_of_words(words, "few"), novice(), look_ahead=True)

    assert whole.points == 500 + 400 * (len(words) - 1)
    assert whole.lost == 0


def test_it_can_be_given_up():
    lexicon = lexicon_of_words(drawn(4, 300), "drawn")

    with pytest.raises(Cancelled):
        whole_list(4, lexicon, novice(), look_ahead=False, stop=lambda: True)


PROMISED = {
    4: (6_728, 870_600),
    5: (14_847, 2_880_300),
    6: (28_127, 6_602_500),
    7: (39_694, 10_536_600),
    8: (49_004, 14_163_400),
    9: (50_655, 15_533_000),
    10: (43_420, 13_974_400),
    11: (35_612, 11_977_700),
    12: (27_669, 9_725_200),
    13: (19_971, 7_265_500),
}
AHEAD = {
    4: (6_728, 901_600),
    5: (14_847, 2_909_900),
    6: (28_127, 6_618_400),
    7: (39_694, 10_545_500),
    8: (49_004, 14_166_200),
    9: (50_655, 15_533_800),
    10: (43_420, 13_974_400),
    11: (35_612, 11_977_700),
    12: (27_669, 9_725_200),
    13: (19_971, 7_265_500),
}
"""By length: words of the pit's list, and points with all of them and the program's own openers."""


@pytest.mark.slow
@pytest.mark.skipif(not PIT.exists(), reason="the list of words is not there")
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("ahead", [False, True])
def test_points_with_every_word_of_the_pit(length, ahead):
    words, _ = words_in(PIT, length)
    lexicon = lexicon_of_words(words, "pit")
    learned = read_experience(LEARNED)
    whole = whole_list(length, lexicon, learned, look_ahead=ahead, spread=ThreadPool())

    assert (whole.words, whole.points) == (AHEAD if ahead else PROMISED)[length]


def test_the_pit_brings_more_than_its_published_players():
    """The winner's rule averages 264,516, the strongest one known 280,096."""
    promised, ahead = (
        100 * sum(points / words for words, points in of.values()) for of in (PROMISED, AHEAD)
    )

    assert promised > 278_900
    assert ahead > 280_000
