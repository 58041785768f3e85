"""Experiment: tests of the source's sentences about its graph and its modules."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import correlation
from tempfile import TemporaryDirectory

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.advice import advise
from wmh.engine.clues.knowledge import Knowledge, learn
from wmh.engine.clues.reading import read_turn
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.clues.turn import Mark
from wmh.engine.lexicon.building.constructor import build, construct
from wmh.engine.lexicon.building.trie import WorkingGraph
from wmh.engine.lexicon.reading.wordlist import read_word_list
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.paper.frequency import count_letters
from wmh.engine.paper.recursion import search
from wmh.engine.paper.scorer import letter_scores
from wmh.engine.question import ALL_TIERS, Question
from wmh.lab.bench.timing import own_milliseconds
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.plain_trie import trie_of, visits, without_redundant
from wmh.lab.replication.playing import all_words, common, common_words

SECTION = "II, IV, VII"
SAID = (
    "A DAWG has one source, at most one edge for each letter, and shares endings; a pattern, a"
    " recursion, a count of letters and a sum of counts find and rank the words."
)

_LENGTH, _LONGEST = 4, 21
_GUESS, _CLUE, _YELLOW = "rain", "ywwg", "r"
_PATTERN = "[^air][^ai][^ai]n"
_TRIED = 200
"""Number of guesses for which the chance of a correct letter is counted."""
_SHOWN = 4
_REPEATS = 5
_FOLLOWS = 0.8
"""Least correlation of two figures at which one counts as following the other."""
_LIKEWISE = 2
"""Greatest ratio of two times that count as equally efficient."""


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("graph"), Task("modules"), Task("longer")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    return {"graph": _graph, "modules": _modules, "longer": _longer}[item](bench, stop)


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    found = dict(measured)
    finding = Draft(
        f"The DAWG of all words of {_LENGTH} letters is taken apart, and the source's example,"
        f" {_GUESS} marked {_CLUE}, goes through each module; a few lines of plain Python do the"
        " same, and what differs is counted."
    )
    _claims_of_graph(finding, found["graph"])
    _claims_of_modules(finding, found["modules"])
    _claims_of_longer(finding, found["longer"])
    finding.remark(
        "What the source says of its modules is tried here as a sentence; how long they take, and"
        " how good their words are, have their own sections."
    )
    return finding.replica()


def _claims_of_graph(finding: Draft, found: Json) -> None:
    (in_trie, in_dawg), letters = found["entered"], found["letters"]
    trie, beginnings = found["trie"], found["prefixes"]
    counted = f"counted in the DAWG of {found['words']:,} words"
    states, plainly = found["states"], found["killed_plainly"]
    finding.claim(
        "letters",
        "Possible letters for each space",
        "26",
        f"{max(letters)}",
        f"{', '.join(map(str, letters))} different ones at the {_LENGTH} places of the words",
        leaves_open="its words",
    )
    finding.claim("source", "Nodes without an incoming edge", "one", f"{found['sources']}", counted,
                  judged=found["sources"] == 1)  # fmt: skip
    finding.claim("edges", "Nodes with two edges of one letter", "none", f"{found['doubled']}",
                  counted, judged=not found["doubled"])  # fmt: skip
    _differ(
        finding,
        "paths",
        "Paths of the DAWG are the words",
        found["spelled"],
        f"{found['words']:,} words; that one ends is marked on its last edge, not by one more edge",
    )
    finding.claim(
        "prefixes",
        "The trie shares the beginnings of words",
        "all common prefixes",
        f"{trie:,} nodes",
        f"{beginnings:,} different beginnings, counted in the list of words",
        judged=trie == beginnings,
    )
    finding.claim(
        "suffixes",
        "The DAWG shares the endings too: nodes that are left of the trie's",
        "redundant nodes are killed",
        f"{states:,} of {trie:,}",
        f"{plainly:,} by plain Python that kills them breadth first",
        judged=states == plainly,
    )
    finding.claim(
        "encoding",
        "An edge is encoded in bits",
        "bit encoding",
        f"{found['bytes_of_edge']} bytes",
        "letter, end of a word and pointer are bits of one number",
        judged=True,
    )
    _differ(
        finding,
        "file",
        "The DAWG is written to a file and loaded again",
        found["read"],
        "words that are read are compared",
    )
    finding.claim(
        "trie-search",
        "Nodes that a search enters, in the trie and in the DAWG",
        "the DAWG fares better",
        f"{in_trie:,} and {in_dawg:,}",
        "a shared node is entered once for each beginning, so sharing saves room and no steps",
        judged=in_dawg < in_trie,
        leaves_open="its measure of the performance",
    )


def _claims_of_modules(finding: Draft, found: Json) -> None:
    words = f"of {found['found']:,} words"
    finding.claim(
        "depth", "Greatest level that is explored for four letters", "4", f"{found['depth']}"
    )
    for key, what, remark in (
        ("by_re", "The words are those that the printed pattern lets through", words),
        ("by_recursion", "A recursion over the DAWG finds the words of the pattern", "all tiers"),
        ("inspected", "Places that the pattern constrains, noted before the search", words),
        ("miscounted", "The counter counts each occurrence of a letter", "compared by letter"),
        ("misscored", "The score is (a + b + c + d) / total number of letters", words),
        ("misplaced", "The list descends by score", words),
    ):
        _differ(finding, key.replace("_", "-"), what, found[key], remark)
    _differ(
        finding,
        "once",
        "The count of a repeated letter is added once",
        found["misscored"],
        f"{found['repeating']:,} {words} repeat a letter",
    )
    finding.claim(
        "chance",
        "Correlation of a word's score with its chance to have a correct letter",
        "the higher, the higher",
        f"{found['chance']:.2f}",
        f"{_TRIED} words as first guess, each against all secrets",
        judged=found["chance"] > _FOLLOWS,
    )
    finding.claim(
        "retained",
        f"Words of the pattern without the letter {_YELLOW}, which the clue has found",
        "none: correct letters are retained",
        f"{found['without_yellow']:,}",
        f"{words}, {', '.join(found['first'])} at their top: the printed pattern forgets a yellow"
        " letter, and the program's strict one keeps it",
        judged=not found["without_yellow"],
    )


def _differ(finding: Draft, key: str, what: str, number: int, remark: str) -> None:
    """Adds a claim that holds if the number of differences is 0."""
    finding.claim(key, what, "as described", f"{number:,} differ", remark, judged=not number)


def _claims_of_longer(finding: Draft, found: Json) -> None:
    spent = found["seconds"]
    finding.claim(
        "longest",
        "Letters of the longest words",
        f"up to {_LONGEST}",
        f"up to {found['longest']}",
        "the word list has so long ones",
        judged=found["longest"] >= _LONGEST,
        leaves_open="its words",
    )
    if len(spent) > 1:
        short, long = spent[f"{_LENGTH}"], spent[f"{_LONGEST}"]
        finding.claim(
            "efficient",
            f"CPU time of an answer at {_LONGEST} letters, in times of that at {_LENGTH}",
            "likewise efficient",
            f"{long / short:.2f}",
            f"{long:.2f} ms and {short:.2f} ms after one clue",
            timed=True,
            judged=long <= _LIKEWISE * short,
            leaves_open="its times",
        )


def _graph(bench: Workbench, stop: Stop) -> Json:
    """Returns figures of the DAWG of all four-letter words, and of a trie of the same words."""
    words, alphabet = all_words(_LENGTH, bench.lexicon, stop), bench.lexicon.alphabet
    texts = [alphabet.decode(row.tobytes()) for row in words.letters]
    made = construct([row.tobytes() for row in words.letters], stop=stop)
    graph, owner = made.graph, np.repeat(np.arange(made.graph.states), np.diff(made.graph.first))
    trie = trie_of(texts)
    places = [re.compile(place) for place in re.findall(r"\[[^]]+\]|.", _PATTERN)]
    with TemporaryDirectory() as folder:
        listed = Path(folder) / "words.txt"
        listed.write_text("".join(f"{text}\n" for text in texts), "utf-8")
        build(read_word_list([listed], stop=stop), listed.with_suffix(".dawg"), source="",
              licence="", stop=stop)  # fmt: skip
        loaded = open_lexicon(listed.with_suffix(".dawg"), stop)
        again = all_words(_LENGTH, loaded, stop)
        read = {loaded.alphabet.decode(row.tobytes()) for row in again.letters}
    return {
        "words": len(texts),
        "letters": [len({text[place] for text in texts}) for place in range(_LENGTH)],
        "sources": graph.states - len(np.unique(graph.target[graph.target > 0])),
        "doubled": graph.edges - len(np.unique(owner * 256 + graph.label)),
        "spelled": len(set(_path_words(graph, alphabet.decode)) ^ set(texts)),
        "trie": made.trie.nodes,
        "prefixes": 1 + len({text[:end] for text in texts for end in range(1, _LENGTH + 1)}),
        "states": graph.states,
        "killed_plainly": without_redundant(trie),
        "bytes_of_edge": made.encoded.units.itemsize,
        "read": len(read ^ set(texts)),
        "entered": [
            visits(trie, places),
            _visits_in_dawg(graph, places, alphabet.decode),
        ],
    }


def _path_words(graph: WorkingGraph, decode: Callable[[bytes], str]) -> Sequence[str]:
    """Returns the words along all paths of a graph of four-letter words."""
    paths: list[tuple[int, bytes]] = [(0, b"")]
    for _ in range(_LENGTH):
        paths = [
            (int(graph.target[edge]), word + bytes([graph.label[edge]]))
            for state, word in paths
            for edge in range(graph.first[state], graph.first[state + 1])
        ]
    return [decode(word) for _, word in paths]


def _visits_in_dawg(
    graph: WorkingGraph, places: Sequence[re.Pattern[str]], letter_of: Callable[[bytes], str]
) -> int:
    """Returns the number of nodes that a search enters, shared ones once for each path.

    The search has a pattern for the letter at each place.
    """
    level, entered = [0], 1
    for place in places:
        level = [
            int(graph.target[edge])
            for state in level
            for edge in range(graph.first[state], graph.first[state + 1])
            if place.fullmatch(letter_of(bytes([graph.label[edge]])))
        ]
        entered += len(level)
    return entered


def _modules(bench: Workbench, stop: Stop) -> Json:
    """Returns figures of the source's example, from each module and from plain Python."""
    lexicon = bench.lexicon
    turn = read_turn(_GUESS, _CLUE, lexicon.alphabet)
    asked = replace(common(_LENGTH, lexicon, Rule.PAPER), turns=(turn,), rows=10_000)
    advice = advise(asked, lexicon, stop)
    found = [lexicon.alphabet.decode(row.tobytes()) for row in advice.candidates.letters]
    shown = common_words(_LENGTH, lexicon)
    listed = [lexicon.alphabet.decode(row.tobytes()) for row in shown.letters]
    known = learn((turn,), _LENGTH, Rule.PAPER)
    every = [
        lexicon.alphabet.decode(row.tobytes()) for row in all_words(_LENGTH, lexicon, stop).letters
    ]
    counter = Counter("".join(found))
    frequencies = count_letters(advice.candidates)
    scores = letter_scores(advice.candidates, frequencies) / max(1, frequencies.total)
    plainly = [sum(counter[x] for x in set(word)) / counter.total() for word in found]
    ranked = [each.score for each in advice.suggestions]
    return {
        "found": len(found),
        "depth": max(map(len, found), default=0),
        "by_re": len(set(filter(re.compile(_PATTERN).fullmatch, listed)) ^ set(found)),
        "by_recursion": len(
            set(search(known, lexicon.graph.walker, lexicon.alphabet, stop))
            ^ set(filter(re.compile(_PATTERN).fullmatch, every))
        ),
        "inspected": _wrong_places(known, listed),
        "miscounted": sum(
            int(frequencies.counts[lexicon.alphabet.label(letter)]) != times
            for letter, times in counter.items()
        ),
        "misscored": sum(abs(a - b) > 1e-12 for a, b in zip(scores.tolist(), plainly, strict=True)),
        "repeating": sum(len(set(word)) < len(word) for word in found),
        "misplaced": sum(a < b for a, b in pairwise(ranked)),
        "first": [each.word for each in advice.suggestions if _YELLOW not in each.word][:_SHOWN],
        "without_yellow": sum(_YELLOW not in word for word in found),
        "chance": _chance(bench, stop),
    }


