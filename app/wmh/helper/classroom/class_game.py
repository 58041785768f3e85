"""Game of a class: students nominate words and raise hands, and the class guesses one word.

The teacher keeps the secret. If several nominations have the most hands, the teacher chooses one of
them or lets the program draw it.
"""

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wmh.base.text.wording import Plural
from wmh.engine.clues.rules import mark
from wmh.engine.clues.turn import Turn
from wmh.helper.games.game import Game, GameState, Terms
from wmh.helper.games.keeping import GuessError, Refusal, SecretError, hidden, spelling
from wmh.helper.lists.titles import list_title

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon

MOST_HANDS = 99


@dataclass(frozen=True, slots=True)
class Nomination:
    """A word proposed for the next guess, the hands raised for it, and if the word list has it."""

    letters: tuple[str, ...]
    hands: int = 0
    known: bool = True

    @property
    def word(self) -> str:
        return "".join(self.letters)


@dataclass(frozen=True, slots=True)
class ClassGame:
    """Game of a class; `nominations` are the words proposed for the next guess, in order."""

    game: Game
    nominations: tuple[Nomination, ...] = ()

    @property
    def over(self) -> bool:
        return self.game.state is not GameState.PLAYING

    @property
    def leading(self) -> tuple[int, ...]:
        """Indices of the nominations with the most hands, several in a tie; none without hands."""
        most = max((each.hands for each in self.nominations), default=0)
        return tuple(
            number for number, each in enumerate(self.nominations) if most and each.hands == most
        )


def open_game(secret: str, terms: Terms, lexicon: "Lexicon") -> ClassGame:
    """Returns a game with this secret; its other terms are as given, with the secret's length.

    Raises SecretError, whose message does not contain the word: the class may be looking.
    """
    letters = lexicon.alphabet.letters_of(secret)
    if not secret:
        raise SecretError("There is no hidden word yet: type a word, or have one drawn.")
    if letters is None:
        raise SecretError(
            "The hidden word has a sign that is not a letter of the word list {0}: "
            "type another word.",
            list_title(lexicon.name),
        )
    length = len(letters)
    if lexicon.number_of(letters) is None:
        raise SecretError(
            Plural(
                "The hidden word has 1 letter and is not in the word list {1}: type another word.",
                "The hidden word has {0} letters and is not in the word list "
                "{1}: type another word.",
                length,
            ),
            length,
            list_title(lexicon.name),
        )
    return ClassGame(hidden(replace(terms, length=length), secret, lexicon))


def add_nomination(playing: ClassGame, word: str, lexicon: "Lexicon") -> ClassGame:
    """Returns the game with one more nomination; the word list need not have the word.

    Raises GuessError for a word that cannot be guessed, was guessed, or is nominated already.
    """
    letters = spelling(playing.game, word, lexicon)
    shown = "".join(letters)
    for row, turn in enumerate(playing.game.turns, start=1):
        if turn.guess == letters:
            raise GuessError(
                "The word {0} was guessed in row {1}: nominate another.",
                repr(shown),
                row,
                refusal=Refusal.REPEATED,
            )
    if any(each.letters == letters for each in playing.nominations):
        raise GuessError(
            "{0} has already been nominated: count hands for it.",
            repr(shown),
            refusal=Refusal.REPEATED,
        )
    known = lexicon.number_of(letters) is not None
    return replace(playing, nominations=(*playing.nominations, Nomination(letters, known=known)))


def set_hands(playing: ClassGame, number: int, hands: int) -> ClassGame:
    """Returns the game with this number of hands for a nomination, at most the size of a class."""
    hands = min(max(hands, 0), MOST_HANDS)
    return replace(
        playing,
        nominations=tuple(
            replace(each, hands=hands) if at == number else each
            for at, each in enumerate(playing.nominations)
        ),
    )


def withdrawn(playing: ClassGame, number: int) -> ClassGame:
    """Returns the game without the nomination of this index."""
    rest = (*playing.nominations[:number], *playing.nominations[number + 1 :])
    return replace(playing, nominations=rest)


def by_lot(playing: ClassGame, draw: random.Random) -> int:
    """Returns the index of a random leading nomination, or of any nomination if no hand is raised.

    Raises ValueError without nominations.
    """
    among = playing.leading or range(len(playing.nominations))
    if not among:
        raise ValueError("there is nothing to draw from")
    return among[draw.randrange(len(among))]


def take_nomination(playing: ClassGame, number: int) -> ClassGame:
    """Returns the game with this nomination as its next guess, marked, and no more nominations."""
    game, letters = playing.game, playing.nominations[number].letters
    if game.secret is None or playing.over:
        raise ValueError("this game does not go on")
    after = replace(
        game, turns=(*game.turns, Turn(letters, mark(game.terms.rule, letters, game.secret)))
    )
    if letters == game.secret:
        after = replace(after, state=GameState.WON)
    elif after.left == 0:
        after = replace(after, state=GameState.LOST)
    return ClassGame(after)


def given_up(playing: ClassGame) -> ClassGame:
    """Returns the game as lost, with the secret no longer hidden."""
    return ClassGame(replace(playing.game, state=GameState.LOST))
