"""Widgets: they show values and report wishes."""

import sys

from wmh.ui import unread_sources

unread_sources.keep()

if sys.version_info < (3, 12):
    from wmh.ui import whole_errors

    whole_errors.keep()
