"""Rows of a list for the words found, and sentences about them."""

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from wmh.base.text.phrases import _, ngettext
from wmh.engine.question import ALL_TIERS
from wmh.helper.capitals import capital
from wmh.helper.rack.challenge import Challenge
from wmh.helper.rack.rack_question import RackAnswer, RackOrder, RackWord
from wmh.helper.ui.parts.numbers import whole
from wmh.helper.ui.parts.shortcuts import key_of
from wmh.helper.ui.words.scope import WordScope


@dataclass(frozen=True, slots=True)
class WordRow:
    """Row of a list: a word, or a heading if `word` is empty.

    `pieces` are the word's letters as they are drawn, each with True if it is a blank; `sign`
    stands before them (a rank, or a mark for found words), `figures` in columns at the right.
    """

    word: str
    pieces: Sequence[tuple[str, bool]]
    sign: str
    figures: tuple[str, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class MadeRows:
    """Sequence of rows that are made only when they are read, since there can be very many."""

    count: int
    make: Callable[[int], WordRow]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, row: int, /) -> WordRow:
        return self.make(row)


def headline(answer: RackAnswer) -> str:
    """Returns the number of words found, and the best score."""
    if not answer.found:
        return _("No word can be made")
    count = ngettext("1 word", "{0} words", answer.found)
    return _("{0}, best {1}").format(count, points(answer.best))


def remark(answer: RackAnswer, view: WordScope) -> str:
    """Returns a sentence on the words that the list leaves out, and why; "" if it has all."""
    said: list[str] = []
    if len(answer.rows) < answer.found:
        said.append(_("The first {0} are listed.").format(whole(len(answer.rows))))
    if answer.held_back:
        text = ngettext(
            "1 more is an offensive word and is not shown.",
            "{0} more are offensive words and are not shown.",
            answer.held_back,
        )
        said.append(text)
    if not answer.found and view.lexicon.tiered and view.tier != ALL_TIERS:
        text = _("Among all words ({0}) there may be some.")
        said.append(text.format(key_of("all_words")))
    return " ".join(said)


def rows(answer: RackAnswer) -> MadeRows:
    """Returns a row for each word; a shared rank has an equals sign."""
    made = answer.rows

    def row(number: int) -> WordRow:
        here = made[number]
        return WordRow(
            here.word,
            pieces(here),
            f"{here.rank}=" if here.shared else f"{here.rank}",
            (f"{here.score}", f"{here.length}"),
            _spoken_text(here),
        )

    return MadeRows(len(made), row)


def widest_sign(answer: RackAnswer) -> str:
    return f"{answer.rows[-1].rank}=" if answer.rows else ""


def pieces(made: RackWord) -> tuple[tuple[str, bool], ...]:
    """Returns the letters of a word, each with True if it is a blank; blanks are small letters.

    Scrabble notation writes blanks so.
    """
    return tuple(
        (letter, True) if place in made.blanks else (tile_capital(letter), False)
        for place, letter in enumerate(made.letters)
    )


def tile_capital(letter: str) -> str:
    """Returns the capital of a letter, or the letter if its capital is longer (German ß)."""
    return capital(letter) if len(capital(letter)) == len(letter) else letter


def points(number: int) -> str:
    return ngettext("1 point", "{0} points", number)


def letters(number: int) -> str:
    return ngettext("1 letter", "{0} letters", number)


def order_name(order: RackOrder) -> str:
    names = {
        RackOrder.SCORE: _("best first"),
        RackOrder.LENGTH: _("longest first"),
    }
    return names[order]


def _spoken_text(made: RackWord) -> str:
    rank = _("rank {0}, a tie") if made.shared else _("rank {0}")
    said = [capital(made.word), points(made.score), letters(made.length), rank.format(made.rank)]
    if made.blanks:
        blanks = ", ".join(capital(made.letters[place]) for place in made.blanks)
        said.append(ngettext("blank as {0}", "blanks as {0}", len(made.blanks), blanks))
    return ", ".join(said)


FOUND = "✓"


@dataclass(frozen=True, slots=True)
class Ledger:
    """Words of a challenge by length, then alphabet, and the number of words of each length.

    Made in the background thread, since there can be very many.
    """

    words: Sequence[RackWord]
    counts: Mapping[int, int]


def ledger_of(challenge: Challenge) -> Ledger:
    words = sorted(challenge.wanted.values(), key=lambda made: (made.length, made.letters))
    return Ledger(
        words, {length: sum(1 for _ in group) for length, group in groupby(words, _length)}
    )


def rows_while_running(ledger: Ledger, challenge: Challenge) -> Sequence[WordRow]:
    """Returns rows of the words found so far, under a heading for every length."""
    found: dict[int, list[tuple[tuple[str, ...], WordRow]]] = {
        length: [] for length in ledger.counts
    }
    for word in challenge.found:
        made = challenge.wanted[word]
        insort(found[made.length], (word, _row(made, FOUND, points(made.score))))
    rows: list[WordRow] = []
    for length, those in found.items():
        rows.append(_heading(length, len(those), ledger.counts[length]))
        rows += [row for _, row in those]
    return rows


def rows_at_the_end(ledger: Ledger, challenge: Challenge) -> MadeRows:
    """Returns rows of all words for the end of a challenge; those that were found have a sign."""
    found = frozenset(challenge.found)
    by_length = dict.fromkeys(ledger.counts, 0)
    for word in found:
        by_length[len(word)] += 1
    starts: dict[int, int] = {}
    start = 0
    for length, count in ledger.counts.items():
        starts[start] = length
        start += count + 1
    headings = sorted(starts)

    def row(number: int) -> WordRow:
        if (length := starts.get(number)) is not None:
            return _heading(length, by_length[length], ledger.counts[length])
        made = ledger.words[number - sum(heading < number for heading in headings)]
        if made.letters in found:
            return _row(made, FOUND, _("found", context="Challenge"))
        return _row(made, "", _("missed"))

    return MadeRows(start, row)


def row_of(rows: Sequence[WordRow], word: str) -> int | None:
    return next((number for number, row in enumerate(rows) if row.word == word), None)


def _length(made: RackWord) -> int:
    return made.length


def _heading(length: int, found: int, count: int) -> WordRow:
    text = _("{0}: {1} of {2}", context="Challenge").format(letters(length), found, whole(count))
    return WordRow("", (), "", (), text)


def _row(made: RackWord, sign: str, said: str) -> WordRow:
    spoken = f"{capital(made.word)}, {said}"
    return WordRow(made.word, pieces(made), sign, (str(made.score),), spoken)
