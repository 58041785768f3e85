"""Page of an import: its form, preview, progress and report."""

import codecs
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from wmh.base.files.passing import passing_folder
from wmh.base.files.writing import open_regular, replace_file
from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.helper.suggester import Suggester
from wmh.helper.ui.frame.recent_files import RecentFiles
from wmh.helper.ui.lexica.facts_text import title_label
from wmh.helper.ui.lexica.import_form import FileLine, ImportForm
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_button, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row

if TYPE_CHECKING:
    from wmh.engine.lexicon.reading.policies import Policies
    from wmh.helper.lists.recipes import Recipe


_HEAD = 1 << 16
_MOST, _MOST_JSON = 1 << 20, 1 << 23
"""Greatest sizes in bytes of a list and of JSON that are previewed as a whole."""
_FEW = 12


@dataclass(frozen=True, slots=True)
class Preview:
    """Preview of a word list: its first words, with the encoding as far as it can be guessed.

    `dated` is the number of answers with dates, `past` that of those before `before`; only the
    beginning of a long file counts, and then `whole` is false.
    """

    encoding: str
    words: tuple[str, ...]
    left_out: tuple[str, ...]
    dated: int
    past: int
    before: str
    whole: bool


def previewing(path: Path, policies: "Policies", stop: Stop) -> Iterator[Preview]:
    """Yields the preview of a list, read in the background. Raises WordListError and OSError."""
    from wmh.engine.lexicon.reading.affixes import MOST_BYTES, affixes_beside
    from wmh.engine.lexicon.reading.wordlist import read_word_list

    with open_regular(path) as file:
        head = file.read(_HEAD)
        as_json = head.lstrip(codecs.BOM_UTF8 + b" \t\r\n")[:1] in (b"[", b"{")
        most = _MOST_JSON if as_json else _MOST
        head += file.read(most + 1 - len(head))
    encoding, newline = _encoding(head[:_HEAD])
    whole = len(head) <= most
    if not whole:
        head = head[: most if as_json else _HEAD]
        head = head[: head.rfind(newline) + len(newline)] if newline in head else head
    with passing_folder() as folder:
        copy = folder / path.name
        replace_file(copy, head, lasting=False)
        if (affixes := affixes_beside(path)) is not None:
            with open_regular(affixes) as file:
                beside = file.read(MOST_BYTES)
            replace_file(copy.with_suffix(affixes.suffix), beside, lasting=False)
        listed = read_word_list([copy], policies, stop=stop)
    words = [listed.alphabet.decode(word) for word in list(listed.tiers)[:_FEW]]
    left_out = [example for each in listed.left_out for example in each.examples]
    yield Preview(
        encoding,
        tuple(words),
        tuple(left_out),
        listed.dated,
        listed.past,
        policies.before,
        whole,
    )


def _encoding(head: bytes) -> tuple[str, bytes]:
    """Returns encoding and line end of a list that begins with these bytes."""
    if head.startswith(codecs.BOM_UTF16_LE):
        return "UTF-16", b"\n\0"
    if head.startswith(codecs.BOM_UTF16_BE):
        return "UTF-16", b"\0\n"
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return "Latin-1", b"\n"
    return "UTF-8", b"\n"


