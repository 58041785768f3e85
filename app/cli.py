"""The headless twin: everything the window computes can be asked for on the command line."""

import io
import json
import signal
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Table
from typer.main import get_command

from app import __version__, cli_lexicon, library
from app.cli_lexicon import AsJson
from app.console import PAPER_LENGTH, Conversation, converse
from app.engine.advice import advise
from app.engine.answer import Advice, Suggestion
from app.engine.clues.rules import Rule
from app.engine.clues.turn import ClueError, Turn, one_length, read_turn
from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.encoding import GraphTooLargeError
from app.engine.lexicon.store import LexiconError, open_lexicon
from app.engine.lexicon.wordlist import WordListError
from app.engine.question import ALL_TIERS, Question
from app.engine.wording import excerpt
from app.reasons import Refused, finding, no_length

NO_WORD_FITS, BAD_INPUT = 1, 2

_BAR = 20
"""Columns of a full bar."""

Length = Annotated[int | None, typer.Option(help="How many letters the words have.")]
Name = Annotated[str, typer.Option("--lexicon", help="An installed lexicon, or a .dawg file.")]
Tier = Annotated[
    int | None,
    typer.Option(min=0, max=ALL_TIERS, help="How uncommon words may be, 127 for all."),
]


class Pattern(StrEnum):
    """The two patterns of an advice."""

    STRICT = "strict"
    PAPER = "paper"


Flagged = Annotated[bool, typer.Option("--flagged", help="Suggest flagged words too.")]

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(cli_lexicon.app, name="lexicon")


def run(arguments: list[str]) -> int:
    """Run a sub-command; its exit code. Whatever is wrong with the input is one line."""
    with _as_other_tools_do():
        try:
            code = _run(arguments)
            if sys.stdout is not None:  # As it is where it was closed.
                sys.stdout.flush()
            return code
        except (ClueError, LexiconError, WordListError, GraphTooLargeError, Refused) as error:
            print(error, file=sys.stderr)
        except OSError as error:
            where = "Output" if error.filename is None else excerpt(str(error.filename), most=200)
            print(f"{where}: {error.strerror}.", file=sys.stderr)
        return BAD_INPUT


def _run(arguments: list[str]) -> int:
    try:
        get_command(app).main(arguments, prog_name="wmh")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0


@contextmanager
def _as_other_tools_do() -> Generator[None]:
    """End without a word when nobody reads on, and never stumble over a character."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"wmh {__version__}")
        raise typer.Exit


@app.callback()
def wmh(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Suggests the next guess in games that hide a word. Without a command the window opens."""


@app.command()
def suggest(
    turns: Annotated[
        list[str] | None,
        typer.Argument(metavar="GUESS:CLUE", help="What was guessed, such as rain:ywwg."),
    ] = None,
    length: Length = None,
    pattern: Annotated[
        Pattern, typer.Option(help="Read all of the clues, or what the paper's pattern says.")
    ] = Pattern.STRICT,
    tier: Tier = None,
    lexicon: Name = library.DEFAULT,
    top: Annotated[int, typer.Option(min=1, help="How many words to show.")] = 10,
    flagged: Flagged = False,
    as_json: AsJson = False,
) -> None:
    """Suggest words that fit what was guessed so far. Exit code 1 if none does."""
    opened = open_lexicon(library.locate(lexicon))
    read = tuple(_turn(text, opened.alphabet) for text in turns or ())
    length = one_length(read, length)
    if length is None:
        length = PAPER_LENGTH
    if reason := no_length(length, opened):
        raise Refused(reason)
    tier = opened.usual_tier(length) if tier is None else tier
    rule = Rule.PAPER if pattern is Pattern.PAPER else Rule.TILES
    question = Question(read, length, rule, tier=tier, rows=top, flagged=flagged)
    advice = advise(question, opened, clock=time.perf_counter)
    if as_json:
        print(json.dumps(_json(advice), indent=2))
    elif advice.remaining:
        _print(advice)
    if not advice.remaining:
        print(finding(advice), file=sys.stderr)
        raise typer.Exit(NO_WORD_FITS)


@app.command()
def console(
    length: Length = None,
    lexicon: Name = library.DEFAULT,
    tier: Tier = None,
    flagged: Flagged = False,
) -> None:
    """Talk with the helper, in a terminal or a pipe."""
    opened = open_lexicon(library.locate(lexicon))
    if length is not None and (reason := no_length(length, opened)):
        raise Refused(reason)
    converse(Conversation(opened, length, tier, flagged=flagged))


@app.command()
def bench() -> None:
    """Measure the engine on this computer."""
    from app.bench import run

    raise typer.Exit(run())


def _turn(text: str, alphabet: Alphabet) -> Turn:
    guess, colon, clue = text.partition(":")
    if not (guess and colon):
        raise ClueError(
            f"The turn {excerpt(text)} is not a guess and a clue: write guess:clue, as rain:ywwg."
        )
    return read_turn(guess, clue, alphabet)


def _json(advice: Advice) -> dict[str, object]:
    timings = asdict(advice.timings)
    return {
        "remaining": advice.remaining,
        "pattern": {"paper": advice.paper_pattern, "strict": advice.strict_pattern},
        "suggestions": [asdict(suggestion) for suggestion in advice.suggestions],
        "timings_ms": {module: round(1000 * took, 3) for module, took in timings.items()},
    }


def _print(advice: Advice) -> None:
    terminal = Console(markup=False, highlight=False)
    if advice.suggestions:
        terminal.print(_table(advice.suggestions, terminal.width))
    # Not through rich, which would break long lines where a pattern must be copied whole.
    print(finding(advice))
    print(f"Pattern: {advice.pattern}")
    if advice.strict_pattern != advice.paper_pattern:
        paper = advice.question.rule is Rule.PAPER
        print(f"Strict: {advice.strict_pattern}" if paper else f"Paper's: {advice.paper_pattern}")
    timings = asdict(advice.timings)
    parts = (f"{name.replace('_', ' ')} {1000 * took:.1f}" for name, took in timings.items())
    print(f"Milliseconds: {', '.join(parts)}")


def _table(suggestions: tuple[Suggestion, ...], room: int) -> Table:
    """Rank, word and score; and where there is room, the score as a bar beside the best one's."""
    longest = max(len(each.word) for each in suggestions)
    table = Table(box=None, pad_edge=False)
    table.add_column("Rank", justify="right")
    table.add_column("Word", no_wrap=True)
    table.add_column("Score", justify="right")
    barred = longest + _BAR + 15 <= room
    if barred:
        table.add_column("")
    for each in suggestions:
        bar = ProgressBar(
            total=suggestions[0].score,
            completed=each.score,
            width=_BAR,
            complete_style="cyan",
            finished_style="cyan",
        )
        row = (str(each.rank), each.word, f"{each.score:.3f}")
        table.add_row(*row, bar) if barred else table.add_row(*row)
    return table
