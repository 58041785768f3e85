"""Controls of a lesson: actions with shortcut keys, and a bar with buttons and a slider."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QMenu,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from wmh.base.text.phrases import _, ngettext
from wmh.helper.settings import PACES
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.parts.labels import plain_button
from wmh.helper.ui.parts.layout import in_row
from wmh.helper.ui.parts.rich_text import set_tip
from wmh.teach.step import StepPart
from wmh.teach.ui.player import LessonPlayer

STAGES = 9
"""Number of stages that can be reached by a digit key."""


@dataclass(frozen=True, slots=True)
class _Spec:
    """Declaration of an action, or of a separator if `text` is `-`.

    An action is `inside` if it needs a lesson that is shown.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    inside: bool = True
    checkable: bool = False


def _specs() -> tuple[_Spec, ...]:
    return (
        _Spec("stop_on", _("On to the ne&xt stopping point"), ("PgDown", "Down")),
        _Spec("stop_before", _("Back to the pre&vious stopping point"), ("PgUp", "Up")),
        _Spec("forward", _("One step &forward"), ("Right",)),
        _Spec("back", _("One step bac&k"), ("Left",)),
        _Spec("next_find", _("Next word foun&d"), ("G",)),
        _Spec("next_refusal", _("Next edge ref&used"), ("R",)),
        _Spec("play", _("&Play or pause")),
        _Spec("to_start", _("First &step"), ("Home",)),
        _Spec("to_end", _("L&ast step"), ("End",)),
        _Spec("faster", _("Fas&ter"), ("+",)),
        _Spec("slower", _("Slo&wer"), ("-",)),
        _Spec("", "-"),
        _Spec(
            "present",
            _("P&resent"),
            ("F11",),
            inside=False,
            checkable=True,
        ),
        _Spec("notes", _("&Notes"), ("N",), checkable=True),
        _Spec("code", _("Cod&e"), ("C",), checkable=True),
        _Spec("predict", _("Pre&dict …"), ("P",)),
        _Spec("judge", _("Followed or refused&?"), ("J",), checkable=True),
        _Spec("merge", _("Mer&ge two nodes"), ("M",), checkable=True),
        _Spec("words", _("&Your words"), ("W",)),
        _Spec("zoom_in", _("&Larger", context="LessonsWindow"), ("Ctrl++", "Ctrl+="), inside=False),
        _Spec("zoom_out", _("S&maller", context="LessonsWindow"), ("Ctrl+-",), inside=False),
        _Spec("zoom_none", _("&Usual size", context="LessonsWindow"), ("Ctrl+0",), inside=False),
        _Spec("whole", _("&Whole drawing"), ("F",), checkable=True),
        _Spec("", "-"),
        _Spec("open", _("&Open a file …", context="LessonsWindow"), ("Ctrl+O",), inside=False),
        _Spec("save", _("Sa&ve as …"), ("Ctrl+S",)),
        _Spec("all", _("All l&essons"), ("Backspace",)),
        _Spec("close", _("&Close", context="LessonsWindow"), ("Ctrl+W",), inside=False),
    )


class LessonActions:
    """Actions of lessons by name, and a menu with them.

    No action has the space bar as its key, since that belongs to the focused button.
    """

    def __init__(
        self, window: QWidget, to_stage: Callable[[int], None], shared: Sequence[QAction]
    ) -> None:
        """Makes the actions; `to_stage` goes to a stage by its index.

        `shared` are actions of the main window whose keys work in the window of lessons too.
        """
        self.menu = QMenu(window)
        self.actions: dict[str, QAction] = {}
        self._inside: list[QAction] = []
        for spec in _specs():
            if spec.text == "-":
                self.menu.addSeparator()
                continue
            action = self.actions[spec.name] = QAction(spec.text, window)
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            action.setCheckable(spec.checkable)
            self.menu.addAction(action)
            if spec.inside:
                self._inside.append(action)
        for number in range(STAGES):
            action = QAction(window)
            action.setShortcut(QKeySequence(str(number + 1)))
            action.triggered.connect(lambda _checked=False, n=number: to_stage(n))
            self._inside.append(action)
        self._all = [*self.actions.values(), *self._inside[-STAGES:], *shared]
        self.steer(window)
        self.let(inside=False)

    def steer(self, window: QWidget) -> None:
        """Makes the actions' keys work in a further window."""
        window.addActions(self._all)

    def take(self, menu: QMenu) -> None:
        """Adds a submenu, whose actions need a lesson too."""
        self._inside += (self.menu.insertMenu(self.actions["open"], menu), *menu.actions())

    def connect(self, acts: Mapping[str, Callable[[], object]]) -> None:
        for name, act in acts.items():
            self.actions[name].triggered.connect(act)

    def let(self, *, inside: bool) -> None:
        """Enables the actions that need a lesson if `inside`, else disables them."""
        for action in self._inside:
            action.setEnabled(inside)


class Sign(Enum):
    """Sign painted on a button; arrows follow the direction of reading."""

    BACK = auto()
    PLAY = auto()
    PAUSE = auto()
    FORWARD = auto()


