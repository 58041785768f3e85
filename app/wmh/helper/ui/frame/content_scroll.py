"""Scroll area for the content of a window, for screens that are too small for it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QMainWindow, QScrollArea, QWidget

from wmh.helper.ui.frame.geometry import TITLE_BAR
from wmh.helper.ui.look.theme import legible
from wmh.helper.ui.parts.layout import in_column

_FREE = QLayout.SizeConstraint.SetNoConstraint
SEEN, UNSEEN = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
"""Scroll bar policies for a bar shown and not shown; Qt itself would remove a bar too late."""


_BELOW = 50
"""Pixels below the focused widget that are shown with it, for example an answer."""


class ContentScroll(QScrollArea):
    """Scroll area of a window's content, without bars while there is enough room.

    It lets a window be as small as the screen requires; content out of sight is reached by
    scrolling or by moving the focus.
    """

    remeasured = Signal()
    """Emitted when the content may need another amount of room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())  # Its own would have a background, of which nothing is seen.
        self._content = QWidget()  # Until it holds another.
        self._fitting = False
        self._room: QSize = QSize()
        self._beside_bar = False
        self._came = 0
        """Number of times that a bar made the content narrower while it had this room."""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._reveal_again)
        _revealing()

    def hold(self, content: QWidget) -> None:
        """Sets the content; it should still be empty, since moving many widgets is slow."""
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Returns the size that the content needs, limited to the screen."""
        return self.whole_size().boundedTo(room_for(self.window()) - self._around())

    def whole_size(self) -> QSize:
        """Returns the size that shows the whole content at once.

        The area learns the width of its window only when it is laid out: until then lines would be
        wrapped at a width that is never shown, and the window would grow for them.
        """
        window = self.window()
        known = window.testAttribute(Qt.WidgetAttribute.WA_Resized)
        return self._least(window.width() if known else self.maximumViewportSize().width())

    def _around(self) -> QSize:
        """Returns the size of the parts of the window outside of the area, that is of the menus."""
        window = self.window()
        menus = window.menuBar() if isinstance(window, QMainWindow) else None
        return QSize(0, 0 if menus is None or menus.isHidden() else menus.sizeHint().height())

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            if (layout := self._content.layout()) is not None:
                layout.activate()
            self._fit()
            self.updateGeometry()
            self.remeasured.emit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._fitting:  # What a bar takes away is reckoned with.
            self._fit()

    def reveal(self, focused: QWidget) -> None:
        """Scrolls to the focused widget, and once more when the widgets around it are laid out."""
        self.ensureWidgetVisible(focused)
        self._again.start()

    @Slot()
    def _reveal_again(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self._content.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 0, legible(_BELOW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignores keys, so that they are for the content and the window and do not scroll."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._content.height() > self.viewport().height():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _fit(self) -> None:
        """Shows the necessary scroll bars, which Qt would do only at its next layout.

        A presented window has no least size: its type shrinks instead. Content may become lower
        beside a bar, so that the bar seems unnecessary and is necessary again without it: a bar
        that has appeared twice at one size stays until there is room to spare.
        """
        room = self.contentsRect().size()
        if room != self._room:
            self._room, self._came = room, 0
        layout = self.window().layout()
        free = layout is not None and layout.sizeConstraint() is _FREE
        least = QSize() if free else self._least(room.width())
        bar = self.verticalScrollBar().sizeHint().width()
        there, spare = self._beside_bar, 2 * bar if self._beside_bar and self._came > 1 else 0
        self._beside_bar = least.height() > room.height() - spare
        if self._beside_bar:
            self._came += 0 if there else 1
            room -= QSize(bar, 0)
            least = self._least(room.width())
        if across := least.width() > room.width():
            room -= QSize(0, self.horizontalScrollBar().sizeHint().height())
        upright = least.height() > room.height()
        self._fitting = True
        self.setVerticalScrollBarPolicy(SEEN if upright else UNSEEN)
        self.setHorizontalScrollBarPolicy(SEEN if across else UNSEEN)
        self._fitting = False
        self._content.resize(room.expandedTo(least))

    def _least(self, width: int) -> QSize:
        """Returns the least size of the content, with the height that it needs at this width.

        If the content's own least width is greater, that is used.
        """
        content = self._content
        least = content.minimumSizeHint().expandedTo(content.minimumSize())
        layout = content.layout()
        if layout is not None and layout.hasHeightForWidth():
            least.setHeight(layout.minimumHeightForWidth(max(width, least.width())))
        return least


class _Revealing(QObject):
    """Scrolls to the widget that gets the focus.

    One object serves all windows and is made before them: a window that is being deleted would
    still be notified of losing the focus.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.focusChanged.connect(self._reveal)

    @Slot(QWidget, QWidget)
    def _reveal(self, _before: QWidget | None, focused: QWidget | None) -> None:
        if focused is None:
            return
        around: QWidget | None = focused.parentWidget()
        while around is not None:
            if isinstance(around, ContentScroll):
                around.reveal(focused)
            around = around.parentWidget()


def _revealing() -> None:
    application = QApplication.instance()
    if isinstance(application, QApplication) and application.findChild(_Revealing) is None:
        _Revealing(application)


def room_for(window: QWidget) -> QSize:
    """Returns the largest size that a window can have on its screen, without its frame."""
    whole = window.isFullScreen() or window.isMaximized()
    return window.screen().availableSize() - QSize(0, 0 if whole else TITLE_BAR)


def needed_size(window: QWidget) -> QSize:
    """Returns the size that shows everything in a window at once, on a screen of any size."""
    least = window.minimumSizeHint()
    area = window.findChild(ContentScroll)
    return least if area is None else least - area.minimumSizeHint() + area.whole_size()


def scroll(window: QWidget) -> None:
    """Makes the content of a window scrollable; it must be laid out and not yet shown."""
    layout = window.layout()
    if layout is None:
        return
    focused = window.focusWidget()
    area = ContentScroll(window)
    content = QWidget(area)
    content.setLayout(layout)  # Its widgets move with it.
    area.hold(content)
    in_column(area, on=window, margins=0, spacing=0)
    if focused:  # Its window forgot it while it moved.
        focused.setFocus()
