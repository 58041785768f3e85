"""A heavy run: items that can be done anywhere and in any order."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, ClassVar, Protocol

from wmh.base.running.stopping import Stop
from wmh.base.text.refusal import InputError

Json = Any
"""What JSON can hold, and gives back as it was: no tuples, no keys that are not text."""

Do = Callable[[Sequence[Any], Stop], list[Json]]
"""Does some items: a result for each, which depends on that item and on the setting alone.

It belongs to one thread. Raises Cancelled."""


class HeavyError(InputError):
    """A heavy run that cannot be done, or not be finished."""


class RunSetting(Protocol):
    """The setting of a run, shared by all items: frozen, sent to every worker once.

    `frees` is true if its work releases the interpreter, so that threads do as well as processes.
    """

    frees: ClassVar[bool]

    def prepare(self) -> Do:
        """Returns the function that does items; called once in a worker."""
        ...


class HasDigest(Protocol):
    """Named content with a digest that changes with it."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str:
        """A hash of all that results may depend on, in hexadecimal digits."""
        ...


@dataclass(frozen=True)
class HeavyRun:
    """Items to be done in one setting.

    `name` is the name of its file and its label; `told` is JSON of everything it depends on, except
    the words of the `lexicon` and the items. `weights` are the expected costs of the items, in any
    unit; the longest items should come first. Progress is their sum, counted in `units`.
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
        """The digest of the words, or an empty string."""
        return "" if self.lexicon is None else self.lexicon.digest


def digest(told: Json) -> str:
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def plainly(value: object) -> Json:
    """Returns a frozen value as JSON, to identify a run by."""
    told = asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
    return json.loads(json.dumps(told, default=str))
