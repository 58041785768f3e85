"""The rules by which games mark a guess: a table of all rules, and functions that mark."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from wmh.base.text.wording import translatable
from wmh.engine.clues.turn import Clue, Counts, Mark

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Rule(StrEnum):
    """Rules of marking, by their names on the command line."""

    TILES = "tiles"
    NAIVE = "naive"
    PAPER = "paper"
    PEGS = "pegs"
    POSITIONS = "positions"
    JOTTO = "jotto"
    JOTTO_EACH = "jotto-each"


N_co = TypeVar("N_co", covariant=True)


class Pair(Protocol[N_co]):
    """A guess and one secret, or a guess and an array of secrets.

    Its properties are numbers of letters: a number, or an array with a number for each secret.
    """

    @property
    def in_place(self) -> N_co:
        """Number of letters that guess and secret have at the same place."""
        ...

    @property
    def in_common(self) -> N_co:
        """Number of letters that both words share, each as often as both have it."""
        ...

    @property
    def of_guess(self) -> N_co:
        """Number of letters of the guess that are in the secret, repeats included."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """Number that a clue tells: its name, its wording in a sentence, and the counting function."""

    name: str
    said: str
    of: Callable[[Pair[Any]], Any]


def _elsewhere(pair: Pair[int]) -> int:
    return pair.in_common - pair.in_place


_BLACK = Count(
    translatable("black", context="Rules"),
    translatable("{number} in place", context="Summary"),
    attrgetter("in_place"),
)
_WHITE = Count(
    translatable("white", context="Rules"),
    translatable("{number} elsewhere", context="Summary"),
    _elsewhere,
)
_PLACES = Count(translatable("in place", context="Rules"), _BLACK.said, _BLACK.of)
_SHARED = Count(
    translatable("in common", context="Rules"),
    translatable("{number} in common", context="Summary"),
    attrgetter("in_common"),
)
_EACH = Count(_SHARED.name, _SHARED.said, attrgetter("of_guess"))


class RuleWording(NamedTuple):
    """Title and statement of a rule, and the numbers of its clues.

    `counted` is empty if a clue has a mark for each letter. `tells` is true if a clue can tell that
    the guess is the secret: for a rule that counts, if the number equals the length.
    """

    title: str
    statement: str
    counted: tuple[Count, ...] = ()
    tells: bool = True

    @property
    def counts(self) -> tuple[str, ...]:
        """Names of the numbers of a clue; empty for a rule that marks tiles."""
        return tuple(each.name for each in self.counted)


RULES: Mapping[Rule, RuleWording] = {
    Rule.TILES: RuleWording(
        "Tiles, as in Wordle and Lingo",
        "Green tiles come first; then each letter of the answer that is left makes one tile"
        " yellow, from left to right.",
    ),
    Rule.NAIVE: RuleWording(
        "Naive tiles",
        "Every letter is marked on its own: green if it is at its place, yellow if the answer has"
        " it anywhere else.",
    ),
    Rule.PAPER: RuleWording(
        "Pattern of Bahinting et al. (2013)",
        "Reads only what the 2013 pattern says; it forgets that a yellow letter must occur.",
    ),
    Rule.PEGS: RuleWording(
        "Black and white pegs",
        "Black counts letters at the right place, white letters that are at another place of the"
        " answer; each letter of the answer counts once.",
        (_BLACK, _WHITE),
    ),
    Rule.POSITIONS: RuleWording(
        "Places only",
        "The number of letters at their place.",
        (_PLACES,),
    ),
    Rule.JOTTO: RuleWording(
        "Jotto, repeats shared",
        "The number of letters in common; a repeated letter counts as often as both words have it.",
        (_SHARED,),
        tells=False,
    ),
    Rule.JOTTO_EACH: RuleWording(
        "Jotto, each letter of the guess",
        "The number of letters of the guess that are in the answer; a repeated one counts each"
        " time.",
        (_EACH,),
        tells=False,
    ),
}
translatable(RULES, context="Rules")


def mark(rule: Rule, guess: Sequence[object], secret: Sequence[object]) -> Clue:
    """Returns the clue for a guess and a secret of equal length."""
    if counted := RULES[rule].counted:
        pair = _WordPair(guess, secret)
        return Counts(tuple(each.of(pair) for each in counted))
    match rule:
        case Rule.TILES | Rule.PAPER:
            return tiles(guess, secret)
        case Rule.NAIVE:
            return naive_tiles(guess, secret)
        case _:
            raise _other(rule)


def marks(rule: Rule, guess: Sequence[int], secrets: "NDArray[np.uint8]") -> "NDArray[np.uint8]":
    """Returns the marks for many secrets at once, as uint8 (length, n) of `Mark` values.

    `guess` holds labels, `secrets` is (n, length). Raises ValueError for a rule that counts.
    """
    import numpy as np

    columns = secrets.T
    green = np.array([column == label for label, column in zip(guess, columns, strict=True)])
    found = np.where(green, np.uint8(Mark.GREEN), np.uint8(Mark.WHITE))
    for label in set(guess):
        places = [place for place, other in enumerate(guess) if other == label]
        times = np.count_nonzero(columns == label, axis=0)
        match rule:
            case Rule.TILES | Rule.PAPER:
                unpaid = times - np.count_nonzero(green[places], axis=0)
                for place in places if unpaid.any() else ():
                    pays = ~green[place] & (unpaid > 0)
                    found[place][pays] = Mark.YELLOW
                    unpaid = unpaid - pays
            case Rule.NAIVE:
                for place in places:
                    found[place][~green[place] & (times > 0)] = Mark.YELLOW
            case _:
                raise _other(rule)
    return found


def numbers(
    rule: Rule, guess: Sequence[int], secrets: "NDArray[np.uint8]"
) -> "tuple[NDArray[np.int64], ...]":
    """Returns the numbers of the clue for many secrets at once, each as int64 (n,).

    Raises ValueError for a rule that marks tiles.
    """
    if not (counted := RULES[rule].counted):
        raise ValueError(f"the rule {rule} counts nothing")
    pair = _Labels(guess, secrets.T)
    return tuple(each.of(pair) for each in counted)


def _other(rule: Rule) -> ValueError:
    return ValueError(f"the rule {rule} marks no tiles, or not yet")


def tiles(guess: Sequence[object], secret: Sequence[object]) -> tuple[Mark, ...]:
    """Returns the marks by the rule of Wordle and Lingo.

    Letters at their place are green. Then each other letter of the secret makes one tile of that
    letter yellow, from left to right; the remaining tiles are white.
    """
    unpaid = Counter(s for g, s in zip(guess, secret, strict=True) if g != s)
    marks = [Mark.GREEN if g == s else Mark.WHITE for g, s in zip(guess, secret, strict=True)]
    for place, letter in enumerate(guess):
        if marks[place] is Mark.WHITE and unpaid[letter]:
            unpaid[letter] -= 1
            marks[place] = Mark.YELLOW
    return tuple(marks)


def naive_tiles(guess: Sequence[object], secret: Sequence[object]) -> tuple[Mark, ...]:
    """Returns the marks by the rule of Bonthron (2022), which marks each tile by itself."""
    return tuple(
        Mark.GREEN if g == s else Mark.YELLOW if g in secret else Mark.WHITE
        for g, s in zip(guess, secret, strict=True)
    )


def in_place(guess: Sequence[object], secret: Sequence[object]) -> int:
    return sum(g == s for g, s in zip(guess, secret, strict=True))


def in_common(guess: Sequence[object], secret: Sequence[object]) -> int:
    """Returns the number of shared letters, each counted as often as both words have it."""
    return (Counter(guess) & Counter(secret)).total()


class _WordPair:
    """A `Pair` of a guess and one secret."""

    def __init__(self, guess: Sequence[object], secret: Sequence[object]) -> None:
        self._both = guess, secret

    @property
    def in_place(self) -> int:
        return in_place(*self._both)

    @property
    def in_common(self) -> int:
        return in_common(*self._both)

    @property
    def of_guess(self) -> int:
        guess, secret = self._both
        return sum(letter in secret for letter in guess)


class _Labels:
    """A `Pair` of a guess and many secrets, uint8 (length, n); the numbers are int64 (n,)."""

    def __init__(self, guess: Sequence[int], columns: "NDArray[np.uint8]") -> None:
        self._guess, self._columns = guess, columns

    @property
    def in_place(self) -> "NDArray[np.int64]":
        number = self._none()
        for label, column in zip(self._guess, self._columns, strict=True):
            number += column == label
        return number

    @property
    def in_common(self) -> "NDArray[np.int64]":
        import numpy as np

        number = self._none()
        for label, times in Counter(self._guess).items():
            number += np.minimum(np.count_nonzero(self._columns == label, axis=0), times)
        return number

    @property
    def of_guess(self) -> "NDArray[np.int64]":
        import numpy as np

        number = self._none()
        for label, times in Counter(self._guess).items():
            number += times * np.any(self._columns == label, axis=0)
        return number

    def _none(self) -> "NDArray[np.int64]":
        import numpy as np

        return np.zeros_like(self._columns[0], np.int64)


def unsaid(rule: Rule, length: int) -> Clue:
    """Returns a clue of this rule in which no mark or number is entered yet."""
    counted = RULES[rule].counted
    return Counts((None,) * len(counted)) if counted else (None,) * length


def solves(rule: Rule, guess: Sequence[str], clue: Clue) -> bool:
    """True if the clue shows that the guess is the secret; never in Jotto."""
    wording = RULES[rule]
    if not wording.tells or isinstance(clue, Counts) is not bool(wording.counted):
        return False
    if isinstance(clue, Counts):
        return clue.numbers[0] == len(guess)
    return all(said is Mark.GREEN for said in clue)
