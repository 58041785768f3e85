"""The host: draws or takes a secret, and answers guesses until the game is over, or refuses them.

If a person is the host, the program guesses, and the person's marks are checked.
"""

import random
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, excerpt
from wmh.engine.clues.guard import Impossible, impossible
from wmh.engine.clues.hard_modes import Broken, Hardness, breaks, statement
from wmh.engine.clues.reading import write_given
from wmh.engine.clues.rules import Rule, mark, solves
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.diagnosis import Diagnosis
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.capitals import capital
from wmh.helper.games.game import Game, GameState, Keeping, Terms, question_of
from wmh.helper.lists.titles import list_title

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


class SecretError(InputError):
    """The error for an invalid secret, or for terms of a game that allow no secret."""


class Refusal(Enum):
    """Reason why a guess does not count."""

    OVER = auto()
    """The game has ended."""
    FOREIGN = auto()
    """A character of the guess is no letter of the word list."""
    LENGTH = auto()
    UNKNOWN = auto()
    """The word is not in the word list."""
    REPEATED = auto()
    """The word was already guessed or nominated."""
    MODE = auto()
    """The game's hard mode does not accept the guess."""
    SHOWN = auto()
    """The guess has other letters at the places of the revealed ones."""


class GuessError(InputError):
    """The error for a guess that does not count; the game stays as it is.

    `broken` is the rule of the hard mode that the guess violates, or None.
    """

    def __init__(
        self, said: str | Plural, *values: object, refusal: Refusal, broken: Broken | None = None
    ) -> None:
        super().__init__(said, *values)
        self.refusal = refusal
        self.broken = broken


class MarkError(InputError):
    """The error for marks that cannot be right.

    `impossible` is set if no secret at all gives these marks. If the marks are possible, but no
    word of the list agrees with all marks so far, `diagnosis` tells after which turn no word is
    left, and `question` is the one to be corrected. All are None if marks are missing.
    """

    def __init__(
        self,
        said: str,
        *values: object,
        impossible: Impossible | None = None,
        question: Question | None = None,
        diagnosis: Diagnosis | None = None,
    ) -> None:
        super().__init__(said, *values)
        self.impossible = impossible
        self.question = question
        self.diagnosis = diagnosis


def begin(terms: Terms, lexicon: "Lexicon", draw: random.Random, stop: Stop = never) -> Game:
    """Returns a game whose secret is drawn from the words under these terms, with equal chances.

    A cheating host draws no secret. Raises SecretError if the terms allow no word, or if their
    `keeping` is neither RANDOM nor ADVERSARIAL; and Cancelled.
    """
    from wmh.helper.games.possible import possible, spell

    if terms.keeping not in (Keeping.RANDOM, Keeping.ADVERSARIAL):
        raise SecretError(
            "This kind of game needs an answer: type one, or have it drawn at random."
        )
    words = possible(terms, (), lexicon, stop)
    if not len(words):
        raise SecretError(
            "The word list {0} has no word of length {1} that is as common as tier {2}: choose"
            " another length or a wider tier.",
            list_title(lexicon.name),
            terms.length,
            terms.tier,
        )
    if terms.keeping is Keeping.ADVERSARIAL:
        return Game(terms)
    drawn = words.letters[draw.randrange(len(words))].tobytes()
    return Game(terms, spell(drawn, lexicon.alphabet))


def hidden(terms: Terms, secret: str, lexicon: "Lexicon") -> Game:
    """Returns a game with this secret; the terms are widened if they exclude it.

    Raises SecretError if the secret is not in the word list, or has another length than the terms.
    """
    letters = lexicon.alphabet.letters_of(secret)
    number = lexicon.number_of(letters) if letters else None
    if letters is None or number is None:
        raise SecretError(
            "The answer {0} is not in the word list {1}: choose a word that "
            "is, or another word list.",
            excerpt(secret),
            list_title(lexicon.name),
        )
    if len(letters) != terms.length:
        raise SecretError(
            "The answer {0} is {1} long; this game needs {2}: choose another answer or length.",
            excerpt(secret),
            len(letters),
            terms.length,
        )
    widened = replace(
        terms,
        keeping=Keeping.FIXED,
        tier=max(terms.tier, int(lexicon.tiers[number])),
        flagged=terms.flagged or not lexicon.nameable(number),
    )
    return Game(widened, letters)


def answer_guess(game: Game, guess: str, lexicon: "Lexicon", stop: Stop = never) -> Game:
    """Returns the game after a guess, marked by its rule.

    The game is won when the secret is guessed, whatever the clue says, and lost after the last
    attempt. Raises GuessError for a guess that does not count, and Cancelled.
    """
    letters = _read_guess(game, guess, lexicon)
    if game.terms.keeping is Keeping.ADVERSARIAL:
        from wmh.helper.games.possible import largest_class

        found = largest_class(game, letters, lexicon, stop)
        clue, solves = found.clue, found.solves
    elif game.secret is not None:
        clue, solves = mark(game.terms.rule, letters, game.secret), letters == game.secret
    else:
        raise ValueError("a person keeps this secret, and marks the guesses")
    after = replace(game, turns=(*game.turns, Turn(letters, clue)))
    if solves:
        return replace(after, secret=letters, state=GameState.WON)
    return surrender(after, lexicon, stop) if after.left == 0 else after


