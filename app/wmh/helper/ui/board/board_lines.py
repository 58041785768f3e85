"""Lines around the board: what all clues tell, the rule of the game, and all code pegs.

A panel shows the letters coloured by what the clues tell.
"""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.hard_modes import STATEMENTS, Hardness
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.summary import in_words as summary_in_words
from wmh.helper.capitals import capital
from wmh.helper.games.preset import Preset
from wmh.helper.ui.board.board import Board
from wmh.helper.ui.board.sheet import Sheet
from wmh.helper.ui.look.clue_words import hardness_name, in_words
from wmh.helper.ui.look.letter_row import LetterMarks, LetterRow, known_marks, spoken_marks
from wmh.helper.ui.look.pegs import letter_name, paint_peg
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import ElidedLabel
from wmh.helper.ui.parts.layout import REST, in_column, in_row, margins, remove
from wmh.helper.ui.parts.rich_text import set_tip

_MOST_LINES = 3

_KEYS = 1.5
"""Factor by which the letters in the panel are larger than those beside a game."""


class KnownLine(ElidedLabel):
    """Sentence on up to three lines; if it is elided, its tip has the whole text.

    The sentence is announced when the cursor leaves a row.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = 0
        self._said = ""
        self.setObjectName("known")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        known = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        text = ""  # Why nothing is possible is said elsewhere.
        if known.possible:
            text = summary_in_words(known, sheet.turns, sheet.rule, _say, capital)
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
            set_tip(self, text)
            self.setVisible(bool(text))
            name = _("What is known: {0}").format(text) if text else ""
            self.setAccessibleName(name)
        if sheet.row != self._row and text != self._said:
            self._said = text
            announce(self, self.accessibleName())
        self._row = sheet.row

    def minimumSizeHint(self) -> QSize:
        margins = self.contentsMargins()
        height = self.fontMetrics().height() + margins.top() + margins.bottom()
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        least, more = self.minimumSizeHint(), len(self._lines(_MOST_LINES)) - 1
        return least + QSize(0, more * self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room, high = self.contentsRect(), self.fontMetrics().lineSpacing()
        start = QLabel.alignment(self) & Qt.AlignmentFlag.AlignHorizontal_Mask
        lines = self._lines(max(room.height() // self.fontMetrics().height(), 1))
        for number, line in enumerate(lines):
            place = QRect(room.x(), room.y() + number * high, room.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | start, line)

    def _lines(self, most: int) -> list[str]:
        """Breaks the text into `most` lines at most, of which the last may be elided."""
        width, metrics = self.contentsRect().width(), self.fontMetrics()
        lines: list[str] = []
        rest = self.text()
        while rest and len(lines) < most - 1 and metrics.horizontalAdvance(rest) > width > 0:
            words = rest.split(" ")
            fit = len(words) - 1
            while fit > 1 and metrics.horizontalAdvance(" ".join(words[:fit])) > width:
                fit -= 1
            lines.append(" ".join(words[:fit]))
            rest = " ".join(words[fit:])
        return [*lines, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)]


def _say(phrase: str) -> str:
    return _(phrase, context="Summary")


class KnownPanel(QDialog):
    """Panel with the letters, coloured by what is known of each; it follows the board.

    Below the letters each fact has a line of its own.
    """

    def __init__(self, board: Board, parent: QWidget) -> None:
        from wmh.helper.ui.parts.page_kit import PageHead

        super().__init__(parent)
        self._board = board
        self.setWindowTitle(_("What is known"))
        self.setModal(False)
        self._letters = LetterRow(self, _KEYS)
        self._facts = QLabel(self, wordWrap=True)
        self._facts.setObjectName("facts")
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        sentence = _("What all clues so far say together.")
        head = PageHead(self.windowTitle(), sentence, self)
        in_column(head, self._letters, 8, (self._facts, 1), on=self, margins=16)
        self.resize(500, 340)
        board.changed.connect(self.show_sheet)
        self.show_sheet(board.sheet)

    @Slot(object)
    def show_sheet(self, sheet: Sheet) -> None:
        known = learn(sheet.turns, sheet.length, sheet.rule, sheet.given)
        marks: LetterMarks = known_marks(sheet.turns, known) if known.possible else {}
        facts = (
            summary_in_words(known, sheet.turns, sheet.rule, _say, capital)
            if known.possible
            else ""
        )
        none = _("Nothing is known yet.", context="KnownPanel")
        text = (facts or none) if known.possible else _("The clues contradict each other.")
        said = _("What is known: {0}").format(spoken_marks(marks) if marks else text)
        self._letters.show_letters(self._board.alphabet.letters, marks, said)
        self._facts.setText(text.replace("; ", "\n"))
        self._facts.setAccessibleName(text)


class RuleLine(QLabel):
    """Small grey line; hidden during the usual game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rule")
        self.setWordWrap(True)
        set_margins(self, *margins(6, 2, 0, 0))

    def show_rule(self, sheet: Sheet, hardness: Hardness, preset: Preset | None, name: str) -> None:
        """Shows the rule, hard mode and limit, if they are unusual for the game.

        `name` is the preset's name, "" if another line shows it. Terms that the game always has are
        not shown.
        """
        rule = sheet.rule
        said = [name] if name else []
        tips = [_(preset.about, context="Games")] if preset is not None and preset.about else []
        if rule is not (Rule.TILES if preset is None else preset.rule):
            said.append(_(RULES[rule].title, context="Rules"))
        if preset is not None or rule is not Rule.TILES:
            tips.append(_(RULES[rule].statement, context="Rules"))
        if hardness is not (Hardness.FREE if preset is None else preset.hard):
            said.append(hardness_name(hardness))
        if hardness is not Hardness.FREE:
            tips.append(_(STATEMENTS[hardness], context="Rules"))
        if tips and not RULES[rule].counts and (words := in_words()):
            tips.append(words)
        if preset is not None and preset.rows is not None and not sheet.solved:
            said.append(_rows(sheet, preset.rows))
        self.setText(" · ".join(said))
        set_tip(self, "\n".join(tips))
        self.setAccessibleName(_("Rule: {0}").format(", ".join(said)))
        self.setAccessibleDescription(" ".join(tips))
        self.setVisible(bool(said))


