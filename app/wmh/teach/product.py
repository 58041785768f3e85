"""Product that adds lessons for teachers to the program."""

from wmh.base.product import Command, Product

TEACH = Product(
    "teach",
    commands=(
        Command(
            "lesson",
            "wmh.teach.cli.lesson:lesson",
            "Tell a lesson step by step: how the method finds its words, with questions and"
            " answers.",
        ),
    ),
    panels="wmh.teach.ui.panels:panels",
    actions="wmh.teach.ui.panels:actions",
    kinds="wmh.teach.cli.kinds:KINDS",
    toml={
        "lesson": frozenset({"stages", "turns", "stop", "note", "secret", "guesses", "strategies"}),
    },
    openers={"lesson": "lesson"},
)
