"""The ranked list with its head and notes, and the explanation beside or below it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QObject,
    QSignalBlocker,
    QSize,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from wmh.base.text.phrases import _
from wmh.engine.answer import Advice, Best
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.settings import ATTEMPTS
from wmh.helper.ui.advice.kinds import KindSwitch, leading_kind
from wmh.helper.ui.advice.ranking_text import awaits_ranking, best_text, scoring, unit
from wmh.helper.ui.advice.suggestion_list import SuggestionList
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import scale_length
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import Gap, column_holder, plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import ENTER
from wmh.helper.ui.program.lazy import Pieces, stand_after
from wmh.helper.ui.shell.remembered import Remembered

if TYPE_CHECKING:
    from wmh.helper.ui.advice.why import WhyPanel


class UnitLabel(QWidget):
    """Label above the column of scores, which names the unit of the scores."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._unit = QLabel(self)
        self._unit.setObjectName("unit")
        self._beyond = Gap(self)
        in_row(self._unit, self._beyond, on=self, margins=0, spacing=0)

    def show_unit(self, text: str) -> None:
        self._unit.setText(text)
        self._unit.setAccessibleName(_("Scores in {0}").format(text) if text else "")
        set_tip(self._unit, _("The longer the bar, the better the guess.") if text else "")

    @Slot(int)
    def end_before(self, pixels: int) -> None:
        """Moves the unit left by so many pixels, to where the rows of a wide list end."""
        self._beyond.show_width(pixels)


class RankingHead(QWidget):
    """Row above the list: box of the strategies, and at the right the unit of the scores."""

    strategy_wanted = Signal(object)

    def __init__(
        self, parent: QWidget | None = None, strategies: Iterable[Strategy] = STRATEGIES
    ) -> None:
        super().__init__(parent)
        self._strategies = ChoiceBox[Strategy](self)
        self._strategies.setAccessibleName(_("Strategy"))
        self._strategies.setMaxVisibleItems(len(STRATEGIES))
        self._strategies.setMinimumWidth(40)  # Narrow windows cut the title off.
        self._strategies.offer(
            Choice(
                _(STRATEGIES[strategy].title, context="Strategies"),
                strategy,
                _(STRATEGIES[strategy].sentence, context="Strategies"),
            )
            for strategy in strategies
        )
        self._strategies.activated.connect(self._want)
        self.unit = UnitLabel(self)
        in_row(self._strategies, REST, self.unit, on=self, margins=margins(0, 0, 16, 0), spacing=8)

    def show_choice(self, *, wanted: bool) -> None:
        """Shows or hides the box of the strategies; the unit of the scores is always shown."""
        self._strategies.setVisible(wanted)

    def show_strategy(self, strategy: Strategy) -> None:
        with QSignalBlocker(self._strategies):
            self._strategies.choose(strategy)
        sentence = _(STRATEGIES[strategy].sentence, context="Strategies")
        set_tip(self._strategies, sentence)
        self._strategies.setAccessibleDescription(sentence)

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        text = ""
        for first in advice.suggestions[:1]:
            wording = scoring(first, advice.question.strategy)
            text = unit(wording)
            if wording.searches and not wording.points:
                text = _("guesses still needed")
        self.unit.show_unit(text)

    @Slot()
    def _want(self) -> None:
        self.strategy_wanted.emit(self._strategies.value)


_SOON_MS = 600
"""Milliseconds until a note says that the strategy's own ranking is not there yet."""


