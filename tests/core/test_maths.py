"""The house's own exponential and logarithm agree with the C library's, up to the last bits."""

import math

import pytest

from steiger.core import maths


@pytest.mark.parametrize("x", [0.0, -0.0, 1e-9, -0.3, 0.34657, 0.34658, 1.0, -7.25, 29.9, -88.0, 699.5, -699.5])
def test_exp_is_right_to_the_last_bits(x: float) -> None:
    assert maths.exp(x) == pytest.approx(math.exp(x), rel=4e-16, abs=0.0)


def test_exp_does_not_overflow() -> None:
    assert maths.exp(1e6) == maths.exp(700.0) and maths.exp(-1e6) == maths.exp(-700.0) > 0.0


@pytest.mark.parametrize("x", [1.0, 2.0, 3.0, 0.7071, 0.70711, 4001.0, 1e-9, 1e300])
def test_log_is_right_to_the_last_bits(x: float) -> None:
    assert maths.log(x) == pytest.approx(math.log(x), rel=4e-16, abs=0.0)
