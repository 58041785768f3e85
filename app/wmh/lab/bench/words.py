"""Word lists for benchmarks, and games drawn from them."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from wmh.base.files.writing import replace_file
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import Lexicon, open_lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS, Question

_GAMES = 9
"""Number of games drawn for a length; each has a random secret and two random guesses."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a word list as plain text, for brute force."""

    everything: Sequence[str]
    of_length: dict[int, list[str]]


def words_of(lexicon: Lexicon) -> Words:
    of_length = {
        length: [
            lexicon.alphabet.decode(labels.tobytes())
            for labels in match(learn((), length), lexicon, ALL_TIERS).letters
        ]
        for length in lexicon.lengths
    }
    return Words(sorted(word for listed in of_length.values() for word in listed), of_length)


def games(listed: Sequence[str], length: int, seed: int = 0) -> list[tuple[Turn, ...]]:
    """Returns the turns of random games, two in each with true clues.

    They are equal in every run with the same seed.
    """
    chance = random.Random(length + 1000 * seed)
    drawn: list[tuple[Turn, ...]] = []
    for _ in range(_GAMES):
        secret, *guesses = (chance.choice(listed) for _ in range(3))
        drawn.append(tuple(Turn(tuple(guess), tiles(guess, secret)) for guess in guesses))
    return drawn


SECRET_TIER = 10
"""Tier of the words that can be the secret; all other words are only guesses."""

_GUESSES, _SECRETS, _MANY = 12_972, 2_315, 14_855


@dataclass(frozen=True, slots=True, eq=False)
class Lists:
    """Two lexicons of five letters: `few` with secrets and other words, `many` with secrets alone.

    `original` is true if `few` is Wordle's list of 2021, for which totals are known.
    """

    few: Lexicon
    many: Lexicon
    original: bool


def lists(data: Path | None, default: Lexicon) -> Lists:
    """Returns two lexicons made of Wordle's three lists in a folder, or of the default lexicon.

    Raises OSError.
    """
    if data is not None:
        secrets = set((data / "wordlist_orig_hidden.txt").read_text("ascii").split())
        guesses = secrets | set((data / "wordlist_orig_all.txt").read_text("ascii").split())
        many = set((data / "wordlist_nyt20220830_all.txt").read_text("ascii").split())
        original = (len(secrets), len(guesses)) == (_SECRETS, _GUESSES)
        return Lists(
            lexicon_with_secrets(guesses, secrets), lexicon_with_secrets(many, many), original
        )
    found = candidates_of(Question((), 5), default)
    commonest = np.argsort(default.tiers[found.numbers], kind="stable")
    words = [default.alphabet.decode(found.letters[n].tobytes()) for n in commonest]
    return Lists(
        lexicon_with_secrets(words[:_GUESSES], words[:_SECRETS]),
        lexicon_with_secrets(words[:_MANY], words[:_MANY]),
        original=False,
    )


def lexicon_with_secrets(words: Iterable[str], secrets: Iterable[str]) -> Lexicon:
    """Returns a lexicon of these words in which the secrets have SECRET_TIER."""
    likely = set(secrets)
    with TemporaryDirectory() as folder:
        text = Path(folder) / "words.tsv"
        lines = (f"{w}\t{SECRET_TIER if w in likely else 80}\n" for w in words)
        replace_file(text, "".join(lines).encode())
        path = text.with_suffix(".dawg")
        build(read_word_list([text]), path, source="", licence="")
        return open_lexicon(path)
