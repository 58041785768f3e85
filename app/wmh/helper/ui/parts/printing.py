"""Printing of a page that a window shows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.labels import plain_button

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTextEdit


def print_button(page: "QTextEdit", parent: QWidget) -> QPushButton:
    """Button that prints what a page shows, on a printer or into a PDF."""
    return plain_button(_("&Print …"), parent, lambda: ask_printer(page), name="print")


def ask_printer(page: "QTextEdit") -> None:
    """Opens the system's dialog of printers, which is not modal; the page is printed after it.

    It prints black on white, whatever the theme of the window.
    """
    # Loads the library of printers, which hardly any start of the program needs.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(_("Print"))
    dialog.setModal(False)

    def print_page(answer: int) -> None:
        if answer == QPrintDialog.DialogCode.Accepted:
            document = page.document().clone()
            document.setDefaultStyleSheet("")
            document.print_(printer)
            document.deleteLater()

    # And not `accepted`, of which there are two: the dialog's own brings its printer.
    dialog.finished.connect(print_page)
    dialog.show()
