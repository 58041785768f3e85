"""Optional packages, which pip installs as extras."""

from collections.abc import Generator
from contextlib import contextmanager

from wmh.base.text.refusal import InputError


class NotInstalledError(InputError):
    """The error for an optional package that is not installed."""


@contextmanager
def studies() -> Generator[None]:
    """Context in which the packages of statistics and plots are imported.

    They are optional because they are a third of the installation, and few people make a study.
    Raises NotInstalledError.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalledError(
            "Statistics and plots need {0}, which is not installed: type"
            " pip install 'word-mastermind-helper[studies]', and try again.",
            error.name,
        ) from None
