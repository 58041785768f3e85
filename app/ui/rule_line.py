"""The line that says how the game marks and what it lets be guessed, where that is unusual."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from app.engine.clues.hardness import STATEMENTS, Hardness
from app.engine.clues.rules import RULES, Rule

translate = QCoreApplication.translate


class RuleLine(QLabel):
    """Small and faint; not there at all while the game is the usual one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule")
        self.setWordWrap(True)
        self.setContentsMargins(6, 2, 0, 0)

    def show_rule(self, rule: Rule, hardness: Hardness) -> None:
        said: list[str] = []
        tips: list[str] = []
        if rule is not Rule.TILES:
            said.append(translate("Rules", RULES[rule].title))
            tips.append(translate("Rules", RULES[rule].statement))
        if hardness is not Hardness.FREE:
            said.append(hardness_name(hardness))
            tips.append(translate("Rules", STATEMENTS[hardness]))
        self.setText(" · ".join(said))
        self.setToolTip("\n".join(tips))
        self.setAccessibleName(translate("RuleLine", "Rule: {0}").format(", ".join(said)))
        self.setAccessibleDescription(" ".join(tips))
        self.setVisible(bool(said))


def hardness_name(hardness: Hardness) -> str:
    match hardness:
        case Hardness.FREE:
            return translate("RuleLine", "Any word may be guessed")
        case Hardness.HARD:
            return translate("RuleLine", "Hard mode")
        case Hardness.ULTRA:
            return translate("RuleLine", "Ultra hard mode")
