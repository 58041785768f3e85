"""`wmh console`: the helper as a dialogue, in a terminal or a pipe.

A line gets a text as its answer; the game is kept between lines.
"""

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from wmh.base.text.phrases import _, figure, objection
from wmh.base.text.wording import excerpt, translatable
from wmh.engine.advice import advise
from wmh.engine.clues.reading import ClueError, read_given, read_turn, split_turn
from wmh.engine.clues.rules import RULES
from wmh.engine.clues.squares import Squares
from wmh.engine.clues.transcript import read_transcript
from wmh.engine.clues.turn import Turn
from wmh.engine.diagnosis import OtherLexicon, Proposal, question_after
from wmh.engine.explain.lookup import Lookup, look_up
from wmh.engine.lexicon.store import Lexicon, LexiconError
from wmh.engine.question import Question
from wmh.helper.catalogues import GAMES
from wmh.helper.cli.parts import remedies
from wmh.helper.cli.parts.arguments import GivenLetters, OneBoardGameName
from wmh.helper.cli.parts.option_groups import GameOptions
from wmh.helper.cli.parts.reasons import Refused, finding, turn_text
from wmh.helper.cli.parts.streams import lines_in
from wmh.helper.cli.parts.told_game import ToldGame, known
from wmh.helper.games.presets import squares_of
from wmh.helper.lists import library


def standing(found: Lookup, question: Question, lexicon: Lexicon) -> str:
    """Returns a line that says if a word is in the list, and why it does not fit if it does not."""
    if not found.letters:
        foreign = lexicon.alphabet.first_foreign(found.text)
        return _(
            "{0} has {1}, which this word list does not use.", excerpt(found.text), repr(foreign)
        )
    word, name = excerpt("".join(found.letters)), lexicon.name
    objections = [*_kept_back(found, question), *_not_possible(found, question)]
    if found.tier is None:
        return " ".join(
            [_("{0} is not in the word list {1}.", word, name, context="Console"), *objections]
        )
    if not objections:
        return _("{0} is in the word list {1}, and fits.", word, name)
    return " ".join([_("{0} is in the word list {1}.", word, name), *objections])


def _kept_back(found: Lookup, question: Question) -> list[str]:
    """Returns the reasons why a word that the list has is not among the suggestions."""
    reasons: list[str] = []
    if found.tier is not None and not found.in_view:
        reasons.append(_("It is less common than what is shown: tier {0} shows it.", found.tier))
    if found.flagged and not question.flagged:
        reasons.append(_("It is suggested only with --flagged."))
    return reasons


def _not_possible(found: Lookup, question: Question) -> list[str]:
    length = len(found.letters or ())
    if length != question.length:
        return [_("It is {0} long; this game needs {1}.", length, question.length)]
    if found.ruled_out_by is None:
        return []
    if found.ruled_out_by < 0:
        return [_("The revealed letters rule it out.")]
    turn = question.turns[found.ruled_out_by]
    return [_("Guess {0} ({1}) rules it out.", found.ruled_out_by + 1, turn_text(turn))]


_ROWS = 10
_PROPOSALS = 3

_HELP = """\
rain ywwg   a guess and its clue: g, y and w for green, yellow and white
rain 2,1    the same where the rule counts
undo        take the last step back
new         start again; `new 5` with words of 5 letters
given r...  letters the game gives away; `given ....` none
list 30     a longer list; `list` alone shows it again
tier 127    how uncommon words may be: 127 shows all
known       what the clues say together
word torn   whether a word is in the list, and if not, why
fix 1       change what a proposal says, when no word fits
quit        or Ctrl+D"""

translatable(_HELP)
_WITH_NUMBER = ("new", "list", "tier", "fix")


