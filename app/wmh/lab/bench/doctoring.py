"""Benchmark of the diagnosis, by how often it finds the tile with a wrong mark."""

import random
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from rich.table import Table

from wmh.engine.candidates import candidates_of
from wmh.engine.clues.guard import impossible
from wmh.engine.clues.rules import Rule, tiles
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.diagnosis import Remark
from wmh.engine.doctor import prescribe
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import ALL_TIERS, Question

_GAMES = 1000
_MOST_ROWS = 6
_LENGTHS = range(4, 9)


@dataclass(frozen=True, slots=True)
class _Slip:
    """A game in which one wrong mark leaves no word that fits, and the correction of the mark."""

    question: Question
    mending: Remark


def table(lexicon: Lexicon) -> Table:
    """Returns the table of a measurement on random games of two to six rows.

    Most guesses fit the clues before them.
    """
    shown = Table(
        title=f"Contradiction doctor, all tiers, {_GAMES:,} games with one tile flipped",
        title_justify="left",
    )
    for column in ("length", "in the first 3", "first", "ms, median", "ms, slowest"):
        shown.add_column(column, justify="right")
    for length in _LENGTHS:
        chance = random.Random(length)
        ranks: list[int] = []  # One beyond the last where the change is not among them.
        times: list[float] = []
        while len(ranks) < _GAMES:
            slip = _slip(lexicon, length, chance)
            if slip is not None:
                began = perf_counter()
                proposals = prescribe(slip.question, lexicon)
                times.append((perf_counter() - began) * 1000)
                changes = [proposal.change for proposal in proposals]
                ranks.append(
                    changes.index(slip.mending) if slip.mending in changes else len(changes)
                )
        shown.add_row(
            str(length),
            f"{sum(rank < 3 for rank in ranks) / _GAMES:.1%}",
            f"{sum(rank < 1 for rank in ranks) / _GAMES:.1%}",
            f"{median(times):.0f}",
            f"{max(times):.0f}",
        )
    shown.caption = "Promised: at least 90 % among the first three, at most 300 ms."
    return shown


def _slip(lexicon: Lexicon, length: int, chance: random.Random) -> _Slip | None:
    """Returns a random game with one wrong mark.

    Returns None if words still fit, or if the changed clue is impossible.
    """

    def draw_games(turns: list[Turn]) -> tuple[str, ...]:
        found = candidates_of(Question(tuple(turns), length), lexicon)
        labels = found.letters[chance.randrange(len(found))].tobytes()
        return lexicon.alphabet.letters_of(lexicon.alphabet.decode(labels)) or ()

    secret = draw_games([])
    turns: list[Turn] = []
    for _ in range(chance.randint(2, _MOST_ROWS)):
        guess = draw_games(turns if chance.random() < 0.7 else [])
        turns.append(Turn(guess, tiles(guess, secret)))
        if guess == secret:
            break
    row, place = chance.randrange(len(turns)), chance.randrange(length)
    marks = list(tiles(turns[row].guess, secret))
    really = marks[place]
    marks[place] = chance.choice([mark for mark in Mark if mark is not really])
    turns[row] = Turn(turns[row].guess, tuple(marks))
    question = Question(tuple(turns), length, tier=ALL_TIERS)
    if impossible(turns[row], Rule.TILES) or len(candidates_of(question, lexicon)):
        return None
    return _Slip(question, Remark(((row, place, really),)))
