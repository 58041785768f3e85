"""Reading and writing of gettext's files: translations (.po), and their compiled form (.mo).

Of the .po format this is used: a header with the rule for plural forms, contexts, places, `fuzzy`
for translations to be reviewed, and `#~` for texts that the program no longer has.
"""

import re
from ast import literal_eval
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from struct import pack

from resources.i18n.strings import Text
from wmh.base.text import languages
from wmh.base.text.phrases import ENGLISH, catalogue_of

LANGUAGES = tuple(sorted(set(map(str, languages.LANGUAGES)) - {ENGLISH}))
"""Codes of the languages into which the program is translated."""

FUZZY, OBSOLETE = "fuzzy", "obsolete"

Key = tuple[str, str]
"""Context and source of a text, which identify it."""

HEADER: Key = ("", "")
"""Key of the header, which every file has."""

_PLURALS = "nplurals=2; plural=(n != 1);"
"""Rule of plural forms for a language without a file; many languages have another rule."""
_FIELD = re.compile(r"(?:#~ )?(msg\w+(?:\[\d+\])?) (\".*\")")
_MORE = re.compile(r"(?:#~ )?(\".*\")")
_MAGIC = 0x950412DE


@dataclass(frozen=True, slots=True)
class Translation:
    """Translation of a text; `kind` is FUZZY, OBSOLETE, or "".

    `many` is the source for many, if the text depends on a number; then `forms` has a form for each
    kind of number that the language distinguishes.
    """

    forms: tuple[str, ...]
    many: str = ""
    kind: str = ""

    @property
    def finished(self) -> bool:
        return not self.kind and all(form.strip() for form in self.forms)


def path_of(language: str) -> Path:
    return Path(__file__).parent / f"{language}.po"


def mo_path_of(language: str) -> Path:
    return catalogue_of(language)


def key_of(text: Text) -> Key:
    return text.context, text.source


def read(path: Path) -> dict[Key, Translation]:
    """Returns the entries of a file, its header included; only a header if there is no file."""
    if not path.exists():
        header = "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
        header = f"Language: {path.stem}\n{header}Plural-Forms: {_PLURALS}\n"
        return {HEADER: Translation((header,))}
    return dict(_entries(path.read_text("utf-8")))


def _entries(text: str) -> Iterator[tuple[Key, Translation]]:
    for block in re.split(r"\n{2,}", text.strip()):
        kind, field = "", ""
        fields: dict[str, str] = {}
        for line in block.split("\n"):
            kind = OBSOLETE if line.startswith("#~") else kind
            if line.startswith("#,") and FUZZY in line:
                kind = FUZZY
            elif found := _FIELD.fullmatch(line):
                field = found[1]
                fields[field] = literal_eval(found[2])
            elif found := _MORE.fullmatch(line):
                fields[field] += literal_eval(found[1])
        forms = tuple(said for name, said in fields.items() if name.startswith("msgstr"))
        key = fields.get("msgctxt", ""), fields["msgid"]
        yield key, Translation(forms, fields.get("msgid_plural", ""), kind)


def update(known: Mapping[Key, Translation], texts: Iterable[Text]) -> dict[Key, Translation]:
    """Returns the translations for the texts, followed by those of texts that no longer exist.

    A text whose context changed keeps its translation. A text that has come to depend on a number,
    or no longer does, must be translated anew.
    """
    wanted = {key_of(text): text for text in texts}
    gone = {key[1]: said for key, said in known.items() if key not in wanted and key != HEADER}
    updated = {HEADER: known[HEADER]}
    for key, text in wanted.items():
        said = known.get(key) or gone.get(key[1])
        if said is None or bool(said.many) is not bool(text.many):
            updated[key] = Translation(("",) * (plural_forms(known) if text.many else 1), text.many)
            continue
        changed = FUZZY if said.many != text.many else said.kind
        updated[key] = Translation(said.forms, text.many, "" if changed == OBSOLETE else changed)
    sources = {key[1] for key in wanted}
    for key, said in known.items():
        if key not in updated and any(said.forms) and key[1] not in sources:
            updated[key] = replace(said, kind=OBSOLETE)
    return updated


def plural_forms(known: Mapping[Key, Translation]) -> int:
    """Returns the number of plural forms by the rule in the header."""
    found = re.search(r"nplurals=(\d+)", known[HEADER].forms[0])
    return int(found[1]) if found else 1


def write(path: Path, said: Mapping[Key, Translation], texts: Iterable[Text]) -> None:
    """Writes the translations in their order, with the places of the texts in the program."""
    where = {key_of(text): text.where for text in texts}
    blocks = [_block(key, each, where.get(key, "")) for key, each in said.items()]
    path.write_text("\n\n".join(blocks) + "\n", "utf-8", newline="\n")


def _block(key: Key, said: Translation, where: str) -> str:
    fields = [("msgctxt", key[0])] if key[0] else []
    fields += [("msgid", key[1])]
    fields += [("msgid_plural", said.many)] if said.many else []
    fields += [
        (f"msgstr[{number}]" if said.many else "msgstr", form)
        for number, form in enumerate(said.forms)
    ]
    lines = [f"{name} {quoted}" for name, text in fields for quoted in [_quoted(text)]]
    if said.kind == OBSOLETE:
        return "\n".join(f"#~ {line}" for each in lines for line in each.split("\n"))
    flags = ["#, fuzzy"] if said.kind == FUZZY else []
    return "\n".join([*([f"#: {where}"] if where else []), *flags, *lines])


def _quoted(text: str) -> str:
    """Returns a text as quoted for a .po file, each of its lines on a line."""
    lines = text.splitlines(keepends=True) if text.count("\n") else [text]
    quoted = [f'"{line.translate(_ESCAPED)}"' for line in lines]
    return "\n".join(quoted if len(quoted) == 1 else ['""', *quoted])


_ESCAPED = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\t": r"\t", "\r": r"\r"})


def compiled(said: Mapping[Key, Translation]) -> bytes:
    """Returns the bytes of a .mo file: two tables of lengths and offsets, then all texts."""
    pairs = sorted(
        (_mo_key(key, each).encode(), "\0".join(each.forms).encode())
        for key, each in said.items()
        if each.finished
    )
    size = 8 * len(pairs)
    table, texts = b"", b""
    for text in (pair[side] for side in (0, 1) for pair in pairs):
        table += pack("<2I", len(text), 28 + 2 * size + len(texts))
        texts += text + b"\0"
    return pack("<7I", _MAGIC, 0, len(pairs), 28, 28 + size, 0, 28 + 2 * size) + table + texts


def _mo_key(key: Key, said: Translation) -> str:
    context, source = key
    whole = f"{context}\4{source}" if context else source
    return f"{whole}\0{said.many}" if said.many else whole
