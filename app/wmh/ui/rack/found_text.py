"""The words that can be made, as rows of a list, and the sentences about them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from wmh.engine.question import ALL_TIERS
from wmh.games.rack.rack_question import Made, RackAnswer, RackOrder
from wmh.ui.parts.numbers import plural, whole
from wmh.ui.parts.shortcuts import key_of
from wmh.ui.words.scope import WordScope

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class WordRow:
    """A word, or a heading where `word` is empty.

    `pieces` are the word's letters as they are drawn, each with whether a blank stands for it;
    `sign` stands before them (a rank, or that it was found), `figures` in columns at the right.
    """

    word: str
    pieces: Sequence[tuple[str, bool]]
    sign: str
    figures: tuple[str, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class MadeRows:
    """So many rows, each made when it is looked at: there can be very many."""

    count: int
    make: Callable[[int], WordRow]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, row: int, /) -> WordRow:
        return self.make(row)


def headline(answer: RackAnswer) -> str:
    """How many words there are, and what the best of them is worth."""
    if not answer.found:
        return translate("Rack", "No word can be made")
    count = plural("Rack", "1 word", "{0} words", answer.found)
    return translate("Rack", "{0}, best {1}").format(count, points(answer.best))


def remark(answer: RackAnswer, view: WordScope) -> str:
    """What is left out of the list."""
    said: list[str] = []
    if len(answer.rows) < answer.found:
        said.append(translate("Rack", "The first {0} are listed.").format(whole(len(answer.rows))))
    if answer.held_back:
        text = plural(
            "Rack",
            "1 more is a flagged word, and not shown.",
            "{0} more are flagged words, and not shown.",
            answer.held_back,
        )
        said.append(text)
    if not answer.found and view.lexicon.tiered and view.tier != ALL_TIERS:
        text = translate("Rack", "Among all words ({0}) there may be some.")
        said.append(text.format(key_of("all_words")))
    return " ".join(said)


def rows(answer: RackAnswer) -> MadeRows:
    """A row for each word; equal ranks carry the sign of equality."""
    made = answer.rows

    def row(number: int) -> WordRow:
        here = made[number]
        return WordRow(
            here.word,
            pieces(here),
            f"{here.rank}=" if here.shared else f"{here.rank}",
            (f"{here.score}", f"{here.length}"),
            _spoken(here),
        )

    return MadeRows(len(made), row)


def widest_sign(answer: RackAnswer) -> str:
    return f"{answer.rows[-1].rank}=" if answer.rows else ""


def pieces(made: Made) -> tuple[tuple[str, bool], ...]:
    """Capitals are tiles of the rack, small letters blanks, as in the notation of Scrabble."""
    return tuple(
        (letter, True) if place in made.blanks else (capital(letter), False)
        for place, letter in enumerate(made.letters)
    )


def capital(letter: str) -> str:
    """Not where that would be more characters, such as for a German sharp s."""
    return letter.upper() if len(letter.upper()) == len(letter) else letter


def points(number: int) -> str:
    return plural("Rack", "1 point", "{0} points", number)


def letters(number: int) -> str:
    return plural("Rack", "1 letter", "{0} letters", number)


def order_name(order: RackOrder) -> str:
    names = {
        RackOrder.SCORE: translate("Rack", "best first"),
        RackOrder.LENGTH: translate("Rack", "longest first"),
    }
    return names[order]


def _spoken(made: Made) -> str:
    rank = translate("Rack", "rank {0}, a tie") if made.shared else translate("Rack", "rank {0}")
    said = [
        made.word.upper(),
        points(made.score),
        letters(made.length),
        rank.format(made.rank),
    ]
    if made.blanks:
        blanks = ", ".join(made.letters[place].upper() for place in made.blanks)
        said.append(plural("Rack", "blank as {0}", "blanks as {0}", len(made.blanks), blanks))
    return ", ".join(said)
