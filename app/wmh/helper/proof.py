"""Proof of the fewest guesses, as a series of heavy runs whose results bound the next runs.

First some promising openers are tried, with a limited number of guesses in each state, which gives
an upper bound. All openers get a lower bound from the clues that second guesses can get. Then the
openers that may still be better are searched in rounds, most promising first, up to the best result
before the round; so the rounds do not depend on the order of work. At last the games after the best
opener are searched for the tree of guesses.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wmh.base.heavy.run import HeavyRun, Json, RunSetting, digest, plainly
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.ground import Ground
from wmh.engine.strategy.proving import (
    NEVER,
    OpenerBranches,
    Openers,
    Policy,
    TreePlayer,
    chooser,
    in_order,
    promising,
)

ROUNDS = (8, 32, 128, 512, 2048)
"""Number of openers searched in each round; a last round has all others."""
_TRIED_WIDTH = 10


@dataclass(frozen=True, slots=True)
class ProofFound:
    """State of a proof: number of the best opener so far, and bounds of the fewest guesses.

    `left` is the number of openers that may still be better.
    """

    opener: int
    lower: int
    upper: int
    left: int


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof, carried out in steps.

    `do` executes a heavy run, and `told` is called whenever the bounds have changed. If `width` is
    not 0, it limits the guesses tried in each state: openers are only tried, and nothing is proven.
    The question has the words and the rule of `ground`.
    """

    ground: Ground
    question: Question
    lexicon: Lexicon
    do: Callable[[HeavyRun], list[Json]]
    told: Callable[[ProofFound], None]
    width: int = 0

    def labels(self, opener: int) -> bytes:
        guesses = self.ground.guesses
        return guesses.letters[guesses.numbers.searchsorted(opener)].tobytes()

    def word(self, opener: int) -> str:
        return self.lexicon.alphabet.decode(self.labels(opener))

    def best(self, tries: int) -> ProofFound:
        """Returns the opener that takes the fewest guesses; of equal ones the first found.

        `tries` is the number of promising openers that are tried first.
        """
        width = self.width or _TRIED_WIDTH
        tried = promising(self.ground, tries)
        values = self._value_openers(f"tries-{width}-wide", tried, NEVER, width)
        upper, place = min((value, place) for place, (value, _) in enumerate(values))
        opener = tried[place]
        looked = in_order(self.ground)
        lower = min(upper, *(each.bound for each in looked))
        if self.width:
            return self._tell(opener, lower, upper, len(looked) - 1)
        self._tell(opener, lower, upper, len(looked))
        counted = self._value_openers("bounds", [x.opener for x in looked], upper, 0, counting=True)
        bounds = [max(x.bound, each) for x, (each, _) in zip(looked, counted, strict=True)]
        left = [x._replace(bound=each) for x, each in zip(looked, bounds, strict=True)]
        left = sorted((x for x in left if x.bound < upper), key=lambda x: x.bound)
        lower = min((x.bound for x in left), default=upper)
        found = self._tell(opener, lower, upper, len(left))
        for number, size in enumerate((*ROUNDS, len(left)), start=1):
            if not left:
                break
            now, left = left[:size], left[size:]
            values = self._value_openers(f"round-{number}", [x.opener for x in now], upper, 0)
            for each, (value, exact) in zip(now, values, strict=True):
                if exact and value < upper:
                    upper, opener = value, each.opener
            left = [each for each in left if each.bound < upper]
            lower = min((each.bound for each in left), default=upper)
            found = self._tell(opener, lower, upper, len(left))
        return found

    def tree(self, opener: int) -> TreePlayer | None:
        """Returns a player with the best guesses after an opener; None if it would miss a word."""
        setting = OpenerBranches(self.ground, opener, self.width)
        items, sizes = setting.clues()
        name = f"tree-{self.word(opener)}-{self.width or 'whole'}"
        policies: list[Policy] = []
        for total, policy in self.do(self._run(name, setting, items, sizes, "words")):
            if total < 0:
                return None
            policies.append(policy)
        choose = chooser(policies, self.labels(opener), self.ground.guesses)
        return TreePlayer(self.question, self.lexicon, choose, None, self.ground.secrets)

    def _value_openers(
        self, name: str, openers: list[int], limit: int, width: int, *, counting: bool = False
    ) -> list[tuple[int, int]]:
        setting = Openers(self.ground, limit, width, counting)
        ones = [1] * len(openers)
        return [(value, exact) for value, exact in self.do(
            self._run(name, setting, openers, ones, "openers")
        )]  # fmt: skip

    def _run(
        self, name: str, setting: RunSetting, items: list[int], weights: Sequence[int], units: str
    ) -> HeavyRun:
        told = {
            "question": plainly(self.question),
            "attempts": self.ground.attempts,
            "secrets": digest(self.ground.secrets.numbers.tolist()),
        }
        return HeavyRun(name, setting, items, weights, units, told, self.lexicon)

    def _tell(self, opener: int, lower: int, upper: int, left: int) -> ProofFound:
        found = ProofFound(opener, lower, upper, left)
        self.told(found)
        return found
