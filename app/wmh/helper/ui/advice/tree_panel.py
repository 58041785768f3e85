"""Panel of the decision tree: the next guess for every clue."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from wmh.base.files.schemas import as_text
from wmh.base.running.stopping import Stop
from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.turn import Counts
from wmh.engine.explain.explanation import TreeAnswer, TreeGrowth
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.capitals import capital
from wmh.helper.suggester import Suggester
from wmh.helper.ui.advice.tree_model import TreeModel, TreeRole
from wmh.helper.ui.look.clue_picture import clue_width, paint_marks, small_side
from wmh.helper.ui.look.theme import legible, scale_length, theme_of
from wmh.helper.ui.parts.bars import SaveFoot
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.page_kit import PageHead

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


Index = QModelIndex | QPersistentModelIndex

_EDGE = 4
_MEASURED = 50
"""Number of rows measured for the widths of columns: later rows are hardly wider."""


class TreeRequest(NamedTuple):
    """Request for the tree of a guess at a position.

    `told` are the first fields of its JSON: the key of the game or None, and the name of the word
    list.
    """

    question: Question
    guess: tuple[str, ...]
    told: Mapping[str, str | None]


class TreePanel(QDialog):
    """Panel of a decision tree. It is not modal; to close it cancels the computation."""

    failed = Signal(str)
    """Emitted with a sentence on why the tree was not computed or saved."""

    def __init__(self, asked: TreeRequest, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._asked = asked
        self._question, self._guess, self._told = question, guess, _rest = asked
        self._errand = suggester.task_channel(self._show, self._fail, self._give_up, idle=True)
        self._growing: TreeGrowth | None = None
        self._rows: list[QPersistentModelIndex] = []
        self.setWindowTitle(_("Decision tree for {0}").format(capital("".join(guess))))
        self._model = TreeModel(self)
        self._tiles = _ClueDelegate(self)
        self._view = _view(self._model, self._tiles, self)
        self._foot = SaveFoot(
            _("&Save as …"),
            _("As a picture (SVG) or as data (JSON)"),
            f"{''.join(guess)}.svg",
            {
                _("Picture (*.svg)"): ".svg",
                _("Data (*.json)"): ".json",
            },
            self._content,
            self,
        )
        self._foot.failed.connect(self.failed)
        head = PageHead(
            self.windowTitle(),
            _("Every clue this guess can get, and the best next guess after it."),
            self,
            modest=True,
        )
        in_column(head, (self._view, 1), self._foot, on=self, margins=16)
        self.resize(440, 520)
        self._model.wanted.connect(self._want)
        suggester.opened.connect(self.close)  # Another lexicon has another tree.
        self.finished.connect(self._errand.drop)
        self._grow(TreeGrowth(question, guess, depth=1))  # What clues there are is known at once.

    def saved_state(self) -> object:
        """The TreeRequest whose tree is shown."""
        return self._asked

    def _grow(self, growth: TreeGrowth) -> None:
        self._growing = growth
        self._errand.ask(partial(_growing, growth))
        self._foot.let_save(possible=False)
        self._foot.say(
            _("Computing the next guesses after {0} …").format(capital("".join(growth.guess)))
        )

    @Slot(object)
    def _want(self, row: QPersistentModelIndex) -> None:
        self._rows.append(row)
        if self._growing is None:
            self._go_on()

    def _go_on(self) -> None:
        """Computes the tree below the first of the rows that were opened and are still empty."""
        for row in self._rows[:1]:
            turns = (*self._question.turns, *self._model.turns_to(self._guess, row))
            below = self._model.branch(row).next
            if below is not None:
                self._grow(TreeGrowth(replace(self._question, turns=turns), below.guess))

    @Slot(object)
    def _show(self, grown: TreeAnswer | None) -> None:
        if grown is None:  # It is on its way.
            return
        self._growing = None
        if grown.growth.depth == 1:
            self._model.show(grown.root)
            self._view.setCurrentIndex(self._model.index(0, 0))
            self._grow(TreeGrowth(self._question, self._guess))
            return
        self._model.show(grown.root, self._rows.pop(0) if self._rows else None)
        self._foot.let_save(possible=True)
        self._foot.say(self._count_text())
        self._go_on()

    def _count_text(self) -> str:
        tree = self._model.tree()
        clues = 0 if tree is None else len(tree.branches)
        return ngettext("1 clue is possible.", "{0} clues are possible.", clues)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot()
    def _give_up(self) -> None:
        if self._growing is not None:
            self._growing = None
            self._rows.clear()
            self._foot.let_save(possible=self._model.tree() is not None)
            self._foot.say(_("The tree could not be computed."))

    def _content(self, suffix: str) -> str:
        from wmh.engine.strategy.tree import as_json
        from wmh.engine.strategy.tree_drawing import as_svg

        tree = self._model.tree()
        if tree is None:
            return ""
        if suffix == ".json":
            return as_text("tree", {**self._told, **as_json(tree)})
        return as_svg(tree, capital)


def _growing(
    growth: TreeGrowth, lexicon: "Lexicon", answering: Answering, stop: Stop
) -> Iterator[TreeAnswer | None]:
    """Yields the growing tree; runs in the background, can be cancelled and continued."""
    from wmh.engine.strategy.tree import growing

    question, solver = growth.question, None
    if obstacle([question.strategy]):
        question = replace(question, strategy=Strategy.PAPER)
    if STRATEGIES[question.strategy].splits:
        solver = answering.solver(lexicon)
    for root in growing(question, growth.guess, lexicon, growth.depth, solver, stop):
        yield None if root is None else TreeAnswer(growth, root)


class _ClueDelegate(QStyledItemDelegate):
    """Delegate that draws a clue as small tiles."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        clue = index.data(TreeRole.BRANCH).clue
        if not isinstance(clue, Counts):
            size.setWidth(round(clue_width(clue, small_side())) + 2 * scale_length(_EDGE))
        return QSize(size.width(), small_side() + legible(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        clue = index.data(TreeRole.BRANCH).clue
        if isinstance(clue, Counts):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = small_side()
        top = option.rect.y() + (option.rect.height() - side) / 2
        paint_marks(painter, option.rect.x() + scale_length(_EDGE), top, clue, theme_of(self), side)
        painter.restore()


def _view(model: TreeModel, tiles: _ClueDelegate, parent: QWidget) -> QTreeView:
    view = QTreeView(parent)
    view.setObjectName("tree")
    view.setAccessibleName(_("Clues and next guesses"))
    view.setModel(model)
    view.setItemDelegateForColumn(0, tiles)
    view.setUniformRowHeights(True)
    view.setAllColumnsShowFocus(True)
    header = view.header()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setResizeContentsPrecision(_MEASURED)
    header.setStretchLastSection(True)
    return view
