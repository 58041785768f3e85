"""`wmh mastermind`: table of first guesses, solution of one code, comparison of methods."""

import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer
from rich.table import Table

from wmh.base.files import paths
from wmh.base.files.outputs import SVG
from wmh.base.files.writing import replace_file
from wmh.base.text.phrases import _, figure, objection
from wmh.engine import count
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.play.many_games import Outcome, outcome
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.outputs import Force, refuse_another_kind
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import Screen, print_whole, progress_bar
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.mastermind import backtracking
from wmh.helper.mastermind.code_steps import COLOURS, PEGS, CodeStep, keeper, read_code
from wmh.helper.mastermind.first_guesses import SYMBOLS, FirstGuesses, conclusions, first_guesses
from wmh.helper.mastermind.methods import METHODS, READINGS, SEARCHES, CodeMethod
from wmh.helper.mastermind.pegs import read_pegs
from wmh.helper.mastermind.printed_example import read_example
from wmh.helper.mastermind.solution_tree import as_svg, as_text

if TYPE_CHECKING:
    from wmh.base.text.refusal import InputError

TURNS = (8, 10, 12)
"""Numbers of guesses that boards have room for (Astatin 2009, abstract)."""

GROUPS = (*((n, n) for n in range(1, 7)), (7, 8), (9, 10), (11, 12), (13, None))
"""Groups of numbers of guesses in the table: first and last number, None without a last one."""


app = typer.Typer(
    help="Solve Mastermind codes, and compare first guesses and methods.", rich_markup_mode=None
)


@app.command()
def table(
    colours: Annotated[int, typer.Option(min=1, max=len(SYMBOLS), help="Number of colours.")] = 6,
    pegs: Annotated[int, typer.Option(min=1, help="Number of pegs.")] = PEGS,
    as_json: AsJson = False,
) -> None:
    """Count the codes that each first guess leaves after each feedback (Astatin 2009, table 1)."""
    with waiting("marking all codes"):
        found = first_guesses(colours, pegs)
    if as_json:
        print_json("mastermind-table", _table_json(found))
        return
    print(_("{0}: {1} of {2}", count.codes(found.codes), count.pegs(pegs), count.colours(colours)))
    print_whole(_table(found))
    for sentence in conclusions(found):
        print(objection(sentence))


