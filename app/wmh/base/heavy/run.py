"""Heavy run: items that can be computed on any core or machine, and in any order."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, ClassVar, Protocol

from wmh.base.running.stopping import Stop
from wmh.base.text.refusal import InputError

Json = Any
"""Value that is unchanged after a round trip through JSON: no tuples, and only text as keys."""

Do = Callable[[Sequence[Any], Stop], list[Json]]
"""Function that computes some items and returns a list with a result for each.

It belongs to one thread. A result depends on its item and the setting alone. Raises Cancelled.
"""


class HeavyError(InputError):
    """The error for a heavy run that cannot start or cannot finish."""


class RunSetting(Protocol):
    """Setting shared by all items of a run: immutable, sent to every worker once.

    `frees` is true if the work releases the GIL, so that threads serve as well as processes.
    """

    frees: ClassVar[bool]

    def prepare(self) -> Do:
        """Returns the function that computes items; called once for each thread of a worker."""
        ...


class HasDigest(Protocol):
    """Object with a name and a digest that changes with its content."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str:
        """Hexadecimal hash of everything that results may depend on."""
        ...


@dataclass(frozen=True)
class HeavyRun:
    """Items to compute with one setting.

    `name` is used as file name and label; `told` is JSON of everything the results depend on,
    except the words of the `lexicon` and the items. `weights` are the expected costs of the items,
    in any unit; the longest items should come first. Progress is the sum of the weights done,
    counted in `units`.
    """

    name: str
    setting: RunSetting
    items: Sequence[Json]
    weights: Sequence[int]
    units: str
    told: Mapping[str, Json]
    lexicon: HasDigest | None = None

    @cached_property
    def weight(self) -> int:
        return sum(self.weights)

    @cached_property
    def items_digest(self) -> str:
        return digest(list(self.items))

    @property
    def lexicon_digest(self) -> str:
        """Digest of the words of the lexicon; "" without a lexicon."""
        return "" if self.lexicon is None else self.lexicon.digest


def digest(told: Json) -> str:
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def plainly(value: object) -> Json:
    """Returns a value, such as a dataclass, as JSON that identifies a run."""
    told = asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
    return json.loads(json.dumps(told, default=str))
