"""Likelihood of words: by their tier, and by whether they look inflected."""

import pytest

from tests.lexica import english, english_words, lexicon_of, spelt
from wmh.engine.candidates import candidates_of
from wmh.engine.question import Question
from wmh.engine.strategy.ranking.likelihood import is_inflected, likelihood
from wmh.engine.strategy.strategies import Prior


def looks_inflected(word, words):
    """Says if a word looks inflected, in Python's own words."""
    stems = []
    if word.endswith("s") and not word.endswith("ss"):
        stems.append(word[:-1])
    if word.endswith("es"):
        stems.append(word[:-2])
    if word.endswith("ed"):
        stems += [word[:-1], word[:-2]]
        if len(word) > 4 and word[-4] == word[-3]:
            stems.append(word[:-3])
    if word.endswith(("ies", "ied")):
        stems.append(word[:-3] + "y")
    return any(stem in words for stem in stems)


@pytest.mark.parametrize("length", [2, 3, 4, 5, 6, 9, 15])
def test_plurals_and_past_tenses_are_found(length):
    every = candidates_of(Question((), length), english())
    words = english_words()
    found = is_inflected(every, english())

    wanted = [looks_inflected(word, words) for word in spelt(every, english().alphabet)]
    assert found.tolist() == wanted


@pytest.mark.parametrize("word", ["rains", "boxes", "flies", "baked", "walked", "stopped", "cried"])
def test_every_kind_of_ending(word):
    stems = ["rain", "box", "fly", "bake", "walk", "stop", "cry"]
    lexicon = lexicon_of([*stems, word, "glass", "breed"])
    every = candidates_of(Question((), len(word)), lexicon)

    found = dict(zip(spelt(every, lexicon.alphabet), is_inflected(every, lexicon), strict=True))
    assert found.pop(word)
    assert not any(found.values())


def test_an_alphabet_without_these_letters_has_none():
    lexicon = lexicon_of(["ада", "адас"])
    assert not is_inflected(candidates_of(Question((), 4), lexicon), lexicon).any()


def test_weights_are_those_of_the_tiers_and_a_fiftieth_of_them():
    lexicon = lexicon_of({"rains": 10, "brain": 10, "drain": 70, "trail": 80, "rain": 10})
    every = candidates_of(Question((), 5), lexicon)

    def weigh(**wishes):
        weights = likelihood(Question((), 5, **wishes), lexicon, every)
        words = spelt(every, lexicon.alphabet)
        return None if weights is None else dict(zip(words, weights.tolist(), strict=True))

    assert weigh() is None
    tiers = {"brain": 9_800, "drain": 100, "rains": 9_800, "trail": 20}
    assert weigh(prior=Prior.TIER) == tiers
    assert weigh(prior=Prior.TIER, plain=True) == tiers | {"rains": 196}
    assert weigh(plain=True) == dict.fromkeys(tiers, 10_000) | {"rains": 200}


def test_no_word_is_impossible():
    lexicon = lexicon_of({"rains": 80, "rain": 80})
    every = candidates_of(Question((), 5), lexicon)
    question = Question((), 5, prior=Prior.TIER, plain=True)

    assert likelihood(question, lexicon, every).tolist() == [1]
