"""The game on several boards, kept in a file so that neither a crash nor a kill loses it."""

from pathlib import Path
from typing import Any

from app.engine.boards.question import FEWEST_BOARDS, MOST_BOARDS
from app.engine.clues.turn import Mark
from app.ui.boards.sheet import LIMITS, BoardsSheet
from app.ui.session import Session, load_of


def load(path: Path) -> Session[BoardsSheet] | None:
    """What was saved; None where nothing usable was, which must never stop the start."""
    return load_of(path, _sheet)


def _sheet(saved: dict[str, Any]) -> BoardsSheet:
    """Raises ValueError and the like for one that cannot be."""
    guesses = tuple(tuple(map(str, guess)) for guess in saved["guesses"])
    clues = tuple(
        tuple(tuple(None if mark is None else Mark(mark) for mark in clue) for clue in told)
        for told in saved["clues"]
    )
    sheet = BoardsSheet(
        length=int(saved["length"]),
        limit=int(saved["limit"]),
        clues=clues,
        guesses=guesses,
        typed=tuple(map(str, saved["typed"])),
        respelling=bool(saved["respelling"]),
        board=int(saved["board"]),
        row=int(saved["row"]),
        place=int(saved["place"]),
        game=str(saved.get("game", "")),
    )
    whole = all(len(word) == sheet.length for word in guesses) and all(
        len(told) == len(guesses) and all(len(clue) == sheet.length for clue in told)
        for told in clues
    )
    inside = (
        FEWEST_BOARDS <= sheet.boards <= MOST_BOARDS
        and sheet.limit in LIMITS
        and len(sheet.typed) <= sheet.length
        and 0 <= sheet.board < sheet.boards
        and 0 <= sheet.row <= len(guesses)
        and 0 <= sheet.place < sheet.length
        and (sheet.spelling or sheet.row < sheet.rows(sheet.board))
    )
    if not (whole and inside):
        raise ValueError("a sheet that cannot be")
    return sheet
