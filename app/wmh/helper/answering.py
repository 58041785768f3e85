"""Answers to questions about one board or several, with the program's word lists and kernels.

The module is cheap to import: slow modules are imported when the first question needs them.
"""

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from wmh.base.files import paths
from wmh.base.running.stopping import Stop, never
from wmh.base.running.thread_pool import ThreadPool
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.engine.strategy.kernels.library import unavailable
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.version import __version__

if TYPE_CHECKING:
    from wmh.engine.boards.answer import BoardsAdvice
    from wmh.engine.boards.question import BoardsQuestion
    from wmh.engine.lexicon.store import Lexicon
    from wmh.engine.strategy.ranking.openings import OpeningsShelf
    from wmh.engine.strategy.solver import Solver
    from wmh.helper.games.prepared import Prepared

_MOST_OPENINGS = 4
"""Maximal number of cached lists without a clue, one for each length and vocabulary: a megabyte."""


class Answering:
    """Answers questions, and caches work for later questions about the same word list."""

    def __init__(self) -> None:
        self._pool = ThreadPool()
        self._solver: Solver | None = None
        self._shelf: tuple[Lexicon, OpeningsShelf] | None = None
        self._openings: tuple[Lexicon, dict[Question, Advice]] | None = None

    def __call__(
        self, question: Question, lexicon: "Lexicon", stop: Stop = never
    ) -> Iterator[Advice]:
        """Yields the paper's ranking at once, then better rankings; the last one is the best.

        If no word fits, the advice is yielded again with changes to the turns or options that would
        make words fit. If the compiled kernels are missing, `Advice.off` says so. Raises Cancelled.
        """
        from wmh.engine.strategy.play.opener import begin_with_opener

        advice = self._list_by_paper(question, lexicon, stop)
        splits = STRATEGIES[question.strategy].splits
        yield advice if splits else begin_with_opener(advice, lexicon)
        if advice.diagnosis is not None:
            from wmh.engine.doctor import prescribe
            from wmh.helper.lists.library import others

            tried: list[str] = []

            def elsewhere() -> "Iterator[Lexicon]":
                for other in others(lexicon, stop):
                    tried.append(other.name)
                    yield other

            proposals = prescribe(question, lexicon, elsewhere(), stop)
            found = replace(advice.diagnosis, proposals=proposals, tried=tuple(tried))
            yield replace(advice, diagnosis=found)
        elif splits:
            for better in self._better(advice, lexicon, stop):
                yield begin_with_opener(better, lexicon)

    def _list_by_paper(self, question: Question, lexicon: "Lexicon", stop: Stop) -> Advice:
        """Returns advice by the paper's method; advice without clues, the longest, is cached."""
        from wmh.engine.advice import advise

        if not question.opening:
            return advise(question, lexicon, stop, perf_counter)
        if self._openings is None or self._openings[0] is not lexicon:
            self._openings = lexicon, {}
        kept = self._openings[1]
        # The others wait for their own lists with the paper's.
        same = STRATEGIES[question.strategy].splits
        key = replace(question, strategy=Strategy.PAPER) if same else question
        found = kept.pop(key, None) or advise(key, lexicon, stop, perf_counter)
        kept[key] = found  # The last of them is the one that was used last.
        if len(kept) > _MOST_OPENINGS:
            del kept[next(iter(kept))]
        return replace(found, question=question)

    def _better(self, advice: Advice, lexicon: "Lexicon", stop: Stop) -> Iterator[Advice]:
        from wmh.engine.strategy.ranking.openings import Opening, OpeningsShelf
        from wmh.engine.strategy.ranking.ordering import ORDERS

        question = advice.question
        if self._shelf is None or self._shelf[0] is not lexicon:
            shipped = paths.folder("lexicon") / lexicon.name / "openings.json.xz"
            # Another version may rank otherwise.
            own = paths.cache_folder() / "openings" / __version__
            self._shelf = lexicon, OpeningsShelf(shipped, own)
        shelf = self._shelf[1]
        if question.opening and (kept := shelf.find(question, lexicon)):
            yield replace(
                advice, suggestions=kept.suggestions, measured=kept.measured, guesses=kept.guesses
            )
        elif question.strategy not in ORDERS and (reason := unavailable()):
            yield replace(advice, off=reason)
        else:
            for better in self.solver(lexicon).improve(advice, stop):
                advice = better
                yield advice
            if question.opening and advice.best is None and not unavailable():
                opened = Opening(advice.suggestions, advice.measured, advice.guesses)
                shelf.keep(question, lexicon, opened)

    def solver(self, lexicon: "Lexicon") -> "Solver":
        """Returns the solver for this word list, which is made once and cached."""
        if self._solver is None or self._solver.lexicon is not lexicon:
            from wmh.engine.strategy.experience import read_experience
            from wmh.engine.strategy.solver import Solver

            experience = read_experience(paths.folder("lexicon") / "english" / "lingo.json")
            self._solver = Solver(lexicon, self._pool, experience)
        return self._solver

    def forget(self) -> None:
        """Drops everything that is cached, to free memory when a word list is closed."""
        self._solver = self._shelf = self._openings = None

    def races(self, lexicon: "Lexicon") -> "Prepared":
        """Returns the races that were computed in advance and are shipped with the word list."""
        from wmh.helper.games.prepared import read_prepared

        return read_prepared(paths.folder("lexicon") / lexicon.name / "races.json")

    def close(self) -> None:
        """Waits until the threads of the pool have ended."""
        self._pool.close()


