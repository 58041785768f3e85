"""Errors as whole objects, which PySide6 takes for granted where Qt calls Python.

What is raised within Python itself, by an index beyond a list for instance, is not made into an
object before 3.12 until somebody catches it. PySide6 (6.8 to 6.11 were tried) reads its arguments
all the same, and the process dies where it should have said what is wrong and gone on.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from PySide6.QtCore import QObject

_QT = "PySide6."
_HOOK = "__init_subclass__"


def keep() -> None:
    """See to it in every class of Qt's that is extended from now on."""
    setattr(QObject, _HOOK, classmethod(_extended))


def _extended(extended: type[QObject], **given: object) -> None:
    getattr(super(QObject, extended), _HOOK)(**given)
    of_qt = [vars(each) for each in extended.__mro__[1:] if each.__module__.startswith(_QT)]
    for name, method in [*vars(extended).items()]:
        if callable(method) and name[0] != "_" and any(name in each for each in of_qt):
            setattr(extended, name, _catching(method))


def _catching(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def called(*given: object) -> object:
        try:
            return method(*given)
        except BaseException:  # That is all that it takes.
            raise

    return called
