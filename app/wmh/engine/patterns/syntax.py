"""Parser of patterns: checks the syntax, then lets interegular build the tree."""

import re
from dataclasses import dataclass

import interegular

from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.patterns.question import PatternError

MOST_CHARACTERS = 200
MOST_NESTED = 20

_FIRST = 0xE000
"""Character that stands for letter 0 of the alphabet: a private one, never part of the syntax."""
_FOREIGN = chr(0xF8FF)
_ANY = f"[^{_FOREIGN}]"
_COUNTS = re.compile(r"\{([0-9]*)(,?)([0-9]*)\}")

_EXTENSIONS = {
    "(?<": "Place {0}: a pattern cannot look back. Look ahead from its beginning: (?=...).",
    "(?p": "Place {0}: a group cannot have a name. Leave the name out: (...).",
    "(?(": "Place {0}: a pattern cannot depend on a group. Write both cases out: (...|...).",
}
_OTHER_EXTENSION = (
    "Place {0}: of the marks that begin with (? only (?: (?= and (?! mean something here."
    " Capital and small letters are alike without any."
)


@dataclass(frozen=True, slots=True)
class PatternReading:
    """Syntax tree of a valid pattern; `foreign` is the pattern's first character that is no letter.

    In the tree letter n of the alphabet is the character `letter_sign(n)`.
    """

    tree: interegular.Pattern
    foreign: str | None


def letter_sign(number: int) -> str:
    return chr(_FIRST + number)


def read_pattern(text: str, alphabet: Alphabet) -> PatternReading:
    """Parses a pattern in the syntax of Python's `re`, as far as it makes sense for words.

    `.` is any one letter; a letter of several characters is read wherever it is spelt, so if `ll`
    is a letter, one dot matches it and `l{2}` does not. A range contains the letters between its
    ends in character order. Other characters may occur and match nothing. `^` and `$` may stand at
    the ends, where they change nothing; look-aheads may stand at the beginning. Raises
    PatternError.
    """
    text = text.strip()
    if len(text) > MOST_CHARACTERS:
        raise PatternError(
            "The pattern has {0} characters, but at most {1} are allowed. Make it shorter.",
            len(text),
            MOST_CHARACTERS,
        )
    scanner = _Scanner(alphabet.spell(text), alphabet)
    signs = scanner.signs()
    return PatternReading(interegular.parse_pattern(signs), scanner.foreign)