def answers(
    question: "BoardsQuestion", lexicon: "Lexicon", answering: "Answering", stop: Stop = never
) -> "Iterator[BoardsAdvice]":
    """Yields advice on several boards: first their states, with guesses ranked by letters.

    Further advice has better guesses. If no word fits a board, the last advice also has changes to
    the turns that would make words fit. Raises Cancelled.
    """
    from wmh.engine.boards.fitting import fitting
    from wmh.engine.boards.ranking import advise

    fit = fitting(question, lexicon, stop)
    advice = advise(question, lexicon, fit, stop)
    yield advice
    splits = STRATEGIES[question.strategy].splits
    if splits and question.opening:
        for alone in answering(question.alone(0), lexicon, stop):
            yield _opening(alone, advice, lexicon)
    elif splits and advice.suggestions:
        from wmh.engine.boards.ranking import improve

        for better in improve(advice, fit, answering.solver(lexicon), stop):
            advice = better
            yield advice
    if any(state is not None and state.diagnosis for state in advice.boards):
        yield _prescribed(advice, lexicon, stop)


def _opening(alone: Advice, advice: "BoardsAdvice", lexicon: "Lexicon") -> "BoardsAdvice":
    """Returns advice on several boards without turns, made from the advice on a single board."""
    import numpy as np

    from wmh.engine.boards.answer import BoardsSuggestion, Tells
    from wmh.engine.boards.fitting import lots

    if not alone.guesses:
        return replace(advice, off=alone.off)
    boards = len(advice.boards)
    (lot,) = lots((alone.candidates,), advice.question, lexicon)
    spelt = (lexicon.alphabet.letters_of(each.word) for each in alone.suggestions)
    found = [None if letters is None else lexicon.number_of(letters) for letters in spelt]
    numbers = np.array([-1 if number is None else number for number in found], np.int32)
    chances = lot.chances(numbers).tolist()
    suggestions = tuple(
        BoardsSuggestion(
            each.rank, each.word, each.score * boards, (Tells(each.entropy, chance),) * boards
        )
        for each, chance in zip(alone.suggestions, chances, strict=True)
    )
    return replace(advice, suggestions=suggestions, measured=alone.measured, guesses=alone.guesses)


def _prescribed(advice: "BoardsAdvice", lexicon: "Lexicon", stop: Stop) -> "BoardsAdvice":
    """Returns the advice with proposed corrections for every board that no word fits.

    A proposal is left out if it changes more than that board: the rule and the word list belong to
    all boards, and a row is the same guess on each of them.
    """
    from wmh.engine.diagnosis import Remark, Respell, Widen
    from wmh.engine.doctor import prescribe

    boards = list(advice.boards)
    for number, state in enumerate(boards):
        if state is not None and state.diagnosis is not None:
            proposed = prescribe(advice.question.alone(number), lexicon, (), stop)
            proposals = tuple(p for p in proposed if isinstance(p.change, Remark | Respell | Widen))
            found = replace(state.diagnosis, proposals=proposals)
            boards[number] = replace(state, diagnosis=found)
    return replace(advice, boards=tuple(boards))
