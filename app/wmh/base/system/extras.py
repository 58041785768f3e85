"""Optional libraries: pip's extras."""

from collections.abc import Generator
from contextlib import contextmanager

from wmh.base.text.refusal import InputError


class NotInstalledError(InputError):
    """A missing package that only some uses of the program need."""


@contextmanager
def studies() -> Generator[None]:
    """Imports of what only statistics and plots need. Raises NotInstalledError.

    They are a third of what is installed otherwise, and most people make no study.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalledError(
            "Statistics and plots need {0}, which is not installed: type"
            " pip install 'word-mastermind-helper[studies]', and try again.",
            error.name,
        ) from None
