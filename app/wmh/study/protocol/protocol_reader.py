"""Parser of a protocol's fields, with errors that say what is wrong and what to do."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from wmh.base.files.fields import Fields, is_line, items, join_names, table_of
from wmh.base.text.languages import LANGUAGES
from wmh.base.text.wording import translatable
from wmh.engine import count
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.explain.spoiler import Spoiler
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.study.protocol.primary import primary_of
from wmh.study.protocol.protocol import (
    PROVEN_TO,
    STARTS,
    STOPS,
    Arm,
    ArmBy,
    ArmOrder,
    Block,
    Clock,
    Consent,
    Design,
    Protocol,
    ReportedMeans,
    Translations,
    Unsolved,
)
from wmh.study.protocol.questionnaire import Questionnaire, QuestionnaireError, read_questionnaire
from wmh.study.protocol.sequences import sequences_of

QUESTIONNAIRES = ("tlx", "sus")
NOTHING, NONE, DRAWN, MATCHED = "nothing", "none", "drawn", "matched"
"""Values in protocol files: no helper, no cap, secrets drawn, drawn with similar difficulty."""

_FIELDS = (
    *("title", "version", "about", "per_group", "permuted", "seed", "secrets", "order", "length"),
    *("lexicon", "tier", "rule", "attempts", "time_cap", "starts", "stops", "clock_shown"),
    *("unsolved", "after_block", "after_all", "arms", "blocks", "consent"),
    *("design", "sequences", "arm_by", "before", "after_arm", "pause_with_pin", "languages"),
    *("stations", "primary"),
)
_SEES: Mapping[str, Spoiler | None] = {NOTHING: None} | {
    level.name.lower(): level for level in Spoiler
}
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")
_MOST_GAMES = 200
_STATION = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
_MOST_STATIONS = 100


@dataclass(frozen=True, slots=True)
class ProtocolReader:
    """Parser of a protocol's fields; `beside` is the folder with the protocol's own questionnaires.

    For invalid values it raises the error class that `fields` names.
    """

    name: str
    fields: Fields
    beside: Path

    def protocol(self) -> Protocol:
        fields = self.fields
        fields.refuse_others(_FIELDS)
        length = fields.number("length", range(2, 32))
        languages = self._languages()
        arms = self._arms(length, languages)
        blocks = self._blocks()
        design = Design(fields.choice("design", tuple(Design), Design.BETWEEN))
        arm_by = ArmBy(fields.choice("arm_by", tuple(ArmBy), ArmBy.ROUND))
        sequences = sequences_of(fields, design, [arm.name for arm in arms])
        if sequences and arm_by is ArmBy.BLOCK and len(sequences[0]) != len(blocks):
            raise fields.refuse(
                "arm_by",
                "a sequence has {0} conditions for {1} blocks: name a condition for each block",
                len(sequences[0]),
                len(blocks),
            )
        if not sequences and "arm_by" in fields.told:
            raise fields.refuse("arm_by", "arm_by needs sequences: add them, or leave it out")
        rounds = len(sequences[0]) if sequences and arm_by is ArmBy.ROUND else 1
        games = rounds * sum(block.games for block in blocks)
        asked = {name: self._questionnaires(name) for name in _ASKED}
        return Protocol(
            name=self.name,
            title=fields.text("title", most=100, wanted=True),
            version=fields.text("version", most=20, wanted=True),
            about=fields.paragraph("about", 1000),
            arms=arms,
            blocks=blocks,
            per_group=fields.number("per_group", range(1, 10_001)),
            permuted=self._block_size(len(sequences) or len(arms)),
            seed=fields.number("seed", range(2**32)),
            secrets=self._secrets(length, games, {arm.tried.lower() for arm in arms}),
            order=ArmOrder(_required_choice(fields, "order", tuple(ArmOrder))),
            length=length,
            lexicon=fields.list_name("lexicon", wanted=True),
            tier=fields.number("tier", range(256)),
            rule=self._rule(),
            attempts=self._cap("attempts", range(1, 101)),
            time_cap=self._cap("time_cap", range(5, 36_001)),
            starts=Clock(_required_choice(fields, "starts", STARTS)),
            stops=Clock(_required_choice(fields, "stops", STOPS)),
            clock_shown=_whether(fields, "clock_shown"),
            unsolved=Unsolved(_required_choice(fields, "unsolved", tuple(Unsolved))),
            after_block=asked["after_block"],
            after_all=asked["after_all"],
            consent=self._consent(languages),
            design=design,
            sequences=sequences,
            arm_by=arm_by,
            matched=fields.told.get("secrets") == MATCHED,
            before=asked["before"],
            after_arm=asked["after_arm"],
            pause_with_pin="pause_with_pin" in fields.told and _whether(fields, "pause_with_pin"),
            languages=languages,
            own=self._own(asked, languages),
            stations=self._stations(),
            primary=primary_of(fields, [arm.name for arm in arms]),
        )

    def _languages(self) -> tuple[str, ...]:
        said = self.fields.told.get("languages")
        told = [str(each) for each in items(said)]
        wrong = [each for each in told if each not in LANGUAGES]
        if said is not None and (wrong or not told or len(set(told)) < len(told)):
            raise self.fields.unlike(
                "languages", said, "a list of some of {0}, each once", join_names(LANGUAGES)
            )
        return tuple(told)

    def _stations(self) -> tuple[str, ...]:
        """Returns the names of stations, which must differ, not only in case."""
        said = self.fields.told.get("stations")
        told = [str(each) for each in items(said)]
        if said is not None and (
            not 2 <= len(told) <= _MOST_STATIONS
            or any(not _STATION.fullmatch(each) for each in told)
        ):
            raise self.fields.unlike(
                "stations",
                said,
                "a list of 2 to {0} names of machines, each of 1 to 8 letters a to z and digits, a"
                " letter first; or left out for one machine",
                _MOST_STATIONS,
            )
        seen: set[str] = set()
        for each in told:
            if each.lower() in seen:
                spelt = f'"{each}"'
                raise self.fields.refuse("stations", "{0} is a station twice", each, item=spelt)
            seen.add(each.lower())
        return tuple(told)

    def _own(
        self, asked: Mapping[str, tuple[str, ...]], languages: tuple[str, ...]
    ) -> tuple[Questionnaire, ...]:
        """Returns the protocol's own questionnaires, in the original language and in translations.

        Raises QuestionnaireError for a translation whose items or choices differ from the
        original's.
        """
        names = dict.fromkeys(name for each in asked.values() for name in each)
        found: list[Questionnaire] = []
        for name in names:
            for language in ("", *languages):
                path = self.beside / language / f"{name}.toml"
                if not path.is_file():
                    continue
                read = replace(read_questionnaire(path), language=language)
                original = next((each for each in found if each.name == name), read)
                if read.outline != original.outline:
                    raise QuestionnaireError(
                        "{0} is not a translation of {1}: both must have the same items, with "
                        "the same kinds and as many choices.",
                        f"{language}/{name}.toml",
                        f"{name}.toml",
                    )
                found.append(read)
        return tuple(found)

    def _arms(self, length: int, languages: tuple[str, ...]) -> tuple[Arm, ...]:
        tables = self.fields.tables("arms")
        if len(tables) < 2:
            raise self.fields.unlike(
                "arms", self.fields.told.get("arms"), "at least two tables, each under [[arms]]"
            )
        arms: list[Arm] = []
        for each in tables:
            each.refuse_others(_ARM)
            name = _name(each, [arm.name for arm in arms])
            sees = _SEES[_required_choice(each, "sees", tuple(_SEES))]
            for field in ("strategy", "rows", "proven_to"):
                if sees is None and field in each.told:
                    raise each.refuse(
                        field, '{0} is for a condition that sees more than "{1}"', field, NOTHING
                    )
            strategy = Strategy(each.choice("strategy", tuple(Strategy), Strategy.PAPER))
            if "proven_to" in each.told and not STRATEGIES[strategy].proves:
                proving = join_names([name for name, told in STRATEGIES.items() if told.proves])
                raise each.refuse(
                    "proven_to", "proven_to works only with the strategy {0}", proving
                )
            arms.append(
                Arm(
                    name,
                    each.text("title", most=60, wanted=True),
                    sees,
                    _reported_means(each),
                    strategy,
                    each.number("rows", range(1, 51)) if "rows" in each.told else None,
                    each.paragraph("instructions", 4000) if "instructions" in each.told else "",
                    _translations(each, "instructions", languages),
                    _trial_word(each, length),
                    each.number("proven_to", range(1, PROVEN_TO + 1))
                    if "proven_to" in each.told
                    else PROVEN_TO,
                )
            )
        return tuple(arms)

    def _blocks(self) -> tuple[Block, ...]:
        tables = self.fields.tables("blocks")
        if not tables:
            raise self.fields.unlike("blocks", None, "tables, each under [[blocks]]")
        blocks: list[Block] = []
        for each in tables:
            each.refuse_others(("name", "title", "games", "practice", "rest"))
            name = _name(each, [block.name for block in blocks])
            title = each.text("title", most=60, wanted=True)
            games = each.number("games", range(1, _MOST_GAMES + 1))
            rest = each.number("rest", range(3601)) if "rest" in each.told else 0
            blocks.append(Block(name, title, games, _whether(each, "practice"), rest))
        if all(block.practice for block in blocks):
            raise tables[-1].refuse("practice", "every block is practice: one must be measured")
        return tuple(blocks)

    def _block_size(self, groups: int) -> int:
        size = self.fields.number("permuted", range(groups, 1001))
        if size % groups:
            raise self.fields.refuse(
                "permuted",
                "permuted is {0}, but must be a multiple of the {1} sequences"
                if "sequences" in self.fields.told
                else "permuted is {0}, but must be a multiple of the {1} conditions",
                size,
                groups,
            )
        return size

    def _secrets(self, length: int, games: int, tried: set[str]) -> tuple[str, ...]:
        said = self.fields.told.get("secrets")
        if said in (DRAWN, MATCHED):
            return ()
        words = [word for word in items(said) if isinstance(word, str) and is_line(word, 31)]
        if not words or len(words) != len(items(said)):
            raise self.fields.unlike(
                "secrets", said, 'a list of words, "{0}" or "{1}"', DRAWN, MATCHED
            )
        if len(words) != games:
            raise self.fields.refuse(
                "secrets",
                "there are {0} target words for {1} games: name one for each",
                len(words),
                games,
            )
        for word in words:
            spelt = f'"{word}"'
            if words.count(word) > 1:
                raise self.fields.refuse("secrets", "{0} is a target word twice", word, item=spelt)
            if word.lower() in tried:
                raise self.fields.refuse(
                    "secrets",
                    "{0} is used in the practice of a condition, and known by then: choose "
                    "another word",
                    word,
                    item=spelt,
                )
            _refuse_misfit(self.fields, "secrets", word, length, item=spelt)
        return tuple(words)

    def _rule(self) -> Rule:
        marking = tuple(rule for rule in Rule if not RULES[rule].counts)
        return Rule(_required_choice(self.fields, "rule", marking))

    def _cap(self, name: str, within: range) -> int | None:
        if self.fields.told.get(name) == NONE:
            return None
        if name not in self.fields.told or isinstance(self.fields.told[name], str):
            said = self.fields.told.get(name)
            ends = map(str, (within[0], within[-1]))
            raise self.fields.unlike(name, said, '"{0}" or a number from {1} to {2}', NONE, *ends)
        return self.fields.number(name, within)

    def _questionnaires(self, name: str) -> tuple[str, ...]:
        """Returns the names of existing questionnaires that a field lists."""
        said = self.fields.told.get(name)
        if said is None and name in _ASKED_SINCE:
            return ()
        named = items(said)
        here = [path.stem for path in sorted(self.beside.glob("*.toml"))]
        there = tuple(dict.fromkeys((*QUESTIONNAIRES, *here)))
        if said != list(named) or not all(each in there for each in named):
            raise self.fields.unlike(name, said, "a list of {0}, or []", join_names(there))
        return tuple(str(each) for each in named)

    def _consent(self, languages: tuple[str, ...]) -> Consent:
        fields = self.fields.table("consent", translatable("a table with version and text"))
        fields.refuse_others(("version", "text", "translated"))
        return Consent(
            fields.text("version", most=20, wanted=True),
            fields.paragraph("text", 20_000),
            _translations(fields, "text", languages),
        )


_ASKED_SINCE = ("before", "after_arm")
_ASKED = ("after_block", "after_all", *_ASKED_SINCE)
_ARM = (
    *("name", "title", "sees", "reported"),
    *("strategy", "rows", "proven_to", "instructions", "translated", "tried"),
)


def _translations(fields: Fields, of: str, languages: tuple[str, ...]) -> Translations:
    """Returns translations of the field `of`, in all languages of the protocol but the first."""
    said = fields.told.get("translated")
    table = table_of(said)
    if of not in fields.told and said is not None:
        raise fields.refuse(
            "translated", '"translated" needs {0}: add it, or leave "translated" out', of
        )
    wanted = languages[1:] if of in fields.told else ()
    if set(table) != set(wanted) or not all(
        isinstance(each, str) and 0 < len(each.strip()) <= 20_000 for each in table.values()
    ):
        if not wanted:
            raise fields.unlike("translated", said, "left out, since there is no languages")
        example = ", ".join(f'{each} = "…"' for each in wanted)
        raise fields.unlike(
            "translated", said, "{0}, one for each language in languages", f"{{ {example} }}"
        )
    return tuple((name, str(table[name]).strip()) for name in wanted)


def _trial_word(fields: Fields, length: int) -> str:
    word = fields.text("tried", most=31) if "tried" in fields.told else ""
    if word:
        _refuse_misfit(fields, "tried", word, length)
    return word


def _refuse_misfit(fields: Fields, name: str, word: str, length: int, *, item: str = "") -> None:
    """Refuses an ASCII word without `length` letters; other words are not checked here."""
    if word.isascii() and len(word) != length:
        letters = count.letters(len(word))
        raise fields.refuse(name, "{0} has {1}, not {2}", word, letters, length, item=item)


def _name(fields: Fields, before: list[str]) -> str:
    said = fields.told.get("name")
    if not isinstance(said, str) or not _NAME.fullmatch(said):
        raise fields.unlike("name", said, "a name of small letters, digits and -")
    if said in before:
        raise fields.refuse("name", "{0} appears twice", said)
    return said


def _required_choice(fields: Fields, name: str, choices: tuple[str, ...]) -> str:
    """Returns the value of a required field, which must be one of `choices`."""
    if name not in fields.told:
        raise fields.unlike(name, None, "one of {0}", join_names(choices))
    return fields.choice(name, choices, "")


def _whether(fields: Fields, name: str) -> bool:
    said = fields.told.get(name)
    if not isinstance(said, bool):
        raise fields.unlike(name, said, "true or false")
    return said


def _reported_means(fields: Fields) -> ReportedMeans | None:
    if "reported" not in fields.told:
        return None
    told = table_of(fields.told["reported"])
    values = [told.get(name) for name in ("attempts", "seconds")]
    numbers = [float(each) for each in values if isinstance(each, int | float) and 0 < each < 1e6]
    if len(numbers) != 2 or len(told) != 2:
        raise fields.unlike(
            "reported",
            fields.told["reported"],
            "two numbers, such as { attempts = 6.9, seconds = 178.4 }",
        )
    return ReportedMeans(*numbers)
