"""What is said of a turn that is looked back at, in sentences."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from app.engine.clues.hardness import Breach, Broken
from app.engine.clues.turn import Mark
from app.games.reviewed import Review, Step
from app.ui.clue_words import mark_name
from app.ui.figures import decimal, whole

translate = QCoreApplication.translate


def headline(review: Review) -> str:
    """Skill and luck of the whole game, as far as they are known."""
    parts: list[str] = []
    if review.skill is not None:
        parts.append(translate("Review", "Skill {0} of 100").format(decimal(review.skill, 0)))
    if review.luck is not None:
        parts.append(translate("Review", "luck {0} bits").format(signed(review.luck)))
    return ", ".join(parts) or translate("Review", "Looking back …")


def signed(bits: float) -> str:
    """With a true minus, and without one where nothing is left of it."""
    text = f"{bits:+.1f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text) else "0.0"


def details(step: Step) -> Iterator[str]:
    if step.candidate:
        yield translate("Review", "It could have been the secret.")
    elif step.against:
        rows = ", ".join(str(row + 1) for row in step.against)
        text = (
            translate("Review", "It could not be the secret: the clue of row {0} said so.")
            if len(step.against) == 1
            else translate("Review", "It could not be the secret: the clues of rows {0} said so.")
        )
        yield text.format(rows)
    elif step.before:
        yield translate("Review", "It was none of the words that could be the secret.")
    else:
        yield translate("Review", "No word was left that fits the clues.")
    for broken in step.unused:
        yield _unused(broken)
    if (best := step.standard) is not None and step.before > 1:
        if best.rank == 1:
            yield translate("Review", "No word was expected to tell more.")
        else:
            text = translate(
                "Review", "{0} was expected to tell most, {1} bits; {2} words came before this one."
            )
            yield text.format(best.word.upper(), decimal(best.entropy, 2), whole(best.rank - 1))


def _unused(broken: Broken) -> str:
    text = {
        Breach.KEEP_GREEN: translate("Review", "Row {2} showed {0} {3} at place {1}: not kept."),
        Breach.USE_COLOURED: translate("Review", "Row {2} showed that {0} is in it: not used."),
        Breach.MOVE_YELLOW: translate(
            "Review", "Row {2} showed that {0} is not at place {1}: used there again."
        ),
        Breach.DROP_WHITE: translate(
            "Review", "Row {2} showed that there is no further {0}: used all the same."
        ),
    }[broken.breach]
    letter, place, row = broken.letter.upper(), (broken.place or 0) + 1, broken.row + 1
    return text.format(letter, place, row, mark_name(Mark.GREEN))
