"""Experiment: the worked example FCBE, with its printed tree, true marks and whole search."""

from collections.abc import Sequence
from itertools import product

from wmh.base.files import paths
from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.helper.mastermind.backtracking import backtrack
from wmh.helper.mastermind.code_steps import COLOURS, PEGS, CodeWay, Fate, keeper
from wmh.helper.mastermind.methods import READINGS
from wmh.helper.mastermind.printed_example import read_example
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    SearchTree,
    Task,
    TreeNode,
    Workbench,
)
from wmh.lab.replication.finding import Draft

SECTION = "3, sample case"
SAID = "FBEE is marked with two colored pegs, scored 4, and is pruned; FCBE is found in stage 5."


_ROOT, _ROOTS = "aabb", ("AABB", "CCDD", "EEFF")
_EXPANDED = {
    CodeWay.POSITION: ("BABB", "ABBB", "AAAB", "AABA"),
    CodeWay.COLOUR: ("BABB", "CABB", "DABB", "EABB", "FABB"),
}
"""Codes to which the source expands AABB by each way, in its order."""
_STAGES = 4
"""Number of stages of the tree, which figures 3 to 6 show."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("fcbe")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    del bench
    example = read_example(paths.folder("resources") / "mastermind" / f"{item}.toml")
    ask = keeper(example.code)
    return {
        "remarks": list(map(str, example.remarks)),
        "steps": [
            [step.code, str(step.marked), str(ask(step.code)), step.fate, step.guess or 0]
            for step in example.steps
        ],
        "places": [[step.parent, step.stage, step.score] for step in example.steps],
        "roots": [[root, ask(root.lower()).score] for root in _ROOTS],
        "expanded": {str(way): _expansion(way, stop) for way in _EXPANDED},
        "ours": {
            str(method): max(step.guess or 0 for step in backtrack(ask, reading, stop))
            for method, reading in READINGS.items()
        },
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((_, found),) = measured
    steps = found["steps"]
    wrong = [step for step in steps if step[1] != step[2]]
    finding = Draft(
        "Every step of the printed tree is marked again; then the search is made by its rules."
    )
    finding.claim(
        "wrong",
        "Marks in the printed tree that are wrong",
        "none",
        str(len(wrong)),
        ", ".join(
            f"{code} is printed as {printed}, and is {right}" for code, printed, right, *_ in wrong
        ),
        judged=not wrong,
    )
    finding.claim(
        "guesses",
        "Guesses to FCBE",
        str(max(step[4] for step in steps)),
        ", ".join(f"{n}" for n in found["ours"].values()),
        f"by the two readings: {', '.join(found['ours'])}",
        leaves_open="what comes when nothing is left below a root",
    )
    scores = [score for _, score in found["roots"]]
    finding.claim(
        "roots",
        f"Scores of the first moves {', '.join(_ROOTS)} (table 2)",
        "2, 2, 2",
        ", ".join(map(str, scores)),
    )
    inverse, score = next(
        (step[0], score)
        for step, (_, _, score) in zip(steps, found["places"], strict=True)
        if step[3] == Fate.KEPT
    )
    finding.claim("inverse", "Best valued first move, and its score", "FFEE, 4",
                  f"{inverse.upper()}, {score}")  # fmt: skip
    finding.claim("figures", "Figures of the solution tree", "4", f"{_STAGES}", "drawn below")
    for way, printed in _EXPANDED.items():
        finding.claim(
            f"by-{way}",
            f"Codes that AABB is expanded to by {way}",
            ", ".join(printed),
            ", ".join(found["expanded"][way]),
        )
    stages = max(stage for _, stage, _ in found["places"])
    finding.claim("stage", "Stage in which FCBE is found, the root's first", "5", f"{stages + 1}")
    table = finding.table("The tree as printed", "Code", "Printed mark", "True mark", "Fate")
    for code, said, true, fate, _ in steps:
        table.row(code.upper(), said, true if true != said else "the same", fate)
    for stage in range(1, _STAGES + 1):
        finding.picture(_tree(found, stage))
    finding.picture(_brute_force(next(code for code, *_, fate, _ in steps if fate == "solved")))
    finding.remark(
        *found["remarks"],
        "How it was found: the program marks each printed step itself and compares.",
    )
    return finding.replica()


def _expansion(way: CodeWay, stop: Stop) -> list[str]:
    """Returns the codes to which a search expands AABB by one way, in its order.

    Of all searches the one with the most such codes is taken. By colour, only codes that differ at
    the first place count.
    """
    most: list[str] = []
    for secret in product(COLOURS, repeat=PEGS):
        steps = list(backtrack(keeper("".join(secret)), stop=stop))
        own = [
            step.code.upper()
            for step in steps
            if step.parent is not None
            and (
                step.code[1:] == _ROOT[1:]
                if way is CodeWay.COLOUR
                else step.way is way and steps[step.parent].code == _ROOT
            )
        ]
        if len(own) > len(most):
            most = own
        if len(most) == len(_EXPANDED[way]):
            break
    return most


def _brute_force(code: str) -> SearchTree:
    """Returns the tree that brute force walks, place by place, until it finds a code."""
    below = len(COLOURS) ** len(code)
    nodes = [TreeNode("start", f"{below:,} codes")]
    way, asked = 0, 0
    for place, colour in enumerate(code.upper()):
        begun, tried = code[:place].upper(), COLOURS[: COLOURS.index(colour.lower())].upper()
        below //= len(COLOURS)
        if tried:
            asked += len(tried) * below
            name = begun + tried[0] + (f" to {tried[-1]}" if len(tried) > 1 else "")
            nodes.append(TreeNode(name, f"{len(tried) * below:,} asked", way))
        found = below == 1
        about = f"guess {asked + 1:,}" if found else f"{below:,} codes"
        nodes.append(TreeNode(begun + colour, about, way, found=found))
        way = len(nodes) - 1
    title = f"Brute force: the tree of all codes, asked from the left to {code.upper()}"
    return SearchTree(title, tuple(nodes))


def _tree(found: Json, stage: int) -> SearchTree:
    """Returns the tree of a figure: the nodes below the chosen root, up to this stage."""
    nodes: list[TreeNode] = []
    known: dict[int, int] = {}
    for number, ((code, *_, fate, _), (parent, since, score)) in enumerate(
        zip(found["steps"], found["places"], strict=True)
    ):
        root = since == 0 and fate == "kept"
        if since <= stage and (root or parent in known):
            known[number] = len(nodes)
            nodes.append(
                TreeNode(
                    code.upper(),
                    f"score {score}",
                    None if root else known[parent],
                    pruned=fate == "pruned",
                    found=fate == "solved",
                )
            )
    return SearchTree(f"Figure {stage + 2}: the tree after stage {stage}", tuple(nodes))
