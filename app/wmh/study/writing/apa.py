"""Numbers and statistical tests as text in APA style."""

from math import isnan
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # scipy would come with them, also where a number is only written.
    from wmh.study.statistics.comparison import Estimate, Statistic
    from wmh.study.statistics.samples import Interval

DASH = "\N{EN DASH}"


def number(value: float, places: int = 2) -> str:
    """Returns a number with `places` decimals; a dash for NaN."""
    return DASH if isnan(value) else f"{value:.{places}f}"


def interval(ends: "Interval", places: int = 2) -> str:
    """Returns an interval in brackets."""
    return f"[{number(ends.low, places)}, {number(ends.high, places)}]"


def estimate(told: "Estimate", places: int = 2) -> str:
    """Returns an estimate, followed by its interval if the interval is known."""
    value, ends = number(told.value, places), told.interval
    return value if isnan(ends.low) and isnan(ends.high) else f"{value} {interval(ends, places)}"


def p_value(p: float) -> str:
    """Returns p in APA style: three decimals, no zero before the point, < .001, a dash for NaN."""
    if isnan(p):
        return f"p {DASH}"
    return "p < .001" if p < 0.001 else f"p = {p:.3f}".replace("0.", ".")


def t_test(tested: "Statistic") -> str:
    """Returns a t test in APA style, as in `t(18.2) = 2.10, p = .050`."""
    return f"t({number(tested.freedom, 1)}) = {number(tested.statistic)}, {p_value(tested.p)}"


def u_test(tested: "Statistic") -> str:
    """Returns the Mann-Whitney test in APA style, exact or not."""
    return _ranks("U", tested)


def v_test(tested: "Statistic") -> str:
    """Returns Wilcoxon's signed-rank test in APA style, exact or not."""
    return _ranks("V", tested)


def _ranks(sign: str, tested: "Statistic") -> str:
    said = f"{sign} = {number(tested.statistic, 1)}, {p_value(tested.p)}"
    if isnan(tested.p):
        return said
    return f"{said} ({'exact' if tested.exact else 'asymptotic'})"


def f_test(tested: "Statistic", second: float) -> str:
    """Returns an F test in APA style; a dash if p is NaN.

    `second` are the denominator's degrees of freedom; those of the numerator are in `tested`.
    """
    if isnan(tested.p):
        return DASH
    freedoms = f"{tested.freedom:g}, {number(second, 1)}"
    return f"F({freedoms}) = {number(tested.statistic)}, {p_value(tested.p)}"


def chi_square(chi2: float, p: float, freedom: float = 1) -> str:
    """Returns a chi-squared test in APA style."""
    if isnan(freedom):
        return DASH
    return f"\N{GREEK SMALL LETTER CHI}²({freedom:g}) = {number(chi2)}, {p_value(p)}"
