"""Turns on several boards, as people type them: `crane=wwywg/gwwww/-`."""

from collections.abc import Iterable, Sequence

from app.cli.objections import impossibility
from app.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS, solved_at
from app.engine.clues.guard import impossible
from app.engine.clues.reading import ClueError, read_turn, read_word
from app.engine.clues.rules import Rule
from app.engine.clues.turn import Marks, Turn
from app.engine.lexicon.alphabet import Alphabet
from app.engine.wording import counted, excerpt

_NONE = "-"
"""In the place of a clue: the board is solved, and gives none."""


def read_turns(
    texts: Iterable[str], alphabet: Alphabet, boards: int | None
) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[Marks | None, ...], ...]]:
    """The guesses, and for each board its clues; as many boards as the turns have clues.

    Raises ClueError.
    """
    guesses: list[tuple[str, ...]] = []
    told: list[list[Marks | None]] = [[] for _ in range(boards or 0)]
    for number, text in enumerate(texts, start=1):
        word, equals, said = text.partition("=")
        clues = said.split("/")
        if not (word and equals and said):
            raise ClueError(
                f"The turn {excerpt(text)} is not a guess and its clues: write a clue for each"
                " board, as crane=wwywg/gwwww."
            )
        if not told:
            _refuse_number(len(clues))
            told = [[] for _ in clues]
        if len(clues) != len(told):
            raise ClueError(
                f"The turn {excerpt(text)} has {counted(len(clues), 'clue')} for"
                f" {counted(len(told), 'board')}: give one for each, and - for a board that is"
                " solved."
            )
        guesses.append(read_word(word, alphabet))
        for board, (clue, before) in enumerate(zip(clues, told, strict=True), start=1):
            where = f"Turn {number}, board {board}"
            before.append(_clue(word, clue, before, where, alphabet))
    return tuple(guesses), tuple(map(tuple, told))


def _refuse_number(boards: int) -> None:
    if not FEWEST_BOARDS <= boards <= MOST_BOARDS:
        raise ClueError(
            f"There are clues for {counted(boards, 'board')}: give {FEWEST_BOARDS} to"
            f" {MOST_BOARDS}, with a / between them."
        )


def _clue(
    word: str, clue: str, before: Sequence[Marks | None], where: str, alphabet: Alphabet
) -> Marks | None:
    solved = solved_at(tuple(before))
    if clue == _NONE:
        if solved is None:
            raise ClueError(
                f"{where}: there is no clue, but the board is not solved; give its marks."
            )
        return None
    if solved is not None:
        raise ClueError(f"{where}: turn {solved + 1} has solved it; write - for its clue.")
    try:
        turn = read_turn(word, clue, alphabet)
    except ClueError as error:
        raise ClueError(f"{where}: {error}") from error
    if why := impossible(turn, Rule.TILES):
        raise ClueError(f"{where}: that cannot be: {impossibility(why, turn)}.")
    return turn.marks


def guessed(guesses: Iterable[tuple[str, ...]]) -> list[Turn]:
    """Guesses as turns that say nothing."""
    return [Turn(guess, (None,) * len(guess)) for guess in guesses]
