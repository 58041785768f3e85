"""Benchmark of pattern search against `re.fullmatch` with all words.

Both must find equal words.
"""

import re

from rich.markup import escape
from rich.table import Table

from wmh.engine.lexicon.store import Lexicon
from wmh.engine.patterns.question import PatternError, PatternQuestion
from wmh.engine.patterns.walk import find
from wmh.lab.bench.timing import milliseconds
from wmh.lab.bench.words import Words

_PATTERNS = (
    "(a|b)..",
    "[^air][^ai][^ai]n",
    "(?=.*s)[^air]{4}",
    "s[aeiou]{2,3}t.*(ed|ing)",
    "(?!.*e).{12,}",
    ".*q[^u].*",
    ".*ing",
    ".*",
)

_EXPLOSIVE = (
    "(a|b)*a(a|b){20}",
    ".*a.{25}",
    "(.*a){12}",
    "((a{1,100}){1,100}){1,100}",
    "((.{1,30}){1,30}){1,30}",
    "(.*[aeiou].{10})|(.*[st].{9})|.*[nm].{8}",
)
"""Patterns whose complete automata have millions of states; `re` takes endless time on some."""


def table(lexicon: Lexicon, words: Words) -> Table:
    shown = Table(
        title="Free patterns, all words: milliseconds, and how many times faster than re",
        title_justify="left",
    )
    shown.add_column("pattern")
    for column in ("words", "ours", "re", "faster"):
        shown.add_column(column, justify="right")
    for pattern in _PATTERNS:
        fits = re.compile(pattern).fullmatch
        found = find(_question(pattern), lexicon)
        if sorted(found.words) != [word for word in words.everything if fits(word)]:
            raise AssertionError(f"search and re disagree on {pattern}")
        ours = milliseconds(lambda pattern=pattern: find(_question(pattern, 1000), lexicon))
        whole = milliseconds(lambda fits=fits: [word for word in words.everything if fits(word)])
        shown.add_row(
            escape(pattern),
            f"{found.number:,}",
            f"{ours:.1f}",
            f"{whole:.0f}",
            f"{whole / ours:.1f}",
        )
    shown.add_section()
    for pattern in _EXPLOSIVE:
        ours = milliseconds(lambda pattern=pattern: _words_found(pattern, lexicon))
        shown.add_row(escape(pattern), _words_found(pattern, lexicon), f"{ours:.1f}")
    shown.caption = (
        "ours: the first 1,000 words named, the others counted. Below the line are patterns whose"
        " automata explode: promised within a second, an answer or a refusal."
    )
    return shown


def _question(pattern: str, rows: int = 1_000_000) -> PatternQuestion:
    return PatternQuestion(pattern, flagged=True, rows=rows)


def _words_found(pattern: str, lexicon: Lexicon) -> str:
    try:
        return f"{find(_question(pattern, 1000), lexicon).number:,}"
    except PatternError:
        return "refused"