def _rows(sheet: Sheet, allowed: int) -> str:
    """Returns the number of the next or unmarked guess, and the number of guesses allowed."""
    used = len(sheet.spelt_rows)
    here = used if sheet.open else used + 1
    if here <= allowed:
        return _("guess {0} of {1}").format(here, allowed)
    values = here, allowed
    return ngettext("the one guess used", "all {1} guesses used", allowed, *values)


_SIDE = 30


class PegRow(QWidget):
    """Row of all code pegs; a click on one types its letter. Hidden if letters are no colours."""

    typed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[_PegButton] = []
        self._row = in_row(REST, on=self, margins=margins(24, 6, 0, 0), spacing=4)
        self.setAccessibleName(_("Colours"))
        self._show_pegs()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_pegs()

    def _show_pegs(self) -> None:
        theme = theme_of(self)
        letters = list(theme.pegs)
        names = [letter_name(capital(letter), theme) for letter in letters]
        if names != [button.accessibleName() for button in self._buttons]:
            remove(*self._buttons)
            self._buttons = [_PegButton(letter, self) for letter in letters]
            for place, button in enumerate(self._buttons):
                button.clicked.connect(self._type)
                self._row.insertWidget(place, button)
        self.setVisible(bool(letters))

    @Slot()
    def _type(self) -> None:
        button = self.sender()
        if isinstance(button, _PegButton):
            self.typed.emit(button.letter)


class _PegButton(QAbstractButton):
    def __init__(self, letter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.letter = letter
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # The letter's key is nearer.
        self._measure()
        name = letter_name(capital(letter), theme_of(self))
        self.setAccessibleName(name)
        set_tip(self, name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def _measure(self) -> None:
        self.setFixedSize(QSize(scale_length(_SIDE), scale_length(_SIDE)))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        if self.letter in theme.pegs:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inset = 0 if self.underMouse() and not self.isDown() else 2
            rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            peg = theme.pegs[self.letter]
            paint_peg(painter, rect, capital(self.letter), peg, theme)
