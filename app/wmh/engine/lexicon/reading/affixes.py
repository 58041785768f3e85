"""Dictionaries of spelling checkers (hunspell): stems in a .dic file, affixes in an .aff file.

hunspell(5) describes the format. Compounds are not formed, since there is no end of them.
"""

import codecs
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from wmh.base.files.json_reading import ContentError, bytes_of
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine.lexicon.reading.text import WordListError

MOST_FORMS = 5_000_000
"""Maximal number of forms that a dictionary may have; larger dictionaries are refused."""

MOST_BYTES = 100_000_000
"""Maximal size in bytes of a .dic or .aff file."""
_STEMS_BETWEEN = 500
"""Number of lines read between two checks for cancelling."""

_NUMBER = re.compile(r"[0-9]+")
_MORPHOLOGY = re.compile(r"[ \t]+[a-z]{2}:|\t")
"""Pattern of the beginning of a stem's morphological fields, which follow its flags."""
_SLASH = re.compile(r"(?<!\\)/")

Flags = frozenset[str]

_SPECIAL = {
    "NEEDAFFIX": "NEEDAFFIX",
    "PSEUDOROOT": "NEEDAFFIX",
    "ONLYINCOMPOUND": "ONLYINCOMPOUND",
    "FORBIDDENWORD": "FORBIDDENWORD",
    "CIRCUMFIX": "CIRCUMFIX",
}
"""Present name of each option of an .aff file that defines a flag with a special meaning."""


@dataclass(frozen=True, slots=True)
class Affix:
    """A prefix or suffix: `strip` is removed from the stem, and `add` is put in its place.

    `flags` are the flags of the resulting form.
    """

    strip: str
    add: str
    flags: Flags


@dataclass(slots=True)
class AffixClass:
    """Affixes that share one flag, grouped by the condition that a stem must meet.

    `crosses` allows these affixes on a stem that also has an affix at its other end, from a class
    that crosses.
    """

    crosses: bool
    groups: dict[str, tuple[Callable[[str], object], list[Affix]]] = field(
        default_factory=dict[str, tuple[Callable[[str], object], list[Affix]]]
    )


@dataclass(slots=True)
class Affixes:
    """Content of an .aff file."""

    flag: str = ""
    encoding: str = "iso8859-1"
    aliases: list[Flags] = field(default_factory=list[Flags])
    prefixes: dict[str, AffixClass] = field(default_factory=dict[str, AffixClass])
    suffixes: dict[str, AffixClass] = field(default_factory=dict[str, AffixClass])
    special: dict[str, str] = field(default_factory=dict[str, str])
    """Flag of each option in `_SPECIAL`; the flag marks stems or forms that alone are no words."""

    def flags_of(self, text: str) -> Flags:
        """Returns the flags that a text lists, or those of the alias whose number it is.

        Raises ValueError.
        """
        if self.aliases and _NUMBER.fullmatch(text):
            return self.aliases[int(text) - 1] if 0 < int(text) <= len(self.aliases) else Flags()
        return Flags(self.split_flags(text))

    def split_flags(self, text: str) -> list[str]:
        """Splits a text into flags by the file's flag type. Raises ValueError."""
        if self.flag == "long":
            if len(text) % 2:
                raise ValueError(text)
            return [text[at : at + 2] for at in range(0, len(text), 2)]
        if self.flag == "num":
            return [str(int(each)) for each in text.split(",") if each]
        return list(text)

    def flag_of(self, text: str) -> str:
        """Returns the one flag that names an affix class or an option. Raises ValueError."""
        flags = self.split_flags(text)
        if not flags:
            raise ValueError(text)
        return flags[0]  # A sign of several characters counts as its first.

    def has(self, flags: Flags, *options: str) -> bool:
        return any(self.special.get(option) in flags for option in options)


def affixes_beside(path: Path) -> Path | None:
    """Returns the .aff file next to a .dic file; None if there is none."""
    if path.suffix.lower() != ".dic":
        return None
    beside = path.with_suffix(".AFF" if path.suffix.isupper() else ".aff")
    return beside if beside.is_file() else None


