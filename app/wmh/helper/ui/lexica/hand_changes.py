"""Manual edits of word lists: words added, removed, marked as offensive.

The edits are made in the background thread, where the word list is opened to check them.
"""

from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from wmh.base.running.stopping import Stop
from wmh.helper.suggester import Suggester
from wmh.helper.ui.parts.error_text import objection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.helper.lists.hand import HandEdits


class Change(StrEnum):
    """Kinds of manual edits, by their names in `HandEdits`."""

    ADDED = "added"
    DROPPED = "dropped"
    FLAGGED = "flagged"
    UNFLAGGED = "unflagged"


OPPOSITE = MappingProxyType(
    {
        Change.ADDED: Change.DROPPED,
        Change.DROPPED: Change.ADDED,
        Change.FLAGGED: Change.UNFLAGGED,
        Change.UNFLAGGED: Change.FLAGGED,
    }
)
"""Kind of edit that undoes an edit, by the kind of that edit."""


def reading(name: str, _stop: Stop) -> "Iterator[HandEdits]":
    """Yields the manual edits of a list, read in the background thread. Raises LexiconError."""
    from wmh.helper.lists.hand import read_hand

    yield read_hand(name)


def changing(
    name: str, change: Change, words: tuple[str, ...], stop: Stop
) -> "Iterator[HandEdits]":
    """Makes an edit, then yields all edits of the list. Raises InputError, OSError."""
    from wmh.helper.lists import hand
    from wmh.helper.lists.library import lexicon_files, open_named

    if name not in lexicon_files():
        raise hand.HandError(
            "{0} is not installed, so it cannot be changed: import its words first.", name
        )
    change_words = {
        Change.ADDED: hand.add_words,
        Change.DROPPED: hand.drop_words,
        Change.FLAGGED: hand.flag_words,
        Change.UNFLAGGED: hand.unflag_words,
    }[change]
    yield change_words(name, words, open_named(name, stop))


class Flagging(QObject):
    """Marks words of the word list in use as offensive."""

    done = Signal(str)
    """Emitted with the name of the edited list."""
    failed = Signal(str)
    """Emitted with a sentence that says why the edit failed."""

    def __init__(self, suggester: Suggester, parent: QObject) -> None:
        super().__init__(parent)
        self._name = ""
        self._errand = suggester.task_channel(self._tell, self._fail)

    def show_name(self, name: str) -> None:
        """Sets the name of the word list in use."""
        self._name = name

    @Slot(str)
    def never_suggest(self, word: str) -> None:
        self._errand.do(partial(changing, self._name, Change.FLAGGED, (word,)))

    @Slot()
    def _tell(self) -> None:
        self.done.emit(self._name)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))
