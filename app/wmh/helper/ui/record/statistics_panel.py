"""Panel of the statistics of recorded games."""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from wmh.base.text.phrases import _, ngettext
from wmh.helper.capitals import capital
from wmh.helper.record.finished_game import FinishedGame, Mode
from wmh.helper.record.record import Record, read
from wmh.helper.record.statistics import Statistics, as_csv, only, statistics
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.bar_chart import Bar, BarRows
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.bars import SaveFoot
from wmh.helper.ui.parts.box import Choice, ChoiceBox, fitted_box
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.numbers import clock, decimal, whole
from wmh.helper.ui.parts.page_kit import EmptyState, PageHead
from wmh.helper.ui.parts.printing import table_html

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wmh.base.running.stopping import Stop
    from wmh.engine.lexicon.store import Lexicon
    from wmh.helper.answering import Answering


_MOST_ROWS = 20
_MOST_LISTED = 200


class StatisticsPanel(QDialog):
    """Panel of the statistics of all recorded games, or of those of one length or mode."""

    failed = Signal(str)
    """Emitted with a sentence on a file that could not be read or saved."""
    review_wanted = Signal(object)
    """Emitted with a recorded game that the user wants to review."""
    play_wanted = Signal()
    """Emitted when the user wants to play a game, since none is recorded."""

    def __init__(self, path: Path, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._path = path
        self._games: tuple[FinishedGame, ...] = ()
        self._errand = suggester.task_channel(self._show_record, self._fail)
        self.setWindowTitle(_("Statistics"))
        self._headline = QLabel(self)
        self._headline.setObjectName("headline")
        self._lengths: ChoiceBox[int | None] = fitted_box(self, _("Length of the words"))
        self._modes = fitted_box(self, _("Who guessed"), _modes())
        for box in (self._lengths, self._modes):
            box.activated.connect(self._show_games)
        self._figures = _Figures(self)
        self._bars = BarRows(_("Games by the guesses they took"), self)
        self._diary = QListWidget(self)
        self._diary.setObjectName("diary")
        self._diary.setAccessibleName(_("The last games"))
        self._diary.setToolTip(_("Enter or a double click reviews a game."))
        self._diary.itemActivated.connect(self._want_review)
        keeps = self._diary.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)  # Or what stands above it would drift apart.
        self._diary.setSizePolicy(keeps)
        self._foot = SaveFoot(
            _("Save as &CSV …"),
            _("A table of these games, a row each, for a spreadsheet"),
            "games.csv",
            {_("Table (*.csv)"): ".csv"},
            lambda _suffix: as_csv(self._games_in_view()),
            self,
            self._page,
        )
        self._foot.failed.connect(self.failed)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Reads the record again."""
        path = self._path

        def work(_lexicon: "Lexicon", _answering: "Answering", _stop: "Stop") -> "Iterator[Record]":
            yield read(path)

        self._errand.ask(work)

    def _lay_out(self) -> None:
        play = plain_button(_("&Play a game"), self, self.play_wanted, name="primary")
        text = _("No games yet. Every game you finish, here or with help, is counted.")
        self._empty = EmptyState(text, self, play)
        self._empty.hide()
        self._filled = QWidget(self)
        in_column(
            self._headline,
            in_row(self._lengths, self._modes, REST),
            self._figures,
            self._bars,
            (self._diary, 1),
            self._foot,
            on=self._filled,
            margins=0,
            spacing=10,
        )
        in_column(
            PageHead(
                self.windowTitle(),
                _("Games won, guesses and times; a double click on a game reviews it."),
                self,
                modest=True,
            ),
            (self._empty, 1),
            (self._filled, 1),
            on=self,
            margins=16,
            spacing=10,
        )
        self.resize(400, 560)

    @Slot(object)
    def _show_record(self, record: Record) -> None:
        self._games = record.games
        lengths = sorted({each.length for each in record.games})
        named = [Choice[int | None](ngettext("1 letter", "{0} letters", n), n) for n in lengths]
        self._lengths.offer((Choice[int | None](_("all lengths"), None), *named))
        self._empty.setVisible(not record.games)
        self._filled.setVisible(bool(record.games))
        if said := _left_out(record):
            self._foot.say(said)
        self._show_games()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        text = _("The file of your games {0} cannot be read: {1}.")
        self.failed.emit(text.format(self._path, reason))

    @Slot()
    def _show_games(self) -> None:
        found = statistics(self._games_in_view())
        self._headline.setText(_headline(found))
        self._figures.show_figures(found)
        self._bars.show_bars(_bars(found.distribution, found.games - found.won))
        self._foot.let_save(possible=bool(found.games))
        self._diary.clear()
        for played in reversed(self._games_in_view()[-_MOST_LISTED:]):
            item = QListWidgetItem(_entry(played), self._diary)
            item.setData(Qt.ItemDataRole.UserRole, played)
        self._diary.setVisible(bool(self._diary.count()))

    def _page(self) -> str:
        """Returns HTML with the figures, the distribution, and the last games."""
        found = statistics(self._games_in_view())
        bars = _bars(found.distribution, found.games - found.won)
        by_guesses = [(bar.label, bar.number or whole(0)) for bar in bars]
        bars_table = table_html((_("guesses"), _("games")), by_guesses)
        entries = (self._diary.item(row).text() for row in range(self._diary.count()))
        said = "".join(f"<p>{escape(each)}</p>" for each in entries)
        return f"<h2>{escape(_headline(found))}</h2>{self._figures.html()}{bars_table}{said}"

    @Slot(QListWidgetItem)
    def _want_review(self, item: QListWidgetItem) -> None:
        self.review_wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def _games_in_view(self) -> tuple[FinishedGame, ...]:
        return only(self._games, length=self._lengths.value_or(None), mode=self._modes.value)


def _entry(played: FinishedGame) -> str:
    """Returns day, word and number of guesses of one game."""
    day = played.when[:10]
    guesses = ngettext("1 guess", "{0} guesses", len(played.turns), context="StatisticsPanel")
    if not played.won:
        return _("{0}: lost after {1}").format(day, guesses)
    word = played.secret or (played.turns[-1].word if played.turns else "")
    return _("{0}: {1} in {2}").format(day, capital(word), guesses)


def _bars(distribution: Mapping[int, int], lost: int) -> "Iterator[Bar]":
    """Yields a bar for each number of guesses, with the games won by it; last, the lost games.

    Numbers without games are left out only if the numbers are very many.
    """
    most = max(distribution, default=0)
    numbers = range(1, most + 1) if most <= _MOST_ROWS else sorted(distribution)
    for number in numbers:
        yield _bar(str(number), distribution.get(number, 0))
    if lost:
        yield _bar(_("lost"), lost)


def _bar(label: str, games: int) -> Bar:
    if not games:
        return Bar(label, 0, "", "", "hairline")
    spoken = _("{0}: {1}").format(label, whole(games))
    return Bar(label, games, whole(games), spoken)


def _left_out(record: Record) -> str:
    """Returns a text on the recorded games that no figure counts; "" if there are none."""
    said: list[str] = []
    if record.damaged:
        text = ngettext(
            "1 damaged line of your games is left out.",
            "{0} damaged lines of your games are left out.",
            record.damaged,
        )
        said.append(text)
    if record.newer:
        text = ngettext(
            "1 game is from a newer version of this program.",
            "{0} games are from a newer version of this program.",
            record.newer,
        )
        said.append(text)
    return " ".join(said)


class _Figures(QWidget):
    """Figures in large type, with their names below them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        set_margins(self._grid, 0, 4, 0, 4)
        set_spacing(self._grid, 18, -1)
        self._figures: list[QLabel] = []
        for column, name in enumerate(_names()):
            figure, label = QLabel(self), QLabel(name, self)
            figure.setObjectName("figure")
            label.setObjectName("unit")
            self._grid.addWidget(figure, 0, column)
            self._grid.addWidget(label, 1, column)
            self._figures.append(figure)
        self._grid.setColumnStretch(len(self._figures), 1)

    def show_figures(self, found: Statistics) -> None:
        shown = (
            "" if not found.games else f"{decimal(100 * found.won / found.games, 0)} %",
            "" if found.mean is None else decimal(found.mean, 2),
            _seconds(found.median_time),
            str(found.streak),
            str(found.longest),
        )
        for figure, name, text in zip(self._figures, _names(), shown, strict=True):
            figure.setText(text or "\N{EN DASH}")
            figure.setAccessibleName(f"{name}: {text or _('none', context='StatisticsPanel')}")

    def html(self) -> str:
        """Returns an HTML table of the figures and their names."""
        return table_html(_names(), [[figure.text() for figure in self._figures]])


def _names() -> tuple[str, ...]:
    return (
        _("won"),
        _("mean guesses"),
        _("median time"),
        _("streak"),
        _("longest streak"),
    )


def _modes() -> tuple[Choice[Mode | None], ...]:
    return (
        Choice(_("all games"), None),
        Choice(_("I guessed"), Mode.GUESSER),
        Choice(_("the program guessed"), Mode.KEEPER),
        Choice(_("the program played both sides"), Mode.AUTOMATIC),
        Choice(_("with the helper"), Mode.HELPED),
    )


def _headline(found: Statistics) -> str:
    if not found.games:
        return _("No games yet")
    games = ngettext("1 game", "{0} games", found.games)
    return _("{0}, {1} won").format(games, whole(found.won))


def _seconds(seconds: float | None) -> str:
    if seconds is None:
        return ""
    if seconds < 60:
        return _("{0} s").format(decimal(seconds, 0))
    return clock(int(seconds))
