"""The first position from a set-up, and what makes a set-up one of this game's."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.errors import BadRequest, Reason, shown
from steiger.core.game import Json
from steiger.games.zwergar.rules.board import CARTS, HAND_ONE, POINT_SOURCES, Player
from steiger.games.zwergar.rules.box import Box
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    BASIC,
    CHOOSE,
    DISPLAY,
    EVENTS,
    FIRST_EVENT,
    FOREMAN,
    KINDS,
    NOWHERE,
    PLACES,
    ROUNDS,
    SET_SIZE,
    SETS,
    SPECIALISTS,
    SPECIALISTS_PER_KIND,
)

KEYS = ["start", "sets", "specialists", "projects", "events", "discard"]

# Where the specialists go that no player gets: the workplaces, then the mine from the top.
DEALT_TO = ["lab", "boiler", "forge", "smelter", "lift", "office", "mine-1", "mine-2", "mine-3", "mine-4"]


def first_position(box: Box, players: int, setup: Json) -> Position:
    start = setup["start"]
    dealt = [KINDS.index(kind) for kind in setup["specialists"]]
    hands = [dealt[(seat - start) % players] for seat in range(players)]
    standing = sum((kind + 1) << (4 * PLACES.index(place)) for kind, place in zip(dealt[players:], DEALT_TO, strict=False))
    projects = [card - 1 for card in setup["projects"]]
    return Position(
        box,
        [new_player(box, hands[seat], (seat - start) % players) for seat in range(players)],
        first_carts(box, players, start),
        0,
        standing,
        0,
        sum((card + 1) << (6 * space) for space, card in enumerate(projects[:DISPLAY])),
        vec[i64](projects),
        DISPLAY,
        0,
        vec[i64]([event - FIRST_EVENT for event in setup["events"]]),
        0,
        -1,
        0,
        setup["discard"][0] - 1,
        setup["discard"][1] - 1,
        1,
        start,
        start,
        CHOOSE,
        ROUNDS,
        0,
        box.actions,
        -1,
        0,
        NOWHERE,
        FOREMAN,
        0,
        0,
        0,
        0,
        -1,
        0,
    )


def new_player(box: Box, kind: int, turn: int) -> Player:
    hand = HAND_ONE[kind] + HAND_ONE[FOREMAN]
    return Player(hand, box.start_goods[turn], 0, 0, box.first_furnaces, 0, 0, 0, 0, 0, 0, vec[i64]([0] * len(POINT_SOURCES)))


def first_carts(box: Box, players: int, start: int) -> vec[i64]:
    carts = vec[i64]([0] * (int(CARTS) * players))
    for turn in range(players):
        carts[box.start_level[turn] * players + (start + turn) % players] = box.start_load[turn]
    return carts


# Checking.


def check_setup(players: int, events: int, sets: list[str] | None, setup: Json) -> None:
    if not isinstance(setup, dict) or set(setup) != set(KEYS):
        raise BadRequest(Reason("setup-keys", keys=", ".join(KEYS)))
    start = setup["start"]
    if type(start) is not int or not 0 <= start < players:
        raise BadRequest(Reason("setup-start", last=players - 1, given=shown(start)))
    check_sets(players, sets, setup["sets"])
    check_some("specialists", setup["specialists"], SPECIALISTS, KINDS * SPECIALISTS_PER_KIND)
    check_projects(setup["sets"], setup["projects"])
    check_some("events", setup["events"], events, list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)))
    check_some("discard", setup["discard"], 2, list(range(1, DISPLAY + 1)))


def check_sets(players: int, wanted: list[str] | None, given: Json) -> None:
    """As many different sets as players, and those of the option if it is given."""
    check_some("sets", given, players, SETS)
    if wanted is not None and set(wanted) != set(given):
        raise BadRequest(Reason("zwergar-sets-differ", wanted=", ".join(wanted), given=", ".join(given)))


def check_projects(sets: list[str], given: Json) -> None:
    """All projects of the sets, the basic ones on top."""
    numbers = [SETS.index(name) * SET_SIZE + n for name in sets for n in range(1, SET_SIZE + 1)]
    check_some("projects", given, len(numbers), numbers)
    for place, card in enumerate(given):
        if ((card - 1) % SET_SIZE < BASIC) != (place < BASIC * len(sets)):
            raise BadRequest(Reason("zwergar-setup-basic", place=place, card=shown(card)))


def check_some(name: str, given: Json, size: int, box: Sequence[str | int]) -> None:
    """So many cards out of the box, none more often than it is there; a fault names the place."""
    if not isinstance(given, list) or len(given) != size:
        raise BadRequest(Reason("setup-stack-size", stack=name, size=size))
    left = list(box)
    for place, card in enumerate(given):
        if type(card) is not type(box[0]) or card not in left:
            raise BadRequest(Reason("setup-stack-card", stack=name, place=place, card=shown(card)))
        left.remove(card)
