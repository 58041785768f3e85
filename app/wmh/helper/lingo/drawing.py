"""Words of one length in the Lingo pit, and the secrets drawn from them."""

import random
from dataclasses import dataclass

from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question


@dataclass(frozen=True, slots=True)
class SecretDraw:
    """Words of one length, all allowed as guesses, and the `secrets` drawn from them."""

    lexicon: Lexicon
    length: int
    words: frozenset[str]
    secrets: tuple[str, ...]


def draw(lexicon: Lexicon, length: int, rounds: int, seed: int) -> SecretDraw:
    """Returns words of a length with a secret for each round, all different.

    If there are fewer words than rounds, each word is a secret once. The draw for a length does not
    depend on other lengths. Offensive words are no secrets.
    """
    found = candidates_of(Question((), length), lexicon)
    words = [lexicon.alphabet.decode(labels.tobytes()) for labels in found.letters]
    named = lexicon.nameable(found.numbers).tolist()
    usual = [word for word, shown in zip(words, named, strict=True) if shown]
    chance = random.Random(f"{seed} {length}")
    secrets = chance.sample(usual, min(rounds, len(usual)))
    return SecretDraw(lexicon, length, frozenset(words), tuple(secrets))