def unfold(path: Path, beside: Path, notices: list[InputError], stop: Stop) -> list[str]:
    """Returns all forms of the stems in `path` with the affixes in `beside`, without repeats.

    Adds a notice that counts stems and forms. Raises WordListError, OSError and Cancelled.
    """
    affixes = read_affixes(beside)
    lines = _decode(_bytes(path), affixes.encoding, path).splitlines()
    if lines and _NUMBER.fullmatch(lines[0].split("\t")[0].strip()):
        del lines[0]
    forms: dict[str, None] = {}
    forbidden: set[str] = set()
    stems = 0
    for number, line in enumerate(lines):
        if not number % _STEMS_BETWEEN:
            check_cancelled(stop)
        stem, flags = _stem(line, affixes, path)
        if not stem:
            continue
        stems += 1
        if affixes.has(flags, "FORBIDDENWORD"):
            forbidden.add(stem)
            continue
        forms.update(dict.fromkeys(forms_of(stem, flags, affixes)))
        if len(forms) > MOST_FORMS:
            raise WordListError(
                "{0} has more than {1} forms: choose a smaller dictionary.", path.name, MOST_FORMS
            )
    notices.append(
        InputError(
            "{0} was unfolded by {1}: stems {2}, forms {3}; compounds are left out.",
            path.name,
            beside.name,
            stems,
            len(forms),
        )
    )
    return [form for form in forms if form not in forbidden]


def forms_of(stem: str, flags: Flags, affixes: Affixes) -> Iterator[str]:
    """Yields the forms of a stem, with and without affixes; a form may be yielded twice."""
    if affixes.has(flags, "ONLYINCOMPOUND"):
        return
    if not affixes.has(flags, "NEEDAFFIX"):
        yield stem
    for suffixed, flagged, crosses in _with_suffixes(stem, flags, affixes):
        if not affixes.has(flagged, "NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX"):
            yield suffixed
        for twice, more, _ in _with_suffixes(suffixed, flagged, affixes):
            if not affixes.has(more, "NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX"):
                yield twice
        if crosses:
            round_ = affixes.has(flagged, "CIRCUMFIX")
            for both, more, crossing in _with_prefixes(suffixed, flags | flagged, affixes):
                barred = affixes.has(more, "NEEDAFFIX", "ONLYINCOMPOUND")
                if crossing and not barred and affixes.has(more, "CIRCUMFIX") == round_:
                    yield both
    for prefixed, flagged, crosses in _with_prefixes(stem, flags, affixes):
        if not affixes.has(flagged, "NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX"):
            yield prefixed
        if crosses:
            for both, more, crossing in _with_suffixes(prefixed, flagged, affixes):
                if crossing and not affixes.has(more, "NEEDAFFIX", "ONLYINCOMPOUND"):
                    yield both


def _with_suffixes(stem: str, flags: Flags, affixes: Affixes) -> Iterator[tuple[str, Flags, bool]]:
    for flag in sorted(flags & affixes.suffixes.keys()):
        found = affixes.suffixes[flag]
        for fits, group in found.groups.values():
            if fits(stem):
                for affix in group:
                    if stem.endswith(affix.strip):
                        base = stem[: len(stem) - len(affix.strip)]
                        yield base + affix.add, affix.flags, found.crosses


def _with_prefixes(stem: str, flags: Flags, affixes: Affixes) -> Iterator[tuple[str, Flags, bool]]:
    for flag in sorted(flags & affixes.prefixes.keys()):
        found = affixes.prefixes[flag]
        for fits, group in found.groups.values():
            if fits(stem):
                for affix in group:
                    if stem.startswith(affix.strip):
                        yield affix.add + stem[len(affix.strip) :], affix.flags, found.crosses


