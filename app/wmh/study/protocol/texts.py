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
    """Texts in one language: `arms` and `blocks` are titles, by name; `instructions` by arm.

    `language` is its code, "" for the protocol's own language if not stated.
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
        """SHA-256 of the consent text, which identifies it later."""
        return hashlib.sha256(self.consent.encode()).hexdigest()


class TextsError(InputError):
    """The error for a file that does not contain the texts of its protocol."""


def file_of_texts(protocol: Path, language: str) -> Path:
    """Path of the translated texts of a protocol's file, if they exist."""
    return protocol.parent / "texts" / language / f"{protocol.stem}.toml"


def place_of_texts(path: Path) -> tuple[Path, str]:
    """Returns the protocol's file and the language that a translation's path implies."""
    folder = path.absolute().parent
    return folder.parent.parent / path.name, folder.name


def read_texts(path: Path, own: Texts, translated: Collection[str]) -> Texts:
    """Reads translated texts, which replace the protocol's `own`.

    They must include all titles, and consent and instructions except the fields `translated` in the
    protocol itself. Raises TextsError and OSError.
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
