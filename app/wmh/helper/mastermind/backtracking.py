"""The backtracking of Astatin (2009, section 3): a depth-first search over codes that nearly fit.

The paper's text, and how its gaps are filled here:

- Roots are AABB, CCDD and EEFF, each a guess. A root that is marked with two whites is regarded as
  its inverse, marked with two blacks: the inverse is known without asking. The best root is the
  first of those with the highest score; the other roots wait.
- Expansion by position changes one place after the other, from the left, to the first colour of
  the array that is not there already. The text's example for AABB (BABB, ABBB, AAAB, AABA) and its
  case FCBE (AFEE, FAEE; ACEE, FAEE, FCAE) both read so. A code is kept if it scores no less.
- Expansion by colour then tries the other colours at the place just changed, in the order of the
  array. A code is kept if it scores more.
- The first code that is kept is expanded at once; the next code is tried when no code below it is
  left. No code is asked twice. The colours of a code marked with nothing leave the array.
- When no code is left below the best root, the next root is expanded, unless it was marked with
  nothing. When none is left below any root, pruning has cut the code off. The text does not say
  what is done then; here the best code so far, of equals the earliest, is opened again: all its
  single changes, place by place, each kept if it scores no less. All codes of the colours left are
  reached in the end, so the code is found.
- The text leaves open whether the two expansions alternate also after a change of position that
  raises the score: see `BacktrackingReading`.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.base.text.refusal import InputError
from wmh.helper.mastermind.code_steps import (
    COLOURS,
    PEGS,
    Ask,
    CodeMarks,
    CodeStep,
    CodeWay,
    Fate,
    keeper,
)

ROOTS = ("aabb", "ccdd", "eeff")
_TURNED = CodeMarks(0, 2)


class BacktrackingReading(StrEnum):
    """Readings of the paper on the step that follows a change of position which raised the score.

    The paper does not say. ALTERNATING goes on by colour at that place, as after any change of
    position. RISING takes the higher score as a sign that the place is right, and goes on by
    position, as the paper does after a colour that raised the score.
    """

    ALTERNATING = "alternating"
    RISING = "rising"


def backtrack(
    ask: Ask, reading: BacktrackingReading = BacktrackingReading.ALTERNATING, stop: Stop = never
) -> Iterator[CodeStep]:
    """Yields the steps to the code, the last one SOLVED; each guess is asked when its step is due.

    The steps of roots are yielded when all roots are marked, as their fate is not known before.
    Raises Cancelled.
    """
    return _Search(ask, reading, stop).steps()


def guesses_of_all(reading: BacktrackingReading, stop: Stop = never) -> list[int]:
    """Returns the number of guesses for each code, in sorted order. Raises Cancelled."""
    found: list[int] = []
    for code in product(COLOURS, repeat=PEGS):
        *_, last = backtrack(keeper("".join(code)), reading, stop)
        found.append(last.guess or 0)
    return found


@dataclass(slots=True)
class _Search:
    """State of the search: `known` codes, which need not be asked, and steps `made` so far."""

    ask: Ask
    reading: BacktrackingReading
    stop: Stop
    colours: list[str] = field(default_factory=lambda: list(COLOURS), init=False)
    known: set[str] = field(default_factory=set[str], init=False)
    made: list[CodeStep] = field(default_factory=list[CodeStep], init=False)
    guesses: int = field(default=0, init=False)

    def steps(self) -> Iterator[CodeStep]:
        roots = yield from self._roots()
        for root in roots:
            if not self._solved:
                yield from self._below(root, None)
        before = 0
        # A keeper who is not true to one code may leave nothing to ask.
        while not self._solved and len(self.made) > before:
            before = len(self.made)
            yield from self._reopen()

    @property
    def _solved(self) -> bool:
        return self.made[-1].fate is Fate.SOLVED

    def _roots(self) -> Generator[CodeStep, None, list[CodeStep]]:
        """Yields the steps of the roots; returns the roots to expand, best first."""
        marked: list[tuple[str, CodeMarks]] = []
        for code in ROOTS:
            marked.append((code, self._ask(code)))
            if marked[-1][1].black == PEGS:
                break
        scores = [4 if said == _TURNED else said.score for _, said in marked]
        best = scores.index(max(scores))
        roots: list[CodeStep] = []
        for number, (code, said) in enumerate(marked):
            if said.black == PEGS:
                fate, why = Fate.SOLVED, InputError("the code")
            elif said == _TURNED:
                fate, why = Fate.WAITING, InputError("its inverse takes its place")
            elif not said.score:
                fate, why = Fate.PRUNED, InputError("its colours are not in the code")
            elif number == best:
                fate, why = Fate.KEPT, InputError("the best starting code, {0}", scores[best])
            else:
                fate = Fate.WAITING
                why = InputError("scores no more than the best starting code, {0}", scores[best])
            root = self._step(None, number + 1, code, said, CodeWay.ROOT, fate, why)
            yield root
            if said == _TURNED:
                inverse = CodeMarks(2, 0)
                fate = Fate.KEPT if number == best else Fate.WAITING
                self.known.add(turned := code[PEGS // 2 :] + code[: PEGS // 2])
                why = InputError("{0} reversed, {1}", code.upper(), scores[number])
                root = self._step(root, None, turned, inverse, CodeWay.INVERSE, fate, why)
                yield root
            roots.append(root)
        return sorted((root for root in roots if root.score), key=lambda root: -root.score)

    def _below(self, node: CodeStep, place: int | None) -> Iterator[CodeStep]:
        """Yields the steps below a code that was kept.

        Expansion is by colour at `place`, or by position if `place` is None.
        """
        if place is None:
            for each in range(PEGS):
                colour = next((x for x in self.colours if x != node.code[each]), None)
                if colour and not self._solved:
                    yield from self._try(node, each, colour, CodeWay.POSITION)
            return
        for colour in COLOURS:
            if colour in self.colours and not self._solved:
                yield from self._try(node, place, colour, CodeWay.COLOUR)

    def _reopen(self) -> Iterator[CodeStep]:
        """Yields the steps after one change of the best code that has untried changes left."""
        for node in sorted(self.made, key=lambda step: (-step.score, step.number)):
            for place in range(PEGS):
                for colour in self.colours:
                    if _change(node.code, place, colour) not in self.known:
                        yield from self._try(node, place, colour, CodeWay.REOPENED)
                        return

    def _try(self, node: CodeStep, place: int, colour: str, way: CodeWay) -> Iterator[CodeStep]:
        """Yields the step of a code with one change, and the steps below it if the code is kept.

        A known code is not asked again: there are no steps then.
        """
        code = _change(node.code, place, colour)
        if code in self.known:
            return
        said = self._ask(code)
        bar, more = node.score, way is CodeWay.COLOUR
        if said.black == PEGS:
            fate, why = Fate.SOLVED, InputError("the code")
        elif said.score > bar:
            fate, why = Fate.KEPT, InputError("{0}, more than {1}", said.score, bar)
        elif said.score == bar:
            fate = Fate.PRUNED if more else Fate.KEPT
            why = InputError("{0}, not more than {1}" if more else "{0}, no less", said.score, bar)
        else:
            fate, why = Fate.PRUNED, InputError("{0}, less than {1}", said.score, bar)
        step = self._step(node, self.guesses, code, said, way, fate, why)
        yield step
        if fate is Fate.KEPT:
            by_position = more or (self.reading is BacktrackingReading.RISING and said.score > bar)
            yield from self._below(step, None if by_position else place)

    def _ask(self, code: str) -> CodeMarks:
        check_cancelled(self.stop)
        said = self.ask(code)
        self.guesses += 1
        self.known.add(code)
        if not said.score:
            self.colours = [colour for colour in self.colours if colour not in code]
        return said

    def _step(
        self,
        parent: CodeStep | None,
        guess: int | None,
        code: str,
        said: CodeMarks,
        way: CodeWay,
        fate: Fate,
        why: InputError,
    ) -> CodeStep:
        step = CodeStep(
            len(self.made),
            None if parent is None else parent.number,
            guess,
            code,
            said,
            way,
            0 if parent is None or guess is None else parent.stage + 1,
            fate,
            why,
        )
        self.made.append(step)
        return step


def _change(code: str, place: int, colour: str) -> str:
    return f"{code[:place]}{colour}{code[place + 1 :]}"
