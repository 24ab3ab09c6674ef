"""Masks, and legal actions noted as runs of them: picking one is the same as writing all out."""

from hypothesis import given
from hypothesis import strategies as st

from steiger.core.bits import bit_count
from steiger.core.state import Choices

MASKS = st.integers(0, 2**62 - 1)


def bits(mask: int) -> list[int]:
    return [place for place in range(62) if mask >> place & 1]


@given(MASKS)
def test_bits_are_counted(mask: int) -> None:
    assert bit_count(mask) == len(bits(mask))


@given(st.lists(MASKS, max_size=100))
def test_each_action_can_be_picked(masks: list[int]) -> None:
    """Also of more runs than there was room for at first."""
    choices = Choices()
    for run, mask in enumerate(masks):
        choices.add_all(100 * run, mask)
    expected = [100 * run + place for run, mask in enumerate(masks) for place in bits(mask)]
    assert choices.count == len(expected)
    assert choices.as_list() == expected
    assert [int(choices.pick(index)) for index in range(len(expected))] == expected


def test_cleared_choices_hold_only_what_comes_after() -> None:
    choices = Choices()
    for action in (3, 7, 9):
        choices.add(action)
    choices.clear()
    assert choices.as_list() == []
    choices.add(5)
    assert choices.as_list() == [5] and choices.pick(0) == 5
