"""How files are written."""

from contextlib import suppress
from pathlib import Path


def replace_file(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds the old one or the new one, never a part.

    Raises OSError, which names this file; what was there then stays.
    """
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error
