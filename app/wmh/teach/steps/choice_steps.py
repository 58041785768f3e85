"""Steps on choosing a guess: how guesses split the remaining words, and which one is best."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.sentence import Sentence, say
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Clue, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.teach.code import CodeLine
from wmh.teach.figures.choice_figure import ChoicesFigure, GroupsFigure, GuessChoice, GuessGroup
from wmh.teach.scenario.scenario import ORDINALS, Fact
from wmh.teach.step import Stage, Step

_HEEDED = 256
"""Number of words between two checks for cancellation."""


@dataclass(frozen=True, slots=True)
class Splits:
    """Guesses, each with the groups into which it splits the words, the largest first."""

    words: int
    groups: tuple[tuple[str, tuple[GuessGroup, ...]], ...]

    @property
    def choices(self) -> tuple[GuessChoice, ...]:
        return tuple(self._choice(guess, groups) for guess, groups in self.groups)

    def _choice(self, guess: str, groups: tuple[GuessGroup, ...]) -> GuessChoice:
        sizes = [group.size for group in groups]
        return GuessChoice(
            guess,
            len(sizes),
            max(sizes, default=0),
            average_left(sizes),
            any(group.solves for group in groups),
        )


def splits_of(
    question: Question, guesses: tuple[tuple[str, ...], ...], lexicon: Lexicon, stop: Stop = never
) -> Splits:
    """Splits the words that fit a question by each guess's possible clues. Raises Cancelled."""
    found = candidates_of(question, lexicon, stop)
    words = [lexicon.alphabet.decoded_letters(labels.tobytes()) for labels in found.letters]
    named = dict(zip(words, lexicon.nameable(found.numbers).tolist(), strict=True))
    split: list[tuple[str, tuple[GuessGroup, ...]]] = []
    for guess in guesses:
        made = (
            GuessGroup(
                Turn(guess, clue),
                tuple("".join(word) for word in fitting if named[word]),
                len(fitting),
                guess in fitting,
            )
            for clue, fitting in group_by_clue(question.rule, guess, words, stop)
        )
        split.append(("".join(guess), tuple(made)))
    return Splits(len(words), tuple(split))


def group_by_clue(
    rule: Rule, guess: tuple[str, ...], words: Sequence[tuple[str, ...]], stop: Stop = never
) -> list[tuple[Clue, list[tuple[str, ...]]]]:
    """Returns the words grouped by the clue that they give a guess, the largest group first.

    Raises Cancelled.
    """
    groups: defaultdict[Clue, list[tuple[str, ...]]] = defaultdict(list)
    for number, word in enumerate(words):
        if not number % _HEEDED:
            check_cancelled(stop)
        groups[mark(rule, guess, word)].append(word)
    return sorted(groups.items(), key=lambda each: (-len(each[1]), each[1]))


def average_left(sizes: Sequence[int]) -> float:
    """Returns the mean number of words left, if every word is equally likely.

    A group of n words then occurs in n cases, and leaves n words.
    """
    words = sum(sizes)
    left = 0
    for size in sizes:
        left += size * size
    return left / max(1, words)


def choice_facts(splits: Splits) -> tuple[Fact, ...]:
    """Returns `words_split`, and the number of groups and the largest for up to three guesses.

    The facts of the first guess are named `first_groups` and `first_largest`.
    """
    each = zip(ORDINALS, splits.choices, strict=False)
    return (
        Fact("words_split", splits.words),
        *(
            Fact(f"{ordinal}_{name}", number)
            for ordinal, choice in each
            for name, number in (("groups", choice.groups), ("largest", choice.largest))
        ),
    )


def choice_steps(splits: Splits) -> tuple[Step, ...]:
    """Returns steps with the groups of each guess, then all guesses compared."""
    if not splits.words:
        figure = ChoicesFigure(splits.choices, 0, -1)
        code = CodeLine("groups", "for word")
        return (Step(Stage.CHOICE, say("No word is left to choose from."), figure, code=code),)
    steps: list[Step] = []
    for (guess, groups), choice in zip(splits.groups, splits.choices, strict=True):
        figure = GroupsFigure(guess, groups, splits.words)
        code = CodeLine("groups", "append(word)")
        steps.append(Step(Stage.CHOICE, _choice_sentence(choice, splits.words), figure, code=code))
    choices = splits.choices
    best = min(range(len(choices)), key=lambda at: (choices[at].expected, not choices[at].possible))
    figure = ChoicesFigure(choices, splits.words, best)
    code = CodeLine("groups", "left += ")
    return (*steps, Step(Stage.CHOICE, _best_said(choices[best]), figure, code=code))


def _choice_sentence(choice: GuessChoice, words: int) -> Sentence:
    if choice.groups == words:
        return say("After {0} every word has a clue of its own, so the clue names the hidden word.",
                   choice.guess)  # fmt: skip
    if choice.groups == 1:
        return say("After {0} all words have the same clue: it tells nothing.", choice.guess)
    return say(
        "{0} splits {1} words into {2} groups by their clue. The largest has {3}.",
        choice.guess,
        words,
        choice.groups,
        choice.largest,
    )


def _best_said(best: GuessChoice) -> Sentence:
    return say(
        "{0} leaves the fewest words on average: {1}."
        if best.possible
        else "{0} leaves the fewest words on average: {1}. It cannot be the hidden word itself.",
        best.guess,
        best.expected,
    )
