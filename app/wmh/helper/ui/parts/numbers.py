"""Numbers as they are typed and shown, and texts with plural forms."""

from PySide6.QtCore import QLocale, QObject, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator

from wmh.base.text.phrases import phrase_of
from wmh.base.text.wording import Plural


def digits(most: int, parent: QObject) -> QRegularExpressionValidator:
    """Validator for up to `most` digits; Qt's own accepts `+` and `1,000`."""
    return QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{most}}}"), parent)


def whole(number: int) -> str:
    return QLocale().toString(number)


def decimal(number: float, places: int) -> str:
    """Number with a fixed number of decimal places."""
    return QLocale().toString(float(number), "f", places)


def significant(number: float, digits: int) -> str:
    """Number with a fixed number of significant digits."""
    return QLocale().toString(float(number), "g", digits)


def clock(seconds: int) -> str:
    """Minutes and seconds, as in 1:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}"


def plural(context: str, one: str, many: str, number: int, *values: object) -> str:
    """Text with its values, by default the number itself.

    `one` and `many` are the English for one and for any other number, both literals. Other
    languages have as many forms as they need.
    """
    return phrase_of(context, Plural(one, many, number), *(values or (number,)))
