"""What is done with a study before and after its participants: three buttons."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

translate = QCoreApplication.translate


class Afterwards(QWidget):
    """Tells what is wanted."""

    rehearsal_wanted = Signal()
    analysis_wanted = Signal()
    tables_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for text, tip, wanted in (
            (
                translate("StudyWindow", "Re&hearse"),
                translate("StudyWindow", "With simulated participants, in a folder beside this"),
                self.rehearsal_wanted,
            ),
            (
                translate("StudyWindow", "&Analyse"),
                translate("StudyWindow", "The report, its table and its picture"),
                self.analysis_wanted,
            ),
            (
                translate("StudyWindow", "&Export tables"),
                translate("StudyWindow", "Participants, games, attempts, answers and events"),
                self.tables_wanted,
            ),
        ):
            button = QPushButton(text, self)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
            button.clicked.connect(wanted)
            row.addWidget(button)
        row.addStretch(1)
