"""Knowledge from all turns: the letters that a place may hold, and how often a letter occurs."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Counts, Mark, Turn

Given = tuple[str | None, ...]
"""Letters revealed before the first guess, as in Lingo and Motus; None at other places."""


class LetterCount(NamedTuple):
    """Least and greatest number of times that a letter occurs in the secret.

    `most` is None if nothing bounds it.
    """

    letter: str
    least: int
    most: int | None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The facts about the secret that follow from the clues.

    `fixed` holds the known letter of each place or None, `excluded` the letters that a place cannot
    hold (empty if the place is fixed), `counts` the bounds of every letter that occurs in a turn,
    sorted. If `possible` is false, the turns contradict each other or a rule of marking, and no
    word of any lexicon fits.
    """

    fixed: tuple[str | None, ...]
    excluded: tuple[frozenset[str], ...]
    counts: tuple[LetterCount, ...] = ()
    possible: bool = True

    @property
    def length(self) -> int:
        return len(self.fixed)

    @property
    def open_counts(self) -> tuple[LetterCount, ...]:
        """Bounds of letters that add something to what is known about places.

        In these bounds, a `least` or `most` that already follows from the places is 0 or None.
        """
        bounds = (
            LetterCount(
                count.letter,
                0 if self.fixed.count(count.letter) >= count.least else count.least,
                None if self._room(count.letter) <= (count.most or 0) else count.most,
            )
            for count in self.counts
        )
        return tuple(count for count in bounds if count.least or count.most is not None)

    def allows(self, word: Sequence[str]) -> bool:
        """True if a word fits the knowledge, which holds only a part of a clue that counts."""
        return (
            self.possible
            and len(word) == self.length
            and all(
                letter == fixed if fixed is not None else letter not in excluded
                for letter, fixed, excluded in zip(word, self.fixed, self.excluded, strict=True)
            )
            and all(
                count.least <= word.count(count.letter)
                and (count.most is None or word.count(count.letter) <= count.most)
                for count in self.counts
            )
        )

    @property
    def roomy(self) -> bool:
        """True if there are enough places for each letter, as often as it must occur."""
        return sum(count.least for count in self.counts) <= self.length and all(
            count.least <= self._room(count.letter) for count in self.counts
        )

    def _room(self, letter: str) -> int:
        """Returns the number of places at which the letter may stand."""
        return sum(
            letter == fixed or (fixed is None and letter not in excluded)
            for fixed, excluded in zip(self.fixed, self.excluded, strict=True)
        )


def learn(
    turns: Iterable[Turn], length: int, rule: Rule = Rule.TILES, given: Given = ()
) -> Knowledge:
    """Returns the knowledge of a secret of this length from all turns, in any order.

    Missing marks or numbers add nothing. Clues that count give only facts about single places and
    letters; `clues.agreement` does the rest. Every guess must have `length` letters; `given` has as
    many places, or is empty.
    """
    notes = KnowledgeNotes(length)
    for place, letter in enumerate(given):
        if letter is not None:
            notes.fix(place, letter)
    for turn in turns:
        READINGS[rule].read(notes, turn)
    return notes.knowledge(counts=rule is not Rule.PAPER)


class KnowledgeNotes:
    """Mutable form of `Knowledge`, used while the turns are read."""

    def __init__(self, length: int) -> None:
        self.fixed: list[str | None] = [None] * length
        self.excluded: list[set[str]] = [set() for _ in range(length)]
        self.least: defaultdict[str, int] = defaultdict(int)
        self.most: dict[str, int] = {}
        self.possible = True

    def fix(self, place: int, letter: str) -> None:
        self.possible &= self.fixed[place] in (None, letter)
        self.fixed[place] = letter

    def at_least(self, letter: str, number: int) -> None:
        self.least[letter] = max(self.least[letter], number)

    def at_most(self, letter: str, number: int) -> None:
        self.most[letter] = min(self.most.get(letter, number), number)
        self.at_least(letter, 0)

    def knowledge(self, *, counts: bool) -> Knowledge:
        """Returns the immutable knowledge.

        Without `counts` the numbers of letters exclude nothing, as in the paper's pattern.
        """
        if counts:
            for letter in self.fixed:
                if letter is not None:
                    self.at_least(letter, self.fixed.count(letter))
            self._apply_bounds()
        found = Knowledge(
            tuple(self.fixed),
            tuple(
                frozenset() if fixed is not None else frozenset(letters)
                for fixed, letters in zip(self.fixed, self.excluded, strict=True)
            ),
            tuple(LetterCount(x, self.least[x], self.most.get(x)) for x in sorted(self.least)),
            self.possible,
        )
        return found if found.roomy else replace(found, possible=False)

    def _apply_bounds(self) -> None:
        """Excludes a letter from all places but its fixed ones if these reach its greatest number.

        Sets `possible` to false if bounds or places contradict each other.
        """
        for fixed, letters in zip(self.fixed, self.excluded, strict=True):
            self.possible &= fixed not in letters
        for letter, bound in self.most.items():
            self.possible &= self.least[letter] <= bound
            if self.fixed.count(letter) == bound:
                for letters in self.excluded:
                    letters.add(letter)


def _read_tiles(notes: KnowledgeNotes, turn: Turn) -> None:
    read_places(notes, turn)
    read_counts(notes, turn)


