"""Experiment: size of the DAWG beside the text of its words, and beside a trie."""

from collections.abc import Collection, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import count_text
from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.building.constructor import Construction, construct, text_bytes
from wmh.engine.lexicon.reading.policies import AS_IT_STANDS, Policies
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.catalogues import LEXICA
from wmh.helper.lists.recipes import find_recipe, present, unpack
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.verdict import ClaimEstimate

SECTION = "VII, finding 1"
SAID = (
    "A DAWG stores the words more efficiently than a text file: up to 42 % smaller for a"
    " significantly large lexicon."
)

_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, ALL_TIERS)
_QUICK = (10, 35, 60, ALL_TIERS)
_OPEN = "its word list and the width of its encoding"
_PUBLISHED = 42
"""Published reduction of the size in percent."""
_PLAIN_WIDTH = 8
"""Bytes of an edge that is stored as two plain numbers."""
_QUICK_BYTES = 1_500_000
"""Maximal size in bytes of the word lists that quick runs measure."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    tiers = _QUICK if conditions.quick else _TIERS
    others = [name for name in LEXICA.files() if name != conditions.lexicon]
    return [
        *(Task({"tier": tier}, tier) for tier in tiers),
        *(Task({"lexicon": name}) for name in others),
        *(
            Task({kind: name}, 1 + size // 100_000)
            for kind, name, size in _lists(conditions)
            if not _waits(conditions, size)
        ),
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the sizes of a word list in bytes: of its DAWG file, and of its plain text."""
    try:
        if "lexicon" in item:
            return _sizes_installed(item["lexicon"])
        if "system" in item:
            recipe = find_recipe(item["system"])
            with TemporaryDirectory() as room:
                return _sizes_of_list(unpack(recipe, Path(room), stop), recipe.policies, stop)
        if "list" in item:
            return _sizes_of_list(
                Path(bench.conditions.lists or "") / item["list"], AS_IT_STANDS, stop
            )
    except (InputError, OSError) as error:
        return {"refused": str(error)}
    words: list[bytes] = []
    for length in bench.lexicon.lengths:
        check_cancelled(stop)
        found = candidates_of(Question((), length, tier=item["tier"]), bench.lexicon, stop)
        words += [row.tobytes() for row in np.ascontiguousarray(found.letters)]
    return _sizes(words, bench.lexicon.alphabet, stop)


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    told = [(_name(item, conditions), found) for item, found in measured]
    whole = next(found for item, found in measured if item.get("tier") == ALL_TIERS)
    tiers = [(found["words"], _saving(found)) for item, found in measured if "tier" in item]
    others = sorted(
        (_saving(found), _name(item, conditions))
        for item, found in measured
        if "tier" not in item and "refused" not in found
    )
    finding = Draft(
        "The words of each view and of each list are given to the DAWG Constructor; the units"
        " it would write are counted, and the bytes of the same words as text, one a line."
    )
    finding.claim(
        "reduction",
        "Smaller than the text file, at most",
        "42 %",
        f"{_saving(whole):.1f} %",
        f"{whole['bytes']:,} of {whole['text']:,} bytes, {whole['words']:,} words",
        published=ClaimEstimate(_PUBLISHED, step=1),
        measured=ClaimEstimate(_saving(whole)),
        leaves_open=_OPEN,
    )
    if others:
        (least, worst), (most, best) = others[0], others[-1]
        finding.claim(
            "others",
            "The same for other lists of words",
            "42 %",
            f"{least:.1f} to {most:.1f} %",
            f"{count_text(len(others), 'list')}: least {worst}, most {best}",
            judged=most <= _PUBLISHED,
            leaves_open=_OPEN,
        )
    wider = 100 * (1 - _PLAIN_WIDTH / 4 * whole["bytes"] / whole["text"])
    finding.claim(
        "eight-bytes",
        "With 8 bytes an edge instead of 4, as of two plain numbers",
        "",
        f"{wider:.1f} %",
        f"near the {_PUBLISHED} %, so plain nodes would make the source's figure",
    )
    finding.claim(
        "preprocessing",
        "Building the DAWG of all words, the source's preprocessing",
        "conducted separately, no figure",
        f"{whole['seconds']:.2f} s",
        "without the reading of the file",
        timed=True,
        judged=False,
        leaves_open="a figure of it",
    )
    finding.claim(
        "states",
        "States of the DAWG for each 100 nodes of the trie",
        "major memory usage reduction",
        f"{100 * whole['states'] / whole['trie']:.1f}",
        f"{whole['states']:,} states, {whole['trie']:,} nodes",
        judged=2 * whole["states"] < whole["trie"],
    )
    columns = ("Number", "Trie nodes", "States", "Edges", "Text, bytes", "DAWG, bytes", "Smaller")
    sizes = finding.table("Sizes", "Words", *columns)
    for name, found in told:
        if "refused" in found:
            finding.remark(f"{name} was left out: {found['refused']}")
        else:
            counts = ("words", "trie", "states", "edges", "text", "bytes")
            sizes.row(name, *(f"{found[key]:,}" for key in counts), f"{_saving(found):.1f} %")
    plot = finding.plot(
        "What a DAWG saves, by the number of words", "words", "% smaller than the text"
    )
    plot.line("this program", tiers)
    plot.line(
        "Bahinting et al. 2013, at most", ((tiers[0][0], _PUBLISHED), (tiers[-1][0], _PUBLISHED))
    )
    if waiting := [name for _, name, size in _lists(conditions) if _waits(conditions, size)]:
        finding.remark(f"Long lists are left to the full run: {', '.join(waiting)}.")
    if not others:
        finding.remark(
            "No words of another language are here: import a lexicon (wmh lexicon import), install"
            " a word list of the system (wmh lexicon recipes), or give a folder by --lists."
        )
    finding.remark(
        "The source names neither its word list nor the width of its encoding, so that 42 % cannot"
        " be made again exactly; ours are plain dawgdic units of 32 bits."
    )
    return finding.replica()


