"""The table "Which lesson" of the guide for teachers, the lessons' own figures and their notes."""

import re
from pathlib import Path

import pytest

from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario_file import read_scenario

PAGE = Path(__file__).parents[2] / "resources" / "guide" / "teacher.md"
LESSONS = {path.stem: read_scenario(path) for path in SCENARIOS.files().values()}


def rows():
    """The rows of the guide by title: for whom, and the minutes."""
    table = PAGE.read_text("utf-8").partition("## Which lesson")[2].partition("\n## ")[0]
    found = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", table, re.M)
    return {title: (whom, minutes) for title, whom, minutes in found if title != "lesson"}


def test_the_guide_has_every_lesson():
    assert set(rows()) == {lesson.title for lesson in LESSONS.values()}


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_age_and_minutes_are_those_of_the_list_of_lessons(name):
    lesson = LESSONS[name]
    whom, minutes = rows()[lesson.title]

    assert re.match(rf"{lesson.age} years and up\b", whom)
    assert re.match(rf"{lesson.minutes}\b", minutes)


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_the_minutes_of_the_notes_are_those_of_the_lesson(name):
    text = SCENARIOS.files()[name].read_text("utf-8")
    said = re.findall(r"^text +?=? ?.*?[Aa]bout (\d+) minutes", text, re.M)

    assert str(LESSONS[name].minutes) in said
