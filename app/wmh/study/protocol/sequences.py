"""Sequences of a crossover: the orders in which participants meet the arms."""

from collections.abc import Callable, Mapping
from itertools import permutations

from wmh.base.files.fields import Fields, items, join_names
from wmh.study.protocol.protocol import Design


def _cyclic(arms: list[str]) -> tuple[tuple[str, ...], ...]:
    """Returns one order for each arm, in which each arm is once at each position."""
    return tuple((*arms[start:], *arms[:start]) for start in range(len(arms)))


def _williams(arms: list[str]) -> tuple[tuple[str, ...], ...]:
    """Returns orders with each arm equally often at each position and after each other arm.

    These are Williams's designs (1949).
    """
    n = len(arms)
    first = [(place + 1) // 2 if place % 2 else (n - place // 2) % n for place in range(n)]
    rows = [tuple(arms[(step + start) % n] for step in first) for start in range(n)]
    return tuple(rows if n % 2 == 0 else [*rows, *(row[::-1] for row in rows)])


_SQUARES: Mapping[str, Callable[[list[str]], tuple[tuple[str, ...], ...]]] = {
    "latin": _cyclic,
    "williams": _williams,
    "all": lambda arms: tuple(permutations(arms)),
}
_MOST_PERMUTED = 4


def sequences_of(fields: Fields, design: Design, arms: list[str]) -> tuple[tuple[str, ...], ...]:
    """Returns the orders in which arms are met; empty if each participant meets only one arm."""
    said = fields.told.get("sequences")
    if design is Design.BETWEEN:
        if said is not None:
            raise fields.refuse(
                "sequences", 'sequences need design = "within" or "both": add that line'
            )
        return ()
    if design is Design.WITHIN and isinstance(said, str) and said in _SQUARES:
        if said == "all" and len(arms) > _MOST_PERMUTED:
            raise fields.refuse(
                "sequences", "all orders of {0} conditions are too many: use williams", len(arms)
            )
        return _SQUARES[said](arms)
    told = [tuple(str(name) for name in items(each)) for each in items(said)]
    if not told or not all(told):
        if design is Design.WITHIN:
            squares = join_names(tuple(_SQUARES))
            raise fields.unlike(
                "sequences", said, "one of {0}, or a list of lists of conditions", squares
            )
        raise fields.unlike("sequences", said, "a list of lists of conditions")
    for each in told:
        for name in each:
            if name not in arms:
                spelt = f'"{name}"'
                raise fields.refuse("sequences", "there is no condition {0}", name, item=spelt)
        if design is Design.WITHIN and sorted(each) != sorted(arms):
            raise fields.refuse(
                "sequences",
                "{0} must have each condition once, or the design is both",
                join_names(each),
            )
        if len(each) != len(told[0]) or len(each) < 2:
            raise fields.refuse(
                "sequences", "all sequences must have the same number of conditions, at least two"
            )
    if len(set(told)) < len(told):
        raise fields.refuse("sequences", "a sequence appears twice")
    if missing := [name for name in arms if not any(name in each for each in told)]:
        raise fields.refuse("sequences", "the condition {0} is in no sequence", missing[0])
    return tuple(told)
