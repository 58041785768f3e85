"""Word lists inside marked-up text: HTML, XML and links of Markdown."""

import html
import re

_BEGINS = re.compile(r"\s*<(?:!doctype|\?xml|!--|[a-z][\w-]*[\s>/])", re.IGNORECASE)
_HIDDEN = re.compile(
    r"<!--.*?-->|<(script|style|head|title)\b.*?</\1\s*>", re.IGNORECASE | re.DOTALL
)
_HEADING = re.compile(r"<(h[1-6]|th|caption)\b[^>]*>.*?</\1\s*>", re.IGNORECASE | re.DOTALL)
_CELL = re.compile(r"</t[dh]\s*>\s*(?=<t[dh]\b)", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
_INLINE = re.compile(r"</?(?:a|b|i|em|strong|span|code|u|mark|font|small)\b[^<>]*>", re.IGNORECASE)
_LINK = re.compile(r"!?\[+([^\]\[]*)\]+(?:\([^()\s]*\))?")
_LINKED = re.compile(r"""\[[^\]\["']+\]\([^()\s"']+\)|\[\[[^\]\["',]+\]\]""")


def without_markup(text: str) -> str:
    """Returns the text without tags and links; each cell of a table is kept in its row."""
    if _BEGINS.match(text):
        text = _HEADING.sub("", _HIDDEN.sub("", text))
        text = _TAG.sub("\n", _INLINE.sub("", _CELL.sub("\t", text)))
        return html.unescape(text)
    if _LINKED.search(text):
        return _LINK.sub(r"\1", text)
    return text
