"""Experiment: the source's functions for its trie and games beside this program's."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import factorial
from statistics import fmean, pstdev

import numpy as np

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop, check_cancelled
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.knowledge import learn
from wmh.engine.clues.rules import Rule, marks
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.building.trie import fill_trie
from wmh.engine.lexicon.memory_lexicon import lexicon_of_words
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.paper.matcher import match
from wmh.engine.question import ALL_TIERS, Question
from wmh.helper.catalogues import VALUES
from wmh.helper.rack.rack_question import RackQuestion
from wmh.helper.rack.rack_walk import makeable
from wmh.lab.replication.experiment import (
    Conditions,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.plain_trie import has_word, makeable_words, nodes_of, trie_of
from wmh.lab.replication.playing import all_words
from wmh.lab.replication.verdict import mean_of

SECTION = "2 to 4"
SAID = (
    "A trie holds the words, a node for each letter; backtracking along it finds what letters make;"
    " a word is marked with 2, 1 and 0, and the list is filtered by the marks."
)

_TIER = 35
"""Greatest tier of the words put into the trie, so that it is built quickly."""
_RACK, _LENGTH = 8, 5
_RACKS, _FEW_RACKS = 100, 20
_PAIRS, _FEW = 1_000, 100
_DIGITS = {Mark.GREEN: "2", Mark.YELLOW: "1", Mark.WHITE: "0"}


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task("trie"), Task("challenge"), Task("wordle")]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    return {"trie": _trie, "challenge": _challenge, "wordle": _wordle}[item](bench, stop)


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    found = dict(measured)
    trie, challenge, wordle = (found[key] for key in ("trie", "challenge", "wordle"))
    finding = Draft(
        "The functions that the source prints are written again in plain Python and run beside"
        " this program's on the same words, racks and pairs, which are drawn; what differs is"
        " counted."
    )
    words = f"{trie['words']:,} words"
    racks = f"{challenge['racks']:,} racks of {_RACK} letters"
    pairs = f"{wordle['pairs']:,} pairs of guess and secret, {_LENGTH} letters"
    finding.claim(
        "nodes",
        "Nodes of the trie are those of this program's",
        "a node for each letter that has none",
        f"{trie['nodes']:,} and {trie['ours']:,}",
        words,
        judged=trie["nodes"] == trie["ours"],
    )
    for key, of, what, remark in (
        ("insert", trie, "Paths to an end node spell the words that were inserted", words),
        ("search", trie, "A search finds words, and no beginnings or changed words", words),
        ("by-length", trie, "The lists by length hold all words of each length", words),
        ("all", challenge, "Backtracking finds all words that the letters make", racks),
        ("number", challenge, "No letter is used more often than it is there", racks),
        ("shuffled", challenge, "Shuffling the letters changes nothing", racks),
        ("sorted", challenge, "The words are listed by their length", racks),
        ("feedback", wordle, "The marks are those of the rule naive here", pairs),
        ("filtered", wordle, "The filter keeps the words that the rule naive keeps", pairs),
        ("own-clues", wordle, "The filter never deletes the secret by the source's marks", pairs),
    ):
        number = of[key.replace("-", "_")]
        finding.claim(key, what, "as described", f"{number:,} differ", remark, judged=not number)
    entered = mean_of(challenge["entered"], challenge["spread"], max(1, challenge["racks"]))
    finding.claim(
        "narrowing",
        f"Nodes entered for {_RACK} letters, of all arrangements of them",
        "significantly narrowing",
        f"{entered.text(0)} of {_arrangements(_RACK):,}",
        f"mean of {racks}",
        judged=challenge["entered"] < _arrangements(_RACK),
    )
    finding.claim(
        "ways",
        "Ways to play Wordle, and Word Challenge",
        "3 and 2",
        "3 and 2",
        "guessing, keeping the secret, both by the program: wmh play; letters of one's own, letters"
        " that are drawn: wmh rack, wmh challenge",
    )
    finding.remark(
        "The source's marks give a letter a 1 as often as it is guessed; the games that people play"
        " mark it as often as it is in the secret. By their marks its filter deletes true words; a"
        " section of its own counts them."
    )
    return finding.replica()


def _arrangements(letters: int) -> int:
    return sum(factorial(letters) // factorial(letters - used) for used in range(1, letters + 1))


def _texts(bench: Workbench, length: int, stop: Stop) -> list[str]:
    lexicon = bench.lexicon
    found = candidates_of(Question((), length, tier=_TIER, flagged=True), lexicon, stop)
    texts = [lexicon.alphabet.decode(row.tobytes()) for row in found.letters]
    return [text for text in texts if len(text) == length]  # The source's letters are characters.


def _trie(bench: Workbench, stop: Stop) -> Json:
    by_length: dict[int, list[str]] = {}
    words = [word for length in bench.lexicon.lengths for word in _texts(bench, length, stop)]
    for word in words:
        by_length.setdefault(len(word), []).append(word)
    trie, known = trie_of(words), set(words)
    everything = Counter(letter for word in words for letter in word)
    spelled, _ = makeable_words(trie, everything)
    alphabet = bench.lexicon.alphabet
    labels = [bytes(map(alphabet.label, word)) for word in words]
    others = {word[:-1] for word in words} | {word[::-1] for word in words}
    return {
        "words": len(words),
        "nodes": len(nodes_of(trie)),
        "ours": fill_trie(labels, stop).nodes,
        "insert": len(known ^ set(spelled)),
        "search": sum(not has_word(trie, word) for word in words)
        + sum(has_word(trie, word) for word in others - known),
        "by_length": sum(
            set(listed) != {word for word in words if len(word) == length}
            for length, listed in by_length.items()
        ),
    }


def _challenge(bench: Workbench, stop: Stop) -> Json:
    words = [
        word
        for length in range(1, _RACK + 1)
        if length in bench.lexicon.lengths
        for word in _texts(bench, length, stop)
    ]
    lexicon, trie = lexicon_of_words(words, "words", stop), trie_of(words)
    values = VALUES.read_named(VALUES.first)
    chance = random.Random(bench.conditions.seed)
    drawn = [word for word in words if len(word) == _RACK]
    chance.shuffle(drawn)
    drawn = drawn[: _FEW_RACKS if bench.conditions.quick else _RACKS]
    told = dict.fromkeys(("all", "number", "shuffled", "sorted"), 0)
    entered: list[int] = []
    for rack in drawn:
        check_cancelled(stop)
        found, nodes = makeable_words(trie, Counter(rack))
        letters = chance.sample(rack, len(rack))
        again, _ = makeable_words(trie, Counter(letters))
        ours = makeable(RackQuestion(letters=tuple(letters), values=values), lexicon)
        told["all"] += set(found) != {lexicon.alphabet.decode(row) for row in ours.labels()}
        told["number"] += any(Counter(word) - Counter(rack) for word in found)
        told["shuffled"] += set(found) != set(again)
        told["sorted"] += any(len(a) > len(b) for a, b in pairwise(found))
        entered.append(nodes)
    return {
        "racks": len(drawn),
        "entered": fmean(entered or (0,)),
        "spread": pstdev(entered or (0,)),
        **told,
    }


def _wordle(bench: Workbench, stop: Stop) -> Json:
    """Returns how often the source and the rule naive differ: in clues, and in filtered lists."""
    all_words(_LENGTH, bench.lexicon, stop)  # Refuses a word list that has none.
    words = _texts(bench, _LENGTH, stop)
    lexicon = lexicon_of_words(words, "words", stop)
    chance = random.Random(bench.conditions.seed + _LENGTH)
    pairs = _FEW if bench.conditions.quick else _PAIRS
    told = dict.fromkeys(("feedback", "filtered", "own_clues"), 0)
    for _ in range(pairs):
        check_cancelled(stop)
        guess, secret = chance.choice(words), chance.choice(words)
        feedback = _feedback(secret, guess)
        said = _said_naively(guess, secret, lexicon)
        kept = _filter_words(words, guess, feedback)
        known = learn((Turn(tuple(guess), said),), _LENGTH, Rule.NAIVE)
        ours = match(known, lexicon, ALL_TIERS, stop).letters
        told["feedback"] += feedback != "".join(_DIGITS[mark] for mark in said)
        told["filtered"] += set(kept) != {lexicon.alphabet.decode(row.tobytes()) for row in ours}
        told["own_clues"] += secret not in kept
    return {"pairs": pairs, **told}


def _said_naively(guess: str, secret: str, lexicon: Lexicon) -> tuple[Mark, ...]:
    labels = [[lexicon.alphabet.label(letter) for letter in word] for word in (guess, secret)]
    found = marks(Rule.NAIVE, labels[0], np.array([labels[1]], np.uint8))[:, 0]
    return tuple(map(Mark, found.tolist()))


def _feedback(secret: str, guess: str) -> str:
    """Returns what the source's function `generate_feedback` returns."""
    return "".join(
        "2" if letter == right else "1" if letter in secret else "0"
        for letter, right in zip(guess, secret, strict=True)
    )


def _filter_words(words: Sequence[str], guess: str, feedback: str) -> list[str]:
    """Returns what the source's function `filter_words` returns."""
    return [
        word
        for word in words
        if all(
            letter == own
            if digit == "2"
            else letter in word and letter != own
            if digit == "1"
            else letter not in word
            for letter, own, digit in zip(guess, word, feedback, strict=True)
        )
    ]
