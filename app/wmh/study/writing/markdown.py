"""Text in Markdown that shows every character as it is."""

import re

_MARKS = re.compile(r"[\\`*_\[\]<>|~#&@$]|:(?=//)|(?<=www)\.", re.IGNORECASE)
"""ASCII marks with a meaning in GitHub's Markdown, in tables too, and those inside bare links."""


def as_text(text: str) -> str:
    """Returns the text on one line, so that nothing in it is read as markup or becomes a link."""
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split("\n")))
