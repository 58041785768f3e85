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
    """The error for a text that is no code; its message is one line."""


@dataclass(frozen=True, slots=True)
class CodeMarks:
    """The key pegs of a guess: black for a colour at its place, white for one elsewhere."""

    black: int
    white: int

    @property
    def score(self) -> int:
        """Score of the marks: each black counts 2, each white 1 (Astatin 2009, section 3)."""
        return 2 * self.black + self.white

    @property
    def told(self) -> InputError:
        """Returns the numbers of both colours, as a part of a sentence."""
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
    """Way in which a step found its code."""

    ROOT = "root"
    INVERSE = "inverse"
    POSITION = "position"
    COLOUR = "colour"
    REOPENED = "reopened"
    GUESS = "guess"
    """Chosen by a strategy that considers all remaining codes."""


class Fate(StrEnum):
    """Outcome of a step."""

    KEPT = "kept"
    PRUNED = "pruned"
    WAITING = "waiting"
    """A root that is not the best one, or a code replaced by another one."""
    SOLVED = "solved"


_FATES = {
    Fate.KEPT: "kept",
    Fate.PRUNED: "pruned",
    Fate.WAITING: "waiting",
    Fate.SOLVED: "solved",
}


@dataclass(frozen=True, slots=True)
class CodeStep:
    """A node of the solution tree.

    `parent` is the number of the step it hangs from, None at the top; steps count from 0 in the
    order they were made. `guess` counts the guesses from 1, None if none was used. `marked` is the
    host's answer or, without a guess, what is known without asking. `why` is a clause, without
    capital and full stop.
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
        """Returns the outcome of the step and its reason."""
        return InputError("{0}: {1}", InputError(_FATES[self.fate]), self.why)


def keeper(secret: str) -> Ask:
    """Returns a function that marks every guess for this code."""

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
