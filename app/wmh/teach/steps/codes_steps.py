"""Steps on Mastermind: key pegs, a mark that was printed wrong, and the value of first guesses."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from wmh.base.running.stopping import Stop, never
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.helper.mastermind.code_steps import COLOURS, CodeMarks, keeper
from wmh.helper.mastermind.first_guesses import FirstGuesses, first_guesses
from wmh.teach.code import CodeLine
from wmh.teach.figures.codes_figure import FirstGuessesFigure, PegsFigure
from wmh.teach.scenario.scenario import ORDINALS, Fact
from wmh.teach.step import Figure, Stage, Step


@dataclass(frozen=True, slots=True)
class Codes:
    """Code of Mastermind, and guesses with printed marks, some of which may be wrong.

    `left` are the numbers of codes left after each guess, up to the first wrong mark, whose true
    mark is used. `printed_left` is the number left by that wrong mark as printed; 0 if no mark is
    wrong.
    """

    code: str
    turns: tuple[Turn, ...]
    first: FirstGuesses
    left: tuple[int, ...]
    printed_left: int

    @property
    def wrong(self) -> tuple[Turn, ...]:
        return tuple(turn for turn in self.turns if _marks_of(turn) != keeper(self.code)(turn.word))


def codes_of(code: str, turns: tuple[Turn, ...], lexicon: Lexicon, stop: Stop = never) -> Codes:
    """Computes the codes left after each guess. Raises Cancelled.

    Code and guesses must have equally many pegs.
    """

    def count_left(*so_far: Turn) -> int:
        asked = Question(so_far, len(code), Rule.PEGS)
        return len(candidates_of(asked, lexicon, stop))

    first = first_guesses(len(COLOURS), len(code), stop)
    really = tuple(Turn(x.guess, mark(Rule.PEGS, x.guess, tuple(code))) for x in turns)
    right = next((at for at, turn in enumerate(turns) if turn != really[at]), len(turns))
    every = tuple(count_left(*really[: at + 1]) for at in range(min(right + 1, len(turns))))
    printed = count_left(*turns[: right + 1]) if right < len(turns) else 0
    return Codes(code, turns, first, every, printed)


def codes_facts(codes: Codes) -> tuple[Fact, ...]:
    """Returns `codes` and `wrong_marks`, and the codes left after the first guesses.

    Those are named `first_codes_left` and so on. If a mark is wrong, there are also `codes_left`
    and `codes_left_printed`, and its true `black`, `white` and `score`.
    """
    facts = [Fact("codes", codes.first.codes), Fact("wrong_marks", len(codes.wrong))]
    for turn in codes.wrong[:1]:
        really = keeper(codes.code)(turn.word)
        facts += [
            Fact("codes_left", codes.left[-1]),
            Fact("codes_left_printed", codes.printed_left),
            Fact("black", really.black),
            Fact("white", really.white),
            Fact("score", really.score),
        ]
    each = zip(ORDINALS, codes.left, strict=False)
    facts += [Fact(f"{ordinal}_codes_left", number) for ordinal, number in each]
    return tuple(facts)


def codes_steps(codes: Codes) -> tuple[Step, ...]:
    """Returns the steps that mark guesses peg by peg, then the table of first guesses."""
    both = (*_marking(codes), *_table(codes.first))
    return tuple(Step(Stage.CODES, said, figure, code=_code(figure)) for said, figure in both)


def _code(figure: Figure) -> CodeLine:
    """Returns the line of code that belongs to a figure."""
    if not isinstance(figure, PegsFigure):
        judged = isinstance(figure, FirstGuessesFigure) and figure.judged
        return CodeLine("first_guess", "print" if judged else "worst = ")
    if figure.printed is not None or figure.left is not None:
        return CodeLine("pegs", "if guess")
    if not figure.paid:
        return CodeLine("pegs", "free = ")
    place, payer = figure.paid[-1]
    return CodeLine("pegs", "black += " if place == payer else "white += ")


def _marking(codes: Codes) -> Iterator[tuple[Sentence, Figure]]:
    for number, turn in enumerate(codes.turns):
        guess, really = turn.word, keeper(codes.code)(turn.word)
        paid = payments(guess, codes.code)
        yield (
            say("The code is {0}, the guess {1}.", codes.code.upper(), guess.upper()),
            PegsFigure(codes.code, guess, (), CodeMarks(0, 0)),
        )
        for at, (place, payer) in enumerate(paid, start=1):
            black = sum(one == other for one, other in paid[:at])
            figure = PegsFigure(codes.code, guess, paid[:at], CodeMarks(black, at - black))
            colour = guess[place].upper()
            yield (
                (
                    say("{0} is at its place: a black peg.", colour)
                    if place == payer
                    else say("{0} is in the code at another place: a white peg.", colour)
                ),
                figure,
            )
        if not codes.wrong:
            yield from _remaining(PegsFigure(codes.code, guess, paid, really), codes.left[number])
            continue
        figure = PegsFigure(codes.code, guess, paid, really, _marks_of(turn))
        if _marks_of(turn) == really:
            yield say("The other pegs of {0} get no key peg. The printed paper agrees.",
                      guess.upper()), figure  # fmt: skip
            continue
        yield (
            say(
                "The other pegs of {0} get no key peg. The printed paper has score {1}, not {2}.",
                guess.upper(),
                _marks_of(turn).score,
                really.score,
            ),
            figure,
        )
        if turn == codes.wrong[0]:
            figure = replace(figure, left=(codes.left[-1], codes.printed_left))
            said = say(
                Plural(
                    "After these guesses the real mark leaves one code. The printed one leaves"
                    " {1}, and the code is not one of them.",
                    "After these guesses the real mark leaves {0} codes. The printed one leaves"
                    " {1}, and the code is not one of them.",
                    codes.left[-1],
                ),
                codes.left[-1],
                codes.printed_left,
            )
            yield said, figure


def _remaining(figure: PegsFigure, left: int) -> Iterator[tuple[Sentence, Figure]]:
    """Yields the steps after the marking of a guess: how many codes are left."""
    guess = figure.guess.upper()
    if figure.code == figure.guess:
        yield say("Every peg of {0} is black: the code is found.", guess), figure
        return
    if len(figure.paid) < len(figure.guess):
        yield say("The other pegs of {0} get no key peg.", guess), figure
    said = say(
        Plural("After {1} one code is left.", "After {1} there are {0} codes left.", left),
        left,
        guess,
    )
    yield said, replace(figure, left=(left,))


def _table(first: FirstGuesses) -> Iterator[tuple[Sentence, Figure]]:
    for seen, guess in enumerate(first.guesses, start=1):
        said = say(
            Plural(
                "{0} can have {1} different marks. At worst it leaves one code.",
                "{0} can have {1} different marks. At worst it leaves {2} codes.",
                guess.worst,
            ),
            guess.pattern.upper(),
            guess.parts,
            guess.worst,
        )
        yield said, FirstGuessesFigure(first.codes, first.guesses, seen)
    judged = FirstGuessesFigure(first.codes, first.guesses, len(first.guesses), judged=True)
    worst = min(first.guesses, key=lambda each: each.worst).pattern.upper()
    expected = min(first.guesses, key=lambda each: each.expected).pattern.upper()
    entropy = max(first.guesses, key=lambda each: each.entropy).pattern.upper()
    yield say("The best first guess depends on the aim: {0} for the worst case, {1} for the"
              " average, {2} for information.", worst, expected, entropy), judged  # fmt: skip


def payments(guess: str, code: str) -> tuple[tuple[int, int], ...]:
    """Returns pairs of places, in guess and code, whose pegs are matched; black ones first."""
    places = range(len(code))
    paid = [(place, place) for place in places if guess[place] == code[place]]
    free = [place for place in places if guess[place] != code[place]]
    for place in tuple(free):
        payer = next((at for at in free if code[at] == guess[place]), None)
        if payer is not None:
            free.remove(payer)
            paid.append((place, payer))
    return tuple(paid)


def _marks_of(turn: Turn) -> CodeMarks:
    numbers = turn.clue.numbers if isinstance(turn.clue, Counts) else (0, 0)
    return CodeMarks(numbers[0] or 0, numbers[1] or 0)
