"""Printing of windows that show pages, black on white."""

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget


def opened(player, name):
    player.choose(name)
    panels = player.window.findChildren(QWidget, f"{name}-panel")
    for _time in range(6):
        QApplication.processEvents()
    return next(each for each in panels if each.isVisible())


@pytest.mark.parametrize("name", ["guide", "replication"])
def test_a_page_is_printed_into_a_file(player, name, tmp_path):
    panel = opened(player, name)
    panel.findChild(QPushButton, "print").click()
    dialog = panel.findChild(QPrintDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()

    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    dialog.close()
