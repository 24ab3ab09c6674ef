"""Packed cubes give back the counts by colour, up to all cubes of the game."""

from hypothesis import given
from hypothesis import strategies as st

from steiger.games.glueckauf.rules.coal import FULL, ONE, colours, count, total
from steiger.games.glueckauf.rules.orders import WANTED
from steiger.games.glueckauf.rules.tables import CUBES_PER_COLOUR

HEAPS = st.lists(st.integers(0, int(CUBES_PER_COLOUR)), min_size=4, max_size=4)


def packed(heap: list[int]) -> int:
    return sum(cubes * int(ONE[colour]) for colour, cubes in enumerate(heap))


@given(HEAPS, HEAPS)
def test_counts_colours_and_total(heap: list[int], above: list[int]) -> None:
    coal = packed(heap)
    assert [int(count(coal, colour)) for colour in range(4)] == heap
    assert colours(coal) == sum(2**colour for colour in range(4) if heap[colour])
    assert total(coal) == sum(heap)
    assert colours(coal | packed(above) << 28) == colours(coal)


def test_the_slots_of_all_orders_fit() -> None:
    """Free slots are packed as coal, too; `colours` needs half the room of a colour."""
    wanted = sum(int(slots) for slots in WANTED)
    assert all(0 < count(wanted, colour) <= FULL // 2 for colour in range(4))
    assert sum(int(count(wanted, colour)) for colour in range(4)) < FULL
