"""Margins and gaps at the scale of the theme; the code gives their lengths at scale 1.

Whatever is made has those of the scale in use from the start, and gets those of a later scale by
`rescale`: so they do not depend on what came first, the widget or the scale.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary

from PySide6.QtCore import QChildEvent, QEvent, QMargins, QObject, Qt, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QMainWindow,
    QSizePolicy,
    QSpacerItem,
    QStackedLayout,
    QWidget,
)

from wmh.helper.settings import Settings
from wmh.helper.ui.look.theme import Appearance, Theme, legible, scale_length
from wmh.helper.ui.program.widgets import widgets_in

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTableView

COMPACT = 34 / 52
"""Scale of the compact window: its tiles have 34 px, not 52, and the rest is in proportion."""

_MARGINS, _SPACING = "unscaled margins", "unscaled spacing"
"""Properties of widgets and layouts that have their lengths at scale 1."""

_ROW = 30
"""Height of a row of a table, in pixels; a row with small type has 24 at least."""
_LEAST_ROW = 24

_DOWN = QBoxLayout.Direction.TopToBottom
_GAPS: WeakKeyDictionary[QBoxLayout, list[tuple[QSpacerItem, int, bool]]] = WeakKeyDictionary()
"""Gaps of each layout with their lengths at scale 1; True marks a vertical gap."""


def scale_of(settings: Settings) -> float:
    """Returns the scale of the theme for these settings."""
    return settings.scale / 100 * (COMPACT if settings.compact else 1)


class Scaling(QObject):
    """Applies the scale of the theme to a window and its panels."""

    def __init__(self, appearance: Appearance, window: QMainWindow) -> None:
        super().__init__(window)
        self._dressing, self._window = appearance.dressing, window
        self._scale = 1.0
        self.show_theme(appearance.theme)
        appearance.changed.connect(self.show_theme)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        if theme.scale != self._scale:
            if self._scale == 1:  # Not before: every event of the window passes through it.
                self._window.installEventFilter(self)
            self._scale = theme.scale
            for piece in (self._window, *self._dressing.apart(self._window)):
                self._dressing.when_dressed(piece, self._rescale)

    def _rescale(self, piece: QWidget) -> None:
        rescale(piece, self._dressing.apart(piece))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildPolished:
            child = event.child() if isinstance(event, QChildEvent) else None
            if isinstance(child, QWidget) and child.isWindow():
                rescale(child)
                if child.testAttribute(Qt.WidgetAttribute.WA_Resized):
                    size = child.size() * max(self._scale, 1)
                    child.resize(size.boundedTo(self._window.screen().availableSize()))
        return super().eventFilter(watched, event)


def rescale(widget: QWidget, but: Collection[QWidget] = ()) -> None:
    """Scales the margins, gaps and sizes in a widget that do not come from the theme.

    Widgets below those in `but` are left out.
    """
    from PySide6.QtWidgets import QTableView

    for each in list(widgets_in(widget, but)):
        if (margins := _numbers_of(each, _MARGINS)) is not None:  # Others are the style's, or Qt's.
            set_margins(each, *margins)
        if (layout := each.layout()) is not None:
            _rescale_layout(layout)
        if isinstance(each, QTableView):
            scale_rows(each)
            _forget_size(each)


def _forget_size(table: QWidget) -> None:
    """Makes the layouts around a table ask for its size again, also on hidden pages."""
    around: QWidget | None = table
    while around is not None and not around.isWindow():
        around.updateGeometry()
        around = around.parentWidget()
        if around is not None and (layout := around.layout()) is not None:
            layout.invalidate()


def set_margins(thing: QWidget | QLayout, left: int, top: int, right: int, bottom: int) -> None:
    """Sets the margins of a widget or layout, which are given at scale 1, at the scale in use."""
    written = [left, top, right, bottom]
    if isinstance(thing, QFrame) and _numbers_of(thing, _MARGINS) is None:
        thing.installEventFilter(_MarginKeeper(thing))
    thing.setProperty(_MARGINS, written)
    thing.setContentsMargins(*map(_at_scale, written))


class _MarginKeeper(QObject):
    """Restores the margins of a frame, such as a label, which Qt forgets.

    A frame without room for its margins, such as an empty label that is not shown, loses them when
    its style changes.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ContentsRectChange and isinstance(watched, QWidget):
            wanted = tuple(map(_at_scale, _numbers_of(watched, _MARGINS) or ()))
            if wanted != sides_of(watched.contentsMargins()):
                watched.setContentsMargins(*wanted)
        return super().eventFilter(watched, event)


def set_spacing(layout: QLayout, across: int, down: int | None = None) -> None:
    """Sets the distance of a layout's items, given at scale 1, at the scale in use.

    That of a grid or form may be another one downwards. -1 is that of the layout around it.
    """
    written = [across, across if down is None else down]
    layout.setProperty(_SPACING, written)
    if isinstance(layout, QGridLayout | QFormLayout):
        layout.setHorizontalSpacing(_at_scale(written[0]))
        layout.setVerticalSpacing(_at_scale(written[1]))
    else:
        layout.setSpacing(_at_scale(across))


def scale_rows(table: "QTableView") -> None:
    """Sets the height of a table's rows at the scale in use."""
    table.verticalHeader().setDefaultSectionSize(max(scale_length(_ROW), legible(_LEAST_ROW)))


def gap(layout: QBoxLayout, length: int) -> None:
    """Adds a gap to a layout; its length is given at scale 1.

    A gap of `addSpacing` could be found only by `itemAt`, whose wrappers outlive the item: the next
    object at that address, perhaps a menu, would be taken for it.
    """
    upright = layout.direction() in (_DOWN, QBoxLayout.Direction.BottomToTop)
    spacer = QSpacerItem(0, 0)
    _change(spacer, _at_scale(length), upright=upright)
    layout.addItem(spacer)
    _GAPS.setdefault(layout, []).append((spacer, length, upright))


def _rescale_layout(layout: QLayout) -> None:
    # First what is inside: a distance of -1 is read there as that of the layout around it.
    for inner in layout.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly):
        _rescale_layout(inner)
    if isinstance(layout, QStackedLayout):  # Its items have all of its room, without margins.
        return
    set_margins(layout, *(_numbers_of(layout, _MARGINS) or sides_of(layout.contentsMargins())))
    set_spacing(layout, *(_numbers_of(layout, _SPACING) or _spacing(layout)))
    for spacer, length, upright in _GAPS.get(layout, []) if isinstance(layout, QBoxLayout) else []:
        _change(spacer, _at_scale(length), upright=upright)
    layout.invalidate()


def _spacing(layout: QLayout) -> Sequence[int]:
    if isinstance(layout, QGridLayout | QFormLayout):
        return layout.horizontalSpacing(), layout.verticalSpacing()
    return (layout.spacing(),)


def _change(spacer: QSpacerItem, length: int, *, upright: bool) -> None:
    policy = QSizePolicy.Policy
    if upright:
        spacer.changeSize(0, length, policy.Minimum, policy.Fixed)
    else:
        spacer.changeSize(length, 0, policy.Fixed, policy.Minimum)


def sides_of(margins: QMargins) -> tuple[int, int, int, int]:
    """Returns margins as the left, the top, the right and the bottom one."""
    return margins.left(), margins.top(), margins.right(), margins.bottom()


def _numbers_of(thing: QObject, name: str) -> Sequence[int] | None:
    """Returns the lengths at scale 1 of a widget or layout that has been scaled before."""
    return cast("Sequence[int] | None", thing.property(name))


def _at_scale(length: int) -> int:
    return scale_length(length) if length > 0 else length
