"""Items of layouts that have a Python wrapper, which outlives them."""

from PySide6.QtWidgets import QLayout, QLayoutItem, QSpacerItem
from shiboken6 import Shiboken

from wmh.helper.ui.parts.layout import LinesLayout


def wrapped_items() -> set[int]:
    """Addresses of the items with a wrapper, without gaps and those of layouts that keep their own.

    Qt frees an item when its widget gets another place. The next object there, which may be a
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
