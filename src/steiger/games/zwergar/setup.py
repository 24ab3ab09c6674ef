"""The first position from a set-up, and the checks of a set-up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.jsontypes import Json
from steiger.core.stacks import read_stack
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
    named = read_sets(players, sets, setup["sets"])
    return Setup(
        start=start,
        sets=named,
        specialists=read_stack("specialists", setup["specialists"], SPECIALISTS, KINDS * SPECIALISTS_PER_KIND),
        projects=read_projects(named, setup["projects"]),
        events=read_stack("events", setup["events"], events, range(FIRST_EVENT, FIRST_EVENT + EVENTS)),
        discard=read_stack("discard", setup["discard"], discard_count(rules), range(1, DISPLAY + 1)),
    )


def read_sets(players: int, wanted: list[str] | None, given: Json) -> list[str]:
    """There are as many different sets as players, and they agree with the option if it is given."""
    sets = read_stack("sets", given, players, SETS)
    if wanted is not None and set(wanted) != set(sets):
        raise BadRequest(Reason("zwergar-sets-differ", wanted=", ".join(wanted), given=", ".join(sets)))
    return sets


def read_projects(sets: list[str], given: Json) -> list[int]:
    """The stack has all projects of the sets, with the basic ones on top."""
    numbers = [SETS.index(name) * SET_SIZE + n for name in sets for n in range(1, SET_SIZE + 1)]
    projects = read_stack("projects", given, len(numbers), numbers)
    for place, card in enumerate(projects):
        if ((card - 1) % SET_SIZE < BASIC) != (place < BASIC * len(sets)):
            raise BadRequest(Reason("zwergar-setup-basic", place=place, card=in_json(card)))
    return projects
