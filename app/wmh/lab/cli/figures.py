"""`wmh figures`: writes the figures of reports into the project's pages."""

from pathlib import Path
from typing import Annotated

import typer

from wmh.base.files.writing import replace_file
from wmh.helper.cli.parts.reasons import Refused
from wmh.lab.replication.figures import (
    DATA,
    PAGE,
    README,
    figures_json,
    figures_page,
    merge_report,
    read_figures,
    readme_section,
    with_section,
)


def figures(
    reports: Annotated[
        list[Path] | None,
        typer.Argument(help="Folders of reports; without any the pages are written again."),
    ] = None,
    checkout: Annotated[
        Path, typer.Option(help="The checkout of the program whose pages they are.")
    ] = Path(),
) -> None:
    """Take the figures of `wmh replicate` into the README and the guide of a checkout.

    An experiment that a report has takes the place of what was known of it; others stay.
    """
    readme = checkout / README
    if not readme.is_file() or not (checkout / PAGE).parent.is_dir():
        raise Refused(
            "{0} is not a source folder of this program: give one with --checkout.", checkout
        )
    found = read_figures(checkout / DATA)
    told: list[object] = []
    for report in reports or []:
        found, names = merge_report(report, found)
        told.append(f"{report}: {', '.join(names) or 'nothing was measured'}")
    text = with_section(readme.read_text("utf-8"), readme_section(found))
    (checkout / DATA).parent.mkdir(parents=True, exist_ok=True)
    for path, content in (
        (checkout / DATA, figures_json(found)),
        (checkout / PAGE, figures_page(found)),
        (readme, text),
    ):
        replace_file(path, content.encode())
        told.append(path)
    print(*told, sep="\n")  # Last: whoever reads it may stop after a line.
