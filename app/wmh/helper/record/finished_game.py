"""A finished game, in the form in which it is recorded; cheap to import."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.helper.games.game import Game, GameState, Keeping, Terms
from wmh.helper.games.keeping import SecretError
from wmh.helper.lists.titles import list_title

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class Mode(StrEnum):
    """Roles in a game (who guesses, who keeps the secret), by their names in the command line."""

    GUESSER = "guesser"
    """The program keeps the secret, a person guesses."""
    KEEPER = "keeper"
    """A person keeps the secret, the program guesses."""
    AUTOMATIC = "automatic"
    """The program does both."""
    HELPED = "helped"
    """A person guesses in a game elsewhere, with the helper beside it."""


class Helper(StrEnum):
    """Visibility of the helper's suggestions during a game."""

    SHOWN = "shown"
    HIDDEN = "hidden"


MOST_SECONDS = 1e8
"""Maximal number of seconds of a guess: three years, as a window may have been left open."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """Finished game as the record has it.

    `when` is the time of its end in ISO 8601, by the caller's clock; `secret` is empty if it is
    unknown. `seconds` are the times of the guesses, empty if they were not measured. `attempts` is
    the limit of guesses, None without a limit.
    """

    when: str
    lexicon: str
    length: int
    rule: Rule
    keeping: Keeping | None
    mode: Mode
    secret: str
    turns: tuple[Turn, ...]
    attempts: int | None
    won: bool
    seconds: tuple[float, ...] = ()
    helper: Helper = Helper.HIDDEN

    @property
    def time(self) -> float | None:
        """Duration of the whole game in seconds; None if it was not measured."""
        return sum(self.seconds) if self.seconds else None


def record_of(
    game: Game,
    *,
    when: str,
    lexicon: str,
    mode: Mode,
    seconds: tuple[float, ...] = (),
    helper: Helper = Helper.HIDDEN,
) -> FinishedGame:
    """Returns a finished game in the form for the record."""
    terms = game.terms
    return FinishedGame(
        when=when,
        lexicon=lexicon,
        length=terms.length,
        rule=terms.rule,
        keeping=terms.keeping,
        mode=mode,
        secret="".join(game.secret or ()),
        turns=game.turns,
        attempts=terms.attempts,
        won=game.state is GameState.WON,
        seconds=seconds,
        helper=helper,
    )


def replay(played: FinishedGame, lexicon: "Lexicon") -> Game:
    """Returns the game with the terms and guesses that the record has, in the usual vocabulary.

    Raises SecretError if the word list lacks a letter of a guess.
    """
    if not all(letter in lexicon.alphabet.labels for turn in played.turns for letter in turn.guess):
        raise SecretError(
            "The game has letters that the word list {0} does not have: choose the list it was"
            " played with.",
            list_title(lexicon.name),
        )
    terms = Terms(
        played.length,
        played.rule,
        played.keeping,
        played.attempts,
        lexicon.usual_tier(played.length),
    )
    secret = lexicon.alphabet.letters_of(played.secret) or None
    return Game(terms, secret, played.turns, GameState.WON if played.won else GameState.LOST)
