"""Explanations of the selected word, and meanings from dictionaries; made in the background."""

import sys
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QDialog, QToolTip

from wmh.base.running.stopping import Cancelled, Stop
from wmh.base.text.phrases import _
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice.ranking import Ranking
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.advice.suggestions import RankedRow
from wmh.helper.ui.frame.geometry import Growth
from wmh.helper.ui.look.clue_words import preset_of
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import shorten
from wmh.helper.ui.parts.rich_text import wrap_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.engine.explain.explanation import Why
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.meanings.meaning import Meaning
    from wmh.helper.ui.advice.why import WhyPanel


_KEPT = 200
"""Maximal number of cached meanings."""


def meaning_text(found: "Meaning") -> str:
    """Returns the senses of a word with their dictionary; or why there are none, and what to do."""
    from wmh.helper.meanings.dictionaries import own_folder

    remarks = [objection(error) for error in found.faults]
    if found.text:
        inflected = found.headword.casefold() != found.word.casefold()
        heading = f"{found.headword}\n" if inflected else ""
        return "\n".join([f"{heading}{found.text}\n({found.dictionary})", *remarks])
    if found.looked > len(found.faults):
        text = _("No dictionary here has {0}.", context="Meanings").format(capital(found.word))
    elif found.faults:
        text = ""
    elif found.package and sys.platform == "linux":
        text = _("To see what words mean, install the package {0}.")
        text = text.format(found.package)
    else:
        text = _("To see what words mean, put dictionaries of StarDict into {0}.").format(
            own_folder()
        )
    return "\n".join(filter(None, [text, *remarks]))


class Meanings(QObject):
    """Looks up the meanings of words while the program is idle, and shows them as tooltips."""

    found = Signal(str, str)
    """Emitted with a word that was looked up, and the text of its meaning."""

    def __init__(self, suggester: Suggester, shown: SuggestionList) -> None:
        super().__init__(shown)
        self._errand = suggester.task_channel(self._take, ended=self._go_on, idle=True)
        suggester.opened.connect(self._forget)
        self._list = shown
        self._known: dict[str, Meaning] = {}
        self._wanted: list[str] = []
        self._pointed: tuple[RankedRow, QPoint] | None = None

    def want(self, word: str) -> None:
        """Looks a word up and emits `found`, at once if its meaning is cached."""
        if word in self._known:
            self._tell(word)
        elif word not in self._wanted:
            self._wanted = [*self._wanted[-1:], word]
            self._go_on()

    def look_on(self) -> None:
        """Enables the tooltips with meanings.

        To be called after the window is first shown, because it loads the classes of all widgets.
        """
        self._list.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return self._point(event)
        if self._pointed is not None and (
            event.type() == QEvent.Type.Leave
            or (
                isinstance(event, QMouseEvent)
                and self._row_at(event.position().toPoint()) != self._pointed[0]
            )
        ):
            self._pointed = None
        return super().eventFilter(watched, event)

    def _point(self, event: QHelpEvent) -> bool:
        """Notes the row under the pointer and looks its word up; True if the meaning is cached.

        A word whose meaning is not cached yet has the list's own tooltip meanwhile.
        """
        row = self._row_at(event.pos())
        self._pointed = None if row is None else (row, event.globalPos())
        if row is not None:
            self.want(row.text)
        return row is not None and row.text in self._known and bool(self._known[row.text].text)

    def _row_at(self, place: QPoint) -> RankedRow | None:
        row: object = self._list.indexAt(place).data(Qt.ItemDataRole.UserRole)
        return row if isinstance(row, RankedRow) else None

    @Slot()
    def _go_on(self) -> None:
        if self._wanted and not self._errand.under_way:
            self._errand.ask(partial(_looked_up, self._wanted.pop(0)))

    @Slot(object)
    def _take(self, found: "Meaning | None") -> None:
        if found is None:
            return
        while len(self._known) >= _KEPT:
            del self._known[next(iter(self._known))]
        self._known[found.word] = found
        self._tell(found.word)

    def _tell(self, word: str) -> None:
        known = self._known[word]
        text = meaning_text(known)
        if self._pointed is not None and self._pointed[0].text == word and known.text:
            row, place = self._pointed
            tip = "\n\n".join(filter(None, (row.tip, shorten(text))))
            QToolTip.showText(place, wrap_text(tip), self._list)
        self.found.emit(word, text)

    @Slot()
    def _forget(self) -> None:
        """Empties the cache, since the new word list may be of another language."""
        self._known.clear()
        self._wanted.clear()


