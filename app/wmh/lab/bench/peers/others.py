"""Calls of peer programs as processes, to measure them."""

import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from wmh.base.files.json_reading import ContentError, parse_json, value_of_type
from wmh.base.files.writing import replace_file
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.transcript import write_clue
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import Candidates
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.classes import classes
from wmh.engine.strategy.ranking.measures import Guesses, plan
from wmh.lab.bench.words import SECRET_TIER
from wmh.lab.pit.player_process import environment

_GREY = "raise"


class PeerError(Exception):
    """The exception for a program that cannot be measured; its message is the reason in a line."""


def five_letters(lexicon: Lexicon) -> tuple[Guesses, Candidates]:
    """Returns all words of five letters as guesses, and those that can be the secret."""
    everything = candidates_of(Question((), 5), lexicon)
    return plan(everything), candidates_of(Question((), 5, tier=SECRET_TIER), lexicon)


def after_grey(lexicon: Lexicon, secrets: Candidates) -> Candidates:
    """Returns the secrets that are left after a good opener whose clue is all white."""
    found = classes(Rule.TILES, lexicon.alphabet.encode(_GREY), secrets.letters)
    grey = next(each for each in found if set(write_clue(each.clue)) == {"w"})
    return Candidates(secrets.letters[grey.members], secrets.numbers[grey.members])


def doddle_milliseconds(python: Path, lexicon: Lexicon, *, brief: bool = False) -> dict[str, float]:
    """Returns the CPU milliseconds that Doddle takes for each task.

    `python` is an interpreter that has Doddle. With `brief` no games are played. Raises PeerError.
    """
    guesses, secrets = five_letters(lexicon)
    asked = {
        "guesses": _spelling(guesses, lexicon),
        "secrets": _spelling(secrets, lexicon),
        "grey": _GREY,
        "brief": brief,
    }
    told = _output(
        [str(python), str(Path(__file__).with_name("doddle_peer.py"))], json.dumps(asked)
    )
    try:
        return value_of_type(dict[str, float], parse_json(told.encode()))
    except ContentError as error:
        raise PeerError(f"its answer {error.bare()}") from error


def selby_proof(program: Path, lexicon: Lexicon, opener: str) -> tuple[int, float]:
    """Returns the fewest total guesses after an opener by Selby's program, and CPU milliseconds.

    Raises PeerError.
    """
    guesses, secrets = five_letters(lexicon)
    with TemporaryDirectory() as folder:
        files: list[str] = []
        for name, words in (("all", guesses), ("hidden", secrets)):
            path = Path(folder) / name
            replace_file(path, ("\n".join(_spelling(words, lexicon)) + "\n").encode("ascii"))
            files.append(str(path))
        before = os.times()
        told = _output([str(program), "-a", files[0], "-h", files[1], "-w", opener])
        after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    for line in told.splitlines():
        if line.startswith("Best first guess score = "):
            with suppress(ValueError):
                return int(line.rpartition("=")[2]), 1000 * spent
    raise PeerError("it names no best score")


def _spelling(words: Guesses | Candidates, lexicon: Lexicon) -> Sequence[str]:
    return [lexicon.alphabet.decode(labels.tobytes()) for labels in words.letters]


def _output(command: Sequence[str], asked: str = "") -> str:
    """Returns the standard output of a command; `asked` is its standard input.

    It gets the few environment variables that a player of the pit gets. Raises PeerError.
    """
    try:
        # A file and no pipe: to write to a peer that has ended already would end this program.
        with TemporaryFile() as given:
            given.write(asked.encode())
            given.seek(0)
            done = subprocess.run(
                command, stdin=given, capture_output=True, check=False, env=environment()
            )
    except OSError as error:
        raise PeerError(f"{command[0]}: {error.strerror}") from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise PeerError(said[-1] if said else "it said nothing")
    return done.stdout.decode("utf-8", "replace")
