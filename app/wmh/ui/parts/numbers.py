"""Numbers as they are shown: grouped, and with the decimal sign, of the window's language."""

from PySide6.QtCore import QLocale


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
