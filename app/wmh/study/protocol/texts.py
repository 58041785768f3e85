"""Texts of a protocol for participants and researchers, in one language."""

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from wmh.base.files.fields import Fields, read_fields
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import translatable


@dataclass(frozen=True, slots=True)
class Texts:
    """A protocol's texts in one language; `arms` and `blocks` are titles by name.

    `instructions` are by the arm's name. `language` is a code, "" for the protocol's own language
    if not stated.
    """

    language: str
    title: str
    about: str
    consent: str
    arms: Mapping[str, str]
    instructions: Mapping[str, str]
    blocks: Mapping[str, str]

    @property
    def consent_digest(self) -> str:
        """SHA-256 of the consent text; it is recorded, to identify the text later."""
        return hashlib.sha256(self.consent.encode()).hexdigest()


class TextsError(InputError):
    """The error for a file that does not contain the texts of its protocol."""


def file_of_texts(protocol: Path, language: str) -> Path:
    """Returns the path that the translated texts of a protocol file have if they exist."""
    return protocol.parent / "texts" / language / f"{protocol.stem}.toml"


def place_of_texts(path: Path) -> tuple[Path, str]:
    """Returns the protocol file and the language that belong to the path of translated texts."""
    folder = path.absolute().parent
    return folder.parent.parent / path.name, folder.name


def read_texts(path: Path, own: Texts, translated: Collection[str]) -> Texts:
    """Returns translated texts read from a file; `own` are the texts in the protocol's language.

    The file must have all titles. Consent and instructions are required unless `translated` says
    that the protocol itself has their translations. Raises TextsError and OSError.
    """
    told = read_fields(path, TextsError)
    fields = replace(told, file=f"{own.language}/{told.file}")
    instructed = [*own.instructions] if "instructions" not in translated else []
    wanted = ["title", "about", "arms", "blocks"]
    wanted += ["consent"] if "consent" not in translated else []
    wanted += ["instructions"] if instructed else []
    fields.refuse_others(wanted)
    return Texts(
        own.language,
        fields.text("title", most=100, wanted=True),
        fields.paragraph("about", 1000),
        fields.paragraph("consent", 20_000) if "consent" in wanted else own.consent,
        _titles(fields, "arms", own.arms),
        _instructions(fields, instructed) if instructed else own.instructions,
        _titles(fields, "blocks", own.blocks),
    )


def _titles(fields: Fields, name: str, wanted: Collection[str]) -> Mapping[str, str]:
    table = fields.table(name, translatable("a table with a title for each"))
    table.refuse_others(wanted)
    return {each: table.text(each, most=60, wanted=True) for each in wanted}


def _instructions(fields: Fields, wanted: Collection[str]) -> Mapping[str, str]:
    table = fields.table(
        "instructions", translatable("a table with a text for each condition that has instructions")
    )
    table.refuse_others(wanted)
    return {each: table.paragraph(each, 4000) for each in wanted}
