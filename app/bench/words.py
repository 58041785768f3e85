"""The words that are measured with, and games drawn from them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.clues.knowledge import learn
from app.engine.clues.rules import tiles
from app.engine.clues.turn import Turn
from app.engine.lexicon.store import Lexicon
from app.engine.paper.matcher import match
from app.engine.question import ALL_TIERS

_GAMES = 9
"""Games a length, each with a secret and two guesses drawn from the words of that length."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a lexicon as plain text, which the brute force reads."""

    everything: Sequence[str]
    of_length: dict[int, list[str]]


def words_of(lexicon: Lexicon) -> Words:
    of_length = {
        length: [
            lexicon.alphabet.decoded(labels.tobytes())
            for labels in match(learn((), length), lexicon, ALL_TIERS).letters
        ]
        for length in lexicon.lengths
    }
    return Words(sorted(word for listed in of_length.values() for word in listed), of_length)


def games(listed: Sequence[str], length: int) -> list[tuple[Turn, ...]]:
    """Two honest turns a game, the same in every run."""
    chance = random.Random(length)
    drawn: list[tuple[Turn, ...]] = []
    for _ in range(_GAMES):
        secret, *guesses = (chance.choice(listed) for _ in range(3))
        drawn.append(tuple(Turn(tuple(guess), tiles(guess, secret)) for guess in guesses))
    return drawn
