"""A box of choices beside a plain model of it: a list of values, and the one that is chosen."""

from enum import StrEnum

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wmh.helper.ui.parts.box import Choice, ChoiceBox

VALUES = (None, 3, 5, "tiles", 0.5)
OFFERS = st.lists(st.sampled_from(VALUES), unique=True, max_size=5)
STEPS = st.lists(st.one_of(OFFERS, st.sampled_from(VALUES).map(lambda value: (value,))), max_size=8)


class Kind(StrEnum):
    WORD = "word"
    CODE = "code"


@pytest.fixture
def box(qtbot):
    box = ChoiceBox()
    qtbot.addWidget(box)
    return box


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(STEPS)
def test_it_is_what_its_model_is(box, steps):
    box.offer(())
    heard, offered, chosen = [], [], None
    box.currentIndexChanged.connect(heard.append)
    for step in steps:
        if isinstance(step, tuple):
            (value,) = step
            assert box.choose(value) is (value in offered)
            chosen = step if value in offered else chosen
        else:
            before = len(heard)
            box.offer(Choice(str(value), value) for value in step)
            assert len(heard) == before  # To offer is not to choose.
            if step != offered and (chosen is None or chosen[0] not in step):
                chosen = (step[0],) if step else None
            offered = step
        assert [box.itemText(row) for row in range(box.count())] == list(map(str, offered))
        assert box.value_or("nothing") == (chosen[0] if chosen else "nothing")
    box.currentIndexChanged.disconnect(heard.append)


def test_a_value_keeps_its_type(box):
    box.offer(Choice(kind.name, kind) for kind in Kind)
    box.choose(Kind.CODE)

    assert box.value is Kind.CODE


def test_without_an_entry_there_is_no_value(box):
    with pytest.raises(IndexError):
        _ = box.value
