"""Protocols for tests."""

from dataclasses import replace

from wmh.engine.clues.rules import Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.study.protocol.protocol import Arm, ArmOrder, Block, Clock, Consent, Protocol, Unsolved

SMALL = Protocol(
    name="small",
    title="A small study",
    version="1",
    about="For tests.",
    arms=(Arm("without", "Without", None), Arm("with", "With", Spoiler.ANSWER)),
    blocks=(Block("practice", "Practice", 1, True), Block("measured", "Measured", 2, False)),
    per_group=2,
    permuted=4,
    seed=7,
    secrets=("rain", "bird", "cord"),
    order=ArmOrder.FIXED,
    length=4,
    lexicon="small",
    tier=0,
    rule=Rule.TILES,
    attempts=6,
    time_cap=None,
    starts=Clock.SHOWN,
    stops=Clock.CLUE,
    clock_shown=False,
    unsolved=Unsolved.CAP,
    after_block=("tlx",),
    after_all=("sus",),
    consent=Consent("1", "I agree."),
)


def small(**changes):
    return replace(SMALL, **changes)
