"""Panel that reviews a game: each guess compared with the words possible at that point."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QTableWidget, QTableWidgetItem, QWidget

from wmh.base.files import paths
from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import Breach, Broken
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES
from wmh.helper.capitals import capital
from wmh.helper.games.game import Game, GameState, Terms
from wmh.helper.record.finished_game import FinishedGame
from wmh.helper.review.review import STRATEGIES_SHOWN
from wmh.helper.review.review_values import RATED_BY, Review, ReviewedStep
from wmh.helper.suggester import Suggester
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_picture import TURNS, TurnPicture, spoken_clue
from wmh.helper.ui.look.clue_words import mark_name
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.bars import SaveFoot
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.layout import in_column
from wmh.helper.ui.parts.lists import RIGHT, plain_table
from wmh.helper.ui.parts.numbers import decimal, whole
from wmh.helper.ui.parts.page_kit import PageHead, ProgressLine
from wmh.helper.ui.parts.printing import shown_table_html
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.record.jobs import reviewing


def headline(review: Review) -> str:
    """Returns skill and luck of the whole game, as far as they are known."""
    parts: list[str] = []
    if review.skill is not None:
        parts.append(_("Skill {0} of 100").format(decimal(review.skill, 0)))
    if review.luck is not None:
        parts.append(_("luck {0} guesses").format(sign_text(review.luck)))
    said = ", ".join(parts)
    return said[:1].upper() + said[1:] or _("Reviewing …")


def sign_text(guesses: float) -> str:
    """Returns a number with its sign (a real minus), and zero without one."""
    rounded = round(guesses, 1)
    sign = "+" if rounded > 0 else "\N{MINUS SIGN}" if rounded else ""
    return f"{sign}{decimal(abs(rounded), 1)}"


def details(step: ReviewedStep) -> Iterator[str]:
    if step.candidate:
        yield _("It could have been the answer.")
    elif step.against:
        rows = ", ".join(str(row + 1) for row in step.against)
        yield ngettext(
            "It could not be the answer: the clue of guess {0} excluded it.",
            "It could not be the answer: the clues of guesses {0} excluded it.",
            len(step.against),
            rows,
        )
    elif step.before:
        yield _("It could not be the answer.")
    else:
        yield _("No word was left that fits the clues.")
    for broken in step.unused:
        yield _unused_text(broken)
    if (best := step.standard) is not None and not step.solved:
        text = _("Best choice: {0}, {1} guesses on average to the end.")
        if best.word != step.turn.word:
            text = _("Best choice: {0}, {1} guesses on average to the end; yours: {2}.")
        word, values = capital(best.word), (best.guesses, best.own)
        yield text.format(word, *(decimal(value, 2) for value in values))


def _unused_text(broken: Broken) -> str:
    text = {
        Breach.KEEP_GREEN: _("Row {2} showed {0} {3} at place {1}: not kept."),
        Breach.USE_COLOURED: _("Row {2} showed that {0} is in it: not used."),
        Breach.MOVE_YELLOW: _("Row {2} showed that {0} is not at place {1}: used there again."),
        Breach.DROP_WHITE: _("Row {2} showed that there is no further {0}: used again anyway."),
    }[broken.breach]
    letter, place, row = capital(broken.letter), (broken.place or 0) + 1, broken.row + 1
    return text.format(letter, place, row, mark_name(Mark.GREEN))


class ReviewPanel(QDialog):
    """Panel of a review. It is not modal; turns appear as soon as they are reviewed."""

    failed = Signal(str)
    """Emitted with a sentence on why the review, or saving it, has failed."""

    def __init__(
        self, game: Game, like: Question | None, suggester: Suggester, parent: QWidget
    ) -> None:
        """Makes the panel; `like` has the likelihood and the allowed guesses of the game."""
        super().__init__(parent)
        self._game = game
        self._review: Review | None = None
        self._errand = suggester.task_channel(self._show_review, self._fail, self._finish)
        self.setWindowTitle(_("Review of the game"))
        self._headline = QLabel(self)
        self._headline.setObjectName("headline")
        self._turns = plain_table(_("Guesses"), _turn_titles(), self, range(1, 6))
        self._turns.setObjectName("turns")
        self._turns.horizontalHeader().setStretchLastSection(False)
        self._pictures = TurnPicture(self)
        self._turns.setItemDelegateForColumn(0, self._pictures)
        self._turns.currentCellChanged.connect(self._show_details)
        self._details = QLabel(self, wordWrap=True)
        self._details.setObjectName("details")
        self._choices = plain_table(
            _("What strategies would have guessed"),
            _choice_titles(),
            self,
            _FIGURES,
        )
        self._choices.setObjectName("choices")
        self._foot = SaveFoot(
            _("&Save report …"),
            _("A page (HTML) to keep or to print"),
            "game.html",
            {_("Page (*.html)"): ".html"},
            lambda _suffix: self._report(),
            self,
            self._page,
        )
        self._foot.let_save(possible=False)
        self._progress = ProgressLine(_("Progress of the review"), self)
        self._steps = len(game.turns) + len(STRATEGIES_SHOWN)
        self._progress.show_done(0, self._steps)
        if not game.terms.flagged:
            self._foot.say(_("Offensive words count as possible answers, but are not named."))
        self._foot.failed.connect(self.failed)
        suggester.opened.connect(self.close)  # What was left is left of another lexicon.
        self.finished.connect(self._errand.drop)
        self._lay_out(len(game.turns))
        self._headline.setText(_("Reviewing …"))
        self._errand.ask(reviewing(game, like))

    def saved_state(self) -> object:
        """The game that is reviewed."""
        return self._game

    def _lay_out(self, turns: int) -> None:
        in_column(
            PageHead(
                self.windowTitle(),
                _(
                    "Skill and luck are rated by the strategy “{0}”; the lower table shows what"
                    " other strategies would have guessed.",
                ).format(_(STRATEGIES[RATED_BY].title, context="Strategies")),
                self,
                modest=True,
            ),
            self._headline,
            self._progress,
            (self._turns, 2),
            self._details,
            (self._choices, 2),
            self._foot,
            on=self,
            margins=16,
            spacing=10,
        )
        self.resize(660, min(500 + 32 * turns, 680))

    @Slot(object)
    def _show_review(self, review: Review) -> None:
        self._review = review
        self._headline.setText(headline(review))
        self._progress.show_done(len(review.steps) + len(review.needed), self._steps)
        table = self._turns
        for row in range(table.rowCount(), len(review.steps)):
            table.insertRow(row)
            for column, item in enumerate(_cells(review.steps[row], row)):
                table.setItem(row, column, item)
        if review.off:
            self._foot.say(_(review.off, context="Strategies"))
        if review.steps and table.currentRow() < 0:
            table.setCurrentCell(0, 0, QItemSelectionModel.SelectionFlag.SelectCurrent)
        self._show_details()

    @Slot()
    def _finish(self) -> None:
        self._progress.hide()
        if self._review is not None and self._review.skill is self._review.luck is None:
            self._headline.setText(self.windowTitle())  # There was nothing to rate.
        if self._review is not None and self._review.steps:
            self._foot.let_save(possible=True)
            announce(self._headline, self._headline.text())

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot()
    def _show_details(self) -> None:
        review, row = self._review, self._turns.currentRow()
        if review is None or not 0 <= row < len(review.steps):
            return
        step = review.steps[row]
        text = "\n".join(details(step))
        self._details.setText(text)
        self._details.setAccessibleName(text)
        _fill_choices(self._choices, review, step)

    def _page(self) -> str:
        """Returns HTML with the guesses, and the guesses that strategies would have made."""
        title, said = escape(self.windowTitle()), escape(self._headline.text())
        turns, choices = map(shown_table_html, (self._turns, self._choices))
        return f"<h2>{title}</h2><p>{said}</p>{turns}<p>{escape(self._details.text())}</p>{choices}"

    def _report(self) -> str:
        from wmh.helper.review.review_report import report

        template = (paths.folder("resources") / "report" / "review.html").read_text("utf-8")
        return "" if self._review is None else report(self._review, template)


_FIGURES = (2, 3)
"""Indices of the columns with numbers, in the table of the strategies' guesses."""


