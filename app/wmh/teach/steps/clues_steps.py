"""Steps on marking: how a game marks a guess letter by letter, compared with a naive rule."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, naive_tiles, tiles
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.teach.code import CodeLine
from wmh.teach.figures.clues_figure import CluesFigure
from wmh.teach.scenario.scenario import ORDINALS, Fact
from wmh.teach.step import Stage, Step


@dataclass(frozen=True, slots=True)
class MarkingSteps:
    """Guess with its secret, and how many words the clue leaves.

    `right` words fit if the clue is read by Wordle's rule (tiles), `misread` words if it is read by
    the naive rule; `kept` is true if the secret is among these.
    """

    secret: tuple[str, ...]
    guess: tuple[str, ...]
    right: int
    misread: int
    kept: bool

    @property
    def differing(self) -> int:
        """Number of tiles to which the naive rule gives a different mark."""
        both = zip(
            tiles(self.guess, self.secret), naive_tiles(self.guess, self.secret), strict=True
        )
        return sum(one is not other for one, other in both)


def marking_of(
    guess: tuple[str, ...], secret: tuple[str, ...], lexicon: Lexicon, tier: int, stop: Stop = never
) -> MarkingSteps:
    """Computes the marking of a guess; words up to this tier are counted. Raises Cancelled."""
    turns = (Turn(guess, tiles(guess, secret)),)
    right, misread = (
        candidates_of(Question(turns, len(guess), rule, tier=tier), lexicon, stop)
        for rule in (Rule.TILES, Rule.NAIVE)
    )
    kept = lexicon.number_of(secret) in misread.numbers.tolist()
    return MarkingSteps(secret, guess, len(right), len(misread), kept)


def clues_facts(markings: tuple[MarkingSteps, ...]) -> tuple[Fact, ...]:
    """Returns facts about the first three guesses; the first guess's begin with `first_`.

    - `differing`: tiles that the naive rule marks differently;
    - `left`: words that fit the clue;
    - `misread`: words that fit if the clue is read by the naive rule.
    """
    return tuple(
        Fact(f"{ordinal}_{name}", number)
        for ordinal, each in zip(ORDINALS, markings, strict=False)
        for name, number in (
            ("differing", each.differing),
            ("left", each.right),
            ("misread", each.misread),
        )
    )


def clues_steps(markings: tuple[MarkingSteps, ...]) -> tuple[Step, ...]:
    """Returns steps for each guess: green marks, other marks from left to right, the naive rule."""
    return tuple(
        Step(Stage.CLUES, said, figure, code=_code(figure))
        for each in markings
        for said, figure in _marking_steps(each)
    )


_LINES = {
    None: "free = ",
    Mark.GREEN: "green",
    Mark.YELLOW: "yellow",
    Mark.WHITE: "if guess",
}


def _code(figure: CluesFigure) -> CodeLine:
    if figure.naive:
        return CodeLine("naive", "elif")
    mark = None if figure.pointed is None else figure.marks[figure.pointed]
    return CodeLine("tiles", _LINES[mark])


def _marking_steps(marking: MarkingSteps) -> Iterator[tuple[Sentence, CluesFigure]]:
    guess, secret = marking.guess, marking.secret
    figure = CluesFigure(secret, guess, (None,) * len(guess))
    yield say("Letters at their place are looked at first, the others afterwards."), figure
    for place, letter in enumerate(guess):
        if secret[place] == letter:
            figure = _with(figure, place, Mark.GREEN, place)
            yield (
                say(
                    "{0} is at its place: green. It is used up in the hidden word.", letter.upper()
                ),
                figure,
            )
    really = tiles(guess, secret)
    for place, letter in enumerate(guess):
        if really[place] is Mark.GREEN:
            continue
        payer = _payer(figure, letter) if really[place] is Mark.YELLOW else None
        figure = _with(figure, place, really[place], payer)
        yield _white_sentence(letter, secret, payer), figure
    figure = replace(figure, pointed=None, naive=naive_tiles(guess, secret))
    other = say("Tiles marked differently: {0}", marking.differing)
    yield _naive_said(marking.differing), replace(figure, told=(other,))
    left = (
        say("Words left: {0}", marking.right),
        say("Words left, read by the naive rule: {0}", marking.misread),
    )
    yield _left_said(marking), replace(figure, told=left)


def _with(figure: CluesFigure, place: int, mark: Mark, payer: int | None) -> CluesFigure:
    """Returns the figure with one more mark, and the place in the secret that is matched."""
    marks = (*figure.marks[:place], mark, *figure.marks[place + 1 :])
    paid = figure.paid if payer is None else (*figure.paid, (place, payer))
    return replace(figure, marks=marks, paid=paid, pointed=place)


def _payer(figure: CluesFigure, letter: str) -> int:
    """Returns the first place of a letter in the secret that is not matched yet."""
    used = {payer for _, payer in figure.paid}
    return next(place for place, x in enumerate(figure.secret) if x == letter and place not in used)


def _white_sentence(letter: str, secret: tuple[str, ...], payer: int | None) -> Sentence:
    if payer is not None:
        return say(
            "{0} is in the hidden word, at place {1}: yellow. It is used up.",
            letter.upper(),
            payer + 1,
        )
    if letter in secret:
        return say("Every {0} of the hidden word is used up already: white.", letter.upper())
    return say("{0} is not in the hidden word: white.", letter.upper())


def _naive_said(differing: int) -> Sentence:
    if not differing:
        return say("The naive rule looks at each letter alone. Here it marks every tile the same.")
    return say(
        Plural(
            "The naive rule looks at each letter alone. It marks one tile differently.",
            "The naive rule looks at each letter alone. It marks {0} tiles differently.",
            differing,
        ),
        differing,
    )


def _left_said(marking: MarkingSteps) -> Sentence:
    if marking.right == marking.misread:
        return say(
            "Under both rules, this clue alone leaves the same number of words: {0}.",
            marking.right,
        )
    return say(
        "Words that fit this clue alone: {0}. Under the naive rule: {1}, and the hidden word is"
        " among them."
        if marking.kept
        else "Words that fit this clue alone: {0}. Under the naive rule: {1}, and the hidden word"
        " is not among them.",
        marking.right,
        marking.misread,
    )
