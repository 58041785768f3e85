"""The catalogue of lessons."""

from typing import TYPE_CHECKING

from wmh.base.files.catalogue import Catalogue
from wmh.base.text.wording import translatable

if TYPE_CHECKING:
    from wmh.teach.scenario.scenario import Scenario

SCENARIOS: Catalogue["Scenario"] = Catalogue(
    "scenarios",
    "wmh.teach.scenario.scenario_file.read_scenario",
    "wmh.teach.scenario.scenario_file.ScenarioError",
    translatable("There is no lesson {0}: {1}"),
    endings=(".toml", ".wmh-lesson.toml"),
    shipped_in="resources/teach/scenarios",
)
