"""The file of a protocol, and what lies beside it: questionnaires, texts in other languages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from wmh.base.files.fields import read_fields
from wmh.base.text.languages import LANGUAGES
from wmh.base.text.refusal import InputError
from wmh.study.protocol.protocol import Protocol
from wmh.study.protocol.protocol_reader import ProtocolReader
from wmh.study.protocol.texts import Texts, file_of_texts, place_of_texts, read_texts

PROTOCOL = "protocol.toml"
"""The name of a copy of it, in the folder of a study."""


class ProtocolError(InputError):
    """A file that tells of no protocol."""


def read_protocol(path: Path) -> Protocol:
    """The protocol of a file. Raises ProtocolError, with the line where possible, and OSError.

    Everything must be said: what is left out would be decided by nobody.
    """
    protocol = _read_untranslated(path)
    return replace(protocol, translations=tuple(_translations(protocol, path)))


def read_texts_beside(path: Path) -> Texts:
    """The texts of a file beside its protocol. Raises TextsError, ProtocolError and OSError."""
    file, language = place_of_texts(path)
    protocol = _read_untranslated(file)
    return read_texts(path, protocol.texts(language), _fields_translated(protocol))


def _read_untranslated(path: Path) -> Protocol:
    beside = path.parent / "questionnaires"
    return ProtocolReader(path.stem, read_fields(path, ProtocolError), beside).protocol()


def _translations(protocol: Protocol, path: Path) -> Iterator[Texts]:
    """Yields the translations beside a protocol, in its languages, or in any if it names none."""
    for language in protocol.languages[1:] or LANGUAGES:
        if (file := file_of_texts(path, language)).is_file():
            yield read_texts(file, protocol.texts(language), _fields_translated(protocol))


def _fields_translated(protocol: Protocol) -> list[str]:
    """The fields that have their languages in the protocol itself."""
    return [
        *(["consent"] if protocol.consent.translated else []),
        *(["instructions"] if any(arm.translated for arm in protocol.arms) else []),
    ]


def companion_files(protocol: Protocol, file: Path) -> tuple[tuple[Path, str], ...]:
    """The files beside a protocol, and where they belong beside PROTOCOL, a copy of it.

    They are those of its own questionnaires, and of its texts in other languages.
    """
    names = [f"{own.language}/{own.name}.toml".lstrip("/") for own in protocol.own]
    asked = ((file.parent / "questionnaires" / name, f"questionnaires/{name}") for name in names)
    read = (
        (file_of_texts(file, each.language), f"texts/{each.language}/{PROTOCOL}")
        for each in protocol.translations
    )
    return (*asked, *read)
