"""Games as text: reads pasted texts, and writes texts to share."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from wmh.engine.clues.counted_clues import CountedClue, counted_clue_of, is_heading, keycaps
from wmh.engine.clues.reading import read_marks, turns_apart, typed_marks
from wmh.engine.clues.squares import (
    JOINERS,
    SCORE,
    USUAL,
    Squares,
    SquaresLine,
    is_bare_score,
    is_score,
    other_game,
    score_lines,
    take_apart,
    with_signs,
)
from wmh.engine.clues.turn import Clue, Counts, Mark, Turn
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST

MOST_CHARACTERS = 20_000
MOST_LINES = 100
"""Maximal number of lines that are read; no game needs more."""

_SIDES = 2
"""Number of counts in a clue that may be shared as squares: letters in place, and elsewhere."""

_LETTERS = {Mark.GREEN: "g", Mark.YELLOW: "y", Mark.WHITE: "w", None: "."}
_SEPARATORS = re.compile(r"[\s:;,|=>-]+")
_AROUND = re.compile(r"\d|https?:|[#@]|\w\.\w{2,}")


class UnusedReason(Enum):
    """Reason why a line of a pasted text was not used."""

    AROUND = auto()
    """The line is the title of a shared text, an address or a score."""
    NOT_UNDERSTOOD = auto()
    OTHER_LENGTH = auto()
    """The line's word or clue has another length than other lines, or than each other."""
    NO_CLUE = auto()
    """The line is a word without a clue, although other words have clues."""
    NO_WORD = auto()
    """The line is a clue without a word, although other clues have words."""
    STRANGE = auto()
    """The line has signs between its squares that the game does not have.

    These signs are reported.
    """
    APART = auto()
    """The line was used, except for some signs; these signs are reported."""
    SEVERAL = auto()
    """The line has squares of several boards."""
    EARLIER = auto()
    """The line is part of a game before the last game of the text."""
    OTHER_GAME = auto()
    """The line is part of a text shared from a different kind of game."""
    CUT = auto()
    """The line is the first one beyond the maximal number of lines."""


class UnusedLine(NamedTuple):
    """An unused line: its number (from 1), its text, and the reason."""

    line: int
    text: str
    why: UnusedReason


class Transcript(NamedTuple):
    """Game read from a text: turns, or words without clues, or clues without words."""

    turns: tuple[Turn, ...] = ()
    words: tuple[tuple[str, ...], ...] = ()
    clues: tuple[Clue, ...] = ()
    unused: tuple[UnusedLine, ...] = ()
    length: int | None = None
    """Length of the words; None if neither words nor clues tell the length."""


@dataclass(slots=True)
class _TextLine:
    """Content of one line: a word, a clue, or both; `unused` is the reason if it is not used.

    If the clue has only numbers, `letters` is the length of its guess.
    """

    number: int
    text: str
    word: tuple[str, ...] | None = None
    clue: Clue | None = None
    unused: UnusedReason | None = None
    letters: int | None = None

    @property
    def length(self) -> int | None:
        if self.word is not None:
            return len(self.word)
        return (
            self.letters if self.clue is None or isinstance(self.clue, Counts) else len(self.clue)
        )


def read_transcript(
    text: str, alphabet: Alphabet, counts: int = 0, squares: Squares = USUAL
) -> Transcript:
    """Reads turns from a pasted text, in any mix of notations and the game's `squares`.

    A line may hold a word, a clue, or both. Clues are squares, g y w, 2 1 0 or O ? X. `counts` is
    how many numbers a clue has, 0 for a rule that marks tiles; two numbers may also be written as
    squares. Words and clues on lines of their own are paired in order. Lines that are not part of a
    game are reported.
    """
    lines: list[_TextLine] = []
    apart: list[UnusedLine] = []
    meanings = squares.meanings()
    other = below = False
    everything: list[tuple[int, str]] = []
    heads: dict[int, int] = {}
    for number, line in enumerate(with_signs(text[:MOST_CHARACTERS]).splitlines(), start=1):
        parts = turns_apart(line)
        if len(parts) > 1 and "=" not in parts[0] and _AROUND.search(parts[0]):
            heads[len(everything)] = number  # As `186: CRANE=.r..E TRACE=...`.
        everything += ((number, part) for part in parts)
    scores = score_lines([JOINERS.sub("", line) for _number, line in everything])
    for at, (number, line) in enumerate(everything[:MOST_LINES]):
        if JOINERS.sub("", line).strip():
            expected = lines[-1].length if lines and lines[-1].clue is None else None
            read, signs = _read_line(number, line, alphabet, counts, expected, meanings)
            if at in heads or (at in scores and not (counts and read.clue)):
                read = _TextLine(number, read.text, unused=UnusedReason.AROUND)
            if named := "" if read.word and read.clue else other_game(line):
                other = True
                if not any(map(_is_title, lines)):  # Some games are named below their rows.
                    for earlier in lines:
                        earlier.unused = UnusedReason.OTHER_GAME
            elif other and _is_title(read) and not (below and is_bare_score(line)):
                other = False
            below = bool(named)
            if other:
                read.word = read.clue = None
                read.text, read.unused = named or read.text, UnusedReason.OTHER_GAME
            lines.append(read)
            if signs and not read.unused:
                apart.append(UnusedLine(number, signs, UnusedReason.APART))
    for earlier in _games(lines, frozenset(heads.values()))[:-1]:
        for line in earlier:
            line.unused = line.unused or UnusedReason.EARLIER
    _pair(lines)
    _keep_one_length(lines)
    if any(line.word and line.clue for line in lines if not line.unused):
        for line in lines:
            if not line.unused and not (line.word and line.clue):
                line.unused = UnusedReason.NO_CLUE if line.word else UnusedReason.NO_WORD
    if len(text) > MOST_CHARACTERS or len(everything) > MOST_LINES:
        lines.append(_TextLine(everything[:MOST_LINES][-1][0], "…", unused=UnusedReason.CUT))
    used = [line for line in lines if line.unused is None]
    unused = [UnusedLine(line.number, line.text, line.unused) for line in lines if line.unused]
    return Transcript(
        tuple(Turn(line.word, line.clue) for line in used if line.word and line.clue),
        tuple(line.word for line in used if line.word and not line.clue),
        tuple(line.clue for line in used if line.clue and not line.word),
        tuple(sorted([*unused, *apart], key=lambda each: each.line)),
        next((line.length for line in used if line.length), None),
    )


