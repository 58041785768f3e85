"""Making of a lesson from a scenario: the steps of all its stages, with questions between them."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from wmh.base.running import stopping
from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import excerpt
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.turn import Turn
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.games.keeping import SecretError
from wmh.helper.games.prepared import Prepared, key_of
from wmh.teach.drawing.extents import extents_of
from wmh.teach.figures.title_figure import TitleFigure
from wmh.teach.lesson import Lesson
from wmh.teach.method import Method, method_facts, method_of
from wmh.teach.remarks import tier_of
from wmh.teach.scenario.scenario import Fact, Scenario
from wmh.teach.scenario.scenario_file import ScenarioError
from wmh.teach.scenario.stops import with_stops
from wmh.teach.step import TITLES, Stage, Step
from wmh.teach.steps.automaton_steps import (
    end_mark_facts,
    end_mark_steps,
    incremental_facts,
    incremental_steps,
)
from wmh.teach.steps.choice_steps import choice_facts, choice_steps, splits_of
from wmh.teach.steps.clues_steps import clues_facts, clues_steps, marking_of
from wmh.teach.steps.codes_steps import codes_facts, codes_of, codes_steps
from wmh.teach.steps.constructor_steps import (
    constructor_facts,
    constructor_steps,
    constructor_summary,
    summary_facts,
)
from wmh.teach.steps.doctor_steps import doctor_facts, doctor_steps, examination_of
from wmh.teach.steps.information_steps import (
    information_facts,
    information_of,
    information_steps,
)
from wmh.teach.steps.matcher_steps import matcher_steps
from wmh.teach.steps.pattern_steps import pattern_steps
from wmh.teach.steps.race_steps import race_facts, race_of, race_steps
from wmh.teach.steps.scoring_steps import counter_steps, list_steps, scorer_steps

if TYPE_CHECKING:
    from wmh.engine.strategy.solver import Solver
    from wmh.helper.games.race_table import RaceTable


class LessonAnswering(Protocol):
    """Provider of what a lesson needs besides the word list: the solver, and prepared races."""

    def solver(self, lexicon: Lexicon) -> "Solver":
        """Returns the solver for a word list. Raises ImportError if the kernels are missing."""
        ...

    def races(self, lexicon: Lexicon) -> Prepared:
        """Returns the strategies' guesses in races that were computed in advance."""
        ...


def lesson_of(
    scenario: Scenario,
    answering: LessonAnswering,
    lexicon: Lexicon,
    stop: stopping.Stop = stopping.never,
) -> Lesson:
    """Returns the lesson that demonstrates a scenario with its word list.

    Raises Cancelled, and ScenarioError if the word list lacks what the scenario needs, or if a
    question asks for a number that is not computed.
    """
    making = making_of(scenario, answering, lexicon, stop)
    while True:
        try:
            next(making)
        except StopIteration as made:
            return made.value


def making_of(
    scenario: Scenario,
    answering: LessonAnswering,
    lexicon: Lexicon,
    stop: stopping.Stop = stopping.never,
) -> Generator[Sentence, None, Lesson]:
    """Yields sentences on the progress of making a lesson, and returns the lesson.

    Raises the errors of `lesson_of`.
    """
    return _Maker(_spell_guesses(scenario, lexicon), answering, lexicon, stop).lesson()


