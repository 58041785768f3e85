"""Primary outcome of a study, and other decisions of its plan."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from wmh.base.files.fields import Fields, items, join_names

MEASURES = ("attempts", "seconds", "log-seconds")


class PrimaryTest(StrEnum):
    """Tests of the primary outcome; all are two-sided at 5 %."""

    MEANS = "means"
    """Welch's t test of participants' means, or the paired t test within participants."""
    RANKS = "ranks"
    """Mann-Whitney test of participants' means, or Wilcoxon's signed-rank test."""
    MODEL = "model"
    """Contrast of the two conditions in the mixed model of single games."""


class Direction(StrEnum):
    """Expected sign of the difference: mean of the first condition minus mean of the second."""

    LESS = "less"
    GREATER = "greater"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Primary:
    """Hypothesis of a study and its test; `first` and `second` are the names of two conditions.

    `margin` is the largest irrelevant difference, in the unit of the measure; None without an
    equivalence test. `secondary` are further measures, compared between the two conditions with the
    test of the primary one and Holm's correction.
    """

    hypothesis: str
    measure: str
    test: PrimaryTest
    first: str
    second: str
    direction: Direction
    sample_size: str
    exclusions: str
    stopping: str
    margin: float | None = None
    secondary: tuple[str, ...] = ()


_FIELDS = (
    *("hypothesis", "measure", "test", "conditions", "direction", "sample_size", "exclusions"),
    *("stopping", "margin", "secondary"),
)
_MOST = 2000


def primary_of(fields: Fields, arms: Sequence[str]) -> Primary | None:
    """Returns the primary outcome from a protocol's table [primary]; None without this table."""
    if "primary" not in fields.told:
        return None
    own = fields.table("primary", "a table with the primary outcome")
    own.refuse_others(_FIELDS)
    for name in ("measure", "test", "direction"):
        if name not in own.told:
            choices = {"measure": MEASURES, "test": PrimaryTest, "direction": Direction}[name]
            raise own.unlike(name, None, "one of {0}", join_names(tuple(choices)))
    measure = own.choice("measure", MEASURES, "")
    test = PrimaryTest(own.choice("test", tuple(PrimaryTest), ""))
    pair = own.told.get("conditions")
    names = [str(each) for each in items(pair)]
    if len(names) != 2 or len({*names}) != 2 or not {*names} <= {*arms}:
        raise own.unlike("conditions", pair, "a list of two of {0}", join_names(arms))
    if test is PrimaryTest.MODEL and measure == "seconds":
        raise own.refuse(
            "test", "the mixed model needs attempts or log-seconds: choose one of these"
        )
    secondary = own.told.get("secondary", [])
    others = [str(each) for each in items(secondary)]
    if (
        secondary != list(others)
        or len({*others}) < len(others)
        or not {*others} <= {*MEASURES} - {measure}
        or (test is PrimaryTest.MODEL and "seconds" in others)
    ):
        raise own.unlike("secondary", secondary, "a list of other measures of the same test, or []")
    return Primary(
        own.paragraph("hypothesis", _MOST),
        measure,
        test,
        names[0],
        names[1],
        Direction(own.choice("direction", tuple(Direction), "")),
        own.paragraph("sample_size", _MOST),
        own.paragraph("exclusions", _MOST),
        own.paragraph("stopping", _MOST),
        _margin(own),
        tuple(others),
    )


def _margin(fields: Fields) -> float | None:
    said = fields.told.get("margin")
    if said is None:
        return None
    if isinstance(said, bool) or not isinstance(said, int | float) or not 0 < said < 1e6:
        raise fields.unlike("margin", said, "a number above 0, or left out")
    return float(said)
