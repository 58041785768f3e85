"""Margins and gaps at the scale of the theme; the code gives their lengths at scale 1."""

from collections.abc import Collection, Iterable, Sequence
from typing import cast
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
    QWidget,
)

from wmh.helper.settings import Settings
from wmh.helper.ui.look.theme import Appearance, Theme, legible, scale_length
from wmh.helper.ui.program.widgets import widgets_in

COMPACT = 34 / 52
"""Scale of the compact window: its tiles have 34 px, not 52, and the rest is in proportion."""

_WRITTEN = "unscaled"
_LEAST_ROW = 24
"""Least height of a row of a table, in pixels."""

_DOWN = QBoxLayout.Direction.TopToBottom
_GAPS: WeakKeyDictionary[QBoxLayout, list[tuple[QSpacerItem, bool]]] = WeakKeyDictionary()
"""Gaps of each layout; True marks a vertical gap."""


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
        margins = each.contentsMargins()
        framed = isinstance(each, QFrame) and each.frameWidth() > 0  # Part of its margins.
        if not framed and not margins.isNull():
            each.setContentsMargins(*_at_scale(each, _sides(margins)))
        if (layout := each.layout()) is not None:
            _rescale_layout(layout)
        if isinstance(each, QTableView):
            header = each.verticalHeader()
            (height,) = _at_scale(header, (header.defaultSectionSize(),))
            header.setDefaultSectionSize(max(height, legible(_LEAST_ROW)))
            _forget_size(each)


def _forget_size(table: QWidget) -> None:
    """Makes the layouts around a table ask for its size again, also on hidden pages."""
    around: QWidget | None = table
    while around is not None and not around.isWindow():
        around.updateGeometry()
        around = around.parentWidget()
        if around is not None and (layout := around.layout()) is not None:
            layout.invalidate()


def gap(layout: QBoxLayout, length: int) -> None:
    """Adds a gap to a layout, which is scaled when it is first shown.

    A gap of `addSpacing` could be found only by `itemAt`, whose wrappers outlive the item: the next
    object at that address, perhaps a menu, would be taken for it.
    """
    upright = layout.direction() in (_DOWN, QBoxLayout.Direction.BottomToTop)
    spacer = QSpacerItem(0, 0)
    _change(spacer, length, upright=upright)
    layout.addItem(spacer)
    _GAPS.setdefault(layout, []).append((spacer, upright))


def _rescale_layout(layout: QLayout) -> None:
    gaps = _GAPS.get(layout, []) if isinstance(layout, QBoxLayout) else []
    grid = layout if isinstance(layout, QGridLayout | QFormLayout) else None
    between = (
        (layout.spacing(),) if grid is None else (grid.horizontalSpacing(), grid.verticalSpacing())
    )
    written = (
        *_sides(layout.contentsMargins()),
        *between,
        *(max(spacer.sizeHint().height(), spacer.sizeHint().width()) for spacer, _ in gaps),
    )
    left, top, right, bottom, *others = _at_scale(layout, written)
    layout.setContentsMargins(left, top, right, bottom)
    if grid is None:
        layout.setSpacing(others.pop(0))
    else:
        grid.setHorizontalSpacing(others.pop(0))
        grid.setVerticalSpacing(others.pop(0))
    for (spacer, upright), length in zip(gaps, others, strict=True):
        _change(spacer, length, upright=upright)
    for inner in layout.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly):
        _rescale_layout(inner)
    layout.invalidate()


def _change(spacer: QSpacerItem, length: int, *, upright: bool) -> None:
    policy = QSizePolicy.Policy
    if upright:
        spacer.changeSize(0, length, policy.Minimum, policy.Fixed)
    else:
        spacer.changeSize(length, 0, policy.Fixed, policy.Minimum)


def _sides(margins: QMargins) -> tuple[int, int, int, int]:
    return margins.left(), margins.top(), margins.right(), margins.bottom()


def _at_scale(thing: QObject, now: Sequence[int]) -> Iterable[int]:
    """Returns the lengths at the scale in use.

    `now` are the lengths that the object has: at its first call those at scale 1, which are stored.
    """
    noted = cast("list[int] | None", thing.property(_WRITTEN))
    written = noted if noted is not None and len(noted) == len(now) else list(now)
    thing.setProperty(_WRITTEN, written)
    return [scale_length(length) if length > 0 else length for length in written]
