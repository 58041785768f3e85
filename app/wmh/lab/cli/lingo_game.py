"""Game of Lingo on standard output and input; imports little, to start fast."""

import sys
from contextlib import closing
from pathlib import Path

from wmh.base.text.phrases import _, objection
from wmh.engine.lexicon.reading.text import WordListError
from wmh.engine.lexicon.store import Lexicon, LexiconError
from wmh.engine.question import Question
from wmh.engine.strategy.strategies import STRATEGIES, Strategy, obstacle
from wmh.helper.answering import Answering
from wmh.helper.cli.parts.reasons import Refused
from wmh.helper.cli.parts.streams import lines_in
from wmh.helper.lingo.contestant import Contestant
from wmh.helper.lingo.round import ATTEMPTS
from wmh.lab.cli.words_of_length import lexicon_for


def play(lexicon: Lexicon, length: int, strategy: Strategy) -> None:
    """Plays a game until the secret is found, the attempts are used up or the input ends."""
    if reason := obstacle([strategy]):
        print(_(reason, context="Strategies"), file=sys.stderr)
        strategy = Strategy.PAPER
    question = Question((), length, strategy=strategy, attempts=ATTEMPTS)
    with closing(Answering()) as answering:
        solver = answering.solver(lexicon) if STRATEGIES[strategy].splits else None
        contestant = Contestant(question, lexicon, solver)
        for _rest in range(ATTEMPTS):
            guess = contestant.guess()
            print(guess, flush=True)
            line = next(lines_in(sys.stdin), "")
            mask = line.strip()
            if not line or mask == "O" * len(guess):
                return
            if unheard := contestant.hear(guess, mask):
                print(objection(unheard), file=sys.stderr)


def play_at_once(length: int, words: Path | None) -> bool:
    """Plays a game as the pit requests it; returns false, having done nothing, if it cannot."""
    try:
        lexicon, _ = lexicon_for(length, words)
    except (LexiconError, OSError, Refused, WordListError):
        return False
    play(lexicon, length, Strategy.LINGO)
    return True
