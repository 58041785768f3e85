"""Contents of a window, to be scrolled where the screen has no room for them."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QMainWindow, QScrollArea, QWidget

from wmh.helper.ui.frame.geometry import TITLE_BAR
from wmh.helper.ui.look.theme import legible
from wmh.helper.ui.parts.layout import in_column

_FREE = QLayout.SizeConstraint.SetNoConstraint
SEEN, UNSEEN = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
"""A bar, by what is known to be needed: Qt would take one away a moment later only."""


_BELOW = 50
"""Of what lies below the focus and belongs to it, such as an answer."""


class ContentScroll(QScrollArea):
    """Scroll area of a window's content, without bars while there is enough room.

    It lets a window be as small as the screen requires; content outside is reached by scrolling or
    by moving the focus.
    """

    remeasured = Signal()
    """What it holds may need more room now, or less."""

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
        """How often it was made narrower for a bar while there was that room."""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._reveal_again)
        _revealing()

    def hold(self, content: QWidget) -> None:
        """Best while it is empty: to move what is in it takes its time."""
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Size that the content needs, limited to the screen."""
        return self.whole_size().boundedTo(room_for(self.window()) - self._around())

    def whole_size(self) -> QSize:
        """Size that shows the whole content at once.

        The area learns its window's width only when it is laid out: until then lines would be
        wrapped at a width that is never shown, and the window would grow for them.
        """
        window = self.window()
        known = window.testAttribute(Qt.WidgetAttribute.WA_Resized)
        return self._least(window.width() if known else self.maximumViewportSize().width())

    def _around(self) -> QSize:
        """Size of everything else in the window."""
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
        """Scroll to what has got the focus, and again once what has come with it is laid out."""
        self.ensureWidgetVisible(focused)
        self._again.start()

    @Slot()
    def _reveal_again(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self._content.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 0, legible(_BELOW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for what is in it, and for the window."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._content.height() > self.viewport().height():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _fit(self) -> None:
        """Shows the bars that are needed; Qt would show others until its next layout.

        A presented window has no least size: its type shrinks instead. Content as wide as the
        window may become lower beside a bar, so that no bar is needed, and need it again without: a
        bar that has come twice in the same room keeps its place until there is room to spare.
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
        """The least size of what it holds at this width, or at its own least width."""
        content = self._content
        least = content.minimumSizeHint().expandedTo(content.minimumSize())
        layout = content.layout()
        if layout is not None and layout.hasHeightForWidth():
            least.setHeight(layout.minimumHeightForWidth(max(width, least.width())))
        return least


class _Revealing(QObject):
    """Scrolls to what has the focus.

    One for all windows, and older than they are: a window that dies would still be told that the
    focus leaves it.
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
    """Largest size of a window on its screen, without its frame."""
    whole = window.isFullScreen() or window.isMaximized()
    return window.screen().availableSize() - QSize(0, 0 if whole else TITLE_BAR)


def needed_size(window: QWidget) -> QSize:
    """Size that shows everything in a window at once, on any screen."""
    least = window.minimumSizeHint()
    area = window.findChild(ContentScroll)
    return least if area is None else least - area.minimumSizeHint() + area.whole_size()


def scroll(window: QWidget) -> None:
    """Makes the content of a window scroll; it is laid out, but was not shown yet."""
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
