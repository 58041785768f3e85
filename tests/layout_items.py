"""Layout items with Python wrappers, which live longer than the items."""

from PySide6.QtWidgets import QLayout, QLayoutItem, QSpacerItem
from shiboken6 import Shiboken

from wmh.helper.ui.parts.layout import LinesLayout


def wrapped_items() -> set[int]:
    """Returns addresses of wrapped items, except gaps and items that their layouts keep.

    Qt frees an item when its widget moves elsewhere. The next object at its address, which may be a
    widget, would be taken for the item.
    """
    there = Shiboken.getAllValidWrappers()
    lines = [each for each in there if isinstance(each, LinesLayout)]
    kept = {id(each.itemAt(at)) for each in lines for at in range(each.count())}
    return {
        Shiboken.getCppPointer(each)[0]
        for each in there
        if isinstance(each, QLayoutItem)
        and not isinstance(each, QLayout | QSpacerItem)
        and id(each) not in kept
    }
