"""A field for the path of a file, and a button that looks for it."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QWidget

from app.ui.lexica.dropping import dropped_file
from app.ui.lexica.parts import button

translate = QCoreApplication.translate


class FileLine(QWidget):
    """Typed, chosen, or shown."""

    changed = Signal()

    def __init__(self, name: str, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = QLineEdit(self)
        self._field.setAccessibleName(name)
        self._field.setPlaceholderText(hint)
        self._field.setAcceptDrops(False)  # It would take the file for a text.
        self.setAcceptDrops(True)
        self._field.textChanged.connect(self.changed)
        self._choose = button(translate("FileLine", "Choose …"), self)
        self._choose.setAccessibleName(translate("FileLine", "Choose: {0}").format(name))
        self._choose.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._field, 1)
        row.addWidget(self._choose)
        self.setFocusProxy(self._field)

    @property
    def path(self) -> Path | None:
        """An absolute one; None where nothing is given."""
        text = self._field.text().strip()
        with suppress(RuntimeError):  # `~somebody` may be nobody's home.
            return Path(text).expanduser().absolute() if text else None
        return Path(text).absolute()

    def show_path(self, path: Path | None) -> None:
        self._field.setText("" if path is None else str(path))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if (path := dropped_file(event.mimeData())) is not None:
            event.acceptProposedAction()
            self.show_path(path)

    @Slot()
    def _ask(self) -> None:
        """Not modal: the dialog tells when somebody has chosen."""
        dialog = QFileDialog(self, self._choose.accessibleName())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setModal(False)
        dialog.setNameFilters(
            [
                translate("FileLine", "Word lists (*.txt *.tsv *.csv *.dic *.lst)"),
                translate("FileLine", "All files (*)"),
            ]
        )
        if self.path is not None:
            dialog.setDirectory(str(self.path.parent))
        dialog.fileSelected.connect(self._field.setText)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()
