"""Secrets for many games: read from a file, all possible ones, or a random sample."""

import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wmh.base.files.writing import read_regular
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.cli.parts.reasons import Refused

ALL = "all"
_DIGITS = 16
"""Maximal number of digits of a sample's size."""


def secrets_of(asked: str, question: Question, lexicon: Lexicon, seed: int) -> NDArray[np.int32]:
    """Returns the numbers of the secrets that `asked` names, ascending and without repeats.

    They are within the question's vocabulary. Offensive words are left out unless the question
    allows them, since no player would guess them by it. Raises Refused, OSError.
    """
    if asked != ALL and not asked.isdecimal():
        return _from_file(Path(asked), question, lexicon)
    numbers = candidates_of(question, lexicon).numbers
    numbers = numbers[lexicon.nameable(numbers, flagged=question.flagged)]
    if not len(numbers):
        raise Refused(
            "The word list {0} has no word of length {1} that is as common as tier "
            "{2}: choose a wider --tier.",
            lexicon.name,
            question.length,
            question.tier,
        )
    if asked == ALL:
        return numbers
    wanted = int(asked) if len(asked) < _DIGITS else len(numbers) + 1
    if not 0 < wanted <= len(numbers):
        said = f"{wanted:,}" if len(asked) < _DIGITS else excerpt(asked)
        raise Refused(
            "{0} answers cannot be drawn from {1}: choose 1 to {2}, or {3}.",
            said,
            count.words(len(numbers)),
            len(numbers),
            ALL,
        )
    drawn = random.Random(seed).sample(range(len(numbers)), wanted)
    return numbers[np.sort(drawn)]


def _from_file(path: Path, question: Question, lexicon: Lexicon) -> NDArray[np.int32]:
    if not path.is_file():
        raise Refused(
            "There is no file {0}: give a text file with an answer a line, a number, or {1}.",
            path,
            ALL,
        )
    try:
        words = read_regular(path).decode("utf-8-sig").split()
    except UnicodeDecodeError as error:
        raise Refused("{0} is not UTF-8 text: give a file with an answer a line.", path) from error
    if not words:
        raise Refused("{0} has no words: give a file with an answer a line.", path)
    return np.unique([number_of(word, question, lexicon) for word in words]).astype(np.int32)


def number_of(word: str, question: Question, lexicon: Lexicon) -> int:
    """Returns the number of the word as a secret. Raises Refused for a word that cannot be one."""
    letters = lexicon.alphabet.letters_of(word)
    number = lexicon.number_of(letters) if letters else None
    if letters is None or number is None:
        raise Refused(
            "The answer {0} is not in the word list {1}: leave it out, or "
            "choose another --lexicon.",
            excerpt(word),
            lexicon.name,
        )
    if len(letters) != question.length:
        raise Refused(
            "The answer {0} is {1} long; this game needs {2}: leave it out, or choose another"
            " --length.",
            excerpt(word),
            len(letters),
            question.length,
        )
    if lexicon.tiers[number] > question.tier:
        raise Refused(
            "The answer {0} is less common than tier {1}: leave it out, or choose --tier {2}.",
            excerpt(word),
            question.tier,
            min(int(lexicon.tiers[number]), ALL_TIERS),
        )
    if not lexicon.nameable(number, flagged=question.flagged):
        raise Refused(
            "The answer {0} is offensive: leave it out, or choose --flagged.", excerpt(word)
        )
    return number
