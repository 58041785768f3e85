"""Assignment of participants to groups by seeded permuted blocks, and drawing of secrets.

Places of participants who left are assigned again.
"""

import hashlib
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.games.game import Terms
from wmh.helper.games.keeping import SecretError, hidden
from wmh.helper.games.possible import possible
from wmh.study.protocol.protocol import Protocol

_CHOICE = 4
"""Number of similar words wanted for each secret, so that different seeds draw different words."""


@dataclass(frozen=True, slots=True)
class Assigned:
    """A participant's place in the allocation list, from 0; `lost` if it is free again."""

    number: int
    lost: bool


def arms_in_turn(protocol: Protocol) -> Iterator[str]:
    """Yields the group of each successive place, without end: an arm, or a sequence of arms.

    Each `permuted` successive places have each group equally often, in an order drawn from the
    seed.
    """
    draw = random.Random(f"arms/{protocol.seed}")
    names = [*protocol.groups] * (protocol.permuted // len(protocol.groups))
    while True:
        block = names[:]
        draw.shuffle(block)
        yield from block


def turn_of(protocol: Protocol, place: int | None) -> int:
    """Returns how many places before this one belong to its group; 0 if `place` is None."""
    if place is None:
        return 0
    before = list(islice(arms_in_turn(protocol), place + 1))
    return before.count(before[-1]) - 1


def station_at(protocol: Protocol, place: int) -> str:
    """Returns the station that assigns a place; "" if the protocol names no stations.

    Stations take whole permuted blocks in turn. So each station knows its places without asking the
    others, no place is assigned twice, and groups stay balanced at each station and in total: no
    two groups differ by more than half a block for each station.
    """
    if not protocol.stations:
        return ""
    return protocol.stations[place // protocol.permuted % len(protocol.stations)]


def station_in(protocol: Protocol, code: str) -> str:
    """Returns the station whose name precedes the first dash of a code, as in A-001; "" if none."""
    name, dash, _ = code.partition("-")
    return name if dash and name in protocol.stations else ""


def next_place(
    protocol: Protocol, places: Iterable[Assigned], arm: str | None = None, station: str = ""
) -> tuple[int, str]:
    """Returns the first free place and its group, for the next participant.

    Only places of `station` are considered, if it is given, and only places of the group `arm`, if
    it is given, which is an assignment by hand, to be logged with its reason. `places` are the
    assigned ones; a lost one among them is free again, so that the completed participants are
    balanced.
    """
    held = {place.number for place in places if not place.lost}
    for number, name in enumerate(arms_in_turn(protocol)):
        ours = not station or station_at(protocol, number) == station
        if ours and number not in held and arm in (None, name):
            return number, name
    raise AssertionError("the sequence has no end")


def with_secrets(protocol: Protocol, lexicon: Lexicon, stop: Stop = never) -> Protocol:
    """Returns the protocol with its secrets, listed or drawn, and the digest of the word list.

    Drawn secrets are distinct, as common as the tier demands, and not offensive. They follow from
    the seed and the word list, so all machines with equal word lists use equal secrets; the word of
    an arm's trial game is never drawn. Raises Cancelled, and SecretError if there are too few
    words, or if a listed secret is missing or too rare.
    """
    terms = Terms(protocol.length, rule=protocol.rule, tier=protocol.tier)
    tried = dict.fromkeys(arm.tried for arm in protocol.arms if arm.tried)
    for secret in (*protocol.secrets, *tried):
        check_cancelled(stop)
        if hidden(terms, secret, lexicon).terms.tier > protocol.tier:
            raise SecretError(
                "The target word {0} is rarer than tier {1}, up to which words are suggested:"
                " choose another word or a wider tier.",
                secret,
                protocol.tier,
            )
    protocol = replace(protocol, words_sha256=_digest(protocol, lexicon, stop))
    if protocol.secrets:
        return protocol
    words = possible(terms, (), lexicon, stop)

    def word(place: int) -> str:
        return lexicon.alphabet.decode(words.letters[place].tobytes())

    draw = random.Random(f"secrets/{protocol.seed}")
    pool = _alike(words, lexicon, protocol.games) if protocol.matched else range(len(words))
    places = draw.sample(pool, protocol.games) if len(pool) >= protocol.games else []
    known = {each.lower() for each in tried}
    if not known.isdisjoint(map(word, places)):
        # Only then, so that protocols without this deal the words that they always dealt.
        left = (place for place in pool if place not in places and word(place) not in known)
        others = draw.sample(rest, len(rest)) if (rest := [*left]) else []
        kept = (place if word(place) not in known else None for place in places)
        places = [others.pop() if place is None and others else place for place in kept]
    dealt = [word(place) for place in places if place is not None]
    if len(dealt) < protocol.games:
        raise SecretError(
            "The word list {0} has too few words of {1} letters up to tier {2} for {3} games:"
            " choose a wider tier.",
            lexicon.name,
            protocol.length,
            protocol.tier,
            protocol.games,
        )
    return replace(protocol, dealt=tuple(dealt))


def _alike(words: Candidates, lexicon: Lexicon, wanted: int) -> Sequence[int]:
    """Returns indices of words of medium difficulty in the most common tier with enough of them.

    A word's difficulty is the number of words that differ from it in one letter only; the middle
    half of all words are of medium difficulty. If no tier has enough such words, the indices of all
    words are returned.
    """
    import numpy as np

    letters = words.letters
    rhymes = np.zeros(len(letters), np.int64)
    for place in range(letters.shape[1]):
        rest = np.delete(letters, place, axis=1)
        _, which, times = np.unique(rest, axis=0, return_inverse=True, return_counts=True)
        rhymes += times[which.ravel()] - 1
    low, high = np.quantile(rhymes, (0.25, 0.75))
    middle = (rhymes >= low) & (rhymes <= high)
    tiers = lexicon.tiers[words.numbers]
    for tier in np.unique(tiers).tolist():
        found = np.flatnonzero(middle & (tiers == tier))
        if len(found) >= _CHOICE * wanted:
            return found.tolist()
    return range(len(letters))


def _digest(protocol: Protocol, lexicon: Lexicon, stop: Stop) -> str:
    """Returns the SHA-256 of the possible words with their tiers and flags."""
    question = Question((), protocol.length, protocol.rule, tier=ALL_TIERS)
    found = candidates_of(question, lexicon, stop)
    words = (lexicon.alphabet.decode(labels.tobytes()) for labels in found.letters)
    tiers, flagged = lexicon.tiers[found.numbers].tolist(), lexicon.flagged[found.numbers].tolist()
    told = sorted(zip(words, tiers, flagged, strict=True))
    lines = (f"{word}\t{tier}\t{'flagged' if flag else ''}\n" for word, tier, flag in told)
    return hashlib.sha256("".join(lines).encode()).hexdigest()
