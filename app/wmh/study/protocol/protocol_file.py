"""Reader of protocol files and their companions: questionnaires, translations."""

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
"""File name of a protocol's copy in the folder of a study."""


class ProtocolError(InputError):
    """The error for an invalid protocol file."""


def read_protocol(path: Path) -> Protocol:
    """Returns the protocol of a file. Raises ProtocolError, with the line if known, and OSError.

    Every decision must be stated; there are no defaults.
    """
    protocol = _read_untranslated(path)
    return replace(protocol, translations=tuple(_translations(protocol, path)))


def read_texts_beside(path: Path) -> Texts:
    """Returns the translated texts of a file beside a protocol.

    Raises TextsError, ProtocolError and OSError.
    """
    file, language = place_of_texts(path)
    protocol = _read_untranslated(file)
    return read_texts(path, protocol.texts(language), _fields_translated(protocol))


def _read_untranslated(path: Path) -> Protocol:
    beside = path.parent / "questionnaires"
    return ProtocolReader(path.stem, read_fields(path, ProtocolError), beside).protocol()


def _translations(protocol: Protocol, path: Path) -> Iterator[Texts]:
    """Yields the translations beside a protocol, in its languages, or in any if it states none."""
    for language in protocol.languages[1:] or LANGUAGES:
        if (file := file_of_texts(path, language)).is_file():
            yield read_texts(file, protocol.texts(language), _fields_translated(protocol))


def _fields_translated(protocol: Protocol) -> list[str]:
    """Returns the fields that the protocol itself has in several languages."""
    return [
        *(["consent"] if protocol.consent.translated else []),
        *(["instructions"] if any(arm.translated for arm in protocol.arms) else []),
    ]


def companion_files(protocol: Protocol, file: Path) -> tuple[tuple[Path, str], ...]:
    """Returns the companion files of a protocol, and their paths beside a copy named PROTOCOL.

    These are its own questionnaires, and its translated texts.
    """
    names = [f"{own.language}/{own.name}.toml".lstrip("/") for own in protocol.own]
    asked = ((file.parent / "questionnaires" / name, f"questionnaires/{name}") for name in names)
    read = (
        (file_of_texts(file, each.language), f"texts/{each.language}/{PROTOCOL}")
        for each in protocol.translations
    )
    return (*asked, *read)
