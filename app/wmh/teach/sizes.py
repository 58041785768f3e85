"""Sizes of a word list as text, as a trie, as a DAWG and as a file."""

from collections.abc import Iterator
from dataclasses import dataclass

from wmh.base.text.sentence import say
from wmh.engine.lexicon.facts import Facts
from wmh.teach.construction import DrawnConstruction
from wmh.teach.figures.bars_figure import ChartBar, ChartFigure
from wmh.teach.scenario.scenario import Fact
from wmh.teach.step import Stage, Step


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a word list; `per_length[i]` counts words of i + 1 letters.

    Nodes include the start. `text_bytes` is the size of the words as UTF-8 text with a word in each
    line.
    """

    per_length: tuple[int, ...]
    trie_nodes: int
    dawg_nodes: int
    edges: int
    file_bytes: int
    text_bytes: int

    @property
    def words(self) -> int:
        return sum(self.per_length)

    @property
    def killed(self) -> int:
        return self.trie_nodes - self.dawg_nodes

    @property
    def reduction_percent(self) -> int:
        """Percentage by which the file is smaller than the text; negative if it is larger."""
        return round(100 * (1 - self.file_bytes / self.text_bytes))

    def facts(self) -> tuple[Fact, ...]:
        """Sizes as facts, with the names by which a scenario's questions refer to them."""
        return (
            Fact("words", self.words),
            Fact("trie_nodes", self.trie_nodes),
            Fact("dawg_nodes", self.dawg_nodes),
            Fact("killed", self.killed),
            Fact("edges", self.edges),
            Fact("file_bytes", self.file_bytes),
            Fact("text_bytes", self.text_bytes),
            Fact("reduction_percent", self.reduction_percent),
        )


def sizes_of(made: DrawnConstruction) -> Sizes:
    lengths = [len(word) for word in made.words]
    return Sizes(
        tuple(lengths.count(length) for length in range(1, max(lengths) + 1)),
        made.nodes,
        made.states,
        len(made.dawg),
        4 * len(made.units) + 4,
        sum(len("".join(word).encode()) + 1 for word in made.words),
    )


def sizes_known(facts: Facts) -> Sizes:
    """Returns the sizes of a word list from `facts`, which are stored beside its file."""
    return Sizes(
        facts.words_per_length,
        facts.trie_nodes,
        facts.states,
        facts.edges,
        facts.bytes,
        facts.text_bytes,
    )


def length_steps(sizes: Sizes) -> Iterator[Step]:
    bars = tuple(
        ChartBar(str(length), many) for length, many in enumerate(sizes.per_length, start=1) if many
    )
    told = say("Words: {0}. Beside each bar: the length in letters.", sizes.words)
    figure = ChartFigure(say("Words of each length"), bars, told, names=40)
    yield Step(Stage.CONSTRUCTOR, say("The DAWG Constructor reads all words of the list."), figure)


def size_steps(sizes: Sizes) -> Iterator[Step]:
    """Yields the steps that show nodes before and after merging, and bytes of text and file."""
    yield Step(
        Stage.CONSTRUCTOR,
        say(
            "Of {0} nodes of the trie, {1} are left in the DAWG.",
            sizes.trie_nodes,
            sizes.dawg_nodes,
        ),
        ChartFigure(
            say("Nodes and edges"),
            (
                ChartBar(say("nodes of the trie"), sizes.trie_nodes),
                ChartBar(say("removed"), sizes.killed),
                ChartBar(say("nodes of the DAWG"), sizes.dawg_nodes, strong=True),
                ChartBar(say("edges of the DAWG"), sizes.edges),
            ),
            say("The nodes count the start."),
        ),
    )
    saved = sizes.reduction_percent
    yield Step(
        Stage.CONSTRUCTOR,
        say("The file is {0} % smaller than the words as text.", saved)
        if saved > 0
        else say(
            "So few words are larger as a file than as text: each unit takes 4 bytes, free or not."
        ),
        ChartFigure(
            say("Bytes"),
            (
                ChartBar(say("words as text"), sizes.text_bytes),
                ChartBar(say("file"), sizes.file_bytes, strong=True),
            ),
            say("Saved: {0} %. As text, each word has a line of its own.", saved)
            if saved > 0
            else say("As text, each word has a line of its own."),
        ),
    )