def read_affixes(path: Path) -> Affixes:
    """Reads an .aff file. Raises WordListError and OSError."""
    raw = _bytes(path)
    affixes = Affixes()
    if found := re.search(rb"^SET[ \t]+(\S+)", raw.removeprefix(codecs.BOM_UTF8), re.MULTILINE):
        affixes.encoding = _codec(found[1].decode("ascii", "replace"), path)
    aliased = False
    for number, line in enumerate(_decode(raw, affixes.encoding, path).splitlines(), start=1):
        try:
            match line.split():
                case ["FLAG", kind, *_]:
                    affixes.flag = kind.lower()
                case ["AF", flags, *_]:
                    if aliased:  # The first of these lines is their number.
                        affixes.aliases.append(Flags(affixes.split_flags(flags)))
                    aliased = True
                case ["PFX", flag, *rest]:
                    _take(affixes.prefixes, flag, rest, affixes)
                case ["SFX", flag, *rest]:
                    _take(affixes.suffixes, flag, rest, affixes)
                case [option, flag, *_] if option in _SPECIAL:
                    affixes.special[_SPECIAL[option]] = affixes.flag_of(flag)
                case _:
                    pass
        except ValueError as error:
            raise WordListError(
                "{0}, line {1} cannot be read: {2}.", path.name, number, excerpt(line)
            ) from error
    return affixes


def _take(classes: dict[str, AffixClass], name: str, rest: list[str], affixes: Affixes) -> None:
    """Adds an affix to its class, or a new class at its header line. Raises ValueError.

    `name` is the class's flag, `rest` the fields of the line after it.
    """
    flag = affixes.flag_of(name)
    if flag not in classes:
        classes[flag] = AffixClass(crosses=rest[:1] == ["Y"])
        return
    strip, added, *more = rest
    condition = more[0] if more else "."
    add, _, flags = added.partition("/")
    strip, add = ("" if each == "0" else each for each in (strip, add))
    if not all(letter.isalpha() or unicodedata.combining(letter) for letter in add):
        return  # No form that it makes is a word of letters.
    prefix = classes is affixes.prefixes
    fits = _condition(condition, prefix=prefix)
    group = classes[flag].groups.setdefault(condition, (fits, []))
    group[1].append(Affix(strip, add, affixes.flags_of(flags)))


def _condition(text: str, *, prefix: bool) -> Callable[[str], object]:
    """Returns the test of a stem for a condition, such as `[^aeiou]y`, at its end or beginning.

    A condition consists of letters, dots and sets; in a set a hyphen is no range. `prefix` tests
    the beginning.
    """
    if text == ".":
        return _always
    parts: list[str] = []
    for letters, single in re.findall(r"\[([^\]]*)\]|(.)", text):
        if letters:
            out = "^" if letters.startswith("^") else ""
            parts.append(f"[{out}{re.escape(letters.removeprefix('^'))}]")
        else:
            parts.append("." if single == "." else re.escape(single))
    pattern = "".join(parts)
    return re.compile(pattern).match if prefix else re.compile(pattern + r"\Z").search


def _always(_stem: str) -> bool:
    return True


def _stem(line: str, affixes: Affixes, path: Path) -> tuple[str, Flags]:
    """Returns the stem and the flags of a line; the stem is "" in a line without one.

    Raises WordListError.
    """
    if begin := _MORPHOLOGY.search(line):
        line = line[: begin.start()]
    stem, *flags = _SLASH.split(line.strip(), maxsplit=1)
    stem = stem.replace("\\/", "/")
    if not flags:
        return stem, Flags()
    try:
        return stem, affixes.flags_of(flags[0].split()[0] if flags[0].split() else "")
    except ValueError as error:
        raise WordListError(
            "{0}: the flags of {1} cannot be read.", path.name, excerpt(line)
        ) from error


def _codec(name: str, path: Path) -> str:
    """Returns Python's name of an encoding. Raises WordListError."""
    try:
        return codecs.lookup(name.lower().removeprefix("microsoft-")).name
    except LookupError as error:
        raise WordListError(
            "{0} is in the encoding {1}, which is not known: convert it to UTF-8.",
            path.name,
            excerpt(name),
        ) from error


def _bytes(path: Path) -> bytes:
    try:
        return bytes_of(path, MOST_BYTES, pipes=True)
    except ContentError as error:
        raise WordListError("{0} {1}: give a smaller dictionary.", path.name, error) from error


def _decode(raw: bytes, encoding: str, path: Path) -> str:
    """Returns the text of bytes in this encoding. Raises WordListError."""
    try:
        return raw.removeprefix(codecs.BOM_UTF8).decode(encoding)
    except UnicodeDecodeError as error:
        raise WordListError(
            "{0} is not in the encoding {1} that its affixes name: convert both to UTF-8.",
            path.name,
            encoding,
        ) from error
