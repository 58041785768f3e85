"""Pages of a participant's session; the recorded events decide which one is shown."""

from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedLayout, QWidget

from wmh.base.text.phrases import _, ngettext
from wmh.helper.suggester import Suggester
from wmh.helper.ui.parts.layout import remove
from wmh.helper.ui.parts.numbers import clock
from wmh.study.journal.events import EventKind, Json
from wmh.study.journal.sitting import SittingStage, SittingStep, next_step
from wmh.study.ui.office.pin_gate import TextGate
from wmh.study.ui.session.answers_page import AnswersPage
from wmh.study.ui.session.enrollment import Enrollment
from wmh.study.ui.session.game_page import GamePage
from wmh.study.ui.session.manual_page import ManualPage
from wmh.study.ui.session.recorder import Recorder
from wmh.study.ui.session.text_page import TextPage, drawing_of, legend
from wmh.study.ui.session.timed_game import GameSetting


class SittingPages(QWidget):
    """Stack of a session's pages, one of which is shown."""

    failed = Signal(object)
    """Emitted with the Exception that prevents the session from going on."""

    def __init__(
        self, enrolled: Enrollment, recorder: Recorder, suggester: Suggester, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._enrolled = enrolled
        self._recorder, self._suggester = recorder, suggester
        self._step = SittingStep(SittingStage.OVER)
        self._stack = QStackedLayout(self)
        self._text = TextPage(self)
        self._text.done.connect(self._read)
        self._stack.addWidget(self._text)
        self._remarks = TextGate(enrolled.wanted.pin, self)
        self._remarks.passed.connect(self._finish)
        self._remarks.refused.connect(self._text.refuse)
        self._game: GamePage | ManualPage | None = None
        self._arm = ""
        """Arm of the page of games; "" without a page."""
        self._ready = enrolled.before.sittings == 0
        self._answers: AnswersPage | None = None

    @property
    def over(self) -> bool:
        """True if the participant has finished or withdrawn."""
        return self._recorder.sitting.over

    def advance(self) -> None:
        """Shows the page of the participant's next step."""
        wanted = self._enrolled.wanted
        self._step = step = next_step(self._recorder.sitting, wanted.protocol, wanted.code)
        if step.stage is SittingStage.GAME and not self._ready:
            self._ask_whether_ready()
            return
        self._ready = True  # Whatever else comes next waits for the participant by itself.
        match step.stage:
            case SittingStage.ASSIGNMENT:
                self._assign()
                self.advance()
            case SittingStage.BLOCK_END:
                self._recorder.record(EventKind.BLOCK_ENDED, block=_block(step))
                self.advance()
            case SittingStage.GAME | SittingStage.TRY:
                self._play(step)
            case SittingStage.ANSWERS:
                self._ask(step)
            case _:
                self._show_text(step)

    def focus(self) -> None:
        page = self._stack.currentWidget()
        if isinstance(page, TextPage | GamePage | ManualPage | AnswersPage):
            page.focus()

    def hold_cap(self) -> None:
        """Keeps a time cap from ending the game until `release_cap` is called."""
        if isinstance(self._game, GamePage):
            self._game.game.hold_cap()

    def release_cap(self) -> None:
        if isinstance(self._game, GamePage):
            self._game.game.release_cap()

    def pause(self, since: float) -> None:
        if self._game is not None:
            self._game.pause(since)

    def go_on(self) -> None:
        if self._game is not None:
            self._game.resume()
        self.focus()

    def interrupt(self) -> None:
        """Ends the session at this point; a game in progress is recorded as interrupted."""
        if self._game is not None:
            self._game.interrupt()

    # Texts

    def _ask_whether_ready(self) -> None:
        """Asks a returning participant to go on; the clock starts only with the game."""
        self._stack.setCurrentWidget(self._text)
        self._text.show_text(
            _("Ready?"),
            _("The next game begins as soon as you go on."),
            _("&Continue", context="StudyText"),
        )

    def _show_text(self, step: SittingStep) -> None:
        page, texts = self._text, self._enrolled.texts
        self._stack.setCurrentWidget(page)
        match step.stage:
            case SittingStage.CONSENT:
                page.show_text(
                    _("Before we begin"),
                    texts.consent,
                    _("&Begin"),
                    tick=_("I have read this, and I &agree to take part."),
                )
            case SittingStage.BLOCK if step.block is not None:
                games = ngettext("1 game.", "{0} games.", step.block.games)
                page.show_text(
                    texts.blocks[step.block.name],
                    f"{games} {self._how_to_play()}",
                    _("&Begin"),
                    picture=None if self._enrolled.wanted.manual else legend,
                )
            case SittingStage.INSTRUCTIONS:
                arm = self._enrolled.wanted.protocol.arm(step.arm)
                page.show_text(
                    _("What changes now"),
                    texts.instructions[step.arm],
                    _("&Continue", context="StudyText"),
                    picture=drawing_of(arm),
                )
            case SittingStage.REST if step.block is not None:
                page.show_text(
                    _("A break"),
                    _("Rest a little. You can go on in {0}.").format(clock(step.block.rest)),
                    _("&Continue", context="StudyText"),
                    wait=step.block.rest,
                    waited=_("You can go on whenever you like."),
                )
            case SittingStage.NOTE:
                page.show_text(
                    _("Anything you want to say?"),
                    _("Leave it empty if not. Please write no names."),
                    _("&Finish"),
                    field=_("Your remarks"),
                )
            case _:
                page.show_text(
                    _("Thank you"),
                    _(
                        "That was all. Please tell the instructor. Your code is {0}: write it down,"
                        " with it you can ask for your data to be deleted.",
                    ).format(self._enrolled.wanted.code),
                    "",
                )

    def _how_to_play(self) -> str:
        wanted = self._enrolled.wanted
        if wanted.manual:
            return _("Games are timed by hand.")
        text = _(
            "Find the hidden word of {0} letters: type a word, then press Enter, and the tiles"
            " show how close it is.",
        ).format(wanted.protocol.length)
        attempts, cap = wanted.protocol.attempts, wanted.protocol.time_cap
        told = [text]
        if attempts is not None:
            told.append(
                ngettext(
                    "You have one attempt for each.",
                    "You have {0} attempts for each.",
                    attempts,
                )
            )
        if cap is not None:
            told.append(_longest(int(cap)))
        return " ".join(told)

    @Slot()
    def _read(self) -> None:
        step, recorder = self._step, self._recorder
        match step.stage:
            case SittingStage.GAME:
                self._ready = True
            case SittingStage.INSTRUCTIONS:
                recorder.record(EventKind.INSTRUCTED, arm=step.arm)
            case SittingStage.REST:
                recorder.record(EventKind.RESTED)
            case SittingStage.CONSENT:
                read = self._enrolled.texts
                recorder.record(
                    EventKind.CONSENTED,
                    version=self._enrolled.wanted.protocol.consent.version,
                    utc=datetime.now(UTC).isoformat(timespec="milliseconds"),
                    language=read.language,
                    text=read.consent_digest,
                )
            case SittingStage.BLOCK if step.block is not None:
                practice = step.block.practice
                told: dict[str, Json] = {"block": step.block.name, "practice": practice}
                if self._enrolled.wanted.protocol.sequences:
                    told |= {"arm": step.arm, "period": step.period}
                recorder.record(EventKind.BLOCK_BEGUN, **told)
            case SittingStage.NOTE:
                self._remarks.ask(self._text.written)
                return
            case _:
                return
        self.advance()

    @Slot(str)
    def _finish(self, remarks: str) -> None:
        """Records the participant's remarks and the end of the session."""
        if self._step.stage is SittingStage.NOTE:
            if remarks:
                self._recorder.record(EventKind.NOTED, text=remarks, by="participant")
            self._recorder.record(EventKind.CLOSED, finished=True)
            self.advance()

    def _assign(self) -> None:
        enrolled = self._enrolled
        by_hand = enrolled.wanted.arm is not None
        told: dict[str, Json] = {"place": enrolled.place, "arm": enrolled.arm, "by_hand": by_hand}
        self._recorder.record(EventKind.ASSIGNED, **told)
        if by_hand:
            text = f"arm {enrolled.arm} by hand: {enrolled.wanted.reason}"
            self._recorder.record(EventKind.DEVIATED, text=text)

    # Games

    def _play(self, step: SittingStep) -> None:
        if self._game is not None and self._arm != step.arm:
            self._stack.removeWidget(self._game)
            remove(self._game)
            self._game = None
        if self._game is None:
            self._arm = step.arm
            self._game = self._new_page(step.arm)
            self._game.done.connect(self._end_game)
            self._stack.addWidget(self._game)
        self._stack.setCurrentWidget(self._game)
        self._game.begin(step)

    def _new_page(self, name: str) -> GamePage | ManualPage:
        wanted = self._enrolled.wanted
        arm = wanted.protocol.arm(name)
        if wanted.manual:
            return ManualPage(
                wanted.protocol, self._enrolled.texts.arms[arm.name], self._recorder, self
            )
        setting = GameSetting(
            wanted.protocol, arm, self._enrolled.lexicon, self._recorder, self._suggester
        )
        page = GamePage(setting, self)
        page.failed.connect(self.failed)
        return page

    @Slot()
    def _end_game(self) -> None:
        self.advance()

    # Questionnaires

    def _ask(self, step: SittingStep) -> None:
        asked = self._enrolled.questionnaires[step.questionnaire]
        self._drop_answers()
        self._answers = page = AnswersPage(asked, self)
        page.done.connect(partial(self._answer, step))
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.focus()

    def _answer(self, step: SittingStep, given: dict[str, Json]) -> None:
        told: dict[str, Json] = {"questionnaire": step.questionnaire, "block": _block(step)}
        if step.period:
            told["period"] = step.period
        self._recorder.record(EventKind.ANSWERED, **told, answers=given)
        self.advance()
        if self._step.stage is not SittingStage.ANSWERS:
            self._drop_answers()

    def _drop_answers(self) -> None:
        if self._answers is not None:
            self._stack.removeWidget(self._answers)
            remove(self._answers)
            self._answers = None


def _block(step: SittingStep) -> str:
    return "" if step.block is None else step.block.name


def _longest(seconds: int) -> str:
    if seconds % 60:
        return ngettext(
            "A game ends after 1 second, solved or not.",
            "A game ends after {0} seconds, solved or not.",
            seconds,
        )
    return ngettext(
        "A game ends after 1 minute, solved or not.",
        "A game ends after {0} minutes, solved or not.",
        seconds // 60,
    )
