"""Every command on one line: its name, where it is, what it does."""

from typing import NamedTuple


class Command(NamedTuple):
    """A command, or a group of them: `where` is a module, and a name in it.

    The module is imported when the command is used. `about` is the first sentence of its help,
    which is thus told without importing it.
    """

    name: str
    where: str
    about: str


COMMANDS = (
    Command("suggest", "advice.suggest:suggest", "Suggest words that fit what was guessed so far."),
    Command("doctor", "advice.doctor:doctor", "Propose what to change where no word fits."),
    Command("mark", "advice.mark:mark", "Mark a guess as the game would."),
    Command(
        "makers",
        "advice.mark:makers",
        "Name the words that could have made a grid, given on standard input.",
    ),
    Command(
        "read",
        "advice.read:read",
        "Read the boards in a screenshot: words, marks, and what stays open.",
    ),
    Command("find", "advice.find:find", "Find the words that match a pattern, a word a line."),
    Command(
        "meaning",
        "advice.meaning:meaning",
        "Say what words mean, by the dictionaries of dictd and StarDict that are installed.",
    ),
    Command(
        "prove",
        "advice.prove:prove",
        "Find the first guess and the tree after it that need the fewest guesses, and prove it.",
    ),
    Command(
        "simulate",
        "games.simulate:simulate",
        "Play many games, every one to its end, and say how many guesses they took.",
    ),
    Command("tree", "advice.tree:tree", "Draw what to guess next, and after every clue to that."),
    Command(
        "play",
        "games.play:play",
        "Play a game: you guess, or you keep a secret that the program guesses, or it does both.",
    ),
    Command(
        "race",
        "games.race:race",
        "Let strategies find the same secrets, a guess of each in turn; and find them yourself.",
    ),
    Command(
        "review",
        "games.review:review",
        "Look back at a game: what each guess told, and what it could have told.",
    ),
    Command(
        "games",
        "games.games:games",
        "Say how your games went: how many were won, with how many guesses, and how fast.",
    ),
    Command(
        "rack",
        "games.rack:rack",
        "Show the words that can be made of a rack, highest score first.",
    ),
    Command(
        "challenge",
        "games.challenge:challenge",
        "Find all words that some letters make, before time is up.",
    ),
    Command(
        "lesson",
        "lesson:lesson",
        "Tell a lesson step by step: how the method finds its words, with questions and answers.",
    ),
    Command(
        "lingo",
        "pit.lingo:lingo",
        "Play Lingo: guesses on standard output, masks of O, ? and X on standard input.",
    ),
    Command("boards", "advice.boards:boards", "Suggest guesses that serve several boards."),
    Command(
        "pit",
        "pit.pit:pit",
        "Let players of Lingo find the same secrets, and count their points.",
    ),
    Command("console", "advice.console:console", "Talk with the helper, in a terminal or a pipe."),
    Command(
        "check",
        "check.check:check",
        "Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.",
    ),
    Command("bench", "bench:bench", "Measure the engine on this computer."),
    Command(
        "replicate",
        "replicate:replicate",
        "Measure what the sources published, and write a report with their figures beside ours.",
    ),
    Command(
        "figures",
        "figures:figures",
        "Take the figures of `wmh replicate` into the README and the guide of a checkout.",
    ),
    Command("lexicon", "lexicon.lexicon:app", "Build, import, list, change and check lexica."),
    Command("mastermind", "games.mastermind:app", "Mastermind: four pegs of six colours, A to F."),
    Command(
        "presets",
        "games.presets:app",
        "List the games that --game and the window know, your own among them.",
    ),
    Command(
        "study",
        "study.study:app",
        "User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete.",
    ),
)
