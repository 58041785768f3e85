"""What the doctor proposes, in sentences."""

from PySide6.QtCore import QCoreApplication

from app.engine.clues.rules import RULES
from app.engine.clues.turn import Mark
from app.engine.diagnosis import (
    Change,
    OtherLexicon,
    OtherRule,
    Proposal,
    Remark,
    Respell,
    SetAside,
    Widen,
)
from app.ui.sheet import Sheet

translate = QCoreApplication.translate


def proposal_text(proposal: Proposal, sheet: Sheet) -> str:
    """What would be otherwise, and how many words would fit; rows are counted as on the sheet."""
    words = (
        translate("Proposals", "1 word")
        if proposal.remaining == 1
        else translate("Proposals", "{0} words").format(f"{proposal.remaining:,}")
    )
    return translate("Proposals", "{0}: {1}").format(_change(proposal.change, sheet), words)


def _change(change: Change, sheet: Sheet) -> str:
    rows = sheet.spelt_rows
    match change:
        case Remark(really):
            return translate("Proposals", " and ").join(
                _remark(sheet, rows[turn], place, value) for turn, place, value in really
            )
        case Respell(turn, guess):
            text = translate("Proposals", "Row {0} was {1}")
            return text.format(rows[turn] + 1, "".join(guess).upper())
        case SetAside(turn):
            return translate("Proposals", "Row {0} is from another game").format(rows[turn] + 1)
        case Widen():
            return translate("Proposals", "It is an uncommon word")
        case OtherLexicon(name):
            return translate("Proposals", "It is in the lexicon {0}").format(name)
        case OtherRule(rule):
            title = translate("Rules", RULES[rule].title)
            return translate("Proposals", "The game's rule is: {0}").format(title)


def _remark(sheet: Sheet, row: int, place: int, value: Mark | int) -> str:
    counts = RULES[sheet.rule].counts
    if counts:
        text = translate("Proposals", "row {0} has {1} {2}")
        return text.format(row + 1, value, translate("Rules", counts[place]))
    text = {
        Mark.GREEN: translate("Proposals", "{0} in row {1} is green at place {2}"),
        Mark.YELLOW: translate("Proposals", "{0} in row {1} is yellow at place {2}"),
        Mark.WHITE: translate("Proposals", "{0} in row {1} is white at place {2}"),
    }[Mark(value)]
    return text.format(sheet.rows[row].letters[place].upper(), row + 1, place + 1)
