"""`wmh challenge`: plays Word Challenge in a terminal or a pipe, against the clock."""

import io
import queue
import random
import sys
import threading
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Annotated, TextIO

import typer

from wmh.base.text.phrases import _, figure, ngettext, objection
from wmh.base.text.wording import excerpt, translatable
from wmh.engine import count
from wmh.engine.lexicon.file_format import LONGEST
from wmh.engine.lexicon.store import Lexicon
from wmh.helper.catalogues import VALUES
from wmh.helper.cli.games.rack import Least, ValuesName
from wmh.helper.cli.parts.arguments import HIGHEST_SEED
from wmh.helper.cli.parts.option_groups import WordOptions
from wmh.helper.cli.parts.reasons import Refused, no_length
from wmh.helper.cli.parts.streams import lines_in
from wmh.helper.rack.challenge import Challenge, Verdict, begin, draw, hand_in
from wmh.helper.rack.rack_question import RackOrder, RackQuestion
from wmh.helper.rack.rack_reading import read_rack

_WAITING = 1000
"""Number of lines of input that are read in advance."""

_SAID = {
    Verdict.AGAIN: "you have it already",
    Verdict.RARE: "a word, but too uncommon to be asked for",
    Verdict.UNKNOWN: "not in the word list",
    Verdict.LETTERS: "these letters cannot make it",
    Verdict.SHORT: "too short",
    Verdict.LATE: "too late",
}
translatable(_SAID)

GIVE_UP = "."

LONGEST_GAME = 24 * 60 * 60


def challenge(
    letters: Annotated[
        str,
        typer.Argument(
            metavar="[LETTERS]", help="Your own letters; by default those of a drawn word."
        ),
    ] = "",
    length: Annotated[
        int, typer.Option(min=1, max=LONGEST, help="Length of the word that is drawn.")
    ] = 7,
    seconds: Annotated[
        int, typer.Option(min=1, max=LONGEST_GAME, help="How long the game lasts.")
    ] = 120,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=HIGHEST_SEED, help="The same number draws the same letters again."),
    ] = None,
    least: Least = 3,
    values: ValuesName = VALUES.first,
    *,
    words: WordOptions,
) -> None:
    """Find all words that some letters make, before time is up. All are shown at the end."""
    opened = words.open()
    chosen = VALUES.read_named(values)
    if letters:
        held, blanks = read_rack(letters, opened.alphabet)
    else:
        blanks = 0
        held = _draw_letters(length, opened, words.tier, random.Random(seed))
    question = RackQuestion(
        letters=held,
        blanks=blanks,
        values=chosen,
        least=least,
        order=RackOrder.LENGTH,
        tier=opened.usual_tier(len(held)) if words.tier is None else words.tier,
        flagged=words.flagged,
    )
    game = begin(question, opened, monotonic(), seconds)
    if not game.wanted:
        raise Refused(
            "No word can be made of {0}: give other letters, or lower --min.",
            excerpt(_letters_text(game)),
        )
    _print_result(_play(game, seconds, monotonic))


def _draw_letters(
    length: int, lexicon: Lexicon, tier: int | None, chance: random.Random
) -> tuple[str, ...]:
    if reason := no_length(length, lexicon):
        raise reason
    tier = lexicon.usual_tier(length) if tier is None else tier
    if drawn := draw(length, lexicon, tier, chance):
        return drawn
    raise Refused(
        "The word list {0} has no word of {1} that is as common as tier {2}: "
        "choose a wider --tier.",
        lexicon.name,
        count.letters(length),
        tier,
    )


def _play(game: Challenge, seconds: int, clock: Callable[[], float]) -> Challenge:
    """Plays a challenge and returns its end: everything found, time up, or no more input."""
    wanted = count.words(len(game.wanted))
    print(
        _(
            "{0}: {1} of {2} letters or more, {3}.",
            _letters_text(game),
            wanted,
            game.question.least,
            ngettext("1 second", "{0} seconds", seconds),
        )
    )
    print(_("A word a line; an empty line shows how far you are, {0} ends.", GIVE_UP), flush=True)
    for line in _lines(game.ends, clock):
        said = line.strip()
        now = clock()
        if said == GIVE_UP:
            break
        for word in said.split():
            game, verdict = hand_in(game, word, now)
            print(f"{excerpt(word)}: {_became(game, word, verdict)}.", flush=True)
        if not said:
            print(
                _(
                    "{0}: {1}, {2} seconds left.",
                    _letters_text(game),
                    _standing(game),
                    figure(game.seconds_left(now)),
                )
            )
        if game.complete:
            break
    else:
        print(_("Time is up." if game.seconds_left(clock()) <= 0 else "The game has ended."))
    return game


def _lines(ends: float, clock: Callable[[], float]) -> Iterator[str]:
    """Yields the lines of standard input until they end or time is up."""
    said: queue.Queue[str | None] = queue.Queue(_WAITING)
    # Nothing else can wait for a line and for the clock on every system.
    threading.Thread(target=_listen, args=(_own(sys.stdin), said.put), daemon=True).start()
    while (left := ends - clock()) > 0:
        try:
            line = said.get(timeout=left)
        except queue.Empty:
            return
        if line is None:
            return
        yield line


def _listen(stream: TextIO | None, hear: Callable[[str | None], None]) -> None:
    for line in lines_in(stream):
        hear(line)
    hear(None)


def _own(stream: TextIO | None) -> TextIO | None:
    """Returns a reader with its own lock for the file of a stream; None without a file.

    A thread that still waits for a line when the program ends would hold the lock of `sys.stdin`,
    which the interpreter needs.
    """
    try:
        number = stream.fileno() if stream else None
    except (OSError, io.UnsupportedOperation):
        return stream
    if number is None:
        return None
    encoding = stream.encoding if stream else None
    return open(number, encoding=encoding, errors="replace", closefd=False)


def _became(game: Challenge, word: str, verdict: Verdict) -> str:
    if verdict is not Verdict.FOUND:
        return _(_SAID[verdict])
    score = game.wanted[game.found[-1]].score
    return f"{objection(count.points(score))}, {_standing(game)}"


def _standing(game: Challenge) -> str:
    wanted = len(game.wanted)
    return ngettext("{0} of 1 word", "{0} of {1} words", wanted, len(game.found), wanted)


def _letters_text(game: Challenge) -> str:
    return " ".join(game.question.letters + ("?",) * game.question.blanks)


def _print_result(game: Challenge) -> None:
    share = len(game.found) / len(game.wanted)
    score = ngettext("{0} of 1 point", "{0} of {1} points", game.most, game.score, game.most)
    print(_("Found {0} ({1} %), {2}.", _standing(game), figure(100 * share), score))
    if missed := game.missed:
        print(_("Missed: {0}", ", ".join(made.word for made in missed)))
