"""Sequences of work steps counted by depth, pinned in perft.txt and counted again by a plain second model.

A line of perft.txt: storage, steps, cage, store, then for each level its cubes, the open orders, and the counts by depth.
A sequence counts at depth d if it has d actions so far, whether or not mining is over by then.
`python -m tests.games.glueckauf.test_perft` prints the lines again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import ORDER_COLOURS
from steiger.games.glueckauf.rules.terms import Card
from tests.games.glueckauf.deal import glueckauf

FILE = Path(__file__).with_name("perft.txt")
COLOURS = "ybgk"


@dataclass(frozen=True)
class Mine:
    """The plain model: strings and tuples, nothing packed."""

    free: bool
    steps: int
    level: int
    cage: str
    store: str
    levels: tuple[str, ...]
    orders: tuple[tuple[int, str], ...]  # number and colours of the free slots

    def line(self) -> str:
        orders = " ".join(f"{number}" for number, _ in self.orders)
        levels = " | ".join(level or "-" for level in self.levels)
        return f"{'free' if self.free else 'strict'}; {self.steps}; {self.cage or '-'}; {self.store or '-'}; {levels}; {orders}"


def read(line: str) -> tuple[Mine, list[int]]:
    storage, steps, cage, store, levels, orders, counts = (part.strip() for part in line.split(";"))
    mine = Mine(
        storage == "free",
        int(steps),
        0,
        cage.strip("-"),
        store.strip("-"),
        tuple(level.strip(" -") for level in levels.split("|")),
        tuple((int(n), "".join(COLOURS[c] for c in ORDER_COLOURS[int(n) - 1])) for n in orders.split()),
    )
    return mine, [int(count) for count in counts.split()]


def without(cubes: str, cube: str) -> str:
    return cubes.replace(cube, "", 1)


def following(mine: Mine) -> list[Mine]:
    """All positions one action later, as the rules' six kinds of work step give them; `stop` leaves no steps."""
    found = [replace(mine, steps=0)]
    found += [replace(mine, steps=mine.steps - 1, level=level) for level in range(5) if level != mine.level]
    if mine.level > 0 and len(mine.cage) < 5:
        here = mine.levels[mine.level - 1]
        for cube in set(here):
            levels = tuple(without(level, cube) if n == mine.level - 1 else level for n, level in enumerate(mine.levels))
            found.append(replace(mine, steps=mine.steps - 1, cage=mine.cage + cube, levels=levels))
    if mine.level == 0:
        for cube in set(mine.cage):
            if mine.free or all(cube not in slots for _, slots in mine.orders):
                found.append(replace(mine, steps=mine.steps - 1, cage=without(mine.cage, cube), store=mine.store + cube))
    for place, (number, slots) in enumerate(mine.orders):
        for slot in set(slots):
            orders = tuple((n, without(s, slot)) if k == place else (n, s) for k, (n, s) in enumerate(mine.orders))
            assert number == mine.orders[place][0]
            found += [replace(after, orders=orders) for after in spendings(mine, slot)]
    return found


def spendings(mine: Mine, slot: str) -> list[Mine]:
    """One cube of the slot's colour for one step, or any two cubes for two."""
    at_hand = [("c", cube) for cube in mine.cage if mine.level == 0] + [("s", cube) for cube in mine.store]
    singles = {(source,) for source in at_hand if source[1] == slot}
    pairs = {tuple(sorted((a, b))) for n, a in enumerate(at_hand) for b in at_hand[n + 1 :]} if mine.steps >= 2 else set()
    return [spend(mine, cubes) for cubes in [*singles, *pairs]]


def spend(mine: Mine, cubes: tuple[tuple[str, str], ...]) -> Mine:
    for where, cube in cubes:
        cage, store = (without(mine.cage, cube), mine.store) if where == "c" else (mine.cage, without(mine.store, cube))
        mine = replace(mine, cage=cage, store=store)
    return replace(mine, steps=mine.steps - len(cubes))


@cache
def count_plainly(mine: Mine, depth: int) -> int:
    if depth == 0 or mine.steps == 0:
        return 1
    return sum(count_plainly(after, depth - 1) for after in following(mine))


def position(mine: Mine) -> Position:
    """The same mine in the engine, seat 0 about to dig."""
    deal = glueckauf(players=4, storage="free" if mine.free else "strict").drafted()
    deal.after("place mine-10")
    state = deal.state
    me = state.players[0]
    me.open, me.wanted, me.complete = me.open[:0], 0, 0
    for number, _ in mine.orders:
        me.add_order(Card(number - 1))
    me.cage, me.store = heap(mine.cage), heap(mine.store)
    for level in range(4):
        me.coal[level] = heap(mine.levels[level])
    state.steps = mine.steps
    return state


def heap(cubes: str) -> int:
    return sum(ONE[COLOURS.index(cube)] for cube in cubes)


def count_by_engine(state: Position, depth: int) -> int:
    if depth == 0 or state.seat != 0:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        total += count_by_engine(after, depth - 1)
    return total


LINES = FILE.read_text().splitlines() if FILE.exists() else []


@pytest.mark.parametrize("line", [line for line in LINES if not line.startswith("#")])
def test_perft(line: str) -> None:
    mine, counts = read(line)
    for depth, expected in enumerate(counts, start=1):
        assert count_plainly(mine, depth) == expected
        assert count_by_engine(position(mine), depth) == expected


def test_there_are_lines() -> None:
    assert sum(not line.startswith("#") for line in LINES) >= 8


def regenerate() -> None:
    print("# storage; steps; cage; store; levels 1-4; orders; sequences by depth")
    for line in LINES:
        if not line.startswith("#"):
            mine, counts = read(line)
            print(f"{mine.line()}; {' '.join(str(count_plainly(mine, depth)) for depth in range(1, len(counts) + 1))}")


if __name__ == "__main__":
    regenerate()
