from tests.helper.ui.test_compact import *
from PySide6.QtWidgets import QWidget
from wmh.helper.ui.spoiler.row_cover import LevelSlider
def test_p(play):
    player = play(length=5)
    player.keys("a"*5+">g")
    player.window.resize(250,260)
    w=player.window
    print("WIN", w.size(), w.minimumSizeHint())
    s=w.findChild(LevelSlider)
    print("slider", s.size(), s.minimumSizeHint(), s.sizeHint())
    p=s
    while p is not None:
        print(type(p).__name__, p.objectName(), p.geometry(), p.minimumSizeHint(), p.minimumSize())
        for c in p.children():
            if isinstance(c,QWidget) and c.isVisible(): print("    ", type(c).__name__, c.objectName(), c.geometry(), c.minimumSizeHint())
        p=p.parentWidget()
    assert 0
def test_q(play):
    player = play(compact=True)
    w=player.window
    print("WIN", w.size(), w.minimumSizeHint())
    s=w.findChild(LevelSlider)
    p=s
    while p is not None:
        print(type(p).__name__, p.objectName(), p.geometry(), p.minimumSizeHint(), p.minimumSize())
        for c in p.children():
            if isinstance(c,QWidget) and c.isVisible(): print("    ", type(c).__name__, c.objectName(), c.geometry(), c.minimumSizeHint())
        p=p.parentWidget()
    assert 0
