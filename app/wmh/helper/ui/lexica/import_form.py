"""Form of an import: the file, and the options of reading its lines."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from wmh.base.files.paths import typed_path
from wmh.base.text.phrases import _
from wmh.engine.lexicon.reading.policies import Accents, Capitals, Column, Past, Policies
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import in_row
from wmh.helper.ui.shell.panels import carries_file, dropped_file

if TYPE_CHECKING:
    from wmh.helper.lists.recipes import Recipe

_T = TypeVar("_T")


class FileLine(QWidget):
    """Path of a file, which can be typed, or chosen in a dialog."""

    changed = Signal()

    def __init__(self, name: str, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = QLineEdit(self)
        self._field.setAccessibleName(name)
        self._field.setPlaceholderText(hint)
        self._field.setAcceptDrops(False)  # It would take the file for a text.
        self.setAcceptDrops(True)
        self._field.textChanged.connect(self.changed)
        self._choose = plain_button(_("Choose …"), self, self._ask)
        self._choose.setAccessibleName(_("Choose: {0}").format(name))
        in_row((self._field, 1), self._choose, on=self, margins=0, spacing=8)
        self.setFocusProxy(self._field)

    @property
    def path(self) -> Path | None:
        """The absolute path; None if the field is empty."""
        text = self._field.text().strip()
        return typed_path(text) if text else None

    def show_path(self, path: Path | None) -> None:
        self._field.setText("" if path is None else str(path))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if carries_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if (path := dropped_file(event.mimeData())) is not None:
            event.acceptProposedAction()
            self.show_path(path)

    @Slot()
    def _ask(self) -> None:
        """Opens a file dialog that is not modal; its signal reports the chosen file."""
        dialog = QFileDialog(self, self._choose.accessibleName())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setModal(False)
        dialog.setNameFilters(
            [
                _("Word lists (*.txt *.tsv *.csv *.dic *.lst)"),
                _("All files (*)"),
            ]
        )
        if self.path is not None:
            dialog.setDirectory(str(self.path.parent))
        dialog.fileSelected.connect(self._field.setText)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()


class ImportForm(QWidget):
    """Fields of an import: file and name, and below More the options of reading."""

    list_changed = Signal()
    """Emitted when the file or an option of reading has changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        set_margins(self._grid, 0, 0, 0, 0)
        set_spacing(self._grid, 14, 8)
        self._grid.setColumnStretch(1, 1)
        self._suggested = ""
        self._recipes: ChoiceBox[Recipe | None] = self._box(_("Dictionary of this system"))
        self._recipes_label = self._add(self._recipes)
        self._name = self._line(_("Name"))
        self._capitals = self._box(_("Capitals"), _capitals())
        self._accents = self._box(_("Accents"), _accents())
        self._column = self._box(_("Numbers"), _columns())
        self._past = self._box(_("Past answers"), _pasts())
        self._dated = False
        self._digraphs = self._line(_("Double letters"))
        self._digraphs.setPlaceholderText(_("such as ch, ll: each counts as one letter"))
        self._answers = FileLine(
            _("Answers"),
            _("a second list: only its words are answers"),
            self,
        )
        self._source = self._line(_("Source"))
        self._licence = self._line(_("Licence"))
        self._add(self._name)
        self._more = QPushButton(_("M&ore …"), self)
        self._more.setObjectName("flat")
        self._more.setCheckable(True)
        self._more.setAutoDefault(False)
        self._more.toggled.connect(self._show_more)
        self._grid.addWidget(self._more, self._grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
        self._further: list[QWidget] = []
        self._of_past = (self._add(self._past), self._past)
        for widget in (
            self._capitals,
            self._accents,
            self._column,
            self._digraphs,
            self._answers,
            self._source,
            self._licence,
        ):
            self._further += [self._add(widget), widget]
        self._show_more(False)
        self.show_recipes(())
        self._digraphs.textChanged.connect(self.list_changed)
        for box in (self._capitals, self._accents, self._column, self._past):
            box.currentIndexChanged.connect(self.list_changed)
        self._recipes.activated.connect(self._take_recipe)

    @Slot(bool)
    def _show_more(self, wanted: bool) -> None:
        for widget in self._further:
            widget.setVisible(wanted)
        for widget in self._of_past:
            widget.setVisible(wanted and self._dated)

    def _line(self, name: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setAccessibleName(name)
        line.setAcceptDrops(False)  # A list let go here is for the window.
        return line

    def _box(self, name: str, choices: Iterable[Choice[_T]] = ()) -> ChoiceBox[_T]:
        box = ChoiceBox[_T](self)
        box.offer(choices)
        box.setAccessibleName(name)
        box.setObjectName("field")
        box.setMinimumContentsLength(12)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _add(self, widget: QWidget) -> QLabel:
        proxy = widget.focusProxy() or widget
        label = QLabel(proxy.accessibleName(), self)
        label.setObjectName("unit")
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(widget, row, 1)
        return label

    # What is shown

    def show_recipes(self, recipes: "tuple[Recipe, ...]") -> None:
        """Shows a choice of the system's word lists; hides the choice if there are none."""
        choices: dict[Recipe | None, str] = {None: _("none: use the file above")}
        choices |= {each: f"{each.language} ({each.package})" for each in recipes}
        self._recipes.offer(Choice(text, recipe) for recipe, text in choices.items())
        for part in (self._recipes_label, self._recipes):
            part.setVisible(bool(recipes))

    def suggest_name(self, name: str) -> None:
        """Sets the name of the new list, unless the user has typed a name."""
        if self._name.text().strip() in ("", self._suggested):
            self._name.setText(name)
        self._suggested = name

    def offer_past(self, offered: bool) -> None:
        """Offers the choice for answers of past days, which the file has if it has dates."""
        self._dated = offered
        self._show_more(self._more.isChecked())

    def drop_recipe(self) -> None:
        self._recipes.setCurrentIndex(0)

    @Slot(int)
    def _take_recipe(self, _index: int) -> None:
        recipe = self.recipe
        if recipe is not None:
            with QSignalBlocker(self):
                self._show_policies(recipe.policies)
            self.suggest_name(recipe.name)
            self._source.setText(recipe.source)
            self._licence.setText(recipe.licence)
        self.list_changed.emit()

    def _show_policies(self, policies: Policies) -> None:
        self._capitals.choose(policies.capitals)
        self._accents.choose(policies.accents)
        self._column.choose(policies.column)
        self._digraphs.setText(", ".join(policies.digraphs))

    # What is wished

    @property
    def recipe(self) -> "Recipe | None":
        return self._recipes.value_or(None)

    @property
    def name(self) -> str:
        return self._name.text().strip()

    @property
    def policies(self) -> Policies:
        return Policies(
            accents=self._accents.value,
            capitals=self._capitals.value,
            digraphs=tuple(
                each.strip() for each in self._digraphs.text().split(",") if each.strip()
            ),
            column=self._column.value,
            past=self._past.value if self._dated else Past.KEEP,
        )

    def arguments(self, words: Path | None) -> list[str]:
        """Returns the arguments of `wmh lexicon` for the import.

        `words` is the file to import, None for the recipe that was chosen.
        """
        return ["import", *self._arguments(words)]

    def _arguments(self, words: Path | None) -> Iterator[str]:
        recipe, policies = self.recipe, self.policies
        if recipe is not None:
            yield f"--recipe={recipe.name}"
        for option, value in (
            ("name", self.name),
            ("capitals", policies.capitals),
            ("accents", policies.accents),
            ("column", policies.column),
            ("digraphs", ",".join(policies.digraphs)),
            ("past-answers", policies.past),
            ("answers", self._answers.path),
            ("source", self._source.text().strip()),
            ("licence", self._licence.text().strip()),
        ):
            if value:
                yield f"--{option}={value}"
        if recipe is None and words is not None:
            yield str(words)


def _capitals() -> tuple[Choice[Capitals], ...]:
    return (
        Choice(_("convert to lower case (Haus -> haus)"), Capitals.FOLD),
        Choice(_("leave out: they are names"), Capitals.SKIP),
    )


def _accents() -> tuple[Choice[Accents], ...]:
    return (
        Choice(_("keep: é and e are different letters"), Accents.KEEP),
        Choice(_("remove: é becomes e"), Accents.FOLD),
    )


def _columns() -> tuple[Choice[Column], ...]:
    return (
        Choice(_("beside words: detect automatically"), Column.AUTO),
        Choice(_("levels: small numbers for common words"), Column.TIER),
        Choice(_("counts: large numbers for common words"), Column.COUNT),
        Choice(_("ignore"), Column.NONE),
    )


def _pasts() -> tuple[Choice[Past], ...]:
    return (
        Choice(_("as likely as other answers"), Past.KEEP),
        Choice(_("unlikely: after other answers"), Past.UNLIKELY),
        Choice(_("leave out: they remain allowed guesses"), Past.LEAVE_OUT),
    )
