"""Table of all keys, for the window of the keys and for the guide."""

from collections.abc import Iterator

from PySide6.QtGui import QKeySequence

from wmh.base.text.phrases import _
from wmh.engine.clues.turn import Mark
from wmh.helper.ui.look.clue_words import mark_key, mark_name
from wmh.helper.ui.shell.actions import action_table


def board_keys() -> tuple[tuple[str, str], ...]:
    marks = sorted(Mark, reverse=True)
    return (
        (_("A to Z"), _("type the guess")),
        (
            _("Enter"),
            _("enter the guess; then confirm its colours"),
        ),
        (
            "  ".join(mark_key(mark) for mark in marks),
            _("colour {0}").format(", ".join(mark_name(mark) for mark in marks)),
        ),
        ("2  1  0", _("the same colours, by digits")),
        ("=", _("all green: solved")),
        (_("0 to 9  + -"), _("set a number of the clue")),
        (_("Space, click"), _("next colour")),
        (
            _("Space in an empty row"),
            _("take the first word of the list"),
        ),
        (_("Shift+click"), _("previous colour")),
        (
            _("Arrows"),
            _("other tiles and rows; Down enters the list"),
        ),
        (
            _("Backspace"),
            _("previous tile; on the first tile, edit the guess"),
        ),
        (
            _("Enter in list"),
            _("take the word; double click too"),
        ),
        (_("Esc"), _("back to the board")),
        ("F10", _("the menu; right click too")),
    )


def key_list() -> Iterator[tuple[str, str]]:
    """Yields every key with its description."""
    yield from board_keys()
    for spec in action_table():
        if spec.shortcut:
            shown = QKeySequence(spec.shortcut).toString(QKeySequence.SequenceFormat.NativeText)
            yield shown, spec.text.replace("&", "").lower()
