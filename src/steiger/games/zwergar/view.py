"""Positions as JSON: the whole of one for tools, and what a seat may see, built up from nothing."""

from __future__ import annotations

from steiger.core.game import Json
from steiger.games.zwergar.rules.board import CART_FOREMAN, FOREMAN_OF, POINT_SOURCES, Board, Player
from steiger.games.zwergar.rules.box import COUNTED
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.lift import lift_heat
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.terms import (
    BASIC,
    DISPLAY,
    DWARFS,
    FIRST_EVENT,
    KINDS,
    NOWHERE,
    OVER,
    PHASES,
    PLACES,
    PROJECTS,
    RESOURCES,
    SET_SIZE,
    SETS,
    WORK,
)


def whole(board: Position) -> dict[str, Json]:
    """The engine protocol's `state`."""
    projects = [int(board.projects[i]) + 1 for i in range(board.drawn, len(board.projects))]
    events = [int(board.events[i]) + FIRST_EVENT for i in range(board.turned, len(board.events))]
    return open_board(board) | {"stacks": {"projects": projects, "events": events}}


def open_board(board: Board) -> dict[str, Json]:
    """What everybody sees."""
    return {
        "round": int(board.round),
        "start": int(board.start),
        "player": None if board.phase == OVER else int(board.seat),
        "actions": int(board.actions),
        "phase": PHASES[board.phase],
        "event": int(board.event) + FIRST_EVENT if board.event >= 0 else None,
        "places": {name: dwarf_on(board, place) for place, name in enumerate(PLACES)},
        "furnaces": {name: seat_or_none(board.furnace_on(place)) for place, name in enumerate(PLACES)},
        "boards": [[cart(board, level, seat) for seat in range(len(board.players))] for level in range(5)],
        "display": [int(board.shown(space)) + 1 or None for space in range(DISPLAY)],
        "silverbeard": seat_or_none(board.silverbeard),
        "seats": [sheet(player) for player in board.players],
    }


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def dwarf_on(board: Board, place: int) -> str | None:
    there = int(board.on(place))
    if there >= FOREMAN_OF:
        return f"foreman:{there - int(FOREMAN_OF)}"
    return KINDS[there - 1] if there else None


def cart(board: Board, level: int, seat: int) -> dict[str, Json]:
    packed = int(board.carts[board.cart(level, seat)])
    load = [letter for kind, letter in enumerate(RESOURCES) for _ in range(int(count(packed, kind)))]
    return {"load": load, "foreman": bool(packed & int(CART_FOREMAN))}


def sheet(player: Player) -> dict[str, Json]:
    done, upgraded = int(player.done), int(player.upgraded)
    return {
        "dwarfs": sorted(name for kind, name in enumerate(DWARFS) for _ in range(int(player.dwarfs(kind)))),
        "resources": {letter: int(count(player.goods, kind)) for kind, letter in enumerate(RESOURCES)},
        "heat": int(player.heat),
        "warm": int(player.warm),
        "cold": int(player.cold),
        "score": int(player.score),
        "completed": numbers(done & ~upgraded),
        "upgraded": numbers(upgraded),
    }


def numbers(mask: int) -> list[int]:
    return [card + 1 for card in range(PROJECTS) if mask >> card & 1]


# Views.


def seen(board: Position, seat: int | None) -> dict[str, Json]:
    """What this seat, or a spectator, may see: all but the stacks, of which only the backs show."""
    hidden = range(board.drawn, len(board.projects))
    basic = sum(1 for i in hidden if board.projects[i] % SET_SIZE < BASIC)
    sets = sorted({int(card) // SET_SIZE for card in board.projects})
    return open_board(board) | {
        "seat": seat,
        "rounds": len(board.events) + 1,
        "sets": [SETS[number] for number in sets],
        "stacks": {"projects": len(hidden), "basic": basic, "events": len(board.events) - int(board.turned)},
        "past_events": [int(board.events[i]) + FIRST_EVENT for i in range(board.turned - 1)],
        "discarded": numbers(int(board.discarded)),
        "work": work(board),
        "cards": {str(number): card_facts(board, number - 1) for number in open_projects(board)},
        "prices": {name: goods_words(board.box.price[place]) for place, name in enumerate(PLACES)},
        "mine": [mine_level(board, level) for level in range(4)],
        "lift_heat": int(lift_heat(board, 1)),
    }


def work(board: Board) -> dict[str, Json] | None:
    """The action under way: who stands where, and what he passes for."""
    if board.phase != WORK or board.work.place == NOWHERE:
        return None
    bonuses = [KINDS[board.box.bonus_kind[2 * board.work.place + which]] for which in (0, 1) if board.work.bonuses >> which & 1]
    completed = int(board.work.project) + 1 or None
    return {"place": PLACES[board.work.place], "dwarf": DWARFS[board.work.figure], "bonuses": bonuses, "completed": completed}


def open_projects(board: Board) -> list[int]:
    """All that lie open: on the display and beside the sheets."""
    mask = sum(int(player.done) for player in board.players)
    display = [int(board.shown(space)) + 1 for space in range(DISPLAY) if board.shown(space) >= 0]
    return sorted(numbers(mask) + display)


def card_facts(board: Board, card: int) -> dict[str, Json]:
    box = board.box
    facts: dict[str, Json] = {
        "set": SETS[card // SET_SIZE],
        "basic": card % SET_SIZE < BASIC,
        "complete": cost_words(box.complete_heat[card], box.complete_goods[card]),
        "complete_vp": int(box.complete_vp[card]),
        "upgrade": cost_words(box.upgrade_heat[card], box.upgrade_goods[card]),
        "upgrade_vp": int(box.upgrade_vp[card]),
    }
    if box.end_counts[card]:
        facts["end"] = [int(box.end_vp[card]), int(box.end_per[card]), COUNTED[box.end_counts[card]]]
    return facts


def cost_words(heat: int, goods: int) -> str:
    parts = [f"{int(heat)}h"] if heat else []
    return " ".join([*parts, *([goods_words(goods)] if goods else [])])


def goods_words(goods: int) -> str:
    return " ".join(f"{int(count(goods, kind))}{letter}" for kind, letter in enumerate(RESOURCES) if count(goods, kind))


def mine_level(board: Board, level: int) -> dict[str, str]:
    return {"yield": goods_words(board.box.yields[level]), "extra": goods_words(board.box.extras[level])}


def breakdown(board: Position) -> list[dict[str, int]]:
    """By seat the points by source."""
    return [{name: int(points) for name, points in zip(POINT_SOURCES, player.earned, strict=True)} for player in board.players]
