"""Games for experiments, played by the paper's ranking or with random words that fit."""

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.matcher import Candidates, match
from wmh.engine.paper.scorer import best, letter_scores
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.play.play_state import PlayState
from wmh.engine.strategy.play.player import Player


def common_words(length: int, lexicon: Lexicon, least: int = 1) -> Candidates:
    """Returns the words that the window uses for this length by default, offensive ones included.

    Raises InputError if they are fewer than `least`, the number that an experiment draws.
    """
    return enough(candidates_of(common(length, lexicon), lexicon), length, lexicon, least)


def all_words(length: int, lexicon: Lexicon, stop: Stop = never) -> Candidates:
    """Returns the words of this length of all tiers, offensive ones included.

    Raises InputError if there are none.
    """
    return enough(match(learn((), length), lexicon, ALL_TIERS, stop), length, lexicon)


def enough(words: Candidates, length: int, lexicon: Lexicon, least: int = 1) -> Candidates:
    """Returns the words unchanged. Raises InputError if they are fewer than `least`."""
    if len(words) < least:
        raise InputError(
            "{0} has too few words of {1} letters ({2}, and an experiment draws {3}): choose a"
            " larger word list, or other experiments.",
            lexicon.name,
            length,
            len(words),
            least,
        )
    return words


def common(length: int, lexicon: Lexicon, rule: Rule = Rule.TILES) -> Question:
    """Returns the question at the beginning of a game with the words of `common_words`."""
    return Question((), length, rule, tier=lexicon.usual_tier(length), flagged=True)


def some(words: Candidates, number: int, chance: random.Random) -> NDArray[np.int32]:
    """Returns the numbers of `number` random words, or of all if these are fewer, ascending."""
    if len(words) <= number:
        return words.numbers
    return np.array(sorted(chance.sample(words.numbers.tolist(), number)), np.int32)


def who_takes(place: int, question: Question, lexicon: Lexicon) -> Player:
    """Returns a player who takes the word at this place (from 1) of the ranked list.

    If the list is shorter, its last word is taken. The list is that of the window: ties go to the
    better known word.
    """

    def choose(state: PlayState, stop: Stop = never) -> bytes | None:
        check_cancelled(stop)
        totals = letter_scores(state.candidates, count_letters(state.candidates))
        if not len(totals):
            return None
        listed = best(totals, place, lexicon.tiers[state.candidates.numbers])
        return state.candidates.letters[listed[min(place, len(listed)) - 1]].tobytes()

    return Player(question, lexicon, choose, None)


def by_chance(
    words: NDArray[np.uint8], secrets: Sequence[int], chance: random.Random, stop: Stop = never
) -> list[int]:
    """Returns the number of guesses of each game, by a player who takes random words that fit.

    `secrets` are indices of `words`, one for each game.
    """
    took: list[int] = []
    for secret in secrets:
        check_cancelled(stop)
        left, number = words, 1
        while True:
            guess = left[chance.randrange(len(left))]
            if (guess == words[secret]).all():
                break
            said = marks(Rule.TILES, guess.tolist(), left)
            mine = marks(Rule.TILES, guess.tolist(), words[secret : secret + 1])
            left = left[(said == mine).all(axis=0)]
            number += 1
        took.append(number)
    return took
