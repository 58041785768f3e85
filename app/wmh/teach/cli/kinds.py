"""Kinds of lesson files that `wmh check` recognizes and examines."""

from wmh.helper.cli.examination import Facts, catalogue_kind, saved_kind
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario import Scenario


def _lesson(scenario: Scenario) -> Facts:
    return {"title": scenario.title, "stages": ", ".join(scenario.stages)}


KINDS = (
    catalogue_kind("lesson", SCENARIOS, _lesson),
    saved_kind("called words", "wmh.teach.ui.words.words_table.load", "sheet", "words"),
)
