"""Round of the Lingo pit as the referee keeps it: words, masks that answer guesses, and results."""

import random
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace
from statistics import fmean, median

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import tiles
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question

_SIGNS = {Mark.GREEN: "O", Mark.YELLOW: "?", Mark.WHITE: "X"}
_MARKS = {sign: mark for mark, sign in _SIGNS.items()}


class MaskError(InputError):
    """The error for a mask that is invalid for a guess; its message is a sentence."""


def mask_of(marks: Iterable[Mark]) -> str:
    return "".join(map(_SIGNS.__getitem__, marks))


def marks_of(mask: str, length: int) -> tuple[Mark, ...]:
    """Returns the marks of a mask for a guess of this length. Raises MaskError."""
    if strange := next((sign for sign in mask if sign not in _MARKS), None):
        raise MaskError(
            "The mask {0} has {1}: only O, ? and X are marks.", excerpt(mask), repr(strange)
        )
    if len(mask) != length:
        raise MaskError(
            "The mask {0} has {1} for {2}.",
            excerpt(mask),
            count.marks(len(mask)),
            count.letters(length),
        )
    return tuple(_MARKS[sign] for sign in mask)


ATTEMPTS = 5
LENGTHS = range(4, 14)
"""Lengths of words in the pit."""

_POINTS = 100


def points(attempts: int) -> int:
    """Returns the points of a game with so many attempts: 500 for 1, 100 for 5, 0 for 0 (lost)."""
    return _POINTS * (ATTEMPTS + 1 - attempts) if attempts else 0


@dataclass(frozen=True, slots=True)
class Round:
    """A secret and the guesses so far, of which only the last may be the secret.

    `invalid` are the guesses that are not in the word list.
    """

    secret: str
    guesses: tuple[str, ...] = ()
    invalid: tuple[str, ...] = ()

    @property
    def won(self) -> bool:
        return self.guesses[-1:] == (self.secret,)

    @property
    def over(self) -> bool:
        return self.won or len(self.guesses) >= ATTEMPTS

    @property
    def attempts(self) -> int:
        """Number of attempts that found the secret; 0 if it was not found."""
        return len(self.guesses) if self.won else 0

    def answered(self, guess: str, words: Container[str]) -> tuple["Round", str]:
        """Returns the round after a guess, and the mask of the guess.

        A guess that is not in the list costs an attempt and gets only X, like a guess without any
        letter of the secret.
        """
        after = replace(self, guesses=(*self.guesses, guess))
        if len(guess) == len(self.secret) and guess in words:
            return after, mask_of(tiles(guess, self.secret))
        return replace(after, invalid=(*self.invalid, guess)), "X" * len(self.secret)


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


@dataclass(frozen=True, slots=True)
class PitGame:
    """A finished game.

    `attempts` is how many guesses it took, 0 if the secret was not found; `seconds` is the time to
    the last guess. `guesses` is empty if the guesses are unknown; `invalid` are guesses that are
    not in the list; `fault` says how the player broke the game off, as the end of a sentence.
    """

    secret: str
    attempts: int
    seconds: float
    guesses: tuple[str, ...] = ()
    invalid: tuple[str, ...] = ()
    fault: InputError | None = None

    @property
    def points(self) -> int:
        return points(self.attempts)


@dataclass(frozen=True, slots=True)
class PitStanding:
    """Results of one player over all games."""

    player: str
    games: tuple[PitGame, ...]

    @property
    def started(self) -> bool:
        """False if the player's program could not be started, so that no game was played."""
        return any(game.fault is None or game.seconds > 0 for game in self.games)

    @property
    def points(self) -> Mapping[int, int]:
        """Points, summed up by the length of the secret."""
        found: Counter[int] = Counter()
        for game in self.games:
            found[len(game.secret)] += game.points
        return found

    @property
    def total(self) -> int:
        return sum(game.points for game in self.games)

    @property
    def attempts(self) -> Mapping[int, int]:
        """Number of games by the attempts that they took; key 0 counts lost games."""
        return Counter(game.attempts for game in self.games)

    @property
    def seconds(self) -> float:
        """Mean duration of a game in seconds; 0 without games."""
        return fmean(game.seconds for game in self.games) if self.games else 0.0

    @property
    def medians(self) -> Mapping[int, float]:
        """Median duration of a game in seconds, by the length of the secret."""
        times: defaultdict[int, list[float]] = defaultdict(list)
        for game in self.games:
            times[len(game.secret)].append(game.seconds)
        return {length: median(of_length) for length, of_length in times.items()}
