"""The values of letters there are: those that come with the program, or a file."""

from pathlib import Path

from wmh.engine.wording import excerpt
from wmh.files import paths
from wmh.games.rack.values import Values, ValuesError, read_values

DEFAULT = "english"


def shipped() -> dict[str, Path]:
    """Name to file of the values that come with the program, the default first."""
    found = {path.stem: path for path in (paths.folder("resources") / "values").glob("*.toml")}
    return {name: found[name] for name in sorted(found, key=lambda name: (name != DEFAULT, name))}


def find_values(name: str) -> Values:
    """The values of that name, or of a file. Raises ValuesError."""
    known = shipped()
    path = known.get(name) or Path(name)
    if path.is_file():
        return read_values(path)
    if path.suffix or path.exists():
        raise ValuesError(f"There is no file {excerpt(name, 200)}: give a .toml file of values.")
    raise ValuesError(
        f"There are no values {excerpt(name)}: choose {', '.join(known)}; or give a .toml file."
    )
