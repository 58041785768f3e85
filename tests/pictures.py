"""Pictures of the README, drawn from the real window; on demand every window in every look.

python -m tests.pictures            resources/pictures/
python -m tests.pictures FOLDER     these into FOLDER, all states, and each window in each look
python -m tests.pictures FOLDER KIND ...   the states of these kinds only

The screen is that of `desk.json`: Qt's own is narrower than some of the windows.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={ROOT / 'tests' / 'desk.json'}"

from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from tests.helper.class_scenes import AGAIN, classroom  # noqa: E402
from tests.picture_states import AFTER_SALE, FIRST_MINUTE, SPLITTING, draw_states  # noqa: E402
from tests.scenes import codes, draw, game, ranked, several  # noqa: E402
from tests.teach.lesson_scenes import lesson  # noqa: E402
from wmh.helper.settings import ThemeChoice  # noqa: E402


def main(folder="", *kinds):
    application = QApplication(sys.argv[:1])
    failed = []
    if not kinds:
        draw_readme(Path(folder) if folder else ROOT / "resources" / "pictures")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        failed = draw_states(Path(folder), kinds)
    if folder and not kinds:
        looks = [sys.executable, "-m", "tests.looks", str(Path(folder) / "looks")]
        drawn = subprocess.run(looks, cwd=ROOT, check=False, capture_output=True, text=True)
        failed += [drawn.stdout] if drawn.returncode else []
    print(*failed, sep="\n")
    application.quit()
    return bool(failed)


def draw_readme(folder):
    draw(folder / "light.png", FIRST_MINUTE)
    draw(folder / "dark.png", FIRST_MINUTE, theme=ThemeChoice.DARK)
    draw(folder / "why.png", AFTER_SALE, size=(360, 780), then=ranked, why=True, **SPLITTING)
    draw(folder / "play.png", then=game("rain>torn>ho", "corn", {"Answer": "typed"}))
    draw(folder / "mastermind.png", then=codes("Mastermind, 6 colours", "aabb>11>acde>"))
    draw(folder / "compact.png", FIRST_MINUTE, compact=True, size=(250, 260))
    four = several(4, ["tares", "could"], ["house", "light", "proud", "brick"], (640, 560))
    draw(folder / "boards.png", then=four)
    walk = (Qt.Key.Key_3, *[Qt.Key.Key_Right] * 16)
    draw(folder / "lesson.png", then=lesson("rain", walk, (960, 600)))
    draw(folder / "class.png", then=classroom(f"crane>slate>7>>{AGAIN}", (820, 500)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