class Conversation:
    """Dialogue about games; an invalid line gets an answer and changes nothing.

    If no length was set, the first guess of a game sets it. Squares are read by the meanings
    `squares`; without them, as those of the game that they look like.
    """

    def __init__(self, game: ToldGame, squares: Squares | None = None) -> None:
        self._game, self._squares = game, squares
        self._length = game.length
        self._steps: list[tuple[str, ToldGame]] = []
        self._proposals: tuple[Proposal, ...] = ()

    def answer(self, line: str) -> str:
        """Returns the answer to a line, which must not be blank."""
        guess, clue = split_turn(line.lower())
        words = [*guess.split(), *clue.split()]
        try:
            is_turn = bool(clue) or (len(words) == 2 and self._spell_a_turn(*words))
            if not is_turn and (answer := self._obey(words)):
                return answer
            if turn := self._turn(line, words):
                return self._step(
                    turn_text(turn), replace(self._game, turns=(*self._game.turns, turn))
                )
        except (ClueError, Refused, LexiconError) as error:
            return objection(error)
        return _("{0} is not understood: type `rain ywwg`, or `help`.", excerpt(line.strip()))

    def _spell_a_turn(self, guess: str, clue: str) -> bool:
        """True if the two words are a guess and its clue, not a command.

        `new 5` is a command; `new 210` is a guess with a clue of digits, since no command takes so
        many digits. By a rule that counts, a single number could be a clue or belong to a command;
        the two words then are a command.
        """
        rule = self._game.rule
        if RULES[rule].counts and guess in _WITH_NUMBER:
            return not _small(clue)
        with suppress(ClueError):
            read_turn(guess, clue, self._game.lexicon.alphabet, rule)
            return True
        return False

    def _obey(self, words: list[str]) -> str | None:
        """Returns the answer to a command; None if the line is no command."""
        match words:
            case ["undo"]:
                return self._undo()
            case ["new"]:
                return self._begin(self._length)
            case ["list"]:
                return self._list()
            case ["known"]:
                return known(self._game.question()) or _("Nothing is known yet.")
            case ["help"]:
                return _(_HELP)
            case ["word", word]:
                question = self._game.question()
                found = look_up(word, question, self._game.lexicon)
                return standing(found, question, self._game.lexicon)
            case ["given", text]:
                given = read_given(text, self._game.lexicon.alphabet)
                return self._step(f"given {text}", replace(self._game, given=given))
            case [command, number] if command in _WITH_NUMBER and _small(number):
                return self._obey_with(command, int(number))
            case _:
                return None

    def _obey_with(self, command: str, number: int) -> str:
        if command == "new":
            return self._begin(number)
        if command == "tier":
            return self._step(f"tier {number}", replace(self._game, tier=number))
        if command == "fix":
            return self._fix(number)
        return self._list(number) if number else _("A list has one word at least: type `list 1`.")

    def _turn(self, line: str, words: list[str]) -> Turn | None:
        """Returns the turn that was typed or pasted; None if the line is none. Raises ClueError."""
        alphabet, rule = self._game.lexicon.alphabet, self._game.rule
        if counts := RULES[rule].counts:
            if len(words) not in (2, 1 + len(counts)):
                return None
            return read_turn(words[0], ",".join(words[1:]), alphabet, rule)
        squares = self._squares or squares_of(line)
        pasted = read_transcript(line, alphabet, squares=squares).turns
        if len(words) == 2:
            try:
                return read_turn(words[0], words[1], alphabet, rule, squares)
            except ClueError:
                if not pasted:
                    raise
        return pasted[0] if pasted else None

    def _step(self, name: str, game: ToldGame) -> str:
        """Goes on with a changed game, if valid, and returns its list; `name` is for `undo`."""
        game.question()
        self._steps.append((name, self._game))
        self._game = game
        return self._list()

    def _undo(self) -> str:
        if not self._steps:
            return _("There is no guess to take back.")
        name, self._game = self._steps.pop()
        return f"{_('Took back {0}.', name)}\n{self._list()}"

    def _begin(self, length: int | None) -> str:
        game = replace(self._game, turns=(), length=length, given=())
        game.question()
        self._game, self._length = game, length
        self._steps.clear()
        return self._list()

    def _fix(self, number: int) -> str:
        if not 0 < number <= len(self._proposals):
            return _("There is no proposal {0}.", number)
        change = self._proposals[number - 1].change
        asked = self._game.question()
        fixed = question_after(change, asked)
        lexicon = self._game.lexicon
        if isinstance(change, OtherLexicon):
            lexicon = library.open_named(change.name)
        game = replace(
            self._game, lexicon=lexicon, turns=fixed.turns, length=fixed.length, rule=fixed.rule
        )
        if fixed.tier != asked.tier:
            game = replace(game, tier=fixed.tier)
        return self._step(f"fix {number}", game)

    def _list(self, rows: int = _ROWS) -> str:
        question = self._game.question(rows)
        advice = advise(question, self._game.lexicon)
        self._proposals = ()
        lines = [finding(advice)]
        if not advice.remaining:
            self._proposals = remedies.proposals(question, self._game.lexicon)[:_PROPOSALS]
            lines += remedies.as_lines(self._proposals, question)
        lines += [
            f"{each.rank:>3}  {each.word}  {figure(each.score, 3)}" for each in advice.suggestions
        ]
        return "\n".join(lines)


def _small(text: str) -> bool:
    """True if the text is a number short enough for a command, of up to nine digits."""
    return re.fullmatch(r"[0-9]{1,9}", text) is not None


def console(
    preset: OneBoardGameName = None,
    given: GivenLetters = "",
    *,
    options: GameOptions,
) -> None:
    """Talk with the helper, in a terminal or a pipe."""
    game = options.read_game(options.open(), given=given)
    if options.length is not None or game.given:
        game.question()  # To refuse it now and not at the first line.
    converse(Conversation(game, None if preset is None else GAMES.read_named(preset).squares))


def converse(conversation: Conversation) -> None:
    """Answers the lines of standard input one by one, until it ends or a line says `quit`."""
    for line in lines(_("Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.")):
        if line.strip() == "quit":
            return
        if line.strip():
            print(conversation.answer(line), flush=True)


def lines(greeting: str) -> Iterator[str]:
    """Yields the lines of standard input; a terminal shows the greeting first and prompts."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield from lines_in(sys.stdin)
        return
    with suppress(ImportError):  # Windows has none, and edits lines without it.
        importlib.import_module("readline")  # From here on `input` has arrow keys and a history.
    print(greeting)
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return
        except KeyboardInterrupt:
            print()
            raise
