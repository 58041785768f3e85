"""Campaign of arguments: commands with valid and odd arguments mixed.

Each run must end by itself with 0, 1 or 2, and each refusal must be one line.
"""

import io
import os
import re
import shutil
import signal
import sys
from pathlib import Path

from typer.main import get_command

from tests.campaigns.campaign import Campaign, CampaignError, one_line
from tests.lexica import lexicon_file
from tests.odd import HUGE
from tests.program import wmh
from wmh.base.files import paths
from wmh.helper.cli.commands import COMMANDS
from wmh.helper.cli.program import program

LONGEST = 4.0
"""Most seconds of processor time for a case."""

LEFT = 1.5
"""Seconds of processor time after which a command that may take long is stopped."""

_LONG = {
    "bench",
    "lingo",
    "mastermind",
    "prove",
    "simulate",
    "tree",
    "pit",
    "race",
    "challenge",
    "boards",
    "play",
    "review",
    "replicate",
    "power",
}
"""Words of commands that may take long."""

_WORDS = {"rain": 35, "torn": 35, "born": 20, "horn": 20, "ox": 10, "am": 10, "crane": 35}
_TEXTS = (
    *("rain", "torn", "crane", "rain:ywwg", "torn:wwww", "rain:🟨⬜⬜🟩", "rain:2,1", "rain:", ":"),
    *("r...", "ra?n", "(a|b)+c*", "abc?", "zz", "codes:abcd", "small", "english", "wordle"),
    *(
        "",
        " ",
        "-",
        "--",
        "0",
        "-1",
        "1",
        "4",
        "99",
        "200000",
        HUGE[:400],
        "1e9",
        "nan",
        "٣",
        "0x1",
    ),
    *("\x1b[2J", "\u202e", "\udcff", "é" * 300, "a,b", "[", "]", "{}", "entropy,parts", "paper"),
    *("all", "lingo", "tiles", "jotto", "dictionary", "view", "hard", "con", "p-01", "%s", "{0}"),
)
_HARMFUL = re.compile(r"Traceback|RuntimeWarning|object at 0x|<class|NoneType")


class _TooLongError(BaseException):
    """Exception that stops a case that takes too long; the program does not catch it."""


def begin(folder):
    """Returns a function that runs a case: a command with random arguments."""
    shelf = folder / "shelf"
    shelf.mkdir()
    lexicon_file(shelf, _WORDS, flagged=("horn",))
    (shelf / "words.txt").write_text("rain\ntorn\nborn\n")
    (shelf / "broken.toml").write_text('title = "x\n[[stop]]\n')
    resources = paths.folder("resources")
    for name in (
        "teach/scenarios/rain.toml",
        "games/wordle.toml",
        "study/protocols/bahinting-2013.toml",
    ):
        shutil.copy(resources / name, shelf)
    wmh("study", "simulate", "bahinting-2013", "--out", shelf / "study", "--participants", "2")
    places = [
        *sorted(shelf.iterdir()), Path("none.txt"), Path("no") / "where", folder, Path("/dev/null"),
        Path("/dev/full"), Path("new.svg"), Path("new.csv"), Path("new.dawg"), Path("new"),
    ]  # fmt: skip
    commands = list(_commands())
    calls = [each for each in commands if each[0][0] != "bench"] * 4 + commands

    def act(number, dice):
        path, parameters = dice.choice(calls)
        given = list(path)
        for each in parameters:
            if each.param_type_name == "argument":
                if each.required or dice.random() < 0.6:
                    given += [_value(each, dice, places) for _ in range(dice.choice((1, 1, 1, 2)))]
            elif "--lexicon" in each.opts and dice.random() < 0.8:
                given += ["--lexicon", str(shelf / "small.dawg")]
            elif dice.random() < (0.8 if each.required else 0.15):
                given.append(dice.choice(each.opts))
                if not getattr(each, "is_flag", False):
                    given.append(_value(each, dice, places))
        if dice.random() < 0.1:
            given.insert(dice.randrange(len(given) + 1), dice.choice(_TEXTS))
        if path[0] == "bench":
            given.append("--data=none")
        if path[-1] == "against-r":  # Where R is installed, it is asked for each.
            given += ["--seeds=1", "--sizes=2"]
        room = folder / "room"
        room.mkdir(exist_ok=True)
        try:
            return f"{path[0]} {_ended(path, given, room, dice)}"
        except BaseException as error:
            raise CampaignError(f"wmh {given!r}: {type(error).__name__}: {error}") from error
        finally:
            shutil.rmtree(room)
            shutil.rmtree(paths.data_folder() / "lexica", ignore_errors=True)

    return act


def _commands():
    """Returns every command: the words that call it, and its parameters."""
    top = get_command(program({each.name for each in COMMANDS}))
    for name, command in top.commands.items():
        yield (name,), command.params
        for inner, one in getattr(command, "commands", {}).items():
            yield (name, inner), one.params


def _value(parameter, dice, places):
    """Returns a random value for a parameter, valid or not."""
    pick = dice.random()
    choices = getattr(parameter.type, "choices", None)
    if choices and pick < 0.7:
        return str(getattr(dice.choice(list(choices)), "value", dice.choice(list(choices))))
    if "int" in str(parameter.type).casefold() and pick < 0.7:
        return str(dice.choice((0, 1, 2, 3, 4, 5, 6, 10, 31, 32, 127, 10**9, 10**30, -1)))
    if pick < 0.5 and (
        "path" in str(parameter.type).casefold() or parameter.name in ("out", "folder", "file")
    ):
        return str(dice.choice(places))
    return dice.choice(_TEXTS) if pick < 0.85 else str(dice.choice(places))


def _ended(path, given, room, dice):
    """Runs a command with arguments; returns how it ended. Raises CampaignError."""
    may_be_long = not _LONG.isdisjoint(path)
    before, stdin = Path.cwd(), sys.stdin
    sys.stdin = io.StringIO("".join(dice.choice(_TEXTS) + "\n" for _ in range(dice.randrange(6))))
    os.chdir(room)
    signal.signal(signal.SIGPROF, _leave)
    signal.setitimer(signal.ITIMER_PROF, LEFT if may_be_long else LONGEST)
    try:
        code, out, err = wmh(*given)
    except _TooLongError:
        if not may_be_long:
            raise
        return "long"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.stdin = stdin
        os.chdir(before)
    if code not in (0, 1, 2):
        raise CampaignError(f"code {code}")
    if _HARMFUL.search(err) or _HARMFUL.search(out):
        raise CampaignError(f"said {_HARMFUL.search(err + out)[0]}: {(err + out)[-300:]}")
    if code == 2 and given[0] != "check":
        said = [line for line in err.splitlines() if not line.startswith("Notice: ")]
        one_line("\n".join(said[-1:]))
        if len(said) > 1 and not out:
            raise CampaignError(f"{len(said)} lines: {err[:300]}")
    return f"ended with {code}"


def _leave(_signal, _frame):
    raise _TooLongError


ARGUMENTS = Campaign("arguments", 10_000, begin)
