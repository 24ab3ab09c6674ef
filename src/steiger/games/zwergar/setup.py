"""The first position from a set-up, and the checks of a set-up."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Json
from steiger.games.zwergar.contract import Setup
from steiger.games.zwergar.rules.board import CARTS, HAND_ONE, POINT_SOURCES, Player, packed_spaces
from steiger.games.zwergar.rules.box import Box
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    BASIC,
    DISPLAY,
    EVENTS,
    FIRST_EVENT,
    FOREMAN,
    KINDS,
    PLACES,
    SECOND_RULES,
    SET_SIZE,
    SETS,
    SPECIALISTS,
    SPECIALISTS_PER_KIND,
    Card,
    Place,
    Seat,
)

KEYS = ["start", "sets", "specialists", "projects", "events", "discard"]

# The order of places for the specialists left after dealing to players: the workplaces, then the mine from the top.
DEALT_TO = ["lab", "boiler", "forge", "smelter", "lift", "office", "mine-1", "mine-2", "mine-3", "mine-4"]


def first_position(box: Box, players: int, setup: Setup) -> Position:
    start = setup.start
    dealt = [KINDS.index(kind) for kind in setup.specialists]
    sheets = [new_player(box, dealt[(seat - start) % players], (seat - start) % players) for seat in range(players)]
    projects = vec[i64]([card - 1 for card in setup.projects])
    events = vec[i64]([event - FIRST_EVENT for event in setup.events])
    position = Position(box, sheets, first_carts(box, players, start), projects, events)
    for kind, place in zip(dealt[players:], DEALT_TO, strict=False):
        position.put_on(Place(PLACES.index(place)), kind + 1)
    for space in range(DISPLAY):
        position.lay_out(space, Card(projects[space]))
    position.drawn = DISPLAY
    position.discards = packed_spaces(vec[i64]([space - 1 for space in setup.discard]))
    position.start = position.seat = Seat(start)
    position.actions = box.actions
    return position


def new_player(box: Box, kind: int, turn: int) -> Player:
    player = Player(vec[i64]([0] * len(POINT_SOURCES)))
    player.hand = HAND_ONE[kind] + HAND_ONE[FOREMAN]
    player.goods = box.start_goods[turn]
    player.cold = box.first_furnaces
    return player


def first_carts(box: Box, players: int, start: int) -> vec[i64]:
    carts = vec[i64]([0] * (int(CARTS) * players))
    for turn in range(players):
        carts[box.start_level[turn] * players + (start + turn) % players] = box.start_load[turn]
    return carts


# Checking.


def discard_count(rules: int) -> int:
    """Return how many spaces `discard` names: two under rules version 1, the order of all since version 2."""
    return DISPLAY if rules >= SECOND_RULES else 2


def read_setup(players: int, events: int, sets: list[str] | None, setup: Json, rules: int) -> Setup:
    """Check a set-up and return it. The error names the part that is wrong."""
    if not isinstance(setup, dict) or set(setup) != set(KEYS):
        raise BadRequest(Reason("setup-keys", keys=", ".join(KEYS)))
    start = setup["start"]
    if type(start) is not int or not 0 <= start < players:
        raise BadRequest(Reason("setup-start", last=players - 1, given=in_json(start)))
    check_sets(players, sets, setup["sets"])
    check_some("specialists", setup["specialists"], SPECIALISTS, KINDS * SPECIALISTS_PER_KIND)
    check_projects(setup["sets"], setup["projects"])
    check_some("events", setup["events"], events, list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)))
    check_some("discard", setup["discard"], discard_count(rules), list(range(1, DISPLAY + 1)))
    return Setup(**setup)


def check_sets(players: int, wanted: list[str] | None, given: Json) -> None:
    """There are as many different sets as players, and they agree with the option if it is given."""
    check_some("sets", given, players, SETS)
    if wanted is not None and set(wanted) != set(given):
        raise BadRequest(Reason("zwergar-sets-differ", wanted=", ".join(wanted), given=", ".join(given)))


def check_projects(sets: list[str], given: Json) -> None:
    """The stack has all projects of the sets, with the basic ones on top."""
    numbers = [SETS.index(name) * SET_SIZE + n for name in sets for n in range(1, SET_SIZE + 1)]
    check_some("projects", given, len(numbers), numbers)
    for place, card in enumerate(given):
        if ((card - 1) % SET_SIZE < BASIC) != (place < BASIC * len(sets)):
            raise BadRequest(Reason("zwergar-setup-basic", place=place, card=in_json(card)))


def check_some(name: str, given: Json, size: int, box: Sequence[str | int]) -> None:
    """Check that a list has `size` items of the box, none more often than the box has it. An error names the position."""
    if not isinstance(given, list) or len(given) != size:
        raise BadRequest(Reason("setup-stack-size", stack=name, size=size))
    left = list(box)
    for place, card in enumerate(given):
        if type(card) is not type(box[0]) or card not in left:
            raise BadRequest(Reason("setup-stack-card", stack=name, place=place, card=in_json(card)))
        left.remove(card)
