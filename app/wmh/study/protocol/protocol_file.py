"""Reading of protocol files and their companion files: questionnaires and translations."""

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
"""File name that a protocol's copy has in the folder of a study."""


class ProtocolError(InputError):
    """The error for an invalid protocol file."""


def read_protocol(path: Path) -> Protocol:
    """Returns the protocol read from a file. Every decision must be stated in it.

    Raises OSError, and ProtocolError, with the line number if known.
    """
    protocol = _read_untranslated(path)
    return replace(protocol, translations=tuple(_translations(protocol, path)))


def read_texts_beside(path: Path) -> Texts:
    """Returns the translated texts in a file beside a protocol file.

    Raises TextsError, ProtocolError and OSError.
    """
    file, language = place_of_texts(path)
    protocol = _read_untranslated(file)
    return read_texts(path, protocol.texts(language), _fields_translated(protocol))


def _read_untranslated(path: Path) -> Protocol:
    beside = path.parent / "questionnaires"
    return ProtocolReader(path.stem, read_fields(path, ProtocolError), beside).protocol()


def _translations(protocol: Protocol, path: Path) -> Iterator[Texts]:
    """Yields the translated texts beside a protocol, in its languages (any if none is stated)."""
    for language in protocol.languages[1:] or LANGUAGES:
        if (file := file_of_texts(path, language)).is_file():
            yield read_texts(file, protocol.texts(language), _fields_translated(protocol))


def _fields_translated(protocol: Protocol) -> list[str]:
    """Returns names of the text fields that the protocol file itself has in several languages."""
    return [
        *(["consent"] if protocol.consent.translated else []),
        *(["instructions"] if any(arm.translated for arm in protocol.arms) else []),
    ]


def companion_files(protocol: Protocol, file: Path) -> tuple[tuple[Path, str], ...]:
    """Returns the companion files of a protocol, each with its path relative to a copy's folder.

    Companions are the protocol's own questionnaires and its translated texts; the copy is named
    PROTOCOL.
    """
    names = [f"{own.language}/{own.name}.toml".lstrip("/") for own in protocol.own]
    asked = ((file.parent / "questionnaires" / name, f"questionnaires/{name}") for name in names)
    read = (
        (file_of_texts(file, each.language), f"texts/{each.language}/{PROTOCOL}")
        for each in protocol.translations
    )
    return (*asked, *read)
