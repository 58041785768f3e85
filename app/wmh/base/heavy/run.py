"""A heavy run: many items, each of which can be done anywhere and in any order."""

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

It belongs to one thread. Raises Stopped."""


class HeavyError(InputError):
    """A heavy run that cannot be done, or not to its end."""


class RunSetting(Protocol):
    """Needs of all items of a run, the same for each: frozen, and sent to every worker once.

    `frees` says that its work leaves the interpreter free, so that threads do as well as processes.
    """

    frees: ClassVar[bool]

    def prepare(self) -> Do:
        """What does the items, in a worker; made once there."""
        ...


class Digested(Protocol):
    """Named content that is the same wherever its digest is."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str:
        """A hash of all that results may depend on, in hexadecimal digits."""
        ...


@dataclass(frozen=True)
class HeavyRun:
    """Items to be done in one setting.

    `name` is its file's and what is shown of it; `told` says what it depends on, but for the words
    of the `lexicon` and the items, in JSON. `weights` are about how long each item takes, in any
    unit; the longest items should come first. They are how much is done, counted in `units`.
    """

    name: str
    setting: RunSetting
    items: Sequence[Json]
    weights: Sequence[int]
    units: str
    told: Mapping[str, Json]
    lexicon: Digested | None = None

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
    """A frozen value as JSON tells it, to name what a run depends on."""
    told = asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
    return json.loads(json.dumps(told, default=str))
