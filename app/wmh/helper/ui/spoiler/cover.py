"""Cover shown in place of the list, with hints."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from wmh.base.text.phrases import _
from wmh.engine.explain.spoiler import Spoiler, TellingLetters, hinted_places
from wmh.engine.question import Question
from wmh.helper.capitals import capital
from wmh.helper.ui.look.pegs import letter_name
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import legible, scale_length, theme_of
from wmh.helper.ui.look.tile import TileState, paint_tile
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_label, say
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.helper.ui.parts.shortcuts import with_key
from wmh.helper.ui.spoiler import spoiler_text
from wmh.helper.ui.spoiler.letter_list import LetterList
from wmh.helper.ui.spoiler.spoiler_text import hint_spoken

_SIDE, _GAP = 30, 4
_EDGE = 6


class HintRow(QLabel):
    """Small tiles of a hint, empty for letters not given yet; screen readers get its text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters: tuple[str | None, ...] = ()
        self._waiting = False
        self.setObjectName("hinted")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_letters(self, letters: tuple[str | None, ...], *, last: bool, candidate: bool) -> None:
        self._letters = letters
        named_ = (None if x is None else letter_name(capital(x), theme_of(self)) for x in letters)
        text = hint_spoken(tuple(named_), last=last, candidate=candidate)
        self.setText(text)
        self.setAccessibleName(text)
        set_tip(self, text)
        self.update()

    def show_waiting(self, *, waiting: bool) -> None:
        self._waiting = waiting
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        return QSize(0, legible(_SIDE) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._waiting:
            painter.setOpacity(0.4)
        side, number = legible(_SIDE), max(len(self._letters), 1)
        pitch = min(side + legible(_GAP), (self.width() - 2 * scale_length(_EDGE)) / number)
        gap = min(legible(_GAP), pitch / 8)
        if pitch <= gap:  # As long as nothing is laid out.
            return
        for place, letter in enumerate(self._letters):
            x = scale_length(_EDGE) + place * pitch
            if self.isRightToLeft():
                x = self.width() - x - pitch
            tile = QRectF(x, 2, pitch - gap, side)
            shown = TileState.EMPTY if letter is None else TileState.PLAIN
            paint_tile(painter, tile, capital(letter or ""), shown, theme_of(self))


@dataclass(frozen=True, slots=True)
class Hint:
    """The letters given so far, by place; `more` is true if another letter may be given.

    `candidate` is false if their word cannot be the answer.
    """

    letters: tuple[str | None, ...]
    more: bool
    candidate: bool = True


def hint_at(
    word: tuple[str, ...], question: Question, telling: TellingLetters, number: int
) -> Hint:
    """Returns a hint with `number` letters of a word, beginning with those that exclude most."""
    places = hinted_places(word, question, telling.letters)
    given = places[:number]
    shown = tuple(x if place in given else None for place, x in enumerate(word))
    return Hint(shown, more=len(given) < len(places))


@dataclass(frozen=True, slots=True)
class Covered:
    """Content of a cover; `last` is true if one word is left, which with `codes` is a code.

    On several `boards` the list hides only words that are the only ones of their boards. The hint
    and the letters are None while they are computed, or if the level gives none. If the level is
    `fixed`, no text tells how to see more.
    """

    level: Spoiler
    last: bool = False
    boards: int = 1
    codes: bool = False
    telling: TellingLetters | None = None
    hint: Hint | None = None
    fixed: bool = False


class Cover(QScrollArea):
    """Widget in place of the list, with the hint and the letters that the level allows."""

    more_wanted = Signal()
    """Emitted when the user wants another letter of the hint."""
    left = Signal()
    """Emitted when the focus should return to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget(self)
        self._shown: Covered | None = None
        self._statement = plain_label(self._inside, "reason")
        self._hint_title = plain_label(self._inside, "terms")
        self._hint = HintRow(self._inside)
        self._more = QPushButton(_("Next place"), self._inside)
        self._more.setObjectName("flat")
        self._more.setAccessibleName(_("Next place of the hint"))
        self._more.setToolTip(with_key(_("Another letter of the hint"), "spoiler-3"))
        self._more.clicked.connect(self.more_wanted)
        self._title = plain_label(self._inside, "terms")
        self.letters = LetterList(self._inside)
        self.letters.left.connect(self.left)
        self.letters.moved.connect(self._bring_in_sight)
        self._next = plain_label(self._inside, "note")
        self._lay_out()

    def _lay_out(self) -> None:
        for label in (self._statement, self._hint_title, self._title, self._next):
            set_margins(label, 6, 0, 16, 0)
        more = self._more, 0, Qt.AlignmentFlag.AlignVCenter
        self._column = in_column(
            self._statement,
            self._hint_title,
            in_row((self._hint, 1), more, margins=(0, 0, 16, 4)),
            self._title,
            self.letters,
            self._next,
            REST,
            on=self._inside,
            margins=(0, 8, 0, 0),
            spacing=6,
        )
        for widget in (self._hint, self._more, self.letters):
            widget.hide()
        self.setWidget(self._inside)

    def show_covered(self, covered: Covered) -> None:
        """Shows the content; widgets that do not change are not drawn again."""
        if covered == self._shown:
            return
        before, self._shown = self._shown, covered
        self._show_statement(covered)
        self._show_letters(covered, before)
        self._show_hint(covered, before)
        say(self._next, "" if covered.fixed else _following(covered))
        if covered.fixed:
            self._more.setToolTip("")
        self._column.activate()  # Or a scroll bar would flash where there was more before.

    def show_waiting(self, *, waiting: bool) -> None:
        """Fades the content while it is outdated."""
        self.letters.show_waiting(waiting=waiting)
        self._hint.show_waiting(waiting=waiting)
        self.letters.setAccessibleDescription(_("A newer answer is on its way.") if waiting else "")

    def _show_statement(self, covered: Covered) -> None:
        text = ""
        if covered.level is Spoiler.LIST and not covered.fixed:
            text = (
                spoiler_text.known_boards_to_show()
                if covered.boards > 1
                else spoiler_text.one_left_to_show(codes=covered.codes)
            )
        elif covered.last and covered.level is not Spoiler.COUNT:
            text = spoiler_text.one_left(codes=covered.codes)
        if text != self._statement.text():
            announce(self._statement, text)
        say(self._statement, text)

    def _show_letters(self, covered: Covered, before: Covered | None) -> None:
        telling = covered.telling
        wanted = covered.level in (Spoiler.LETTERS, Spoiler.HINT)
        number = 0 if telling is None else len(telling.letters)
        title = ""
        if wanted and telling is not None:
            title = spoiler_text.letters_title(number, telling.remaining)
        say(self._title, title)
        if before is None or telling != before.telling:
            self.letters.show_letters(telling)
        self.letters.setVisible(wanted and number > 0)

    def _show_hint(self, covered: Covered, before: Covered | None) -> None:
        hint = covered.hint
        given = hint is not None and any(hint.letters)
        more = hint is not None and hint.more
        if self._more.hasFocus() and not more:
            self.left.emit()  # First: hiding the focus would send it elsewhere.
        self._hint.setVisible(given)
        self._more.setVisible(more)
        if covered.level is not Spoiler.HINT:
            title = ""
        elif hint is None:
            title = spoiler_text.hint_awaited()
        else:
            title = spoiler_text.hint_title(
                last=covered.last, given=given, more=more, candidate=hint.candidate
            )
        say(self._hint_title, title)
        letters, candidate = (hint.letters, hint.candidate) if hint is not None else ((), True)
        self._hint.show_letters(letters, last=covered.last, candidate=candidate)
        if hint is not None and (before is None or before.hint != hint):
            announce(self._hint, self._hint.text() if given else title)

    @Slot(QRect)
    def _bring_in_sight(self, place: QRect) -> None:
        corner = self.letters.mapTo(self._inside, place.center())
        self.ensureVisible(corner.x(), corner.y(), 0, place.height())


def _following(covered: Covered) -> str:
    if covered.level is Spoiler.LIST:
        return ""  # The statement says it.
    if covered.level is Spoiler.HINT and covered.last:
        return spoiler_text.last_step()
    return spoiler_text.following(covered.level)
