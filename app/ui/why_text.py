"""Why a word is suggested, in sentences."""

from PySide6.QtCore import QCoreApplication

from app.engine.explanation import Why
from app.ui.clue_words import counted
from app.ui.figures import decimal, significant, whole

translate = QCoreApplication.translate


def leaving_text(why: Why) -> str:
    if why.remaining == 1 and why.candidate:
        return translate("Why", "It is the only word that fits.")
    text = translate("Why", "Leaves {0} words on average and {1} at worst; tells {2} bits.")
    return text.format(decimal(why.expected, 1), whole(why.worst), decimal(why.entropy, 2))


def chance_text(why: Why) -> str:
    """Whether it can be the secret, and how often it is."""
    if not why.candidate:
        return translate("Why", "It cannot be the secret: it only rules others out.")
    if why.chance == 1:
        return ""
    once = 1 / why.chance
    if abs(once - round(once)) < 1e-9:
        return translate("Why", "It is the secret in 1 of {0} cases.").format(decimal(once, 0))
    text = translate("Why", "It is the secret in {0} of 100 cases.")
    return text.format(significant(why.chance * 100, 2))


def parts_text(why: Why) -> str:
    """The heading of the clues."""
    number = len(why.parts)
    text = (
        translate("Why", "1 clue is possible")
        if number == 1
        else translate("Why", "{0} clues are possible").format(whole(number))
    )
    names = counted(why.question.rule)
    return f"{text} ({', '.join(names)}):" if names else f"{text}:"
