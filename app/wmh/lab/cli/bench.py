"""`wmh bench`: speed of the engine on this computer."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from wmh.base.text.refusal import InputError
from wmh.helper.cli.parts.arguments import HIGHEST_SEED, AsJson


class Benchmark(StrEnum):
    """The benchmarks, by their names on the command line."""

    CONSTRUCTION = "construction"
    MATCHING = "matching"
    ADVISING = "advising"
    DOCTORING = "doctoring"
    RACK = "rack"
    FIND = "find"
    IMPORT = "import"
    START = "start"
    COMMANDS = "commands"
    SUGGEST = "suggest"
    STUDY = "study"
    STRATEGY = "strategy"
    ESTIMATES = "estimates"
    HEAVY = "heavy"
    READ = "read"


def bench(
    name: Annotated[Benchmark | None, typer.Argument(help="Only this benchmark.")] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            help="A folder with Wordle's lists (wordlist_orig_hidden.txt, wordlist_orig_all.txt,"
            " wordlist_nyt20220830_all.txt) for strategies to be measured on; for `read` one with"
            " truth.jsonl and the pictures that it names.",
            exists=True,
            file_okay=False,
        ),
    ] = None,
    doddle: Annotated[
        Path | None,
        typer.Option(
            help="A Python interpreter that has Doddle, to be measured beside the strategies:"
            " python -m venv D && D/bin/pip install doddle 'numpy<2', then D/bin/python.",
            exists=True,
            dir_okay=False,
        ),
    ] = None,
    play: Annotated[
        bool, typer.Option("--play", help="For `estimates`: play the kept positions again.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, max=HIGHEST_SEED, help="For `estimates`: draw other positions, and play them."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this computer."""
    if getattr(sys, "frozen", False):
        raise InputError("Benchmarks need Python and the program's source: try make bench.")
    from wmh.lab.bench import run

    raise typer.Exit(run(name, data=data, doddle=doddle, play=play, seed=seed, as_json=as_json))
