"""Masks: marks as the pit of source 004 writes them, `O` in place, `?` elsewhere, `X` absent."""

from collections.abc import Iterable

from app.engine.clues.turn import Mark
from app.engine.wording import counted, excerpt

_SIGNS = {Mark.GREEN: "O", Mark.YELLOW: "?", Mark.WHITE: "X"}
_MARKS = {sign: mark for mark, sign in _SIGNS.items()}


class MaskError(ValueError):
    """What was sent is no mask for this guess. The message says why, as a sentence."""


def mask_of(marks: Iterable[Mark]) -> str:
    return "".join(map(_SIGNS.__getitem__, marks))


def marks_of(mask: str, length: int) -> tuple[Mark, ...]:
    """The marks of a mask for a guess of this length. Raises MaskError."""
    if strange := next((sign for sign in mask if sign not in _MARKS), None):
        raise MaskError(f"The mask {excerpt(mask)} has {strange!r}: only O, ? and X are marks.")
    if len(mask) != length:
        raise MaskError(
            f"The mask {excerpt(mask)} has {counted(len(mask), 'mark')} for"
            f" {counted(length, 'letter')}."
        )
    return tuple(_MARKS[sign] for sign in mask)