@dataclass(frozen=True)
class _Maker:
    """Maker of a lesson; `facts` are those of the stages made so far.

    Questions are added when all facts are known, so that they may use any of them.
    """

    scenario: Scenario
    answering: LessonAnswering
    lexicon: Lexicon
    stop: stopping.Stop
    facts: dict[str, int | float] = field(default_factory=dict[str, int | float])

    def lesson(self) -> Generator[Sentence, None, Lesson]:
        made: dict[Stage, tuple[Step, ...]] = {}
        for stage in self.scenario.stages:
            stopping.check_cancelled(self.stop)
            yield say("{0}: stage {1} of {2}", TITLES[stage], len(made) + 1,
                      len(self.scenario.stages))  # fmt: skip
            made[stage] = yield from self._steps_of(stage)
        words = len(candidates_of(replace(self._question, turns=()), self.lexicon, self.stop))
        name = Sentence(self.scenario.title, (), "Scenarios")
        title = Step(self.scenario.stages[0], name, TitleFigure(self.scenario, words))
        steps = tuple(with_stops(self.scenario, title, made, self.facts))
        facts = tuple(Fact(name, number) for name, number in self.facts.items())
        letters = self.lexicon.alphabet.letters
        return Lesson(self.scenario, steps, facts, letters, extents_of(steps))

    def _steps_of(self, stage: Stage) -> Generator[Sentence, None, tuple[Step, ...]]:
        match stage:
            case Stage.CONSTRUCTOR:
                return self._constructor_steps()
            case Stage.PATTERN:
                return pattern_steps(self._method)
            case Stage.MATCHER:
                return matcher_steps(self._method)
            case Stage.COUNTER:
                return counter_steps(self._method)
            case Stage.SCORER:
                return scorer_steps(self._method, self._guesses)
            case Stage.LIST:
                return list_steps(self._method)
            case Stage.CLUES:
                return self._clues_steps()
            case Stage.DOCTOR:
                found = examination_of(self._question, self.lexicon, self.stop)
                self._count(doctor_facts(found))
                return doctor_steps(found)
            case Stage.CHOICE:
                splits = splits_of(self._question, self._guesses, self.lexicon, self.stop)
                self._count(choice_facts(splits))
                return choice_steps(splits)
            case Stage.INFORMATION:
                information = information_of(self._question, self._guesses, self.lexicon, self.stop)
                self._count(information_facts(information))
                return information_steps(information)
            case Stage.END_MARK:
                self._count(end_mark_facts(self.scenario.words))
                return end_mark_steps(self.scenario.words)
            case Stage.INCREMENTAL:
                self._count(incremental_facts(self.scenario.words))
                return incremental_steps(self.scenario.words)
            case Stage.CODES:
                scenario = self.scenario
                codes = codes_of(scenario.secret, scenario.turns, self.lexicon, self.stop)
                self._count(codes_facts(codes))
                return codes_steps(codes)
            case Stage.RACE:
                return (yield from self._run())

    def _constructor_steps(self) -> tuple[Step, ...]:
        if not self.scenario.words:
            self._count(summary_facts(self.lexicon.facts))
            return constructor_summary(self.lexicon.facts)
        words, alphabet = tuple(map(self._letters, self.scenario.words)), self.lexicon.alphabet
        self._count(constructor_facts(words, alphabet))
        return constructor_steps(words, alphabet)

    def _clues_steps(self) -> tuple[Step, ...]:
        secret, tier = self._letters(self.scenario.secret), self._question.tier
        if self.lexicon.number_of(secret) is None:
            raise ScenarioError(
                "{0}: the hidden word {1} is not in the word list {2}: choose another.",
                self._file,
                excerpt(self.scenario.secret),
                self.lexicon.name,
            )
        markings = tuple(
            marking_of(guess, secret, self.lexicon, tier, self.stop) for guess in self._guesses
        )
        self._count(clues_facts(markings))
        return clues_steps(markings)

    def _run(self) -> Generator[Sentence, None, tuple[Step, ...]]:
        strategies = tuple(map(Strategy, self.scenario.strategies))
        secret, solver = self.scenario.secret, None
        races = self.answering.races(self.lexicon)
        keys = {each: key_of(secret, self._question, each, self.lexicon) for each in strategies}
        known = {str(each): races[key] for each, key in keys.items() if key in races}
        if reason := obstacle(each for each in strategies if each not in known):
            raise ScenarioError("{0}: {1}", self._file, reason)
        if any(STRATEGIES[each].splits for each in strategies if each not in known):
            solver = self.answering.solver(self.lexicon)
        try:
            tables: list[RaceTable] = []
            for table in race_of(
                secret, self._question, strategies, self.lexicon, solver, self.stop, known
            ):
                tables.append(table)
                guesses = sum(len(lane.game.turns) for lane in table.lanes)
                yield say("{0}: guesses so far: {1}", TITLES[Stage.RACE], guesses)
        except SecretError as error:
            raise ScenarioError("{0}: {1}", self._file, error) from error
        self._count(race_facts(tuple(tables)))
        return race_steps(tuple(tables))

    @property
    def _file(self) -> str:
        return self.scenario.name

    @property
    def _guesses(self) -> tuple[tuple[str, ...], ...]:
        return tuple(map(self._letters, self.scenario.guesses))

    @property
    def _question(self) -> Question:
        scenario = self.scenario
        return Question(scenario.turns, scenario.length, scenario.rule, scenario.given, self._tier)

    @cached_property
    def _method(self) -> Method:
        scenario = self.scenario
        made = method_of(
            scenario.turns, scenario.length, scenario.rule, self.lexicon, self._tier, self.stop,
            scenario.given,
        )  # fmt: skip
        self._count(method_facts(made))
        return made

    def _count(self, facts: Iterable[Fact]) -> None:
        self.facts.update((fact.name, fact.number) for fact in facts)

    @property
    def _tier(self) -> int:
        return tier_of(self.scenario, self.lexicon)

    def _letters(self, word: str) -> tuple[str, ...]:
        return self.lexicon.alphabet.letters_of(word) or ()


def _spell_guesses(scenario: Scenario, lexicon: Lexicon) -> Scenario:
    """Returns the scenario with its guesses split into letters of the word list's alphabet.

    Raises ScenarioError if that is impossible.
    """

    def letters_of(word: str) -> tuple[str, ...]:
        letters = lexicon.alphabet.letters_of(word)
        where = f"{scenario.name}: {excerpt(word)}"
        if letters is None:
            foreign = lexicon.alphabet.first_foreign(word)
            raise ScenarioError(
                "{0} has {1}, which is not a letter of its words: change one of them.",
                where,
                repr(foreign),
            )
        if len(letters) != scenario.length:
            raise ScenarioError(
                "{0} has {1} letters in the word list {2}, but length is {3}: make them equal.",
                where,
                len(letters),
                lexicon.name,
                scenario.length,
            )
        return letters

    for word in (*scenario.guesses, *filter(None, [scenario.secret])):
        letters_of(word)
    for letter in filter(None, scenario.given):
        if letter not in lexicon.alphabet.labels:
            raise ScenarioError(
                "{0}: the given letter {1} is not a letter of its words: change one of them.",
                scenario.name,
                excerpt(letter),
            )
    turns = (Turn(letters_of(turn.word), turn.clue) for turn in scenario.turns)
    return replace(scenario, turns=tuple(turns))