class ImportPage(QWidget):
    """Page of an import; its preview shows the first words and follows every change."""

    wanted = Signal(str, list)
    """Emitted with the name of the new list, and the arguments of `wmh lexicon`."""
    left = Signal()

    def __init__(self, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = suggester.task_channel(self._show_preview, self._show_objection)
        self._search = suggester.task_channel(self._show_recipes)
        self._title = title_label(self)
        say(self._title, _("Import a list of words"))
        self._file = FileLine(
            _("File with the words"),
            _("a text file with one word a line; or drop it here"),
            self,
        )
        self._recent = RecentFiles("lists", self)
        self._recent.chosen.connect(self.show_file)
        self._form = ImportForm(self)
        self._preview = _Preview(self)
        self._import = plain_button(_("I&mport"), self, self._want, name="primary")
        self._leave = plain_button(_("Leave it (Esc)"), self, self.left, name="flat")
        self._file.changed.connect(self._take_file)
        self._form.list_changed.connect(self._ask)
        self._lay_out()
        self._search.do(_searching)
        self._ask()

    def _lay_out(self) -> None:
        in_column(
            self._title,
            self._file,
            in_row(self._recent, REST),
            self._preview,
            self._form,
            REST,
            in_row(self._import, self._leave, REST, spacing=8),
            on=self,
            margins=(16, 14, 16, 16),
            spacing=10,
        )

    def focus(self) -> None:
        self._file.setFocus()

    @Slot(object)
    def show_file(self, path: Path) -> None:
        self._file.show_path(path)

    @Slot(object)
    def _show_recipes(self, recipes: "tuple[Recipe, ...]") -> None:
        self._form.show_recipes(recipes)

    # What the list is like

    @Slot()
    def _take_file(self) -> None:
        path = self._file.path
        if path is not None:
            self._form.drop_recipe()
            if _is_file(path):
                self._form.suggest_name(_name_for(path))
        self._ask()

    @Slot()
    def _ask(self) -> None:
        self._look.drop()
        recipe, path = self._form.recipe, self._file.path
        self._import.setEnabled(False)
        if recipe is not None or path is None:
            self._form.offer_past(False)
        if recipe is not None:
            self._import.setEnabled(True)
            self._preview.tell(str(recipe.file), recipe.source)
        elif path is None:
            self._preview.tell(_("Its first words will be shown here."))
        elif not _is_file(path):
            said = _("There is no file {0}: choose a text file.")
            self._preview.object(said.format(path))
        else:
            today = datetime.now().astimezone().date().isoformat()
            policies = replace(self._form.policies, before=today)
            self._look.do(partial(previewing, path, policies))

    @Slot(object)
    def _show_preview(self, preview: Preview) -> None:
        self._import.setEnabled(True)
        self._form.offer_past(preview.dated > 0)
        said = _("Read as {0}. First words: {1}")
        self._preview.tell(
            said.format(preview.encoding, ", ".join(preview.words)), "\n".join(_notes(preview))
        )

    @Slot(object)
    def _show_objection(self, error: Exception) -> None:
        self._preview.object(objection(error))

    @Slot()
    def _want(self) -> None:
        if self._form.recipe is None and self._file.path is not None:
            self._recent.remember(self._file.path)
        self.wanted.emit(self._form.name, self._form.arguments(self._file.path))


class _Preview(QFrame):
    """Preview of the first words of a list that can be imported."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preview")
        self._said = plain_label(self, "preview_said")
        self._more = plain_label(self, "hint")
        in_column(self._said, self._more, on=self, margins=(10, 8, 10, 8), spacing=4)

    def tell(self, text: str, more: str = "") -> None:
        self._show_texts(text, more, alert=False)

    def object(self, text: str) -> None:
        self._show_texts(text, "", alert=True)

    def _show_texts(self, text: str, more: str, *, alert: bool) -> None:
        self.setProperty("alert", alert)
        self.style().polish(self)
        if (text, more) != (self._said.text(), self._more.text()):
            say(self._said, text)
            say(self._more, more)
            self.setAccessibleName(text)
            announce(self, f"{text} {more}".rstrip())


def _notes(preview: Preview) -> Iterator[str]:
    """Yields the notes below a preview: on omitted lines and on past answers."""
    if preview.left_out:
        yield _("Left out, such as: {0}").format(", ".join(preview.left_out))
    if preview.dated and preview.whole:
        yield ngettext(
            "{0} of {1} dated answers is from a day before {2}: More says what becomes of it.",
            "{0} of {1} dated answers are from days before {2}: More says what becomes of them.",
            preview.past,
            preview.past,
            preview.dated,
            preview.before,
        )
    elif preview.dated:
        yield _("The answers have dates: More says what becomes of past ones.")


def _is_file(path: Path) -> bool:
    """True if the path is a regular file, not a folder or a pipe, which could block."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # What is no path at all, such as one far too long.
        return False


def _name_for(path: Path) -> str:
    from wmh.helper.lists.names import LexiconNameError, suggested_name

    try:
        return suggested_name(path)
    except LexiconNameError:
        return ""


def _searching(_stop: "Stop") -> "Iterator[tuple[Recipe, ...]]":
    """Yields the word lists of the system; runs in the background thread."""
    from wmh.helper.lists.recipes import present

    yield present()
