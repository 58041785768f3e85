"""The thread that thinks: questions go out, answers come back. Only `crew` has others."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice
from threading import Event
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.answering import Answering
from app.engine.answer import Advice
from app.engine.explanation import Grown, Growth, Why
from app.engine.question import Question
from app.engine.riddle import Riddle, Unriddled
from app.engine.stopping import Stop, Stopped
from app.engine.strategy.kernels import NotReadyError, unavailable
from app.engine.strategy.strategies import STRATEGIES, Strategy
from app.warming import Warmth

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

Answers = Callable[[Question, "Lexicon", Stop], Iterable[Advice]]
"""The answers to a question, each better than the one before and whole in itself."""

_Instalment = tuple[Iterator[Advice], Advice | None]

Work = Callable[["Lexicon", Answering, Stop], Iterable[object]]
"""Work on the open lexicon, in instalments: every value it makes is delivered when it is made.

Whatever is asked meanwhile comes between two instalments, so each should take a fraction of a
second. Its modules that need numpy are imported when it is called, in the other thread."""

Chore = Callable[[Stop], Iterable[object]]
"""The same where there need be no lexicon."""


class _Channel:
    """What is asked of one kind: the newest is wanted, and those before it no longer."""

    def __init__(self) -> None:
        self.newest: Future[Any] | None = None
        self.unwanted = Event()
        self.asked: Callable[[], None] | None = None
        """Asks the same once more."""
        self.again: Callable[[], None] | None = None
        """That, where it waits for kernels that are being compiled."""

    def drop(self) -> None:
        self.unwanted.set()
        self.newest = self.again = None


class Errand(QObject):
    """Work of one kind for one piece of the window: the newest is wanted, and no other.

    Made by `Suggester.errand` and kept by that piece. Opening another lexicon drops what is under
    way.
    """

    arrived = Signal(object)
    """A value that the work made."""
    ended = Signal()
    """The work has made its last value, or failed, or there is no lexicon to work on."""
    failed = Signal(object)
    """The Exception that ended the work, just before `ended`."""

    def __init__(
        self,
        begin: Callable[[_Channel, Work], None],
        begin_chore: Callable[[_Channel, Chore], None],
    ) -> None:
        super().__init__()
        self._begin = begin
        self._begin_chore = begin_chore
        self._channel = _Channel()

    @property
    def channel(self) -> _Channel:
        return self._channel

    def ask(self, work: Work) -> None:
        """Do this instead of anything before it."""
        self._begin(self._channel, work)

    def do(self, chore: Chore) -> None:
        """The same, even where no lexicon can be opened."""
        self._begin_chore(self._channel, chore)

    def drop(self) -> None:
        """What is under way is no longer wanted; nothing of it arrives any more."""
        self._channel.drop()

    def deliver(
        self, finished: Future[Any], go_on: Callable[[_Channel, Iterator[object]], None]
    ) -> None:
        """Tell what the newest job came to."""
        error = finished.exception()
        if error is None:
            values, made = finished.result()
            if made:
                go_on(self._channel, values)
                self.arrived.emit(made[0])
                return
        self._channel.newest = None
        if error is not None and not isinstance(error, Stopped):
            self.failed.emit(error)
        self.ended.emit()


class Suggester(QObject):
    """Opens a lexicon, answers the newest question and forgets the ones it overtook.

    Riddles are overtaken by riddles only, questions by questions, and so on.

    All work is done in one other thread, one job at a time, so a question asked while a lexicon
    is being opened is answered from it. Each instalment of an answer is a job, so that whatever
    is asked meanwhile comes between two of them; only a tree, which may take long, waits until
    there is nothing else to do, and begins anew when there is. Answers arrive by a signal, never
    inside the call.
    """

    opened = Signal(object)
    """A Lexicon."""
    answered = Signal(object)
    """An Advice, to the newest question only; more than once if a better one follows."""
    unriddled = Signal(object)
    """An Unriddled, to the newest riddle only."""
    explained = Signal(object)
    """A Why, of the newest guess only."""
    grown = Signal(object)
    """A Grown, to the newest growth only."""
    failed = Signal(object)
    """The Exception that ended the opening, or the newest job of another kind."""

    _finished = Signal(object)
    _loaded = Signal(object)

    def __init__(
        self,
        answers: Answers | None = None,
        parent: QObject | None = None,
        warmth: Warmth | None = None,
    ) -> None:
        """`warmth` says which kernels are compiled: what needs others waits for them."""
        super().__init__(parent)
        self._answering = Answering(warmth)
        self._answers = answers or self._answering
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="suggester")
        self._closed = False
        self._lexicon: Lexicon | None = None  # belongs to the other thread
        self._opening = _Channel()
        self._question = _Channel()
        self._riddle = _Channel()
        self._why = _Channel()
        self._tree = _Channel()
        self._errands: WeakSet[Errand] = WeakSet()
        self._growth: Growth | None = None
        self._loading: Future[Any] | None = None
        self._finished.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._loaded.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def open(self, name: str) -> None:
        """Open a lexicon by the name it is installed under, or by the path of its file."""
        self._forget()
        self._begin(self._opening, self._open, name)

    def ask(self, question: Question) -> None:
        """Answer this question instead of any before it."""
        self._tree.drop()
        self._begin(self._question, self._ask, question)
        self._question.asked = partial(self._ask_again, question)

    def unriddle(self, riddle: Riddle) -> None:
        """Answer this riddle instead of any before it."""
        self._begin(self._riddle, self._unriddle, riddle)

    def drop_riddle(self) -> None:
        """The answer is no longer wanted."""
        self._riddle.drop()

    def _ask_again(self, question: Question) -> None:
        """For the better rankings; the paper's has been seen."""
        self._begin(self._question, self._better, question)
        self._question.asked = partial(self._ask_again, question)

    def explain(self, question: Question, word: str) -> None:
        """Say why this word is a good guess, instead of any before it."""
        self._tree.drop()
        self._begin(self._why, self._explain, question, word)
        self._go_on_growing()

    def grow(self, growth: Growth) -> None:
        """Grow this tree instead of any before it."""
        self._growth = growth
        self._go_on_growing()

    def drop_growth(self) -> None:
        """The tree is no longer wanted."""
        self._growth = None
        self._tree.drop()

    @Slot()
    def warm_up(self) -> None:
        """There may be more kernels than before: load them, beside everything else."""
        if self._loading is None and not self._closed:
            self._loading = self._answering.load()
            if self._loading is not None:
                self._loading.add_done_callback(self._loaded.emit)

    @Slot(object)
    def _go_on(self, loaded: Future[Any]) -> None:
        self._loading = None
        if not loaded.cancelled() and loaded.exception() is None:
            self.warm_up()
        self.go_on()

    @Slot()
    def go_on(self) -> None:
        """Ask again what waits for kernels."""
        channels = (self._question, *(errand.channel for errand in list(self._errands)))
        for again in [channel.again for channel in channels if channel.again is not None]:
            again()
        self._go_on_growing()

    def errand(self) -> Errand:
        """A channel of its own for work that is not advice."""
        errand = Errand(self._run, self._run_chore)
        self._errands.add(errand)
        return errand

    def close(self) -> None:
        """Stop what is running and wait for its end; nothing is delivered afterwards."""
        self._forget()
        self._closed = True
        self._thread.shutdown(cancel_futures=True)
        self._answering.close()

    def _begin(self, channel: _Channel, work: Callable[..., object], *asked: object) -> None:
        channel.drop()
        channel.unwanted = Event()
        self._submit(channel, work, *asked, channel.unwanted.is_set)

    def _submit(self, channel: _Channel, work: Callable[..., object], *arguments: object) -> None:
        if self._closed:
            return  # The window is going; whatever it still asks, nobody waits for it.
        channel.newest = self._thread.submit(work, *arguments)
        channel.newest.add_done_callback(self._finished.emit)

    def _forget(self) -> None:
        for channel in (self._opening, self._question, self._riddle, self._why):
            channel.drop()
        for errand in self._errands:
            errand.drop()
        self.drop_growth()

    def _run(self, channel: _Channel, work: Work) -> None:
        self._begin(channel, self._work, work)
        channel.asked = partial(self._run, channel, work)

    def _run_chore(self, channel: _Channel, chore: Chore) -> None:
        self._begin(channel, self._chore, chore)

    def _go_on_with(self, channel: _Channel, values: Iterator[object]) -> None:
        self._submit(channel, self._next_value, values)

    def _go_on_growing(self) -> None:
        if self._growth is not None and self._question.newest is None:
            self._begin(self._tree, self._grow, self._growth)

    # In the other thread

    def _open(self, name: str, stop: Stop) -> "Lexicon":
        # Here and not above: numpy comes with it, which the window must not wait for.
        from app.library import open_named

        self._lexicon = None
        self._lexicon = open_named(name, stop)
        return self._lexicon

    def _ask(self, question: Question, stop: Stop) -> _Instalment:
        return self._next(iter(self._answers(question, self._usable(), stop)))

    def _better(self, question: Question, stop: Stop) -> _Instalment:
        return self._next(iter(self._answering.again(question, self._usable(), stop)))

    def _next(self, instalments: Iterator[Advice]) -> _Instalment:
        return instalments, next(instalments, None)

    def _work(self, work: Work, stop: Stop) -> tuple[Iterator[object], tuple[object, ...]]:
        return self._next_value(iter(work(self._usable(), self._answering, stop)))

    def _chore(self, chore: Chore, stop: Stop) -> tuple[Iterator[object], tuple[object, ...]]:
        return self._next_value(iter(chore(stop)))

    def _next_value(self, values: Iterator[object]) -> tuple[Iterator[object], tuple[object, ...]]:
        """One value more, or none."""
        return values, tuple(islice(values, 1))

    def _unriddle(self, riddle: Riddle, stop: Stop) -> Unriddled:
        # Here and not above, as for opening.
        from app.engine.makers import unriddle

        return unriddle(riddle, self._usable(), stop)

    def _explain(self, question: Question, word: str, stop: Stop) -> Why:
        # Here and not above, as for opening.
        from app.engine.why import explain

        return explain(question, word, self._usable(), stop)

    def _grow(self, growth: Growth, stop: Stop) -> Grown:
        # Here and not above, as for opening.
        from app.engine.strategy.tree import grow

        lexicon, question = self._usable(), growth.question
        if not STRATEGIES[question.strategy].splits:
            breaker = None
        elif unavailable():
            question, breaker = replace(question, strategy=Strategy.PAPER), None
        else:
            breaker = self._answering.breaker(lexicon)
        tree = grow(question, growth.guess, lexicon, growth.depth, breaker, stop)
        return Grown(growth, tree)

    def _usable(self) -> "Lexicon":
        """Raises Stopped where there is none: that it could not be opened has been said."""
        if self._lexicon is None:
            raise Stopped
        return self._lexicon

    # In this one again

    @Slot(object)
    def _end(self, finished: Future[Any]) -> None:
        if not finished.cancelled() and isinstance(finished.exception(), NotReadyError):
            self._postpone(finished)
            return
        delivery = {
            self._opening.newest: self._end_opening,
            self._question.newest: self._deliver,
            self._riddle.newest: self.unriddled.emit,
            self._why.newest: self.explained.emit,
            self._tree.newest: self._end_growing,
        }.get(finished)
        if delivery is None:
            for errand in list(self._errands):
                if errand.channel.newest is finished:
                    errand.deliver(finished, self._go_on_with)
            return
        error = finished.exception()
        if error is None:
            delivery(finished.result())
            return
        if finished is self._tree.newest:
            self._growth = None
        elif finished is self._question.newest:
            self._end_question()
        if not isinstance(error, Stopped):
            self.failed.emit(error)

    def _postpone(self, finished: Future[Any]) -> None:
        """Until there are the kernels; a tree that is wanted is begun then anyway."""
        for channel in (self._question, self._tree, *(each.channel for each in self._errands)):
            if channel.newest is finished:
                channel.newest, channel.again = None, channel.asked

    def _end_opening(self, lexicon: "Lexicon") -> None:
        self._opening.newest = None
        self.opened.emit(lexicon)

    def _deliver(self, instalment: _Instalment) -> None:
        instalments, advice = instalment
        if advice is None:
            self._end_question()
        else:
            self._submit(self._question, self._next, instalments)
            self.answered.emit(advice)

    def _end_question(self) -> None:
        self._question.newest = None
        self._go_on_growing()

    def _end_growing(self, grown: Grown) -> None:
        self._growth = None
        self.grown.emit(grown)
