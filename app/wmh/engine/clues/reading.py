"""Reader of turns as people type them, with error messages for mistakes."""

import re
from collections.abc import Iterable

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.squares import JOINERS, USUAL, Squares
from wmh.engine.clues.turn import Counts, Mark, Marks, Turn
from wmh.engine.lexicon.alphabet import Alphabet


class ClueError(InputError):
    """The error for a turn that cannot be read. The message gives the fault and the remedy."""


_SPELLINGS = {
    **dict.fromkeys("wW0xX.", Mark.WHITE),
    **dict.fromkeys("yY1?", Mark.YELLOW),
    **dict.fromkeys("gG2oO", Mark.GREEN),
}

_NUMBER = re.compile(r"[0-9]{1,3}")
"""Pattern of a number of up to three digits; clues need no larger numbers."""


def read_clue(text: str, squares: Squares = USUAL) -> tuple[Mark, ...]:
    """Returns the marks of a typed text, in any of three notations, or of a game's squares.

    The notations are `g y w` (the paper's), `2 1 0` (Bonthron 2022) and `O ? X` (the Lingo pit's);
    a dot stands for white in texts that people post. Raises ClueError.
    """
    spellings = squares.meanings() | _SPELLINGS
    marks: list[Mark] = []
    for place, character in enumerate(JOINERS.sub("", text), start=1):
        if (mark := spellings.get(character)) is None:
            raise ClueError(
                "The clue {0} has {1} at place {2}: use g, y and w for green, yellow and"
                " white (or 2 1 0, or O ? X).",
                excerpt(text),
                repr(character),
                place,
            )
        marks.append(mark)
    return tuple(marks)


_FOREIGN = {
    "guess": "The guess {0} has {1}, which this word list does not use.",
    "secret": "The answer {0} has {1}, which this word list does not use.",
    "opener": "The opener {0} has {1}, which this word list does not use.",
}


def read_word(text: str, alphabet: Alphabet, role: str = "guess") -> tuple[str, ...]:
    """Returns the letters of a word in the alphabet's case.

    `role` is the word's name in the message of a ClueError.
    """
    letters = alphabet.letters_of(text)
    if letters is None:
        foreign = alphabet.first_foreign(text)
        raise ClueError(_FOREIGN[role], excerpt(text), repr(foreign))
    return letters


def split_turn(text: str) -> tuple[str, str]:
    """Splits `rain:ywwg` or `rain=ywwg` into guess and clue; a missing part is "".

    A colon takes precedence, since a lexicon may have = as a letter.
    """
    guess, _, clue = text.partition(":" if ":" in text else "=")
    return guess.strip(), clue.strip()


def read_turn(
    guess: str, clue: str, alphabet: Alphabet, rule: Rule = Rule.TILES, squares: Squares = USUAL
) -> Turn:
    """Returns the turn of a typed guess and a typed clue.

    Examples are `rain` and `ywwg`, or `2,1` for a rule that counts. Raises ClueError.
    """
    letters = read_word(guess, alphabet)
    if RULES[rule].counts:
        return Turn(letters, _counts(guess, clue, len(letters), rule))
    numbers = clue.split(",")
    if len(numbers) > 1 and all(map(_NUMBER.fullmatch, numbers)):
        raise ClueError(
            "The rule {0} marks letters: give {1} one of g, y and w for each of its"
            " {2}, not numbers.",
            rule,
            excerpt(guess),
            count.letters(len(letters)),
        )
    marks = read_clue(clue, squares)
    if len(letters) != len(marks):
        raise ClueError(
            "The guess {0} has {1} but its clue {2} has {3}: give one mark for each letter.",
            excerpt(guess),
            count.letters(len(letters)),
            excerpt(clue),
            count.marks(len(marks)),
        )
    return Turn(letters, marks)


