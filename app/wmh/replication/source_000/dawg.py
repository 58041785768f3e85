"""How much smaller the DAWG is than the text of its words, and than a trie."""

from collections.abc import Sequence

import numpy as np

from wmh.engine.candidates import candidates_of
from wmh.engine.lexicon.building.constructor import construct
from wmh.engine.lexicon.store import LexiconError
from wmh.engine.question import ALL_TIERS, Question
from wmh.engine.stopping import Stop, heed
from wmh.files.catalogue import LEXICA
from wmh.heavy.run import Json
from wmh.replication.experiment import (
    Claim,
    ClaimTable,
    Conditions,
    Measurements,
    Plot,
    PlotSeries,
    Portion,
    Replica,
    Workbench,
)

SECTION = "VII, finding 1"
SAID = (
    "A DAWG stores the words more efficiently than a text file: up to 42 % smaller for a"
    " significantly large lexicon."
)

_TIERS = (10, 20, 35, 40, 50, 55, 60, 70, ALL_TIERS)
_QUICK = (10, 35, 60, ALL_TIERS)


def pieces(conditions: Conditions) -> Sequence[Portion]:
    tiers = _QUICK if conditions.quick else _TIERS
    others = [name for name in LEXICA.files() if name != conditions.lexicon]
    return [
        *(Portion({"tier": tier}, tier) for tier in tiers),
        *(Portion({"lexicon": name}) for name in others),
    ]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Sizes in bytes: of the units that are written to a file, and of the words, one a line."""
    if "lexicon" in item:
        try:
            facts = LEXICA.named(item["lexicon"]).facts
        except (LexiconError, OSError) as error:
            return {"refused": str(error)}
        return {
            "words": facts.words,
            "trie": facts.trie_nodes,
            "states": facts.states,
            "edges": facts.edges,
            "bytes": facts.bytes,
            "text": facts.text_bytes,
        }
    words: list[bytes] = []
    for length in bench.lexicon.lengths:
        heed(stop)
        found = candidates_of(Question((), length, tier=item["tier"]), bench.lexicon, stop)
        words += [row.tobytes() for row in np.ascontiguousarray(found.letters)]
    made = construct(words, stop=stop)
    spelt = [len(letter.encode()) for letter in bench.lexicon.alphabet.letters]
    wide = dict(enumerate(spelt, start=1))
    return {
        "words": len(words),
        "trie": made.trie.nodes,
        "states": made.graph.states,
        "edges": made.graph.edges,
        "bytes": 4 * (len(made.encoded.units) + 1),
        "text": sum(1 + sum(wide.get(label, 1) for label in word) for word in words),
    }


def conclude(conditions: Conditions, measured: Measurements) -> Replica:
    told = [(_name(item, conditions), found) for item, found in measured]
    sizes = [(name, found) for name, found in told if "refused" not in found]
    whole = next(found for item, found in measured if item.get("tier") == ALL_TIERS)
    tiers = [(found["words"], _saved(found)) for item, found in measured if "tier" in item]
    remarks = [
        f"{name} was left out: {found['refused']}" for name, found in told if "refused" in found
    ]
    if not any("lexicon" in item for item, _ in measured):
        remarks.append(
            "No other lexicon is installed: import one (wmh lexicon import) to see its line here."
        )
    remarks.append(
        "The source names neither its word list nor the width of its encoding, so that 42 % cannot"
        " be made again; ours are plain dawgdic units of 32 bits."
    )
    return Replica(
        how=(
            "The words of each view are given to the DAWG Constructor; the units it would write"
            " are counted, and the bytes of the same words as text, one a line."
        ),
        claims=(
            Claim(
                "reduction",
                "Smaller than the text file, at most",
                "42 %",
                f"{_saved(whole):.1f} %",
                remark=f"{whole['bytes']:,} of {whole['text']:,} bytes, {whole['words']:,} words",
            ),
            Claim(
                "states",
                "States of the DAWG for each 100 nodes of the trie",
                "",
                f"{100 * whole['states'] / whole['trie']:.1f}",
                remark=f"{whole['states']:,} states, {whole['trie']:,} nodes",
            ),
        ),
        tables=(
            ClaimTable(
                "Sizes",
                (
                    "Words",
                    "Number",
                    "Trie nodes",
                    "States",
                    "Edges",
                    "Text, bytes",
                    "DAWG, bytes",
                    "Smaller",
                ),
                tuple(
                    (
                        name,
                        *(
                            f"{found[key]:,}"
                            for key in ("words", "trie", "states", "edges", "text", "bytes")
                        ),
                        f"{_saved(found):.1f} %",
                    )
                    for name, found in sizes
                ),
            ),
        ),
        plots=(
            Plot(
                "The larger the lexicon, the more a DAWG saves",
                "words",
                "% smaller than the text",
                (
                    PlotSeries("this program", tuple(tiers)),
                    PlotSeries("source 000, at most", ((tiers[0][0], 42.0), (tiers[-1][0], 42.0))),
                ),
            ),
        ),
        remarks=tuple(remarks),
    )


def _name(item: Json, conditions: Conditions) -> str:
    if "lexicon" in item:
        return str(item["lexicon"])
    tier = "all tiers" if item["tier"] == ALL_TIERS else f"up to tier {item['tier']}"
    return f"{conditions.lexicon}, {tier}"


def _saved(found: Json) -> float:
    return 100 * (1 - found["bytes"] / found["text"])
