"""Steps: how often each letter occurs in the candidates."""

from collections import Counter
from collections.abc import Iterator

from app.lesson.bars_figure import Bar, BarsFigure
from app.lesson.method import Method
from app.lesson.sentence import Sentence, say
from app.lesson.step import Stage, Step

_ONE_BY_ONE = 10
"""Candidates that are counted before one's eyes; of more, the first, and then all at once."""
_FIRST = 3
_MOST_BARS = 39


def counter_steps(method: Method) -> tuple[Step, ...]:
    """The candidates counted letter by letter, every occurrence; then what that gives."""
    return tuple(Step(Stage.COUNTER, said, figure) for said, figure in _shown(method))


def _shown(method: Method) -> Iterator[tuple[Sentence, BarsFigure]]:
    number = len(method.candidates)
    totals = _totals(method)
    heading = say("Letters of the candidates")
    most = max(totals.values(), default=1)
    if not number:
        told = say("No word fits, so there is nothing to count.")
        yield told, BarsFigure(heading, (), 1, 0)
        return
    shown = tuple(sorted(totals, key=lambda letter: (-totals[letter], letter))[:_MOST_BARS])
    counted: Counter[str] = Counter()
    named = method.named[: _FIRST if number > _ONE_BY_ONE else number]
    for place in named:
        letters = method.letters(place)
        counted.update(letters)
        bars = tuple(Bar(x, counted[x], x in letters) for x in shown)
        told = say("Every letter of {0} is counted.", method.word(place))
        again = [letter for letter, times in Counter(letters).items() if times > 1]
        if again:
            told = say("Every letter of {0} is counted, {1} each time.", method.word(place),
                       ", ".join(again))  # fmt: skip
        yield told, BarsFigure(heading, bars, most, counted.total(), letters)
    letters = method.frequencies.total
    bars = tuple(Bar(x, totals[x]) for x in shown)
    told = (
        say("One candidate has {0} letters in all.", letters)
        if number == 1
        else say("{0} candidates have {1} letters in all.", number, letters)
    )
    if number <= _ONE_BY_ONE and (hidden := number - len(named)):
        told = say("{0} Not shown: {1}.", told, hidden)
    yield told, BarsFigure(heading, bars, most, letters)
    first = shown[0]
    bars = tuple(Bar(x, totals[x], totals[x] == most) for x in shown)
    tied = [x for x in shown if totals[x] == most]
    told = (
        say("No letter occurs twice.")
        if most == 1
        else say("The letter that occurs most is {0}: {1} times.", first, most)
        if len(tied) == 1
        else say("The letters that occur most are {0}: {1} times each.", ", ".join(tied), most)
    )
    yield told, BarsFigure(heading, bars, most, letters)


def _totals(method: Method) -> dict[str, int]:
    """How often each letter occurs; none that does not."""
    counts = method.frequencies.counts
    labels = method.lexicon.alphabet.labels.items()
    return {letter: int(counts[label]) for letter, label in labels if counts[label]}
