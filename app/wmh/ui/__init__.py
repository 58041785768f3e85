"""Widgets: they show values and report wishes."""

from wmh.ui.pyside_mends import mend

mend()
