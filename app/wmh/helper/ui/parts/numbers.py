"""Numbers, as users type them and as they are shown."""

from PySide6.QtCore import QLocale, QObject, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator


def digits(most: int, parent: QObject) -> QRegularExpressionValidator:
    """Returns a validator for up to `most` digits; Qt's own would accept `+` and `1,000`."""
    return QRegularExpressionValidator(QRegularExpression(f"[0-9]{{0,{most}}}"), parent)


def whole(number: int) -> str:
    return QLocale().toString(number)


def decimal(number: float, places: int) -> str:
    """Returns a number as text with a fixed number of decimal places."""
    return QLocale().toString(float(number), "f", places)


def significant(number: float, digits: int) -> str:
    """Returns a number as text with a fixed number of significant digits."""
    return QLocale().toString(float(number), "g", digits)


def clock(seconds: int) -> str:
    """Returns minutes and seconds as text, such as 1:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{minutes}:{rest:02}"
