"""`wmh lexicon`: building, listing and checking the words to choose from."""

import json
import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, cast

import dawg_python  # pyright: ignore[reportMissingTypeStubs]
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from app import library
from app.cli.options import AsJson
from app.cli.reasons import Refused
from app.engine.clues.knowledge import learn
from app.engine.lexicon.constructor import build as write_lexicon
from app.engine.lexicon.facts import Facts
from app.engine.lexicon.store import Lexicon, LexiconError, open_lexicon
from app.engine.lexicon.wordlist import WordList, WordListError, read_word_list
from app.engine.paper.matcher import match
from app.engine.question import ALL_TIERS
from app.engine.stopping import Stop, Stopped
from app.engine.wording import counted

app = typer.Typer(help="Build, list and check lexica.", rich_markup_mode=None)


@app.command()
def build(
    words: Annotated[
        list[Path], typer.Argument(metavar="LIST", help="Word lists: `word` or `word TAB tier`.")
    ],
    out: Annotated[Path, typer.Option(help="The .dawg file to write.")],
    flagged: Annotated[
        Path | None, typer.Option(help="A list of words to suggest only when asked for.")
    ] = None,
    digraphs: Annotated[str, typer.Option(help="Letters of two characters, as ch,ll.")] = "",
    source: Annotated[str, typer.Option(help="Where the words come from.")] = "",
    licence: Annotated[str, typer.Option(help="What may be done with them.")] = "",
    as_json: AsJson = False,
) -> None:
    """Build a lexicon from word lists."""
    if out.suffix != ".dawg" or out.is_dir():
        raise Refused(f"{out} is no file that ends in .dawg: choose such a name for --out.")
    with _stop_at_ctrl_c() as stop:
        try:
            listed = _read(words, _digraphs(digraphs), stop)
            chosen, notices = _flagged(flagged, listed, stop)
            facts = _build(listed, out, chosen, source, licence, stop)
        except Stopped:
            print(f"Cancelled. {out} was left as it was.", file=sys.stderr)
            raise typer.Exit(130) from None
    notices = [*listed.notices, *notices]
    if as_json:
        left_out = [asdict(each) for each in listed.left_out]
        _print_json({"facts": asdict(facts), "left_out": left_out, "notices": notices})
        return
    _print_facts(f"Built {out}", facts)
    for each in listed.left_out:
        few = ", ".join(each.examples)
        print(f"Left out {counted(each.number, 'line')}, {each.reason}: such as {few}")
    for notice in notices:
        print(notice)


@app.command("list")
def list_installed(as_json: AsJson = False) -> None:
    """List the installed lexica."""
    found = [(name, path, _facts(path)) for name, path in library.installed().items()]
    if as_json:
        _print_json([_json(name, path, facts) for name, path, facts in found])
        return
    for name, path, facts in found:
        print(f"{name}: {_in_short(facts)}\n  {path}")


@app.command()
def check(
    lexicon: Annotated[str, typer.Argument(help="A .dawg file, or an installed lexicon.")],
    as_json: AsJson = False,
) -> None:
    """Check a lexicon: its files, and every word of it with dawg-python."""
    path = library.locate(lexicon)
    opened = open_lexicon(path)
    _compare_with_dawg_python(opened, path)
    if as_json:
        _print_json(_json(opened.name, path, opened.facts))
    else:
        _print_facts(f"{path} is sound", opened.facts)


@contextmanager
def _stop_at_ctrl_c() -> Generator[Stop]:
    """Ctrl+C as a request to stop: as an exception it could come between two files' replacement."""
    pressed = threading.Event()

    def press(_signal: int, _frame: object) -> None:
        pressed.set()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def _digraphs(text: str) -> list[str]:
    digraphs = [digraph.strip() for digraph in text.split(",") if digraph.strip()]
    for digraph in digraphs:
        if len(digraph) < 2 or not digraph.isalpha():
            raise Refused(f"{digraph!r} is no letter of two characters: write --digraphs ch,ll.")
    return digraphs


def _read(paths: list[Path], digraphs: list[str], stop: Stop) -> WordList:
    try:
        return read_word_list(paths, digraphs, stop)
    except OSError as error:
        raise WordListError(
            f"{error.filename} cannot be read ({error.strerror}):"
            " give a text file with one word a line."
        ) from error