def _wrong_places(known: Knowledge, words: Sequence[str]) -> int:
    """Returns how many letters are noted as allowed at a place against the printed pattern."""
    places = [re.compile(place) for place in re.findall(r"\[[^]]+\]|.", _PATTERN)]
    letters = {letter for word in words for letter in word}
    return sum(
        bool(place.fullmatch(letter))
        != (letter == fixed if fixed is not None else letter not in excluded)
        for place, fixed, excluded in zip(places, known.fixed, known.excluded, strict=True)
        for letter in letters
    )


def _chance(bench: Workbench, stop: Stop) -> float:
    """Returns the correlation between guesses' scores and their chances of a correct letter."""
    words = common_words(_LENGTH, bench.lexicon)
    scores = letter_scores(words, count_letters(words))
    tried = np.linspace(0, len(words) - 1, min(_TRIED, len(words))).astype(int)
    shares: list[float] = []
    for number in tried:
        check_cancelled(stop)
        said = marks(Rule.TILES, words.letters[number].tolist(), words.letters)
        shares.append(float((said != Mark.WHITE).any(axis=0).mean()))
    return correlation([float(scores[number]) for number in tried], shares)


def _longer(bench: Workbench, stop: Stop) -> Json:
    """Returns the CPU time of an answer after one clue, at four letters and at the most letters."""
    lexicon = bench.lexicon
    spent: dict[str, float] = {}
    for length in (_LENGTH, _LONGEST):
        if length not in lexicon.lengths:
            continue
        words = all_words(length, lexicon, stop)
        guess = lexicon.alphabet.decode(words.letters[len(words) // 2].tobytes())
        turn = read_turn(guess, "y" + "w" * (length - 2) + "g", lexicon.alphabet)
        asked = Question((turn,), length, Rule.PAPER, tier=ALL_TIERS, flagged=True)
        spent[str(length)] = own_milliseconds(
            lambda asked=asked: advise(asked, lexicon, stop), _REPEATS
        )
    return {"longest": max(lexicon.lengths), "seconds": spent}
