"""Widgets of the program's windows: they show values, and emit signals on what users do."""

from wmh.helper.ui.program.pyside_mends import mend

mend()
