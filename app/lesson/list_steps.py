"""Steps: the ranking, a row a step from the top."""

from collections.abc import Iterator
from dataclasses import replace

from app.lesson.method import Method
from app.lesson.ranking_figure import Place, RankingFigure
from app.lesson.sentence import Sentence, say
from app.lesson.step import Stage, Step

ROWS = 10
"""As many as the main window shows."""


def list_steps(method: Method) -> tuple[Step, ...]:
    """The list covered, then uncovered a row a step; words that are not suggested are not in it."""
    return tuple(Step(Stage.LIST, said, figure) for said, figure in _shown(method))


def _shown(method: Method) -> Iterator[tuple[Sentence, RankingFigure]]:
    words = len(method.order)
    letters = method.frequencies.total
    rows = _rows(method)
    hidden = len(method.candidates) - words
    figure = RankingFigure(say("The list"), rows, 0, letters, words, hidden)
    if not words:
        told = (
            say("The list is empty: every word that fits is suggested only when asked for.")
            if len(method.candidates)
            else say("No word fits: the list is empty.")
        )
        yield told, figure
        return
    told = (
        say("The list has one word.")
        if words == 1
        else say("The list has {0} words, the highest sum first.", words)
    )
    if hidden:
        told = say(
            "Words in the list: {0}; others fit, but are suggested only when asked for: {1}.",
            words,
            hidden,
        )
    yield told, figure
    for seen, row in enumerate(rows, start=1):
        if seen == 1:
            said = say("The best guess is {0}.", row.word)
        elif row.tied:
            said = say("{0} has the same sum: equal words stand in alphabetical order.", row.word)
        else:
            said = say("Next is {0}.", row.word)
        yield said, replace(figure, seen=seen)


def _rows(method: Method) -> tuple[Place, ...]:
    places = method.order[:ROWS].tolist()
    totals = [int(method.totals[place]) for place in places]
    return tuple(
        Place(method.word(place), total, bool(number) and totals[number - 1] == total)
        for number, (place, total) in enumerate(zip(places, totals, strict=True))
    )
