"""The spaces of a language that nobody types: no line begins with what they stand before."""

import re
from dataclasses import replace

from resources.i18n.ts import Said

NO_BREAK = "\u00a0"

_BEFORE = re.compile(r" (?=&?[;:!?»%])")
_AFTER = re.compile(r"(?<=«) ")


def set_for(language: str, said: Said) -> Said:
    """French has a no-break space before ; : ! ? » and %, and after «."""
    if language != "fr":
        return said
    forms = tuple(_AFTER.sub(NO_BREAK, _BEFORE.sub(NO_BREAK, form)) for form in said.forms)
    return replace(said, translation=forms[0] if isinstance(said.translation, str) else forms)
