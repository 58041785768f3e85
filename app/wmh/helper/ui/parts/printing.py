"""Printing of the content of a window, as a page of text and tables."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.labels import plain_button

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QTableWidget, QTextEdit


def print_button(page: "QTextEdit", parent: QWidget) -> QPushButton:
    """Returns a button that prints the content of a page, on a printer or into a PDF."""
    return _button(lambda: page.document().clone(), parent)


def print_html_button(html: Callable[[], str], parent: QWidget) -> QPushButton:
    """Returns a button that prints the HTML that `html` returns when the button is pressed."""

    def document() -> "QTextDocument":
        from PySide6.QtGui import QTextDocument

        made = QTextDocument()
        made.setHtml(html())
        return made

    return _button(document, parent)


def table_html(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Returns the HTML of a table for a printed page."""
    head = "".join(f"<th align=left>{escape(each)}</th>" for each in titles)
    lines = ("".join(f"<td>{escape(each)}</td>" for each in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table cellpadding=4><tr>{head}</tr>{body}</table>"


def shown_table_html(table: "QTableWidget") -> str:
    """Returns the HTML of a table in a window; a picture becomes the text spoken for it."""
    columns = range(table.columnCount())
    heads = (table.horizontalHeaderItem(column) for column in columns)
    titles = ["" if head is None else head.text() for head in heads]
    rows = [[_cell(table, row, column) for column in columns] for row in range(table.rowCount())]
    return table_html(titles, rows)


def _cell(table: "QTableWidget", row: int, column: int) -> str:
    item = table.item(row, column)
    if item is None:
        return ""
    return item.text() or str(item.data(Qt.ItemDataRole.AccessibleTextRole) or "")


def _button(document: "Callable[[], QTextDocument]", parent: QWidget) -> QPushButton:
    printed = partial(_print_document, document)
    return plain_button(_("&Print …"), parent, lambda: ask_printer(printed, parent), name="print")


def _print_document(make: "Callable[[], QTextDocument]", printer: "QPrinter") -> None:
    """Prints a document black on white, whatever the theme of the window."""
    document = make()
    document.setDefaultStyleSheet("")
    document.print_(printer)
    document.deleteLater()


def ask_printer(print_on: "Callable[[QPrinter], None]", parent: QWidget) -> None:
    """Opens the system's dialog of printers, which is not modal; then calls `print_on`."""
    # Loads the library of printers, which hardly any start of the program needs.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(_("Print"))
    dialog.setModal(False)

    def print_page(answer: int) -> None:
        if answer == QPrintDialog.DialogCode.Accepted:
            print_on(printer)

    # And not `accepted`, of which there are two: the dialog's own brings its printer.
    dialog.finished.connect(print_page)
    dialog.show()
