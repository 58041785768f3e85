"""Text of a settings file: `name=value` lines in sections, as Qt writes them.

Qt's own reader makes objects of values such as `@Variant(...)`. That can take any memory, and an
object of Python among them is a pickle, whose reading runs a program. The reader here knows text
and bytes only; any other value counts as invalid.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

Value = str | bytes | None
"""Value of a line; None for a value that is neither text nor bytes."""

_GENERAL = "general"
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{1,6})|([0-7]{1,3})|([abfnrtv\"\\]))")
_PLAIN = dict(zip('abfnrtv"\\', '\a\b\f\n\r\t\v"\\', strict=True))
_WRITTEN = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"}
_BYTES = re.compile(r"@ByteArray\((.*)\)", re.DOTALL)
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_LINE_END = re.compile(r"\r\n|\r|\n")
"""Pattern of the line ends that separate lines; other ones, such as U+0085, may be in a value."""
_NEEDS_QUOTES = re.compile(r"^\s|\s$|[;,=\"]")


class SettingsText(NamedTuple):
    """Content of a settings file.

    `values` are by name, which is preceded by section and slash for a value in a section. `whole`
    is false if a line is neither a value, a section nor a comment.
    """

    values: Mapping[str, Value]
    whole: bool


def parse(content: bytes) -> SettingsText:
    """Returns the values of a file, whatever it contains; of repeated names the last one counts."""
    whole = True
    values: dict[str, Value] = {}
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text, whole = content.decode("utf-8", "replace"), False
    section = ""
    for line in (each.strip(" \t") for each in _LINE_END.split(text)):
        if not line or line[0] in ";#":
            continue
        if line[0] == "[":
            whole = whole and line[-1] == "]"
            name = line[1:].rstrip("]")
            section = "" if name.lower() == _GENERAL else f"{name}/"
            continue
        name, equals, value = line.partition("=")
        if equals:
            values[f"{section}{name.rstrip()}".replace("\\", "/")] = _value(value.strip(" \t"))
        else:
            whole = False
    return SettingsText(values, whole)


def with_values(content: bytes, values: Mapping[str, str | bytes]) -> bytes:
    """Returns the content of a file with these values; its other lines stay as they are."""
    rest = dict(values)
    text = content.decode("utf-8-sig", "surrogateescape").rstrip("\r\n")
    lines = _LINE_END.split(text) if text else []
    written = list[str]()
    general, end = False, None
    for line in lines:
        bare = line.strip(" \t")
        if bare.startswith("["):
            general = bare[1:].rstrip("]").lower() == _GENERAL
        name = bare.partition("=")[0].strip()
        if general and "=" in bare and name in values:
            if name not in rest:
                continue  # A second line of the same name would count instead.
            line = f"{name}={_text_of(rest.pop(name))}"
        written.append(line)
        if general and bare:
            end = len(written)
    more = [f"{name}={_text_of(value)}" for name, value in rest.items()]
    if end is None:
        written += ["[General]", *more]
    else:
        written[end:end] = more
    return "".join(f"{line}\n" for line in written).encode("utf-8", "surrogateescape")


def _value(text: str) -> Value:
    quoted = _QUOTED.fullmatch(text)
    if quoted is None and ('"' in re.sub(r"\\.", "", text)):
        return None
    said = _without_escapes(text if quoted is None else quoted[1])
    if said is None or not said.startswith("@"):
        return said
    if said.startswith("@@"):
        return said[1:]
    if (found := _BYTES.fullmatch(said)) is not None:
        try:
            return found[1].encode("latin-1")
        except UnicodeEncodeError:
            return None
    return None


def _without_escapes(text: str) -> str | None:
    """Returns a value without its escapes; None if Qt would not write an escape of it."""
    parts = list[str]()
    at = 0
    while (slash := text.find("\\", at)) >= 0:
        escape = _ESCAPE.match(text, slash)
        if escape is None:
            return None
        number = int(escape[1], 16) if escape[1] else int(escape[2], 8) if escape[2] else None
        if number is not None and number > 0xFFFF:
            return None
        parts += text[at:slash], _PLAIN[escape[3]] if number is None else chr(number)
        at = escape.end()
    return "".join((*parts, text[at:]))


def _text_of(value: str | bytes) -> str:
    if isinstance(value, bytes):
        text = f"@ByteArray({value.decode('latin-1')})"
    else:
        text = f"@{value}" if value.startswith("@") else value
    said = "".join(_escapes(text))
    return f'"{said}"' if _NEEDS_QUOTES.search(said) else said


def _escapes(text: str) -> Iterator[str]:
    """Yields the text piece by piece, with control characters escaped.

    A hexadecimal digit after an escape is escaped too, since it would be read as a part of the
    escape.
    """
    digits = False
    for each in text:
        if each in _WRITTEN:
            yield _WRITTEN[each]
            digits = each == "\0"
        elif (not each.isprintable() and each <= "\uffff") or (
            digits and each in "0123456789abcdefABCDEF"
        ):
            yield f"\\x{ord(each):x}"
            digits = True
        else:
            yield each
            digits = False
