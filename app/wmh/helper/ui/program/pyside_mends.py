"""Three things that PySide6 does to whole programs, mended before anything else of it is used.

Errors as whole objects: what is raised within Python itself, by an index beyond a list for
instance, is not made into an object before 3.12 until somebody catches it. PySide6 (6.8 to 6.11
were tried) reads its arguments all the same where Qt calls Python, and the process dies where it
should have said what is wrong and gone on.

Painters that end: what is raised while something paints itself is kept by PySide6 with all that
was at hand there. The painter among it would go on painting for ever, a warning come with every
other painting, and the process die with the widget.

Sources unread: it reads each module that is imported, to find out whether that one speaks of
PySide6, which is of use only to who changes the names of Qt's methods; and Python keeps what was
read. With scipy that were 18 MB, and a tenth of the time that such an import takes.
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
"""True if exceptions become objects only where they are caught."""


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
