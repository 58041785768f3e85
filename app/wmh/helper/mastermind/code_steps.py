"""Codes and marks of Astatin (2009), and the steps of breaking a code."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import Plural, excerpt
from wmh.engine import count
from wmh.engine.clues.rules import in_common, in_place
from wmh.engine.lexicon.spelling import fold_case

COLOURS = "abcdef"
PEGS = 4


class CodeError(InputError):
    """The error for a text that is not a code; its message is one line."""


@dataclass(frozen=True, slots=True)
class CodeMarks:
    """Numbers of key pegs: `black` for colours at their place, `white` for those elsewhere."""

    black: int
    white: int

    @property
    def score(self) -> int:
        """Score of the marks: 2 for each black, 1 for each white (Astatin 2009, section 3)."""
        return 2 * self.black + self.white

    @property
    def told(self) -> InputError:
        """Numbers of black and white key pegs, as part of a sentence."""
        black = InputError(Plural("1 black", "{0} black", self.black), self.black)
        white = InputError(Plural("1 white", "{0} white", self.white), self.white)
        if self.black and self.white:
            return InputError("{0}, {1}", black, white)
        if self.black or self.white:
            return black if self.black else white
        return InputError("no peg")

    def __str__(self) -> str:
        return str(self.told)


Ask = Callable[[str], CodeMarks]
"""Function that marks a guess, as the host does."""


class CodeWay(StrEnum):
    """Way in which a step came to its code."""

    ROOT = "root"
    INVERSE = "inverse"
    POSITION = "position"
    COLOUR = "colour"
    REOPENED = "reopened"
    GUESS = "guess"
    """A strategy that considers all remaining codes chose the code."""


class Fate(StrEnum):
    """Outcome of a step in the search for a code."""

    KEPT = "kept"
    PRUNED = "pruned"
    WAITING = "waiting"
    """A root that is not the best one, or a code whose inverse takes its place."""
    SOLVED = "solved"


_FATES = {
    Fate.KEPT: "kept",
    Fate.PRUNED: "pruned",
    Fate.WAITING: "waiting",
    Fate.SOLVED: "solved",
}


@dataclass(frozen=True, slots=True)
class CodeStep:
    """Step of the search for a code, a node of the solution tree.

    `parent` is the number of the step above it in the tree, None at the top; steps are numbered
    from 0, in the order they were made. `guess` counts the guesses from 1, None if the step used
    none. `marked` are the host's marks or, without a guess, marks that are known without asking.
    `why` is the reason for the outcome, as part of a sentence.
    """

    number: int
    parent: int | None
    guess: int | None
    code: str
    marked: CodeMarks
    way: CodeWay
    stage: int
    fate: Fate
    why: InputError

    @property
    def score(self) -> int:
        return self.marked.score

    @property
    def told(self) -> InputError:
        """Outcome of the step and its reason, as part of a sentence."""
        return InputError("{0}: {1}", InputError(_FATES[self.fate]), self.why)


def keeper(secret: str) -> Ask:
    """Returns a host's function, which marks guesses for this code."""

    def ask(code: str) -> CodeMarks:
        black = in_place(code, secret)
        return CodeMarks(black, in_common(code, secret) - black)

    return ask


def read_code(text: str) -> str:
    """Returns the code of a text, in lower case. Raises CodeError."""
    code = fold_case(text.strip())
    known = f"{COLOURS[0].upper()} to {COLOURS[-1].upper()}"
    if strange := next((symbol for symbol in code if symbol not in COLOURS), None):
        raise CodeError(
            "The code {0} has {1}, which is not a colour: use {2}.",
            excerpt(text),
            repr(strange.upper()),
            known,
        )
    if len(code) != PEGS:
        raise CodeError(
            "The code {0} has {1}, this game's codes {2}: write {2} letters from {3},"
            " such as FCBE.",
            excerpt(text),
            count.pegs(len(code)),
            PEGS,
            known,
        )
    return code
