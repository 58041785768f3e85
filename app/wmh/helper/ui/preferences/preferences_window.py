"""Window of the preferences: pages of settings, a search, and buttons that reset the settings."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from wmh.base.text.phrases import _, ngettext
from wmh.helper.ui.frame.content_scroll import ContentScroll
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import REST, in_column, in_row, line_between
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.preferences.editors import ChoiceEditor, SampleTiles, SwitchEditor
from wmh.helper.ui.preferences.setting import SAMPLE, Setting, Sources, SwitchSetting, section_table
from wmh.helper.ui.program.ui_steps import take_turns


class SettingSearch(QLineEdit):
    """Search field; hides the settings that do not match, and pages without a match."""

    def __init__(self, pages: QTabWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._rows: list[tuple[int, QFormLayout, int, Setting | None]] = []
        self.nothing = QLabel(_("No setting has these words."), parent)
        self.nothing.setObjectName("hint")
        self.nothing.hide()
        self.setPlaceholderText(_("Search settings"))
        self.setAccessibleName(_("Search settings"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(80)
        self.textChanged.connect(self._find)

    def add(self, page: int, form: QFormLayout, settings: Sequence[Setting | None]) -> None:
        """Adds the rows of a page's form; None stands for a row without a setting."""
        self._rows += [(page, form, row, each) for row, each in enumerate(settings)]
        self._find(self.text())

    @Slot(str)
    def _find(self, text: str) -> None:
        words = text.casefold().split()
        left = set[int]()
        for page, form, row, setting in self._rows:
            fits = not words if setting is None else _holds(setting, words)
            form.setRowVisible(row, fits)
            if fits:
                left.add(page)
        made = {page for page, *_ in self._rows}
        for page in made:
            self._pages.setTabVisible(page, page in left)
        self._pages.setVisible(bool(left) or not made)
        lost = bool(made) and not left
        if lost and self.nothing.isHidden():
            announce(self.nothing, self.nothing.text())
        self.nothing.setVisible(lost)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Esc, which empties the field before it closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _holds(setting: Setting, words: list[str]) -> bool:
    options = (f"{each.text} {each.tip}" for each in setting.options)
    whole = " ".join((setting.label, setting.tip, *options)).casefold()
    return all(word in whole for word in words)


class ResetFoot(QWidget):
    """Buttons that reset settings; asks before all are reset, and offers undo afterwards."""

    page_wanted = Signal()
    all_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._said = QLabel(self, wordWrap=True)
        self._page = plain_button(_("Reset this &page"), self, self.page_wanted)
        self._all = plain_button(_("&Reset all …"), self, self._ask)
        self._sure = plain_button(_("&Reset all"), self, self.all_wanted)
        self._keep = plain_button(_("&Keep them"), self, self.rest)
        self._undo = plain_button(_("&Undo"), self, self.undo_wanted)
        self._buttons = (self._sure, self._keep, self._undo, self._page, self._all)
        row = in_row(REST, *self._buttons, spacing=8)
        in_column(self._said, row, on=self, margins=0, spacing=8)
        self.rest()

    @Slot()
    def rest(self) -> None:
        """Shows the buttons that reset, without a question."""
        asked = self._keep.hasFocus()
        self._show("", self._page, self._all)
        if asked:
            self._all.setFocus()

    def say(self, text: str) -> None:
        """Shows and announces a message."""
        self._said.setText(text)
        self._said.setVisible(bool(text))
        self._said.setAccessibleName(text)
        announce(self._said, text)

    def show_done(self, text: str) -> None:
        """Shows a text on the settings that were reset, with an undo button."""
        focused = any(each.hasFocus() for each in (self._sure, self._page, self._all))
        self._show(text, self._undo, self._page, self._all)
        if focused:
            self._undo.setFocus()

    @property
    def asking(self) -> bool:
        return not self._keep.isHidden()

    @Slot()
    def _ask(self) -> None:
        text = _("Reset all pages? A new word length starts a new game.")
        self._show(text, self._sure, self._keep)
        self._keep.setFocus()

    def _show(self, text: str, *buttons: QPushButton) -> None:
        self.say(text)
        for button in self._buttons:
            button.setVisible(button in buttons)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.rest()
        else:
            super().keyPressEvent(event)


_NARROW = 460


class _SettingsPage(ContentScroll):
    """Page of settings that scrolls if its window is lower than the page.

    Qt's own scroll area could resize a form back and forth endlessly: only at some widths does Qt
    notice that the form has lines that wrap.
    """

    def minimumSizeHint(self) -> QSize:
        return QSize()


