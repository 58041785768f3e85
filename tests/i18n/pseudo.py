"""A language nobody speaks: English with accents, and longer by half."""

import re
from collections.abc import Generator
from contextlib import contextmanager
from gettext import NullTranslations

import pytest

from wmh.base.text import phrases

_KEPT = re.compile(r"(\{[^}]*\}|&|(?:Ctrl|Shift)\+\w+|\b[GYW]\b)")
_SPOKEN = str.maketrans(
    {"a": "áà", "e": "éè", "i": "îí", "o": "öó", "u": "ûú", "n": "ñ", "s": "š", "t": "ť"}
    | {"A": "ÁÀ", "E": "ÉÈ", "I": "ÎÍ", "O": "ÖÓ", "U": "ÛÚ", "N": "Ñ", "S": "Š", "T": "Ť"}
)
ENGLISH = re.compile(r"[aeiounst]")
"""What no text has that was translated; words and typed letters are shown in capitals."""


def _said(source: str) -> str:
    pieces = _KEPT.split(source)
    return "".join(
        piece if number % 2 else piece.translate(_SPOKEN) for number, piece in enumerate(pieces)
    )


class _Texts(NullTranslations):
    def gettext(self, message):
        return _said(message)

    def ngettext(self, msgid1, msgid2, n):
        return _said(msgid1 if n == 1 else msgid2)

    def pgettext(self, context, message):
        return _said(message)

    def npgettext(self, context, msgid1, msgid2, n):
        return _said(msgid1 if n == 1 else msgid2)


class _DoubledTexts(_Texts):
    """Every text twice, to see what a long-winded language needs."""

    def gettext(self, message):
        return f"{message} {message}"

    def ngettext(self, msgid1, msgid2, n):
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context, message):
        return self.gettext(message)

    def npgettext(self, context, msgid1, msgid2, n):
        return self.ngettext(msgid1, msgid2, n)


@contextmanager
def doubled() -> Generator[None]:
    """While English is spoken twice as long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(phrases, "EnglishTexts", _DoubledTexts)
        yield


@contextmanager
def pseudo() -> Generator[None]:
    """While English is spoken so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(phrases, "EnglishTexts", _Texts)
        yield
