"""`wmh study`: the group of its commands, in the order in which a study needs them."""

import typer

from wmh.base.files.passing import remove_abandoned
from wmh.helper.cli.program import expand_groups
from wmh.study.cli.study_people import delete, merge, person, recode_participant
from wmh.study.cli.study_plan import check, plan_study, register, simulate
from wmh.study.cli.study_power import power
from wmh.study.cli.study_results import against_r, analyse_folder, export, publish_study
from wmh.study.cli.study_status import status
from wmh.study.cli.study_validate import validate

app = typer.Typer(rich_markup_mode=None)


@app.callback()
def study() -> None:
    """User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete."""
    remove_abandoned()  # What a killed command has left of participants' data.


for name, command in {
    "check": check,
    "plan": plan_study,
    "register": register,
    "simulate": simulate,
    "power": power,
    "validate": validate,
    "status": status,
    "merge": merge,
    "recode": recode_participant,
    "person": person,
    "delete": delete,
    "export": export,
    "analyse": analyse_folder,
    "publish": publish_study,
    "against-r": against_r,
}.items():
    app.command(name=name)(expand_groups(command))
