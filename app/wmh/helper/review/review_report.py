"""Report: a review as one self-contained HTML file, without scripts."""

from collections.abc import Iterable, Sequence
from html import escape
from math import log2
from string import Template

from wmh.base.svg import element, svg_text
from wmh.base.text.wording import count_text
from wmh.engine.clues.hard_modes import statement
from wmh.engine.clues.rules import RULES, Rule
from wmh.engine.clues.turn import Counts, Turn
from wmh.engine.strategy.strategies import STRATEGIES, Strategy
from wmh.helper.capitals import capital
from wmh.helper.games.game import GameState
from wmh.helper.lists.titles import list_title
from wmh.helper.review.review_values import RATED_BY, Review, ReviewedStep


def report(review: Review, template: str) -> str:
    """Returns the review as HTML.

    `template` is the text of `resources/report/review.html`, whose names are replaced.
    """
    steps = review.steps
    return Template(template).substitute(
        title=escape(title(review)),
        terms=escape(_terms(review)),
        verdict=escape(_verdict(review)),
        off=f"<p>{escape(review.off)}</p>" if review.off else "",
        board="\n".join(_row(step.turn, review.game.terms.rule) for step in steps),
        chart=_chart(steps),
        steps="\n".join(_figures(step) for step in steps),
        unused=_unused_section(review),
        turns="".join(f'<th scope="col">{escape(step.turn.word)}</th>' for step in steps),
        choices="\n".join(_choices(review)),
        needed=_strategy_section(review),
    )


def title(review: Review) -> str:
    """Returns the title of the report: the secret, and in how many guesses it was found."""
    game = review.game
    secret = capital("".join(game.secret or ()))
    made = len(game.turns)
    if game.state is GameState.WON:
        return (
            f"{secret}, found with {count_text(made, 'guess') if made == 1 else f'{made} guesses'}"
        )
    return f"{secret or 'The answer'}, not found"


def _terms(review: Review) -> str:
    terms = review.game.terms
    parts = [
        count_text(terms.length, "letter"),
        f"word list: {list_title(review.lexicon)}",
        RULES[terms.rule].title,
    ]
    if terms.attempts is not None:
        parts.append(count_text(terms.attempts, "attempt"))
    if not terms.flagged:
        parts.append("offensive words count, but are not named")
    return "; ".join(parts)


_BY = STRATEGIES[RATED_BY].title
"""Title of the strategy by which skill and luck are rated."""


def _verdict(review: Review) -> str:
    skill, luck = review.skill, review.luck
    said = (
        [] if skill is None else [f"Skill {skill:.0f} of 100 on average, by the strategy “{_BY}”."]
    )
    if luck is not None:
        said.append(f"Luck {sign_text(luck)} guesses in all.")
    return " ".join(said)


def _row(turn: Turn, rule: Rule) -> str:
    if isinstance(turn.clue, Counts):
        tiles = "".join(_tile(letter) for letter in turn.guess)
        said = ", ".join(
            f"{number} {name}"
            for number, name in zip(turn.clue.numbers, RULES[rule].counts, strict=True)
        )
        return f'<li>{tiles}<span class="counts">{escape(said)}</span></li>'
    tiles = "".join(
        _tile(letter, "" if said is None else said.name.lower())
        for letter, said in zip(turn.guess, turn.clue, strict=True)
    )
    return f"<li>{tiles}</li>"


def _tile(letter: str, said: str = "") -> str:
    """Returns the HTML of a letter; its mark, `said`, is shown both as colour and as text."""
    small = f" <small>{said}</small>" if said else ""
    return f'<span class="tile {said}"><b>{escape(letter)}</b>{small}</span> '


_BAR, _LEFT, _HEIGHT = 420, 130, 26


