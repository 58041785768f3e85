"""Benchmark of building the DAWG of the default word list, and of opening its file."""

from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import RenderableType
from rich.table import Table

from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.lab.bench.timing import seconds


def table(path: Path) -> RenderableType:
    lists = [path.parent / "words.tsv", path.parent / "supplement.tsv"]
    if not all(each.is_file() for each in lists):
        return "DAWG Constructor: not measured, since its word lists stand only in the checkout."
    shown = Table(title="DAWG Constructor and opening", title_justify="left")
    for column in ("work", "seconds", "promised"):
        shown.add_column(column, justify="left" if column == "work" else "right")
    words = read_word_list(lists)
    started: list[tuple[str, float]] = []
    with TemporaryDirectory() as folder:
        target = Path(folder) / "words.dawg"

        def construct() -> None:
            started.clear()
            build(
                words,
                target,
                source="",
                licence="",
                progress=lambda process, _: started.append((process, perf_counter())),
            )

        whole = seconds(construct)
        opening = seconds(lambda: open_lexicon(target))
        facts = open_lexicon(target).facts
    for (process, begin), (_, end) in pairwise(started):
        shown.add_row(f"  {process} (last repeat)", f"{end - begin:.3f}", "")
    shown.add_row(f"construction of {facts.words:,} words", f"{whole:.3f}", "<= 2.0")
    shown.add_row("opening", f"{opening:.3f}", "<= 0.15")
    shown.caption = (
        f"{facts.trie_nodes:,} trie nodes, {facts.states:,} states, {facts.edges:,} edges;"
        f" {facts.bytes:,} of {facts.text_bytes:,} bytes:"
        f" {facts.reduction:.1%} smaller than the text (promised: 70 %, the paper: up to 42 %)"
    )
    return shown
