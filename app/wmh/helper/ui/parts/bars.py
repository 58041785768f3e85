"""Bars: status line, messages, a bar that saves a file, and a pair of buttons."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QPushButton, QWidget

from wmh.base.files.saved_games import Trouble
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _
from wmh.helper.ui.look.scaling import set_margins
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.error_text import reason_of
from wmh.helper.ui.parts.hints import is_hint
from wmh.helper.ui.parts.labels import ElidedLabel, Gap, plain_button
from wmh.helper.ui.parts.layout import REST, LinesLayout, in_column, in_row
from wmh.helper.ui.parts.printing import print_html_button
from wmh.helper.ui.parts.rich_text import set_tip

if TYPE_CHECKING:
    from wmh.base.files.outputs import OccupiedError


_NOTICE_MS = 6000

_HEADLINE, _WIDEST = 200, 448
"""Least pixels for a headline beside a widget, and most pixels for both together."""
_LARGE, _LARGE_HEADLINE = 2, 136
"""Scale from which a headline shrinks to stay beside a widget, and its least pixels then."""


class StatusLine(QWidget):
    """Headline with a hint below it.

    A notice replaces the hint for a time or until the next event.
    """

    headed = Signal(str)
    """Emitted with the headline when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = ElidedLabel(self, smallest=0.65)
        self._headline.setObjectName("headline")
        self._hint = QLabel(self)
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint_text = ""
        self._hints_wanted = True
        self._needed = False
        self._notice_over = QTimer(self, singleShot=True, interval=_NOTICE_MS)
        self._notice_over.timeout.connect(self.end_notice)
        self._beside: QWidget | None = None
        self._beyond = Gap(self)
        self._beyond.hide()
        self._line = in_row((self._headline, 1), spacing=2)
        in_column(self._line, self._hint, on=self, margins=0, spacing=2)

    @property
    def headline(self) -> QLabel:
        return self._headline

    def put_beside(self, widget: QWidget) -> None:
        """Adds a widget at the end of the headline, or below it if there is little room."""
        self._beside = widget
        self._line.addWidget(widget)
        self._line.addWidget(self._beyond)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._beside is None:
            return
        room = self.contentsRect().width()
        least = _LARGE_HEADLINE if theme_of(self).scale >= _LARGE else _HEADLINE
        beside = room - self._beside.sizeHint().width() >= scale_length(least)
        # In a wide window it stands above the end of the list's rows.
        beyond = room - scale_length(_WIDEST) - self._line.spacing()
        self._beyond.setVisible(beside)
        self._beyond.show_width(max(beyond, 0))
        self._line.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )

    def show_headline(self, text: str) -> None:
        if text != self._headline.text():
            self._headline.setText(text)
            self._headline.setAccessibleName(text)
            set_tip(self._headline, text)
            announce(self._headline, text)
            self.headed.emit(text)

    def show_hint(self, text: str, *, needed: bool = False) -> None:
        """Shows a hint; a `needed` hint is shown even if the user has switched hints off."""
        self._hint_text, self._needed = text, needed
        self.end_notice()

    def show_hints(self, *, wanted: bool) -> None:
        """Shows or hides the hints; a notice is still shown for its time."""
        self._hints_wanted = wanted
        self._hint.setVisible(wanted or self._needed or self._notice_over.isActive())

    def renew_hint(self, text: str, *, needed: bool = False) -> None:
        """Replaces the hint although nothing has happened: a notice stays for its time."""
        self._hint_text, self._needed = text, needed
        if not self._notice_over.isActive():
            self._say(text)

    @Slot(str)
    def show_notice(self, text: str) -> None:
        self._notice_over.start()
        self._hint.show()
        self._say(text)
        announce(self._hint, text)

    def show_waiting(self, *, waiting: bool) -> None:
        self._headline.setProperty("waiting", waiting)
        self._headline.style().polish(self._headline)

    @Slot()
    def end_notice(self) -> None:
        """Shows the hint again in place of the notice."""
        self._notice_over.stop()
        self._say(self._hint_text)
        self._hint.setVisible(self._hints_wanted or self._needed)

    def _say(self, text: str) -> None:
        self._hint.setText(text)
        self._hint.setAccessibleName(text)


_NEXT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
_FEW_LINES = 3
"""Maximal number of lines of a message beside its buttons."""
_LONG_WORD = re.compile(r"\S{30}(?=\S{10})")
"""Part of a long path or name after which a line may break; Qt itself breaks no word."""