class PreferencesWindow(QDialog):
    """Window of the preferences. It is not modal; every change takes effect at once."""

    def __init__(self, sources: Sources, parent: QWidget) -> None:
        super().__init__(parent)
        self._sources = sources
        self._settings: dict[int, Sequence[Setting]] = {}
        self._forms: list[QFormLayout] = []
        self._sections = section_table()
        self._before: list[Callable[[], None]] = []
        self._pages = QTabWidget(self)
        self._pages.setUsesScrollButtons(True)
        self._search = SettingSearch(self._pages, self)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.setFocus)
        self._foot = ResetFoot(self)
        line = line_between(self)
        self._head = PageHead(
            _("Preferences"), _("Every change takes effect at once."), self, modest=True
        )
        self._column = in_column(
            in_row((self._head, 1), margins=(16, 14, 16, 2)),
            in_row(REST, (self._search, 1), margins=(16, 8, 16, 4)),
            in_row(self._search.nothing, margins=(16, 0, 16, 0)),
            (self._pages, 1),
            line,
            self._foot,
            on=self,
            margins=0,
            spacing=0,
        )
        self._fill()
        self._pages.currentChanged.connect(self._turn_to)
        take_turns(self._make_pages())  # All pages at once take long.
        self.setMinimumWidth(320)
        self.resize(640, 520)
        self._pages.tabBar().setFocus()

    def _fill(self) -> None:
        """Sets all texts of the window."""
        self.setWindowTitle(_("Preferences"))
        self._pages.setAccessibleName(_("Sections"))
        for section in self._sections:
            self._pages.addTab(_SettingsPage(self), section.title)
        self._make(self._pages.currentIndex())
        set_margins(self._foot, 16, 8, 16, 14)
        self._foot.page_wanted.connect(self._reset_page)
        self._foot.all_wanted.connect(self._reset_all)
        self._foot.undo_wanted.connect(self._undo)

    @Slot(int)
    def _turn_to(self, page: int) -> None:
        self._make(page)
        self._foot.rest()

    def _make_pages(self) -> Iterator[None]:
        for page in range(len(self._sections)):
            yield
            if not isValid(self):
                return
            self._make(page)

    def _make(self, page: int) -> None:
        area = self._pages.widget(page)
        if page in self._settings or not isinstance(area, _SettingsPage):
            return
        inside = QWidget(area)
        form = QFormLayout(inside)
        set_margins(form, 20, 18, 20, 18)
        set_spacing(form, 16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        held: list[Setting] = []
        rows: list[Setting | None] = []
        for row in self._sections[page].rows:
            if row == SAMPLE:
                form.addRow("", SampleTiles(inside))
                rows.append(None)
                continue
            setting = self._sources.setting(row, inside)
            held.append(setting)
            rows.append(setting)
            if isinstance(setting, SwitchSetting):
                form.addRow("", SwitchEditor(setting, inside))
            else:
                editor = ChoiceEditor(setting, inside)
                set_margins(editor.label, 0, 2, 0, 0)
                form.addRow(editor.label, editor)
        self._settings[page] = held
        self._forms.append(form)
        self._search.add(page, form, rows)
        area.hold(inside)
        if self.isVisible():
            self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        """Puts the labels of narrow pages above their fields."""
        policy = QFormLayout.RowWrapPolicy
        for form in self._forms:
            narrow = self.width() < _NARROW
            form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.DontWrapRows)

    @Slot()
    def _reset_page(self) -> None:
        self._reset(self._settings[self._pages.currentIndex()])

    @Slot()
    def _reset_all(self) -> None:
        take_turns(self._all_reset())

    def _all_reset(self) -> Iterator[None]:
        """Resets the settings of all pages, even pages that were never opened; yields between."""
        yield from self._make_pages()
        if isValid(self):
            pages = range(self._pages.count())
            self._reset([setting for page in pages for setting in self._settings[page]])

    def _reset(self, settings: Iterable[Setting]) -> None:
        self._before = [undo for setting in settings if (undo := setting.reset()) is not None]
        if not self._before:
            self._foot.rest()
            self._foot.say(_("All settings have their default values already."))
            return
        self._foot.show_done(
            ngettext(
                "1 setting reset.",
                "{0} settings reset.",
                len(self._before),
            )
        )

    @Slot()
    def _undo(self) -> None:
        for undo in self._before:
            undo()
        self._before = []
        self._foot.rest()
        self._foot.say(_("The settings are as they were before."))
