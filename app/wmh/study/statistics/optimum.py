"""The optimum of a likelihood by its relative deviations, with derivatives that lose no digits."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wmh.study.statistics.samples import Numbers

STEP = 1e-20
"""Of a derivative by a complex step, which loses no digits however small it is."""
_NEAR = 1e-5
"""Between two gradients of which the curvature is the difference."""
_SLOPE, _LESS = 1e-4, 1e-8
"""Of the deviance, and how much less of it a step must give; Newton's steps then take over."""
_MOST_STEPS, _HALVINGS, _FURTHEST = 100, 20, 2.0
ComplexNumbers = NDArray[np.complex128]
Truths = NDArray[np.bool_]
Criterion = Callable[[ComplexNumbers], ComplexNumbers]
"""An analytic function of some numbers, for many such rows at once: a value for each row."""


def as_complex(values: Numbers) -> ComplexNumbers:
    """The numbers, ready for a complex step."""
    return np.asarray(values, np.complex128)


def steps_at(function: Criterion, at: Numbers) -> ComplexNumbers:
    """The function a complex step away by each argument: value and derivative in one."""
    return function(as_complex(at) + np.eye(len(at)) * STEP * 1j)


def slope_at(function: Criterion, at: Numbers) -> Numbers:
    """The derivatives by each argument."""
    return np.imag(steps_at(function, at)) / STEP


def curvature_at(function: Criterion, at: Numbers) -> Numbers:
    """The second derivatives, a symmetric matrix."""
    count = len(at)
    moved = np.concatenate([at + np.eye(count) * _NEAR, at - np.eye(count) * _NEAR])
    rows = as_complex(moved)[:, None, :] + np.eye(count)[None] * STEP * 1j
    slopes = np.imag(function(rows.reshape(-1, count))).reshape(2, count, count) / STEP
    found = (slopes[0] - slopes[1]) / (2 * _NEAR)
    return np.asarray((found + found.T) / 2, np.float64)


def _descend(function: Criterion, start: Numbers, bounded: Truths) -> tuple[float, Numbers]:
    """The least value nearby and where it is; those that are `bounded` are never below 0.

    Quasi-Newton steps (Broyden, Fletcher, Goldfarb and Shanno) among those that are free, from the
    curvature at the start: of so few arguments that a library's threads would wait for each other
    longer than they work.
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
    """The arguments of least deviance, the slope there, and the curvatures of those above 0.

    Those of which only `squares` count are looked for among these, from 0 on: by the deviations
    themselves every criterion is flat at 0, and a search that comes by stays there.
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
