"""The window of lessons: choosing one, going through it, and what is said when one is wrong."""

import statistics
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QSlider, QTextEdit

from tests.helper.ui.lexica import drop
from tests.helper.ui.test_games_beside import begin
from tests.lexica import lexicon_file
from tests.player import spoken
from tests.recent import recent_files
from tests.teach.ui.conftest import CONTROL, SMALL, Teacher
from wmh.base.files import paths
from wmh.base.text.languages import LanguageChoice
from wmh.base.text.sentence import in_english
from wmh.helper import settings
from wmh.teach.catalogue import SCENARIOS
from wmh.teach.scenario.scenario_lexicon import lexicon_of
from wmh.teach.step import StepPart


def test_the_paper_s_example_is_projected_with_three_keys(teacher):
    teacher.key(Qt.Key.Key_O, CONTROL)
    teacher.front(teacher.window)
    teacher.key(Qt.Key.Key_Return)
    teacher.key(Qt.Key.Key_F11)
    teacher.arrive()

    assert teacher.window.isFullScreen()
    assert "rain" in teacher.window.windowTitle()
    assert teacher.stages[0].startswith("*Stage 1 of ")


def test_the_lessons_are_those_of_the_program_then_those_of_one_s_own(own, teacher):
    found, _ = SCENARIOS.read_all()
    teacher.come()

    assert teacher.listed[0].startswith("The paper's example")
    assert sorted(teacher.listed) == sorted(each.title for each in found)
    assert "Ends in n" in teacher.listed
    ages = {each.title: each.age for each in found}
    in_order = [ages[title] for title in teacher.listed[1:]]
    assert in_order[-1] is None  # That of one's own.
    assert in_order[:-1] == sorted(in_order[:-1])
    about = teacher.window.findChild(QListView, "lessons").model().index(0, 0)
    assert "From 14 years, 40 minutes. " in about.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("language", [x for x in LanguageChoice if x != LanguageChoice.SYSTEM])
def test_no_lesson_of_the_list_lies_over_the_next(play, language):
    """The list is laid out before it knows that a bar takes some of its width."""
    teacher = Teacher(play(language=language)).come()
    shown = teacher.window.findChild(QListView, "lessons")
    rows = [shown.model().index(row, 0) for row in range(shown.model().rowCount())]

    def apart():
        lie = [shown.visualRect(row) for row in rows]
        return all(one.bottom() < other.top() for one, other in pairwise(lie))

    assert len(rows) > 3
    teacher.player.qtbot.waitUntil(apart)


def steps(teacher, own):
    """The steps of the lesson of one's own, computed without a window."""
    from wmh.helper.answering import Answering
    from wmh.teach.steps.steps import lesson_of

    scenario = SCENARIOS.read_named(str(own / "small.toml"))
    answering = Answering()
    made = lesson_of(scenario, answering, lexicon_of(scenario))
    answering.close()
    return made.steps


@pytest.fixture
def small(own, teacher):
    """At the first step of the lesson of one's own."""
    teacher.come().window.take_file(own / "small.toml")
    return teacher.arrive()


def test_forward_and_back_show_every_step_and_say_it(own, small):
    said = [(in_english(step.said), step.part) for step in steps(small, own)]
    total = len(said)

    for number, (sentence, part) in enumerate(said, start=1):
        assert (small.sentence, small.place) == (sentence, f"{number} of {total}")
        heard = {StepPart.ASKS: "Question: ", StepPart.REVEALS: "Answer: "}.get(part, "") + sentence
        assert spoken(small.view).endswith(heard)
        small.keys("Right")
    assert small.place == f"{total} of {total}"  # There it stays.
    assert small.sentence.startswith("End of the lesson.")
    small.keys("Left")
    assert (small.sentence, small.place) == (sentence, f"{total} of {total}")
    for number in range(total - 1, 0, -1):
        small.keys("Left")
        assert small.place == f"{number} of {total}"
    small.keys("Left")
    assert small.place == f"1 of {total}"


@pytest.mark.parametrize("key", ["Right", "PageDown", "Down"])
def test_going_on_after_the_last_step_says_that_the_lesson_ends_and_what_next(small, key):
    small.keys("End")
    last = small.sentence
    assert not last.startswith("End of the lesson.")
    small.keys(key)
    assert small.sentence.startswith("End of the lesson.")
    small.keys("Home")
    assert small.place.startswith("1 of")
    small.keys("End", key, "Backspace")
    assert not small.view.isVisible()


