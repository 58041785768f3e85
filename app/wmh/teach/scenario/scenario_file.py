"""Reader of scenario files; its errors say what is wrong, where, and what to do."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from wmh.base.files.fields import Fields, items, join_names, read_fields
from wmh.base.text.refusal import InputError
from wmh.base.text.wording import excerpt
from wmh.engine import count
from wmh.engine.clues.knowledge import Given
from wmh.engine.clues.reading import ClueError, read_turn, split_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.alphabet import MOST_LETTERS, Alphabet
from wmh.engine.lexicon.code_names import is_code_name
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST
from wmh.engine.lexicon.spelling import fold_case, is_letters, letters_in
from wmh.engine.question import ALL_TIERS
from wmh.engine.strategy.strategies import Strategy
from wmh.teach.scenario.scenario import Note, Scenario, Stop
from wmh.teach.step import Stage


def needs(stage: Stage, scenario: Scenario) -> Iterator[tuple[str | InputError, bool]]:
    """Yields each field or condition that a stage needs, and True if the scenario has it."""
    match stage:
        case Stage.PATTERN | Stage.DOCTOR:
            yield "turns", bool(scenario.turns)
        case Stage.CLUES:
            yield "secret", bool(scenario.secret)
            yield "guesses", bool(scenario.guesses)
        case Stage.END_MARK | Stage.INCREMENTAL:
            yield "words", bool(scenario.words)
            most = ScenarioError("{0} words at most", MOST_GROWN)
            yield most, len(scenario.words) <= MOST_GROWN
            plain = ScenarioError("words without marks on letters")
            yield plain, all(map(str.isalpha, scenario.words))
        case Stage.CHOICE | Stage.INFORMATION:
            yield "guesses", bool(scenario.guesses)
        case Stage.CODES:
            yield 'lexicon = "codes:abcdef"', scenario.lexicon == "codes:abcdef"
            yield "length = 4", scenario.length == 4
            yield 'rule = "pegs"', scenario.rule is Rule.PEGS
            yield "secret", bool(scenario.secret)
        case Stage.RACE:
            yield "secret", bool(scenario.secret)
            yield "strategies", bool(scenario.strategies)
        case Stage.CONSTRUCTOR | Stage.MATCHER | Stage.COUNTER | Stage.SCORER | Stage.LIST:
            return


MOST_WORDS = 2000
"""Greatest number of own words; more words should be a word list."""

MOST_GROWN = 40
"""Greatest number of own words for stages that draw them one after the other."""

MOST_TURNS, MOST_GUESSES, MOST_STOPS = 30, 12, 60
TITLE, TEXT = 80, 600
"""Greatest numbers of characters of a title, and of any other text."""

DEFAULT_LEXICON = "english"


class ScenarioError(InputError):
    """The error for a file with an invalid scenario, or without one."""


def read_scenario(path: Path) -> Scenario:
    """Returns the scenario of a file. Raises OSError, and ScenarioError, with the line if known.

    The words of a word list are checked when the lesson is made.
    """
    return _ScenarioReader(name_of(path), read_fields(path, ScenarioError)).scenario()


def name_of(path: Path) -> str:
    """Returns the name that the scenario of a file has: the file's name without ending."""
    return path.name.removesuffix(".toml").removesuffix(".wmh-lesson") or path.name


_FIELDS = (
    *("title", "about", "stages", "length", "words", "lexicon", "tier", "rule", "turns", "given"),
    *("secret", "guesses", "strategies", "stop", "note", "age", "minutes"),
)
_STOP_FIELDS = ("before", "step", "answer", "question", "reveal", "figure")
_NOTE_FIELDS = ("stage", "text")
_YEARS = range(1, 100)
"""Valid values of a scenario's `age` in years, and of its `minutes`."""
_NAME = re.compile("[a-z][a-z_]*")
_BRACES = re.compile(r"[{}]")


