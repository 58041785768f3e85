"""Every published figure stands beside its source's sentence, which is quoted word for word."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from wmh.lab.replication.experiment import Claim, Replica
from wmh.lab.replication.figures import DATA, read_figures
from wmh.lab.replication.page import fragment
from wmh.lab.replication.running import ExperimentResult, experiment_named
from wmh.lab.replication.sentences import sentences
from wmh.lab.replication.table import EXPERIMENTS, number_of

ROOT = Path(__file__).parents[3]
FOLDER = os.environ.get("WMH_SOURCES")
"""A folder with the texts of the sources, which do not come with the program."""
MEAN = re.compile(r"\b(mean|average)\b", re.IGNORECASE)
AGAIN = {
    ("execution", "printed"): ("execution", "gui"),
    ("dawg", "others"): ("dawg", "reduction"),
    ("strategies", "paper"): ("mean", "place-1"),
    ("reliability", "fewest-second"): ("reliability", "fewest"),
    ("reliability", "most-second"): ("reliability", "most"),
    ("filter", "deleted-8"): ("filter", "deleted-5"),
    ("codes", "exact-in-five"): ("codes", "exact"),
    ("pit", "paper"): ("entries", "chinese-perl-goth-first-round"),
    ("pit", "winner"): ("entries", "edc65-own-run"),
    ("pit", "winner-means"): ("contest", "sum-of-means"),
}
"""Rows that measure a claim in another way than the row that it is counted with."""
UNMEASURED = {
    ("pit", "winner-means"),
    *(("entries", f"lingo-{run}") for run in ("own-run", "first-round", "run-with-pit.rb")),
    ("entries", "compiles"),
}
"""Claims without a figure: their experiments have to run with the contest's list and programs."""
REVIEWED = {"000": 54, "001": 23, "002": 25, "003": 11, "004": 28}
"""Claims of each source, as a reviewer counted them."""


def test_every_published_figure_has_its_sentence():
    for each in read_figures(ROOT / DATA):
        if each["source"] == "beyond":
            continue
        known = sentences().get(each["name"], {})
        for claim in each["claims"]:
            assert bool(claim["source"]) == (claim["key"] in known), (each["name"], claim["key"])


def test_sentences_belong_to_experiments():
    assert set(sentences()) <= {each.name for each in EXPERIMENTS}


def test_a_claim_is_linked_to_its_sentence_and_back():
    claims = (Claim("place-1", "Mean", "4.984", "5.2"), Claim("none", "Other", "", "1"))
    found = ExperimentResult(experiment_named("mean"), Replica("", claims), "2026-01-01", 1)
    html = fragment(found, [])

    targets = re.findall(r'href="#([^"]+)"', html)
    assert targets == ["said-mean-place-1", "mean-place-1"]
    assert all(f'id="{target}"' in html for target in targets)
    number = number_of(experiment_named("mean"))
    assert html.index(f"{number}.1</a> Mean") < html.index("an average of 4.984 attempts")


def test_every_claim_of_the_sources_is_counted_once():
    """The claims that a reviewer found by reading the five sources were 141."""
    known = {each.name: each for each in EXPERIMENTS if each.source != "beyond"}
    claims = {(name, key): said for name, of in sentences().items() for key, said in of.items()}
    assert set(AGAIN) <= set(claims)
    assert set(AGAIN.values()) <= set(claims) - set(AGAIN)
    of_source = Counter(known[name].source for name, _ in set(claims) - set(AGAIN))
    assert of_source.total() >= 141
    assert {source: of_source[source] for source, least in REVIEWED.items()
            if of_source[source] < least} == {}  # fmt: skip


def test_every_claim_has_a_row_with_a_verdict_and_a_remark_where_it_differs():
    rows = {
        (each["name"], claim["key"]): claim
        for each in read_figures(ROOT / DATA)
        for claim in each["claims"]
        if each["source"] != "beyond" and claim["source"]
    }
    claims = {(name, key) for name, of in sentences().items() for key in of}
    assert claims - set(rows) == UNMEASURED
    assert set(rows) <= claims
    for place, row in rows.items():
        assert row["verdict"], place
        assert row["ours"] in (row["source"], "the same") or row["remark"], place


def test_every_mean_has_its_interval_or_is_exact():
    for each in read_figures(ROOT / DATA):
        for claim in each["claims"]:
            if claim["key"] in ("linear", "luck"):
                continue  # Distances from a mean, in other rows with its interval.
            said = claim["ours"], claim["remark"]
            if MEAN.search(claim["what"]) and re.search(r"[0-9]\.[0-9]", claim["ours"]):
                assert any("±" in text or "exact" in text for text in said), claim


@pytest.mark.skipif(FOLDER is None, reason="the texts of the sources are elsewhere (WMH_SOURCES)")
def test_the_sentences_are_in_the_sources():
    texts = {path.name[:3]: plain(path.read_text("utf-8")) for path in Path(FOLDER or "").iterdir()}
    for each in EXPERIMENTS:
        for key, sentence in sentences().get(each.name, {}).items():
            for part in sentence.split("[...]"):
                assert plain(part).strip() in texts[each.source], (each.name, key)


def plain(text):
    """The text without line breaks and without the escapes of Markdown."""
    return re.sub(r"\s+", " ", text.replace("\\", "").replace("*", ""))
