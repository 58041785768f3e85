"""Game of judging: pupils say for each edge that leaves a node of the walk if it is followed."""

from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say
from wmh.teach.acts.phases import leaving
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.walk_figure import WalkFigure


@dataclass(frozen=True, slots=True)
class Judging:
    """A step of the walk whose drawn edges are judged: `judged` are done, `right` correct."""

    figure: WalkFigure
    edges: tuple[tuple[int, bool], ...]
    judged: tuple[int, ...] = ()
    right: int = 0
    asked: int = 0
    """Number of the current edge."""

    @property
    def over(self) -> bool:
        return len(self.judged) == len(self.edges)

    @property
    def shown(self) -> WalkFigure:
        """Returns the figure, with unjudged edges covered and the current edge marked."""
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
        """Selects the edge to be judged next, if it is not judged yet."""
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
    """Returns the state for judging; None if it is no walk or no drawn edge leaves the node."""
    if not isinstance(figure, WalkFigure):
        return None
    edges = leaving(figure)
    return Judging(figure, edges, asked=edges[0][0]) if edges else None
