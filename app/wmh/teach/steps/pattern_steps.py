"""Steps on the pattern: from the board to the paper's pattern, and what the strict pattern adds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.clues.knowledge import Knowledge, LetterCount, learn
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.question import ALL_TIERS
from wmh.teach.causes import Cause, Link, ahead_of, count_tiles, links, part_of
from wmh.teach.code import CodeLine
from wmh.teach.drawing.tiles import notation
from wmh.teach.figures.comparison_figure import comparison_of
from wmh.teach.figures.pattern_figure import PatternFigure, PatternRow
from wmh.teach.method import Method
from wmh.teach.step import Figure, Stage, Step
from wmh.teach.steps.reading_code import Bound, counting_line, reading, silent


def pattern_steps(method: Method) -> tuple[Step, ...]:
    """Returns steps for the places of the paper's pattern, turn by turn; then for the strict one.

    After the first turn, only places that change have a step.
    """
    return tuple(
        Step(Stage.PATTERN, said, figure, code=code)
        for said, figure, code in _pattern_steps(method)
    )


_Shown = Iterator[tuple[Sentence, Figure, CodeLine]]

_WRITTEN = CodeLine("pattern", "text += ")
_NOTHING = CodeLine("pattern", "no word fits")


def _pattern_steps(method: Method) -> _Shown:
    if not method.turns:
        figure = _Board(method, method.paper).figure(say("No guess yet"))
        told = (
            say("Only the letters that are given are known yet.")
            if any(method.given)
            else say("Nothing is known yet: every place may be any letter.")
        )
        yield told, figure, _WRITTEN
        return
    counting = bool(RULES[method.rule].counts)
    if not counting:
        yield from _paper(method)
    else:
        figure = _Board(method, method.strict, shown=0).figure(say("A clue that counts"))
        yield (
            say("The clue counts letters and marks none, so a pattern can say little."),
            figure,
            silent(method.rule),
        )
    yield from _strict(method, counting=counting)
    if counting:
        told = say(
            "The rule of the game is tried on whole words. Those that fit: {0}.",
            len(method.candidates),
        )
        figure = _Board(method, method.strict).figure(say("A clue that counts"))
        yield told, figure, CodeLine("count", "if numbers")
    elif method.strict.possible:
        for told, figure in comparison_of(method):
            yield told, figure, CodeLine("pattern", "look_ahead")


@dataclass(frozen=True, slots=True)
class _Board:
    """Board after `until` turns (None: all), with `shown` parts of the pattern (None: all)."""

    method: Method
    known: Knowledge
    until: int | None = None
    shown: int | None = None

    def figure(self, heading: Sentence) -> PatternFigure:
        turns = self.method.turns[: self.until]
        rows = tuple(
            PatternRow(turn.guess, turn.marks, _numbers(turn, self.method.rule)) for turn in turns
        )
        parts = self.parts
        shown = len(parts) if self.shown is None else self.shown
        seen = (part if place < shown else None for place, part in enumerate(parts))
        final = (
            _Board(self.method, known).parts for known in (self.method.paper, self.method.strict)
        )
        longest = max(len(part) for parts in final for part in parts)
        return PatternFigure(heading, rows, tuple(seen), longest)

    @property
    def parts(self) -> tuple[str, ...]:
        alphabet = self.method.lexicon.alphabet
        return tuple(part_of(self.known, place, alphabet) for place in range(self.method.length))


def _numbers(turn: Turn, rule: Rule) -> Sentence | None:
    """Returns the numbers of a counting clue, with their names; None for other clues."""
    if not isinstance(turn.clue, Counts):
        return None
    said = [
        say("{0} {1}", Sentence(name, context="Rules"), number)
        for name, number in zip(RULES[rule].counts, turn.clue.numbers, strict=True)
        if number is not None
    ]
    return reduce(lambda one, other: say("{0}, {1}", one, other), said) if said else None


def _paper(method: Method) -> _Shown:
    heading = say("The paper's pattern")
    before: tuple[str | None, ...] = method.given or (None,) * method.length
    for number, turn in enumerate(method.turns, start=1):
        known = learn(method.turns[:number], method.length, Rule.PAPER, method.given)
        board = _Board(method, known, number)
        figure = board.figure(heading)
        told = (
            say("Guess {0} is {1}, and the game marks it {2}.", number, turn.word, notation(turn))
            if len(method.turns) > 1
            else say("The guess is {0}, and the game marks it {1}.", turn.word, notation(turn))
        )  # fmt: skip
        yield told, replace(figure, parts=before), CodeLine("read_paper", "for i")
        after = board.parts
        now = list(before)
        for place in range(method.length):
            if after[place] == before[place]:
                continue
            now[place] = after[place]
            said = _place_said(known, place)
            here = links(method.turns[:number], known, place, paper=True)
            line = reading(Rule.PAPER, *_first(here))
            yield said, _link_places(replace(figure, parts=tuple(now)), place, here), line
        before = after
    if not method.paper.possible:
        yield (
            say("Two greens at one place contradict each other: no word fits."),
            _Board(method, method.paper).figure(heading),
            _NOTHING,
        )
        return
    number = len(method.by_paper)
    told = (
        say("No word has the pattern {0}.", method.paper_pattern)
        if not number
        else say(
            Plural(
                "One usual word has the pattern {1}.",
                "{0} usual words have the pattern {1}.",
                number,
            )
            if method.tier < ALL_TIERS
            else Plural("One word has the pattern {1}.", "{0} words have the pattern {1}.", number),
            number,
            method.paper_pattern,
        )
    )
    figure = _Board(method, method.paper).figure(heading)
    yield told, replace(figure, reasons=(say("Words that have it: {0}", number),)), _WRITTEN


def _place_said(known: Knowledge, place: int) -> Sentence:
    fixed, excluded = known.fixed[place], sorted(known.excluded[place])
    if fixed is not None:
        return say("Place {0} is {1}.", place + 1, fixed)
    if not excluded:
        return say("Place {0} may be any letter.", place + 1)
    return say("Place {0} may be any letter but {1}.", place + 1, ", ".join(excluded))


def _link_places(figure: PatternFigure, place: int, here: tuple[Link, ...]) -> PatternFigure:
    tiles = tuple(sorted({tile for link in here for tile in link.tiles}))
    by_cause: dict[Cause, list[str]] = {}
    for link in here:
        by_cause.setdefault(link.cause, []).append(link.letter)
    reasons = tuple(_reason(cause, by_cause[cause]) for cause in Cause if cause in by_cause)
    return replace(figure, place=place, tiles=tiles, reasons=reasons)


def _first(here: tuple[Link, ...]) -> tuple[Cause, ...]:
    """Returns the cause that is explained first, as a tuple; empty if a place excludes nothing."""
    return tuple(sorted((link.cause for link in here), key=list(Cause).index))[:1]


def _reason(cause: Cause, letters: list[str]) -> Sentence:
    said = ", ".join(letters)
    single, several = _REASONS[cause]
    return replace(single if len(letters) == 1 else several, values=(said,))


_REASONS: Mapping[Cause, tuple[Sentence, ...]] = {
    Cause.GREEN: (say("Green: {0} is at this place."),) * 2,
    Cause.YELLOW: (
        say("Yellow here: {0} is not at this place."),
        say("Yellow here: {0} are not at this place."),
    ),
    Cause.WHITE: (
        say("White: {0} is nowhere but where it is green."),
        say("White: {0} are nowhere but where they are green."),
    ),
    Cause.HERE: (
        say("White here: {0} is not at this place, but elsewhere."),
        say("White here: {0} are not at this place, but elsewhere."),
    ),
    Cause.USED: (
        say("Used up: {0} is only where it is green."),
        say("Used up: {0} are only where they are green."),
    ),
    Cause.ONLY: (say("The numbers of the clue leave only {0} here."),) * 2,
    Cause.NUMBER: (say("The numbers of the clue rule out {0} here."),) * 2,
}


def _strict(method: Method, *, counting: bool) -> _Shown:
    known, alphabet = method.strict, method.lexicon.alphabet
    rule = Rule.TILES if method.rule is Rule.PAPER else method.rule
    heading = say("The strict pattern")
    if not known.possible:
        told = say("By the rule of the game the marks contradict each other: no word fits.")
        yield told, _Board(method, method.paper).figure(heading), _NOTHING
        return
    figure = _Board(method, known).figure(heading)
    before = _Board(method, method.paper).parts
    for place, part in enumerate(figure.parts):
        if part != before[place]:
            here = links(method.turns, known, place, paper=False)
            told = (
                _place_said(known, place)
                if counting
                else say("Read strictly, place {0} is {1}, not {2}.", place + 1, str(part),
                         before[place])
            )  # fmt: skip
            yield told, _link_places(figure, place, here), reading(rule, *_first(here))
    ahead: tuple[str, ...] = ()
    for count in known.open_counts:
        tiles = count_tiles(method.turns, count.letter)
        for text, (said, bound) in zip(
            ahead_of(count, method.length, alphabet), _counts_said(count), strict=True
        ):
            ahead = (*ahead, text)
            code = counting_line(rule, bound)
            yield said, replace(figure, ahead=ahead, spoken=True, tiles=tiles), code


def _counts_said(count: LetterCount) -> Iterator[tuple[Sentence, Bound]]:
    """Yields a sentence for each limit of a letter's count, and if it is the least or the most."""
    if count.least == 1:
        yield (
            say("The condition in front is about the whole word: {0} must occur.", count.letter),
            "least",
        )
    elif count.least:
        text = say(
            "The condition in front is about the whole word: {0} must occur at least {1} times.",
            count.letter,
            count.least,
        )
        yield text, "least"
    if count.most == 0:
        yield (
            say(
                "The condition in front is about the whole word: {0} must not occur.", count.letter
            ),
            "most",
        )
    elif count.most == 1:
        yield (
            say(
                "The condition in front is about the whole word: {0} must not occur twice.",
                count.letter,
            ),
            "most",
        )
    elif count.most is not None:
        yield (
            say(
                "The condition in front is about the whole word: {0} must not occur more than {1}"
                " times.",
                count.letter,
                count.most,
            ),
            "most",
        )
