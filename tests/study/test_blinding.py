"""A blinded analysis has the same numbers, and no word that tells which condition is which."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.study.drawn import study
from wmh.study.analysis.analysis import analyse
from wmh.study.analysis.blinding import LOG, blind, blinding_key, note_unblinding
from wmh.study.writing.report import report


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_a_blinded_report_has_the_same_means_by_letters(tmp_path, seed):
    protocol, tables, asked = study(seed)
    names = {arm.name: f"own-{arm.name}" for arm in protocol.arms}
    protocol = replace(
        protocol,
        arms=tuple(
            replace(arm, name=names[arm.name], title=f"Title {arm.name}") for arm in protocol.arms
        ),
        sequences=tuple(tuple(names[name] for name in each) for each in protocol.sequences),
    )

    def renamed(rows):
        return tuple(
            replace(each, arm=" > ".join(names.get(x, x) for x in each.arm.split(" > ")))
            for each in rows
        )

    tables = replace(
        tables,
        participants=renamed(tables.participants),
        games=renamed(tables.games),
        attempts=renamed(tables.attempts),
        answers=renamed(tables.answers),
    )
    key = blinding_key(tmp_path, protocol)
    assert blinding_key(tmp_path, protocol) == key
    assert sorted(key.values()) == ["x", "y", "z"][-len(key) :]
    rows, hidden = blind(tables, protocol, key)
    analysis, plain = (
        analyse(rows, hidden, 1, asked),
        analyse(tables, protocol, 1, asked),
    )
    text = report(analysis)
    assert not any(arm.title in text or arm.name in text for arm in protocol.arms)
    (digest,) = {each.protocol_sha256 for each in tables.participants} or {protocol.digest}
    assert f"SHA-256 `{digest}`" in text
    told = {group.arm: group for group in dict(analysis.groups)["attempts"]}
    for group in dict(plain.groups)["attempts"]:
        assert told[key[group.arm]].means == group.means


def test_an_analysis_with_names_is_logged_once_there_is_a_key(tmp_path):
    now = datetime(2026, 1, 2, tzinfo=UTC)
    note_unblinding(tmp_path, now)
    assert not (tmp_path / LOG).exists()
    blinding_key(tmp_path, study(1)[0])
    note_unblinding(tmp_path, now)
    note_unblinding(tmp_path, now)
    assert (tmp_path / LOG).read_text("utf-8").count("2026-01-02") == 2
