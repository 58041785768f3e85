"""Modules whose sources PySide6 need not read.

It reads each module that is imported, to find out whether that one speaks of PySide6, which is of
use only to who changes the names of Qt's methods; and Python keeps what was read. With scipy that
were 18 MB, and a tenth of the time that such an import takes.
"""

import sys
from importlib import import_module
from types import ModuleType

_FEATURES = "PySide6.support.feature"
_ASKS = "_mod_uses_pyside"


def keep() -> None:
    """See to it for all that is imported from now on; where PySide6 has no such thing, nothing."""
    import_module("PySide6.QtCore")  # It brings what reads them.
    features = sys.modules.get(_FEATURES)
    if hasattr(features, _ASKS):
        setattr(features, _ASKS, _is_ours)


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.startswith("wmh.")
