"""Session of a game on several boards, saved in a file."""

from dataclasses import replace
from pathlib import Path

from wmh.base.files.json_reading import value_of_type
from wmh.base.files.saved_games import LoadResult
from wmh.engine.boards.question import BOARDS_RULES, FEWEST_BOARDS, MOST_BOARDS, usual_limit
from wmh.engine.clues.turn import Mark
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
    return load_of(path, _sheet, "clues")


def _sheet(saved: object) -> BoardsSheet:
    """Returns the sheet of parsed JSON. Raises ValueError for a sheet that is not valid."""
    sheet = value_of_type(BoardsSheet, saved)
    guesses = sheet.guesses
    whole = all(len(word) == sheet.length for word in guesses) and all(
        len(told) == len(guesses) and all(len(clue) == sheet.length for clue in told)
        for told in sheet.clues
    )
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
    words = (*guesses, sheet.typed, *sheet.given)
    spelt = are_letters(letter for word in words for letter in word if letter is not None)
    if not (whole and inside and spelt):
        raise ValueError("a sheet that cannot be")
    return replace(sheet, known=())  # The advice will tell it again.
