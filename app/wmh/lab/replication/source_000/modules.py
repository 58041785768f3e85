"""Experiment: the five modules of the paper, and the data between them for its example."""

from collections.abc import Sequence
from dataclasses import replace

from wmh.base.heavy.run import Json
from wmh.base.running.stopping import Stop
from wmh.engine.advice import advise
from wmh.engine.clues.reading import read_clue, read_turn
from wmh.engine.clues.rules import Rule
from wmh.engine.clues.turn import Mark
from wmh.engine.paper.frequency import count_letters
from wmh.lab.replication.experiment import (
    Conditions,
    Flow,
    FlowArrow,
    FlowBox,
    Measurements,
    Replica,
    Task,
    Workbench,
)
from wmh.lab.replication.finding import Draft
from wmh.lab.replication.playing import common

SECTION = "IV, figure 2"
SAID = (
    "Five modules: DAWG Constructor, Regex Pattern Generator, Regex Pattern Matcher, Letter"
    " Frequency Counter, Scorer; of a guess marked ywwg comes the pattern [^air][^ai][^ai]n."
)

_GUESS, _CLUE = "rain", "ywwg"
_PATTERN = "[^air][^ai][^ai]n"
_MARKS = "gyw"
_SHOWN = 4
"""Number of letters and of words that are shown of each list."""

_CONSTRUCTOR = "DAWG Constructor"
_GENERATOR = "Regex Pattern Generator"
_MATCHER = "Regex Pattern Matcher"
_COUNTER = "Letter Frequency Counter"
_SCORER = "Scorer"


def pieces(conditions: Conditions) -> Sequence[Task]:
    del conditions
    return [Task({"guess": _GUESS, "clue": _CLUE})]


def measure(item: Json, bench: Workbench, stop: Stop) -> Json:
    """Returns the data between the modules after a guess.

    They use the paper's pattern and the words of the window.
    """
    lexicon = bench.lexicon
    turn = read_turn(item["guess"], item["clue"], lexicon.alphabet)
    asked = replace(common(len(_GUESS), lexicon, Rule.PAPER), turns=(turn,))
    advice = advise(asked, lexicon, stop)
    counted = count_letters(advice.candidates).counts
    often = sorted(range(len(counted)), key=lambda label: -counted[label])[:_SHOWN]
    return {
        "words": lexicon.facts.words,
        "trie": lexicon.facts.trie_nodes,
        "states": lexicon.facts.states,
        "pattern": advice.paper_pattern,
        "marks": _MARKS if read_clue(_MARKS) == (Mark.GREEN, Mark.YELLOW, Mark.WHITE) else "",
        "found": advice.remaining,
        "letters": [
            [lexicon.alphabet.decode(bytes([label])), int(counted[label])] for label in often
        ],
        "best": [[each.word, round(each.score, 4)] for each in advice.suggestions[:_SHOWN]],
    }


def summarize(conditions: Conditions, measured: Measurements) -> Replica:
    del conditions
    ((_, found),) = measured
    states, words, number = (f"{found[key]:,}" for key in ("states", "words", "found"))
    letters = ", ".join(f"{letter} {times}" for letter, times in found["letters"])
    best = ", ".join(word for word, _ in found["best"])
    scored = ", ".join(f"{word} {score:.3f}" for word, score in found["best"])
    pattern = found["pattern"]
    finding = Draft(
        f"The source's example, {_GUESS} marked {_CLUE}, goes through the modules of the"
        " program one after the other; what each gives to the next is shown."
    )
    remark = "the same" if pattern == _PATTERN else "another one"
    finding.claim("pattern", f"Pattern of {_GUESS} marked {_CLUE}", _PATTERN, pattern, remark)
    finding.claim("found", "Words that fit it", "", number)
    finding.claim("modules", "Modules, by the source's names", "5", "5")
    finding.claim(
        "marks",
        "Letters of a clue: right place, other place, not in the word",
        "g, y, w",
        ", ".join(found["marks"]) or "others",
    )
    finding.claim(
        "inputs",
        "What the pattern generator needs",
        "the DAWG, a guess and its clue",
        "a guess and its clue",
        "the printed pattern is written without any word; by the source's section IV.A the DAWG is"
        " an input of the matcher",
        judged=pattern != _PATTERN,
    )
    table = finding.table("The modules", "Module", "Takes", "Gives", "Here")
    nodes = f"{states} states of {found['trie']:,} trie nodes"
    table.row(_CONSTRUCTOR, f"{words} words", nodes, "engine/lexicon/building")
    table.row(_GENERATOR, f"{_GUESS}, {_CLUE}", pattern, "engine/paper/pattern.py")
    table.row(_MATCHER, "the pattern, the DAWG", f"{number} words", "engine/paper/matcher.py")
    table.row(_COUNTER, f"{number} words", letters, "engine/paper/frequency.py")
    table.row(_SCORER, f"{number} words, the frequencies", scored, "engine/paper/scorer.py")
    finding.picture(_flow(pattern, words, states, number, letters, best))
    finding.remark(
        "The source's text gives the DAWG to the pattern generator, its section IV.A to the"
        " matcher: the generator needs no words to write its pattern, and has none here.",
        "Preprocessing, the constructor's work, is done once and for all: its DAWG comes with"
        " the program as a file.",
    )
    return finding.replica()


def _flow(pattern: str, words: str, states: str, number: str, letters: str, best: str) -> Flow:
    game, listed, shown = "Word Mastermind game", "Words list", "Interface"
    return Flow(
        "The modules, and what passes between them",
        (
            FlowBox(game, "the player's guess and its clue", 0, 0, ours=False),
            FlowBox(_GENERATOR, "writes the pattern of the clue", 0, 1),
            FlowBox(_MATCHER, "walks the DAWG along the pattern", 0, 2),
            FlowBox(_COUNTER, "counts every letter of the words", 0, 3),
            FlowBox(_SCORER, "adds up, each letter once, and ranks", 0, 4),
            FlowBox(shown, "shows the list", 0, 5),
            FlowBox(listed, "a text file, a word a line", 1, 0, ours=False),
            FlowBox(_CONSTRUCTOR, "trie, merging, encoding, writing", 1, 1),
        ),
        (
            FlowArrow(game, _GENERATOR, f"{_GUESS} {_CLUE}"),
            FlowArrow(_GENERATOR, _MATCHER, pattern),
            FlowArrow(_MATCHER, _COUNTER, f"{number} words"),
            FlowArrow(_MATCHER, _SCORER, "the same words"),
            FlowArrow(_COUNTER, _SCORER, letters),
            FlowArrow(_SCORER, shown, best),
            FlowArrow(listed, _CONSTRUCTOR, f"{words} words"),
            FlowArrow(_CONSTRUCTOR, _MATCHER, f"DAWG, {states} states"),
        ),
    )
