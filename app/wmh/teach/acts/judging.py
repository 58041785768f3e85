"""Judging game: pupils say for each edge that leaves a node of the walk if it is followed."""

from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say
from wmh.teach.acts.phases import leaving
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.walk_figure import WalkFigure


@dataclass(frozen=True, slots=True)
class Judging:
    """State of the judging game at a step of the walk.

    `edges` are the drawn edges to judge, with the truth; `judged` are those done, `right` is how
    many were judged correctly.
    """

    figure: WalkFigure
    edges: tuple[tuple[int, bool], ...]
    judged: tuple[int, ...] = ()
    right: int = 0
    asked: int = 0
    """Index of the edge that is judged now."""

    @property
    def over(self) -> bool:
        return len(self.judged) == len(self.edges)

    @property
    def shown(self) -> WalkFigure:
        """Figure of the step, with unjudged edges covered and the current edge marked."""
        graph, looks = self.figure.graph, list(self.figure.graph.edges)
        for edge, _ in self.edges:
            if edge not in self.judged:
                looks[edge] = NodeLook.TWIN if edge == self.asked else NodeLook.PLAIN
        if self.over:
            return self.figure
        panel = replace(self.figure.panel, followed=(), refused=(), legend=None)
        return replace(self.figure, graph=replace(graph, edges=tuple(looks)), panel=panel)

    @property
    def question(self) -> Sentence:
        letter = self.figure.graph.layout.edges[self.asked].label
        return say("Is the edge {0} followed or refused? Y says followed, N refused.", letter)

    def choose(self, edge: int) -> "Judging":
        """Returns the state with an edge to judge next, unless it is already judged."""
        open_ = edge in dict(self.edges) and edge not in self.judged
        return replace(self, asked=edge) if open_ else self

    def judge(self, *, followed: bool) -> "tuple[Judging, Sentence]":
        """Judges the current edge; returns the new state and the feedback."""
        truth = dict(self.edges)[self.asked]
        judged = (*self.judged, self.asked)
        left = [edge for edge, _ in self.edges if edge not in judged]
        after = replace(
            self,
            judged=judged,
            right=self.right + (truth is followed),
            asked=left[0] if left else self.asked,
        )
        return after, self._answer_sentence(truth=truth, right=truth is followed)

    def _answer_sentence(self, *, truth: bool, right: bool) -> Sentence:
        letter = self.figure.graph.layout.edges[self.asked].label
        if truth:
            return (
                say("Right: {0} is followed.", letter)
                if right
                else say("No: {0} is followed.", letter)
            )
        why = next(
            (reason for reason, letters in self.figure.panel.refused if letter in letters),
            say("Not allowed here:"),
        )
        return (
            say("Right: {0} is refused. {1} {0}", letter, why)
            if right
            else say("No: {0} is refused. {1} {0}", letter, why)
        )


def judging_of(figure: object) -> Judging | None:
    """Returns the first state of the game for a figure.

    It is None if the figure is no walk, or if no drawn edge leaves the current node.
    """
    if not isinstance(figure, WalkFigure):
        return None
    edges = leaving(figure)
    return Judging(figure, edges, asked=edges[0][0]) if edges else None
