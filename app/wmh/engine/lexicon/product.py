"""Lexicon of codes: all sequences of some symbols, computed without a word list."""

import hashlib
import json
import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from wmh.base.text.refusal import InputError
from wmh.base.text.wording import count_text, excerpt
from wmh.engine import count
from wmh.engine.lexicon.alphabet import MOST_LETTERS, Alphabet
from wmh.engine.lexicon.code_names import CODES, DISTINCT
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.graph import Graph
from wmh.engine.lexicon.spelling import fold_case
from wmh.engine.lexicon.store import Lexicon, LexiconError

MOST_CODES = 500_000
"""Maximal number of codes of one length."""

LONGEST_NAMED = 12
"""Maximal length of the codes in a lexicon that `code_lexicon` makes."""


def product_lexicon(symbols: str, lengths: tuple[int, ...], *, distinct: bool = False) -> Lexicon:
    """Returns the lexicon of all codes of these lengths, in the order of the symbols.

    Symbols are letters or digits, put in lower case. With `distinct` no symbol occurs twice in a
    code. Raises LexiconError for other, too many or repeated symbols, and for lengths without codes
    or with more than MOST_CODES.
    """
    codes = _Codes(_read(symbols), tuple(sorted(set(lengths))), distinct)
    for length in codes.lengths:
        codes.refuse(length)
    alphabet = Alphabet(codes.symbols)
    graph = _graph(codes, alphabet)
    return Lexicon(
        f"{DISTINCT if distinct else CODES}{''.join(codes.symbols)}",
        alphabet,
        graph,
        _facts(codes, graph),
        np.zeros(graph.words, np.uint8),
        np.zeros(graph.words, np.bool_),
    )


def code_lexicon(name: str) -> Lexicon:
    """Returns the lexicon of a name such as `codes:abcdef`.

    It has all lengths up to 12 with at most 500,000 codes. Raises LexiconError.
    """
    distinct = name.startswith(DISTINCT)
    text = name.removeprefix(DISTINCT if distinct else CODES)
    codes = _Codes(_read(text), (), distinct)
    lengths = range(1, LONGEST_NAMED + 1)
    fitting = tuple(length for length in lengths if 0 < codes.number(length) <= MOST_CODES)
    return product_lexicon(text, fitting, distinct=distinct)


@dataclass(frozen=True, slots=True)
class _Codes:
    """Symbols and lengths of codes; lengths are ascending.

    If `distinct`, no symbol occurs twice in a code.
    """

    symbols: tuple[str, ...]
    lengths: tuple[int, ...]
    distinct: bool

    def number(self, length: int, begun: int = 0) -> int:
        """Returns the number of codes of this length whose first `begun` symbols are given."""
        size, rest = len(self.symbols), length - begun
        if self.distinct:
            return math.perm(size - begun, rest) if length <= size else 0
        return size**rest

    def refuse(self, length: int) -> None:
        """Raises LexiconError for a length that has no codes, or more than MOST_CODES."""
        if not 1 <= length <= LONGEST:
            raise LexiconError("No code can have {0} places: choose 1 to {1}.", length, LONGEST)
        number = self.number(length)
        if not number:
            raise LexiconError(
                "There is no code of {0} different symbols among {1}: choose a length of {2} at"
                " most.",
                length,
                count.symbols(len(self.symbols)),
                len(self.symbols),
            )
        if number > MOST_CODES:
            raise LexiconError(
                "There are {0} codes of {1} among {2}, and a word list holds {3} of a length:"
                " choose fewer symbols or shorter codes.",
                number,
                length,
                count.symbols(len(self.symbols)),
                MOST_CODES,
            )


@dataclass(frozen=True, slots=True)
class _Walker:
    """`Walker` over codes that computes each step, without the arrays of a graph.

    An index is the number of symbols so far; if symbols are distinct, the set of symbols so far, as
    bits.
    """

    codes: _Codes
    bits: dict[int, int]
    ROOT: ClassVar[int] = 0

    def follow_char(self, label: int, index: int) -> int | None:
        bit = self.bits.get(label, 0)
        if not bit or self._depth(index) == self.codes.lengths[-1]:
            return None
        if not self.codes.distinct:
            return index + 1
        return None if index & bit else index | bit

    def has_value(self, index: int) -> bool:
        return self._depth(index) in self.codes.lengths

    def _depth(self, index: int) -> int:
        return index.bit_count() if self.codes.distinct else index


