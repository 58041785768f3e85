"""Questions about several boards; cheap to import, safe to share between threads."""

from dataclasses import dataclass

from wmh.engine.clues.agreement import agrees
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark, Marks, Turn
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.strategy.strategies import STRATEGIES, GuessList, Prior, Strategy

FEWEST_BOARDS, MOST_BOARDS = 2, 16
"""Least and greatest number of boards of a game; a question may also have a single board."""

BOARDS_RULES = (Rule.TILES, Rule.NAIVE)
"""Rules that work on several boards: all rules that mark every letter, except the paper's."""

BOARDS_STRATEGIES = tuple(each for each, wording in STRATEGIES.items() if not wording.searches)
"""Strategies that work on several boards: all that do not search to the end of the game."""


@dataclass(frozen=True, slots=True)
class BoardsQuestion:
    """The guesses, shared by all boards, and the clues of each board.

    `clues` holds for each board the marks of each guess: None for a guess without a clue yet, and
    always after the guess that solved the board. `given` holds the revealed letters of each board,
    or is empty; guesses need not contain them, because a guess counts on every board. `allowed` are
    the words that may be guessed; `rule`, `tier`, `rows`, `flagged`, `refused`, `strategy`, `prior`
    and `plain` are as in `Question`. Raises ValueError for clues that do not belong to the guesses,
    and for a rule or strategy that does not work on several boards.
    """

    guesses: tuple[tuple[str, ...], ...]
    clues: tuple[tuple[Marks | None, ...], ...]
    length: int
    tier: int = ALL_TIERS
    rows: int = 10
    flagged: bool = False
    refused: tuple[str, ...] = ()
    prior: Prior = Prior.UNIFORM
    plain: bool = False
    rule: Rule = Rule.TILES
    given: tuple[Given, ...] = ()
    strategy: Strategy = Strategy.ENTROPY
    allowed: GuessList = GuessList.VIEW

    def __post_init__(self) -> None:
        if self.rule not in BOARDS_RULES or self.strategy not in BOARDS_STRATEGIES:
            raise ValueError(f"{self.rule}, {self.strategy}: not for several boards")
        if len(self.given) not in (0, len(self.clues)):
            raise ValueError(f"revealed letters of {len(self.given)} boards")
        if not 1 <= len(self.clues) <= MOST_BOARDS:
            msg = f"{len(self.clues)} boards: there can be 1 to {MOST_BOARDS}"
            raise ValueError(msg)
        for board, clues in enumerate(self.clues):
            if len(clues) != len(self.guesses):
                msg = f"board {board + 1} has {len(clues)} clues for {len(self.guesses)} guesses"
                raise ValueError(msg)
            row = self.solved_at(board)
            if row is not None and any(clue is not None for clue in clues[row + 1 :]):
                msg = f"board {board + 1} has a clue after the one that solved it"
                raise ValueError(msg)

    @property
    def unsolved(self) -> tuple[int, ...]:
        """Boards (numbered from 0) that are not solved."""
        return tuple(n for n in range(len(self.clues)) if self.solved_at(n) is None)

    @property
    def opening(self) -> bool:
        """True if no board has a clue or a revealed letter yet."""
        told = (clue for clues in self.clues for clue in clues)
        return all(clue is None for clue in told) and not any(map(any, self.given))

    def solved_at(self, board: int) -> int | None:
        """Returns the row (from 0) that solved a board; None if the board is not solved."""
        return solved_at(self.guesses, self.clues[board], self.rule, self.given_on(board))

    def given_on(self, board: int) -> Given:
        """Returns the revealed letters of a board."""
        return self.given[board] if self.given else ()

    def rows_told(self, board: int) -> tuple[int, ...]:
        """Returns the rows (from 0) in which this board has a clue."""
        return tuple(row for row, clue in enumerate(self.clues[board]) if clue is not None)

    def alone(self, board: int) -> Question:
        """Returns the question about one board, as if there were no other boards."""
        turns = tuple(
            Turn(guess, clue)
            for guess, clue in zip(self.guesses, self.clues[board], strict=True)
            if clue is not None
        )
        return Question(
            turns,
            self.length,
            rule=self.rule,
            given=self.given_on(board),
            tier=self.tier,
            rows=self.rows,
            flagged=self.flagged,
            refused=self.refused,
            strategy=self.strategy,
            guesses=self.allowed,
            prior=self.prior,
            plain=self.plain,
        )


def green_at(clues: tuple[Marks | None, ...]) -> int | None:
    """Returns the first row (from 0) whose marks are all green; None if there is no such row."""
    for row, clue in enumerate(clues):
        if clue is not None and all(mark is Mark.GREEN for mark in clue):
            return row
    return None


def solved_at(
    guesses: tuple[tuple[str, ...], ...],
    clues: tuple[Marks | None, ...],
    rule: Rule = Rule.TILES,
    given: Given = (),
) -> int | None:
    """Returns the first row (from 0) that is all green and agrees with the clues before it.

    Returns None if there is no such row.
    """
    turns: list[Turn] = []
    for row, (guess, clue) in enumerate(zip(guesses, clues, strict=True)):
        if clue is None:
            continue
        if green_at((clue,)) is not None and agrees(guess, turns, rule, given):
            return row
        turns.append(Turn(guess, clue))
    return None


def usual_limit(boards: int) -> int:
    """Returns the usual limit of guesses: the number of boards plus five, as in Quordle."""
    return boards + 5
