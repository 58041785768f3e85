"""Page of a study's analysis: its report and picture, which can be copied or saved."""

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import (
    QGuiApplication,
    QPixmap,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextTable,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)

from wmh.base.text.phrases import _
from wmh.helper.ui.parts.layout import REST, LinesLayout, in_column, in_row
from wmh.helper.ui.parts.page_kit import PageHead
from wmh.helper.ui.parts.printing import print_button
from wmh.helper.ui.parts.rich_text import OwnBrowser, set_tip
from wmh.study.ui.office.jobs import AnalysisReport


class AnalysisPage(QWidget):
    """Page that shows an analysis, which the window of studies makes."""

    left = Signal()
    wanted = Signal()
    """Emitted when an analysis is wanted with the present choices of the page."""
    said = Signal(str)
    """Emitted with a sentence on an action that was done."""
    save_wanted = Signal(Path)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: AnalysisReport | None = None
        self._pixmap = QPixmap()
        self._text = OwnBrowser(self)
        self._text.setObjectName("report")
        self._text.setAccessibleName(_("Report"))
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea(self, widgetResizable=True)
        self._area.setWidget(self._picture)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._practice = QCheckBox(_("&Practice counts too"), self)
        self._practice.toggled.connect(self._want)
        self._blinded = QCheckBox(_("Conditions as &X, Y"), self)
        set_tip(
            self._blinded,
            _(
                "Hides which condition is which. An analysis with names is logged in the folder"
                " once it has been blinded."
            ),
        )
        self._blinded.toggled.connect(self._want)
        head = PageHead(
            _("Analysis"),
            _("Report, tables and picture are for a paper, and in English."),
            self,
            back=self.left.emit,
        )
        buttons: list[QPushButton] = []
        for text, act in (
            (_("Copy the para&graph"), self._copy_paragraph),
            (_("Copy the &table"), self._copy_table),
            (_("Copy as &LaTeX"), self._copy_latex),
            (_("Copy the p&icture"), self._copy_picture),
            (_("&Save all …"), self._ask_where),
        ):
            button = QPushButton(text, self)
            button.clicked.connect(act)
            buttons.append(button)
        in_column(
            head,
            in_row(self._practice, self._blinded, (REST, 1)),
            (in_row((self._text, 5), (self._area, 4), spacing=12), 1),
            LinesLayout(*buttons, print_button(self._text, self), spacing=8),
            on=self,
            margins=0,
            spacing=10,
        )

    @property
    def shown(self) -> AnalysisReport | None:
        return self._shown

    @property
    def practice(self) -> bool:
        """True if practice games are to count."""
        return self._practice.isChecked()

    @property
    def blinded(self) -> bool:
        """True if the conditions are to be called by letters, not by name."""
        return self._blinded.isChecked()

    def choose_blinded(self, blinded: bool) -> None:
        """Sets the choice of blinding for the next analysis, without requesting one."""
        with QSignalBlocker(self._blinded):
            self._blinded.setChecked(blinded)

    @Slot()
    def _want(self) -> None:
        self.wanted.emit()

    def show_analysed(self, found: AnalysisReport) -> None:
        self._shown = found
        self._text.setMarkdown(found.report)
        self._keep_cells_whole()
        self._pixmap.loadFromData(found.picture)
        told = _("Picture: {0}").format(found.paragraph)
        for each in (self._picture, self._area):  # Tab comes to the area, to scroll in it.
            each.setAccessibleName(told)
        self._fit()
        self._text.setFocus()

    def _keep_cells_whole(self) -> None:
        """Keeps numbers in one line; Qt would break them to make room for other columns."""
        whole = QTextBlockFormat()
        whole.setNonBreakableLines(True)
        for frame in self._text.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                cursor = frame.firstCursorPosition()
                last = frame.lastCursorPosition().position()
                cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeBlockFormat(whole)

    def _fit(self) -> None:
        width = self._area.viewport().width()
        if not self._pixmap.isNull() and width > 0:
            ratio = self.devicePixelRatioF()
            fitted = self._pixmap.scaledToWidth(
                round(width * ratio), Qt.TransformationMode.SmoothTransformation
            )
            fitted.setDevicePixelRatio(ratio)
            self._picture.setPixmap(fitted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _copy_paragraph(self) -> None:
        if self._shown is not None:
            self._copy(self._shown.paragraph, _("Copied the paragraph."))

    @Slot()
    def _copy_table(self) -> None:
        if self._shown is not None:
            self._copy(self._shown.markdown, _("Copied the table."))

    @Slot()
    def _copy_latex(self) -> None:
        if self._shown is not None:
            self._copy(self._shown.latex, _("Copied the table in LaTeX."))

    @Slot()
    def _copy_picture(self) -> None:
        if not self._pixmap.isNull():
            QGuiApplication.clipboard().setPixmap(self._pixmap)
            self.said.emit(_("Copied the picture."))

    def _copy(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.said.emit(said)

    @Slot()
    def _ask_where(self) -> None:
        title = _("Folder for report, tables and pictures")
        if name := QFileDialog.getExistingDirectory(self, title):
            self.save_wanted.emit(Path(name))
