"""The only module that knows threads: questions go out, answers come back."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.engine.answer import Advice
from app.engine.question import Question
from app.engine.riddle import Riddle, Unriddled
from app.engine.stopping import Stop, Stopped

if TYPE_CHECKING:
    from app.engine.lexicon.store import Lexicon

Answers = Callable[[Question, "Lexicon", Stop], Iterable[Advice]]
"""The answers to a question, each better than the one before and whole in itself."""


class Suggester(QObject):
    """Opens a lexicon, answers the newest question and forgets the ones it overtook.

    Riddles are overtaken by riddles only, questions by questions.

    All work is done in one other thread, one job at a time, so a question asked while a lexicon
    is being opened is answered from it. Answers arrive by a signal, never inside the call.
    """

    opened = Signal(object)
    """A Lexicon."""
    answered = Signal(object)
    """An Advice, to the newest question only; more than once if a better one follows."""
    unriddled = Signal(object)
    """An Unriddled, to the newest riddle only."""
    failed = Signal(object)
    """The Exception that ended the opening, the newest question or the newest riddle."""

    _finished = Signal(object)
    _arrived = Signal(object, object)

    def __init__(self, answers: Answers | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = answers or _advise
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="suggester")
        self._lexicon: Lexicon | None = None  # belongs to the other thread
        self._opening: Future[Any] | None = None
        self._newest: Future[Any] | None = None
        self._unwanted = Event()
        self._overtaken = Event()
        self._riddle: Future[Any] | None = None
        self._dropped = Event()
        self._finished.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def open(self, name: str) -> None:
        """Open a lexicon by the name it is installed under, or by the path of its file."""
        self._forget()
        self._unwanted = Event()
        self._opening = self._thread.submit(self._open, name, self._unwanted.is_set)
        self._opening.add_done_callback(self._finished.emit)

    def ask(self, question: Question) -> None:
        """Answer this question instead of any before it."""
        self._overtake()
        self._overtaken = Event()
        self._newest = self._thread.submit(self._ask, question, self._overtaken)
        self._newest.add_done_callback(self._finished.emit)

    def unriddle(self, riddle: Riddle) -> None:
        """Answer this riddle instead of any before it."""
        self.drop_riddle()
        self._dropped = Event()
        self._riddle = self._thread.submit(self._unriddle, riddle, self._dropped.is_set)
        self._riddle.add_done_callback(self._finished.emit)

    def drop_riddle(self) -> None:
        """The answer is no longer wanted."""
        self._dropped.set()
        self._riddle = None

    def close(self) -> None:
        """Stop what is running and wait for its end; nothing is delivered afterwards."""
        self._forget()
        self._thread.shutdown(cancel_futures=True)

    def _forget(self) -> None:
        self._unwanted.set()
        self._opening = None
        self._overtake()
        self.drop_riddle()

    def _overtake(self) -> None:
        self._overtaken.set()
        self._newest = None

    def _open(self, name: str, stop: Stop) -> "Lexicon":
        # Here and not above: numpy comes with it, which the window must not wait for.
        from app.engine.lexicon.store import open_lexicon
        from app.library import locate

        self._lexicon = None
        self._lexicon = open_lexicon(locate(name), stop)
        return self._lexicon

    def _ask(self, question: Question, overtaken: Event) -> None:
        if self._lexicon is None:
            raise Stopped  # That it could not be opened has been said already.
        for advice in self._answers(question, self._lexicon, overtaken.is_set):
            self._arrived.emit(overtaken, advice)

    def _unriddle(self, riddle: Riddle, stop: Stop) -> Unriddled:
        # Here and not above, as for opening.
        from app.engine.makers import unriddle

        if self._lexicon is None:
            raise Stopped
        return unriddle(riddle, self._lexicon, stop)

    @Slot(object, object)
    def _deliver(self, overtaken: Event, advice: Advice) -> None:
        if not overtaken.is_set():
            self.answered.emit(advice)

    @Slot(object)
    def _end(self, finished: Future[Any]) -> None:
        if finished not in (self._newest, self._opening, self._riddle):
            return
        error = finished.exception()
        if error is not None:
            if not isinstance(error, Stopped):
                self.failed.emit(error)
        elif finished is self._opening:
            self.opened.emit(finished.result())
        elif finished is self._riddle:
            self.unriddled.emit(finished.result())


def _advise(question: Question, lexicon: "Lexicon", stop: Stop) -> Iterator[Advice]:
    """The advice; and where no word fits, once more with what would make words fit."""
    from app.engine.advice import advise
    from app.engine.doctor import prescribe
    from app.library import others

    advice = advise(question, lexicon, stop, perf_counter)
    yield advice
    if advice.diagnosis is not None:
        proposals = prescribe(question, lexicon, others(lexicon), stop)
        yield replace(advice, diagnosis=replace(advice.diagnosis, proposals=proposals))
