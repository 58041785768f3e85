"""Product that adds user studies for researchers to the program."""

from wmh.base.product import Command, Product

STUDY = Product(
    "study",
    commands=(
        Command(
            "study",
            "wmh.study.cli.study:app",
            "User studies: check a protocol, rehearse, power, export, merge, analyse, recode,"
            " delete.",
        ),
    ),
    panels="wmh.study.ui.panels:panels",
    actions="wmh.study.ui.panels:actions",
    kinds="wmh.study.cli.kinds:KINDS",
    toml={
        "protocol": frozenset({"arms", "blocks", "per_group", "permuted", "time_cap", "unsolved"}),
        "questionnaire": frozenset({"items", "intro", "least", "most", "step", "validated"}),
    },
)
