"""Measures what the program promises: `wmh bench`, or `make bench`."""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.table import Table

from app import library
from app.engine.advice import advise
from app.engine.clues.knowledge import Knowledge, learn
from app.engine.clues.rules import tiles
from app.engine.clues.turn import Turn
from app.engine.lexicon.constructor import build
from app.engine.lexicon.store import Lexicon, open_lexicon
from app.engine.lexicon.wordlist import read_word_list
from app.engine.paper.matcher import match
from app.engine.paper.pattern import pattern_text
from app.engine.question import ALL_TIERS, Question

_GAMES = 9
"""Games a length, each with a secret and two guesses drawn from the words of that length."""

_REPEATS = 5


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a lexicon as plain text, which the brute force reads."""

    everything: Sequence[str]
    of_length: dict[int, list[str]]


def run() -> int:
    """Print every table; the exit code is 0."""
    console = Console()
    console.print(
        f"Medians of {_REPEATS} repeats; ratios are taken in one run, so that a busy machine"
        " slows both sides."
    )
    path = library.locate(library.DEFAULT)
    console.print(_construction(path))
    lexicon = open_lexicon(path)
    words = _words(lexicon)
    console.print(_matching(lexicon, words))
    console.print(_advising(lexicon, words))
    return 0


def _construction(path: Path) -> Table:
    """The DAWG Constructor on the default lexicon, and opening what it wrote."""
    table = Table(title="DAWG Constructor and opening", title_justify="left")
    for column in ("work", "seconds", "promised"):
        table.add_column(column, justify="left" if column == "work" else "right")
    lists = [path.parent / "words.tsv", path.parent / "supplement.tsv"]
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

        whole = _seconds(construct)
        opening = _seconds(lambda: open_lexicon(target))
        facts = open_lexicon(target).facts
    for (process, begin), (_, end) in pairwise(started):
        table.add_row(f"  {process} (last repeat)", f"{end - begin:.3f}", "")
    table.add_row(f"construction of {facts.words:,} words", f"{whole:.3f}", "<= 2.0")
    table.add_row("opening", f"{opening:.3f}", "<= 0.15")
    table.caption = (
        f"{facts.trie_nodes:,} trie nodes, {facts.states:,} states, {facts.edges:,} edges;"
        f" {facts.bytes:,} of {facts.text_bytes:,} bytes:"
        f" {facts.reduction:.1%} smaller than the text (promised: 70 %, the paper: up to 42 %)"
    )
    return table


def _matching(lexicon: Lexicon, words: Words) -> Table:
    """The matcher against `re.fullmatch` of the strict pattern, the same words being found."""
    table = Table(
        title="Pattern matcher, all tiers: milliseconds, and how many times faster than re",
        title_justify="left",
    )
    for column in ("length", "words", "0 clues"):
        table.add_column(column, justify="right")
    for clues in ("1 clue", "2 clues"):
        for column in (clues, "all", "same"):
            table.add_column(column, justify="right")
    for length, listed in words.of_length.items():
        row = [str(length), f"{len(listed):,}", f"{_match_time(learn((), length), lexicon):.2f}"]
        for clues in (1, 2):
            figures = [
                _against_brute_force(learn(game[:clues], length), lexicon, words)
                for game in _games(listed, length)
            ]
            ours, whole, same = (median(figure) for figure in zip(*figures, strict=True))
            row += [f"{ours:.2f}", f"{whole:.0f}", f"{same:.1f}"]
        table.add_row(*row)
    table.caption = (
        "all: against re over all words, promised 25 times (one clue) and 40 times (two) at"
        " lengths 4 to 15; same: against re over the words of the same length, which wins where"
        " the figure is below 1. Promised: at most 3 ms with clues, 8 ms without."
    )
    return table


def _against_brute_force(
    knowledge: Knowledge, lexicon: Lexicon, words: Words
) -> tuple[float, float, float]:
    """Milliseconds of the matcher, and how many times slower brute force is over either list."""
    fits = re.compile(pattern_text(knowledge, lexicon.alphabet)).fullmatch
    of_length = words.of_length[knowledge.length]
    found = match(knowledge, lexicon, ALL_TIERS)
    spelt = [lexicon.alphabet.decoded(labels.tobytes()) for labels in found.letters]
    if spelt != [word for word in words.everything if fits(word)]:
        raise AssertionError(f"matcher and pattern disagree on {fits}")
    ours = _match_time(knowledge, lexicon)
    whole = _milliseconds(lambda: [word for word in words.everything if fits(word)])
    same = _milliseconds(lambda: [word for word in of_length if fits(word)])
    return ours, whole / ours, same / ours


def _match_time(knowledge: Knowledge, lexicon: Lexicon) -> float:
    return _milliseconds(lambda: match(knowledge, lexicon, ALL_TIERS))


def _advising(lexicon: Lexicon, words: Words) -> Table:
    """The whole advice: pattern generator, matcher, counter and scorer."""
    table = Table(title="Whole advice, all tiers, 200 rows: milliseconds", title_justify="left")
    for column in ("length", "no clue", "one clue", "two clues", "slowest with a clue"):
        table.add_column(column, justify="right")
    for length in range(4, 22):
        games = _games(words.of_length[length], length)
        none = _advice_time((), length, lexicon)
        one = [_advice_time(game[:1], length, lexicon) for game in games]
        two = [_advice_time(game, length, lexicon) for game in games]
        figures = (none, median(one), median(two), max(one + two))
        table.add_row(str(length), *(f"{figure:.2f}" for figure in figures))
    table.caption = "Promised: at most 5 ms with a clue, 20 ms without."
    return table


def _advice_time(turns: tuple[Turn, ...], length: int, lexicon: Lexicon) -> float:
    question = Question(turns, length, rows=200)
    return _milliseconds(lambda: advise(question, lexicon))


def _words(lexicon: Lexicon) -> Words:
    of_length = {
        length: [
            lexicon.alphabet.decoded(labels.tobytes())
            for labels in match(learn((), length), lexicon, ALL_TIERS).letters
        ]
        for length in lexicon.lengths
    }
    return Words(sorted(word for listed in of_length.values() for word in listed), of_length)


def _games(listed: Sequence[str], length: int) -> list[tuple[Turn, ...]]:
    """Two honest turns a game, the same in every run."""
    chance = random.Random(length)
    games: list[tuple[Turn, ...]] = []
    for _ in range(_GAMES):
        secret, *guesses = (chance.choice(listed) for _ in range(3))
        games.append(tuple(Turn(tuple(guess), tiles(guess, secret)) for guess in guesses))
    return games


def _milliseconds(work: Callable[[], object]) -> float:
    return _seconds(work) * 1000


def _seconds(work: Callable[[], object]) -> float:
    def once() -> float:
        started = perf_counter()
        work()
        return perf_counter() - started

    return median(once() for _ in range(_REPEATS))
