"""The keys of actions, for texts that speak of them."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtGui import QKeySequence

from app.ui.actions import action_table


def key_of(name: str) -> str:
    """As it is written on this system's keyboards."""
    return QKeySequence(_shortcuts()[name]).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, name: str) -> str:
    """A tip, and after it the key that does the same."""
    return f"{text} ({key_of(name)})"


@cache
def _shortcuts() -> Mapping[str, str]:
    """The same in every language."""
    return {spec.name: spec.shortcut for spec in action_table() if spec.shortcut}
