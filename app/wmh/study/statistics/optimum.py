"""Minimization of a model's deviance, with derivatives exact to machine precision."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.study.statistics.samples import Numbers

STEP = 1e-20
"""Size of a complex step; however small, it costs the derivative no digits."""
_NEAR = 1e-5
"""Distance between two points whose gradients give the Hessian by their difference."""
_SLOPE, _LESS = 1e-4, 1e-8
"""Gradient, and decrease in one step, below which Newton's steps replace quasi-Newton steps."""
_MOST_STEPS, _HALVINGS, _FURTHEST = 100, 20, 2.0
ComplexNumbers = NDArray[np.complex128]
Truths = NDArray[np.bool_]
Criterion = Callable[[ComplexNumbers], ComplexNumbers]
"""Analytic function of a row of numbers; it takes many rows and returns a value for each."""


def as_complex(values: Numbers) -> ComplexNumbers:
    """Returns the numbers as complex, for complex-step derivatives."""
    return np.asarray(values, np.complex128)


def steps_at(function: Criterion, at: Numbers) -> ComplexNumbers:
    """Returns the function after a complex step in each argument in turn.

    The real part of each value is the function's, and the imaginary part over `STEP` its
    derivative.
    """
    return function(as_complex(at) + np.eye(len(at)) * STEP * 1j)


def slope_at(function: Criterion, at: Numbers) -> Numbers:
    """Returns the gradient of a function at a point."""
    return np.imag(steps_at(function, at)) / STEP


def curvature_at(function: Criterion, at: Numbers) -> Numbers:
    """Returns the Hessian of a function at a point, a symmetric matrix."""
    count = len(at)
    moved = np.concatenate([at + np.eye(count) * _NEAR, at - np.eye(count) * _NEAR])
    rows = as_complex(moved)[:, None, :] + np.eye(count)[None] * STEP * 1j
    slopes = np.imag(function(rows.reshape(-1, count))).reshape(2, count, count) / STEP
    found = (slopes[0] - slopes[1]) / (2 * _NEAR)
    return np.asarray((found + found.T) / 2, np.float64)


def _descend(function: Criterion, start: Numbers, bounded: Truths) -> tuple[float, Numbers]:
    """Returns a local minimum and its location; arguments in `bounded` stay at least 0.

    Quasi-Newton steps (Broyden, Fletcher, Goldfarb and Shanno) in the unconstrained arguments begin
    with the Hessian at the start. A library would use threads, which take longer to wait than to
    work.
    """

    def value_and_gradient(at: Numbers) -> tuple[float, Numbers]:
        found = steps_at(function, at)
        return float(found[0].real), np.imag(found) / STEP

    at = start
    value, slope = value_and_gradient(at)
    bends, turned = np.linalg.eigh(curvature_at(function, at))
    bends = np.maximum(np.abs(bends), max(1e-3 * float(np.abs(bends).max()), 1e-6))
    curvature = (turned * bends) @ turned.T
    for _ in range(_MOST_STEPS):
        held = bounded & (at <= _NEAR) & (slope > 0)
        at, free = np.where(held, 0.0, at), ~held
        if not free.any() or float(np.abs(slope[free]).max()) < _SLOPE:
            break
        way = np.zeros(len(at))
        way[free] = -np.linalg.solve(curvature[np.ix_(free, free)], slope[free])
        reach = _FURTHEST * (1 + float(np.abs(at).max()))
        way *= min(1.0, reach / float(np.abs(way).max()))
        for _ in range(_HALVINGS):
            there = np.where(bounded, np.maximum(at + way, 0.0), at + way)
            further, risen = value_and_gradient(there)
            if further <= value + 1e-4 * float(slope @ (there - at)):
                break
            way = way / 2
        else:
            break
        step, bend, less = there - at, risen - slope, value - further
        at, value, slope = there, further, risen
        if less < _LESS:
            break
        moved = curvature @ step
        along = float(step @ bend)
        if along > 1e-8 * float(step @ moved):
            curvature = (
                curvature
                + np.outer(bend, bend) / along
                - np.outer(moved, moved) / float(step @ moved)
            )
    return value, np.asarray(at, np.float64)


def optimum(
    deviance: Criterion, starts: Sequence[Numbers], squares: Sequence[bool]
) -> tuple[Numbers, float, Numbers]:
    """Returns the arguments of least deviance, the greatest slope there, and the curvatures.

    Curvatures are the Hessian's eigenvalues, without arguments that are 0. Arguments marked in
    `squares`, whose sign does not matter, are searched as their squares, from 0 on: every criterion
    is flat at 0 in the argument itself, and a search would stay there.
    """
    squared = np.asarray(squares, np.bool_)

    def roots(values: ComplexNumbers) -> ComplexNumbers:
        return np.where(squared, np.sqrt(values), values)

    found: list[tuple[float, Numbers]] = []
    for start in starts:
        value, at = _descend(
            lambda rows: deviance(roots(rows)), np.where(squared, start**2, start), squared
        )
        found.append((value, np.real(roots(as_complex(at)))))
    at = min(found, key=lambda each: each[0])[1]
    at = np.asarray(np.where(squared & (at < 1e-5), 0.0, at), np.float64)
    free = ~squared | (at > 0)

    def whole_deviance(values: ComplexNumbers) -> ComplexNumbers:
        whole = np.zeros((len(values), len(at)), np.complex128)
        whole[:, free] = values
        return deviance(whole)

    values = np.asarray(at[free], np.float64)
    for _ in range(4):  # Newton's steps: from six digits to all.
        if not len(values):
            break
        step = np.linalg.lstsq(
            curvature_at(whole_deviance, values), slope_at(whole_deviance, values), rcond=None
        )[0]
        if float(np.abs(step).max()) > 0.01:
            break
        values = np.asarray(values - step, np.float64)
    at[free] = values
    bends = np.ones(1)
    if len(values):
        bends = np.asarray(np.linalg.eigvalsh(curvature_at(whole_deviance, values)), np.float64)
    slope = float(np.abs(slope_at(whole_deviance, values)).max()) if len(values) else 0.0
    return at, slope, bends
