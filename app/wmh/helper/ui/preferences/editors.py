"""Editors of the preferences; each shows a setting and changes it at once."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from wmh.engine.clues.turn import Mark
from wmh.helper.ui.look.scaling import set_margins, set_spacing
from wmh.helper.ui.look.theme import scale_length, theme_of
from wmh.helper.ui.look.tile import mark_name, paint_tile
from wmh.helper.ui.parts.box import Choice, ChoiceBox
from wmh.helper.ui.parts.layout import REST, in_column
from wmh.helper.ui.parts.rich_text import set_tip, tip_text
from wmh.helper.ui.preferences.setting import OFF, ON, Setting

_LETTERS = "WMH"
_SIDE, _GAP = 40, 5
_NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class _Editor(QWidget):
    """Editor that is only as high as its lines need at its width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ChoiceEditor(_Editor):
    """Box of choices, with the meaning of the chosen one below it."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(parent)
        self.setting = setting
        self.label = QLabel(setting.label, parent)
        self._box = ChoiceBox[str](self)
        self._box.setObjectName("setting")
        self._box.setAccessibleName(setting.label)
        self._box.setMaxVisibleItems(14)
        self._box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setSizeAdjustPolicy(_NARROW)
        self._box.setMinimumContentsLength(8)
        self.label.setBuddy(self._box)
        self._note = _note(self)
        in_column(self._box, self._note, REST, on=self, margins=0, spacing=3)
        self.show_setting()
        self._box.activated.connect(self._choose)
        setting.changed.connect(self.show_setting)

    @Slot()
    def show_setting(self) -> None:
        options, chosen = self.setting.options, self.setting.chosen
        with QSignalBlocker(self._box):
            self._box.offer(Choice(each.text, each.key, tip_text(each.tip)) for each in options)
            self._box.choose(chosen)
        set_tip(self._box, self._box.currentText())
        self._box.setEnabled(self.setting.enabled)
        tips = [each.tip for each in options if each.key == chosen]
        self._said = " ".join(filter(None, (self.setting.tip, *tips)))
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell()

    def _tell(self) -> None:
        """Shows the meaning of the choice, preceded by its text if the box cuts the text off."""
        text, said = self._box.currentText(), self._said
        cut = self.isVisible() and self._box.shown != text
        self._note.show_note("\n".join(filter(None, (text if cut else "", said))), self._box, said)

    @Slot()
    def _choose(self) -> None:
        if self._box.value != self.setting.chosen:
            self.setting.choose(self._box.value)


class SwitchEditor(_Editor):
    """Check box with its label."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(parent)
        self.setting = setting
        self.label = None
        self._box = QCheckBox(self)
        self._box.setAccessibleName(setting.label)
        said = _Label(setting.label, self, wordWrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignTop)
        said.clicked.connect(self._box.click)
        self._note = _note(self)
        grid = QGridLayout(self)
        set_margins(grid, 0, 0, 0, 0)
        set_spacing(grid, 6, 3)
        grid.addWidget(self._box, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(said, 0, 1)
        grid.addWidget(self._note, 1, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        self.show_setting()
        self._box.clicked.connect(self._choose)
        setting.changed.connect(self.show_setting)

    @Slot()
    def show_setting(self) -> None:
        self._box.setChecked(self.setting.chosen == ON)
        self._box.setEnabled(self.setting.enabled)
        self._note.show_note(self.setting.tip, self._box)

    @Slot(bool)
    def _choose(self, wanted: bool) -> None:
        self.setting.choose(ON if wanted else OFF)


class SampleTiles(QWidget):
    """Three marked tiles in the chosen colours."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._measure()
        marks = (Mark.GREEN, Mark.YELLOW, Mark.WHITE)
        self._shown = tuple(zip(_LETTERS, marks, strict=True))
        said = [f"{letter}, {mark_name(mark)}" for letter, mark in self._shown]
        self.setAccessibleName(" / ".join(said))

    def _measure(self) -> None:
        self.setFixedHeight(scale_length(_SIDE))
        self.setMinimumWidth(len(_LETTERS) * (scale_length(_SIDE) + scale_length(_GAP)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = replace(theme_of(self), pegs={})
        side, gap = scale_length(_SIDE), scale_length(_GAP)
        right = self.isRightToLeft()
        for place, (letter, mark) in enumerate(self._shown):
            left = place * (side + gap)
            left = self.width() - left - side if right else left
            paint_tile(painter, QRectF(left, 0, side, side), letter, mark, plain)


class _Label(QLabel):
    """Wrapping label of a check box; a click on it toggles the box."""

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()


class _Note(QLabel):
    """Sentence below a field; screen readers speak it with the field."""

    def show_note(self, text: str, field: QWidget, spoken: str | None = None) -> None:
        self.setText(text)
        self.setVisible(bool(text))
        field.setAccessibleDescription(text if spoken is None else spoken)


def _note(parent: QWidget) -> _Note:
    note = _Note(parent, wordWrap=True)
    note.setObjectName("hint")
    note.setTextFormat(Qt.TextFormat.PlainText)
    return note
