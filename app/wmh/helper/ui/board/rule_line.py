"""Line that names the game, and its rule and hard mode if they are unusual."""

from PySide6.QtWidgets import QLabel, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import STATEMENTS, Hardness
from wmh.engine.clues.rules import RULES, Rule
from wmh.helper.games.preset import Preset
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import in_words
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.parts.layout import margins
from wmh.helper.ui.parts.rich_text import set_tip


class RuleLine(QLabel):
    """Small grey line; hidden during the usual game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule")
        self.setWordWrap(True)
        set_margins(self, *margins(6, 2, 0, 0))

    def show_rule(self, sheet: Sheet, hardness: Hardness, preset: Preset | None, name: str) -> None:
        """Shows the rule, hard mode and limit, if they are unusual for the game.

        `name` is the preset's name, "" if another line shows it. Terms that the game always has are
        not shown.
        """
        rule = sheet.rule
        said = [name] if name else []
        tips = [_(preset.about, context="Games")] if preset is not None and preset.about else []
        if rule is not (Rule.TILES if preset is None else preset.rule):
            said.append(_(RULES[rule].title, context="Rules"))
        if preset is not None or rule is not Rule.TILES:
            tips.append(_(RULES[rule].statement, context="Rules"))
        if hardness is not (Hardness.FREE if preset is None else preset.hard):
            said.append(hardness_name(hardness))
        if hardness is not Hardness.FREE:
            tips.append(_(STATEMENTS[hardness], context="Rules"))
        if tips and not RULES[rule].counts and (words := in_words()):
            tips.append(words)
        if preset is not None and preset.rows is not None and not sheet.solved:
            said.append(_rows(sheet, preset.rows))
        self.setText(" · ".join(said))
        set_tip(self, "\n".join(tips))
        self.setAccessibleName(_("Rule: {0}").format(", ".join(said)))
        self.setAccessibleDescription(" ".join(tips))
        self.setVisible(bool(said))


def _rows(sheet: Sheet, allowed: int) -> str:
    """Returns the number of the next or unmarked guess, and the number of guesses allowed."""
    used = len(sheet.spelt_rows)
    here = used if sheet.open else used + 1
    if here <= allowed:
        return _("guess {0} of {1}").format(here, allowed)
    values = here, allowed
    return ngettext("the one guess used", "all {1} guesses used", allowed, *values)


def hardness_name(hardness: Hardness) -> str:
    match hardness:
        case Hardness.FREE:
            return _("Any word may be guessed")
        case Hardness.HARD:
            return _("Hard mode")
        case Hardness.ULTRA:
            return _("Ultra hard mode")
