"""The foot of a panel: what it has to say, and a button that saves what it shows."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from app.engine.files import replace_file
from app.ui.speech import announce

translate = QCoreApplication.translate


class SaveFoot(QWidget):
    """Asks for a file and writes it at once; `content` makes what is in it, by its suffix.

    `kinds` are the suffixes it can have, by what the dialog calls them; the first is the usual one.
    """

    failed = Signal(str)
    """Why it could not be saved, in a sentence."""

    def __init__(
        self,
        button: str,
        tip: str,
        name: str,
        kinds: Mapping[str, str],
        content: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._kinds = kinds
        self._content = content
        self._state = QLabel(self, wordWrap=True)
        self._state.setObjectName("hint")
        self._save = QPushButton(button, self)
        self._save.setToolTip(tip)
        self._save.setAutoDefault(False)
        self._save.clicked.connect(self._ask_where)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._state, 1)
        row.addWidget(self._save)

    def let_save(self, *, possible: bool) -> None:
        self._save.setEnabled(possible)

    def say(self, text: str) -> None:
        if text != self._state.text():
            self._state.setText(text)
            self._state.setAccessibleName(text)
            announce(self._state, text)

    @Slot()
    def _ask_where(self) -> None:
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
            text = translate("SaveFoot", "{0} cannot be saved: {1}.")
            self.failed.emit(text.format(path, error.strerror))
        else:
            self.say(translate("SaveFoot", "Saved in {0}.").format(path.name))
