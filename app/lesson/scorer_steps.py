"""Steps: the score of a word as a sum."""

from collections.abc import Iterator

from app.lesson.bars_figure import BarsFigure
from app.lesson.method import Method
from app.lesson.score_figure import ScoreFigure, Sum
from app.lesson.sentence import Sentence, say
from app.lesson.step import Figure, Stage, Step

_WEIGHED = 2
"""Of the scenario's own guesses."""

_LOOKED = 2000
"""Words that do not fit, looked through for one to set against the best."""


def scorer_steps(method: Method, guesses: tuple[tuple[str, ...], ...] = ()) -> tuple[Step, ...]:
    """The best word letter by letter, one with a repeated letter, and the scenario's `guesses`.

    `guesses` are letters of the lexicon's alphabet, as many as the turns have; they need not fit.
    """
    return tuple(Step(Stage.SCORER, said, figure) for said, figure in _shown(method, guesses))


def _shown(
    method: Method, guesses: tuple[tuple[str, ...], ...]
) -> Iterator[tuple[Sentence, Figure]]:
    heading = say("The sum of a word's letters, each once")
    if not len(method.order):
        told = (
            say("Every word that fits is suggested only when asked for.")
            if len(method.candidates)
            else say("No word fits, so there is nothing to score.")
        )
        yield told, BarsFigure(heading, (), 1, 0)
        return
    most, letters = int(method.frequencies.counts.max()), method.frequencies.total
    best = sum_of(method, method.letters(int(method.order[0])))
    word = "".join(best.letters)
    for seen, (letter, count) in enumerate(zip(best.letters, best.counts, strict=True), start=1):
        figure = ScoreFigure(heading, (best,), seen, most, letters)
        if count is None:
            yield say("{0} is there again and adds nothing.", letter), figure
        elif seen == 1:
            yield say("The first letter of {0} is {1}, and it adds {2}.", word, letter,
                      count), figure  # fmt: skip
        else:
            yield say("{0} adds {1}.", letter, count), figure
    yield (
        say("The sum of {0} is {1} of {2}.", word, best.total, letters),
        ScoreFigure(heading, (best,), len(best.letters) + 1, most, letters),
    )
    other = _contrast(method, best)
    weighed = [] if other is None else [other]
    weighed += [sum_of(method, guess) for guess in guesses[:_WEIGHED]]
    for each in weighed:
        if each != best:
            figure = ScoreFigure(heading, (best, each), len(each.letters) + 1, most, letters)
            yield _contrast_said(best, each), figure


def _contrast_said(best: Sum, other: Sum) -> Sentence:
    word = "".join(other.letters)
    again = [x for x, count in zip(other.letters, other.counts, strict=True) if count is None]
    if again:
        return say("In {0} the letter {1} counts once, so its sum is {2}.", word, again[0],
                   other.total)  # fmt: skip
    if other.total == best.total:
        return say("The sum of {0} is the same: {1}.", word, other.total)
    return say("The sum of {0} is {1}, not {2}.", word, other.total, best.total)


def sum_of(method: Method, letters: tuple[str, ...]) -> Sum:
    """What the scorer adds up for a word of the lexicon's letters."""
    labels, counts = method.lexicon.alphabet.labels, method.frequencies.counts
    return Sum(
        letters,
        tuple(
            None if letter in letters[:place] else int(counts[labels[letter]])
            for place, letter in enumerate(letters)
        ),
    )


def _contrast(method: Method, best: Sum) -> Sum | None:
    """The highest candidate that is as `best` is not: with a repeated letter, or without one.

    Where there is none, a word that only the other reading of the turns lets through.
    """
    for place in method.order.tolist():
        each = sum_of(method, method.letters(place))
        if (None in each.counts) != (None in best.counts):
            return each
    alphabet = method.lexicon.alphabet
    others = (
        sum_of(method, alphabet.decoded_letters(labels.tobytes()))
        for words in (method.by_paper, method.by_strict)
        for labels in words.letters[method.lexicon.nameable(words.numbers)][:_LOOKED]
    )
    unlike = (each for each in others if (None in each.counts) != (None in best.counts))
    return max(unlike, key=lambda each: each.total, default=None)
