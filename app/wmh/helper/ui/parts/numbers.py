"""Numbers as they are typed and shown."""

from PySide6.QtCore import QLocale, QObject, QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator


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
