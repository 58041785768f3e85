"""Words that a class calls: their graph, and the nodes that each word costs or saves."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from wmh.base.text.sentence import Sentence, say
from wmh.base.text.wording import Plural, excerpt
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Mark, Turn
from wmh.engine.lexicon.alphabet import MOST_LETTERS, Alphabet
from wmh.engine.lexicon.file_format import LONGEST, SHORTEST
from wmh.engine.lexicon.spelling import fold_case, is_letters, letters_in
from wmh.teach.construction import construction_of
from wmh.teach.drawing.layout import Edge, laid_out
from wmh.teach.drawing.looks import NodeLook
from wmh.teach.figures.graph_figure import GraphFigure
from wmh.teach.scenario.scenario import Scenario
from wmh.teach.step import Stage
from wmh.teach.steps.constructor_steps import MOST_DRAWN
from wmh.teach.words.automata import TrieNode, insert, merge

_MOST_NAMED = 12
_BETWEEN = {"Ps", "Pe", "Pi", "Pf", "Po", "Pc", "Sm"}
"""Unicode categories of characters that separate words: brackets, quotes, punctuation."""
_INSIDE = "':\N{RIGHT SINGLE QUOTATION MARK}\N{MIDDLE DOT}"
"""Characters of the separating categories that may yet be part of words or clues."""
_AROUND = _INSIDE + "-\N{LEFT SINGLE QUOTATION MARK}\N{EN DASH}\N{EM DASH}"


@dataclass(frozen=True, slots=True)
class CalledWords:
    """Called words in order, a guess with its marks so far, and the rule of marking.

    `marks` has a mark for each letter of `guess`; None for one that is not given yet.
    """

    words: tuple[str, ...] = ()
    guess: str = ""
    marks: tuple[Mark | None, ...] = ()
    rule: Rule = Rule.TILES

    @property
    def turn(self) -> Turn | None:
        """The guess as a turn if it is completely marked; else None."""
        if not self.guess or None in self.marks:
            return None
        return Turn(letters_in(self.guess), self.marks)

    @property
    def fitting(self) -> tuple[str, ...] | None:
        """Words that fit the guess's marks; None unless the guess is completely marked."""
        turn = self.turn
        if turn is None:
            return None
        there = ((word, letters_in(word)) for word in self.words)
        return tuple(
            word for word, letters in there
            if len(letters) == len(turn.guess) and mark(self.rule, turn.guess, letters) == turn.clue
        )  # fmt: skip


def split_words(text: str) -> tuple[str, ...]:
    """Returns the distinct words of a text in Unicode normal form, without punctuation."""
    apart = "".join(" " if ends_word(sign) else sign for sign in fold_case(text))
    words = (word.strip(_AROUND) for word in apart.split())
    return tuple(dict.fromkeys(filter(None, words)))


def ends_word(character: str) -> bool:
    """True if the typed character ends a word."""
    if character in _INSIDE:
        return False
    return character.isspace() or unicodedata.category(character) in _BETWEEN


def is_called(word: str) -> bool:
    """True if the word can be drawn: it consists of letters of any script and is not too long."""
    return is_letters(word) and SHORTEST <= len(letters_in(word)) <= LONGEST


def together(words: Sequence[str], more: Iterable[str]) -> tuple[str, ...]:
    """Returns `words` and those of `more` for whose letters one alphabet still has room."""
    kept, letters = list(words), set[str]().union(*map(letters_in, words))
    for word in more:
        if len(both := letters.union(letters_in(word))) <= MOST_LETTERS:
            kept.append(word)
            letters = both
    return tuple(kept)


@dataclass(frozen=True, slots=True)
class CallOutcome:
    """Result of adding a text: the words after it, the refused words, and the reason if any."""

    after: CalledWords
    left: tuple[str, ...]
    said: Sentence | None


def add_words(before: CalledWords, text: str) -> CallOutcome:
    """Adds those words of a text that can be drawn."""
    wanted = split_words(text)
    new = [word for word in wanted if word not in before.words]
    odd = [word for word in new if not is_called(word)]
    good = [word for word in new if is_called(word)]
    room = MOST_DRAWN - len(before.words)
    words = together(before.words, good[:room])
    after = replace(before, words=words)
    strange = [word for word in good[:room] if word not in words]
    left = (*good[room:], *strange, *odd)
    said = None
    if good[room:]:
        said = say(
            "{0} words can be drawn, and {1} are left out: take some away first, or import them as"
            " a word list.",
            MOST_DRAWN,
            len(good) - max(room, 0),
        )
    elif strange:
        said = say(
            "All words together can have {0} different letters, and {1} would bring more: take some"
            " away first.",
            MOST_LETTERS,
            strange[0],
        )
    elif odd:
        said = _odd_said(odd)
    elif wanted and not new:
        said = say("{0} is there already.", wanted[0])
    return CallOutcome(after, left, said)


def _odd_said(words: Sequence[str]) -> Sentence:
    """Returns a sentence with the fault of the first word, and the names of the others."""
    fault = _fault_said(words[0])
    if len(words) == 1:
        return fault
    named = ", ".join(map(excerpt, words[1 : _MOST_NAMED + 1]))
    more = " …" if len(words) > _MOST_NAMED + 1 else ""
    return say("{0} Not drawn either: {1}.", fault, named + more)


def _fault_said(word: str) -> Sentence:
    strange = [sign for sign in letters_in(word) if not is_letters(sign)]
    if strange:
        return say("{0} has {1}, which is not a letter: take it out, then press Enter.",
                   excerpt(word), excerpt(strange[0]))  # fmt: skip
    return say("{0} is not a word of {1} to {2} letters: correct it.",
               excerpt(word), SHORTEST, LONGEST)  # fmt: skip


