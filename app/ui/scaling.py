"""Margins and gaps at the scale of the theme: they are written down as those of scale 1."""

from collections.abc import Iterable, Sequence
from typing import cast

from PySide6.QtCore import QChildEvent, QEvent, QMargins, QObject, Qt, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QMainWindow,
    QSizePolicy,
    QSpacerItem,
    QTableView,
    QWidget,
)

from app.ui.theme import Appearance, Theme, legible, scaled

_WRITTEN = "unscaled"
_LEAST_ROW = 24
"""Of a table."""


class Scaling(QObject):
    """Follows the theme's scale, in a window and in the panels that open beside it."""

    def __init__(self, appearance: Appearance, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._scale = 1.0
        self.show_theme(appearance.theme)
        appearance.changed.connect(self.show_theme)

    @Slot(object)
    def show_theme(self, theme: Theme) -> None:
        if theme.scale != self._scale:
            if self._scale == 1:  # Not before: every event of the window passes through it.
                self._window.installEventFilter(self)
            self._scale = theme.scale
            rescale(self._window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildPolished:
            child = event.child() if isinstance(event, QChildEvent) else None
            if isinstance(child, QWidget) and child.isWindow():
                rescale(child)
                if child.testAttribute(Qt.WidgetAttribute.WA_Resized):
                    size = child.size() * max(self._scale, 1)
                    child.resize(size.boundedTo(self._window.screen().availableSize()))
        return super().eventFilter(watched, event)


def rescale(widget: QWidget) -> None:
    """Everything in a widget whose measures do not come from the theme by themselves."""
    for each in (widget, *widget.findChildren(QWidget)):
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


def _rescale_layout(layout: QLayout) -> None:
    spacers = [
        spacer
        for at in range(layout.count())
        if (item := layout.itemAt(at)) is not None
        and isinstance(spacer := item.spacerItem(), QSpacerItem)
        and _fixed(spacer)
    ]
    grid = layout if isinstance(layout, QGridLayout | QFormLayout) else None
    gaps = (
        (layout.spacing(),) if grid is None else (grid.horizontalSpacing(), grid.verticalSpacing())
    )
    written = (
        *_sides(layout.contentsMargins()),
        *gaps,
        *(spacer.sizeHint().height() or spacer.sizeHint().width() for spacer in spacers),
    )
    left, top, right, bottom, *others = _at_scale(layout, written)
    layout.setContentsMargins(left, top, right, bottom)
    if grid is None:
        layout.setSpacing(others.pop(0))
    else:
        grid.setHorizontalSpacing(others.pop(0))
        grid.setVerticalSpacing(others.pop(0))
    for spacer, length in zip(spacers, others, strict=True):
        upright = bool(spacer.sizeHint().height())
        policy = QSizePolicy.Policy
        if upright:
            spacer.changeSize(0, length, policy.Minimum, policy.Fixed)
        else:
            spacer.changeSize(length, 0, policy.Fixed, policy.Minimum)
    for at in range(layout.count()):
        if (item := layout.itemAt(at)) is not None and (inner := item.layout()) is not None:
            _rescale_layout(inner)
    layout.invalidate()


def _fixed(spacer: QSpacerItem) -> bool:
    """A gap, and no spring."""
    policy, size = spacer.sizePolicy(), spacer.sizeHint()
    upright = policy.verticalPolicy() is QSizePolicy.Policy.Fixed and size.height() > 0
    across = policy.horizontalPolicy() is QSizePolicy.Policy.Fixed and size.width() > 0
    return upright or across


def _sides(margins: QMargins) -> tuple[int, int, int, int]:
    return margins.left(), margins.top(), margins.right(), margins.bottom()


def _at_scale(thing: QObject, now: Sequence[int]) -> Iterable[int]:
    """Its lengths at the scale in use; those it has now are taken down when it is first seen."""
    noted = cast("list[int] | None", thing.property(_WRITTEN))
    written = noted if noted is not None and len(noted) == len(now) else list(now)
    thing.setProperty(_WRITTEN, written)
    return [scaled(length) if length > 0 else length for length in written]
