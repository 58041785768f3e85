"""Reader of catalogues of translations in gettext's format (.mo)."""

from pathlib import Path
from typing import TYPE_CHECKING

from wmh.base.text.refusal import InputError

if TYPE_CHECKING:
    from gettext import GNUTranslations


class CatalogueError(InputError):
    """The error for a catalogue of translations that is missing or damaged."""


def read_catalogue(path: Path) -> "GNUTranslations":
    """Returns the translations of a .mo file. Raises CatalogueError."""
    # Here, because English needs neither.
    from gettext import GNUTranslations
    from struct import error as StructError  # noqa: N812 - the library's class has no capital

    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, LookupError, StructError) as error:
        raise CatalogueError(
            "The translations in {0} are missing or damaged: the program speaks English.", path.name
        ) from error
