"""Steps on information: bits that a guess gives, compared with the paper's letter frequency."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, log2

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.question import Question
from wmh.teach.code import CodeLine
from wmh.teach.figures.bars_figure import ChartBar, ChartFigure
from wmh.teach.figures.bits_figures import BitsFigure, GuessBits, InformationFigure
from wmh.teach.scenario.scenario import ORDINALS, Fact
from wmh.teach.step import Figure, Stage, Step
from wmh.teach.steps.choice_steps import Splits, splits_of


@dataclass(frozen=True, slots=True)
class Information:
    """Guesses with the groups that they make, and the bits and the paper's score of each guess."""

    splits: Splits
    informed: tuple[GuessBits, ...]


def information_of(
    question: Question, guesses: tuple[tuple[str, ...], ...], lexicon: Lexicon, stop: Stop = never
) -> Information:
    """Computes bits and scores of guesses for the words that fit the question. Raises Cancelled."""
    splits = splits_of(question, guesses, lexicon, stop)
    found = count_letters(candidates_of(question, lexicon, stop))
    labels = lexicon.alphabet.labels
    informed = (
        GuessBits(
            word,
            bits_of([group.size for group in groups]),
            100 * sum(int(found.counts[labels[x]]) for x in set(guess)) / max(1, found.total),
            any(group.solves for group in groups),
        )
        for guess, (word, groups) in zip(guesses, splits.groups, strict=True)
    )
    return Information(splits, tuple(informed))


def bits_of(sizes: list[int]) -> float:
    """Returns the mean information of a clue, in bits, if it leaves groups of these sizes."""
    words = sum(sizes)
    bits = 0.0
    for size in sizes:
        share = size / words
        told = -log2(share)
        bits += share * told
    return bits


def information_facts(information: Information) -> tuple[Fact, ...]:
    """Returns `words_split`, `bits_wanted` and the bits of up to three guesses.

    `bits_wanted` is the information that identifies a word; the first guess's bits are
    `first_bits`.
    """
    each = zip(ORDINALS, information.informed, strict=False)
    words = information.splits.words
    return (
        Fact("words_split", words),
        *((Fact("bits_wanted", _whole(log2(words))),) if words else ()),
        *(Fact(f"{ordinal}_bits", _whole(guess.bits)) for ordinal, guess in each),
    )


def _whole(number: float) -> int | float:
    return round(number) if abs(number - round(number)) < 1e-9 else number


def information_steps(information: Information) -> tuple[Step, ...]:
    """Returns steps on halving, on each guess with its bits as a sum, and on their comparison."""
    return tuple(
        Step(Stage.INFORMATION, said, figure, code=_code(figure))
        for said, figure in _information_steps(information)
    )


_LINES = {1: "share = size", 2: "worth = log2", 3: "bits += share"}


def _code(figure: Figure) -> CodeLine:
    """Returns the line of code that belongs to a figure."""
    if isinstance(figure, BitsFigure):
        return CodeLine("bits", _LINES[figure.seen])
    return CodeLine("bits", "print" if isinstance(figure, InformationFigure) else "words = sum")


def _information_steps(information: Information) -> Iterator[tuple[Sentence, Figure]]:
    words = information.splits.words
    if not words:
        yield say("No word is left to choose from."), InformationFigure((), 0)
        return
    wanted = _whole(log2(words))
    halves = [ceil(words / 2**times) for times in range(ceil(log2(words)) + 1)]
    bars = tuple(
        ChartBar(
            say(Plural("after one answer", "after {0} answers", times), times),
            left,
            strong=left == 1,
        )
        for times, left in enumerate(halves)
    )
    told = say("Words: {0}. Bits: {1}.", words, wanted)
    said = say(
        Plural(
            "One word is left, so no question is needed: {1} bits.",
            "Every yes or no halves the list. To name one of {0} words takes {1} bits.",
            words,
        ),
        words,
        wanted,
    )
    yield said, ChartFigure(say("Halving the list"), bars, told, names=230)
    for number, (guess, groups) in enumerate(information.splits.groups):
        said = say(
            Plural(
                "{0} has the same clue for every word, so it tells nothing.",
                "{0} cuts {1} words into {2} groups, by their clue.",
                len(groups),
            ),
            guess,
            words,
            len(groups),
        )
        yield said, BitsFigure(guess, groups, words, 1)
        if not number:
            said = say(
                "Half of the words is worth one bit, a quarter two: one bit for each halving."
            )
            yield said, BitsFigure(guess, groups, words, 2)
        bits = _whole(information.informed[number].bits)
        said = say(
            "Each share times its bits, added up: {0} tells {1} bits on average.", guess, bits
        )
        yield said, BitsFigure(guess, groups, words, 3)
    yield from _comparison_steps(information)


def _comparison_steps(information: Information) -> Iterator[tuple[Sentence, Figure]]:
    informed = information.informed
    if not informed:
        return
    words = information.splits.words
    often = max(range(len(informed)), key=lambda at: informed[at].score)
    most = max(range(len(informed)), key=lambda at: (informed[at].bits, informed[at].possible))
    said = say("By letter frequency {0} is the best: {1} %.",
               informed[often].guess, informed[often].score)  # fmt: skip
    yield said, InformationFigure(informed, words, often, 0)
    said = say("By information {0} is the best: {1} bits.",
               informed[most].guess, _whole(informed[most].bits))  # fmt: skip
    yield said, InformationFigure(informed, words, most, 1)
    if not informed[most].possible:
        said = say(
            "{0} cannot be the hidden word, but it tells the most: every clue to it "
            "leaves few words.",
            informed[most].guess,
        )
        yield said, InformationFigure(informed, words, most, 2)
