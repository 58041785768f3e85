"""Builds the word lists beside the English one from their sources: `make languages`.

Run from the root: python lexicon/update.py FOLDER [NAME...], where FOLDER holds the packages that
`sources.toml` names; README.md says how to get them. Writes for each list its graph, its tiers and
their facts. The same sources give the same files.
"""

import gzip
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from bisect import bisect_left
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import cast

from wmh.engine.lexicon.building.constructor import build
from wmh.engine.lexicon.reading.policies import Accents, Capitals, Column, Policies
from wmh.engine.lexicon.reading.text import text_of
from wmh.engine.lexicon.reading.wordlist import WordList, read_word_list
from wmh.engine.lexicon.spelling import TURKISH, fold_case, without_accents

HERE = Path(__file__).parent
LONGEST_WORD = 15

RANKS = (4_000, 9_500, 18_000, 30_000, 41_000, 46_000, 54_000, 55_000, 82_000, 118_000)
TIERS = (10, 15, 25, 30, 35, 40, 50, 60, 65, 70)
"""So many of the most frequent words are up to each tier, as in the English list."""

PERCENT = (10, 20, 30, 40, 45, 50, 55, 60, 75, 90)
"""At most this share of the words whose frequency is known is up to each tier."""

UNSEEN = 80
"""The tier of words whose frequency is not known, and of the least frequent ones."""

_SHORT_WORD = 7
"""Letters of the longest words that are taken from a game of letters, known or not."""

_GAME_WORD = 9
"""Letters of the longest words that are taken from a table of pronunciations."""

_APART = frozenset({"KJ1", "KJ2", "PRÄ", "PRT", "IMP"})
"""Tenses whose forms the German verbs give in two parts, the prefix last."""


def packages(known: Mapping[str, str], folder: Path, room: Path) -> dict[str, Path]:
    """Unpacks the packages; returns their folders by the names without versions.

    Raises SystemExit for a file that is missing or another one.
    """
    unpacked: dict[str, Path] = {}
    for name, sha256 in known.items():
        path = folder / name
        if not path.is_file():
            raise SystemExit(f"There is no {path}: README.md says how to get it.")
        if hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
            raise SystemExit(f"{path} is another one than sources.toml names.")
        place = room / name
        if name.endswith(".deb"):
            subprocess.run(["dpkg-deb", "-x", path, place], check=True)
        elif name.endswith(".whl"):
            zipfile.ZipFile(path).extractall(place)
        elif name.endswith(".tsv"):
            place = path
        else:
            with tarfile.open(path) as archive:
                archive.extractall(place, filter="data")
        unpacked[re.split("[-_][0-9]", name)[0]] = place
    return unpacked


def read_frequencies(path: Path) -> dict[str, float]:
    """The share of each word in a file of wordfreq: lists, each a hundredth of a decade on."""
    _, *lists = cast("list[list[str]]", _Packed(gzip.decompress(path.read_bytes())).value())
    return {word: 10 ** (-place / 100) for place, words in enumerate(lists) for word in words}


class _Packed:
    """The few kinds of values of MessagePack that wordfreq's files have."""

    def __init__(self, raw: bytes) -> None:
        self._raw = raw
        self._at = 0

    def value(self) -> object:
        kind = self._number(1)
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return {self.value(): self.value() for _ in range(kind & 15)}
        if kind < 0xA0:
            return [self.value() for _ in range(kind & 15)]
        if kind < 0xC0:
            return self._take(kind & 31).decode()
        if kind in (0xD9, 0xDA):
            return self._take(self._number(kind - 0xD8)).decode()
        if kind in (0xDC, 0xDD):
            return [self.value() for _ in range(self._number(2 * (kind - 0xDB)))]
        raise ValueError(hex(kind))

    def _take(self, size: int) -> bytes:
        self._at += size
        return self._raw[self._at - size : self._at]

    def _number(self, size: int) -> int:
        return int.from_bytes(self._take(size))