def read_places(notes: KnowledgeNotes, turn: Turn) -> None:
    """Notes what a turn tells about places.

    Green fixes a letter at its place; every other mark excludes the letter there.
    """
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        if said is Mark.GREEN:
            notes.fix(place, letter)
        elif said is not None:
            notes.excluded[place].add(letter)


def read_counts(notes: KnowledgeNotes, turn: Turn) -> None:
    """Notes what a turn of Wordle's rule tells about the number of each letter.

    Greens are assigned first, then yellows from left to right. So a letter occurs at least as often
    as it is coloured, and exactly as often if one of its tiles is white; no white tile has a yellow
    tile of its letter to the right.
    """
    for letter in set(turn.guess):
        marks = [said for x, said in zip(turn.guess, turn.marks, strict=True) if x == letter]
        coloured = marks.count(Mark.GREEN) + marks.count(Mark.YELLOW)
        notes.at_least(letter, coloured)
        if Mark.WHITE in marks:
            notes.at_most(letter, coloured + marks.count(None))
            notes.possible &= Mark.YELLOW not in marks[marks.index(Mark.WHITE) :]


def read_naive_tiles(notes: KnowledgeNotes, turn: Turn) -> None:
    """Notes a clue of the naive rule, in which each mark tells about its own letter alone.

    Green fixes the letter here; yellow tells that it is elsewhere, white that it is nowhere.
    """
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        if said is Mark.GREEN:
            notes.fix(place, letter)
        elif said is Mark.YELLOW:
            notes.excluded[place].add(letter)
            notes.at_least(letter, 1)
        elif said is Mark.WHITE:
            notes.at_most(letter, 0)


def read_as_in_paper(notes: KnowledgeNotes, turn: Turn) -> None:
    """Notes a clue as the paper does (section IV.B).

    g fixes a letter at its place, y excludes a letter at its place, and w excludes a letter at all
    places that are not fixed.
    """
    for place, (letter, said) in enumerate(zip(turn.guess, turn.marks, strict=True)):
        if said is Mark.GREEN:
            notes.fix(place, letter)
        elif said is Mark.YELLOW:
            notes.excluded[place].add(letter)
        elif said is Mark.WHITE:
            for letters in notes.excluded:
                letters.add(letter)


def _read_pegs(notes: KnowledgeNotes, turn: Turn) -> None:
    black, white = _numbers(turn)
    note_in_place(notes, turn.guess, black)
    if black is not None and white is not None:
        note_in_common(notes, turn.guess, black + white)


def _read_positions(notes: KnowledgeNotes, turn: Turn) -> None:
    note_in_place(notes, turn.guess, *_numbers(turn))


def _read_jotto(notes: KnowledgeNotes, turn: Turn) -> None:
    note_in_common(notes, turn.guess, *_numbers(turn))


def read_jotto_each(notes: KnowledgeNotes, turn: Turn) -> None:
    """Notes a clue of a number: how many letters of the guess occur in the secret."""
    (number,) = _numbers(turn)
    if number is not None:
        for letter, times in Counter(turn.guess).items():
            if times > number:
                notes.at_most(letter, 0)
            if len(turn.guess) - times < number:
                notes.at_least(letter, 1)


def note_in_place(notes: KnowledgeNotes, guess: Sequence[str], number: int | None) -> None:
    if number is None or 0 < number < len(guess):
        return
    for place, letter in enumerate(guess):
        if number:
            notes.fix(place, letter)
        else:
            notes.excluded[place].add(letter)


def note_in_common(notes: KnowledgeNotes, guess: Sequence[str], number: int | None) -> None:
    """Notes the bounds of each letter that follow if guess and secret share `number` letters."""
    if number is None:
        return
    for letter, times in Counter(guess).items():
        notes.at_least(letter, number - (len(guess) - times))
        if times > number:
            notes.at_most(letter, number)


def _numbers(turn: Turn) -> tuple[int | None, ...]:
    """Returns the numbers of a clue that counts. Raises TypeError for a clue of marks."""
    if not isinstance(turn.clue, Counts):
        msg = f"this rule counts, and {turn.word} has a mark for each letter"
        raise TypeError(msg)
    return turn.clue.numbers


class RuleReading(NamedTuple):
    """Functions that read a rule's clues: one for places, one for the numbers of letters."""

    read: Callable[[KnowledgeNotes, Turn], None]
    places: Callable[..., None] | None
    counts: Callable[..., None]


READINGS: Mapping[Rule, RuleReading] = {
    Rule.TILES: RuleReading(_read_tiles, read_places, read_counts),
    Rule.NAIVE: RuleReading(read_naive_tiles, read_naive_tiles, read_naive_tiles),
    # The strict pattern beside it is that of tiles.
    Rule.PAPER: RuleReading(read_as_in_paper, read_as_in_paper, read_counts),
    Rule.PEGS: RuleReading(_read_pegs, note_in_place, note_in_common),
    Rule.POSITIONS: RuleReading(_read_positions, note_in_place, note_in_common),
    Rule.JOTTO: RuleReading(_read_jotto, None, note_in_common),
    Rule.JOTTO_EACH: RuleReading(read_jotto_each, None, read_jotto_each),
}