def _is_title(line: _TextLine) -> bool:
    return line.unused is UnusedReason.AROUND and SCORE.search(line.text) is not None


def _games(lines: Iterable[_TextLine], numbers: Set[int]) -> list[list[_TextLine]]:
    """Splits the lines into games.

    A title, a row after a solved game, or a line of these numbers begins the next game.
    """
    games: list[list[_TextLine]] = [[]]
    has_clue = solved = False
    for line in lines:
        row = (
            line.clue is not None and line.unused is None and (line.length or SHORTEST) >= SHORTEST
        )
        whole = line.number in numbers and line.number != (games[-1] or [line])[-1].number
        if ((_is_title(line) or whole) and has_clue) or (row and solved):
            games.append([])
            has_clue = solved = False
        games[-1].append(line)
        has_clue = has_clue or row
        if row:
            solved = not isinstance(line.clue, Counts) and line.clue == (Mark.GREEN,) * (
                line.length or 0
            )
    if len(games) > 1 and not has_clue:  # What comes behind the last game belongs to it.
        games[-2:] = [games[-2] + games[-1]]
    return games


def _read_line(
    number: int,
    text: str,
    alphabet: Alphabet,
    counts: int,
    expected: int | None,
    meanings: Mapping[str, Mark | None],
) -> tuple[_TextLine, str]:
    """Returns the word and clue of one line, and the ignored signs beside them.

    `expected` is the length of the preceding word that still lacks a clue, or None.
    """
    line = _TextLine(number, text.strip()[:80])
    characters = JOINERS.sub("", text)
    apart = take_apart(characters, meanings)
    if counts == _SIDES and (told := keycaps(characters)) is not None:
        _keep(line, told, alphabet)
    elif is_score(characters):
        line.unused = UnusedReason.AROUND
    elif apart.strange:
        line.text, line.unused = once(apart.strange), UnusedReason.STRANGE
    elif apart.runs:
        _read_squares(line, apart, alphabet, counts)
        return line, once(apart.apart)
    else:
        parts = [part for part in _SEPARATORS.split(characters) if part]
        if parts and all(len(part) == 1 and alphabet.letters_of(part) for part in parts):
            parts = ["".join(parts)]
        _read_parts(line, parts, alphabet, counts, expected)
        if line.unused:
            line.unused = why_not(text)
    return line, ""


def once(signs: str) -> str:
    """Returns each different sign of a text once, at most 20 signs."""
    return "".join(dict.fromkeys(signs))[:20]


def _read_squares(line: _TextLine, apart: SquaresLine, alphabet: Alphabet, counts: int) -> None:
    """Reads the squares of a line, which may be separated by spaces, and a word beside them."""
    words = _words(apart.rest, alphabet)
    if len(apart.runs) > 1 and all(len(run) >= SHORTEST for run in apart.runs):
        line.unused = UnusedReason.SEVERAL
    elif counts == _SIDES and is_heading(apart):
        line.unused = UnusedReason.AROUND
    elif counts == _SIDES and (told := counted_clue_of(apart)) is not None:
        _keep(line, told, alphabet)
    elif counts or len(words) > 1:
        line.unused = why_not(apart.rest)
    else:
        line.clue = tuple(mark for run in apart.runs for mark in run)
        line.word = words[0] if words else None