class _Scanner:
    """Scans a pattern once, from left to right, and replaces its letters by signs."""

    def __init__(self, text: str, alphabet: Alphabet) -> None:
        self._text = text
        self._signs = {letter: letter_sign(n) for n, letter in enumerate(alphabet.letters)}
        self._longest = max(map(len, alphabet.letters))
        self._place = 0
        self._end = len(text)
        self._groups: list[tuple[int, bool]] = []  # Where they begin, and whether they look ahead.
        self._repeatable = self._repeated = False
        self._led = False  # Whether something but look-aheads has come.
        self._ahead = False  # Whether a look-ahead has.
        self.foreign: str | None = None

    def signs(self) -> str:
        self._place = int(self._text.startswith("^"))
        self._end -= self._text.endswith("$")
        if self._place >= self._end:
            raise PatternError("The pattern is empty. Try .*ing for words that end in ing.")
        signs: list[str] = []
        while self._place < self._end:
            signs.append(self._next())
        if self._groups:
            opened, _ = self._groups[-1]
            raise PatternError("Place {0}: this ( is never closed. Add a ).", opened + 1)
        return "".join(signs)

    def _next(self) -> str:
        match self._text[self._place]:
            case "(":
                return self._open()
            case ")":
                return self._close()
            case "|":
                if self._ahead and not self._groups:
                    raise self._error(
                        "Place {0}: after a look-ahead, alternatives with | need parentheses: "
                        "(...|...)."
                    )
                return self._advance(1)
            case "*" | "+" | "?":
                return self._repetition()
            case "{":
                return self._counts()
            case ".":
                self._advance(1, repeatable=True)
                return _ANY
            case "[":
                return self._set()
            case "\\":
                raise self._backslash()
            case "^" | "$":
                raise self._error(
                    "Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed."
                )
            case "]" | "}" as stray:
                raise self._error("Place {0}: this {1} closes nothing. Leave it out.", stray)
            case _:
                _, sign = self._letter()
                self._advance(0, repeatable=True)
                return sign

    def _open(self) -> str:
        opening, ahead = "(", False
        if self._text.startswith("(?", self._place):
            opening = self._text[self._place : self._place + 3]
            ahead = opening in ("(?=", "(?!")
            if opening != "(?:" and not ahead:
                raise self._error(_EXTENSIONS.get(opening, _OTHER_EXTENSION))
            if ahead and (self._groups or self._led):
                raise self._error(
                    "Place {0}: a look-ahead can only stand at the beginning. Move it there."
                )
        if len(self._groups) == MOST_NESTED:
            raise self._error(
                "Place {0}: this ( is inside {1} others, and no more are read. Use fewer.",
                MOST_NESTED,
            )
        self._groups.append((self._place, ahead))
        self._ahead |= ahead
        return self._advance(len(opening))

    def _close(self) -> str:
        if not self._groups:
            raise self._error("Place {0}: this {1} closes nothing. Leave it out.", ")")
        _, ahead = self._groups.pop()
        sign = self._advance(1, repeatable=not ahead)
        self._led = not ahead
        return sign

    def _repetition(self) -> str:
        sign = self._text[self._place]
        if self._repeated and sign == "?":  # As few as possible: the same words.
            return self._advance(1)
        if not self._repeatable:
            raise self._error("Place {0}: there is nothing before {1} to repeat.", sign)
        self._advance(1)
        self._repeated = True
        return sign

    def _counts(self) -> str:
        found = _COUNTS.match(self._text, self._place, self._end)
        least, most = (found[1], found[3]) if found else ("", "")
        if found is None or not (least or most):
            raise self._error(
                "Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}."
            )
        if not self._repeatable:
            raise self._error("Place {0}: there is nothing before {1} to repeat.", found[0])
        if least and most and int(least) > int(most):
            raise self._error("Place {0}: in {1} the smaller number comes first.", found[0])
        self._advance(len(found[0]))
        self._repeated = True
        return found[0]

    def _set(self) -> str:
        """Reads a set such as `[a-e]` and returns its letters."""
        start = self._place
        self._place += 1
        negated = self._text.startswith("^", self._place, self._end)
        self._place += negated
        signs: list[str] = []
        while not signs or self._text[self._place : self._place + 1] != "]":
            low, sign = self._item(start)
            high = None
            if self._text.startswith("-", self._place, self._end) and not self._text.startswith(
                "-]", self._place, self._end
            ):
                between = self._place
                self._place += 1
                high, _ = self._item(start)
                if high < low:
                    self._place = between
                    raise self._error("Place {0}: in a range the first letter comes first: [a-f].")
                sign = "".join(s for letter, s in self._signs.items() if low <= letter <= high)
            signs.append(sign or _FOREIGN)
        self._advance(1, repeatable=True)
        return f"[{'^' * negated}{''.join(signs)}]"

    def _item(self, start: int) -> tuple[str, str]:
        """Reads a letter, or the end of a range, inside the set that began at `start`.

        Returns the letter and its sign.
        """
        if self._place >= self._end:
            raise PatternError("Place {0}: this [ is never closed. Add a ].", start + 1)
        if self._text[self._place] == "\\":
            raise self._backslash()
        return self._letter()

    def _letter(self) -> tuple[str, str]:
        """Reads the longest letter at this place; returns it and its sign."""
        for length in range(self._longest, 0, -1):
            letter = self._text[self._place : min(self._place + length, self._end)]
            if letter in self._signs:
                self._place += len(letter)
                return letter, self._signs[letter]
        character = self._text[self._place]
        self._place += 1
        self.foreign = self.foreign or character
        return character, _FOREIGN

    def _advance(self, characters: int, repeatable: bool = False) -> str:
        """Moves past some characters and returns them."""
        passed = self._text[self._place : self._place + characters]
        self._place += characters
        self._repeatable, self._repeated, self._led = repeatable, False, True
        return passed

    def _backslash(self) -> PatternError:
        following = self._text[self._place + 1 : self._place + 2]
        if following.isdecimal():
            return self._error(
                "Place {0}: a pattern cannot refer back to a group. Write the letters out."
            )
        return self._error("Place {0}: a \\ has no meaning here. Write . for any letter.")

    def _error(self, said: str, *values: object) -> PatternError:
        return PatternError(said, self._place + 1, *values)
