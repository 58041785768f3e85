"""Session of a game on several boards, saved in a file."""

from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import cast

from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.engine.boards.question import BOARDS_RULES, FEWEST_BOARDS, MOST_BOARDS, usual_limit
from wmh.engine.clues.turn import Mark, Marks
from wmh.engine.lexicon.facts import are_letters
from wmh.engine.lexicon.file_format import LONGEST
from wmh.helper.ui.board.session import Session, load_of
from wmh.helper.ui.board.sheet import NO_MARK
from wmh.helper.ui.boards.boards_sheet import LIMITS, BoardsSheet, new_sheet


def usual_sheet() -> BoardsSheet:
    """Returns the sheet of a new window: four boards of five letters."""
    return new_sheet(4, 5, usual_limit(4))


def load(path: Path) -> LoadResult[Session[BoardsSheet]]:
    """Returns the saved boards; never raises, whatever the file contains."""
    return load_of(path, _SheetReader().read, "clues")


class _SheetReader:
    """Reader of the sheets of one session.

    From step to step the clues of most boards are the same. They are converted once; otherwise
    opening a late game on 16 boards would stop the window for 70 ms.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[Marks, ...]] = {}
        """Clues of a board by their JSON values, whose text tells `true` from 1."""

    def read(self, saved: object) -> BoardsSheet:
        """Returns the sheet of parsed JSON. Raises ValueError for a sheet that is not valid."""
        told = cast("dict[str, object]", saved)
        boards = told["clues"]
        if not isinstance(boards, list):
            return _check_sheet(value_of_type(BoardsSheet, saved))
        listed = [(repr(each), each) for each in cast("list[object]", boards)]
        new = {key: each for key, each in listed if key not in self._known}
        sheet = value_of_type(BoardsSheet, told | {"clues": list(new.values())})
        self._known |= zip(new, sheet.clues, strict=True)
        return _check_sheet(replace(sheet, clues=tuple(self._known[key] for key, _ in listed)))


def _check_sheet(sheet: BoardsSheet) -> BoardsSheet:
    """Returns the sheet without what was known. Raises ValueError if it is not valid."""
    guesses = sheet.guesses
    lengths = {*map(len, guesses), *map(len, chain.from_iterable(sheet.clues))}
    whole = lengths <= {sheet.length} and set(map(len, sheet.clues)) <= {len(guesses)}
    inside = (
        1 <= sheet.length <= LONGEST
        and sheet.rule in BOARDS_RULES
        and len(guesses) <= LIMITS[-1]
        and FEWEST_BOARDS <= sheet.boards <= MOST_BOARDS
        and sheet.limit in LIMITS
        and len(sheet.typed) <= sheet.length
        and 0 <= sheet.board < sheet.boards
        and 0 <= sheet.row <= len(guesses)
        and 0 <= sheet.place < sheet.length
        and (sheet.spelling or sheet.row < sheet.rows(sheet.board))
        and all(
            0 <= board < sheet.boards
            and 0 <= row < len(guesses)
            and 0 <= place < sheet.length
            and NO_MARK <= mark <= Mark.GREEN
            and sheet.clues[board][row][place] is None
            for board, row, place, mark in sheet.held
        )
        and all(0 <= board < sheet.boards and 0 <= row < len(guesses) for board, row in sheet.aside)
        and len(sheet.given) in (0, sheet.boards)
        and all(len(given) in (0, sheet.length) for given in sheet.given)
    )
    letters = set(chain(sheet.typed, *guesses, *sheet.given))
    spelt = are_letters(letter for letter in letters if letter is not None)
    if not (whole and inside and spelt):
        raise ValueError("a sheet that cannot be")
    return replace(sheet, known=())  # The advice will tell it again.
