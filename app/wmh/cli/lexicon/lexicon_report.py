"""The reports of commands on lexica: facts, what was left out, how far the work is."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from wmh.cli.parts.screen import Screen
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.wordlist import LeftOut
from wmh.engine.wording import counted


def progress_lines(process: str, share: float) -> None:
    """A line of JSON on standard output, at once: for a program that waits."""
    print(json.dumps({"process": process, "share": round(share, 3)}), flush=True)


def print_facts(title: str, facts: Facts) -> None:
    per_length = enumerate(facts.words_per_length, start=1)
    rows = {
        "words": f"{facts.words:,}",
        "per length": "  ".join(f"{length}:{number:,}" for length, number in per_length if number),
        "alphabet": " ".join(facts.alphabet),
        "trie nodes": f"{facts.trie_nodes:,}",
        "states": f"{facts.states:,}",
        "edges": f"{facts.edges:,}",
        "bytes": f"{facts.bytes:,}",
        "text bytes": f"{facts.text_bytes:,}",
        "reduction": f"{facts.reduction:.1%}",
        "source": facts.source,
        "licence": facts.licence,
    }
    table = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        if value:
            table.add_row(f"  {name}", value)
    print(title)
    Screen().print(table)


def print_report(left_out: Sequence[LeftOut], notices: Sequence[str], merged: int) -> None:
    for each in left_out:
        few = ", ".join(each.examples)
        print(f"Left out {counted(each.number, 'line')}, {each.reason}: such as {few}")
    if merged:
        print(f"Merged {counted(merged, 'line')} that repeated a word.")
    for notice in notices:
        print(notice)


def report_as_json(
    facts: Facts, left_out: Sequence[LeftOut], notices: Sequence[str], merged: int
) -> dict[str, Any]:
    return {
        "facts": asdict(facts),
        "left_out": [asdict(each) for each in left_out],
        "notices": list(notices),
        "merged": merged,
    }