@app.command()
def solve(
    code: Annotated[str, typer.Argument(help="The code to find, such as FCBE.")],
    method: Annotated[
        CodeMethod, typer.Option(help="Method of the search.")
    ] = CodeMethod.BACKTRACKING,
    svg: Annotated[Path | None, typer.Option(help="Draw the tree into this .svg file.")] = None,
    force: Force = False,
    printed: Annotated[
        bool, typer.Option("--text", help="The source's own example FCBE, as it is printed.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Find a code, and show every step to it."""
    if svg is not None:
        if svg.suffix.lower() != ".svg" or svg.is_dir():
            raise Refused("{0} is not a file that ends in .svg: choose such a name for --svg.", svg)
        refuse_another_kind(svg, SVG, force=force)
    secret = read_code(code)
    example = read_example(_resource("fcbe"))
    remarks: tuple[InputError, ...] = ()
    if printed and secret != example.code:
        raise Refused(
            "The source prints the steps to {0} only: leave out --text.", example.code.upper()
        )
    if printed:
        steps, remarks = example.steps, example.remarks
    else:
        steps = _steps(method, secret)
        if method in READINGS and secret == example.code:
            remarks = example.remarks[:1]
    guesses = max(step.guess or 0 for step in steps)
    if svg is not None:
        _write(svg, as_svg(steps, read_pegs(_resource("pegs")), remarks))
    if as_json:
        told = {
            "code": secret,
            "method": "printed" if printed else method,
            "guesses": guesses,
            "steps": [asdict(x) | {"why": str(x.why), "score": x.score} for x in steps],
            "remarks": list(map(str, remarks)),
        }
        print_json("mastermind-find", told)
        return
    terminal = Screen()
    print(as_text(steps, terminal.width if terminal.is_terminal else None, objection), end="")
    print(_("{0} is found with {1}.", secret.upper(), count.guesses(guesses)))
    for remark in remarks:
        print(objection(remark))


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Every method against all 1,296 codes."""
    from wmh.helper.mastermind.playing import every_code, guesses_of_all, player_of

    if reason := unavailable():
        print(_(reason), file=sys.stderr)
    methods = [each for each in CodeMethod if not (reason and each in SEARCHES)]
    found: list[Fared] = []
    with closing(Answering()) as answering, progress_bar() as progress:
        solver = answering.solver(every_code())
        for number, method in enumerate(methods):
            progress(_("codes found by {0}", method), number / len(methods))
            began = time.perf_counter()
            guesses = (
                np.array(backtracking.guesses_of_all(READINGS[method]))
                if method in READINGS
                else guesses_of_all(player_of(method, solver))
            )
            seconds = time.perf_counter() - began
            lost = {turns: outcome(guesses, turns).lost for turns in TURNS}
            found.append(Fared(method, outcome(guesses), lost, seconds))
    if as_json:
        print_json("mastermind-bench", {"methods": [each.to_json() for each in found]})
        return
    print(_("{0} codes, each found once by every method", len(COLOURS) ** PEGS))
    for each in (_bench_table(found), _distributions(found)):
        print_whole(each)
    for method, sentence in METHODS.items():
        print(_("{0}: {1}", method, _(sentence)))
    print(_("Seconds are for all codes together."))


@dataclass(frozen=True, slots=True)
class Fared:
    """Results of a method; `lost` is the number of games lost, by the number of guesses allowed."""

    method: CodeMethod
    outcome: Outcome
    lost: Mapping[int, int]
    seconds: float

    def to_json(self) -> dict[str, object]:
        return {
            "method": self.method,
            "total": self.outcome.total,
            "mean": self.outcome.mean,
            "median": self.outcome.median,
            "worst": self.outcome.worst,
            "lost_within": self.lost,
            "distribution": self.outcome.distribution,
            "seconds": round(self.seconds, 3),
        }


def _steps(method: CodeMethod, code: str) -> tuple[CodeStep, ...]:
    if method in READINGS:
        return tuple(backtracking.backtrack(keeper(code), READINGS[method]))
    if method in SEARCHES and (reason := unavailable()):
        raise Refused(reason)
    from wmh.helper.mastermind.playing import every_code, play_game, player_of

    with waiting("looking for the code"), closing(Answering()) as answering:
        return play_game(player_of(method, answering.solver(every_code())), code)


def _resource(name: str) -> Path:
    return paths.folder("resources") / "mastermind" / f"{name}.toml"


def _write(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode())
    except OSError as error:
        raise Refused(
            "{0} cannot be written ({1}): choose another place for --svg.", path, error.strerror
        ) from error


def _table(found: FirstGuesses) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Mark"), no_wrap=True)
    for guess in found.guesses:
        shown.add_column(guess.pattern.upper(), justify="right")
    for number, said in enumerate(found.marks):
        left = (guess.left.get(said) for guess in found.guesses)
        head = f"{number:>2}  {objection(said.told)}"
        shown.add_row(head, *("" if n is None else figure(n) for n in left))
    shown.add_section()
    for title, numbers in (
        (_("left at worst", context="Console"), [figure(each.worst) for each in found.guesses]),
        (
            _("left on average", context="Console"),
            [figure(float(each.expected), 2) for each in found.guesses],
        ),
        (_("bits", context="Console"), [figure(each.entropy, 3) for each in found.guesses]),
        (_("different marks"), [str(each.parts) for each in found.guesses]),
    ):
        shown.add_row(title, *numbers)
    return shown


def _table_json(found: FirstGuesses) -> dict[str, object]:
    return {
        "colours": found.colours,
        "pegs": found.pegs,
        "codes": found.codes,
        "marks": [asdict(said) for said in found.marks],
        "guesses": [
            {
                "pattern": guess.pattern,
                "left": [guess.left.get(said, 0) for said in found.marks],
                "worst": guess.worst,
                "expected": float(guess.expected),
                "entropy": guess.entropy,
                "parts": guess.parts,
            }
            for guess in found.guesses
        ],
        "conclusions": list(map(str, conclusions(found))),
    }


def _bench_table(found: Sequence[Fared]) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Method"), no_wrap=True)
    over = (_("Over {0}", turns) for turns in TURNS)
    for title in (_("Total"), _("Mean"), _("Worst"), *over, _("Seconds")):
        shown.add_column(title, justify="right", no_wrap=True)
    for each in found:
        shown.add_row(
            each.method,
            figure(each.outcome.total),
            figure(each.outcome.mean or 0, 4),
            str(each.outcome.worst),
            *(str(each.lost[turns]) for turns in TURNS),
            figure(each.seconds, 2),
        )
    return shown


def _distributions(found: Sequence[Fared]) -> Table:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(_("Codes found with"), no_wrap=True)
    for first, last in GROUPS:
        title = str(first) if first == last else f"{first}-{last}" if last else f"{first}+"
        shown.add_column(title, justify="right", no_wrap=True)
    for each in found:
        games = each.outcome.distribution.items()
        numbers = (
            sum(n for guesses, n in games if first <= guesses <= (last or guesses))
            for first, last in GROUPS
        )
        shown.add_row(each.method, *(str(number or "") for number in numbers))
    return shown
