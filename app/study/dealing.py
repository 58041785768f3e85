"""The secrets of a protocol: drawn where it names none, and such as can be played."""

import hashlib
import random
from dataclasses import replace

from app.engine.candidates import candidates_of
from app.engine.lexicon.store import Lexicon
from app.engine.question import ALL_TIERS, Question
from app.engine.stopping import Stop, heed, never
from app.games.game import Terms
from app.games.keeping import hidden
from app.games.possible import possible
from app.games.refusals import SecretError
from app.study.protocol import Protocol


def with_secrets(protocol: Protocol, lexicon: Lexicon, stop: Stop = never) -> Protocol:
    """The protocol with its secrets, listed or drawn, and the digest of the words of its length.

    Drawn ones are all different, as common as its tier, none of them flagged. They follow from the
    seed and the lexicon, so every machine that has the same lexicon deals the same. Raises
    SecretError where there are too few words, or for a listed secret that the lexicon has not, or
    that is rarer than the tier; and Stopped.
    """
    terms = Terms(protocol.length, rule=protocol.rule, tier=protocol.tier)
    for secret in protocol.secrets:
        heed(stop)
        if hidden(terms, secret, lexicon).terms.tier > protocol.tier:
            raise SecretError(
                "The secret {0} is rarer than tier {1}, up to which words are suggested: choose"
                " another word or a wider tier.",
                secret,
                protocol.tier,
            )
    protocol = replace(protocol, words_sha256=_digest(protocol, lexicon, stop))
    if protocol.secrets:
        return protocol
    words = possible(terms, (), lexicon, stop)
    if len(words) < protocol.games:
        raise SecretError(
            "The lexicon {0} has too few words of {1} letters up to tier {2} for {3} games: choose"
            " a wider tier.",
            lexicon.name,
            protocol.length,
            protocol.tier,
            protocol.games,
        )
    draw = random.Random(f"secrets/{protocol.seed}")
    places = draw.sample(range(len(words)), protocol.games)
    dealt = (lexicon.alphabet.decoded(words.letters[place].tobytes()) for place in places)
    return replace(protocol, dealt=tuple(dealt))


def _digest(protocol: Protocol, lexicon: Lexicon, stop: Stop) -> str:
    """SHA-256 of all that the lexicon makes of a game: each word, its tier, and whether flagged."""
    question = Question((), protocol.length, protocol.rule, tier=ALL_TIERS)
    found = candidates_of(question, lexicon, stop)
    words = (lexicon.alphabet.decoded(labels.tobytes()) for labels in found.letters)
    tiers, flagged = lexicon.tiers[found.numbers].tolist(), lexicon.flagged[found.numbers].tolist()
    told = sorted(zip(words, tiers, flagged, strict=True))
    lines = (f"{word}\t{tier}\t{'flagged' if flag else ''}\n" for word, tier, flag in told)
    return hashlib.sha256("".join(lines).encode()).hexdigest()
