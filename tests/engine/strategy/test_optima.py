"""The proven optima of Wordle, for lists that do not come with the program."""

from pathlib import Path

import numpy as np
import pytest

from wmh.engine.clues.hard_modes import Hardness
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import ENGLISH, Alphabet
from wmh.engine.paper.matcher import Candidates
from wmh.engine.strategy.endgame import Endgame
from wmh.engine.strategy.hard_mode import passes_hard_mode
from wmh.engine.strategy.ranking.measure import code_table
from wmh.engine.strategy.ranking.measures import plan

DATA = Path(__file__).parents[4] / "shared" / "data"

pytestmark = pytest.mark.skipif(not DATA.is_dir(), reason="the word lists are not here")

ORIGINAL = ("wordlist_orig_hidden.txt", "wordlist_orig_all.txt")
MARCH_2022 = ("wordlist_nyt20220316_hidden.txt", "wordlist_nyt20220316_all.txt")
AUGUST_2022 = ("wordlist_nyt20220830_hidden.txt", "wordlist_nyt20220830_all.txt")
JULY_2023 = ("wordlist_nyt20230701_hidden.txt", "wordlist_nyt20220830_all.txt")


def read(name):
    return set((DATA / name).read_text("ascii").split())


def words(spellings, places):
    letters = np.array([list(word.encode()) for word in spellings], np.uint8)
    return Candidates(letters, np.array([places[word] for word in spellings], np.int32))


def total_after(opener, lists, hardness=Hardness.FREE, attempts=99):
    """The fewest guesses for all secrets, each game begun with this opener."""
    hidden = sorted(read(lists[0]))
    spellings = sorted(read(lists[1]) | set(hidden))
    places = {word: place for place, word in enumerate(spellings)}
    guesses, secrets = plan(words(spellings, places)), words(hidden, places)
    first = guesses.take(np.array([places[opener]]))
    codes = code_table(first, secrets, Rule.TILES)[0]
    endgame = Endgame(guesses, Rule.TILES)
    total = len(hidden)
    for code in np.unique(codes):
        members = np.flatnonzero(codes == code)
        state = Candidates(secrets.letters[members], secrets.numbers[members])
        secret = hidden[members[0]]
        if secret == opener:
            continue
        if hardness is not Hardness.FREE:
            turn = Turn(tuple(opener), mark(Rule.TILES, opener, secret))
            passed = passes_hard_mode(guesses.letters, (turn,), hardness, Alphabet(ENGLISH))
            endgame = Endgame(guesses.take(np.flatnonzero(passed)), Rule.TILES, hardness)
        solution = endgame.solve(state, attempts=attempts - (attempts < 99))
        assert solution.proven
        total += solution.total
    return total


@pytest.mark.parametrize(
    ("opener", "lists", "total"),
    [
        ("salet", ORIGINAL, 7920),
        ("salet", MARCH_2022, 7897),
        ("tarse", AUGUST_2022, 7883),
        pytest.param("tarse", JULY_2023, 11219, marks=pytest.mark.slow),
    ],
)
def test_fewest_guesses_after_the_best_opener(opener, lists, total):
    assert total_after(opener, lists) == total


@pytest.mark.slow
def test_fewest_guesses_in_hard_mode_within_six():
    assert total_after("salet", ORIGINAL, Hardness.HARD, attempts=6) == 8122