# What they cost


def trie_nodes(words: Iterable[str]) -> int:
    """Returns the trie's number of nodes: one for each different beginning, and the start."""
    root = TrieNode()
    return 1 + sum(insert(letters_in(word), root) for word in words)


def dawg_nodes(words: Iterable[str]) -> int:
    """Returns the DAWG's number of nodes: one for each different set of endings.

    End marks are on edges.
    """
    root = TrieNode()
    for word in words:
        insert(letters_in(word), root)
    return merge(root)


def cost_of(words: tuple[str, ...]) -> Sentence:
    """Returns a sentence on the nodes that the last word costs or saves, and on their number."""
    before, trie, dawg = words[:-1], trie_nodes(words), dawg_nodes(words)
    more, most = trie - trie_nodes(before), dawg - dawg_nodes(before)
    return say(
        "{0}: nodes more in the trie {1}, in the DAWG {2}, so it saves {3}.",
        words[-1], more, most, more - most,
    )  # fmt: skip


# How they are drawn


def figure_of(sheet: CalledWords, typed: str = "", *, minimal: bool) -> GraphFigure | None:
    """Returns the figure of the words' DAWG if `minimal`, else of their trie; None without words.

    The `typed` word stands out, or without one the last word; with a clue, the words that fit it.
    """
    new = [typed] if is_called(typed) and typed not in sheet.words else []
    words = together(sheet.words, new)
    if not words:
        return None
    spelt = [letters_in(word) for word in words]
    alphabet = Alphabet(tuple(sorted(set[str]().union(*spelt))))
    made = construction_of(spelt, alphabet)
    nodes, edges = (made.states, made.dawg) if minimal else (made.nodes, made.trie)
    ways = {
        "".join(word): path if minimal else tuple(node - 1 for node in path)
        for word, path in zip(made.words, made.state_paths if minimal else made.paths, strict=True)
    }
    fitting = sheet.fitting
    looks = (
        _highlight_fitting(edges, nodes, [ways[word] for word in fitting])
        if fitting is not None and not typed
        else _highlight_new(edges, nodes, ways[words[-1]], [ways[word] for word in words[:-1]])
    )
    told = say(
        "Words: {0}. Nodes: {1} in the trie, {2} in the DAWG, {3} saved.",
        len(words), made.nodes, made.states, made.nodes - made.states,
    )  # fmt: skip
    heading = say("Our words as a DAWG") if minimal else say("Our words as a trie")
    focus = tuple(edges[edge].target for edge in ways[words[-1]])
    return GraphFigure(laid_out(nodes, edges), *looks, heading, told, focus=focus)


_Looks = tuple[tuple[NodeLook, ...], tuple[NodeLook, ...]]


def _highlight_new(
    edges: tuple[Edge, ...], nodes: int, way: tuple[int, ...], others: list[tuple[int, ...]]
) -> _Looks:
    """Returns looks in which edges of the last word stand out: the added and the shared ones."""
    there = {edge for other in others for edge in other}
    return _looks(
        edges, nodes, NodeLook.PLAIN,
        {edge: NodeLook.PASSED if edge in there else NodeLook.NEW for edge in way},
    )  # fmt: skip


def _highlight_fitting(edges: tuple[Edge, ...], nodes: int, ways: list[tuple[int, ...]]) -> _Looks:
    return _looks(
        edges, nodes, NodeLook.DIM, {edge: NodeLook.PASSED for way in ways for edge in way}
    )


def _looks(
    edges: tuple[Edge, ...], nodes: int, plain: NodeLook, marked: dict[int, NodeLook]
) -> _Looks:
    shown = [plain] * nodes
    shown[0] = NodeLook.PASSED
    for edge, look in sorted(marked.items(), key=lambda each: each[1] is NodeLook.PASSED):
        shown[edges[edge].target] = look
    return tuple(shown), tuple(marked.get(edge, plain) for edge in range(len(edges)))


def fitting_said(sheet: CalledWords) -> Sentence | None:
    """Returns a sentence with number and names of the words that fit the clue; None without one."""
    fitting = sheet.fitting
    if fitting is None:
        return None
    if not fitting:
        return say("No word of these fits the clue.")
    named = ", ".join(fitting[:_MOST_NAMED]) + (" …" if len(fitting) > _MOST_NAMED else "")
    return say(
        Plural("One word fits: {1}.", "{0} words fit: {1}.", len(fitting)), len(fitting), named
    )


# As a lesson


def lesson_words(sheet: CalledWords, name: str, title: str) -> Scenario:
    """Returns a scenario of the words, and of the clue if there is one.

    Raises ValueError without words.
    """
    if not sheet.words:
        raise ValueError("no words")
    turn = sheet.turn
    lengths = Counter(len(letters_in(word)) for word in sheet.words)
    length = len(turn.guess) if turn is not None else lengths.most_common(1)[0][0]
    stages: tuple[Stage, ...] = (Stage.CONSTRUCTOR,)
    if turn is not None and lengths[length]:
        stages += (Stage.PATTERN, Stage.MATCHER, Stage.COUNTER, Stage.SCORER, Stage.LIST)
    elif turn is not None:
        turn, length = None, lengths.most_common(1)[0][0]
    return Scenario(
        name, title, "", stages, length, tuple(sorted(sheet.words)), rule=sheet.rule,
        turns=() if turn is None else (turn,),
    )  # fmt: skip
