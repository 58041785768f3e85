"""A stretch of a board that a word has to fit."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pattern:
    """Places of a board in a row: each the letter that lies there, or None where one is wanted.

    A word covers all of them. Where an end is open it may go on beyond, with letters of the rack.
    The letters on the board cost nothing, but they count for the score; a word takes at least one
    letter of the rack.
    """

    places: tuple[str | None, ...]
    open_before: bool = False
    open_after: bool = False

    @property
    def laid(self) -> tuple[str, ...]:
        """The letters on the board."""
        return tuple(letter for letter in self.places if letter is not None)

    def start_in(self, word: tuple[str, ...]) -> int | None:
        """Where in the word its first place lies, the leftmost if several would do; or None."""
        last = len(word) - len(self.places)
        for start in range(last + 1 if self.open_before else min(1, last + 1)):
            if (self.open_after or start == last) and all(
                wanted in (None, letter)
                for wanted, letter in zip(self.places, word[start:], strict=False)
            ):
                return start
        return None

    def __str__(self) -> str:
        """As it is typed: `..a.e`, or `*a*`."""
        between = "".join("." if letter is None else letter for letter in self.places)
        return f"{'*' * self.open_before}{between}{'*' * self.open_after}"
