"""Terms of the lessons are explained where they stand, in every language."""

import pytest

from wmh.base.text.languages import LANGUAGES
from wmh.base.text.phrases import _, language_texts
from wmh.teach.acts.glossary import glossary, terms_in


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("The trie has a node for every different beginning.", ["trie", "node"]),
        ("A DAWG shares them.", ["DAWG"]),
        ("Two bits, and two nodes.", ["node", "bit"]),
        ("A rabbit has bitten the entries.", []),
    ],
)
def test_a_term_is_found_as_a_word_and_in_its_plural(text, terms):
    assert list(terms_in(text, glossary(str))) == terms


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_language_has_as_many_terms_each_with_a_meaning(language):
    with language_texts(language):
        known = glossary(lambda text: _(text, context="Glossary"))

    assert len(known) == len(glossary(str))
    assert all(meaning.endswith(".") for meaning in known.values())
