"""Steps of a race, in which several strategies search for one secret side by side."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.game import Terms
from wmh.helper.games.race import race
from wmh.helper.games.race_table import RaceTable, RunnerGame
from wmh.teach.code import CodeLine
from wmh.teach.figures.ranking_figures import RaceFigure, title_of
from wmh.teach.scenario.scenario import Fact
from wmh.teach.step import Stage, Step

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver


def race_of(
    secret: str,
    question: Question,
    strategies: Sequence[Strategy],
    lexicon: Lexicon,
    solver: "Solver | None",
    stop: Stop = never,
    known: Mapping[str, Sequence[str]] | None = None,
) -> Iterator[RaceTable]:
    """Yields the tables of a race, one after each guess.

    The question gives length, rule and tier; `known` are guesses by strategy that need not be
    computed. Raises Cancelled, and SecretError if the secret is not in the word list.
    """
    terms = Terms(question.length, question.rule, tier=question.tier)
    like = {str(each): replace(question, turns=(), strategy=each) for each in strategies}
    ready = {name: [words] for name, words in (known or {}).items()}
    yield from race([secret], terms, like, lexicon, solver, known=ready, stop=stop)


def race_facts(tables: tuple[RaceTable, ...]) -> tuple[Fact, ...]:
    """Returns `fewest_guesses` of all strategies, and each strategy's, such as `paper_guesses`."""
    solved = [(lane.runner, lane.solved) for lane in tables[-1].lanes if lane.solved is not None]
    fewest = [Fact("fewest_guesses", min(number for _, number in solved))] if solved else []
    each = (Fact(f"{name.replace('-', '_')}_guesses", number) for name, number in solved)
    return (*fewest, *each)


def race_steps(tables: tuple[RaceTable, ...]) -> tuple[Step, ...]:
    """Returns steps for the guesses of a race, one for each, and for the winner."""
    return tuple(
        Step(Stage.RACE, said, figure, code=CodeLine("race", _line(figure)))
        for said, figure in _run(tables)
    )


def _line(figure: RaceFigure) -> str:
    """Returns the part of a code line that stands for the strategy that guessed last."""
    if figure.moved is None:
        return "left = all" if not any(x.game.turns for x in figure.lanes) else "break"
    lane = figure.lanes[figure.moved]
    if lane.gave_up:
        return "while left"
    return "left = fit" if lane.solved is None else "if guess"


def _run(tables: tuple[RaceTable, ...]) -> Iterator[tuple[Sentence, RaceFigure]]:
    lanes = tables[-1].lanes
    rows = max(len(lane.game.turns) for lane in lanes)
    figure = RaceFigure("".join(lanes[0].game.secret or ()), tables[0].lanes, rows)
    yield say("Each strategy sees only its own clues."), figure
    for before, table in pairwise(tables):
        both = enumerate(zip(before.lanes, table.lanes, strict=True))
        moved = next((at for at, (old, new) in both if old != new), None)
        if moved is None:
            continue
        figure = replace(figure, lanes=table.lanes, moved=moved)
        yield _lane_sentence(table.lanes[moved]), figure
    yield _result(lanes), replace(figure, moved=None)


def _lane_sentence(lane: RunnerGame) -> Sentence:
    name = title_of(lane)
    if lane.gave_up or not lane.game.turns:
        return say("{0} finds no word to guess and gives up.", name)
    word = lane.game.turns[-1].word
    if lane.solved is not None:
        return say("{0}: {1} is the hidden word.", name, word)
    return say(
        Plural("{0}: {1}. One word is left.", "{0}: {1}. Words left: {2}.", lane.left),
        name,
        word,
        lane.left,
    )


def _result(lanes: tuple[RunnerGame, ...]) -> Sentence:
    solved = [lane.solved for lane in lanes if lane.solved is not None]
    if not solved:
        return say("No strategy has found the hidden word.")
    first = [lane for lane in lanes if lane.solved == min(solved)]
    if len(first) > 1:
        return say("The fewest guesses are {0}, by more than one strategy.", min(solved))
    return say(
        "The fewest guesses: {1}, by {0}. One hidden word proves nothing about others.",
        title_of(first[0]),
        min(solved),
    )