@dataclass(frozen=True, slots=True)
class _ScenarioReader:
    """Reader of a scenario's fields, which are checked one by one."""

    name: str
    fields: Fields

    def scenario(self) -> Scenario:
        fields, told = self.fields, self.fields.told
        fields.refuse_others(_FIELDS)
        title = fields.text("title", most=TITLE, wanted=True)
        stages = self._stages()
        length = fields.number("length", range(SHORTEST, LONGEST + 1))
        rule = Rule(fields.choice("rule", tuple(Rule), Rule.TILES))
        words = self._words(length) if "words" in told else ()
        lexicon = self._lexicon(length)
        codes = is_code_name(lexicon)
        scenario = Scenario(
            self.name,
            title,
            _text(fields, "about"),
            stages,
            length,
            words,
            lexicon,
            fields.number("tier", range(ALL_TIERS + 1)) if "tier" in told else None,
            rule,
            self._read_turns(length, rule, codes=codes),
            self._read_given(length),
            self._secret(words, length, codes=codes),
            tuple(self._read_words("guesses", MOST_GUESSES, length, codes=codes)),
            self._strategies(),
            self._stops(stages),
            self._notes(stages),
            *(fields.number(x, _YEARS) if x in told else None for x in ("age", "minutes")),
        )
        self._refuse_unready(scenario)
        return scenario

    # Fields

    def _stages(self) -> tuple[Stage, ...]:
        names = self._array("stages", len(Stage))
        if not names:
            told = self.fields.told.get("stages")
            raise self.fields.unlike("stages", told, "a list of some of {0}", join_names(Stage))
        for name in names:
            if name not in tuple(Stage):
                raise self.fields.refuse(
                    "stages",
                    "there is no stage {0}: use {1}",
                    excerpt(name),
                    join_names(Stage),
                    item=name,
                )
        self._refuse_twins("stages", names)
        return tuple(map(Stage, names))

    def _words(self, length: int) -> tuple[str, ...]:
        for other in ("lexicon", "tier"):
            if other in self.fields.told:
                raise self.fields.refuse(
                    other, "{0} and words exclude each other: leave out one of them", other
                )
        words = [fold_case(word) for word in self._array("words", MOST_WORDS)]
        for word in words:
            if not is_letters(word) or not SHORTEST <= len(letters_in(word)) <= LONGEST:
                raise self.fields.refuse(
                    "words",
                    "the word {0} is not {1} to {2} letters: correct it or take it out",
                    excerpt(word),
                    SHORTEST,
                    LONGEST,
                    item=word,
                )
        self._refuse_twins("words", words)
        if (letters := len(set[str]().union(*map(letters_in, words)))) > MOST_LETTERS:
            raise self.fields.refuse(
                "words",
                "the words have {0} different letters, but at most {1} are allowed: leave some out",
                letters,
                MOST_LETTERS,
            )
        if not any(len(letters_in(word)) == length for word in words):
            raise self.fields.refuse(
                "words", "no word has {0}: add words or change length", count.letters(length)
            )
        return tuple(words)

    def _lexicon(self, length: int) -> str:
        name = self.fields.list_name("lexicon") or DEFAULT_LEXICON
        if is_code_name(name) and length > len(name):
            raise self.fields.refuse("length", "codes of {0} are shorter: change length", name)
        return name

    def _read_turns(self, length: int, rule: Rule, *, codes: bool) -> tuple[Turn, ...]:
        turns: list[Turn] = []
        for text in self._array("turns", MOST_TURNS):
            guess, clue = split_turn(text)
            letters = _letters(guess)
            if not letters or not _is_spelt(letters, codes=codes) or not clue:
                like = "fbee:2,1" if rule is Rule.PEGS else "rain:ywwg"
                raise self.fields.refuse(
                    "turns",
                    "{0} is not a guess with its clue: write it like {1}",
                    excerpt(text),
                    like,
                    item=text,
                )
            try:
                alphabet = Alphabet(tuple(sorted(set(letters))))
                turn = read_turn("".join(letters), clue, alphabet, rule)
            except ClueError as error:
                raise self.fields.refuse_for("turns", error, text) from error
            self._refuse_length("turns", turn.guess, length, text)
            turns.append(turn)
        return tuple(turns)

    def _read_given(self, length: int) -> Given:
        said = fold_case(self.fields.text("given", most=4 * LONGEST))
        if not said:
            return ()
        letters = tuple(None if letter == "." else letter for letter in letters_in(said))
        known = [letter for letter in letters if letter is not None]
        if len(letters) != length or not known or not _is_spelt(tuple(known), codes=True):
            raise self.fields.refuse(
                "given",
                "given is {0}: write a letter or a dot for each of {1} places",
                excerpt(said),
                length,
            )
        return letters

    def _secret(self, words: tuple[str, ...], length: int, *, codes: bool) -> str:
        text = self.fields.text("secret", most=4 * LONGEST)
        if not text:
            return ""
        letters = _letters(text)
        if not _is_spelt(letters, codes=codes):
            raise self.fields.refuse("secret", "secret is {0}, which is not a word", excerpt(text))
        self._refuse_length("secret", letters, length, text)
        secret = "".join(letters)
        if words and secret not in words:
            raise self.fields.refuse(
                "secret",
                "the answer {0} is not among the words: add it to them",
                excerpt(secret),
            )
        return secret

    def _read_words(self, name: str, most: int, length: int, *, codes: bool) -> Iterable[str]:
        texts = self._array(name, most)
        self._refuse_twins(name, [fold_case(text) for text in texts])
        for text in texts:
            letters = _letters(text)
            if not _is_spelt(letters, codes=codes):
                raise self.fields.refuse(
                    name,
                    "the guess {0} is not a word: write letters only",
                    excerpt(text),
                    item=text,
                )
            self._refuse_length(name, letters, length, text)
            yield "".join(letters)

    def _strategies(self) -> tuple[str, ...]:
        names = self._array("strategies", len(Strategy))
        for name in names:
            if name not in tuple(Strategy):
                raise self.fields.refuse(
                    "strategies",
                    "there is no strategy {0}: use {1}",
                    excerpt(name),
                    join_names(Strategy),
                    item=name,
                )
        self._refuse_twins("strategies", names)
        return names

    def _stops(self, stages: tuple[Stage, ...]) -> tuple[Stop, ...]:
        tables = self.fields.tables("stop")
        if len(tables) > MOST_STOPS:
            raise self.fields.refuse(
                "stop", "there are more than {0} stops: remove some", MOST_STOPS
            )
        return tuple(self._stop(each, stages) for each in tables)

    def _stop(self, fields: Fields, stages: tuple[Stage, ...]) -> Stop:
        fields.refuse_others(_STOP_FIELDS)
        if "before" not in fields.told:
            raise fields.unlike("before", None, "one of {0}", join_names(stages))
        before = Stage(fields.choice("before", stages, stages[0]))
        figure = fields.text("figure", most=40) or None
        if figure is not None and not _NAME.fullmatch(figure):
            raise fields.unlike("figure", figure, "the name of a figure, such as remaining")
        reveal = _text(fields, "reveal", wanted=True)
        if figure is None and "{0}" in reveal:
            raise fields.refuse(
                "reveal", "reveal has {0}, but no figure is named: add figure, or leave it out"
            )
        if figure is not None and (
            "{0}" not in reveal or _BRACES.search(reveal.replace("{0}", ""))
        ):
            raise fields.refuse(
                "reveal", "reveal needs {0} where the number belongs, and no other brackets like it"
            )
        question = _text(fields, "question", wanted=True)
        step, answer = (self._step(fields, name) for name in ("step", "answer"))
        return Stop(before, question, reveal, figure, 1 if step is None else step, answer)

    def _step(self, fields: Fields, name: str) -> int | None:
        """Returns a step's number, None if missing; its stage may have fewer steps."""
        said = fields.told.get(name)
        if said is None:
            return None
        if not isinstance(said, int) or isinstance(said, bool) or said == 0:
            raise fields.unlike(name, said, "the number of a step, from 1, or -1 for the last")
        return said

    def _notes(self, stages: tuple[Stage, ...]) -> tuple[Note, ...]:
        notes: list[Note] = []
        for fields in self.fields.tables("note"):
            fields.refuse_others(_NOTE_FIELDS)
            stage = fields.choice("stage", stages, "")
            notes.append(Note(Stage(stage) if stage else None, _text(fields, "text", wanted=True)))
        return tuple(notes)

    # What a stage cannot do without

    def _refuse_unready(self, scenario: Scenario) -> None:
        for stage in scenario.stages:
            for name, is_there in needs(stage, scenario):
                if not is_there:
                    raise self.fields.refuse(
                        "stages",
                        "the stage {0} needs {1}: add it or leave the stage out",
                        stage,
                        name,
                        item=stage,
                    )

    # Kinds of fields

    def _array(self, name: str, most: int) -> tuple[str, ...]:
        """Returns the one-line texts of an array field; empty if the field is missing."""
        if name not in self.fields.told:
            return ()
        said = self.fields.told[name]
        texts = tuple(str(item).strip() for item in items(said) if isinstance(item, str))
        if not texts or len(texts) != len(items(said)) or not all(map(str.isprintable, texts)):
            raise self.fields.unlike(name, said, "a list of texts in quotes")
        if len(texts) > most:
            raise self.fields.refuse(
                name,
                "{0} has {1}, but at most {2} can be shown: leave some out",
                name,
                len(texts),
                most,
            )
        return texts

    def _refuse_twins(self, name: str, texts: Iterable[str]) -> None:
        seen = set[str]()
        for text in texts:
            if text in seen:
                raise self.fields.refuse(
                    name, "{0} appears twice: take one out", excerpt(text), item=text
                )
            seen.add(text)

    def _refuse_length(self, name: str, letters: tuple[str, ...], length: int, text: str) -> None:
        if len(letters) != length:
            raise self.fields.refuse(
                name,
                "{0} has {1}, but length is {2}: make them equal",
                excerpt(text),
                count.letters(len(letters)),
                length,
                item=text,
            )


def _text(fields: Fields, name: str, *, wanted: bool = False) -> str:
    """Returns a field's text with spaces for line breaks, since it may span lines of the file."""
    said = fields.told.get(name)
    if said is None and not wanted:
        return ""
    text = " ".join(said.split()) if isinstance(said, str) else ""
    if not 0 < len(text) <= TEXT or not text.isprintable():
        raise fields.unlike(name, said, "a text of at most {0} characters", TEXT)
    return text


def _letters(text: str) -> tuple[str, ...]:
    """Returns the letters of a guess: its characters, or parts between dots, as in `ll.a.m.a`."""
    word = fold_case(text)
    return tuple(word.split(".")) if "." in word else letters_in(word)


def _is_spelt(letters: tuple[str, ...], *, codes: bool) -> bool:
    return all(is_letters(letter) or (codes and letter.isalnum()) for letter in letters)
