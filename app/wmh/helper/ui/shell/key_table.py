"""The table of all keys, for the window that lists them and for the guide."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from wmh.engine.clues.turn import Mark
from wmh.helper.ui.look.clue_words import mark_key, mark_name
from wmh.helper.ui.shell.actions import action_table

translate = QCoreApplication.translate


def board_keys() -> tuple[tuple[str, str], ...]:
    marks = sorted(Mark, reverse=True)
    return (
        (translate("Actions", "A to Z"), translate("Actions", "type the guess")),
        (
            translate("Actions", "Enter"),
            translate("Actions", "enter the guess; then confirm its colours"),
        ),
        (
            "  ".join(mark_key(mark) for mark in marks),
            translate("Actions", "colour {0}").format(", ".join(mark_name(mark) for mark in marks)),
        ),
        ("2  1  0", translate("Actions", "the same colours, by digits")),
        ("=", translate("Actions", "all green: solved")),
        (translate("Actions", "0 to 9  + -"), translate("Actions", "set a number of the clue")),
        (translate("Actions", "Space, click"), translate("Actions", "next colour")),
        (
            translate("Actions", "Space in an empty row"),
            translate("Actions", "take the first word of the list"),
        ),
        (translate("Actions", "Shift+click"), translate("Actions", "previous colour")),
        (
            translate("Actions", "Arrows"),
            translate("Actions", "other tiles and rows; Down enters the list"),
        ),
        (
            translate("Actions", "Backspace"),
            translate("Actions", "one step left; from the first, edit the guess"),
        ),
        (
            translate("Actions", "Enter in list"),
            translate("Actions", "take the word; double click too"),
        ),
        (translate("Actions", "Esc"), translate("Actions", "back to the board")),
        ("F10", translate("Actions", "the menu; right click too")),
    )


def key_list() -> Iterator[tuple[str, str]]:
    """Yields every key with its description, for the key window and the guide."""
    yield from board_keys()
    for spec in action_table():
        if spec.shortcut:
            shown = QKeySequence(spec.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
            yield shown, spec.text.replace("&", "").lower()