def _chart(steps: Sequence[ReviewedStep]) -> str:
    """Returns bars for the numbers of words left, on a logarithmic scale, with the numbers."""
    if not steps:
        return "<p>There was no guess.</p>"
    rows = [("at first", steps[0].before)]
    rows += [(step.turn.word, step.after) for step in steps]
    lengths = [1 + log2(words) if words else 0.0 for _, words in rows]
    unit = _BAR / max(*lengths, 1.0)
    parts: list[str] = []
    for number, ((name, words), length) in enumerate(zip(rows, lengths, strict=True)):
        top, width = number * _HEIGHT, round(unit * length, 1)
        named = svg_text(_shorten(name))
        parts += [
            element("text", named, x=_LEFT - 8, y=top + 17, text_anchor="end"),
            element("rect", x=_LEFT, y=top + 4, width=width, height=_HEIGHT - 8, rx=2),
            element("text", f"{words:,}", x=_LEFT + width + 8, y=top + 17),
        ]
    told = "; ".join(f"{name}: {words:,}" for name, words in rows)
    box = f"0 0 {_LEFT + _BAR + 90} {_HEIGHT * len(rows)}"
    drawn = element("svg", *parts, viewBox=box, role="img", aria_label=f"Words left. {told}")
    return (
        f"<figure>{drawn}"
        "<figcaption>Each halving of the words costs a bar the same length.</figcaption></figure>"
    )


def _shorten(name: str) -> str:
    return name if len(name) <= 14 else f"{name[:13]}…"


def _figures(step: ReviewedStep) -> str:
    standard = step.standard
    best = "not rated"
    if standard is not None:
        best = f"{standard.word} ({standard.guesses:.2f} guesses)"
    cells = (
        f"{step.before:,}",
        f"{step.after:,}",
        f"{step.entropy:.2f}",
        "" if step.bits is None else f"{step.bits:.2f}",
        "" if standard is None else f"{standard.own:.2f}",
        "" if step.luck is None else sign_text(step.luck),
        "solved" if step.solved else "" if step.skill is None else f"{step.skill:.0f}",
    )
    numbers = "".join(f'<td class="number">{cell}</td>' for cell in cells)
    return (
        f'<tr><th scope="row">{escape(step.turn.word)}</th>{numbers}<td>{escape(best)}</td>'
        f"<td>{_possible(step)}</td></tr>"
    )


def _possible(step: ReviewedStep) -> str:
    if step.candidate:
        return "yes"
    if not step.against:
        return "no: not among these words"
    rows = ", ".join(str(row + 1) for row in step.against)
    return f"no: {'turn' if len(step.against) == 1 else 'turns'} {rows}"


def _unused_section(review: Review) -> str:
    turns = review.game.turns
    items = [
        f"<li>{escape(step.turn.word)}: {escape(str(statement(broken, turns, capital)))}.</li>"
        for step in review.steps
        for broken in step.unused
    ]
    if not items:
        return ""
    return "<h2>Clues left unused</h2>\n<ul>\n" + "\n".join(items) + "\n</ul>"


def _choices(review: Review) -> Iterable[str]:
    """Yields a row with the guesses of each strategy, in the order of the review."""
    asked = dict.fromkeys(each.strategy for step in review.steps for each in step.choices)
    for strategy in asked:
        cells: list[str] = []
        for step in review.steps:
            found = next((each for each in step.choices if each.strategy is strategy), None)
            said = "" if found is None else f"{found.word} ({found.entropy:.2f})"
            cells.append(f"<td>{escape(said)}</td>")
        yield f"<tr>{_heading(strategy)}{''.join(cells)}</tr>"


def _strategy_section(review: Review) -> str:
    if not review.needed:
        return ""
    rows = "\n".join(
        f'<tr>{_heading(each.strategy)}<td class="number">'
        f"{len(each.turns) if each.won else 'not found'}</td>"
        f"<td>{escape(' '.join(turn.word for turn in each.turns))}</td></tr>"
        for each in review.needed
    )
    return (
        '<h2>The same secret</h2>\n<div class="wide">\n<table>\n'
        "<caption>How many guesses each strategy needs for it.</caption>\n"
        '<thead><tr><th scope="col">Strategy</th><th scope="col" class="number">Guesses</th>'
        '<th scope="col">Words</th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>\n</div>"
    )


def _heading(strategy: Strategy) -> str:
    return f'<th scope="row">{escape(STRATEGIES[strategy].title)}</th>'


def sign_text(guesses: float) -> str:
    """Returns a number with its sign, which for a minus is U+2212; zero has no sign."""
    shown = f"{guesses:+.2f}"
    return "0.00" if shown in ("+0.00", "-0.00") else shown.replace("-", "\N{MINUS SIGN}")
