"""Benchmark of a complete advice, from pattern generator and matcher to counter and scorer."""

from statistics import median

from rich.table import Table

from wmh.engine.advice import advise
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.lab.bench.timing import milliseconds
from wmh.lab.bench.words import Words, games


def table(lexicon: Lexicon, words: Words) -> Table:
    shown = Table(title="Whole advice, all tiers, 200 rows: milliseconds", title_justify="left")
    for column in ("length", "no clue", "one clue", "two clues", "slowest with a clue"):
        shown.add_column(column, justify="right")
    for length in range(4, 22):
        drawn = games(words.of_length[length], length)
        none = _advice_time((), length, lexicon)
        one = [_advice_time(game[:1], length, lexicon) for game in drawn]
        two = [_advice_time(game, length, lexicon) for game in drawn]
        figures = (none, median(one), median(two), max(one + two))
        shown.add_row(str(length), *(f"{figure:.2f}" for figure in figures))
    shown.caption = "Promised: at most 5 ms with a clue, 20 ms without."
    return shown


def _advice_time(turns: tuple[Turn, ...], length: int, lexicon: Lexicon) -> float:
    question = Question(turns, length, rows=200)
    return milliseconds(lambda: advise(question, lexicon))
