"""Facts of a word list as text, the grid that shows them, and a reader of all installed lists."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.base.text.refusal import InputError
from wmh.engine.lexicon.facts import Facts
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import LARGE, text_font
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.numbers import decimal, whole

if TYPE_CHECKING:
    from wmh.helper.lists.hand import HandEdits


class FactsGrid(QWidget):
    """Grid of names and values; a value is spoken with its name and can be selected."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """Makes the grid; `name` is the style name of the labels in the first column."""
        super().__init__(parent)
        self._name = name
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        set_margins(self._grid, 0, 0, 0, 0)
        set_spacing(self._grid, 14, 6)
        self._grid.setColumnStretch(1, 1)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        while len(self._labels) < len(pairs):
            self._add()
        for row, (short, long) in enumerate(self._labels):
            name, value = pairs[row] if row < len(pairs) else ("", "")
            say(short, name)
            say(long, value)
            long.setAccessibleName(f"{name}: {value}")

    def _add(self) -> None:
        short, long = plain_label(self, self._name), plain_label(self, "told")
        short.setWordWrap(False)
        long.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = len(self._labels)
        self._grid.addWidget(short, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(long, row, 1, Qt.AlignmentFlag.AlignTop)
        self._labels.append((short, long))


def title_label(parent: QWidget) -> QLabel:
    label = plain_label(parent, "title")
    label.setFont(text_font(LARGE, bold=True))
    return label


@dataclass(frozen=True, slots=True)
class InstalledLexicon:
    """An installed word list. `reason` says why it cannot be used; "" if it has facts.

    `own` is true if it is one of the user's own, which can be renamed and removed; `hand` are its
    manual edits, which the facts do not include.
    """

    name: str
    path: Path
    own: bool
    facts: Facts | None
    reason: str = ""
    hand: "HandEdits | None" = None


def listing(stop: Stop) -> Iterator[tuple[InstalledLexicon, ...]]:
    """Yields all installed word lists, read and checked; runs in the background thread."""
    from wmh.engine.lexicon.store import open_lexicon
    from wmh.helper.lists.hand import read_hand
    from wmh.helper.lists.library import built_in, lexicon_files

    found: list[InstalledLexicon] = []
    shipped = built_in()
    for name, path in lexicon_files().items():
        own = name not in shipped
        try:
            facts, hand = open_lexicon(path, stop).facts, read_hand(name)
        except InputError as error:
            found.append(InstalledLexicon(name, path, own, None, objection(error)))
        else:
            found.append(InstalledLexicon(name, path, own, facts, hand=hand))
    yield tuple(found)


_ENGLISH = "abcdefghijklmnopqrstuvwxyz"


def words(number: int) -> str:
    return ngettext("1 word", "{0} words", number)


def letters(number: int) -> str:
    return ngettext("1 letter", "{0} letters", number)


def in_short(listed: InstalledLexicon) -> str:
    """Returns the line that is shown below the name of a list."""
    if listed.facts is None:
        return _("cannot be used")
    said = words(listed.facts.words)
    return said if listed.own else _("{0}, built in").format(said)


def headline(facts: Facts) -> str:
    """Returns the number of words of a list, and their lengths."""
    lengths = [length for length, number in enumerate(facts.words_per_length, start=1) if number]
    if not lengths:
        return words(facts.words)
    if lengths[0] == lengths[-1]:
        said = _("{0} of {1} letters")
        return said.format(words(facts.words), lengths[0])
    said = _("{0} of {1} to {2} letters")
    return said.format(words(facts.words), lengths[0], lengths[-1])


def facts_rows(facts: Facts) -> Iterator[tuple[str, str]]:
    """Yields the name and the value of each known fact."""
    yield _("Size"), _size(facts)
    yield _("Alphabet"), _alphabet(facts.alphabet)
    yield _("How built"), _construction(facts)
    if facts.source:
        yield _("Source"), facts.source
    if facts.licence:
        yield _("Licence"), facts.licence


def _size(facts: Facts) -> str:
    if facts.reduction >= 0:
        said = _("{0} bytes, {1} % less than the words as text")
        return said.format(whole(facts.bytes), decimal(100 * facts.reduction, 0))
    said = _("{0} bytes; the words as text are smaller, {1}")
    return said.format(whole(facts.bytes), whole(facts.text_bytes))


def hand_text(hand: "HandEdits") -> str:
    """Returns a summary of the manual edits; "" if there are none."""
    said = (
        (_("{0} added"), hand.added),
        (_("{0} left out"), hand.dropped),
        (_("{0} offensive"), hand.flagged),
        (_("{0} no longer offensive"), hand.unflagged),
    )
    return ", ".join(text.format(f"{len(changed):,}") for text, changed in said if changed)


def _alphabet(alphabet: tuple[str, ...]) -> str:
    if "".join(alphabet) == _ENGLISH:
        return _("a to z")
    said = _("{0} letters: {1}")
    return said.format(len(alphabet), " ".join(alphabet))


def _construction(facts: Facts) -> str:
    said = _("{0} nodes of a trie, merged into {1} states with {2} edges")
    return said.format(whole(facts.trie_nodes), whole(facts.states), whole(facts.edges))
