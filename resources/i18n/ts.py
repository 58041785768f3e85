"""The files of Qt Linguist: texts with their translations, as lupdate writes them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from resources.i18n.strings import Text
from wmh.base.text import languages

LANGUAGES = tuple(sorted(set(map(str, languages.LANGUAGES)) - {"en"}))
"""Those that the window is translated to, by the names of their files."""

Key = tuple[str, str, str]
"""The context, the source and the comment of a text."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a text is in a language; `kind` is `unfinished`, `vanished`, or empty if all is well.

    A text whose words depend on a number has a form for each kind of number that the language
    tells apart, in Qt's order.
    """

    translation: str | tuple[str, ...]
    kind: str = ""

    @property
    def forms(self) -> tuple[str, ...]:
        """All that may be shown."""
        return (self.translation,) if isinstance(self.translation, str) else self.translation


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
            found[key] = Said(_translation(message, said), kind)
    return found


def update(known: Mapping[Key, Said], texts: Iterable[Text]) -> dict[Key, Said]:
    """What is known of the texts; what was translated and is no text any more vanishes last.

    A text that has gone to another context takes its translation along. One whose words depend on
    a number now is to be translated anew.
    """
    counted = {key_of(text): bool(text.one) for text in texts}
    wanted = list(counted)
    gone = {key[1:]: said for key, said in known.items() if key not in set(wanted)}
    updated: dict[Key, Said] = {}
    for key in wanted:
        said = known.get(key) or gone.get(key[1:])
        if said is None or counted[key] is isinstance(said.translation, str):
            said = Said(("",) if counted[key] else "", "unfinished")
        updated[key] = Said(said.translation) if said.kind == "vanished" else said
    for key, said in known.items():
        if key not in updated and any(said.forms) and key[1:] not in {k[1:] for k in updated}:
            updated[key] = Said(said.translation, "vanished")
    return updated


def write(path: Path, said: Mapping[Key, Said], texts: Iterable[Text]) -> None:
    """All that is said, by contexts in the order of the texts."""
    found = {key_of(text): text for text in texts}
    root = ElementTree.Element("TS", version="2.1", language=path.stem, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for name in dict.fromkeys(context for context, _, _ in said):
        contexts[name] = context = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(context, "name").text = name
    for key, each in said.items():
        counted = {} if isinstance(each.translation, str) else {"numerus": "yes"}
        message = ElementTree.SubElement(contexts[key[0]], "message", counted)
        if key in found:
            ElementTree.SubElement(message, "location", filename=f"../../{found[key].where}")
        ElementTree.SubElement(message, "source").text = key[1]
        if key[2]:
            ElementTree.SubElement(message, "comment").text = key[2]
        if key in found and found[key].one:
            ElementTree.SubElement(message, "extracomment").text = f"Of one: {found[key].one}"
        kind = {"type": each.kind} if each.kind else {}
        translation = ElementTree.SubElement(message, "translation", kind)
        if isinstance(each.translation, str):
            translation.text = each.translation
            continue
        for form in each.translation:
            ElementTree.SubElement(translation, "numerusform").text = form
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, "unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def _translation(
    message: ElementTree.Element, said: ElementTree.Element | None
) -> str | tuple[str, ...]:
    if message.get("numerus") == "yes":
        return tuple(each.text or "" for each in (() if said is None else said)) or ("",)
    return "" if said is None else said.text or ""


def _text(element: ElementTree.Element, name: str) -> str:
    return element.findtext(name) or ""
