"""Steps on scoring: letter counts, a word's score as a sum, and the ranked list."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.teach.code import CodeLine
from wmh.teach.figures.bars_figure import BarsFigure, LetterBar
from wmh.teach.figures.ranking_figures import RankingFigure, RankingPlace
from wmh.teach.figures.score_figure import ScoreFigure, Sum
from wmh.teach.method import Method
from wmh.teach.step import Figure, Stage, Step

_WEIGHED = 2
"""Greatest number of the scenario's own guesses whose sums are shown."""

_LOOKED = 2000
"""Greatest number of words searched for a contrast to the best word."""


def scorer_steps(method: Method, guesses: tuple[tuple[str, ...], ...] = ()) -> tuple[Step, ...]:
    """Returns steps with the sums of the best word, of a contrasting word, and of `guesses`.

    If the best word has a repeated letter, the contrasting one has none, and the other way round.
    `guesses` are letters of the word list's alphabet, as long as the turns; they need not fit.
    """
    return tuple(
        Step(Stage.SCORER, said, figure, code=_score_code(figure))
        for said, figure in _score_steps(method, guesses)
    )


def _score_code(figure: Figure) -> CodeLine | None:
    """Returns the line of code of a figure: it adds, skips a repeated letter, or divides."""
    if not isinstance(figure, ScoreFigure):
        return None
    counts = figure.sums[-1].counts
    if figure.seen > len(counts):
        return CodeLine("score", "set(word)" if None in counts else "return points")
    adds = counts[figure.seen - 1] is not None
    return CodeLine("score", "points += " if adds else "set(word)")


def _score_steps(
    method: Method, guesses: tuple[tuple[str, ...], ...]
) -> Iterator[tuple[Sentence, Figure]]:
    heading = say("The sum of a word's letters, each once")
    if not len(method.order):
        told = (
            say("Every word that fits is offensive, and offensive words are hidden.")
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
    """Returns the score of a word as a sum over its letters."""
    labels, counts = method.lexicon.alphabet.labels, method.frequencies.counts
    return Sum(
        letters,
        tuple(
            None if letter in letters[:place] else int(counts[labels[letter]])
            for place, letter in enumerate(letters)
        ),
    )


def _contrast(method: Method, best: Sum) -> Sum | None:
    """Returns the best candidate with a repeated letter if `best` has none, and the reverse.

    If there is no such candidate, it is a word that only one of the two patterns matches, or None.
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


_ONE_BY_ONE = 10
"""Number of candidates whose letters are counted one by one; the rest is counted at once."""
_FIRST = 3
_MOST_BARS = 39


def counter_steps(method: Method) -> tuple[Step, ...]:
    """Returns steps that count the letters of the first candidates, then show all counts."""
    code = CodeLine("score", "counts = Counter")
    return tuple(
        Step(Stage.COUNTER, said, figure, code=code) for said, figure in _count_shown(method)
    )


def _count_shown(method: Method) -> Iterator[tuple[Sentence, BarsFigure]]:
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
        bars = tuple(LetterBar(x, counted[x], x in letters) for x in shown)
        told = say("Every letter of {0} is counted.", method.word(place))
        again = [letter for letter, times in Counter(letters).items() if times > 1]
        if again:
            told = say("Every letter of {0} is counted, {1} each time.", method.word(place),
                       ", ".join(again))  # fmt: skip
        yield told, BarsFigure(heading, bars, most, counted.total(), letters)
    letters = method.frequencies.total
    bars = tuple(LetterBar(x, totals[x]) for x in shown)
    told = say(
        Plural(
            "One candidate has {1} letters in all.",
            "{0} candidates have {1} letters in all.",
            number,
        ),
        number,
        letters,
    )
    if number <= _ONE_BY_ONE and (hidden := number - len(named)):
        told = say("{0} Not shown: {1}.", told, hidden)
    yield told, BarsFigure(heading, bars, most, letters)
    bars = tuple(LetterBar(x, totals[x], totals[x] == most) for x in shown)
    tied = [x for x in shown if totals[x] == most]
    told = (
        say("No letter occurs twice.")
        if most < 2
        else say(
            Plural(
                "The letter that occurs most is {0}: {1} times.",
                "The letters that occur most are {0}: {1} times each.",
                len(tied),
            ),
            ", ".join(tied),
            most,
        )
    )
    yield told, BarsFigure(heading, bars, most, letters)


def _totals(method: Method) -> dict[str, int]:
    """Returns the counts of those letters that occur in the candidates."""
    counts = method.frequencies.counts
    labels = method.lexicon.alphabet.labels.items()
    return {letter: int(counts[label]) for letter, label in labels if counts[label]}


ROWS = 10
"""Greatest number of rows of the ranked list that are shown, as in the main window."""


def list_steps(method: Method) -> tuple[Step, ...]:
    """Returns steps with the ranked list, first covered, then uncovered row by row.

    Words that are not suggested are left out.
    """
    code = CodeLine("score", "best_first")
    return tuple(Step(Stage.LIST, said, figure, code=code) for said, figure in _list_shown(method))


def _list_shown(method: Method) -> Iterator[tuple[Sentence, RankingFigure]]:
    words = len(method.order)
    letters = method.frequencies.total
    rows = _rows(method)
    hidden = len(method.candidates) - words
    figure = RankingFigure(say("The list"), rows, 0, letters, words, hidden)
    if not words:
        told = (
            say(
                "The list is empty: every word that fits is offensive, and offensive words are"
                " hidden."
            )
            if len(method.candidates)
            else say("No word fits: the list is empty.")
        )
        yield told, figure
        return
    told = say(
        Plural("The list has one word.", "The list has {0} words, the highest sum first.", words),
        words,
    )
    if hidden:
        told = say(
            "Words in the list: {0}; offensive words that fit but are hidden: {1}.",
            words,
            hidden,
        )
    yield told, figure
    above = None
    for seen, row in enumerate(rows, start=1):
        yield _place_said(row, above), replace(figure, seen=seen)
        above = row


def _place_said(row: RankingPlace, above: RankingPlace | None) -> Sentence:
    """Returns a sentence on why a row is not higher: because of sum, tier, or the alphabet."""
    if above is None:
        return say("The best guess is {0}.", row.word)
    if row.total != above.total:
        return say("Next is {0}.", row.word)
    if row.tier != above.tier:
        return say("{0} has the same sum, but {1} is better known.", row.word, above.word)
    return say("{0} has the same sum, but {1} comes first in the alphabet.", row.word, above.word)


def _rows(method: Method) -> tuple[RankingPlace, ...]:
    tiers = method.lexicon.tiers[method.candidates.numbers]
    return tuple(
        RankingPlace(method.word(place), int(method.totals[place]), int(tiers[place]))
        for place in method.order[:ROWS].tolist()
    )
