"""A language nobody speaks: English with accents, and longer by half."""

import re

from PySide6.QtCore import QTranslator

_KEPT = re.compile(r"(\{[^}]*\}|&|(?:Ctrl|Shift)\+\w+|\b[GYW]\b)")
_SPOKEN = str.maketrans(
    {"a": "áà", "e": "éè", "i": "îí", "o": "öó", "u": "ûú", "n": "ñ", "s": "š", "t": "ť"}
    | {"A": "ÁÀ", "E": "ÉÈ", "I": "ÎÍ", "O": "ÖÓ", "U": "ÛÚ", "N": "Ñ", "S": "Š", "T": "Ť"}
)
ENGLISH = re.compile(r"[aeiounst]")
"""What no text has that was translated; words and typed letters are shown in capitals."""


class Pseudo(QTranslator):
    """Says every text of the program's; those of Qt stay."""

    def translate(self, context, source, disambiguation=None, n=-1):
        if context.startswith("Q") or not source:
            return None
        pieces = _KEPT.split(source)
        return "".join(
            piece if number % 2 else piece.translate(_SPOKEN) for number, piece in enumerate(pieces)
        )

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False
