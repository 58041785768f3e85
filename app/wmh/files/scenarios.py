"""The scenarios there are, and where: those of the program, and the user's own."""

from pathlib import Path

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.stopping import Stop, never
from wmh.files import data_files
from wmh.files.data_files import BrokenFile, read_each
from wmh.lesson.scenario.scenario import Scenario
from wmh.lesson.scenario.scenario_file import ScenarioError, name_of, read_scenario


def own_folder() -> Path:
    """Where the user's own files are looked for."""
    return data_files.own_folder("scenarios")


def files() -> dict[str, Path]:
    """Name to file; the user's own replace built-in ones of that name."""
    return data_files.files("scenarios", name_of)


def read_all() -> tuple[tuple[Scenario, ...], tuple[BrokenFile, ...]]:
    """All scenarios by their titles, and the files that tell of none."""
    found, broken = read_each(files().values(), read_scenario)
    return tuple(sorted(found, key=lambda each: each.title.casefold())), broken


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
        from wmh.engine.lexicon.listed import lexicon_of_words

        return lexicon_of_words(scenario.words, scenario.name, stop)
    from wmh.lexica.library import open_named

    return open_named(scenario.lexicon, stop)
