"""The helper in a terminal or a pipe: a line in, an answer out, the turns kept in between."""

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import suppress

from app.engine.advice import advise
from app.engine.clues.turn import ClueError, Turn, one_length, read_clue, read_turn
from app.engine.lexicon.store import Lexicon
from app.engine.question import Question
from app.engine.wording import excerpt
from app.reasons import finding, no_length, said

PAPER_LENGTH = 4
"""The length of the paper's game, where neither an option nor a guess tells one."""

_ROWS = 10

_HELP = """\
rain ywwg   a guess and its clue: g, y and w for green, yellow and white
undo        take the last turn back
new         start again; `new 5` with words of 5 letters
list 30     a longer list; `list` alone shows it again
tier 127    how uncommon words may be: 127 shows all
quit        or Ctrl+D"""


class Conversation:
    """One person's games, a line at a time. A bad line is answered, and nothing else changes.

    Without a `length` the first guess of a game tells it; without a `tier` the lexicon does.
    """

    def __init__(
        self, lexicon: Lexicon, length: int | None, tier: int | None, *, flagged: bool
    ) -> None:
        self._lexicon = lexicon
        self._length = length
        self._tier = tier
        self._flagged = flagged
        self._turns: tuple[Turn, ...] = ()

    def answer(self, line: str) -> str:
        """What to say to a line that is not blank."""
        words = line.lower().replace(":", " ").split()
        if len(words) == 2 and not _means_a_number(words):
            return self._take(*words)
        match words:
            case ["undo"]:
                return self._undo()
            case ["new"]:
                return self._begin(self._length)
            case ["list"]:
                return self._list(_ROWS)
            case ["help"]:
                return _HELP
            case ["new", number]:
                return self._begin(int(number))
            case ["list", number] if int(number):
                return self._list(int(number))
            case ["tier", number]:
                self._tier = int(number)
                return self._list(_ROWS)
            case _:
                return f"{excerpt(line.strip())} is not understood: type `rain ywwg`, or `help`."

    def _take(self, guess: str, clue: str) -> str:
        try:
            turns = (*self._turns, read_turn(guess, clue, self._lexicon.alphabet))
            length = one_length(turns, self._length)
        except ClueError as error:
            return str(error)
        if length is not None and (reason := no_length(length, self._lexicon)):
            return reason
        self._turns = turns
        return self._list(_ROWS)

    def _undo(self) -> str:
        if not self._turns:
            return "There is no turn to take back."
        *kept, taken_back = self._turns
        self._turns = tuple(kept)
        return f"Took back {said(taken_back)}.\n{self._list(_ROWS)}"

    def _begin(self, length: int | None) -> str:
        if length is not None and (reason := no_length(length, self._lexicon)):
            return reason
        self._length, self._turns = length, ()
        return self._list(_ROWS)

    def _list(self, rows: int) -> str:
        length = one_length(self._turns, self._length) or PAPER_LENGTH
        if reason := no_length(length, self._lexicon):
            return reason
        tier = self._lexicon.usual_tier(length) if self._tier is None else self._tier
        question = Question(self._turns, length, tier=tier, rows=rows, flagged=self._flagged)
        advice = advise(question, self._lexicon)
        shown = [f"{each.rank:>3}  {each.word}  {each.score:.3f}" for each in advice.suggestions]
        return "\n".join([finding(advice), *shown])


def _means_a_number(words: list[str]) -> bool:
    """Whether the two are a command and its number, not a guess and its clue.

    `new 5` is a command. `new 210` is a turn, its clue in digits: no command needs as many.
    """
    command, number = words
    if command not in ("new", "list", "tier") or not re.fullmatch(r"[0-9]{1,9}", number):
        return False
    with suppress(ClueError):
        return len(command) != len(read_clue(number))
    return True


def converse(conversation: Conversation) -> None:
    """Answer standard input line by line until it ends or says `quit`."""
    for line in _lines():
        if line.strip() == "quit":
            return
        if line.strip():
            print(conversation.answer(line), flush=True)


def _lines() -> Iterator[str]:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield from sys.stdin
        return
    with suppress(ImportError):  # Windows has none, and edits lines without it.
        importlib.import_module("readline")  # From here on `input` has arrow keys and a history.
    print("Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.")
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return
        except KeyboardInterrupt:
            print()
            raise
