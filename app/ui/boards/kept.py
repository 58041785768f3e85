"""The game on several boards, kept in a file so that neither a crash nor a kill loses it."""

from pathlib import Path

from app.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS
from app.engine.lexicon.file_format import LONGEST
from app.engine.reading import typed
from app.kept import Found
from app.ui.boards.sheet import LIMITS, BoardsSheet
from app.ui.session import Session, are_letters, load_of


def load(path: Path) -> Found[Session[BoardsSheet]]:
    """What was saved; whatever is on the disk, this does not fail."""
    return load_of(path, _sheet)


def _sheet(saved: object) -> BoardsSheet:
    """Raises ValueError for one that cannot be shown."""
    sheet = typed(BoardsSheet, saved)
    guesses = sheet.guesses
    whole = all(len(word) == sheet.length for word in guesses) and all(
        len(told) == len(guesses) and all(len(clue) == sheet.length for clue in told)
        for told in sheet.clues
    )
    inside = (
        1 <= sheet.length <= LONGEST
        and len(guesses) <= LIMITS[-1]
        and FEWEST_BOARDS <= sheet.boards <= MOST_BOARDS
        and sheet.limit in LIMITS
        and len(sheet.typed) <= sheet.length
        and 0 <= sheet.board < sheet.boards
        and 0 <= sheet.row <= len(guesses)
        and 0 <= sheet.place < sheet.length
        and (sheet.spelling or sheet.row < sheet.rows(sheet.board))
    )
    spelt = are_letters(letter for word in (*guesses, sheet.typed) for letter in word)
    if not (whole and inside and spelt):
        raise ValueError("a sheet that cannot be")
    return sheet