def _counts(guess: str, clue: str, length: int, rule: Rule) -> Counts:
    names = RULES[rule].counts
    several = len(names) > 1
    texts = [text.strip() for text in clue.split(",")]
    shown = guess if length < 32 else "guess"
    form, such = (",".join(names), "2,1") if several else ("number", "2")
    if not all(map(_NUMBER.fullmatch, texts)):
        raise ClueError(
            "The rule {0} counts: write {1}:{2} such as {1}:{3}.", rule, shown, form, such
        )
    if len(texts) != len(names):
        raise ClueError(
            "The clue {0} has {1}, but the rule {2} counts {3}: write {4}:{5} such as {4}:{6}.",
            excerpt(clue),
            count.numbers(len(texts)),
            rule,
            InputError("{0} and {1}", *names) if several else ", ".join(names),
            shown,
            form,
            such,
        )
    numbers = tuple(map(int, texts))
    if sum(numbers) > length:
        raise ClueError(
            "The guess {0} is {1} long but its clue {2} counts {3}: count each place once at most.",
            excerpt(guess),
            length,
            excerpt(clue),
            sum(numbers),
        )
    return Counts(numbers)


def read_given(text: str, alphabet: Alphabet) -> Given:
    """Returns the revealed letters of a text such as `r...`: a letter or a dot for each place.

    Raises ClueError.
    """
    given: list[str | None] = []
    for number, part in enumerate(text.split(".")):
        given += [None] * (number > 0)
        letters = alphabet.letters_of(part)
        if letters is None:
            foreign = alphabet.first_foreign(part)
            raise ClueError(
                "The revealed letters {0} have {1}, which this word list does not use: write"
                " letters, and a dot where none is given, as r... does.",
                excerpt(text),
                repr(foreign),
            )
        given += letters
    return tuple(given)


def write_given(given: Given) -> str:
    """Returns the text of revealed letters: a letter or a dot for each place."""
    return "".join(letter or "." for letter in given)


def one_length(turns: Iterable[Turn], length: int | None = None, given: Given = ()) -> int | None:
    """Returns the length of the guesses, of the revealed letters and of `length`, if they agree.

    The result is None if none of them tells a length. Raises ClueError if two lengths differ.
    """
    for turn in turns:
        if length is None:
            length = len(turn.guess)
        elif len(turn.guess) != length:
            raise ClueError(
                "The guess {0} is {1} long; this game needs {2}.",
                excerpt(turn.word),
                len(turn.guess),
                length,
            )
    if given and length not in (None, len(given)):
        raise ClueError(
            "The revealed letters have {0}; this game needs {1}: write a dot"
            " for each letter that is not given.",
            count.places(len(given)),
            length,
        )
    return len(given) if given else length


_EQUATION = re.compile(r"(?<![^\s`'\"(])([^\W\d_]{2,31})=([^\s`'\"()=,;]{2,31})(?![=\w])")
"""Pattern of a turn such as CRANE=.r..E."""


def turns_apart(line: str) -> list[str]:
    """Returns the turns of a line with several, such as `CRANE=.r..E TRACE=.RA.E`, each by itself.

    The text before the first turn stands before them, that behind the last one after them. Any
    other line is returned as it is.
    """
    found = [
        each
        for each in _EQUATION.finditer(line)
        if len(each[1]) == len(each[2]) and typed_marks(each[1], each[2])
    ]
    if len(found) < 2:
        return [line]
    parts = [line[: found[0].start()], *(each[0] for each in found), line[found[-1].end() :]]
    return [part for part in parts if any(map(str.isalnum, part))]


def read_marks(text: str) -> Marks | None:
    """Reads marks in one of the typed notations, with a dot for a missing mark.

    Returns None for a text in none of the notations.
    """
    try:
        said = iter(read_clue(text.replace(".", "")))
    except ClueError:
        return None
    return tuple(None if c == "." else next(said) for c in text)


def typed_marks(word: str, text: str) -> Marks | None:
    """Reads the marks behind a word: `ywwgw`, or `.Ra..`, where a capital is green, a dot grey."""
    marks = read_marks(text)
    if marks is not None or len(word) != len(text):
        return marks
    if any(c not in (".", w.upper(), w.lower()) for w, c in zip(word, text, strict=True)):
        return None
    of = {".": Mark.WHITE}
    return tuple(of.get(c, Mark.GREEN if c.isupper() else Mark.YELLOW) for c in text)