def _looked_up(
    word: str, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> "Iterator[Meaning | None]":
    """Yields the meaning of a word, looked up in the background thread.

    Yields None while the lookup is interrupted, and starts it again.
    """
    from wmh.engine.lexicon.code_names import is_code_name
    from wmh.helper.meanings.meaning import meaning

    while not is_code_name(lexicon.name):
        try:
            yield meaning(word, lexicon.name, stop)
        except Cancelled:
            yield None
        else:
            return


_PATIENCE_MS = 300
"""Milliseconds for which the explanation of the previous word stays while the next is computed."""


class Explaining(QObject):
    """Asks for the explanation of the selected word, or of the first, and shows it in the panel."""

    failed = Signal(str)
    """Emitted with a sentence on why the explanation could not be computed."""

    def __init__(
        self, suggester: Suggester, ranking: Ranking, actions: Mapping[str, QAction]
    ) -> None:
        super().__init__(ranking)
        action, tree = actions["why"], actions["tree"]
        self._errand = suggester.task_channel(self._show, self._fail)
        self._ranking = ranking
        self._action = action
        self._headroom = Growth(ranking, Qt.Orientation.Vertical)
        self._advice: Advice | None = None
        self._asked: tuple[Question, str] | None = None
        self._meanings = Meanings(suggester, ranking.list)
        self._meanings.found.connect(self._show_meaning)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        suggester.opened.connect(self._forget_meaning)
        ranking.list.selected.connect(self._ask)
        ranking.why.then(lambda panel: self._connect(panel, tree))
        action.toggled.connect(self._open)
        self._open(action.isChecked())

    def _connect(self, panel: "WhyPanel", tree: QAction) -> None:
        panel.closed.connect(self._put_away)
        panel.tree_wanted.connect(tree.trigger)

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        self._advice = advice
        self._ask()

    @Slot()
    def look_on(self) -> None:
        self._meanings.look_on()

    def close_trees(self) -> None:
        for panel in self._ranking.window().findChildren(QDialog, "tree-panel"):
            panel.close()

    @property
    def wanted(self) -> tuple[Question, str] | None:
        """Question and word to be explained; None without suggestions."""
        if self._advice is None or not self._advice.suggestions:
            return None
        words = self._ranking.list
        return self._advice.question, words.word or words.leading or self._advice.suggestions[
            0
        ].word

    @Slot()
    def _ask(self) -> None:
        """Asks for the explanation of the wanted word, unless it was the last one asked for."""
        if not self._action.isChecked():
            self._asked = None
            return
        wanted = self.wanted
        if wanted is not None and wanted != self._asked:
            self._errand.ask(partial(_explaining, *wanted))
            self._patience.start()
        self._asked = wanted

    @Slot(object)
    def _show(self, why: "Why") -> None:
        if (why.question, why.word) == self._asked:
            self._patience.stop()
            self._ranking.why().show_why(why)
            self._meanings.want(why.word)

    @Slot()
    def _forget_meaning(self) -> None:
        """Removes the meaning of a word of the former list."""
        if self._ranking.why.made is not None:
            self._ranking.why.made.show_meaning("")

    @Slot(str, str)
    def _show_meaning(self, word: str, text: str) -> None:
        game = preset_of(None)
        if game is not None and game.codes:
            return  # Looked up in a list of words that was open before.
        if self._asked is not None and word == self._asked[1]:
            self._ranking.why().show_meaning(text)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._patience.stop()
        self.failed.emit(objection(error))

    @Slot()
    def _lose_patience(self) -> None:
        if self._asked is not None:
            self._ranking.why().show_awaited(self._asked[1])

    @Slot(bool)
    def _open(self, wanted: bool) -> None:
        if wanted:
            panel = self._ranking.why()
            if self._ranking.window().isVisible() and not self._ranking.beside:
                self._headroom.add(panel.sizeHint().height())
            panel.show()
        elif self._ranking.why.made is not None:
            self._ranking.why.made.hide()
            self._headroom.give_back()
        self._ask()

    @Slot()
    def _put_away(self) -> None:
        self._ranking.list.enter()  # First: hiding the focus would send it elsewhere.
        self._action.setChecked(False)


def _explaining(
    question: Question, word: str, lexicon: "Lexicon", _answering: Answering, stop: Stop
) -> "Iterator[Why]":
    """Yields the explanation of a word, made in the background thread."""
    from wmh.engine.explain.why import explain

    yield explain(question, word, lexicon, stop)