def _lists(conditions: Conditions) -> Sequence[tuple[str, str, int]]:
    """Returns the available word lists, each by origin, name, and size in bytes."""
    folder = Path(conditions.lists or "")
    found = [("system", recipe.name, recipe.file) for recipe in present()]
    if conditions.lists is not None:
        found += [("list", path.name, path) for path in sorted(folder.glob("*.txt"))]
    return [(kind, name, path.stat().st_size) for kind, name, path in found if path.is_file()]


def _waits(conditions: Conditions, size: int) -> bool:
    return conditions.quick and size > _QUICK_BYTES


def _sizes_installed(name: str) -> Json:
    facts = LEXICA.read_named(name).facts
    return {
        "words": facts.words,
        "trie": facts.trie_nodes,
        "states": facts.states,
        "edges": facts.edges,
        "bytes": facts.bytes,
        "text": facts.text_bytes,
    }


def _sizes_of_list(path: Path, policies: Policies, stop: Stop) -> Json:
    words = read_word_list([path], policies, stop=stop)
    return _sizes(sorted(words.tiers), words.alphabet, stop)


def _sizes(words: Collection[bytes], alphabet: Alphabet, stop: Stop) -> Json:
    built: list[Construction] = []
    took = own_milliseconds(lambda: built.append(construct(words, stop=stop)), 1)
    (made,) = built
    return {
        "seconds": took / 1000,
        "words": len(words),
        "trie": made.trie.nodes,
        "states": made.graph.states,
        "edges": made.graph.edges,
        "bytes": 4 * (len(made.encoded.units) + 1),
        "text": text_bytes(words, alphabet),
    }


def _name(item: Json, conditions: Conditions) -> str:
    if "tier" not in item:
        return str(next(iter(item.values())))
    tier = "all tiers" if item["tier"] == ALL_TIERS else f"up to tier {item['tier']}"
    return f"{conditions.lexicon}, {tier}"


def _saving(found: Json) -> float:
    return 100 * (1 - found["bytes"] / found["text"])
