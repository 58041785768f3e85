"""Which scenarios there are, and where: those of the program, and the user's own."""

from dataclasses import dataclass
from pathlib import Path

from app import paths
from app.engine.lexicon.store import Lexicon
from app.engine.stopping import Stop, never
from app.lesson.scenario import Scenario
from app.lesson.scenario_file import ScenarioError, name_of, read_scenario


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that tells of no scenario, and why, in a sentence."""

    path: Path
    reason: str


def own_folder() -> Path:
    """Where the user's own files are looked for."""
    return paths.data_folder() / "scenarios"


def files() -> dict[str, Path]:
    """Name to file; the user's own replace built-in ones of that name."""
    folders = (paths.folder("resources") / "scenarios", own_folder())
    return {name_of(path): path for folder in folders for path in sorted(folder.glob("*.toml"))}


def read_all() -> tuple[tuple[Scenario, ...], tuple[Broken, ...]]:
    """All scenarios by their titles, and the files that tell of none."""
    found: list[Scenario] = []
    broken: list[Broken] = []
    for path in files().values():
        try:
            found.append(read_scenario(path))
        except ScenarioError as error:
            broken.append(Broken(path, str(error)))
        except OSError as error:
            broken.append(Broken(path, f"{path.name} cannot be read: {error.strerror}."))
    return tuple(sorted(found, key=lambda each: each.title.casefold())), tuple(broken)


def named(name: str) -> Scenario:
    """The scenario of this name, or of this file. Raises ScenarioError and OSError."""
    known = files()
    if name in known:
        return read_scenario(known[name])
    path = Path(name)
    if path.suffix or path.exists():
        return read_scenario(path)
    raise ScenarioError(
        f"There is no scenario {name!r}: there are {', '.join(known) or 'none'}; or give a file."
    )


def lexicon_of(scenario: Scenario, stop: Stop = never) -> Lexicon:
    """Its own words as a lexicon in memory, or the lexicon it names.

    Raises LexiconError, Stopped.
    """
    if scenario.words:
        from app.engine.lexicon.listed import lexicon_of_words

        return lexicon_of_words(scenario.words, scenario.name, stop)
    from app.library import open_named

    return open_named(scenario.lexicon, stop)
