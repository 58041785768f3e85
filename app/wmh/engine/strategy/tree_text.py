"""The decision tree as text: a line for each clue, what follows it indented below."""

from collections.abc import Iterator

from wmh.engine.clues.transcript import write_clue
from wmh.engine.strategy.tree import Node
from wmh.engine.wording import counted

_INDENT = "  "


def as_text(node: Node) -> str:
    """The guess; below it each clue, how many words it leaves, and the guess after it."""
    return "\n".join((f"{node.word}  {counted(node.remaining, 'word')}", *_lines(node, 1), ""))


def _lines(node: Node, depth: int) -> Iterator[str]:
    for branch in node.branches:
        if branch.solves or branch.next is None:
            continue
        clue = write_clue(branch.clue)
        yield f"{_INDENT * depth}{clue}  {branch.remaining:>4}  {branch.next.word}"
        yield from _lines(branch.next, depth + 1)
