"""Workarounds for three problems of PySide6, applied before it is used.

Exceptions as objects: before Python 3.12 exceptions raised by the interpreter itself, such as an
index error, have no object until they are caught. PySide6 (6.8 to 6.11 were tried) reads their
arguments where Qt calls Python, and the process crashes instead of reporting the error.

Painters that end: after an exception in a paint event PySide6 keeps the frame's objects. The
painter among them would stay active, every further painting would warn, and the process would crash
with the widget.

Sources unread: PySide6 reads the source of each imported module to find out whether it uses
PySide6, only for programs that rename Qt's methods; and Python caches what was read. With scipy
that is 18 MB, and a tenth of the import time.
"""

import sys
from collections.abc import Callable
from functools import wraps
from traceback import clear_frames
from types import ModuleType
from typing import Any

from PySide6.QtCore import QObject

_QT = "PySide6."
_HOOK = "__init_subclass__"
_FEATURES = "PySide6.support.feature"
_ASKS = "_mod_uses_pyside"
_EACH = sys.version_info < (3, 12)
"""True if this Python makes exception objects only when exceptions are caught (before 3.12)."""


def mend() -> None:
    """Applies the workarounds to everything imported and subclassed from now on."""
    features = sys.modules.get(_FEATURES)
    if hasattr(features, _ASKS):
        setattr(features, _ASKS, _is_ours)
    setattr(QObject, _HOOK, classmethod(_extend))


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.startswith("wmh.")


def _extend(extended: type[QObject], **given: object) -> None:
    getattr(super(QObject, extended), _HOOK)(**given)
    of_qt = [vars(each) for each in extended.__mro__[1:] if each.__module__.startswith(_QT)]
    for name, method in [*vars(extended).items()]:
        mended = callable(method) and (_EACH or name == "paintEvent")
        if mended and name[0] != "_" and any(name in each for each in of_qt):
            setattr(extended, name, _catching(method))


def _catching(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def call(*given: object) -> object:
        try:
            return method(*given)
        except BaseException as error:  # Which makes an object of it.
            clear_frames(error.__traceback__)
            raise

    return call
