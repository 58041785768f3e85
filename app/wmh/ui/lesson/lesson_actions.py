"""The actions of the lessons' window: their texts, keys, and what they do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

translate = QCoreApplication.translate

STAGES = 9
"""As many stages have a key: their number."""


@dataclass(frozen=True, slots=True)
class _Spec:
    """`inside` is for what there must be a lesson for. A text of `-` is a line in the menu."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    inside: bool = True
    checkable: bool = False


def _specs() -> tuple[_Spec, ...]:
    return (
        _Spec("stop_on", translate("LessonsWindow", "Ne&xt stop"), ("PgDown", "Down")),
        _Spec("stop_before", translate("LessonsWindow", "Stop &before"), ("PgUp", "Up")),
        _Spec("forward", translate("LessonsWindow", "One step &forward"), ("Right",)),
        _Spec("back", translate("LessonsWindow", "One step bac&k"), ("Left",)),
        _Spec("next_find", translate("LessonsWindow", "Next word foun&d"), ("G",)),
        _Spec("next_refusal", translate("LessonsWindow", "Next edge ref&used"), ("R",)),
        _Spec("play", translate("LessonsWindow", "&Play or pause")),
        _Spec("to_start", translate("LessonsWindow", "First &step"), ("Home",)),
        _Spec("to_end", translate("LessonsWindow", "L&ast step"), ("End",)),
        _Spec("faster", translate("LessonsWindow", "Fas&ter"), ("+",)),
        _Spec("slower", translate("LessonsWindow", "Slo&wer"), ("-",)),
        _Spec("", "-"),
        _Spec(
            "present",
            translate("LessonsWindow", "P&resent"),
            ("F11",),
            inside=False,
            checkable=True,
        ),
        _Spec("notes", translate("LessonsWindow", "&Notes"), ("N",), checkable=True),
        _Spec("code", translate("LessonsWindow", "Cod&e"), ("C",), checkable=True),
        _Spec("predict", translate("LessonsWindow", "Pre&dict …"), ("P",)),
        _Spec("judge", translate("LessonsWindow", "Followed or refused&?"), ("J",), checkable=True),
        _Spec("words", translate("LessonsWindow", "&Your words"), ("W",)),
        _Spec("zoom_in", translate("LessonsWindow", "&Larger"), ("Ctrl++", "Ctrl+="), inside=False),
        _Spec("zoom_out", translate("LessonsWindow", "S&maller"), ("Ctrl+-",), inside=False),
        _Spec("zoom_none", translate("LessonsWindow", "&Usual size"), ("Ctrl+0",), inside=False),
        _Spec("whole", translate("LessonsWindow", "&Whole drawing"), ("F",), checkable=True),
        _Spec("", "-"),
        _Spec("open", translate("LessonsWindow", "&Open a file …"), ("Ctrl+O",), inside=False),
        _Spec("save", translate("LessonsWindow", "Sa&ve as …"), ("Ctrl+S",)),
        _Spec("all", translate("LessonsWindow", "All l&essons"), ("Backspace",)),
        _Spec("close", translate("LessonsWindow", "&Close"), ("Ctrl+W",), inside=False),
    )


class LessonActions:
    """The actions by name, and the menu that holds them.

    The space bar is none of theirs: it belongs to the button that has the focus.
    """

    def __init__(
        self, window: QWidget, to_stage: Callable[[int], None], shared: Sequence[QAction]
    ) -> None:
        """`shared` are the program's own, whose keys hold here too."""
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
        """The keys hold in this window too."""
        window.addActions(self._all)

    def take(self, menu: QMenu) -> None:
        """A menu of its own in this one, for what there must be a lesson for."""
        self._inside += (self.menu.insertMenu(self.actions["open"], menu), *menu.actions())

    def connect(self, acts: Mapping[str, Callable[[], object]]) -> None:
        for name, act in acts.items():
            self.actions[name].triggered.connect(act)

    def let(self, *, inside: bool) -> None:
        """Whether there is a lesson to steer."""
        for action in self._inside:
            action.setEnabled(inside)
