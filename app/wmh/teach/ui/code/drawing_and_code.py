"""Drawing of a step and its code, which share the room between stages and sentence."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from wmh.helper.ui.look.theme import SMALL, legible, scale_length
from wmh.helper.ui.parts.layout import in_row
from wmh.teach.code import CodeLine
from wmh.teach.drawing.drawing import BODY, Drawing
from wmh.teach.drawing.extents import Extent
from wmh.teach.ui.code.code_panel import CodePanel
from wmh.teach.ui.code.code_place import place_code
from wmh.teach.ui.drawing_view import DrawingView, far_type

_GAP = 12


class DrawingAndCode(QWidget):
    """View of a drawing, with the code beside or below it, wherever both are more legible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = DrawingView(self)
        self.code = CodePanel(self)
        self.code.hide()
        self._presented = False
        self._extent = self._code_extent = Extent(1, 1, BODY)
        code = self.code, 0, Qt.AlignmentFlag.AlignCenter
        self._row = in_row((self.view, 1), code, on=self, margins=0, spacing=_GAP)

    def show_presented(self, *, presented: bool) -> None:
        """Sets the least font size of the code: for a projector if `presented`."""
        self._presented = presented
        self._settle()

    def show_line(self, at: CodeLine | None, code_extent: Extent) -> None:
        """Shows the code of a step, which `code_extent` has the greatest size of."""
        self._code_extent = code_extent
        self.code.show_line(at)

    def show_drawing(self, drawing: Drawing, extent: Extent) -> None:
        """Shows a drawing at the scale that suits its `extent`."""
        self._extent = extent
        self._settle()
        self.view.show_drawing(drawing, extent)

    def _settle(self) -> None:
        """Gives the code its place, and the drawing the rest."""
        code, extent = self.code, self._code_extent
        if code.isHidden():
            return
        place = place_code(
            self.size(),
            self._extent,
            partial(code.size_for, extent.lines, extent.columns),
            far_type(self.window().size()),
            SMALL if self._presented else legible(SMALL),
            scale_length(_GAP),
        )
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if place.below else directions.LeftToRight)
        code.show_place(place)
        self._row.activate()  # At once: a drawing that moves afterwards would be seen to jump.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def minimumSizeHint(self) -> QSize:
        return self.view.minimumSizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._settle()
