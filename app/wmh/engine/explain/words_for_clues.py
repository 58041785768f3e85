"""Reverse of a game: the guesses that would get a given clue from a known secret."""

from collections.abc import Iterable

from wmh.base.running.stopping import Stop, check_cancelled, never
from wmh.engine.candidates import candidates_of
from wmh.engine.clues.rules import Rule, mark
from wmh.engine.clues.turn import Clue
from wmh.engine.explain.reverse_question import MakersAnswer, MakersQuestion
from wmh.engine.lexicon.store import Lexicon
from wmh.engine.question import Question

_BATCH = 512


def words_for_clues(
    clues: Iterable[Clue],
    secret: tuple[str, ...],
    lexicon: Lexicon,
    tier: int,
    rule: Rule = Rule.TILES,
    *,
    flagged: bool = True,
    stop: Stop = never,
) -> dict[Clue, tuple[str, ...]]:
    """Returns for each clue the words that would get it with the secret, in alphabetical order.

    Only words up to `tier` are searched. Offensive words are left out unless `flagged`. Raises
    Cancelled.
    """
    wanted: dict[Clue, list[str]] = {clue: [] for clue in clues}
    every = candidates_of(Question((), len(secret), tier=tier), lexicon, stop)
    coded = lexicon.alphabet.encode(secret)
    named = lexicon.nameable(every.numbers, flagged=flagged)
    for number, labels in enumerate(every.letters[named]):
        if number % _BATCH == 0:
            check_cancelled(stop)
        clue = mark(rule, labels.tobytes(), coded)
        if clue in wanted:
            wanted[clue].append(lexicon.alphabet.decode(labels.tobytes()))
    return {clue: tuple(words) for clue, words in wanted.items()}


def unriddle(riddle: MakersQuestion, lexicon: Lexicon, stop: Stop = never) -> MakersAnswer:
    """Returns the words for each clue of a `MakersQuestion`. Raises Cancelled."""
    found = words_for_clues(
        riddle.clues,
        riddle.secret,
        lexicon,
        riddle.tier,
        riddle.rule,
        flagged=riddle.flagged,
        stop=stop,
    )
    return MakersAnswer(riddle, tuple(found[clue] for clue in riddle.clues))
