"""Widgets: they show values and report wishes."""

from wmh.helper.ui.program.pyside_mends import mend

mend()
