"""Board of a lesson as plain text, and what is counted on it: a second program for its sentences.

It knows nothing of the engine, reads the word list from its text, and walks no graph of the
program.
"""

from collections import Counter, defaultdict
from math import log2

from tests.lexica import english_words
from wmh.base.text.sentence import Sentence, in_english
from wmh.engine.clues.rules import Rule
from wmh.teach.scenario.scenario_lexicon import lexicon_of

COLOURS = "abcdef"


def tiles(guess, secret):
    """Marks of Wordle: greens, then each letter of the secret pays for one yellow."""
    left = Counter(s for g, s in zip(guess, secret, strict=True) if g != s)
    marks = ""
    for g, s in zip(guess, secret, strict=True):
        if g == s:
            marks += "g"
        else:
            marks += "y" if left[g] > 0 else "w"
            left[g] -= 1
    return marks


def naive(guess, secret):
    return "".join(
        "g" if g == s else "y" if g in secret else "w" for g, s in zip(guess, secret, strict=True)
    )


def pegs(guess, secret):
    black = sum(map(str.__eq__, guess, secret))
    return black, sum((Counter(guess) & Counter(secret)).values()) - black


def beginnings(words):
    return {word[:at] for word in words for at in range(len(word) + 1)}


def smallest(words, *, on_node):
    """Nodes of the smallest graph, by the sets of endings that tell them apart."""
    endings = defaultdict(set)
    for word in words:
        for at in range(len(word) + 1):
            endings[word[:at]].add(word[at:])
    return len({frozenset(x if on_node else x - {""}) for x in endings.values()})


class Board:
    """A lesson's words, guesses and clues as plain text."""

    def __init__(self, scenario, steps):
        self.scenario, self.steps = scenario, steps
        self.own = sorted(scenario.words)
        lexicon = None if scenario.rule is Rule.PEGS else lexicon_of(scenario)
        self.codes = lexicon is None
        if self.codes:
            row = [""]
            for _ in range(scenario.length):
                row = [each + colour for each in row for colour in COLOURS]
            self.all = self.words = row
        elif self.own:
            self.all = self.words = [w for w in self.own if len(w) == scenario.length]
        else:
            known = {w: t for w, t in english_words().items() if len(w) == scenario.length}
            tier = scenario.tier
            usual = lexicon.usual_tier(scenario.length) if tier is None else tier
            self.all, self.words = list(known), [w for w, t in known.items() if t <= usual]
        self.turns = [
            ("".join(turn.guess), "".join("wyg"[int(m)] for m in turn.marks))
            for turn in scenario.turns
            if not self.codes
        ]

    def mark(self, guess, secret):
        return pegs(guess, secret) if self.codes else tiles(guess, secret)

    def fitting(self, words, turns=None):
        turns = self.turns if turns is None else turns
        return [w for w in words if all(self.mark(g, w) == clue for g, clue in turns)]

    def left(self, guesses):
        """The words that the guesses leave with the lesson's secret."""
        clues = [(guess, self.mark(guess, self.scenario.secret)) for guess in guesses]
        return self.fitting(self.words, clues)

    def groups(self, guess, words):
        return Counter(self.mark(guess, word) for word in words)

    def played(self, at):
        """The codes that were guessed up to this step."""
        told = "The code is {0}, the guess {1}."
        said = [step.said.values[1] for step in self.steps[: at + 1] if step.said.text == told]
        return [str(guess).lower() for guess in said]

    def possible(self):
        return self.fitting(self.words)

    def bits(self, guess):
        words = self.possible()
        sizes = self.groups(guess, words).values()
        return sum(size / len(words) * log2(len(words) / size) for size in sizes)

    def sums(self):
        """Letter sums of the paper's score, each letter of a word once."""
        counts = Counter("".join(self.possible()))
        return {w: sum(counts[x] for x in set(w)) for w in self.possible()}, counts


def shown(number, value):
    """True if a number as it is said is the value, rounded to its digits."""
    said = str(number).replace(",", "")
    places = len(said.partition(".")[2])
    return abs(float(said) - value) <= 0.5 * 10**-places + 1e-9


def plain(value):
    return in_english(value) if isinstance(value, Sentence) else value


def endings_after(words, prefix):
    return {w[len(prefix) :] for w in words if w.startswith(prefix) and w != prefix}


CHECKS = {}
"""Checks by the English text of the sentence: each gets board, place of the step, and values."""


def states(*texts):
    def register(check):
        for text in texts:
            assert text not in CHECKS
            CHECKS[text] = check
        return check

    return register
