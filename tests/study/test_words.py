"""Words left out, added or flagged by hand show in the digest, in every table and in a merge."""

from dataclasses import fields
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from tests.lexica import lexicon_file, lexicon_of
from tests.study.protocols import small
from wmh.base.files import paths
from wmh.helper.lists.hand import add_words, drop_words, flag_words
from wmh.helper.lists.library import open_named
from wmh.study.analysis.simulate import simulate_participant
from wmh.study.journal.chain import event_lines
from wmh.study.journal.folder import file_of, participant_files, tables_of
from wmh.study.journal.merging import merge
from wmh.study.journal.rows import AnswerRow, AttemptRow, GameRow, ParticipantRow
from wmh.study.protocol.assignment import with_secrets
from wmh.study.writing.tidy import write_tables

WORDS = ("rain", "bird", "cord", "word", "lord")
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


def digest(words, flagged=()):
    return with_secrets(small(tier=80), lexicon_of(words, flagged=flagged)).words_sha256


lists = st.dictionaries(
    st.text("abcd", min_size=4, max_size=5), st.integers(0, 2).map(lambda tier: 10 * tier)
)


@given(lists, lists)
def test_a_digest_is_of_the_words_that_can_be_met_and_their_tiers(first, second):
    """Equal for equal words of the protocol's length, whatever else there is; else different."""
    here = dict.fromkeys(WORDS, 10)
    one, other = (
        {word: tier for word, tier in words.items() if len(word) == 4} for words in (first, second)
    )
    same = digest(here | first) == digest(here | second)
    assert same is (one == other)


def test_a_flag_counts_too():
    assert len({digest(WORDS), digest(WORDS, flagged=["lord"]), digest(WORDS[:4])}) == 3


def test_what_is_changed_by_hand_changes_it(home):
    paths.lexica_folder().mkdir(parents=True)
    lexicon_file(paths.lexica_folder(), WORDS)
    found = [with_secrets(small(), open_named("small"))]
    for change, word in ((drop_words, "lord"), (add_words, "ford"), (flag_words, "word")):
        change("small", [word], open_named("small"))
        found.append(with_secrets(small(), open_named("small")))
    assert len({each.words_sha256 for each in found}) == 4
    assert {each.digest for each in found} == {small().digest}


def recorded_with(folder, words, number):
    lexicon = lexicon_of(words)
    protocol = with_secrets(small(), lexicon)
    code, events = simulate_participant(protocol, lexicon, number, 1)
    path = file_of(folder, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(event_lines(iter(events))))
    return protocol.words_sha256


def test_other_words_are_merged_only_where_that_is_allowed_and_told(tmp_path):
    first = recorded_with(tmp_path / "a", WORDS, 0)
    second = recorded_with(tmp_path / "b", (*WORDS, "ford"), 1)
    folders = [tmp_path / "a", tmp_path / "b"]
    found = merge([participant_files(folder) for folder in folders], small(), NOW)
    assert "The words were not the same for all" in found.errors[0]
    allowed = merge(
        [participant_files(folder) for folder in folders], small(), NOW, other_words=True
    )
    assert allowed.errors == ()
    for part in (f"{first[:8]}: sim-0001", f"{second[:8]}: sim-0002"):
        assert part in allowed.notices[0]
    assert merge([participant_files(folders[0])], small(), NOW).errors == ()


def test_every_table_has_it(tmp_path):
    words = recorded_with(tmp_path, WORDS, 0)
    tables = tables_of(participant_files(tmp_path), small())
    for rows in (tables.participants, tables.games, tables.attempts, tables.answers):
        assert {row.words_sha256 for row in rows} == {words}
    for row in (ParticipantRow, GameRow, AttemptRow, AnswerRow):
        assert "words_sha256" in [each.name for each in fields(row)]
    write_tables(tmp_path / "out", participant_files(tmp_path), small())
    assert words in (tmp_path / "out" / "events.tsv").read_text("utf-8")
    assert words in (tmp_path / "out" / "dataset_description.json").read_text("utf-8")


def test_what_was_recorded_before_is_read_without_it(tmp_path):
    recorded_with(tmp_path / "new", WORDS, 0)
    lexicon = lexicon_of(WORDS)
    code, events = simulate_participant(small(), lexicon, 1, 1)
    older = [e._replace(told={k: v for k, v in e.told.items() if k != "words"}) for e in events]
    path = file_of(tmp_path / "old", code)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"".join(event_lines(iter(older))))
    folders = [tmp_path / "new", tmp_path / "old"]
    assert merge([participant_files(folder) for folder in folders], small(), NOW).errors == ()
    assert {
        row.words_sha256 for row in tables_of(participant_files(folders[1]), small()).games
    } == {""}
