"""Background thread of the helper: takes questions, and sends the answers by signals.

No other module but `thread_pool` starts threads.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cached_property, partial
from itertools import islice
from threading import Event
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot

from wmh.base.running.memory import give_back
from wmh.base.running.stopping import Cancelled, Stop
from wmh.engine.answer import Advice
from wmh.engine.question import Question
from wmh.helper.answering import Answering

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from wmh.engine.lexicon.store import Lexicon

Answers = Callable[[Question, "Lexicon", Stop], Iterable[Advice]]
"""Function that yields answers to a question, each complete and better than the one before."""

Work = Callable[["Lexicon", Answering, Stop], Iterable[object]]
"""Function that works on the open word list and yields each value as soon as it is made.

Other jobs may run between two values, so each value should take a fraction of a second. Modules
that need numpy are imported when the function is called, in the background thread.
"""

Chore = Callable[[Stop], Iterable[object]]
"""Function like `Work`, but for work that needs no word list."""

Listener = Callable[..., object] | SignalInstance
"""Receiver of a signal: a function, or another signal that passes the first one on."""

_Made = tuple[Iterator[object], tuple[object, ...]]
"""Iterator of the values still to come, and a tuple of the value just made, empty at the end."""
_Job = Callable[[], _Made]


class TaskChannel(QObject):
    """Channel for background work of one kind, of which only the newest piece is wanted.

    Made by `Suggester.task_channel` and kept by its user. Opening another word list drops the work.
    """

    arrived = Signal(object)
    """Emitted with each value that the work made."""
    ended = Signal()
    """Emitted after the last value, after a failure, or if there is no word list to work on."""
    failed = Signal(object)
    """Emitted with the Exception that ended the work, just before `ended`."""

    def __init__(self, suggester: "Suggester", *, idle: bool) -> None:
        super().__init__()
        self.idle = idle
        self.ticket: Future[_Made] | None = None
        """Future of the job that is running or queued in the background thread."""
        self.later: _Job | None = None
        """The job that waits until the background thread has nothing else to do."""
        self._suggester = suggester
        self._unwanted = Event()

    @property
    def under_way(self) -> bool:
        return self.ticket is not None or self.later is not None

    def ask(self, work: Work) -> None:
        """Starts work on the open word list; earlier work of this channel is cancelled."""
        self.do(partial(self._suggester.on_lexicon, work))

    def do(self, chore: Chore) -> None:
        """Starts work that needs no word list; earlier work of this channel is cancelled."""
        self.drop()
        self._unwanted = unwanted = Event()
        stop = partial(self._suggester.disturbed, unwanted) if self.idle else unwanted.is_set
        self._suggester.begin(self, partial(_begun, chore, stop))

    def drop(self) -> None:
        """Cancels the work; none of its values arrives after this call."""
        self._unwanted.set()
        self.ticket = self.later = None


class Suggester(QObject):
    """Opens word lists, answers the newest question and runs tasks, all in one background thread.

    The thread runs one job at a time; a question asked while a word list is being opened is
    answered from that list. Each value of a task is a job of its own, so a question waits for one
    value at most. An idle task begins when the thread has nothing else to do, is cancelled as soon
    as something else comes, and is started again afterwards: its work must be able to continue
    after a cancellation. Answers arrive by signals, never during the call.
    """

    opened = Signal(object)
    """Emitted with the Lexicon that was opened."""
    answered = Signal(object)
    """Emitted with Advice on the newest question, and again with each better Advice."""
    failed = Signal(object)
    """Emitted with the Exception that ended the opening of a list or the newest question."""

    _finished = Signal(object)

    def __init__(self, answers: Answers | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answering = Answering()
        self._answers = answers or self._answering
        self._closed = False
        self.begun = False
        """True once a word list was to be opened, even if the opening failed."""
        self._lexicon: Lexicon | None = None  # belongs to the other thread
        self._errands: WeakSet[TaskChannel] = WeakSet()
        self._awaited: set[Future[_Made]] = set()
        """Jobs that are not idle; the background thread only tests whether there are any."""
        self._opening = self.task_channel(self.opened, self.failed)
        self._question = self.task_channel(self.answered, self.failed)
        self._finished.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def open(self, name: str) -> None:
        """Opens a word list, given by its installed name or the path of its file."""
        self._forget()
        self.begun = True
        self._opening.do(partial(self._open, name))

    def ask(self, question: Question) -> None:
        """Answers this question; an earlier question that is not answered yet is dropped."""
        self._question.ask(partial(self._answer, question))

    def task_channel(
        self,
        arrived: Listener | None = None,
        failed: Listener | None = None,
        ended: Listener | None = None,
        *,
        idle: bool = False,
    ) -> TaskChannel:
        """Returns a new channel for background work, with listeners connected to its signals."""
        errand = TaskChannel(self, idle=idle)
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
        """Cancels the running job and waits for its end; nothing is delivered afterwards."""
        self._forget()
        self._closed = True
        self._thread.shutdown(cancel_futures=True)
        self._answering.close()

    def begin(self, errand: TaskChannel, job: _Job) -> None:
        """Queues a job of a channel; one of an idle channel waits until no other job is queued."""
        if self._closed:
            return  # The window is going; whatever it still asks, nobody waits for it.
        if errand.idle and self._awaited:
            errand.later = job
            return
        errand.ticket, errand.later = self._thread.submit(job), None
        if not errand.idle:
            self._awaited.add(errand.ticket)
        errand.ticket.add_done_callback(self._tell_finished)

    def _forget(self) -> None:
        for errand in self._errands:
            errand.drop()

    # In the other thread

    def _tell_finished(self, finished: "Future[_Made]") -> None:
        with suppress(RuntimeError):  # Deleted with its window, which was not closed before.
            self._finished.emit(finished)

    def disturbed(self, unwanted: Event) -> bool:
        """True if idle work must stop: it is `unwanted`, or another job waits."""
        return unwanted.is_set() or bool(self._awaited)

    def on_lexicon(self, work: Work, stop: Stop) -> Iterable[object]:
        """Yields the values of work on the open word list.

        Raises Cancelled if no list is open; the failure to open it was reported before.
        """
        if self._lexicon is None:
            raise Cancelled
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

    def _deliver(self, errand: TaskChannel, finished: "Future[_Made]") -> None:
        """Emits the value that a channel's job has made, and queues the job for its next value.

        After the last value or an error, it emits the channel's signals for that instead.
        """
        errand.ticket = None
        error = finished.exception()
        if error is None:
            values, made = finished.result()
            if made:
                self.begin(errand, partial(_next, values))
                errand.arrived.emit(made[0])
                return
        elif not isinstance(error, Cancelled):
            errand.failed.emit(error)
        errand.ended.emit()


def _begun(chore: Chore, stop: Stop) -> _Made:
    return _next(iter(chore(stop)))


def _next(values: Iterator[object]) -> _Made:
    """Returns the iterator and its next value in a tuple, which is empty at the end."""
    return values, tuple(islice(values, 1))
