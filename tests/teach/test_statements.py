"""Statements of the lessons: every sentence with a number, an order or a comparison is true.

A second program works it out again from the lesson's words, guesses and code; the figures that it
leaves to other tests are named.
"""

import re

import pytest

import tests.teach.said_of_guesses
import tests.teach.said_of_words  # noqa: F401 (both register their checks)
from resources.i18n.po import path_of, read
from tests.teach.second_program import CHECKS, Board, plain
from tests.teach.test_lessons import NAMES, lesson
from wmh.base.text.sentence import Sentence
from wmh.base.text.wording import Plural
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.step import StepPart

__all__ = ["lesson"]

LANGUAGES = ("de", "es", "fil", "fr")
COMPARES = re.compile(
    r"\b(one|two|three|four|eight|thirty|half|twice|best|fewest|most|least|largest|highest|worst|"
    r"better|same|first|next|more|less|smaller|every|each|both|all|only|none|no|other|enough)\b",
    re.IGNORECASE,
)


ELSEWHERE = {
    "Place {0}: edges looked at {1}, followed {2}.": "test_walk",
    "It looks at {0} different edges.": "test_walk",
    "It looks at an edge {0} times.": "test_walk",
    "It compares {0} letters.": "test_walk",
    "Brute force compares a letter {0} times, the walk looks at an edge {1} times, and both find"
    " the same words.": "test_walk",
    "It saves {0} %.": "test_constructor",
    "The file is {0} % smaller than the words as text.": "test_constructor",
    "{0} edges lead to one node: their words share what follows.": "test_constructor",
    "From unit {0} to the letter {1}: a bit is 1 where the rows above have an odd number of"
    " ones.": "test_constructor",
    "Words in the list: {0}; offensive words that fit but are hidden: {1}.":
        "test_offensive_words",
    "{0} {1}": "test_lessons",
    "The R of born, most likely: rain and horn both say that R occurs, and born says that it does"
    " not. Words that fit after the likeliest change: {0}.": "test_lessons",
    "After these guesses the real mark leaves {0} codes. The printed one leaves {1}, and the code"
    " is not one of them.": "test_new_lessons",
    "It is lost: one S is coloured and another one is white, and no hidden word of the naive rule"
    " can do that. Words left by the naive reading: {0}.": "test_lessons",
}  # fmt: skip
"""Statements with a number that another test works out again."""


def statements(made):
    """The statements of a lesson: place, text and values, without title and questions."""
    for at, step in enumerate(made.steps):
        text = step.said.text
        words = str(text.one if isinstance(text, Plural) else text)
        if at == 0 or step.part is StepPart.ASKS or words.endswith("?"):
            continue
        told = any(True for _ in numbers(step.said))
        if told or re.search(r"\d", words) or COMPARES.search(words):
            yield at, str(text), step.said.values


def numbers(sentence):
    for value in sentence.values:
        if isinstance(value, Sentence):
            yield from numbers(value)
        elif not isinstance(value, str):
            yield value


@pytest.mark.parametrize("name", NAMES)
def test_a_second_program_finds_the_same(name, lesson, capsys):
    """A statement with a number that nothing works out again is an error, too."""
    scenario = SCENARIOS.read_named(name)
    made = lesson(scenario)
    board = Board(scenario, made.steps)
    found = list(statements(made))
    checked = other = 0
    for at, text, values in found:
        if text in CHECKS:
            CHECKS[text](board, at, *map(plain, values))
            checked += 1
        elif text in ELSEWHERE:
            other += 1
        else:
            assert not any(True for _ in numbers(Sentence(text, values))), text
    assert checked
    with capsys.disabled():
        told = f"{len(found)} statements: {checked} by this program, {other} by others"
        print(f"\n{name}: {told}, {len(found) - checked - other} about the method", end="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_has_the_same_numbers_in_every_language(language):
    """Values have the same places, and figures that are written out are the same."""
    known = read(path_of(language))
    for (context, source), each in known.items():
        if context in ("Scenarios", "Lessons") or source in CHECKS:
            for form in each.forms:
                assert values(source) | values(each.many) >= values(form), (source, form)
                if not each.many:
                    assert figures(source) == figures(form), (source, form)


def test_no_sentence_that_is_checked_has_gone():
    """A text that is said otherwise takes its check with it."""
    known = read(path_of("de"))
    said = {source for _, source in known} | {each.many for each in known.values()}
    assert {*CHECKS, *ELSEWHERE} <= said


def values(text):
    return set(re.findall(r"\{\d\}", text))


def figures(text):
    """Numbers that are written in digits, however thousands are parted."""
    bare = re.sub(r"\{\d\}", "", text)
    return sorted(re.sub(r"\D", "", each) for each in re.findall(r"\d+(?:[\s.,]\d+)*", bare))
