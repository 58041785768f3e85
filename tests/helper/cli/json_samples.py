"""Commands whose JSON is looked at, by the names of their schemas."""

from tests.program import ROOT

PICTURES = ROOT / "resources" / "pictures"
TYPED = "🟨⬜⬜🟩\n"
"""On standard input, for who reads it."""
WORDS = "barn born brim corn darn horn thorn torn worn yarn"


def samples(folder):
    """Arguments by schema; in the folder a list of words is made, and there is what they write."""
    listed = folder / "words.txt"
    listed.write_text("\n".join(WORDS.split()), "utf-8")
    few = ("--lexicon", listed, "--json")
    here = ("--length", "4", *few)
    game = ROOT / "resources" / "games" / "wordle.toml"
    return {
        "suggest": [
            ("suggest", "torn:wggg", *few),
            ("suggest", "torn:wggg", "--strategy", "entropy", *few),
            ("suggest", "torn:wwww", "yarn:wwwg", *few),
            ("suggest", "torn:wggg", "--spoil", "2", *few),
            ("suggest", "torn:wggg", "--spoil", "3", *few),
        ],
        "doctor": [("doctor", "torn:ggwg", *few), ("doctor", "torn:gggg", *few)],
        "mark": [("mark", "rain", "torn", "--json")],
        "meaning": [("meaning", "torn", "worn", *few)],
        "study-power": [
            ("study", "power", "bahinting-2013", "--people", "2", "--runs", "2", "--json"),
        ],
        "find": [("find", "..rn", *few), ("find", "é...", *few)],
        "prove": [("prove", *here), ("prove", "--opener", "torn", *here)],
        "simulate": [("simulate", *here), ("simulate", "--strategies", "paper,parts", *here)],
        "tree": [("tree", "--depth", "2", *here[:-1]), ("tree", "torn:gggg", *here[:-1])],
        "race": [("race", "torn", *few)],
        "review": [("review", "born", "torn", "--secret", "torn", *few)],
        "rack": [("rack", "brnot?", *few), ("rack", "zzz", *few)],
        "boards": [
            ("boards", "torn:wggg/wwgg", *few),
            ("boards", "torn:gggg/wggg", "born:-/gggg", *few),
        ],
        "boards-simulate": [("boards", "--simulate", "3", "--boards", "2", *here)],
        "check": [("check", listed, game, "--json")],
        "games": [("games", "--json")],
        "presets": [("presets", "--json")],
        "pit": [
            ("pit", "--words", listed, "--lengths", "4", "--rounds", "2", "--strategies", "paper",
             "--json"),
        ],
        "presets-check": [("presets", "check", game, "--json")],
        "play": [
            ("play", "--mode", "automatic", "--secret", "torn", *few),
            ("play", "--mode", "automatic", "--secret", "torn", "--attempts", "1", *few),
        ],
        "lessons": [("lesson", "--json")],
        "lesson": [("lesson", "end-mark", "--json")],
        "study-check": [
            ("study", "check", "bahinting-2013", "--json"),
            ("study", "check", "crossover", "--json"),
        ],
        "study-status": [("study", "status", "bahinting-2013", folder, "--json")],
        "lexicon-build": [("lexicon", "build", listed, "--out", folder / "made.dawg", "--json")],
        "lexicon-list": [("lexicon", "list", "--json")],
        "lexicon-recipes": [("lexicon", "recipes", "--all", "--json")],
        "lexicon-check": [("lexicon", "check", folder / "made.dawg", "--json")],
        "lexicon-import": [("lexicon", "import", listed, "--name", "few", "--json")],
        "makers": [("makers", "torn", *few)],
        "mastermind-find": [
            ("mastermind", "solve", "abcd", "--json"),
            ("mastermind", "solve", "abcd", "--method", "entropy", "--json"),
            ("mastermind", "solve", "fcbe", "--text", "--json"),
        ],
        "mastermind-table": [("mastermind", "table", "--json")],
        "pit-whole-list": [("pit", "--whole-list", "4", "--words", listed, "--json")],
        "read": [("read", PICTURES / "boards.png", "--json"),
                 ("read", PICTURES / "lesson.png", "--json")],
    }  # fmt: skip