def _keep(line: _TextLine, told: CountedClue, alphabet: Alphabet) -> None:
    """Stores a clue of numbers in a line, and the word in the rest of the line."""
    words = _words(told.rest, alphabet)
    if len(words) > 1:
        line.unused = UnusedReason.NOT_UNDERSTOOD
    else:
        line.clue, line.letters = told.clue, told.letters
        line.word = words[0] if words else None


def _words(text: str, alphabet: Alphabet) -> list[tuple[str, ...]]:
    """Returns the possible words of a text; single letters separated by spaces form one word."""
    parts = [part for part in _SEPARATORS.split(text) if part]
    if parts and all(len(part) == 1 and alphabet.letters_of(part) for part in parts):
        parts = ["".join(parts)]
    return [letters for part in parts if (letters := alphabet.letters_of(part))]


def _read_parts(
    line: _TextLine, parts: list[str], alphabet: Alphabet, counts: int, expected: int | None
) -> None:
    """Reads a word, a typed clue, or both from the parts of a line."""
    if counts and len(parts) in (counts, counts + 1) and _numbers(parts[-counts:]):
        line.clue = _numbers(parts[-counts:])
        line.word = alphabet.letters_of(parts[0]) if len(parts) > counts else None
        if len(parts) > counts and not line.word:
            line.clue, line.unused = None, UnusedReason.NOT_UNDERSTOOD
    elif len(parts) == 1:
        marks = None if counts else read_marks(parts[0])
        word = alphabet.letters_of(parts[0])
        if marks and (not word or len(marks) == expected):
            line.clue = marks
        elif word:
            line.word = word
        else:
            line.unused = UnusedReason.NOT_UNDERSTOOD
    elif len(parts) == 2 and not counts and (marks := typed_marks(*parts)):
        line.word, line.clue = alphabet.letters_of(parts[0]), marks
        if not line.word:
            line.clue, line.unused = None, UnusedReason.NOT_UNDERSTOOD
    else:
        line.unused = UnusedReason.NOT_UNDERSTOOD


def why_not(text: str) -> UnusedReason:
    """Returns the reason why a line that contains neither a word nor a clue was not used."""
    return UnusedReason.AROUND if _AROUND.search(text) else UnusedReason.NOT_UNDERSTOOD


def _numbers(parts: list[str]) -> Counts | None:
    if not all(part == "." or (part.isdecimal() and len(part) < 3) for part in parts):
        return None
    return Counts(tuple(None if part == "." else int(part) for part in parts))


def _pair(lines: list[_TextLine]) -> None:
    """Joins words and clues that stand on separate lines, in their order.

    A word whose length differs from most clues is a remark and gets no clue.
    """
    clues = [line for line in lines if line.clue and not line.word and not line.unused]
    lengths = Counter(line.length for line in clues if line.length is not None)
    length = lengths.most_common(1)[0][0] if lengths else None
    words = [
        line
        for line in lines
        if line.word and not line.clue and not line.unused and length in (None, line.length)
    ]
    for word, clue in zip(words, clues, strict=False):
        word.clue, word.letters = clue.clue, clue.letters
        lines.remove(clue)


def _keep_one_length(lines: Iterable[_TextLine]) -> None:
    """Marks lines as unused whose length is not the most frequent one.

    Lines with a clue determine the length, if there are any.
    """
    used = [line for line in lines if not line.unused]
    sure = [line.length for line in used if line.clue and line.length] or [x.length for x in used]
    length = Counter(sure).most_common(1)[0][0] if sure else None
    for line in used:
        lengths = {line.length, length} - {None}
        if isinstance(line.clue, Counts):
            most = line.length or LONGEST
            if any(number is not None and number > most for number in line.clue.numbers):
                line.unused = UnusedReason.NOT_UNDERSTOOD
                continue
            lengths |= {line.letters} - {None}
        elif line.clue is not None:
            lengths.add(len(line.clue))
        if len(lengths) > 1 or not lengths <= set(range(SHORTEST, LONGEST + 1)):
            line.unused = UnusedReason.OTHER_LENGTH


def write_clue(clue: Clue) -> str:
    """Returns a clue as people type it, a dot for a missing mark."""
    if isinstance(clue, Counts):
        return ",".join("." if number is None else str(number) for number in clue.numbers)
    return "".join(_LETTERS[mark] for mark in clue)


def write_text(turns: Iterable[Turn]) -> str:
    """Returns a text with a line for each turn, which `read_transcript` can read."""
    return "".join(f"{turn.word} {write_clue(turn.clue)}\n" for turn in turns)


def write_grid(
    turns: Iterable[Turn],
    *,
    letters: bool,
    squares: Squares = USUAL,
    capitals: Callable[[str], str] = str.upper,
) -> str:
    """Returns a text with a row of squares (or numbers) for each turn.

    `letters` adds the guessed words, as `capitals` writes them.
    """
    return "".join(
        (write_clue(turn.clue) if isinstance(turn.clue, Counts) else squares.text_of(turn.clue))
        + (f" {capitals(turn.word)}" if letters else "")
        + "\n"
        for turn in turns
    )
