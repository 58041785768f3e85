"""The optimum of a likelihood by two relative deviations, with derivatives that lose no digits."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from wmh.extras import studies
from wmh.study.statistics.samples import Numbers

with studies():
    from scipy import optimize

STEP = 1e-20
"""Of a derivative by a complex step, which loses no digits however small it is."""
_NEAR = 1e-5
"""Between two gradients of which the curvature is the difference."""
_STARTS = ((1.0, 1.0), (0.01, 0.01))
ComplexNumbers = NDArray[np.complex128]
Criterion = Callable[[ComplexNumbers], complex]
"""An analytic function of some numbers."""


def as_complex(values: Numbers) -> ComplexNumbers:
    """The same numbers, ready for a complex step."""
    return np.asarray(values, np.complex128)


def slope_at(function: Criterion, at: Numbers) -> Numbers:
    """The derivatives by each argument."""
    steps = np.eye(len(at)) * STEP * 1j
    return np.array([function(as_complex(at + step)).imag / STEP for step in steps])


def curvature_at(function: Criterion, at: Numbers) -> Numbers:
    """The second derivatives, a symmetric matrix."""
    steps = np.eye(len(at)) * _NEAR
    rows = [slope_at(function, at + step) - slope_at(function, at - step) for step in steps]
    found = np.array(rows) / (2 * _NEAR)
    return np.asarray((found + found.T) / 2, np.float64)


def optimum(deviance: Criterion) -> tuple[Numbers, float, Numbers]:
    """The deviations of least deviance, the slope there, and the curvatures of those above 0.

    Looked for among their squares: by the deviations themselves every criterion is flat at 0, and
    a search that comes by stays there.
    """

    def squared(squares: ComplexNumbers) -> complex:
        return deviance(np.sqrt(squares))

    found: list[tuple[float, Numbers]] = []
    for start in _STARTS:
        result = optimize.minimize(
            lambda squares: squared(as_complex(squares)).real,
            np.array(start),
            jac=lambda squares: slope_at(squared, np.asarray(squares, np.float64)),
            method="L-BFGS-B",
            bounds=[(0.0, None), (0.0, None)],
            options={"ftol": 1e-15, "gtol": 1e-9, "maxiter": 500},
        )
        found.append((float(result.fun), np.sqrt(np.asarray(result.x, np.float64))))
    at = min(found, key=lambda each: each[0])[1]
    at = np.asarray(np.where(at < 1e-5, 0.0, at), np.float64)
    free = at > 0

    def within(values: ComplexNumbers) -> complex:
        whole = np.zeros(len(at), np.complex128)
        whole[free] = values
        return deviance(whole)

    values = np.asarray(at[free], np.float64)
    for _ in range(4):  # Newton's steps: from six digits to all.
        if not len(values):
            break
        step = np.linalg.lstsq(curvature_at(within, values), slope_at(within, values), rcond=None)[
            0
        ]
        if float(np.abs(step).max()) > 0.01:
            break
        values = np.asarray(values - step, np.float64)
    at[free] = values
    bends = np.ones(1)
    if len(values):
        bends = np.asarray(np.linalg.eigvalsh(curvature_at(within, values)), np.float64)
    slope = float(np.abs(slope_at(within, values)).max()) if len(values) else 0.0
    return at, slope, bends
