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


def test_every_claim_of_the_sources_is_counted():
    """The claims that a reviewer found by reading the five sources were 141."""
    known = {each.name: each for each in EXPERIMENTS if each.source != "beyond"}
    of_source = Counter(known[name].source for name, of in sentences().items() for _ in of)
    assert of_source.total() >= 141
    assert all(of_source[source] >= least for source, least in REVIEWED.items())


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