def _flagged(path: Path | None, listed: WordList, stop: Stop) -> tuple[list[bytes], list[str]]:
    """The flagged words in the labels of the word list, and what is to be said of them."""
    if path is None:
        return [], []
    # This list has its own alphabet, and so its own labels: only the spelling is common to both.
    own = _read([path], [], stop)
    spelt = [listed.alphabet.letters_of(own.alphabet.decoded(word)) for word in own.tiers]
    known = [
        word for word in map(listed.alphabet.encoded, filter(None, spelt)) if word in listed.tiers
    ]
    unknown = len(spelt) - len(known)
    foreign = (
        [f"{path.name}: {counted(unknown, 'flagged word')} not in the lists."] if unknown else []
    )
    return known, [*own.notices, *foreign]


def _build(
    listed: WordList, out: Path, flagged: list[bytes], source: str, licence: str, stop: Stop
) -> Facts:
    terminal = Console(stderr=True)
    with Progress(console=terminal, transient=True, disable=not terminal.is_terminal) as shown:
        task = shown.add_task("", total=1.0)

        def progress(process: str, share: float) -> None:
            shown.update(task, description=process, completed=share)

        try:
            return write_lexicon(
                listed,
                out,
                source=_printable(source),
                licence=_printable(licence),
                flagged=flagged,
                progress=progress,
                stop=stop,
            )
        except OSError as error:
            raise Refused(
                f"{out} cannot be written ({error.strerror}): choose another place for --out."
            ) from error


def _printable(argument: str) -> str:
    """The argument, with a question mark for each byte that was no UTF-8: files cannot hold it."""
    return argument.encode(errors="replace").decode()


def _facts(path: Path) -> Facts | LexiconError:
    """The facts of a lexicon that can be used, or why it cannot."""
    try:
        return open_lexicon(path).facts
    except LexiconError as error:
        return error


def _compare_with_dawg_python(lexicon: Lexicon, path: Path) -> None:
    """Raise LexiconError unless our walk and its agree on every word, and the facts on how many."""
    dawg = cast("Any", dawg_python.DAWG()).load(str(path))
    for length, expected in enumerate(lexicon.facts.words_per_length, start=1):
        found = match(learn((), length), lexicon, ALL_TIERS).letters
        words = {row.tobytes() for row in found}
        if len(words) != expected:
            raise LexiconError(
                f"{path} has {counted(len(words), 'word')} of {counted(length, 'letter')},"
                f" its facts say {expected:,}: build the lexicon again with `wmh lexicon build`."
            )
        if strange := next((word for word in words if word not in dawg), None):
            raise LexiconError(
                f"{path} has {lexicon.alphabet.decoded(strange)!r}, which dawg-python does not"
                " find: build the lexicon again with `wmh lexicon build`."
            )


def _print_facts(title: str, facts: Facts) -> None:
    per_length = enumerate(facts.words_per_length, start=1)
    rows = {
        "words": f"{facts.words:,}",
        "per length": "  ".join(f"{length}:{number:,}" for length, number in per_length if number),
        "alphabet": " ".join(facts.alphabet),
        "trie nodes": f"{facts.trie_nodes:,}",
        "states": f"{facts.states:,}",
        "edges": f"{facts.edges:,}",
        "bytes": f"{facts.bytes:,}",
        "text bytes": f"{facts.text_bytes:,}",
        "reduction": f"{facts.reduction:.1%}",
        "source": facts.source,
        "licence": facts.licence,
    }
    table = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        if value:
            table.add_row(f"  {name}", value)
    print(title)
    Console(markup=False, highlight=False).print(table)


def _in_short(facts: Facts | LexiconError) -> str:
    if isinstance(facts, LexiconError):
        return str(facts)
    lengths = [length for length, number in enumerate(facts.words_per_length, start=1) if number]
    return (
        f"{facts.words:,} words of {lengths[0]} to {lengths[-1]} letters, {facts.bytes:,} bytes,"
        f" {facts.reduction:.1%} less than the text"
    )


def _json(name: str, path: Path, facts: Facts | LexiconError) -> dict[str, Any]:
    known = {"name": name, "path": str(path)}
    if isinstance(facts, LexiconError):
        return {**known, "error": str(facts)}
    return {**known, "facts": asdict(facts)}


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=2))
