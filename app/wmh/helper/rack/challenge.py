"""Word Challenge: find all words that some letters make, before time is up (Bonthron 2022)."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import ALL_TIERS
from wmh.helper.rack.rack_question import RackQuestion, RackWord, blanks_in

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class Verdict(StrEnum):
    """Verdicts on an entered word."""

    FOUND = "found"
    AGAIN = "again"
    RARE = "rare"
    """The letters make the word, but it is too rare to count."""
    UNKNOWN = "unknown"
    """The letters make the word, but the list does not have it."""
    LETTERS = "letters"
    """The letters do not make the word."""
    SHORT = "short"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Challenge:
    """State of a challenge: the `wanted` words by their letters, and the `found` ones in order.

    `rare` words are in the list but do not count. The challenge runs until `ends`, in seconds of
    the clock that the caller uses for all times.
    """

    question: RackQuestion
    alphabet: Alphabet
    wanted: Mapping[tuple[str, ...], RackWord]
    rare: frozenset[tuple[str, ...]]
    ends: float
    found: tuple[tuple[str, ...], ...] = ()

    @property
    def score(self) -> int:
        """Sum of the letter values of the words found."""
        return sum(self.wanted[word].score for word in self.found)

    @property
    def most(self) -> int:
        """Score for finding all wanted words."""
        return sum(made.score for made in self.wanted.values())

    @property
    def complete(self) -> bool:
        return len(self.found) == len(self.wanted)

    @property
    def missed(self) -> tuple[RackWord, ...]:
        """Wanted words that were not found, in the question's order."""
        return tuple(made for word, made in self.wanted.items() if word not in self.found)

    def seconds_left(self, now: float) -> float:
        """Seconds left; 0 when the challenge has ended."""
        return 0.0 if self.complete else max(self.ends - now, 0.0)


def begin(
    question: RackQuestion,
    lexicon: "Lexicon",
    now: float,
    seconds: float,
    stop: Stop = never,
) -> Challenge:
    """Returns a challenge with the letters of this question that begins `now`. Raises Cancelled."""
    from wmh.helper.rack.rack_walk import answer, makeable

    asked = replace(question, rows=lexicon.graph.words)
    everything = makeable(replace(asked, tier=ALL_TIERS), lexicon, stop)
    wanted = {made.letters: made for made in answer(asked, lexicon, stop).rows}
    known = frozenset(map(lexicon.alphabet.decoded_letters, everything.labels()))
    return Challenge(asked, lexicon.alphabet, wanted, known - wanted.keys(), now + seconds)


def draw(length: int, lexicon: "Lexicon", tier: int, chance: random.Random) -> tuple[str, ...]:
    """Returns the shuffled letters of a random word of the vocabulary; none without such a word.

    Offensive words are not drawn.
    """
    from wmh.engine.clues.knowledge import learn
    from wmh.engine.paper.matcher import match

    candidates = match(learn((), length), lexicon, tier)
    shown = lexicon.nameable(candidates.numbers).nonzero()[0]
    if not len(shown):
        return ()
    word = candidates.letters[shown[chance.randrange(len(shown))]].tobytes()
    letters = list(lexicon.alphabet.decoded_letters(word))
    chance.shuffle(letters)
    return tuple(letters)


def hand_in(challenge: Challenge, text: str, now: float) -> tuple[Challenge, Verdict]:
    """Returns the challenge after a word was entered, and the verdict on the word."""
    word = challenge.alphabet.letters_of(text.strip())
    verdict = _verdict(challenge, word, now)
    if word is None or verdict is not Verdict.FOUND:
        return challenge, verdict
    return replace(challenge, found=(*challenge.found, word)), verdict


def _verdict(challenge: Challenge, word: tuple[str, ...] | None, now: float) -> Verdict:
    question = challenge.question
    if challenge.seconds_left(now) <= 0:
        return Verdict.LATE
    if word is None or blanks_in(word, question) is None:
        return Verdict.LETTERS
    if word in challenge.found:
        return Verdict.AGAIN
    if word in challenge.wanted:
        return Verdict.FOUND
    if len(word) < question.least:
        return Verdict.SHORT
    return Verdict.RARE if word in challenge.rare else Verdict.UNKNOWN
