"""Widgets: they show values and report wishes."""

import sys

if sys.version_info < (3, 12):
    from wmh.ui import whole_errors

    whole_errors.keep()
