"""Typography of translations: no-break spaces and apostrophes that are not typed."""

import re
from dataclasses import replace

from resources.i18n.po import Translation

NO_BREAK = "\u00a0"

_BEFORE = re.compile(r" (?=&?[;:!?»%])")
_AFTER = re.compile(r"(?<=«) ")
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_]|\{)")


def set_for(language: str, said: Translation) -> Translation:
    """Returns a translation with the typography of its language, which only French needs.

    French has a no-break space before ; : ! ? » and %, and after «; its apostrophe is curved.
    """
    if language != "fr":
        return said
    return replace(said, forms=tuple(map(_set, said.forms)))


def _set(text: str) -> str:
    spaced = _AFTER.sub(NO_BREAK, _BEFORE.sub(NO_BREAK, text))
    return _APOSTROPHE.sub("\u2019", spaced)