def _turn_titles() -> tuple[str, ...]:
    return (
        _("Guess"),
        _("Words left", context="ReviewPanel"),
        _("Bits gained"),
        _("Expected"),
        _("Luck"),
        _("Skill"),
    )


def _choice_titles() -> tuple[str, ...]:
    return (
        _("Strategy"),
        _("Its guess"),
        _("Bits", context="ReviewPanel"),
        _("Words left", context="ReviewPanel"),
        _("All its guesses"),
    )


def _cells(step: ReviewedStep, row: int) -> list[QTableWidgetItem]:
    turn = QTableWidgetItem()
    turn.setData(TURNS, (step.turn,))
    turn.setData(
        Qt.ItemDataRole.AccessibleTextRole,
        f"{row + 1}: {capital(step.turn.word)}, {spoken_clue(step.turn.clue)}",
    )
    texts = (
        f"{whole(step.before)} \N{RIGHTWARDS ARROW} {whole(step.after)}",
        "" if step.bits is None else decimal(step.bits, 1),
        decimal(step.entropy, 1),
        "" if step.luck is None else sign_text(step.luck),
        _skill_text(step, first=not row),
    )
    cells = [QTableWidgetItem(text) for text in texts]
    for cell in cells:
        cell.setTextAlignment(RIGHT)
    return [turn, *cells]


