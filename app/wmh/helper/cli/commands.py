"""Names of all commands: those of the helper, and those of the other installed products."""

from wmh.base.product import Command
from wmh.products import installed_products

_HELPER = (
    Command(
        "suggest",
        "advice.suggest:suggest",
        "Suggest words that fit the guesses so far.",
    ),
    Command(
        "doctor",
        "advice.doctor:doctor",
        "Propose what to change where no word fits.",
    ),
    Command("mark", "advice.mark:mark", "Mark a guess as the game would."),
    Command(
        "makers",
        "advice.mark:makers",
        "Name the words that could have made a grid, given on standard input.",
    ),
    Command(
        "read",
        "advice.read:read",
        "Read the boards in a screenshot: words, marks, and what is uncertain.",
    ),
    Command(
        "find",
        "advice.find:find",
        "Find the words that match a pattern, a word a line.",
    ),
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
    Command(
        "tree",
        "advice.tree:tree",
        "Draw the decision tree: the best guess for every clue.",
    ),
    Command(
        "play",
        "games.play:play",
        "Play a game: you guess, or you hide a word that the program guesses, or it does both.",
    ),
    Command(
        "race",
        "games.race:race",
        "Let strategies find the same answers, guess by guess; and race against them.",
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
        "Find anagrams: words that your letters make, highest score first.",
    ),
    Command(
        "challenge",
        "games.challenge:challenge",
        "Find all words that some letters make, before time is up.",
    ),
    Command(
        "boards",
        "advice.boards:boards",
        "Suggest guesses that serve several boards.",
    ),
    Command(
        "console",
        "advice.console:console",
        "Talk with the helper, in a terminal or a pipe.",
    ),
    Command(
        "check",
        "check.check:check",
        "Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.",
    ),
    Command(
        "lexicon",
        "lexicon.lexicon:app",
        "Build, import, list, change and check word lists.",
    ),
    Command(
        "mastermind",
        "games.mastermind:app",
        "Solve Mastermind codes, and compare first guesses and methods.",
    ),
    Command(
        "presets",
        "games.presets:app",
        "List the games that --game and the window know, your own among them.",
    ),
)
COMMANDS = (
    *(each._replace(where=f"wmh.helper.cli.{each.where}") for each in _HELPER),
    *(each for product in installed_products() for each in product.commands),
)
