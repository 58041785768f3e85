"""Turns as people type them, and what is said when they mistype."""

import re
from collections.abc import Iterable

from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import JOINERS, USUAL, Squares
from wmh.engine.clues.turn import Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.refusal import InputError
from wmh.engine.wording import counted, excerpt


class ClueError(InputError):
    """A turn that cannot be read. The message names what is wrong and what to do."""


_SPELLINGS = {
    **dict.fromkeys("wW0xX", Mark.WHITE),
    **dict.fromkeys("yY1?", Mark.YELLOW),
    **dict.fromkeys("gG2oO", Mark.GREEN),
}

_NUMBER = re.compile(r"[0-9]{1,3}")
"""More digits than any word has letters; what is longer is not worth converting."""


def read_clue(text: str, squares: Squares = USUAL) -> tuple[Mark, ...]:
    """The marks that text spells, in any of three notations or in the squares of a game.

    `g y w` is the paper's, `2 1 0` source 001's and `O ? X` the Lingo pit's (source 004).
    Raises ClueError.
    """
    spellings = squares.meanings() | _SPELLINGS
    marks: list[Mark] = []
    for place, character in enumerate(JOINERS.sub("", text), start=1):
        if (mark := spellings.get(character)) is None:
            msg = (
                f"The clue {excerpt(text)} has {character!r} at place {place}: use g, y and w for"
                " green, yellow and white (or 2 1 0, or O ? X)."
            )
            raise ClueError(msg)
        marks.append(mark)
    return tuple(marks)


def read_word(text: str, alphabet: Alphabet, role: str = "guess") -> tuple[str, ...]:
    """The letters of a word, folded to the alphabet's case; the role names it in a ClueError."""
    letters = alphabet.letters_of(text)
    if letters is None:
        foreign = alphabet.first_foreign(text)
        msg = f"The {role} {excerpt(text)} has {foreign!r}, which is no letter of this lexicon."
        raise ClueError(msg)
    return letters


def read_turn(
    guess: str, clue: str, alphabet: Alphabet, rule: Rule = Rule.TILES, squares: Squares = USUAL
) -> Turn:
    """A turn from the two texts a person types: `rain` and `ywwg`, or `2,1` where a rule counts.

    Raises ClueError.
    """
    letters = read_word(guess, alphabet)
    if RULES[rule].counts:
        return Turn(letters, _counts(guess, clue, len(letters), rule))
    numbers = clue.split(",")
    if len(numbers) > 1 and all(map(_NUMBER.fullmatch, numbers)):
        msg = (
            f"The rule {rule} marks letters: give {excerpt(guess)} one of g, y and w for each of"
            f" its {counted(len(letters), 'letter')}, not numbers."
        )
        raise ClueError(msg)
    marks = read_clue(clue, squares)
    if len(letters) != len(marks):
        msg = (
            f"The guess {excerpt(guess)} has {counted(len(letters), 'letter')} but its clue"
            f" {excerpt(clue)} has {counted(len(marks), 'mark')}: give one mark for each letter."
        )
        raise ClueError(msg)
    return Turn(letters, marks)


def _counts(guess: str, clue: str, length: int, rule: Rule) -> Counts:
    names = RULES[rule].counts
    texts = [text.strip() for text in clue.split(",")]
    shown = guess if length < 32 else "guess"
    form = ",".join(names) if len(names) > 1 else "number"
    write = f"write {shown}:{form} such as {shown}:{'2,1' if len(names) > 1 else '2'}."
    if not all(map(_NUMBER.fullmatch, texts)):
        raise ClueError(f"The rule {rule} counts: {write}")
    if len(texts) != len(names):
        msg = f"The clue {excerpt(clue)} has {counted(len(texts), 'number')}, but the rule {rule}"
        raise ClueError(f"{msg} counts {' and '.join(names)}: {write}")
    numbers = tuple(map(int, texts))
    if sum(numbers) > length:
        msg = (
            f"The guess {excerpt(guess)} has {counted(length, 'letter')} but its clue"
            f" {excerpt(clue)} counts {sum(numbers)}: count each letter once at most."
        )
        raise ClueError(msg)
    return Counts(numbers)


def read_given(text: str, alphabet: Alphabet) -> Given:
    """Letters that a game gives away, by place, a dot where it gives none: `r...`.

    Raises ClueError.
    """
    given: list[str | None] = []
    for number, part in enumerate(text.split(".")):
        given += [None] * (number > 0)
        letters = alphabet.letters_of(part)
        if letters is None:
            foreign = alphabet.first_foreign(part)
            msg = (
                f"The given letters {excerpt(text)} have {foreign!r}, which is no letter of this"
                " lexicon: write letters, and a dot where none is given, as r... does."
            )
            raise ClueError(msg)
        given += letters
    return tuple(given)


def one_length(turns: Iterable[Turn], length: int | None = None, given: Given = ()) -> int | None:
    """The length that guesses and given letters share; `length` if it is given.

    None when nothing says. Raises ClueError if one of them has another length.
    """
    for turn in turns:
        if length is None:
            length = len(turn.guess)
        elif len(turn.guess) != length:
            msg = (
                f"The guess {excerpt(turn.word)} has {counted(len(turn.guess), 'letter')}, but"
                f" this game's words have {length}."
            )
            raise ClueError(msg)
    if given and length not in (None, len(given)):
        msg = (
            f"The given letters have {counted(len(given), 'place')}, but this game's words have"
            f" {length}: write a dot for each letter that is not given."
        )
        raise ClueError(msg)
    return len(given) if given else length
