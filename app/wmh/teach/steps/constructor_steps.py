"""Steps of the DAWG Constructor: trie, redundant nodes, units, file (section IV.A)."""

from collections.abc import Iterable, Iterator, Sequence

from wmh.base.text.sentence import Sentence, say
from wmh.engine.lexicon.alphabet import Alphabet
from wmh.engine.lexicon.facts import Facts
from wmh.teach.code import CodeLine
from wmh.teach.construction import DrawnConstruction, construction_of
from wmh.teach.drawing.layout import laid_out
from wmh.teach.figures.file_figures import (
    END,
    FREE,
    LABEL,
    MOST_SHOWN,
    OFFSET,
    FileFigure,
    FollowFigure,
    UnitFigure,
)
from wmh.teach.scenario.scenario import Fact
from wmh.teach.sizes import length_steps, size_steps, sizes_known, sizes_of
from wmh.teach.step import Figure, Stage, Step
from wmh.teach.steps.trie_steps import growth_steps, merging_steps, minimal_steps

_MOST_LETTERS = 5
"""Greatest number of the example word's letters that are followed one by one."""


def file_steps(made: DrawnConstruction, alphabet: Alphabet) -> Iterator[Step]:
    """Yields steps on the file: two units' bits, a word followed, a failing letter, all units."""
    spelt = {label: letter for letter, label in alphabet.labels.items()}
    word, labels = made.words[made.example], made.labels[made.example]
    path = way_of(labels, made.units)

    yield _step(
        say("Each edge becomes a unit of 32 bits, and the start has one too, number 0."),
        UnitFigure(0, made.units[0], ""),
        "at = 0",
    )
    yield _step(
        say(
            (
                "The unit of the edge {0}: its label, whether a word ends there, and "
                "where its next edges are."
            ),
            word[0],
        ),
        UnitFigure(path[1], made.units[path[1]], word[0]),
        "at = to",
    )
    for index, label in list(zip(path, labels, strict=False))[:_MOST_LETTERS]:
        said = say(
            "From unit {0} to the letter {1}: a bit is 1 where the rows above have an odd number of"
            " ones.",
            index,
            spelt[label],
        )
        yield _step(said, _follow_figure(made, spelt, index, label), "to = at ^")
    yield _step(
        say("The end bit of the last letter is 1, so {0} is a word.", "".join(word)),
        UnitFigure(path[-1], made.units[path[-1]], word[-1]),
        "return is_end",
    )
    yield from _failure(made, spelt, path[1])
    yield _whole(made, spelt, word, path)


def _step(said: Sentence, figure: Figure, line: str) -> Step:
    return Step(Stage.CONSTRUCTOR, said, figure, code=CodeLine("follow", line))


def way_of(labels: Iterable[int], units: Sequence[int]) -> list[int]:
    """Returns the units that a word reaches from the start, as far as letters can be followed."""
    way = [0]
    for label in labels:
        offset = OFFSET.of(units[way[-1]])
        to = way[-1] ^ offset ^ label
        if FREE.of(units[to]) or LABEL.of(units[to]) != label:
            break
        way.append(to)
    return way


def _leads(units: tuple[int, ...], index: int, label: int) -> int:
    return index ^ OFFSET.of(units[index]) ^ label


def _letter(made: DrawnConstruction, spelt: dict[int, str], index: int) -> str | None:
    """Returns the letter of a unit; "" for the start's unit, None for an unused one."""
    unit = made.units[index]
    return None if FREE.of(unit) else spelt.get(LABEL.of(unit), "")


def _follow_figure(
    made: DrawnConstruction, spelt: dict[int, str], index: int, label: int
) -> FollowFigure:
    offset, leads = OFFSET.of(made.units[index]), _leads(made.units, index, label)
    there = _letter(made, spelt, leads)
    return FollowFigure(index, offset, label, spelt[label], there or "")


def _failure(made: DrawnConstruction, spelt: dict[int, str], index: int) -> Iterator[Step]:
    """Yields the step on the first letter that cannot follow the word's first letter."""
    for label in sorted(spelt):
        figure = _follow_figure(made, spelt, index, label)
        if not figure.valid:
            said = say("A letter that does not follow: the unit there has another label, or none.")
            yield _step(said, figure, "if label")
            return


def _whole(
    made: DrawnConstruction, spelt: dict[int, str], word: tuple[str, ...], path: list[int]
) -> Step:
    shown = tuple(_letter(made, spelt, index) for index in range(len(made.units)))
    ends = tuple(index for index, unit in enumerate(made.units) if END.of(unit))
    used = sum(letter is not None for letter in shown)
    sizes = len(shown), used, 4 * len(shown) + 4
    told = (
        say("Units: {0}. Used: {1}. Bytes: 4 for each, and 4 for the size: {2}.", *sizes)
        if len(shown) <= MOST_SHOWN
        else say(
            "Units: {0}, of which {3} are shown. Used: {1}. Bytes, with 4 for the size: {2}.",
            *sizes,
            MOST_SHOWN,
        )
    )
    return _step(
        say(
            "The file is a row of units: * is the start, and those of {0} are marked.",
            "".join(word),
        ),
        FileFigure(shown, ends, tuple(path), told),
        "return is_end",
    )


MOST_DRAWN = 40
"""Greatest number of words whose trie is drawn; for more words only numbers are shown."""


def constructor_steps(words: Sequence[tuple[str, ...]], alphabet: Alphabet) -> tuple[Step, ...]:
    """Returns the steps from words, each a tuple of letters, to the file.

    Raises ValueError without words, KeyError for a letter that the alphabet lacks.
    """
    made = construction_of(words, alphabet)
    sizes = sizes_of(made)
    if len(made.words) > MOST_DRAWN:
        return (*length_steps(sizes), *file_steps(made, alphabet), *size_steps(sizes))
    layout = laid_out(made.nodes, made.trie)
    return (
        *growth_steps(made, layout),
        *merging_steps(made, layout),
        *minimal_steps(made),
        *file_steps(made, alphabet),
        *size_steps(sizes),
    )


def constructor_facts(words: Sequence[tuple[str, ...]], alphabet: Alphabet) -> tuple[Fact, ...]:
    """Returns the sizes of the words' trie, DAWG and file, named as in `Sizes.facts`."""
    return sizes_of(construction_of(words, alphabet)).facts()


def constructor_summary(facts: Facts) -> tuple[Step, ...]:
    """Returns steps with the sizes of a word list that is too large to be drawn."""
    sizes = sizes_known(facts)
    return (*length_steps(sizes), *size_steps(sizes))


def summary_facts(facts: Facts) -> tuple[Fact, ...]:
    """Returns a word list's sizes, named as in `Sizes.facts`; `facts` are beside its file."""
    return sizes_known(facts).facts()
