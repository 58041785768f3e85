"""Why a word is suggested, in sentences."""

from PySide6.QtCore import QCoreApplication

from app.engine.clues.rules import RULES
from app.engine.explanation import Why

translate = QCoreApplication.translate


def leaving_text(why: Why) -> str:
    if why.remaining == 1 and why.candidate:
        return translate("Why", "It is the only word that fits.")
    text = translate("Why", "Leaves {0} words on average and {1} at worst; tells {2} bits.")
    return text.format(f"{why.expected:,.1f}", f"{why.worst:,}", f"{why.entropy:.2f}")


def chance_text(why: Why) -> str:
    """Whether it can be the secret, and how often it is."""
    if not why.candidate:
        return translate("Why", "It cannot be the secret: it only rules others out.")
    if why.chance == 1:
        return ""
    once = 1 / why.chance
    if abs(once - round(once)) < 1e-9:
        return translate("Why", "It is the secret in 1 of {0} cases.").format(f"{once:,.0f}")
    text = translate("Why", "It is the secret in {0} of 100 cases.")
    return text.format(f"{why.chance * 100:.2g}")


def parts_text(why: Why) -> str:
    """The heading of the clues."""
    number = len(why.parts)
    text = (
        translate("Why", "1 clue is possible")
        if number == 1
        else translate("Why", "{0} clues are possible").format(f"{number:,}")
    )
    names = [translate("Rules", name) for name in RULES[why.question.rule].counts]
    return f"{text} ({', '.join(names)}):" if names else f"{text}:"
