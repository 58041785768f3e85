"""The help: two panels that stay beside the window and stop nothing."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from app import __version__, paths
from app.ui.actions import key_list
from app.ui.theme import LARGE, text_font

translate = QCoreApplication.translate

UKACD = "UKACD (c) J Ross Beresford 1993-2000. All Rights Reserved."
"""To be reproduced word for word: a condition of the word list's licence."""


def keys_panel(parent: QWidget) -> QDialog:
    panel = _panel(parent, translate("Panels", "Keys"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(6)
    for row, (key, meaning) in enumerate(key_list()):
        shown = QLabel(key, panel)
        shown.setObjectName("key")
        grid.addWidget(shown, row, 0)
        grid.addWidget(QLabel(meaning, panel), row, 1)
    grid.setColumnStretch(1, 1)
    _fill(panel).addLayout(grid)
    return panel


def about_panel(parent: QWidget) -> QDialog:
    panel = _panel(parent, translate("Panels", "About"))
    column = _fill(panel)
    title = QLabel(translate("Panels", "Word Mastermind Helper {0}").format(__version__), panel)
    title.setFont(text_font(LARGE, bold=True))
    column.addWidget(title)
    for text in _about():
        label = QLabel(text, panel, wordWrap=True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        column.addWidget(label)
    column.addStretch()
    panel.resize(420, column.heightForWidth(420))
    return panel


def _about() -> tuple[str, ...]:
    lexicon = paths.folder("lexicon")
    return (
        translate(
            "Panels",
            "Suggests the next guess in games that hide a word, after the helper of"
            " Bahinting and others (2013).",
        ),
        translate("Panels", "The program is under the MIT licence."),
        translate("Panels", "English words: SCOWL, and UKACD as far as SCOWL holds it. {0}").format(
            UKACD
        ),
        translate("Panels", "Their licences in full: {0}").format(lexicon / "english"),
        translate(
            "Panels",
            "PySide6 and Qt are used under the LGPL version 3; DAWG-Python and interegular"
            " under the MIT licence; numpy under the BSD licence.",
        ),
        translate("Panels", "Your settings: {0}").format(paths.settings_file()),
        translate("Panels", "Your lexica: {0}").format(paths.lexica_folder()),
        translate("Panels", "The log: {0}").format(paths.log_folder()),
    )


def _panel(parent: QWidget, title: str) -> QDialog:
    panel = QDialog(parent)
    panel.setWindowTitle(title)
    panel.setModal(False)
    panel.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return panel


def _fill(panel: QDialog) -> QVBoxLayout:
    column = QVBoxLayout(panel)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(10)
    return column
