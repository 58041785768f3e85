"""Page on which the teacher hides a secret; it shows only the length of the word."""

import random

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.engine.clues.rules import Rule
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.question import ALL_TIERS
from wmh.helper.classroom.class_game import ClassGame, open_game
from wmh.helper.games.game import Game, Keeping, Terms
from wmh.helper.games.keeping import SecretError
from wmh.helper.lists.titles import list_title
from wmh.helper.suggester import Suggester
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.box import ChoiceBox, fitted_box, length_choices
from wmh.helper.ui.parts.error_text import objection
from wmh.helper.ui.parts.labels import plain_label
from wmh.helper.ui.parts.layout import REST, in_column, in_row
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.play.choices import limit_choices, rule_choices
from wmh.helper.ui.play.jobs import drawing
from wmh.helper.ui.words.scope import WordScope

_USUAL_ROWS = 6
_USUAL_LENGTH = 5
_MOST = 80


class SecretPage(QWidget):
    """Page on which a secret is typed invisibly, or drawn and not shown."""

    begun = Signal(object)
    """Emitted with the new ClassGame."""
    left = Signal()
    """Emitted when the user wants to go back to the game."""
    failed = Signal(str)

    def __init__(self, suggester: Suggester, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: WordScope | None = None
        self._held: tuple[str, ...] | None = None  # The secret that there are doubts about.
        self.replaces = ""
        """Sentence on the game that a new one would replace; "" if there is none."""
        self._errand = suggester.task_channel(self._take_drawn, self._fail)
        self._head = PageHead(
            _("Play with a class"), _("The class guesses; you hide the word."), self
        )
        self._secret = QLineEdit(self)
        self._secret.setObjectName("secret")
        self._secret.setAccessibleName(_("Hidden word (not shown while typing)"))
        self._secret.setEchoMode(QLineEdit.EchoMode.Password)
        self._secret.setMaxLength(_MOST)
        self._secret.textChanged.connect(self._check)
        self._secret.returnPressed.connect(self.begin)
        self._show = QPushButton(_("&Show"), self)
        self._show.setToolTip(_("Hold down to show the hidden word"))
        self._show.pressed.connect(self._unveil)
        self._show.released.connect(self._veil)
        self._said = plain_label(self, "note")
        set_margins(self._said, 7, 0, 0, 6)
        self._lengths: ChoiceBox[int] = fitted_box(self, _("Length of the word to draw"))
        self._draw = QPushButton(_("&Draw a word"), self)
        self._draw.setToolTip(_("The word is not shown"))
        self._draw.clicked.connect(self._draw_word)
        self._rules = fitted_box(self, _("Rule of the game"), rule_choices())
        self._rows = fitted_box(self, _("Guesses allowed"), limit_choices())
        for box in (self._lengths, self._rules, self._rows):
            box.setObjectName("field")
        self._rows.choose(_USUAL_ROWS)
        self._begin = QPushButton(_("&Begin"), self)
        self._begin.setObjectName("primary")
        self._begin.clicked.connect(self.begin)
        self._back = plain_label(self, "note")
        self._back.setText(_("Esc goes back to the game."))
        self._lay_out()
        self._check()

    def _lay_out(self) -> None:
        form = QGridLayout()
        set_spacing(form, 12, 8)
        form.setColumnStretch(1, 1)
        form.addWidget(self._said, 1, 1)
        for row, text, fields in (
            (0, _("Hidden word"), (self._secret, self._show)),
            (2, _("or"), (self._lengths, self._draw, REST)),
            (3, _("Rule"), (self._rules, REST)),
            (4, _("Guesses allowed"), (self._rows, REST)),
            (5, "", (self._begin, REST)),
        ):
            label = QLabel(text, self)
            label.setObjectName("note")
            form.addWidget(label, row, 0)
            form.addLayout(in_row(*fields, spacing=8), row, 1)
        in_column(self._head, form, self._back, REST, on=self, margins=(4, 8, 4, 8), spacing=12)

    def focus(self, *, back: bool) -> None:
        """Empties the page for another secret; with `back`, Esc returns to a game."""
        self._back.setVisible(back)
        self._secret.clear()
        self._secret.setFocus()

    def stop(self) -> None:
        """Cancels the drawing of a random secret."""
        self._errand.drop()

    def show_view(self, view: WordScope) -> None:
        """Sets the word list and vocabulary that secrets are from."""
        if self._view is None or self._view.lexicon is not view.lexicon:
            usual = Rule.PEGS if is_code_name(view.lexicon.name) else Rule.TILES
            self._rules.choose(usual)
        self._view = view
        chosen = self._lengths.value_or(_USUAL_LENGTH)
        self._lengths.offer(length_choices(view.lexicon.name, view.lexicon.lengths))
        self._lengths.choose(chosen)
        self._check()

    @property
    def _terms(self) -> Terms:
        """Returns the terms for a game whose secret is drawn, with the chosen length."""
        length = self._lengths.value_or(_USUAL_LENGTH)
        view, tier = self._view, ALL_TIERS
        if view is not None and view.tier != ALL_TIERS:
            tier = view.lexicon.usual_tier(length)
        return Terms(
            length,
            self._rules.value,
            Keeping.RANDOM,
            self._rows.value,
            tier,
            flagged=view is not None and view.flagged,
        )

    # The secret

    @Slot()
    def _check(self) -> None:
        """Shows if the typed secret is valid, without naming the secret."""
        self._say(self._verdict_text(self._secret.text().strip()))

    def _verdict_text(self, secret: str) -> str:
        view = self._view
        if view is None:
            return _("No word list is open yet.")
        if not secret:
            return _("A word of the word list {0}.").format(list_title(view.lexicon.name))
        try:
            length = open_game(secret, self._terms, view.lexicon).game.terms.length
        except SecretError as error:
            return objection(error)
        return ngettext(
            "1 letter, in the word list {1}.",
            "{0} letters, in the word list {1}.",
            length,
            length,
            list_title(view.lexicon.name),
        )

    @Slot()
    def _draw_word(self) -> None:
        terms = self._terms
        self._errand.ask(drawing(terms, random.SystemRandom().getrandbits(32)))

    @Slot(object)
    def _take_drawn(self, game: Game) -> None:
        self._secret.setText("".join(game.secret or ()))
        self._begin.setFocus()
        announce(self._said, self._said.text())

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.failed.emit(objection(error))

    @Slot()
    def _unveil(self) -> None:
        self._secret.setEchoMode(QLineEdit.EchoMode.Normal)

    @Slot()
    def _veil(self) -> None:
        self._secret.setEchoMode(QLineEdit.EchoMode.Password)

    @Slot()
    def begin(self) -> None:
        """Begins a game if the typed secret is valid."""
        if self._view is None:
            self._check()
            return
        try:
            playing: ClassGame = open_game(
                self._secret.text().strip(), self._terms, self._view.lexicon
            )
        except SecretError as error:
            self._say(objection(error))
            announce(self._said, objection(error))
            self._secret.setFocus()
            return
        word = playing.game.secret
        if (doubts := self._doubts("".join(word or ()))) and word != self._held:
            self._held = word
            self._say(doubts)
            announce(self._said, doubts)
            self._secret.setFocus()
            return
        self._held = None
        self._secret.clear()
        self.begun.emit(playing)

    def _doubts(self, secret: str) -> str:
        """Returns the reasons for which Enter must be pressed twice; they never name the word."""
        said = [self.replaces] if self.replaces else []
        if self._view is not None and self._view.holds_back(secret):
            said.append(_("This word is offensive."))
        if said:
            said.append(_("Press Enter again to begin all the same."))
        return " ".join(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._back.isVisible():
            self._secret.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._said.setAccessibleName(text)