def surrender(game: Game, lexicon: "Lexicon", stop: Stop = never) -> Game:
    """Returns the game given up, with its secret revealed. Raises Cancelled."""
    secret = game.secret
    if game.terms.keeping is Keeping.ADVERSARIAL:
        from wmh.helper.games.possible import final_word, possible

        secret = final_word(possible(game.terms, game.turns, lexicon, stop), lexicon)
    return replace(game, secret=secret, state=GameState.LOST)


def spelling(game: Game, guess: str, lexicon: "Lexicon") -> tuple[str, ...]:
    """Returns the letters of a guess; the word list need not have it. Raises GuessError."""
    length = game.terms.length
    if game.state is not GameState.PLAYING:
        raise GuessError("The game is over: start a new one.", refusal=Refusal.OVER)
    letters = lexicon.alphabet.letters_of(guess)
    if letters is None:
        foreign = lexicon.alphabet.first_foreign(guess)
        raise GuessError(
            "The guess {0} has {1}, which this word list does not use.",
            excerpt(guess),
            repr(foreign),
            refusal=Refusal.FOREIGN,
        )
    if len(letters) != length:
        raise GuessError(
            "The guess {0} is {1} long; this game needs {2}.",
            excerpt(guess),
            len(letters),
            length,
            refusal=Refusal.LENGTH,
        )
    return letters


def _read_guess(game: Game, guess: str, lexicon: "Lexicon") -> tuple[str, ...]:
    """Returns the letters of a guess that the game accepts. Raises GuessError."""
    letters = spelling(game, guess, lexicon)
    if lexicon.number_of(letters) is None:
        raise GuessError(
            "The guess {0} is not in the word list {1}: try another word.",
            excerpt(guess),
            list_title(lexicon.name),
            refusal=Refusal.UNKNOWN,
        )
    if any(shown not in (None, letter) for shown, letter in zip(game.given, letters, strict=False)):
        raise GuessError(
            "The game shows {0}: {1} has other letters there.",
            write_given(game.given),
            excerpt(guess),
            refusal=Refusal.SHOWN,
        )
    broken = breaks(letters, game.turns, game.terms.hardness)
    # Naive tiles colour a letter more often than the secret may have it.
    if broken is not None and not _fits(letters, game):
        raise GuessError(
            (
                "Ultra hard mode does not allow {0}: {1}."
                if game.terms.hardness is Hardness.ULTRA
                else "Hard mode does not allow {0}: {1}."
            ),
            excerpt(guess),
            statement(broken, game.turns, capital),
            refusal=Refusal.MODE,
            broken=broken,
        )
    return letters


def _fits(letters: tuple[str, ...], game: Game) -> bool:
    """True if the word, as the secret, would have given the clue of every turn."""
    return all(mark(game.terms.rule, turn.guess, letters) == turn.clue for turn in game.turns)


def add_marked_turn(
    game: Game, turn: Turn, lexicon: "Lexicon", *, found: bool = False, stop: Stop = never
) -> Game:
    """Returns the game after a guess of the program that a person has marked.

    The game is won if the clue says so, or if the person says that the secret was `found`, which
    Jotto's clues never tell. Raises MarkError if marks are missing, or leave no word of the list in
    any vocabulary; the turn then does not count. Raises Cancelled.
    """
    from wmh.helper.games.possible import possible

    rule = game.terms.rule
    numbers = turn.clue.numbers if isinstance(turn.clue, Counts) else turn.clue
    if None in numbers:
        raise MarkError("The clue of {0} is not complete: mark the rest.", excerpt(turn.word))
    if why := impossible(turn, Rule.TILES if rule is Rule.PAPER else rule):
        raise MarkError(
            "No answer gives {0} this clue: check it.", excerpt(turn.word), impossible=why
        )
    turns = (*game.turns, turn)
    after = replace(game, turns=turns)
    if found or solves(rule, turn.guess, turn.clue):
        return replace(after, secret=turn.guess, state=GameState.WON)
    every = replace(after, terms=replace(game.terms, tier=ALL_TIERS, flagged=True))
    if not len(possible(every.terms, turns, lexicon, stop)):
        from wmh.engine.candidates import candidates_of
        from wmh.engine.doctor import diagnose

        question = question_of(every)
        # Words may fit that have been guessed, and were not the secret.
        fit = len(candidates_of(question, lexicon, stop))
        raise MarkError(
            "No word of the word list {0} gets these clues: check the last "
            "clue and the earlier ones.",
            list_title(lexicon.name),
            question=None if fit else question,
            diagnosis=None if fit else diagnose(question, lexicon, stop),
        )
    return replace(after, state=GameState.LOST) if after.left == 0 else after
