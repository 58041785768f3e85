"""Printing of windows that show pages; it is black on white."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tests.helper.ui.test_statistics_panel import played
from wmh.base.files import paths
from wmh.helper.record.record import append
from wmh.helper.ui.parts.printing import shown_table_html


def opened(player, name):
    player.choose(name)
    panels = player.window.findChildren(QWidget, f"{name}-panel")
    for _time in range(6):
        QApplication.processEvents()
    return next(each for each in panels if each.isVisible())


@pytest.mark.parametrize("name", ["guide", "replication", "review", "statistics"])
def test_a_page_is_printed_into_a_file(player, name, tmp_path):
    if name == "statistics":
        append(played("rain", "torn"), paths.games_file())
    player.keys("rain>ywwg>")
    panel = opened(player, name)
    button = panel.findChild(QPushButton, "print")
    player.qtbot.waitUntil(button.isEnabled)
    button.click()
    dialog = panel.findChild(QPrintDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()

    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    dialog.close()


def test_a_table_is_printed_as_it_is_shown_and_pictures_as_they_are_spoken(qtbot):
    table = QTableWidget(1, 2)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["Guess", "Left <all>"])
    picture = QTableWidgetItem()
    picture.setData(Qt.ItemDataRole.AccessibleTextRole, "1: RAIN, yellow")
    table.setItem(0, 0, picture)
    table.setItem(0, 1, QTableWidgetItem("6 & 7"))

    document = QTextDocument()
    document.setHtml(shown_table_html(table))
    assert document.toPlainText().split() == [
        *("Guess", "Left", "<all>", "1:", "RAIN,", "yellow", "6", "&", "7"),
    ]
