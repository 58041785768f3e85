"""What a guess does that a hard mode forbids, in words."""

from collections.abc import Sequence

from app.engine.clues.hardness import Breach, Broken
from app.engine.clues.turn import Mark, Turn
from app.engine.wording import counted


def statement(broken: Broken, turns: Sequence[Turn]) -> str:
    """What a turn said that the guess does not heed, as a clause."""
    letter, earlier = broken.letter.upper(), f"turn {broken.row + 1} ({turns[broken.row].word})"
    place = "" if broken.place is None else f"place {broken.place + 1}"
    if broken.breach is Breach.KEEP_GREEN:
        return f"{letter} is green at {place} since {earlier} and must stay there"
    if broken.breach is Breach.MOVE_YELLOW:
        return f"{letter} is yellow at {place} since {earlier} and must move"
    times = _coloured(turns[broken.row], broken.letter)
    if broken.breach is Breach.USE_COLOURED:
        often = f" {counted(times, 'time')}" if times > 1 else ""
        return f"{letter} is coloured in {earlier} and must be used{often}"
    if times:
        return f"{letter} may be used {counted(times, 'time')} at most since {earlier}"
    return f"{letter} is white since {earlier} and may not be used"


def _coloured(turn: Turn, letter: str) -> int:
    pairs = zip(turn.guess, turn.marks, strict=True)
    return sum(x == letter and said in (Mark.GREEN, Mark.YELLOW) for x, said in pairs)
