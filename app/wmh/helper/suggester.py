"""The thread that thinks: questions go out, answers come back. Only `thread_pool` has others."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from itertools import islice
from threading import Event
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot

from wmh.base.running.memory import give_back
from wmh.base.running.stopping import Stop, Stopped
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.helper.answering import Answering

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from wmh.engine.lexicon.store import Lexicon

Answers = Callable[[Question, "Lexicon", Stop], Iterable[Advice]]
"""The answers to a question, each better than the one before and whole in itself."""

Work = Callable[["Lexicon", Answering, Stop], Iterable[object]]
"""Work on the open lexicon, in instalments: every value it makes is delivered when it is made.

Whatever is asked meanwhile comes between two instalments, so each should take a fraction of a
second. Its modules that need numpy are imported when it is called, in the other thread."""

Chore = Callable[[Stop], Iterable[object]]
"""The same where there need be no lexicon."""

Listener = Callable[..., object] | SignalInstance
"""What hears a signal: a method, or another signal that passes it on."""

_Made = tuple[Iterator[object], tuple[object, ...]]
"""What makes the values, and the one that it has just made, or none."""
_Job = Callable[[], _Made]


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

    def __init__(self, suggester: "Suggester", *, idle: bool) -> None:
        super().__init__()
        self.idle = idle
        self.ticket: Future[_Made] | None = None
        """The job in the other thread whose end is awaited."""
        self.later: _Job | None = None
        """The job that waits until nothing else is to be done."""
        self._suggester = suggester
        self._unwanted = Event()

    @property
    def under_way(self) -> bool:
        return self.ticket is not None or self.later is not None

    def ask(self, work: Work) -> None:
        """Do this instead of anything before it."""
        self.do(partial(self._suggester.on_lexicon, work))

    def do(self, chore: Chore) -> None:
        """The same, even where no lexicon can be opened."""
        self.drop()
        self._unwanted = unwanted = Event()
        stop = partial(self._suggester.disturbed, unwanted) if self.idle else unwanted.is_set
        self._suggester.begin(self, partial(_begun, chore, stop))

    def drop(self) -> None:
        """What is under way is no longer wanted; nothing of it arrives any more."""
        self._unwanted.set()
        self.ticket = self.later = None


class Suggester(QObject):
    """Opens a lexicon, answers the newest question and forgets the ones it overtook.

    All work is done in one other thread, one job at a time, so a question asked while a lexicon
    is being opened is answered from it. Each instalment of an errand is a job, so that whatever
    is asked meanwhile comes between two of them. An idle errand begins when there is nothing else
    to do, is told to stop as soon as there is, and goes on when that is done: its work must outlast
    being stopped. Answers arrive by a signal, never inside the call.
    """

    opened = Signal(object)
    """A Lexicon."""
    answered = Signal(object)
    """An Advice, to the newest question only; more than once if a better one follows."""
    failed = Signal(object)
    """The Exception that ended the opening, or the newest question."""

    _finished = Signal(object)

    def __init__(self, answers: Answers | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answering = Answering()
        self._answers = answers or self._answering
        self._closed = False
        self._lexicon: Lexicon | None = None  # belongs to the other thread
        self._errands: WeakSet[Errand] = WeakSet()
        self._awaited: set[Future[_Made]] = set()
        """Jobs that are not idle; the other thread only asks whether there are any."""
        self._opening = self.errand(self.opened, self.failed)
        self._question = self.errand(self.answered, self.failed)
        self._finished.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def open(self, name: str) -> None:
        """Open a lexicon by the name it is installed under, or by the path of its file."""
        self._forget()
        self._opening.do(partial(self._open, name))

    def ask(self, question: Question) -> None:
        """Answer this question instead of any before it."""
        self._question.ask(partial(self._answer, question))

    def errand(
        self,
        arrived: Listener | None = None,
        failed: Listener | None = None,
        ended: Listener | None = None,
        *,
        idle: bool = False,
    ) -> Errand:
        """A channel of its own for work that is not advice, and who listens to its signals."""
        errand = Errand(self, idle=idle)
        for signal, listener in (
            (errand.arrived, arrived),
            (errand.failed, failed),
            (errand.ended, ended),
        ):
            if listener is not None:
                signal.connect(listener)
        self._errands.add(errand)
        return errand

    @cached_property
    def _thread(self) -> "ThreadPoolExecutor":
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(max_workers=1, thread_name_prefix="suggester")

    def close(self) -> None:
        """Stop what is running and wait for its end; nothing is delivered afterwards."""
        self._forget()
        self._closed = True
        self._thread.shutdown(cancel_futures=True)
        self._answering.close()

    def begin(self, errand: Errand, job: _Job) -> None:
        """The next job of an errand: at once, or if it is idle when there is no other."""
        if self._closed:
            return  # The window is going; whatever it still asks, nobody waits for it.
        if errand.idle and self._awaited:
            errand.later = job
            return
        errand.ticket, errand.later = self._thread.submit(job), None
        if not errand.idle:
            self._awaited.add(errand.ticket)
        errand.ticket.add_done_callback(self._finished.emit)

    def _forget(self) -> None:
        for errand in self._errands:
            errand.drop()

    # In the other thread

    def disturbed(self, unwanted: Event) -> bool:
        """Whether an idle errand is to stop, for now or for ever."""
        return unwanted.is_set() or bool(self._awaited)

    def on_lexicon(self, work: Work, stop: Stop) -> Iterable[object]:
        """Raises Stopped where there is none: that it could not be opened has been said."""
        if self._lexicon is None:
            raise Stopped
        return work(self._lexicon, self._answering, stop)

    def _open(self, name: str, stop: Stop) -> "Iterator[Lexicon]":
        from wmh.helper.lists.library import open_named

        self._lexicon = None
        self._answering.forget()
        self._lexicon = open_named(name, stop)
        give_back()
        yield self._lexicon

    def _answer(
        self, question: Question, lexicon: "Lexicon", _answering: Answering, stop: Stop
    ) -> Iterable[Advice]:
        return self._answers(question, lexicon, stop)

    # In this one again

    @Slot(object)
    def _end(self, finished: "Future[_Made]") -> None:
        self._awaited.discard(finished)
        for errand in [each for each in self._errands if each.ticket is finished]:
            self._deliver(errand, finished)
        for errand in list(self._errands):
            if errand.later is not None:
                self.begin(errand, errand.later)

    def _deliver(self, errand: Errand, finished: "Future[_Made]") -> None:
        """Tell what the newest job came to."""
        errand.ticket = None
        error = finished.exception()
        if error is None:
            values, made = finished.result()
            if made:
                self.begin(errand, partial(_next, values))
                errand.arrived.emit(made[0])
                return
        elif not isinstance(error, Stopped):
            errand.failed.emit(error)
        errand.ended.emit()


def _begun(chore: Chore, stop: Stop) -> _Made:
    return _next(iter(chore(stop)))


def _next(values: Iterator[object]) -> _Made:
    """One value more, or none."""
    return values, tuple(islice(values, 1))
