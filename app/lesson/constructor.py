"""The stage of the DAWG Constructor: trie, redundant nodes, units, file (paper, section IV.A)."""

from collections.abc import Sequence

from app.engine.lexicon.alphabet import Alphabet
from app.engine.lexicon.facts import Facts
from app.lesson.construction import construction_of
from app.lesson.file_steps import file_steps
from app.lesson.layout import laid_out
from app.lesson.scenario import Fact
from app.lesson.sizes import length_steps, size_steps, sizes_known, sizes_of
from app.lesson.step import Step
from app.lesson.trie_steps import growth_steps, merging_steps, minimal_steps

MOST_DRAWN = 40
"""Words whose trie is drawn; of more only numbers are shown."""


def constructor_steps(words: Sequence[tuple[str, ...]], alphabet: Alphabet) -> tuple[Step, ...]:
    """From the words to the file, each word its letters.

    Raises ValueError without words, KeyError for a letter that the alphabet does not have.
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
    """Their numbers: those of `Sizes.facts`."""
    return sizes_of(construction_of(words, alphabet)).facts()


def constructor_summary(facts: Facts) -> tuple[Step, ...]:
    """The numbers of a lexicon that is too large to be drawn."""
    sizes = sizes_known(facts)
    return (*length_steps(sizes), *size_steps(sizes))


def summary_facts(facts: Facts) -> tuple[Fact, ...]:
    """The facts of a lexicon, named as those of a few words are."""
    return sizes_known(facts).facts()