def _skill_text(step: ReviewedStep, *, first: bool) -> str:
    """Returns the skill of a guess as text, or why it has none."""
    if step.solved:
        return _("Solved")
    if step.skill is None:
        return _("not rated") if first else ""
    return decimal(step.skill, 0)


def _fill_choices(table: QTableWidget, review: Review, step: ReviewedStep) -> None:
    needed = {each.strategy: each for each in review.needed}
    table.setRowCount(len(step.choices))
    for row, choice in enumerate(step.choices):
        whole = needed.get(choice.strategy)
        words = [] if whole is None else [capital(turn.word) for turn in whole.turns]
        all_ = f"{len(words)}: {' '.join(words)}" if whole is not None and whole.won else ""
        if whole is not None and not whole.won:
            all_ = _("not found", context="ReviewPanel")
        texts = (
            _(STRATEGIES[choice.strategy].title, context="Strategies"),
            capital(choice.word),
            decimal(choice.entropy, 1),
            decimal(choice.expected, 1),
            all_,
        )
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            set_tip(item, text)
            if column in _FIGURES:
                item.setTextAlignment(RIGHT)
            table.setItem(row, column, item)


def game_on(
    sheet: Sheet, asked: Question | None, alphabet: Alphabet, played: FinishedGame | None
) -> Game:
    """Returns the game on the board, with its secret if that is known.

    `asked` is the board's question, None without a word list; `played` the recorded game that has
    just ended.
    """
    terms = Terms(sheet.length, sheet.rule, keeping=None)
    if asked is not None:
        terms = Terms(
            sheet.length,
            sheet.rule,
            keeping=None,
            tier=asked.tier,
            flagged=asked.flagged,
            hardness=asked.hardness,
        )
    if played is not None and played.turns == sheet.turns and played.secret:
        state = GameState.WON if played.won else GameState.LOST
        return Game(terms, alphabet.letters_of(played.secret), sheet.turns, state)
    if sheet.solved:
        return Game(terms, sheet.turns[-1].guess, sheet.turns, GameState.WON)
    return Game(terms, None, sheet.turns)