def _read(text: str) -> tuple[str, ...]:
    symbols = tuple(fold_case(text))
    write = InputError(
        "write {0}abcdef, or {1}0123456789 where none may occur twice.", CODES, DISTINCT
    )
    if not symbols:
        raise LexiconError("Codes need symbols: {0}", write)
    if strange := next((symbol for symbol in symbols if not symbol.isalnum()), None):
        raise LexiconError(
            "The symbols {0} have {1}, which is not a letter or digit: {2}",
            excerpt(text),
            repr(strange),
            write,
        )
    if len(symbols) > MOST_LETTERS and len(set(symbols)) == len(symbols):
        raise LexiconError(
            "Codes can have {0} symbols at most, not {1}: name fewer.", MOST_LETTERS, len(symbols)
        )
    if twin := next((symbol for symbol in symbols if symbols.count(symbol) > 1), None):
        raise LexiconError(
            "The symbols {0} have {1} twice: name each once.", excerpt(text), repr(twin)
        )
    return symbols


def _graph(codes: _Codes, alphabet: Alphabet) -> Graph:
    """Returns the graph of the codes.

    It has a state for each depth; if symbols are distinct, a state for each set of unused symbols.
    """
    places = range(len(codes.symbols))
    labels = list(alphabet.encode(codes.symbols))
    deepest = codes.lengths[-1]
    label: list[int] = []
    first: list[int] = []
    passed: list[int] = []
    sizes: list[int] = []
    states = [(1 << len(places)) - 1]
    made = 1
    for depth in range(deepest):
        below = sum(codes.number(x, depth + 1) for x in codes.lengths if x > depth)
        fanout = len(places) - (depth + 1) * codes.distinct if depth + 1 < deepest else 0
        following: dict[int, int] = {}
        begin = len(label) + len(states) * (len(places) - depth * codes.distinct)
        for free in states:
            earlier = int(depth + 1 in codes.lengths)
            for place in places:
                if not free >> place & 1:
                    continue
                left = free ^ (1 << place) if codes.distinct else free
                target = following.setdefault(left, len(following)) if fanout else 0
                label.append(labels[place])
                first.append(begin + target * fanout if fanout else 0)
                passed.append(earlier)
                earlier += below
        sizes.append(len(label) - sum(sizes))
        states = list(following)
        made += len(states) if fanout else 1
    depths = np.repeat(np.arange(deepest), sizes)
    ends = [
        sum(1 << (x - depth - 1) for x in codes.lengths if x > depth) for depth in range(deepest)
    ]
    follows = [len(places) - (depth + 1) * codes.distinct for depth in range(deepest - 1)]
    return Graph(
        walker=_Walker(codes, {each: 1 << place for place, each in enumerate(labels)}),
        label=np.array(label, np.uint8),
        final=np.isin(depths + 1, codes.lengths),
        first=np.array(first, np.int32),
        fanout=np.array([*follows, 0], np.int32)[depths],
        ends=np.array(ends, np.uint32)[depths],
        passed=np.array(passed, np.int32),
        root=0,
        roots=len(places),
        states=made,
        words=sum(map(codes.number, codes.lengths)),
    )


def _facts(codes: _Codes, graph: Graph) -> Facts:
    """Returns the facts of a code lexicon.

    The size is that of the graph's arrays; the checksum is that of symbols, lengths and kind.
    """
    deepest = codes.lengths[-1]
    listed = [codes.number(x) if x in codes.lengths else 0 for x in range(1, deepest + 1)]
    # Each symbol stands at each place equally often.
    spelt = len("".join(codes.symbols).encode())
    text_bytes = sum(n + n * x * spelt // len(codes.symbols) for x, n in enumerate(listed, start=1))
    arrays = (graph.label, graph.final, graph.first, graph.fanout, graph.ends, graph.passed)
    size = sum(each.nbytes for each in arrays)
    kind = "no symbol twice" if codes.distinct else "any symbol at any place"
    described = json.dumps(["codes", codes.symbols, codes.lengths, codes.distinct])
    return Facts(
        alphabet=codes.symbols,
        words=graph.words,
        words_per_length=tuple(listed),
        trie_nodes=sum(codes.number(x) for x in range(deepest + 1)),
        states=graph.states,
        edges=len(graph.label),
        bytes=size,
        text_bytes=text_bytes,
        reduction=round(1 - size / text_bytes, 4),
        source=f"All codes of {count_text(len(codes.symbols), 'symbol')}, {kind}.",
        licence="",
        sha256=hashlib.sha256(described.encode()).hexdigest(),
    )
