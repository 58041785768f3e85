"""Product with the program's measurements: replication, benchmarks, the Lingo pit."""

from wmh.base.product import Command, Product

LAB = Product(
    "lab",
    commands=(
        Command(
            "lingo",
            "wmh.lab.cli.lingo:lingo",
            "Play Lingo: guesses on standard output, masks of O, ? and X on standard input.",
        ),
        Command(
            "pit",
            "wmh.lab.cli.pit:pit",
            "Let players of Lingo find the same answers, and count their points.",
        ),
        Command("bench", "wmh.lab.cli.bench:bench", "Measure the engine on this computer."),
        Command(
            "replicate",
            "wmh.lab.cli.replicate:replicate",
            "Measure what the sources published, and write a report with their figures beside"
            " ours.",
        ),
        Command(
            "figures",
            "wmh.lab.cli.figures:figures",
            "Take the figures of `wmh replicate` into the README and the guide of a checkout.",
        ),
    ),
    panels="wmh.lab.ui.panels:panels",
    actions="wmh.lab.ui.panels:actions",
)
