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
from app.ui.clue_words import counted, mark_name
from app.ui.figures import whole
from app.ui.sheet import Sheet

translate = QCoreApplication.translate


def proposal_text(proposal: Proposal, sheet: Sheet) -> str:
    """What would be otherwise, and how many words would fit; rows are counted as on the sheet."""
    words = (
        translate("Proposals", "1 word")
        if proposal.remaining == 1
        else translate("Proposals", "{0} words").format(whole(proposal.remaining))
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
    if counts := counted(sheet.rule):
        text = translate("Proposals", "row {0} has {1} {2}")
        return text.format(row + 1, value, counts[place])
    letter = sheet.rows[row].letters[place].upper()
    text = translate("Proposals", "{0} in row {1} is {3} at place {2}")
    return text.format(letter, row + 1, place + 1, mark_name(Mark(value), sheet.game))
