"""Numbers as they are typed and shown, and texts whose words depend on one."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator

from wmh.base.text.wording import Plural


def digits(most: int, parent: QObject) -> QRegularExpressionValidator:
    """What lets nothing but digits, up to so many, into a field; Qt's own takes `+` and `1,000`."""
    return QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{most}}}"), parent)


def whole(number: int) -> str:
    return QLocale().toString(number)


def decimal(number: float, places: int) -> str:
    """With so many places after the decimal sign."""
    return QLocale().toString(float(number), "f", places)


def significant(number: float, digits: int) -> str:
    """With so many digits that are not leading zeros."""
    return QLocale().toString(float(number), "g", digits)


def clock(seconds: int) -> str:
    """Minutes and seconds, as in 1:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}"


def plural(context: str, one: str, many: str, number: int, *values: object) -> str:
    """A text with its values, of which the first is the number where none are given.

    `one` and `many` are the English for one and for any other number, both literals: the
    translations are found by `many`. Other languages have as many forms as they need.
    """
    said = form(context, Plural(one, many, number))
    return said.format(*map(_shown, values or (number,)))


def form(context: str, text: str | Plural) -> str:
    """A text as the window says it, without its values."""
    if isinstance(text, str):
        return QCoreApplication.translate(context, text)
    said = QCoreApplication.translate(context, text.many, None, text.number)
    return str(text) if said == text.many else said  # English needs no file.


def _shown(value: object) -> object:
    return whole(value) if isinstance(value, int) else value