class SignButton(QAbstractButton):
    """Button with a painted sign, which has a name for screen readers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = Sign.PLAY
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_sign(self, sign: Sign, name: str) -> None:
        self._sign = sign
        self.setAccessibleName(name)
        set_tip(self, name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scale_length(40), scale_length(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lively = self.isEnabled() and (self.isDown() or self.underMouse())
        painter.setBrush(QColor(theme.hairline if lively else theme.raised))
        edge = (
            theme.accent if self.hasFocus() else theme.line if self.isEnabled() else theme.hairline
        )
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(rect, scale_length(6), scale_length(6))
        painter.translate(rect.center())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.scale(-1, 1)
        if self._sign is Sign.BACK:
            painter.scale(-1, 1)
        self._draw(painter, QColor(theme.ink if self.isEnabled() else theme.line))
        painter.end()

    def _draw(self, painter: QPainter, ink: QColor) -> None:
        half = scale_length(6)
        if self._sign in (Sign.PLAY, Sign.PAUSE):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            if self._sign is Sign.PAUSE:
                for left in (-0.8, 0.25):
                    painter.drawRect(QRectF(left * half, -half, half * 0.55, half * 2))
            else:
                corners = QPointF(-half * 0.7, -half), QPointF(half, 0), QPointF(-half * 0.7, half)
                painter.drawPolygon(QPolygonF(corners))
            return
        pen = QPen(ink, half / 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tip = QPointF(half * 0.5, 0)
        painter.drawPolyline(
            QPolygonF([QPointF(-half * 0.4, -half * 0.9), tip, QPointF(-half * 0.4, half * 0.9)])
        )


class StepSlider(QSlider):
    """Slider over a lesson's steps; marks show where stages begin, longer marks show questions."""

    def __init__(self, course: LessonPlayer, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._course = course
        steps = course.lesson.steps
        self._marks = [(place, False) for _rest, place in course.lesson.jumps]
        self._marks += [(n, True) for n, step in enumerate(steps) if step.part is StepPart.ASKS]
        self.setObjectName("steps")
        self.setAccessibleName(_("All steps"))
        set_tip(self, _("All steps: longer marks are questions."))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setRange(0, len(steps) - 1)
        self.setMinimumWidth(scale_length(60))
        self.valueChanged.connect(self._go)
        course.moved.connect(self._show_place)
        self._show_place()

    @Slot()
    def _show_place(self) -> None:
        self.setValue(self._course.at)

    @Slot(int)
    def _go(self, number: int) -> None:
        if number != self._course.at:
            self._course.to_step(number)

    def _handle(self) -> int:
        """Returns the handle's width in pixels; half of it is beyond either end of the line."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        return self.style().subControlRect(_SLIDER, option, part, self).width()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Moves the handle to the place of the click, from which it can be dragged."""
        if event.button() is Qt.MouseButton.LeftButton:
            handle = self._handle()
            across = round(event.position().x()) - handle // 2
            turned = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            room = self.width() - handle
            self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), across, room, turned))
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme, handle = theme_of(self), self._handle()
        turned = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        for place, asks in self._marks:
            room = self.width() - handle
            x = handle // 2 + QStyle.sliderPositionFromValue(0, self.maximum(), place, room, turned)
            height = scale_length(7 if asks else 4)
            colour = QColor(theme.accent if asks else theme.line)
            painter.fillRect(x - 1, self.height() - height, scale_length(2), height, colour)


_SLIDER = QStyle.ComplexControl.CC_Slider


class Controls(QWidget):
    """Bar with buttons and a slider for a lesson's steps; keys do what the buttons do."""

    pace_changed = Signal(int)
    """Emitted with the new number of seconds for a step."""

    def __init__(self, course: LessonPlayer, pace: int, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._course = course
        self._back = SignButton(self)
        self._back.show_sign(Sign.BACK, _("Back"))
        self._play = SignButton(self)
        self._forward = SignButton(self)
        self._forward.show_sign(Sign.FORWARD, _("Forward"))
        self._steps = StepSlider(course, self)
        self._pace = QSlider(Qt.Orientation.Horizontal, self)
        self._pace.setRange(0, len(PACES) - 1)
        self._pace.setPageStep(1)
        self._pace.setValue(PACES.index(pace))
        self._pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more = plain_button(_("Menu"), self, name="flat")
        self._more.setMenu(menu)
        self._back.clicked.connect(course.back)
        self._play.clicked.connect(course.toggle)
        self._forward.clicked.connect(course.forward)
        self._pace.valueChanged.connect(self._change_pace)
        self.pace_changed.connect(course.change_pace)
        course.moved.connect(self._show_place)
        course.ended.connect(self._show_place)
        course.played.connect(self._show_played)
        self._lay_out()
        self._show_place()
        self._show_played(playing=False)
        self._name_pace(pace)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._pace.setFixedWidth(scale_length(120))

    def hasten(self, by: int) -> None:
        """Changes the pace by a number of steps of its control."""
        self._pace.setValue(self._pace.value() + by)

    def _lay_out(self) -> None:
        slow = QLabel(_("Slow"), self)
        fast = QLabel(_("Fast"), self)
        self._pace.setFixedWidth(scale_length(120))
        for label in (slow, fast):
            label.setObjectName("hint")
        in_row(
            self._back,
            self._play,
            self._forward,
            10,
            (self._steps, 1),
            10,
            slow,
            self._pace,
            fast,
            self._more,
            on=self,
            margins=(12, 4, 12, 8),
            spacing=6,
        )

    @Slot()
    def _show_place(self) -> None:
        self._back.setEnabled(self._course.at > 0)
        self._forward.setEnabled(not self._course.over)

    @Slot(bool)
    def _show_played(self, playing: bool) -> None:
        if playing:
            self._play.show_sign(Sign.PAUSE, _("Pause", context="LessonControls"))
        else:
            self._play.show_sign(Sign.PLAY, _("Play"))

    @Slot(int)
    def _change_pace(self, number: int) -> None:
        self._name_pace(PACES[number])
        self.pace_changed.emit(PACES[number])

    def _name_pace(self, pace: int) -> None:
        self._pace.setAccessibleName(
            ngettext(
                "Speed: 1 second for a step",
                "Speed: {0} seconds for a step",
                pace,
            )
        )
        set_tip(self._pace, self._pace.accessibleName())
