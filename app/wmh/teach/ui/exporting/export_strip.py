"""Bar that shows an export's progress and result, with a button."""

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.announce import announce
from wmh.helper.ui.parts.labels import ElidedLabel, plain_button
from wmh.helper.ui.parts.layout import in_row

_PATIENCE_MS = 300
"""Milliseconds until the bar appears; it does not appear for shorter exports."""


class ExportStrip(QWidget):
    """Bar for the progress and the result of an export; a result stays until it is closed.

    The bar is hidden while there is neither.
    """

    left = Signal()
    """Emitted when the user wants to cancel the export."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("export")
        self._said = ElidedLabel(self)
        self._said.setObjectName("exported")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._button = plain_button("", self, self._leave, name="flat")
        in_row(
            (self._said, 1),
            (self._bar, 3),
            self._button,
            on=self,
            margins=(12, 4, 6, 4),
            spacing=10,
        )
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._appear)
        self._writing = False
        self.hide()

    def begin(self, what: str, files: int) -> None:
        """Shows the progress of writing `files` files; for a single file without its share."""
        self._writing = True
        self.hide()
        self._bar.setRange(0, files if files > 1 else 0)
        self._bar.setValue(0)
        self._bar.setAccessibleName(what)
        self._bar.show()
        self._show(what, _("Stop", context="LessonExports"))
        self._button.setAccessibleName(_("Stop writing"))
        self._patience.start()

    def show_done(self, files: int) -> None:
        if self._bar.maximum():
            self._bar.setValue(files)

    def end(self, said: str = "") -> None:
        """Shows a text on the result; without one, hides the bar."""
        self._writing = False
        self._patience.stop()
        self._bar.hide()
        self._show(said, _("Close"))
        self._button.setAccessibleName(_("Close"))
        self.setVisible(bool(said))
        if said:
            announce(self._said, said)

    def _show(self, said: str, button: str) -> None:
        for tell in (self._said.setText, self._said.setToolTip, self._said.setAccessibleName):
            tell(said)
        self._button.setText(button)

    @Slot()
    def _appear(self) -> None:
        self.show()
        announce(self._said, self._said.text())

    @Slot()
    def _leave(self) -> None:
        if self._writing:
            self.left.emit()
        else:
            self.hide()