def test_the_picture_is_told_in_words(own, small):
    for step in steps(small, own):
        assert small.view.accessibleDescription() == in_english(step.figure.drawing().says)
        small.keys("Right")


def test_numbers_and_clicks_go_to_a_stage(small):
    assert small.stages == [
        "*Stage 1 of 3: Pattern Generator",
        "Stage 2 of 3: Letter Counter",
        "Stage 3 of 3: List",
    ]

    small.keys("3")
    assert small.stages[2].startswith("*")
    there = small.place
    small.click("Stage 1 of 3: Pattern Generator")
    assert small.place.startswith("1 of")
    small.keys("7")
    assert small.place.startswith("1 of")
    small.click("Stage 3 of 3: List")
    assert small.place == there
    small.keys("Home", "End")
    assert small.stages[2].startswith("*")


def test_play_goes_on_by_itself_and_stops_at_a_question(small):
    for _ in range(5):
        small.keys("Plus")
    assert spoken(small.named("Speed: 1 second for a step")) != ""
    small.keys("2", "Left")
    before = small.place

    small.keys("Space")
    small.click("Pause").click("Play")
    small.qtbot.waitUntil(lambda: small.sentence == "How many words remain?")

    assert small.place != before
    assert small.named("Play").isVisible()
    small.keys("Right")
    assert small.sentence == "Two words remain."


def test_esc_goes_back_to_the_lessons_and_then_closes(teacher):
    teacher.begin().keys("Escape")
    assert teacher.listed[0].startswith("The paper's example")

    teacher.keys("Escape")
    teacher.qtbot.waitUntil(lambda: teacher.window is None or not teacher.window.isVisible())


def test_what_is_wrong_with_a_file_is_said_with_its_line(own, teacher):
    (own / "wrong.toml").write_text(SMALL.replace("length = 4", "length = four"), "utf-8")
    teacher.come()
    row = teacher.listed.index("wrong.toml: not usable")

    for _ in range(row):
        teacher.keys("Down")
    teacher.keys("Return")

    assert "wrong.toml" in teacher.message
    assert "line 5" in teacher.message
    assert teacher.listed  # One can choose another.


@pytest.mark.parametrize("name", ["no.toml", "."])
def test_what_cannot_be_read_is_said(own, teacher, name):
    teacher.come().window.take_file(own / name)

    assert teacher.message != ""


def test_words_that_the_lesson_cannot_use_are_said(own, teacher):
    (own / "odd.toml").write_text(SMALL.replace("rain:ywwg", "r4in:ywwg"), "utf-8")
    teacher.come().window.take_file(own / "odd.toml")

    teacher.qtbot.waitUntil(lambda: teacher.message != "")
    assert "odd.toml" in teacher.message
    assert teacher.listed


def test_a_file_opened_before_is_offered_again(own, teacher):
    teacher.come()
    assert recent_files(teacher.window) == []
    (own / "odd.toml").write_text("no lesson", "utf-8")
    teacher.window.take_file(own / "odd.toml")
    assert recent_files(teacher.window) == []
    teacher.window.take_file(own / "small.toml")
    teacher.arrive().keys("Escape")
    (entry,) = recent_files(teacher.window)
    assert entry.text() == f"small.toml ({own.name})"
    entry.trigger()
    teacher.arrive()
    assert teacher.window.windowTitle() == "Lesson: Ends in n"


def test_what_may_not_be_meant_is_said_and_the_lesson_is_shown(own, teacher):
    (own / "odd.toml").write_text(SMALL.replace("rain:ywwg", "rain:gggy"), "utf-8")
    teacher.come().window.take_file(own / "odd.toml")

    assert teacher.arrive().message.startswith("No word fits these guesses.")


@pytest.mark.parametrize("inside", [False, True])
def test_a_file_is_dropped_on_either_window(own, teacher, inside):
    if inside:
        teacher.come()

    assert drop(teacher.window if inside else teacher.player.window, own / "small.toml")
    teacher.front(teacher.window).arrive()

    assert teacher.window.windowTitle() == "Lesson: Ends in n"


def test_a_word_list_dropped_on_the_main_window_is_no_lesson(tmp_path, teacher):
    listed = tmp_path / "words.txt"
    listed.write_text("rain\ntorn\n", "utf-8")

    drop(teacher.player.window, listed)

    assert teacher.window is None


def test_another_lexicon_may_be_opened_while_a_lesson_is_made(own, teacher, tmp_path):
    other = lexicon_file(tmp_path, dict.fromkeys(["rain", "corn", "born"], 35))
    teacher.come().window.take_file(own / "small.toml")
    drop(teacher.player.window, other)  # Which drops all work on the one before.
    teacher.qtbot.waitUntil(lambda: "3 words" in teacher.player.headline)

    teacher.arrive()
    assert teacher.window.windowTitle() == "Lesson: Ends in n"


