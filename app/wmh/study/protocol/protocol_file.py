"""The file of a protocol: read, and of a wrong one said what is wrong, where, what to do."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.fields import Fields, is_line, items, listed, read_fields, table_of
from wmh.engine.refusal import InputError
from wmh.study.protocol.protocol import (
    STARTS,
    STOPS,
    Arm,
    ArmOrder,
    Block,
    Clock,
    Consent,
    Protocol,
    Reported,
    Unsolved,
)

QUESTIONNAIRES = ("tlx", "sus")
NOTHING, NONE, DRAWN = "nothing", "none", "drawn"
"""How a file says that an arm sees no helper, that there is no cap, and that secrets are drawn by
the seed: all of it must be said."""

_FIELDS = (
    *("title", "version", "about", "per_group", "permuted", "seed", "secrets", "order", "length"),
    *("lexicon", "tier", "rule", "attempts", "time_cap", "starts", "stops", "clock_shown"),
    *("unsolved", "after_block", "after_all", "arms", "blocks", "consent"),
)
_SEES: Mapping[str, Spoiler | None] = {NOTHING: None} | {
    level.name.lower(): level for level in Spoiler
}
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")
_MOST_GAMES = 200


class ProtocolError(InputError):
    """A file that tells of no protocol."""


def read_protocol(path: Path) -> Protocol:
    """The protocol of a file. Raises ProtocolError, with the line where possible, and OSError.

    Everything must be said: what is left out would be decided by nobody.
    """
    return _Reader(path.stem, read_fields(path, ProtocolError)).protocol()


@dataclass(frozen=True, slots=True)
class _Reader:
    name: str
    fields: Fields

    def protocol(self) -> Protocol:
        fields = self.fields
        fields.refuse_others(_FIELDS)
        arms = self._arms()
        blocks = self._blocks()
        length = fields.number("length", range(2, 32))
        return Protocol(
            name=self.name,
            title=fields.text("title", most=100, wanted=True),
            version=fields.text("version", most=20, wanted=True),
            about=_paragraph(fields, "about", 1000),
            arms=arms,
            blocks=blocks,
            per_group=fields.number("per_group", range(1, 10_001)),
            permuted=self._permuted(len(arms)),
            seed=fields.number("seed", range(2**32)),
            secrets=self._secrets(length, sum(block.games for block in blocks)),
            order=ArmOrder(_chosen(fields, "order", tuple(ArmOrder))),
            length=length,
            lexicon=fields.text("lexicon", most=80, wanted=True),
            tier=fields.number("tier", range(256)),
            rule=self._rule(),
            attempts=self._cap("attempts", range(1, 101)),
            time_cap=self._cap("time_cap", range(5, 36_001)),
            starts=Clock(_chosen(fields, "starts", STARTS)),
            stops=Clock(_chosen(fields, "stops", STOPS)),
            clock_shown=_whether(fields, "clock_shown"),
            unsolved=Unsolved(_chosen(fields, "unsolved", tuple(Unsolved))),
            after_block=self._questionnaires("after_block"),
            after_all=self._questionnaires("after_all"),
            consent=self._consent(),
        )

    def _arms(self) -> tuple[Arm, ...]:
        tables = self.fields.tables("arms")
        if len(tables) < 2:
            raise self.fields.unlike(
                "arms", self.fields.told.get("arms"), "at least two tables, each under [[arms]]"
            )
        arms: list[Arm] = []
        for each in tables:
            each.refuse_others(("name", "title", "sees", "reported"))
            name = _name(each, [arm.name for arm in arms])
            sees = _SEES[_chosen(each, "sees", tuple(_SEES))]
            arms.append(Arm(name, each.text("title", most=60, wanted=True), sees, _reported(each)))
        return tuple(arms)

    def _blocks(self) -> tuple[Block, ...]:
        tables = self.fields.tables("blocks")
        if not tables:
            raise self.fields.unlike("blocks", None, "tables, each under [[blocks]]")
        blocks: list[Block] = []
        for each in tables:
            each.refuse_others(("name", "title", "games", "practice"))
            name = _name(each, [block.name for block in blocks])
            title = each.text("title", most=60, wanted=True)
            games = each.number("games", range(1, _MOST_GAMES + 1))
            blocks.append(Block(name, title, games, _whether(each, "practice")))
        if all(block.practice for block in blocks):
            raise tables[-1].refuse("practice", "every block is practice: one must be measured")
        return tuple(blocks)

    def _permuted(self, arms: int) -> int:
        size = self.fields.number("permuted", range(arms, 1001))
        if size % arms:
            raise self.fields.refuse(
                "permuted", f"permuted is {size}, but must be a multiple of the {arms} arms"
            )
        return size

    def _secrets(self, length: int, games: int) -> tuple[str, ...]:
        said = self.fields.told.get("secrets")
        if said == DRAWN:
            return ()
        words = [word for word in items(said) if isinstance(word, str) and is_line(word, 31)]
        if not words or len(words) != len(items(said)):
            raise self.fields.unlike("secrets", said, f'a list of words, or "{DRAWN}"')
        if len(words) != games:
            raise self.fields.refuse(
                "secrets", f"there are {len(words)} secrets for {games} games: name one for each"
            )
        for word in words:
            if words.count(word) > 1:
                raise self.fields.refuse("secrets", f"{word} is a secret twice", f'"{word}"')
            if word.isascii() and len(word) != length:
                raise self.fields.refuse(
                    "secrets", f"{word} has {len(word)} letters and not {length}", f'"{word}"'
                )
        return tuple(words)

    def _rule(self) -> Rule:
        marking = tuple(rule for rule in Rule if not RULES[rule].counts)
        return Rule(_chosen(self.fields, "rule", marking))

    def _cap(self, name: str, within: range) -> int | None:
        if self.fields.told.get(name) == NONE:
            return None
        if name not in self.fields.told or isinstance(self.fields.told[name], str):
            said = self.fields.told.get(name)
            raise self.fields.unlike(
                name, said, f'"{NONE}" or a number from {within[0]} to {within[-1]}'
            )
        return self.fields.number(name, within)

    def _questionnaires(self, name: str) -> tuple[str, ...]:
        said = self.fields.told.get(name)
        named = items(said)
        if said != list(named) or not all(each in QUESTIONNAIRES for each in named):
            raise self.fields.unlike(name, said, f"a list of {listed(QUESTIONNAIRES)}, or []")
        return tuple(str(each) for each in named)

    def _consent(self) -> Consent:
        told = self.fields.told.get("consent")
        table = table_of(told)
        if not table:
            raise self.fields.unlike("consent", told, "a table with version and text")
        fields = replace(self.fields, told=table)
        fields.refuse_others(("version", "text"))
        return Consent(
            fields.text("version", most=20, wanted=True), _paragraph(fields, "text", 20_000)
        )


def _name(fields: Fields, before: list[str]) -> str:
    said = fields.told.get("name")
    if not isinstance(said, str) or not _NAME.fullmatch(said):
        raise fields.unlike("name", said, "a name of small letters, digits and -")
    if said in before:
        raise fields.refuse("name", f"{said} is there twice")
    return said


def _chosen(fields: Fields, name: str, choices: tuple[str, ...]) -> str:
    """One of the choices, which must be made."""
    if name not in fields.told:
        raise fields.unlike(name, None, f"one of {listed(choices)}")
    return fields.choice(name, choices, "")


def _whether(fields: Fields, name: str) -> bool:
    said = fields.told.get(name)
    if not isinstance(said, bool):
        raise fields.unlike(name, said, "true or false")
    return said


def _paragraph(fields: Fields, name: str, most: int) -> str:
    said = fields.told.get(name)
    if not isinstance(said, str) or not 0 < len(said.strip()) <= most:
        raise fields.unlike(name, said, f"a text of at most {most:,} characters")
    return said.strip()


def _reported(fields: Fields) -> Reported | None:
    if "reported" not in fields.told:
        return None
    told = table_of(fields.told["reported"])
    values = [told.get(name) for name in ("attempts", "seconds")]
    numbers = [float(each) for each in values if isinstance(each, int | float) and 0 < each < 1e6]
    if len(numbers) != 2 or len(told) != 2:
        wanted = "two numbers, such as { attempts = 6.9, seconds = 178.4 }"
        raise fields.unlike("reported", fields.told["reported"], wanted)
    return Reported(*numbers)
