"""Files of protocols: the one that comes with the program, and wrong ones."""

import tomllib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import english
from wmh.base.files import paths
from wmh.engine.explain.spoiler import Spoiler
from wmh.helper.games.keeping import SecretError
from wmh.study.protocol.assignment import with_secrets
from wmh.study.protocol.protocol import ArmOrder, ReportedMeans
from wmh.study.protocol.protocol_file import ProtocolError, read_protocol
from wmh.study.statistics.power import smallest_effect

PRESET = paths.folder("resources/study/protocols") / "bahinting-2013.toml"


def test_the_study_of_2013_as_the_paper_tells_it():
    """Section V: 50 without and 50 with the helper, five games and five games."""
    protocol = read_protocol(PRESET)
    assert [arm.sees for arm in protocol.arms] == [None, Spoiler.ANSWER]
    assert [arm.reported for arm in protocol.arms] == [
        ReportedMeans(6.9, 178.4),
        ReportedMeans(5.0, 49.6),
    ]
    assert (protocol.per_group, protocol.length, protocol.games) == (50, 4, 10)
    assert [block.practice for block in protocol.blocks] == [True, False]
    assert protocol.order is ArmOrder.SHUFFLED
    assert smallest_effect(50, 50) == pytest.approx(0.57, abs=0.005)


def test_its_secrets_are_common_words_of_the_lexicon():
    protocol = read_protocol(PRESET)
    for word in protocol.secrets:
        tier = english().tier_of(word)
        assert tier is not None
        assert tier <= protocol.tier
        assert not english().is_flagged(word)


def changed(tmp_path, old, new):
    text = PRESET.read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def lines_with(text):
    listed = PRESET.read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(listed, start=1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ('order = "shuffled"', 'order = "mixed"', 'order = "', "order is 'mixed', but must be one"),
        ("permuted  = 4", "permuted  = 5", "permuted", "a multiple of the 2 conditions"),
        ("seed      = 2013", "seed = -1", "seed ", "seed is '-1', but must be a number"),
        ('"lamp", ', "", "secrets = ", "there are 9 target words for 10 games"),
        ('"lamp"', '"lamps"', '"lamp"', "lamps has 5 letters, not 4"),
        ('"lamp"', '"moon"', '"moon"', "moon is a target word twice"),
        ("attempts = 12\n", "attempts = 0\n", "attempts = 12", "attempts is '0', but must be a"),
        ("time_cap = 600", 'time_cap = "no"', "time_cap", "time_cap is 'no', but must be"),
        ('starts      = "shown"', 'starts = "clue"', "starts ", "one of shown, first-key"),
        ("clock_shown = false", "clock_shown = 0", "clock_shown", "true or false"),
        ('after_all   = ["sus"]', 'after_all = ["x"]', "after_all", "a list of tlx, sus"),
        ('sees  = "answer"', 'sees = "all"', 'sees  = "answer"', "sees is 'all', but must be one"),
        ('name  = "with"', 'name = "without"', 'name  = "with"', "without appears twice"),
        ('name  = "with"', 'name = "W!"', 'name  = "with"', "name is 'W!', but must be a name"),
        ("practice = false", "practice = true", "practice = false", "every block is practice"),
        (", seconds = 49.6 }", "}", "attempts = 5.0", "two numbers, such as"),
        ('rule    = "tiles"', 'rule = "jotto"', "rule ", "one of tiles, naive, paper"),
        ("per_group = 50", "people = 50", "per_group", "there is no field 'people'"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path, old, new, at, said):
    path = changed(tmp_path, old, new)
    with pytest.raises(ProtocolError) as told:
        read_protocol(path)
    assert said in str(told.value)
    assert f"mine.toml, line {lines_with(at)}:" in str(told.value)


def test_everything_that_decides_must_be_said(tmp_path):
    text = PRESET.read_text("utf-8")
    for name in tomllib.loads(text):
        path = tmp_path / "mine.toml"
        parts = text.split("\n[", 1)
        lines = parts[0].split("\n")
        at = next((i for i, line in enumerate(lines) if line.startswith(f"{name} ")), None)
        if at is None:
            continue
        end = at + 1
        while end < len(lines) and lines[end] and "=" not in lines[end].split("#")[0]:
            end += 1
        path.write_text("\n".join(lines[:at] + lines[end:]) + "\n[" + parts[1], encoding="utf-8")
        with pytest.raises(ProtocolError, match=f"the field {name} is missing"):
            read_protocol(path)


def test_secrets_can_be_drawn_by_the_seed(tmp_path):
    listed = PRESET.read_text("utf-8")
    head, _, rest = listed.partition("secrets = [")
    path = tmp_path / "mine.toml"
    path.write_text(f'{head}secrets = "drawn"{rest.partition("]")[2]}', encoding="utf-8")
    protocol = read_protocol(path)
    assert protocol.words == ()
    dealt = with_secrets(protocol, english())
    assert len(set(dealt.words)) == protocol.games
    assert dealt == with_secrets(protocol, english())
    assert dealt.digest == protocol.digest != read_protocol(PRESET).digest
    assert with_secrets(replace(protocol, seed=1), english()).words != dealt.words
    for word in dealt.words:
        assert english().tier_of(word) <= protocol.tier
        assert not english().is_flagged(word)
    assert [len(block) for block in dealt.secrets_of("p-1", "with", 0)] == [5, 5]
    with pytest.raises(SecretError, match="too few words of 31 letters"):
        with_secrets(replace(protocol, length=31), english())


def test_no_cap_must_be_said_too(tmp_path):
    path = changed(tmp_path, "attempts = 12\n", 'attempts = "none"\n')
    assert read_protocol(path).attempts is None


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_file_is_read_or_refused(tmp_path_factory, raw):
    path = tmp_path_factory.mktemp("any") / "p.toml"
    path.write_bytes(raw)
    with pytest.raises(ProtocolError, match=r"p\.toml"):
        read_protocol(path)
