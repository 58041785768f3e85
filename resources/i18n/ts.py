"""The files of Qt Linguist: texts with their translations, as lupdate writes them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from resources.i18n.strings import Text

LANGUAGES = ("de", "es", "fil", "fr")
"""Those that the window is translated to, by the names of their files."""

Key = tuple[str, str, str]
"""The context, the source and the comment of a text."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a text is in a language; `kind` is `unfinished`, `vanished`, or empty if all is well."""

    translation: str
    kind: str = ""


def path_of(language: str) -> Path:
    return Path(__file__).parent / f"{language}.ts"


def key_of(text: Text) -> Key:
    return text.context, text.source, text.comment


def read(path: Path) -> dict[Key, Said]:
    """What a file says; nothing where there is none."""
    if not path.exists():
        return {}
    found: dict[Key, Said] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            said = message.find("translation")
            key = _text(context, "name"), _text(message, "source"), _text(message, "comment")
            kind = "" if said is None else said.get("type", "")
            found[key] = Said("" if said is None else said.text or "", kind)
    return found


def update(known: Mapping[Key, Said], texts: Iterable[Text]) -> dict[Key, Said]:
    """What is known of the texts; what was translated and is no text any more vanishes last.

    A text that has gone to another context takes its translation along.
    """
    wanted = [key_of(text) for text in texts]
    gone = {key[1:]: said for key, said in known.items() if key not in set(wanted)}
    updated: dict[Key, Said] = {}
    for key in wanted:
        said = known.get(key) or gone.get(key[1:]) or Said("", "unfinished")
        updated[key] = Said(said.translation) if said.kind == "vanished" else said
    for key, said in known.items():
        if key not in updated and said.translation and key[1:] not in {k[1:] for k in updated}:
            updated[key] = Said(said.translation, "vanished")
    return updated


def write(path: Path, said: Mapping[Key, Said], texts: Iterable[Text]) -> None:
    """All that is said, by contexts in the order of the texts."""
    where = {key_of(text): text.where for text in texts}
    root = ElementTree.Element("TS", version="2.1", language=path.stem, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for name in dict.fromkeys(context for context, _, _ in said):
        contexts[name] = context = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(context, "name").text = name
    for key, each in said.items():
        message = ElementTree.SubElement(contexts[key[0]], "message")
        if key in where:
            ElementTree.SubElement(message, "location", filename=f"../../{where[key]}")
        ElementTree.SubElement(message, "source").text = key[1]
        if key[2]:
            ElementTree.SubElement(message, "comment").text = key[2]
        kind = {"type": each.kind} if each.kind else {}
        ElementTree.SubElement(message, "translation", kind).text = each.translation
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, "unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def _text(element: ElementTree.Element, name: str) -> str:
    return element.findtext(name) or ""
