"""The word that an arm is tried with is known by then, and is no target of a measured game."""

from dataclasses import replace

import pytest

from tests.lexica import lexicon_of
from tests.study.protocols import small
from wmh.base.files import paths
from wmh.study.protocol.assignment import SecretError, with_secrets
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol

WORDS = ["rain", "bird", "cord", "ward", "warn", "born", "barn", "darn"]
LEXICON = lexicon_of(WORDS)


def drawn(seed, tried="", matched=False):
    one, two = small().arms
    arms = (replace(one, tried=tried), two)
    return with_secrets(small(arms=arms, seed=seed, secrets=(), matched=matched), LEXICON).dealt


@pytest.mark.parametrize("matched", [False, True])
def test_it_is_never_drawn_and_other_seeds_draw_what_they_always_drew(matched):
    met = 0
    for seed in range(200):
        before, now = drawn(seed, matched=matched), drawn(seed, "rain", matched=matched)
        assert "rain" not in now
        assert len(set(now)) == len(now) == small().games
        met += "rain" in before
        assert now == before or "rain" in before
        assert [word for word in before if word != "rain"] == [
            after for word, after in zip(before, now, strict=True) if word != "rain"
        ]
    assert 20 < met < 180


def test_without_another_word_the_lexicon_has_too_few():
    one, two = small().arms
    arms = (replace(one, tried="rain"), two)
    few = lexicon_of(["rain", "bird", "cord"])
    with pytest.raises(SecretError, match="too few words"):
        with_secrets(small(arms=arms, secrets=(), seed=1), few)


def test_a_listed_one_is_refused_where_it_stands(tmp_path):
    text = (paths.folder("resources/study/protocols") / "bahinting-2013.toml").read_text("utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('sees  = "nothing"', 'sees  = "nothing"\ntried = "fish"'))
    with pytest.raises(ProtocolError, match="fish is used in the practice of a condition"):
        read_protocol(path)
