"""Text that looks like markup to Qt, and eyes that see where Qt would read it as such."""

from PySide6.QtCore import QAbstractListModel, QModelIndex
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QTextEdit,
    QTreeWidget,
    QWidget,
)

from wmh.helper.ui.help.guide_window import GuideWindow

HOSTILE = '<img src="x">![x](x)[a](b:c)**d**&lt;`www.e.de`|f'
"""A picture, a link, a path and an address, in both languages that Qt reads."""
_ROWS = 60


def _interpreted_text(text: str, form: Qt.TextFormat) -> bool:
    if form is Qt.TextFormat.AutoText:
        return Qt.mightBeRichText(text)
    return form is not Qt.TextFormat.PlainText


def _tips(widget: QWidget):
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    yield from (text for action in widget.actions() for text in (action.toolTip(),))
    yield from (action.toolTip() for action in widget.findChildren(QAction))
    if isinstance(widget, QAbstractItemView | QComboBox):
        yield from (x for x in _items(widget, Qt.ItemDataRole.ToolTipRole) if isinstance(x, str))


def _items(widget, role, parent=None):
    model, parent = widget.model(), parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), _ROWS)):
        for column in range(columns):
            yield model.index(row, column, parent).data(role)
        if isinstance(widget, QTreeWidget):
            yield from _items(widget, role, model.index(row, 0, parent))


def _is_own(widget: QWidget) -> bool:
    """Qt's own windows for files, and the guide, which is the program's."""
    while widget is not None:
        if isinstance(widget, QFileDialog | GuideWindow):
            return True
        widget = widget.parentWidget()
    return False


def _in_document(edit: QTextEdit):
    block = edit.document().begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            form = at.fragment().charFormat()
            if form.isImageFormat() or form.isAnchor():
                yield at.fragment().text()
            at += 1
        block = block.next()


def windows():
    return [x for x in QApplication.topLevelWidgets() if x.isVisible()]


def interpreted(roots=None):
    """Texts that Qt reads as markup in all windows, with the kind of the widget."""
    found = []
    for root in windows() if roots is None else roots:
        for each in (root, *root.findChildren(QWidget)):
            if _is_own(each):
                continue
            if isinstance(each, QLabel) and _interpreted_text(each.text(), each.textFormat()):
                found.append((type(each).__name__, each.objectName(), each.text()))
            if isinstance(each, QTextEdit):
                found += [(type(each).__name__, each.objectName(), x) for x in _in_document(each)]
            tips = (tip for tip in _tips(each) if Qt.mightBeRichText(tip))
            found += [(type(each).__name__, f"tip of {each.objectName()}", tip) for tip in tips]
    return found


def seen(roots=None):
    """The texts in all windows."""
    texts = []
    for root in windows() if roots is None else roots:
        for each in (root, *root.findChildren(QWidget)):
            if isinstance(each, QAbstractItemView | QComboBox):
                texts += map(str, _items(each, Qt.ItemDataRole.DisplayRole))
                texts += map(str, _items(each, Qt.ItemDataRole.AccessibleTextRole))
            elif isinstance(each, QTextEdit):
                texts.append(each.toPlainText())
            texts += [each.accessibleName(), *_tips(each)]
            if callable(text := getattr(each, "text", None)):
                texts.append(str(text()))
    return "\n".join(texts).replace("\N{WORD JOINER}", "").replace("&&", "&")