def test_the_size_is_changed_and_the_usual_one_comes_back(teacher):
    teacher.begin()
    before = teacher.view.grab().toImage()
    teacher.key(Qt.Key.Key_Plus, CONTROL).key(Qt.Key.Key_Plus, CONTROL)
    larger = teacher.view.grab().toImage()
    teacher.key(Qt.Key.Key_0, CONTROL)

    assert larger != before
    teacher.qtbot.waitUntil(lambda: teacher.view.grab().toImage() == before)


def test_size_and_speed_are_remembered(play, teacher):
    teacher.begin().key(Qt.Key.Key_Plus, CONTROL).key(Qt.Key.Key_Plus)
    remembered = settings.load(paths.settings_file())

    assert remembered.lesson_scale == 110
    assert remembered.lesson_pace == 3


def test_marks_have_the_colours_that_are_spoken_of_in_any_game(small):
    """In Motus white is blue, and green is red."""
    blue, green = QColor("#2a62b8").rgb(), QColor("#1f7a45").rgb()

    def painted():
        image = small.view.grab().toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    assert green in painted()
    begin(small.player.to_front(), "motus")
    assert blue not in painted()
    assert green in painted()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "most"), [("rain", 50), ("rain-english", 150)])
def test_a_step_is_painted_in_a_moment(teacher, name, most):
    """By the clock: for a machine that does nothing else."""
    teacher.come().window.open(SCENARIOS.read_named(name))
    teacher.arrive()
    took = []
    for _ in range(int(teacher.place.rpartition(" ")[2]) - 1):
        start = time.perf_counter()
        teacher.keys("Right")
        teacher.window.repaint()
        took.append((time.perf_counter() - start) * 1000)

    assert statistics.quantiles(took, n=20)[-1] < most  # A machine has its own pauses.


def test_code_on_a_projector_is_read_from_the_back_row_and_no_line_of_it_is_broken(teacher):
    teacher.come().window.resize(1280, 720)
    teacher.window.open(SCENARIOS.read_named("end-mark"))
    teacher.arrive().keys("C", "Right", "Right")
    code = teacher.window.findChild(QTextEdit, "code")

    QApplication.processEvents()
    assert spoken(code).startswith("Code, line ")
    assert not code.verticalScrollBar().maximum()
    assert code.currentFont().pixelSize() >= 24
    block = code.document().begin()
    while block.isValid():
        assert block.layout().lineCount() == 1, block.text()
        block = block.next()


def test_the_code_stands_beside_the_picture_which_stays_whole(own, teacher):
    teacher.come().window.take_file(own / "small.toml")
    teacher.arrive().keys("C")
    code = teacher.window.findChild(QTextEdit, "code")
    assert code.isVisible()
    assert code.toPlainText() == "No code belongs to this step."

    teacher.keys("2", "Right")
    assert spoken(code).startswith("Code, line 2 of 8: counts = Counter(")
    marked = [line for line in code.toPlainText().splitlines() if line.startswith("▶")]
    assert marked == ["▶ counts = Counter(letters)"]
    assert spoken(teacher.view).endswith(spoken(code))
    assert not teacher.view.horizontalScrollBar().maximum()
    assert settings.load(paths.settings_file()).lesson_code

    teacher.keys("C")
    assert not code.isVisible()
    teacher.keys("C", "Backspace").window.take_file(own / "small.toml")
    teacher.arrive()
    assert teacher.window.findChild(QTextEdit, "code").isVisible()


def test_a_slider_goes_to_any_step_and_follows_the_keys(own, teacher):
    teacher.begin()
    steps = teacher.window.findChild(QSlider, "steps")
    assert spoken(steps) == "All steps"
    last = steps.maximum()
    teacher.keys("End")
    assert steps.value() == last
    QTest.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(1, steps.height() // 2))
    assert teacher.place == f"1 of {last + 1}"
    middle = QPoint(steps.width() // 2, steps.height() // 2)
    QTest.mouseClick(steps, Qt.MouseButton.LeftButton, pos=middle)
    at = int(teacher.place.split()[0])
    assert abs(at - last / 2) < last / 6 + 2
    steps.setFocus()
    QTest.keyClick(steps, Qt.Key.Key_Right)
    assert teacher.place == f"{at + 1} of {last + 1}"
