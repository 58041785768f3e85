"""Sentences in the window of a class."""

from wmh.base.text.phrases import _, ngettext
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.capitals import capital
from wmh.helper.classroom.class_game import ClassGame
from wmh.helper.classroom.class_sample import Run
from wmh.helper.games.game import GameState
from wmh.helper.lists.titles import list_title
from wmh.helper.review.review_values import ReviewedStep
from wmh.helper.ui.parts.numbers import decimal, whole


def headline(playing: ClassGame, asked: str) -> str:
    """Returns the question about the word `asked` or, if it is "", the state of the game."""
    game = playing.game
    if asked:
        return _("Guess {0}?").format(capital(asked))
    guesses, word = len(game.turns), capital("".join(game.secret or ()))
    if game.state is GameState.WON:
        return ngettext(
            "Found with the first guess: {1}",
            "Found in {0} guesses: {1}",
            guesses,
            guesses,
            word,
        )
    if game.state is GameState.LOST and game.left == 0:
        return _("Not found, it was {0}").format(word)
    if game.state is GameState.LOST:
        return _("Given up, it was {0}").format(word)
    if game.terms.attempts is None:
        return _("Guess {0}").format(guesses + 1)
    return _("Guess {0} of {1}").format(guesses + 1, game.terms.attempts)


def hint(playing: ClassGame, selected: int | None, *, asks: bool) -> str:
    """Returns a sentence on what the class does next, or on how to answer the pending question."""
    if playing.over:
        return _("Enter compares the class with the strategies.")
    if selected is None:
        return _("Type a word from the class, then press Enter.")
    if asks:
        return _question(playing, selected)
    return _("+ and - count hands, or type the number. Enter guesses the leading word.")


def _question(playing: ClassGame, selected: int) -> str:
    raised, leading = playing.nominations[selected].hands, playing.leading
    if len(leading) > 1 and selected in leading:
        said = _("{0} words lead with {1} each: Enter guesses this one, Space draws lots.")
        return said.format(len(leading), hands(raised))
    if leading and selected not in leading:
        return _("It does not lead. Enter guesses it, Esc does not.")
    said = _("It has {0}. Enter guesses it, Esc does not.")
    return said.format(hands(raised))


def hands(number: int) -> str:
    return ngettext("1 hand", "{0} hands", number)


def guesses(number: int) -> str:
    return ngettext("1 guess", "{0} guesses", number)


def how_many() -> str:
    return _("How many words are left?")


def words_left(number: int) -> str:
    return ngettext("1 word is left", "{0} words are left", number)


def unknown(word: str, lexicon: str) -> str:
    said = _("{0} is not in the word list {1}, but it can be guessed.")
    return said.format(capital(word), list_title(lexicon))


def offensive() -> str:
    """Returns a notice about an offensive word, without the word, since the class is looking."""
    return _("This word is offensive. Enter again nominates it.")


def nothing_nominated() -> str:
    return _("No word is nominated yet: type one, then Enter.")


def drawn_word_text(word: str) -> str:
    said = _("{0} was drawn by lot. Enter guesses it, Esc does not.")
    return said.format(capital(word))


def runner(strategy: Strategy | None) -> str:
    """Returns the name of a strategy, or "the class" in the user's language for None."""
    if strategy is None:
        return _("The class")
    return _(STRATEGIES[strategy].title, context="Strategies")


def result_text(run: Run) -> str:
    """Returns the result of the class."""
    if not run.won:
        return _("The class did not find the word")
    return ngettext("The class took 1 guess", "The class took {0} guesses", len(run.turns))


def standing(runs: tuple[Run, ...]) -> str:
    """Returns a sentence that compares the class, which is the first run, with the strategies."""
    own, others = runs[0], runs[1:]
    found = [len(each.turns) for each in others if each.won]
    if not own.won:
        said = _("Strategies that found it: {0} of {1}.")
        return said.format(len(found), len(others))
    fewer = sum(each < len(own.turns) for each in found)
    same = sum(each == len(own.turns) for each in found)
    said = _("Strategies that needed fewer guesses: {0}, as many: {1}, more: {2}.")
    return said.format(fewer, same, len(others) - fewer - same)


def result(run: Run) -> str:
    """Returns a run's number of guesses, or that it did not find the secret."""
    if not run.won:
        return _("not found", context="Classroom")
    return guesses(len(run.turns))


def without_kernels() -> str:
    return _("Strategies that need the compiled kernels are left out.")


def all_guesses(words: int) -> str:
    """Returns the title of the view of all guesses, with the number of possible secrets."""
    return ngettext("All guesses, from 1 word", "All guesses, from {0} words", words)


def left_by(run: Run, number: int) -> str:
    """Returns the number of words left after the guess of this index, or that it was right."""
    if run.won and number == len(run.turns) - 1:
        return found_label()
    return _("{0} left", context="Classroom").format(whole(run.left[number]))


def spoken_run(run: Run, guess: int | None) -> str:
    """Returns a run for screen readers: `The class, 3 guesses: SLATE 62 left, CRANE found`.

    If `guess` is an index, only the guess of this index is named.
    """
    numbers = range(len(run.turns)) if guess is None else (guess,)
    said = [
        _("{0} {1}").format(capital(run.turns[number].word), left_by(run, number))
        for number in numbers
        if number < len(run.turns)
    ]
    named = _("{0}, {1}").format(runner(run.strategy), result(run))
    return f"{named}: {', '.join(said)}"


def found_label() -> str:
    return _("found")


def which(number: int, guesses_made: int) -> str:
    """Returns the ordinal of the guess of an index, for a heading."""
    return _("Guess {0} of {1}").format(number + 1, guesses_made)


def step_text(step: ReviewedStep) -> str:
    """Returns a sentence on a guess of the class: words left before and after it, and expected."""
    return ngettext(
        "One word was possible before this guess.",
        "{0} words were possible before this guess, {1} after it; {2} were expected.",
        step.before,
        step.before,
        step.after,
        decimal(step.expected, 1),
    )
