"""The turns in which windows are dressed."""

from PySide6.QtWidgets import QWidget

from wmh.helper.ui.look.style_update import StyleUpdate

SHEET = "QWidget { color: red }"


def test_an_act_that_fails_holds_up_no_other_piece(qtbot):
    first, second = QWidget(), QWidget()
    for each in (first, second):
        qtbot.addWidget(each)
        each.show()
    dressing = StyleUpdate(first)
    dressing.begin([first, second], SHEET)

    def fail(piece: QWidget) -> None:
        raise LookupError("this window is in no list")

    dressing.when_dressed(first, fail)
    with qtbot.capture_exceptions() as caught:
        qtbot.waitUntil(lambda: not dressing.waiting)
    assert [kind for kind, *_ in caught] == [LookupError]
    assert second.styleSheet() == SHEET
    assert second.updatesEnabled()