class MessageBar(QFrame):
    """Bar of the newest message: an error, or a hint, which the next key or click closes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._text = QLabel(self, wordWrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._file: Path | None = None
        self._show = QPushButton(_("Show the file"), self)
        self._show.setObjectName("flat")
        self._show.clicked.connect(self._show_file)
        self._act: Callable[[], None] | None = None
        self._offer = QPushButton(self)
        self._offer.setObjectName("flat")
        self._offer.clicked.connect(self._do_offered)
        close = QPushButton(_("Close"), self)
        close.setObjectName("flat")
        close.clicked.connect(self.hide)
        self._buttons = QWidget(self)
        in_row(REST, self._offer, self._show, close, on=self._buttons, margins=0)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        set_margins(self._row, 10, 6, 4, 6)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Puts the buttons beside the text, or below the text if it would become too narrow."""
        beside = self.contentsRect().width() - self._buttons.sizeHint().width()
        line = self._text.fontMetrics().lineSpacing()
        below = self._text.heightForWidth(max(beside, 1)) > _FEW_LINES * line
        self._row.setDirection(
            QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        )

    @Slot(str)
    def show_hint(self, text: str) -> None:
        """Shows a hint: it is blue, and the next key or click closes it."""
        self._show_text(text, None, hint=True)

    @Slot(str)
    def show_message(self, text: str, file: Path | None = None) -> None:
        """Shows an error or a hint, with a button for the folder of `file` if it is given."""
        self._show_text(text, file, hint=is_hint(text))

    def _show_text(self, text: str, file: Path | None, *, hint: bool, stays: bool = False) -> None:
        self._act = None
        self._offer.hide()
        self._file = file
        self._show.setVisible(file is not None)
        self._text.setText(_LONG_WORD.sub("\\g<0>\N{ZERO WIDTH SPACE}", text))
        self._text.setAccessibleName(text)
        self.setAccessibleName(text)
        self.setProperty("hint", hint)
        self.style().polish(self)
        self._arrange()
        self.show()
        announce(self, text)
        _application().removeEventFilter(self)
        if hint and not stays:
            _application().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Closes a hint on the next key or click, which still has its usual effect."""
        if event.type() in _NEXT and not self._holds(watched):
            self.hide()
        return False

    def _holds(self, watched: QObject) -> bool:
        """True if a key or click is for the bar itself, or for no widget yet."""
        return not isinstance(watched, QWidget) or watched is self or self.isAncestorOf(watched)

    def hideEvent(self, event: QHideEvent) -> None:
        _application().removeEventFilter(self)
        super().hideEvent(event)

    def take_back(self, text: str) -> None:
        """Closes the bar if it shows this message."""
        if self._text.accessibleName() == text:
            self.hide()

    def offer(self, text: str, button: str, act: Callable[[], None], *, news: bool = False) -> None:
        """Shows a message with a button, which calls `act`; `news` is blue, not an error."""
        self._show_text(text, None, hint=news or is_hint(text), stays=news)
        self._act = act
        self._offer.setText(button)
        self._offer.show()
        self._arrange()

    @Slot(object, object)
    def ask_to_replace(self, occupied: "OccupiedError", act: Callable[[], None]) -> None:
        """Asks if a file of another kind may be replaced, with the other files of its folder.

        `act` is called if the user agrees.
        """
        text = _(
            "{0} exists already and is another kind of file, so nothing was written: "
            "choose another folder, or replace the old files.",
        )
        button = _("Replace it")
        self.offer(text.format(occupied.path), button, act)

    @Slot()
    def _do_offered(self) -> None:
        act = self._act
        self.hide()
        if act is not None:
            act()

    @Slot(object)
    def add_trouble(self, trouble: Trouble) -> None:
        """Adds a message about a damaged file to the present message: it is reported only once."""
        text = _said_of(trouble)
        before = [] if self.isHidden() else [self._text.text()]
        self.show_message("\n".join([*before, text]), trouble.aside or trouble.path)

    @Slot()
    def _show_file(self) -> None:
        """Opens the folder of the file in the system's file manager."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent)))


def _application() -> QCoreApplication:
    application = QApplication.instance()
    assert application is not None
    return application


def _said_of(trouble: Trouble) -> str:
    if trouble.newer:
        return _(
            "{0} belongs to a newer version of this program. It is not changed, and "
            "nothing is saved there: use the newer version.",
        ).format(trouble.path)
    if trouble.aside is None:
        return _(
            "{0} cannot be read or renamed: move it away, or nothing can be saved there.",
        ).format(trouble.path)
    return _("{0} could not be read. It was renamed to {1}, and a new file is started.").format(
        trouble.path, trouble.aside.name
    )


class SaveFoot(QWidget):
    """Buttons that save a file and print a page.

    `content` returns the text of the file for its suffix, `printed` the HTML of the page, if a page
    can be printed. `kinds` are the suffixes by their names in the dialog; the first is the default.
    """

    failed = Signal(str)
    """Emitted with a sentence that says why the file could not be saved."""

    def __init__(
        self,
        button: str,
        tip: str,
        name: str,
        kinds: Mapping[str, str],
        content: Callable[[str], str],
        parent: QWidget,
        printed: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._kinds = kinds
        self._content = content
        self._state = QLabel(self, wordWrap=True)
        self._state.setObjectName("hint")
        self._save = plain_button(button, self, self._ask_where, tip=tip)
        self._buttons = [self._save]
        if printed is not None:
            self._buttons.insert(0, print_html_button(printed, self))
        in_row((self._state, 1), *self._buttons, on=self, margins=0)

    def let_save(self, *, possible: bool) -> None:
        for button in self._buttons:
            button.setEnabled(possible)

    def say(self, text: str) -> None:
        if text != self._state.text():
            self._state.setText(text)
            self._state.setAccessibleName(text)
            announce(self._state, text)

    @Slot()
    def _ask_where(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, kind = QFileDialog.getSaveFileName(
            self, self._save.text().replace("&", ""), self._name, ";;".join(self._kinds)
        )
        if name:
            path = Path(name)
            usual = next(iter(self._kinds.values()))
            self._write(path if path.suffix else path.with_suffix(self._kinds.get(kind, usual)))

    def _write(self, path: Path) -> None:
        try:
            replace_file(path, self._content(path.suffix.lower()).encode())
        except OSError as error:
            text = _("{0} cannot be saved: {1}.")
            self.failed.emit(text.format(path, reason_of(error)))
        else:
            self.say(_("Saved in {0}.", context="SaveFoot").format(path.name))


_GAP = 8


class TwoButtons(QWidget):
    """Two buttons side by side, or one below the other if there is little room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.do = QPushButton(self)
        self.leave = QPushButton(_("Leave it (Esc)"), self)
        self.leave.setAccessibleName(self.leave.text())
        in_column(LinesLayout(self.do, self.leave, spacing=_GAP), on=self, margins=0)
