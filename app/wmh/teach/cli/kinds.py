"""The kinds of files of the product for teachers, as `wmh check` examines them."""

from wmh.helper.cli.check.examined import Facts
from wmh.helper.cli.check.file_kind import catalogued, saved
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario import Scenario


def _lesson(scenario: Scenario) -> Facts:
    return {"title": scenario.title, "stages": ", ".join(scenario.stages)}


KINDS = (
    catalogued("lesson", SCENARIOS, _lesson),
    saved("called words", "wmh.teach.ui.words.words_table.load", "sheet", "words"),
)