class RankingNote(QLabel):
    """Note that the strategy's ranking is still to come, or why there is none; else hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setObjectName("note")
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._say_soon)
        self.hide()

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        if not awaits_ranking(advice):
            self._end(_(advice.off, context="Strategies") if advice.off else "")
        elif not self.text() and not self._soon.isActive():
            self._soon.start()

    def clear(self) -> None:
        """Hides the note, since no list is shown."""
        self._end("")

    def _end(self, text: str) -> None:
        self._soon.stop()
        self._say(text)

    @Slot()
    def _say_soon(self) -> None:
        self._say(_("Quick ranking for now; the better one is on its way."))

    def _say(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            announce(self, text)
        self.setVisible(bool(text))


class BestLine(QPushButton):
    """Line that names the best guess; a click or Enter takes the guess. Hidden without one.

    A long sentence is broken into lines.
    """

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("best")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._word = ""
        self.clicked.connect(self._take)
        self.hide()

    @Slot(object)
    def show_advice(self, advice: Advice) -> None:
        self._show(advice.best, best_text(advice))

    def clear(self) -> None:
        """Hides the line, since the best guess must not be seen."""
        self._show(None, "")

    def _show(self, best: Best | None, text: str) -> None:
        if text != self.accessibleName():
            self._word = "" if best is None else best.word
            self.setAccessibleName(text)
            self._wrap()
            set_tip(self, _tip(best))
            self.setAccessibleDescription(self.toolTip())
            announce(self, text)
        self.setVisible(bool(text))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        """Breaks the sentence into as few lines as there is room for, of about equal lengths."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        if not self.isVisible():  # The layout has not given its width yet.
            option.rect.setWidth((self.parentWidget() or self).width())
        inside = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(inside, option, self).width()
        shown = "\n".join(_break_lines(self.accessibleName(), room, self.fontMetrics()))
        if shown != self.text():
            self.setText(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _take(self) -> None:
        self.taken.emit(self._word)


def _break_lines(text: str, room: int, metrics: QFontMetrics) -> list[str]:
    """Returns the text in as few lines as fit in the room, of about equal lengths."""
    lines, narrower = [text], _fill_lines(text, room, metrics)
    while narrower != lines and (lines == [text] or len(narrower) == len(lines)):
        lines = narrower
        narrower = _fill_lines(text, max(map(metrics.horizontalAdvance, lines)) - 1, metrics)
    return lines


def _fill_lines(text: str, room: int, metrics: QFontMetrics) -> list[str]:
    """Returns the text in lines, each as long as fits in the room, or of a single word."""
    first, *words = text.split(" ")
    lines = [first]
    for word in words:
        longer = f"{lines[-1]} {word}"
        if metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _tip(best: Best | None) -> str:
    if best is None:
        return ""
    return (
        _("No guess needs fewer. Enter or a click takes it.")
        if best.proven
        else _(
            "Only the most promising continuations were searched. Enter or a click takes it.",
        )
    )


_BESIDE = 640


class Ranking(QWidget):
    """Panel of the suggestions: strategy, unit, list, notes below the list, and the explanation.

    The notes and the explanation come and go. They are placed below the list (the explanation
    beside it if there is room), so that its rows do not move.
    """

    def __init__(self, pieces: Pieces, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page = QWidget(self)
        self.head = RankingHead(page)
        self.kinds = KindSwitch(page)
        self.above = column_holder(page, self.head, self.kinds)
        self.list = SuggestionList(page)
        self.list.measured.connect(self.head.unit.end_before)
        self.kind = plain_label(page, "kind")
        set_margins(self.kind, *margins(6, 0, 16, 0))
        self.kind.hide()
        self.best = BestLine(page)
        self.note = RankingNote(page)
        self.why = pieces.lazy("why", self._make_why)
        set_margins(self.note, *margins(6, 0, 16, 0))
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        set_margins(self._both, 0, 0, 0, 0)
        set_spacing(self._both, 6)
        self._both.addLayout(
            in_column(self.above, (self.list, 1), self.kind, self.best, self.note, spacing=2),
            1,
        )
        page.setLayout(self._both)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(page)

    def _make_why(self) -> "WhyPanel":
        from wmh.helper.ui.advice.why import WhyPanel

        why = WhyPanel(self._page)
        self._both.addWidget(why, 1)
        stand_after(self.best, why)
        return why

    @property
    def beside(self) -> bool:
        """True if the panel is wide enough for list and explanation side by side."""
        return self.width() >= scale_length(_BESIDE)

    def show_advice(self, advice: Advice, rows: int | None = None) -> None:
        """Shows the suggestions of an advice.

        If `rows` is a number, the words below so many rows are covered.
        """
        if rows is not None:
            self._leave_words(rows)
        self.head.show_advice(advice)
        self.kinds.show_advice(advice)
        say(self.kind, leading_kind(advice) if rows is None else "")
        self.list.show_advice(advice, rows)
        if rows is None:
            self.best.show_advice(advice)
        else:
            self.best.clear()
        self.note.show_advice(advice)
        self._pages.setCurrentIndex(0)

    def cover(self, cover: QWidget) -> None:
        """Shows a cover in place of the panel, and clears its words, also for screen readers."""
        if self.isAncestorOf(QApplication.focusWidget() or self) and not cover.isVisible():
            self.list.left.emit()  # First: hiding the focus would send it elsewhere.
        self.list.clear()
        self.best.clear()
        say(self.kind, "")
        self.note.clear()
        self._explain_nothing()
        if self._pages.indexOf(cover) < 0:
            self._pages.addWidget(cover)
        self._pages.setCurrentWidget(cover)

    def _leave_words(self, rows: int) -> None:
        """Clears the explanation, which names words, and moves the focus off hidden words."""
        hidden = (self.best, self.why.made, None if rows else self.list)
        focused = QApplication.focusWidget()
        if focused is not None and any(
            each is not None and (each is focused or each.isAncestorOf(focused)) for each in hidden
        ):
            self.list.left.emit()  # First: hiding the focus would send it elsewhere.
        self._explain_nothing()

    def _explain_nothing(self) -> None:
        if self.why.made is not None:
            self.why.made.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._both.setDirection(
            QBoxLayout.Direction.LeftToRight if self.beside else QBoxLayout.Direction.TopToBottom
        )


class StrategyChoice(QObject):
    """Connects the box of the strategies with the setting of the strategy.

    Actions for the number of attempts are enabled if the strategy depends on that number.
    """

    def __init__(
        self,
        actions: Mapping[str, QAction],
        head: RankingHead,
        remembered: Remembered,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._attempts = [actions[f"attempts-{number}"] for number in ATTEMPTS]
        self._head = head
        self._remembered = remembered
        self._show("strategy")
        head.strategy_wanted.connect(self._choose)
        remembered.changed.connect(self._show)

    @Slot(object)
    def _choose(self, strategy: str) -> None:
        self._remembered.remember(strategy=Strategy(strategy))

    @Slot(str)
    def _show(self, setting: str) -> None:
        if setting != "strategy":
            return
        strategy = self._remembered.settings.strategy
        for action in self._attempts:
            action.setEnabled(STRATEGIES[strategy].points)
        self._head.show_strategy(strategy)
