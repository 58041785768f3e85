"""`wmh lexicon`: commands that build, list, check and edit word lists."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, cast

import dawg_python  # pyright: ignore[reportMissingTypeStubs]
import typer

from wmh.base.files.outputs import FACTS, GRAPH
from wmh.base.running.stopping import Cancelled, Stop
from wmh.base.text.phrases import _, figure, objection
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.engine.clues.knowledge import learn
from wmh.engine.lexicon.building.constructor import build as write_lexicon
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.policies import AS_IT_STANDS
from wmh.engine.lexicon.reading.wordlist import WordList
from wmh.engine.lexicon.store import Lexicon, LexiconError, open_lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS
from wmh.helper.cli.lexicon import lexicon_import
from wmh.helper.cli.lexicon.lexicon_import import (
    print_facts,
    print_report,
    report_as_json,
)
from wmh.helper.cli.lexicon.lexicon_reading import (
    AccentsPolicy,
    AnswersList,
    CapitalsPolicy,
    ColumnPolicy,
    Digraphs,
    FlaggedList,
    KeptLetters,
    Licence,
    LocaleOfCapitals,
    Source,
    policies_of,
    printable,
)
from wmh.helper.cli.parts.arguments import AsJson
from wmh.helper.cli.parts.json_output import print_json
from wmh.helper.cli.parts.outputs import Force, refuse_another_kind
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.screen import progress_bar
from wmh.helper.cli.parts.streams import requests_to_stop
from wmh.helper.cli.parts.waiting import waiting
from wmh.helper.lists import hand, library, shelving
from wmh.helper.lists.hand import HandEdits, HandError, read_hand
from wmh.helper.lists.importing import read_lists
from wmh.helper.lists.names import installed_name
from wmh.helper.lists.origin import as_json as origin_as_json
from wmh.helper.lists.origin import read_origin

InstalledName = Annotated[str, typer.Argument(help="An installed word list.")]
OwnName = Annotated[str, typer.Argument(help="A word list of your own.")]
Words = Annotated[list[str], typer.Argument(metavar="WORD...")]

BY_HAND = {
    "added": "added",
    "dropped": "dropped",
    "flagged": "offensive",
    "unflagged": "no longer offensive",
}
"""Words that name the manual edits in output, by the names in the file of edits."""
translatable(BY_HAND)


def add(name: InstalledName, words: Words) -> None:
    """Add these words to a word list."""
    _change(name, words, hand.add_words)


def drop(name: InstalledName, words: Words) -> None:
    """Leave these words out of a word list."""
    _change(name, words, hand.drop_words)


def flag(name: InstalledName, words: Words) -> None:
    """Mark these words as offensive: suggested only on request, but still possible answers."""
    _change(name, words, hand.flag_words)


def unflag(name: InstalledName, words: Words) -> None:
    """Suggest these words like any others: they are not offensive."""
    _change(name, words, hand.unflag_words)


def remove(name: OwnName) -> None:
    """Remove a word list of your own, and what you changed in it."""
    shelving.remove(name)
    print(_("Removed {0}.", name))


def rename(name: OwnName, new: Annotated[str, typer.Argument(help="Its new name.")]) -> None:
    """Give a word list of your own another name."""
    print(_("Renamed {0}: it is now {1}.", name, shelving.rename(name, new)))


def _change(
    name: str,
    words: Iterable[str],
    change: Callable[[str, Iterable[str], Lexicon], HandEdits],
) -> None:
    installed_name(name)
    kept = None
    with requests_to_stop() as request:
        try:
            with waiting("building the word list with the changes"):
                kept = change(name, words, library.open_named(name, request.stop))
                # Now, so that nobody waits for it later.
                library.open_named(name, request.stop)
        except Cancelled:
            print(
                _("Cancelled. Nothing was changed.")
                if kept is None
                else _("Cancelled. The change takes effect when {0} is next opened.", name),
                file=sys.stderr,
            )
            raise typer.Exit(request.code) from None
    said = {
        "added": kept.added,
        "dropped": kept.dropped,
        "flagged": kept.flagged,
        "unflagged": kept.unflagged,
    }
    changed = [
        _("{0} {1}", count.words(len(each)), _(BY_HAND[what]), context="Console")
        for what, each in said.items()
        if each
    ]
    done = ", ".join(changed) or _("nothing changed")
    print(_("{0} by hand: {1}.", name, done))


app = typer.Typer(help="Build, import, list, change and check word lists.", rich_markup_mode=None)
lexicon_import.register(app)
for command in (add, drop, flag, unflag, remove, rename):
    app.command()(command)


@app.command()
def build(
    words: Annotated[
        list[Path], typer.Argument(metavar="LIST...", help="Word lists: `word` or `word TAB tier`.")
    ],
    out: Annotated[Path, typer.Option(help="The .dawg file to write.")],
    force: Force = False,
    flagged: FlaggedList = None,
    answers: AnswersList = None,
    accents: AccentsPolicy = None,
    capitals: CapitalsPolicy = None,
    column: ColumnPolicy = None,
    digraphs: Digraphs = None,
    letters: KeptLetters = None,
    locale: LocaleOfCapitals = None,
    source: Source = "",
    licence: Licence = "",
    as_json: AsJson = False,
) -> None:
    """Build a .dawg file from word lists, where you say."""
    if out.suffix != ".dawg" or out.is_dir():
        raise Refused("{0} is not a file that ends in .dawg: choose such a name for --out.", out)
    refuse_another_kind(out, GRAPH, force=force)
    refuse_another_kind(out.with_suffix(".json"), FACTS, force=force)
    policies = policies_of(AS_IT_STANDS, accents, capitals, column, digraphs, letters, locale)
    with requests_to_stop() as request:
        try:
            with waiting("reading the lists"):
                listed, chosen = read_lists(words, policies, answers, flagged, request.stop)
            facts = _write(listed, out, chosen, source, licence, request.stop)
        except Cancelled:
            print(_("Cancelled. {0} was left as it was.", out), file=sys.stderr)
            raise typer.Exit(request.code) from None
    if as_json:
        print_json(
            "lexicon-build", report_as_json(facts, listed.left_out, listed.notices, listed.merged)
        )
        return
    print_facts(_("Built {0}", out), facts)
    print_report(listed.left_out, listed.notices, listed.merged)


@app.command("list")
def list_installed(as_json: AsJson = False) -> None:
    """List the installed word lists."""
    with waiting("reading the word lists"):
        found = [(name, path, _facts(path)) for name, path in library.lexicon_files().items()]
    built_in = library.built_in()
    if as_json:
        known = [
            _json(name, path, facts) | _provenance(name, built_in) for name, path, facts in found
        ]
        print_json("lexicon-list", {"lexica": known})
        return
    for name, path, facts in found:
        said = [
            _in_short(facts),
            *([_("built in")] if name in built_in else []),
            *_by_hand(name),
        ]
        print(f"{name}: {', '.join(said)}\n  {path}")


@app.command()
def check(
    lexicon: Annotated[str, typer.Argument(help="A .dawg file, or an installed word list.")],
    as_json: AsJson = False,
) -> None:
    """Check a word list: its files, and every word of it with dawg-python."""
    path = library.locate(lexicon)
    with waiting("looking for every word with dawg-python"):
        opened = open_lexicon(path)
        _compare_with_dawg_python(opened, path)
    if as_json:
        print_json("lexicon-check", _json(opened.name, path, opened.facts))
    else:
        print_facts(_("{0} is sound", path), opened.facts)


def _write(
    listed: WordList, out: Path, flagged: list[bytes], source: str, licence: str, stop: Stop
) -> Facts:
    with progress_bar() as progress:
        try:
            return write_lexicon(
                listed,
                out,
                source=printable(source),
                licence=printable(licence),
                flagged=flagged,
                progress=progress,
                stop=stop,
            )
        except OSError as error:
            raise Refused(
                "{0} cannot be written ({1}): choose another place for --out.", out, error.strerror
            ) from error


def _facts(path: Path) -> Facts | LexiconError:
    """Returns the facts of a word list, or the error that says why it cannot be used."""
    try:
        return open_lexicon(path).facts
    except LexiconError as error:
        return error


def _compare_with_dawg_python(lexicon: Lexicon, path: Path) -> None:
    """Raises LexiconError unless dawg-python finds the words that the program finds."""
    dawg = cast("Any", dawg_python.DAWG()).load(str(path))
    for length, expected in enumerate(lexicon.facts.words_per_length, start=1):
        found = match(learn((), length), lexicon, ALL_TIERS).letters
        words = {row.tobytes() for row in found}
        if len(words) != expected:
            raise LexiconError(
                "{0} has {1} of {2}, but its file of facts says {3}: build the word list again"
                " with `wmh lexicon build`.",
                path,
                count.words(len(words)),
                count.letters(length),
                expected,
            )
        if strange := next((word for word in words if word not in dawg), None):
            raise LexiconError(
                "{0} has {1}, which dawg-python does not find: build the word list again with"
                " `wmh lexicon build`.",
                path,
                repr(lexicon.alphabet.decode(strange)),
            )


def _in_short(facts: Facts | LexiconError) -> str:
    if isinstance(facts, LexiconError):
        return objection(facts)
    lengths = [length for length, number in enumerate(facts.words_per_length, start=1) if number]
    least, most = lengths[0], lengths[-1]
    span = (
        objection(count.letters(least)) if least == most else _("{0} to {1} letters", least, most)
    )
    told = objection(count.words(facts.words)), span, facts.bytes
    if facts.reduction < 0:  # Of a few words, the graph's table is the most.
        return _("{0} of {1}, {2} bytes, more than the text", *told)
    return _(
        "{0} of {1}, {2} bytes, {3} % less than the text",
        *told,
        figure(100 * facts.reduction, 1),
    )


def _json(name: str, path: Path, facts: Facts | LexiconError) -> dict[str, Any]:
    known = {"name": name, "path": str(path)}
    if isinstance(facts, LexiconError):
        return {**known, "error": str(facts)}
    return {**known, "facts": asdict(facts)}


def _by_hand(name: str) -> list[str]:
    try:
        numbers = {what: len(words) for what, words in asdict(read_hand(name)).items()}
    except HandError as error:
        return [objection(error)]
    return [
        _("{0} {1} by hand", number, _(BY_HAND[what])) for what, number in numbers.items() if number
    ]


def _provenance(name: str, built_in: frozenset[str]) -> dict[str, Any]:
    origin = read_origin(name)
    try:
        by_hand: dict[str, Any] = asdict(read_hand(name))
    except HandError as error:
        by_hand = {"error": str(error)}
    return {
        "built_in": name in built_in,
        "by_hand": by_hand,
        "origin": None if origin is None else origin_as_json(origin),
    }
