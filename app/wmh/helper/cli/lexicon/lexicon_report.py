"""Reports on word lists that several commands print: facts, omitted lines, progress."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from wmh.base.text.phrases import _, figure, objection
from wmh.base.text.refusal import InputError
from wmh.engine import count
from wmh.engine.lexicon.facts import Facts
from wmh.engine.lexicon.reading.wordlist import LeftOut
from wmh.helper.cli.parts.screen import Screen


def progress_lines(process: str, share: float) -> None:
    """Prints progress as a line of JSON, at once, for a program that waits for it."""
    print(json.dumps({"process": process, "share": round(share, 3)}), flush=True)


def print_facts(title: str, facts: Facts) -> None:
    per_length = enumerate(facts.words_per_length, start=1)
    rows = {
        _("words"): figure(facts.words),
        _("per length"): "  ".join(
            f"{length}:{figure(number)}" for length, number in per_length if number
        ),
        _("alphabet"): " ".join(facts.alphabet),
        _("trie nodes"): figure(facts.trie_nodes),
        _("states"): figure(facts.states),
        _("edges"): figure(facts.edges),
        _("bytes"): figure(facts.bytes),
        _("text bytes"): figure(facts.text_bytes),
        # Of a few words, the graph's table is the most: it is larger than the text.
        _("reduction"): _("{0}%", figure(100 * facts.reduction, 1)) if facts.reduction >= 0 else "",
        _("source"): facts.source,
        _("licence"): facts.licence,
    }
    table = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        if value:
            table.add_row(f"  {name}", value)
    print(title)
    Screen().print(table)


def print_report(left_out: Sequence[LeftOut], notices: Sequence[InputError], merged: int) -> None:
    for each in left_out:
        few = ", ".join(each.examples)
        why = _(each.reason, context="LeftOut")
        print(_("Left out {0}, {1}: such as {2}", count.lines(each.number), why, few))
    if merged:
        print(_("Merged {0} that repeated a word.", count.lines(merged)))
    for notice in notices:
        print(objection(notice))


def report_as_json(
    facts: Facts, left_out: Sequence[LeftOut], notices: Sequence[InputError], merged: int
) -> dict[str, Any]:
    return {
        "facts": asdict(facts),
        "left_out": [asdict(each) for each in left_out],
        "notices": list(map(objection, notices)),
        "merged": merged,
    }
