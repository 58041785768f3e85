"""Work of the panels in the background thread: races and reviews."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.games.game import Game, Terms
from wmh.helper.games.keeping import SecretError
from wmh.helper.games.preset import Preset
from wmh.helper.games.race_table import RaceTable
from wmh.helper.review.review_values import Review
from wmh.helper.suggester import Work

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


def race_terms(like: Question, preset: Preset | None) -> Terms:
    """Returns the terms of a race in a preset's game, with the vocabulary of `like`."""
    return Terms(
        like.length,
        like.rule,
        attempts=None if preset is None else preset.rows,
        tier=like.tier,
        hardness=like.hardness,
        shown=() if preset is None else preset.places_to_show(like.length),
    )


@dataclass(frozen=True, slots=True)
class Entry:
    """Request for a race whose secrets are the words `secrets`, or `drawn` words by `seed`."""

    like: Question
    preset: Preset | None
    strategies: tuple[Strategy, ...]
    you: bool
    secrets: tuple[str, ...] = ()
    drawn: int = 1
    seed: int = 0

    def question(self, strategy: Strategy) -> Question:
        """Returns the question for a strategy, with the game's first guess if the game has one."""
        opener = "" if self.preset is None else self.preset.opener_with(strategy)
        return replace(self.like, strategy=strategy, opener=opener)


class Race:
    """A race in progress; its methods run in one background thread, one call after the other."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._tables: Generator[RaceTable, str | None] | None = None
        self._stop: Stop = never

    def start(self, lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[RaceTable]:
        """Yields the tables of the race until it waits for the person.

        Raises SecretError and Cancelled.
        """
        self._stop = stop
        self._tables = self._run(lexicon, answering)
        yield from self._go_on(next(self._tables, None))

    def guess(self, word: str | None, stop: Stop) -> Iterator[RaceTable]:
        """Yields the next tables after the person's guess; None gives up this secret."""
        self._stop = stop
        if self._tables is not None:
            try:
                table = self._tables.send(word)
            except StopIteration:
                return
            yield from self._go_on(table)

    def _go_on(self, table: RaceTable | None) -> Iterator[RaceTable]:
        while table is not None:
            yield table
            if table.waits or self._tables is None:
                return
            table = next(self._tables, None)

    def _run(self, lexicon: "Lexicon", answering: Answering) -> Generator[RaceTable, str | None]:
        from wmh.helper.games.race import race

        entry = self._entry
        able = [each for each in entry.strategies if not obstacle([each])]
        splits = any(STRATEGIES[each].splits for each in able)
        return (
            yield from race(
                entry.secrets or self._draw_secrets(lexicon),
                race_terms(entry.like, entry.preset),
                {each: entry.question(each) for each in able},
                lexicon,
                answering.solver(lexicon) if splits else None,
                you=entry.you,
                stop=lambda: self._stop(),
            )
        )

    def _draw_secrets(self, lexicon: "Lexicon") -> tuple[str, ...]:
        from wmh.helper.games.possible import possible, spell

        entry = self._entry
        words = possible(race_terms(entry.like, entry.preset), (), lexicon, self._stop)
        if not len(words):
            raise SecretError("There is no word of this length to draw: choose another length.")
        numbers = Random(entry.seed).sample(range(len(words)), min(entry.drawn, len(words)))
        return tuple(
            "".join(spell(words.letters[number].tobytes(), lexicon.alphabet)) for number in numbers
        )


def reviewing(game: Game, like: Question | None) -> Work:
    """Returns background work that reviews a game turn by turn; `like` is as in `reviews`."""

    def work(lexicon: "Lexicon", answering: Answering, stop: Stop) -> Iterator[Review]:
        from wmh.helper.review.review import reviews

        solver = answering.solver(lexicon)
        yield from reviews(game, lexicon, solver, stop=stop, flagged=game.terms.flagged, like=like)

    return work
