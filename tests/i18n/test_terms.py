"""Words that readers did not understand do not come back into the texts that they read."""

import re
from pathlib import Path

import pytest

from resources.i18n.strings import texts

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "resources" / "guide").glob("*.md"))]
BANNED = {
    "lexicon": "word list",
    "lexicons": "word lists",
    "lexica": "word lists",
    "secret": "answer, hidden word or target word",
    "secrets": "answers, hidden words or target words",
    "spoiler": "help level",
    "spoilers": "help level",
    "respell": "edit letters",
    "familiarity": "vocabulary",
    "flagged": "offensive",
    "keeper": "host",
    "adversary": "cheating host",
    "given letters": "revealed letters",
    "as at first": "at the default",
    "under way": "running, in progress",
    "sitting": "session",
    "whoever": "the noun",
    "somebody": "the noun",
    "diary": "my games",
    "turn": "guess",
    "turns": "guesses",
}
_WORD = re.compile(rf"(?<![-\w])({'|'.join(BANNED)})(?![-\w/.])", re.IGNORECASE)
_CODE = re.compile(
    r"`[^`]*`|\(keeper\)|mode keeper|\]\([^)]*\)|^    .*$|^.*\]\(.*ipynb.*$"
    # A turn that is no guess: when it is somebody's, one after the other, and of a page.
    r"|Your turn|in turn|take turns with|turns the page",
    re.M,
)
_TWICE = re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE)
# Names of a field or a state in a file, as they are written there, and a count in the progress.
_NAMES = {
    "secrets",
    "flagged",
    "secret is {0}, which is not a word",
    "lexicon is {0}, which has no {1} different symbols: name more",
    "lexicon is {0}, but codes are of different letters a to z and digits: write codes:abcdef or"
    " distinct:0123456789",
}


def found(text):
    return [match.lower() for match in _WORD.findall(_CODE.sub("", text))]


def test_no_text_of_the_program_has_a_banned_word():
    said = {
        text.source: found(f"{text.source} {text.many}")
        for text in texts()
        if text.source not in _NAMES and found(f"{text.source} {text.many}")
    }

    assert said == {}, {word: BANNED[word] for words in said.values() for word in words}


def test_no_text_of_the_program_says_a_word_twice():
    said = [text.source for text in texts() if _TWICE.search(f"{text.source} {text.many}")]

    assert said == []


@pytest.mark.parametrize("page", PAGES, ids=lambda each: each.name)
def test_no_page_has_a_banned_word(page):
    if page.name == "replication.md":  # It quotes the sources, and is written by a command.
        pytest.skip("written by wmh figures")
    assert found(page.read_text("utf-8").split("<!-- figures")[0]) == []


def test_a_banned_word_is_found():
    assert found("Type the Secret of this lexicon; see `wmh lexicon`, --secret.") == [
        "secret",
        "lexicon",
    ]
    assert found("In turn 2 the page turns; Esc turns the page in turn.") == ["turn", "turns"]
