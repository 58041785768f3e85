"""The studies that are made up in another thread, and what a pilot study says to assume."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from wmh.answering import Answering
from wmh.engine.stopping import Stop, heed
from wmh.study.analysis.assumed import Assumed
from wmh.study.journal.folder import FolderError, recorded
from wmh.study.protocol.protocol import Protocol
from wmh.suggester import Chore, Work

if TYPE_CHECKING:
    from wmh.engine.lexicon.store import Lexicon


@dataclass(frozen=True, slots=True)
class PowerWanted:
    """Request for so many made-up studies of each size."""

    assumed: Assumed
    sizes: tuple[int, ...]
    studies: int


@dataclass(frozen=True, slots=True)
class PowerLine:
    """Finding for two arms: shares of the studies, and those that had no model."""

    size: int
    arms: tuple[str, str]
    model: float
    low: float
    high: float
    means: float
    unfitted: int


@dataclass(frozen=True, slots=True)
class PowerSeen:
    """Findings of the studies that are done."""

    done: int
    of: int
    lines: Sequence[PowerLine]


def powering(protocol: Protocol, wanted: PowerWanted) -> Work:
    """A PowerSeen after each study, by the protocol's seed: as the command line finds."""

    def work(lexicon: "Lexicon", _answering: Answering, stop: Stop) -> Iterator[PowerSeen]:
        from wmh.study.analysis.power import PowerRuns, found
        from wmh.study.protocol.assignment import with_secrets

        dealt = with_secrets(protocol, lexicon, stop)
        make = PowerRuns(dealt, wanted.assumed, protocol.seed).prepare()
        items = [(size, number) for size in wanted.sizes for number in range(wanted.studies)]
        results: list[list[list[float | None]]] = []
        for item in items:
            heed(stop)
            results += make([item], stop)
            done = len(results)
            lines = tuple(
                PowerLine(
                    each.size,
                    (each.first, each.second),
                    each.model / each.studies,
                    each.power.low,
                    each.power.high,
                    each.means / each.studies,
                    each.unfitted,
                )
                for each in found(dealt, items[:done], results)
            )
            yield PowerSeen(done, len(items), lines)

    return work


def likening(folder: Path, protocol: Protocol) -> Chore:
    """The Assumed."""

    def chore(stop: Stop) -> Iterator[Assumed]:
        from wmh.study.analysis.analysis import analyse
        from wmh.study.analysis.power import assumed_like
        from wmh.study.journal.folder import tables_of

        files = tuple(recorded(folder))
        if not files:
            raise FolderError(
                "There are no participants in {0}: choose the folder of a study.", folder
            )
        heed(stop)
        yield assumed_like(analyse(tables_of(files, protocol), protocol, protocol.seed))

    return chore