def forms(told: object, apart: bool = False) -> Iterator[str]:
    """Yields all words of a dictionary in JSON; verbs that come in two parts are put together."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        parts = cast("list[str]", told)
        yield from (["".join(reversed(parts))] if apart and len(parts) == 2 else parts)
    elif isinstance(told, dict):
        for key, each in cast("dict[str, object]", told).items():
            if key not in ("G", "hasPrefix"):
                yield from forms(each, apart or key in _APART)


def list_of_json(paths: Iterable[Path], room: Path) -> Path:
    """A list of the words in these dictionaries, one a line."""
    words: set[str] = set()
    for path in paths:
        known = cast("dict[str, object]", json.loads(path.read_bytes()))
        words.update(known, *map(forms, known.values()))
    path = room / "words.txt"
    path.write_text("\n".join(sorted(words)) + "\n", "utf-8")
    return path


def stems_of(path: Path, room: Path) -> Path:
    """A list of the stems of a dictionary, one a line, without their affixes."""
    lines = path.read_text("utf-8").splitlines()[1:]
    stems = room / f"{path.stem}-stems.txt"
    stems.write_text("\n".join(line.partition("/")[0].split("\t")[0] for line in lines), "utf-8")
    return stems


def list_of_games(paths: Iterable[Path], known: Container[str], room: Path) -> Path:
    """A list of the words of games of letters, one a line.

    A line of their files has a key in capitals and the spellings; a key without any is the
    spelling. Of long words, many of which are compounds, only those that are `known` are taken.
    """
    words = {
        spelling.lower()
        for path in paths
        for line in gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
        for spelling in line.split()[1:] or [line]
    }
    taken = [word for word in words if len(word) <= _SHORT_WORD or word in known]
    listed = room / "games.txt"
    listed.write_text("\n".join(sorted(taken)) + "\n", "utf-8")
    return listed


def pronounced_words(path: Path) -> set[str]:
    """The words of a table of pronunciations that games use; they are its first column."""
    words = (line.partition("\t")[0] for line in path.read_text("utf-8").splitlines())
    return {word for word in words if len(word) <= _GAME_WORD}


def names_of(paths: Iterable[Path]) -> set[str]:
    """The stems of dictionaries that they write with a capital alone: names, in small letters."""
    capital: set[str] = set()
    small: set[str] = set()
    for path in paths:
        lines = text_of(path, []).splitlines()[1:]
        stems = {re.split("[/\t ]", line)[0] for line in lines}
        capital.update(fold_case(stem) for stem in stems if stem.istitle())
        small.update(stem for stem in stems if not stem[:1].isupper())
    return capital - small


def own_words(shares: Mapping[str, float], others: Iterable[Mapping[str, float]]) -> set[str]:
    """The words that are at least eight times as frequent in a language as in any of the others."""
    most: dict[str, float] = {}
    for each in others:
        for word in shares.keys() & each.keys():
            most[word] = max(most.get(word, 0.0), each[word])
    return {word for word, share in shares.items() if share >= 8 * most.get(word, 0.0)}


def tiers_of(shares: Mapping[str, float]) -> dict[str, int]:
    """The tier of each word by the rank of its share; words of equal shares have one tier."""
    falling = sorted(-share for share in shares.values() if share)
    last = [
        falling[min(rank, max(1, len(falling) * percent // 100)) - 1]
        for rank, percent in zip(RANKS, PERCENT, strict=True)
    ]
    by_place = (*TIERS, UNSEEN)
    return {
        word: by_place[bisect_left(last, -share)] if share else UNSEEN
        for word, share in shares.items()
    }


def read_list(name: str, told: Mapping[str, object], unpacked: Mapping[str, Path]) -> WordList:
    """The words of a list as `sources.toml` tells it, with their tiers."""
    letters = cast("str", told.get("letters", ""))
    locale = cast("str", told.get("locale", ""))

    def folded(text: str) -> str:
        return without_accents(fold_case(text, turkish=locale in TURKISH), letters)

    def shares_of(file: str) -> dict[str, float]:
        found: dict[str, float] = {}
        place = unpacked["wordfreq"] / "wordfreq" / "data" / f"{file}.msgpack.gz"
        for word, share in read_frequencies(place).items():
            spelt = folded(word)
            found[spelt] = found.get(spelt, 0.0) + share
        return found

    shares = shares_of(cast("str", told["frequencies"]))
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        files = [unpacked[package] / file for package, file in _pairs(told, "files")]
        if dictionaries := [unpacked[one] / file for one, file in _pairs(told, "json")]:
            files.append(list_of_json(dictionaries, room))
        files += [stems_of(unpacked[one] / file, room) for one, file in _pairs(told, "stems")]
        if games := [unpacked[one] / file for one, file in _pairs(told, "games")]:
            files.append(list_of_games(games, shares, room))
        if others := cast("list[str]", told.get("unlike", [])):
            own = own_words(shares, map(shares_of, others))
            names = names_of(unpacked[one] / file for one, file in _pairs(told, "names"))
            by_hand = HERE / name / "names.txt"
            names.update(by_hand.read_text("utf-8").split() if by_hand.exists() else ())
            for table in cast("list[str]", told.get("pronounced", [])):
                said = set(map(folded, pronounced_words(unpacked[table])))
                own.update(said.difference(map(folded, names)))
            (room / "own.txt").write_text("\n".join(sorted(own)) + "\n", "utf-8")
            files.append(room / "own.txt")
        more = HERE / name / "supplement.txt"
        policies = Policies(
            Accents.FOLD,
            Capitals(cast("str", told.get("capitals", "skip"))),
            column=Column.NONE,
            letters=letters,
            locale=locale,
        )
        listed = read_word_list([*files, *([more] if more.exists() else [])], policies)
    alphabet = listed.alphabet
    used = set(cast("str", told["alphabet"]))
    known_from = cast("int", told.get("known_from", LONGEST_WORD + 1))
    words = {alphabet.decode(each): each for each in listed.tiers}
    kept = {
        word
        for word in words
        if len(word) <= LONGEST_WORD
        and used.issuperset(word)
        and (len(word) < known_from or word in shares)
        and (len(word) > 3 or word in shares)
    }
    # wordfreq writes ss for ß.
    tiers = tiers_of({word: shares.get(word.replace("ß", "ss"), 0.0) for word in kept})
    return WordList(alphabet, {words[word]: tier for word, tier in tiers.items()})


def _pairs(told: Mapping[str, object], key: str) -> list[list[str]]:
    return cast("list[list[str]]", told.get(key, []))


def main(folder: Path, names: Iterable[str]) -> None:
    """Build these lists, or all."""
    sources = tomllib.loads((HERE / "sources.toml").read_text("utf-8"))
    known = cast("dict[str, str]", sources.pop("packages"))
    with tempfile.TemporaryDirectory() as room:
        unpacked = packages(known, folder, Path(room))
        for name in list(names) or list(sources):
            told = cast("dict[str, object]", sources[name])
            listed = read_list(name, told, unpacked)
            flagged = (HERE / name / "flagged.txt").read_text("utf-8").split()
            labels = [listed.alphabet.encode(tuple(word)) for word in flagged]
            if lacking := [label for label in labels if label not in listed.tiers]:
                words = map(listed.alphabet.decode, lacking)
                print(name, "has not these flagged words:", *words)
            facts = build(
                listed,
                HERE / name / "words.dawg",
                source=cast("str", told["source"]),
                licence=cast("str", told["licence"]),
                flagged=[label for label in labels if label in listed.tiers],
            )
            print(name, facts.words, "words", facts.bytes, "bytes", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
