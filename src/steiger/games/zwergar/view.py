"""Positions as messages: what a seat may see, built up from nothing, and the engine protocol's `state`."""

from __future__ import annotations

from steiger.core.jsontypes import Json
from steiger.core.view import as_json
from steiger.games.zwergar.contract import (
    DWARFS,
    RESOURCES,
    Card,
    Cart,
    Dwarf,
    Kind,
    Level,
    Phase,
    ProjectSet,
    Resource,
    Sheet,
    Stacks,
    Standing,
    View,
    Work,
)
from steiger.games.zwergar.rules import terms
from steiger.games.zwergar.rules.board import CART_FOREMAN, CARTS, FOREMAN_OF, POINT_SOURCES, Board, Player
from steiger.games.zwergar.rules.box import COUNTED
from steiger.games.zwergar.rules.goods import count
from steiger.games.zwergar.rules.lift import lift_heat
from steiger.games.zwergar.rules.position import Position
from steiger.games.zwergar.rules.projects import (
    LESS_IRON,
    LESS_STONE,
    PLAIN,
    must_choose,
    price_of,
    printed_heat,
    set_points,
    upgrading_heat,
)
from steiger.games.zwergar.rules.terms import (
    BASIC,
    CHOOSE,
    DISPLAY,
    FIRST_EVENT,
    LEVELS,
    NOWHERE,
    OFFICE,
    OVER,
    PLACES,
    SET_SIZE,
    SMELTER,
    UPGRADE,
    WORK,
)
from steiger.games.zwergar.rules.turns import may_decline

KIND: list[Kind] = ["miner", "smith", "engineer"]
PHASE: list[Phase] = ["choose", "work", "upgrade", "over"]
SETS: list[ProjectSet] = ["west", "new-shaft", "gold", "old-shaft", "east"]
FREE = "0h"

# The parts of a view that the engine protocol's `state` has too.
OPEN = ["round", "start", "player", "actions", "phase", "event"]
OPEN += ["places", "furnaces", "boards", "display", "silverbeard", "seats"]


def seen(board: Position, seat: int | None) -> View:
    """Return the view of a seat or a spectator: everything but the stacks, of which only the backs show."""
    hidden = range(board.drawn, len(board.projects))
    sets = sorted({card // SET_SIZE for card in board.projects})
    return View(
        seat=seat,
        player=None if board.phase == OVER else int(board.seat),
        phase=PHASE[board.phase],
        round=board.round,
        rounds=len(board.events) + 1,
        start=int(board.start),
        actions=board.actions,
        declinable=board.phase == CHOOSE and may_decline(board),
        event=board.event + FIRST_EVENT if board.event >= 0 else None,
        places={name: dwarf_on(board, place) for place, name in enumerate(PLACES)},
        furnaces={name: seat_or_none(int(board.furnace_on(terms.Place(place)))) for place, name in enumerate(PLACES)},
        boards=[[cart(board, level, owner) for owner in range(len(board.players))] for level in range(CARTS)],
        display=[board.project_on(space) + 1 or None for space in range(DISPLAY)],
        silverbeard=seat_or_none(int(board.silverbeard)),
        seats=[sheet(player) for player in board.players],
        sets=[SETS[number] for number in sets],
        stacks=Stacks(
            len(hidden),
            sum(1 for i in hidden if board.projects[i] % SET_SIZE < BASIC),
            len(board.events) - board.turned,
        ),
        past_events=[board.events[i] + FIRST_EVENT for i in range(board.turned - 1)],
        discarded=numbers(board.discarded),
        work=work(board),
        cards=cards(board, seat),
        prices={name: goods_words(board.box.price[place]) for place, name in enumerate(PLACES)},
        mine=[Level(goods_words(board.box.yields[level]), goods_words(board.box.extras[level])) for level in range(LEVELS)],
        lift_heat=lift_heat(board, 1),
        most_heat=board.box.most_heat,
        standings=[standing(board, number) for number in sets],
    )


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def dwarf_on(board: Board, place: int) -> str | None:
    there = board.on(terms.Place(place))
    if there >= FOREMAN_OF:
        return f"foreman:{there - FOREMAN_OF}"
    return KIND[there - 1] if there else None


def cart(board: Board, level: int, seat: int) -> Cart:
    packed = board.carts[board.cart(terms.Level(level), terms.Seat(seat))]
    load: list[Resource] = []
    if packed:
        for kind, letter in enumerate(RESOURCES):
            load += [letter] * count(packed, kind)
    return Cart(load, packed & CART_FOREMAN != 0)


def sheet(player: Player) -> Sheet:
    return Sheet(
        score=player.score,
        dwarfs=hand(player),
        resources={letter: count(player.goods, kind) for kind, letter in enumerate(RESOURCES)},
        heat=player.heat,
        warm=player.warm,
        cold=player.cold,
        completed=numbers(player.done & ~player.upgraded),
        upgraded=numbers(player.upgraded),
    )


def hand(player: Player) -> list[Dwarf]:
    dwarfs: list[Dwarf] = []
    for kind, name in enumerate(DWARFS):
        dwarfs += [name] * player.dwarfs(kind)
    return sorted(dwarfs)


def numbers(mask: int) -> list[int]:
    found = []
    card = 1
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def standing(board: Board, number: int) -> Standing:
    counts = [player.projects_of(number) for player in board.players]
    most = max(counts)
    return Standing(SETS[number], counts, [owner for owner, have in enumerate(counts) if have == most > 0])


def work(board: Board) -> Work | None:
    """The action under way: who stands where, and what he passes for."""
    if board.phase != WORK or board.work.place == NOWHERE:
        return None
    doing = board.work
    bonuses = [KIND[board.box.bonus_kind[2 * doing.place + which]] for which in (0, 1) if doing.bonuses >> which & 1]
    return Work(PLACES[doing.place], DWARFS[doing.figure], bonuses, doing.project + 1 or None)


# Projects.


def cards(board: Position, seat: int | None) -> dict[str, Card]:
    """All that lie open, by number: on the display and beside the sheets."""
    viewer = int(board.seat) if seat is None else seat
    owners = {number: owner for owner, player in enumerate(board.players) for number in numbers(player.done)}
    display = [board.project_on(space) + 1 for space in range(DISPLAY) if board.project_on(space) >= 0]
    found = {number: card_facts(board, viewer, number - 1, completed=False) for number in display}
    found |= {number: card_facts(board, owner, number - 1, completed=True) for number, owner in owners.items()}
    return {str(number): facts for number, facts in sorted(found.items())}


def card_facts(board: Board, owner: int, card: int, completed: bool) -> Card:
    box = board.box
    player = board.players[owner]
    return Card(
        set=SETS[card // SET_SIZE],
        basic=card % SET_SIZE < BASIC,
        complete=cost_words(box.complete_heat[card], box.complete_goods[card]),
        complete_now=None if completed else completing_prices(board, player, card),
        complete_vp=box.complete_vp[card],
        upgrade=cost_words(box.upgrade_heat[card], box.upgrade_goods[card]),
        upgrade_now=None if player.upgraded >> card & 1 else upgrading_price(board, owner, card, completed),
        upgrade_vp=box.upgrade_vp[card],
        upgrade_vp_now=box.upgrade_vp[card] + set_points(board, player, terms.Card(card)),
        asks=f"upgrade {card + 1}" if completed else completing_words(board, player, card),
        end=(box.end_vp[card], box.end_per[card], COUNTED[box.end_counts[card]]) if box.end_counts[card] else None,
    )


def completing_ways(board: Board, player: Player, card: int) -> list[int]:
    return [LESS_STONE, LESS_IRON] if must_choose(player, board.box.complete_goods[card]) else [PLAIN]


def completing_prices(board: Board, player: Player, card: int) -> list[str]:
    heat, ways = board.box.complete_heat[card], completing_ways(board, player, card)
    return [cost_words(heat, price_of(board, player, terms.Card(card), way)) for way in ways]


def completing_words(board: Board, player: Player, card: int) -> str:
    return f"complete {card + 1} -s" if LESS_STONE in completing_ways(board, player, card) else f"complete {card + 1}"


def upgrading_price(board: Board, owner: int, card: int, completed: bool) -> str:
    """Where the owner is about to upgrade, the price there; otherwise the card's, with what its set saves."""
    player = board.players[owner]
    acts = owner == board.seat
    if acts and board.phase == UPGRADE:
        return FREE
    here = acts and board.phase == WORK and (board.work.place == OFFICE or (board.work.place == SMELTER and completed))
    number = terms.Card(card)
    heat = upgrading_heat(board, player, number) if here else printed_heat(board, player, number)
    return cost_words(heat, board.box.upgrade_goods[card])


def cost_words(heat: int, goods: int) -> str:
    parts = [f"{heat}h"] if heat else []
    return " ".join([*parts, goods_words(goods)] if goods else parts)


def goods_words(goods: int) -> str:
    counts = [(count(goods, kind), letter) for kind, letter in enumerate(RESOURCES)]
    return " ".join(f"{number}{letter}" for number, letter in counts if number)


def breakdown(board: Position) -> list[dict[str, int]]:
    """Return each seat's points by source."""
    return [{name: int(points) for name, points in zip(POINT_SOURCES, player.earned, strict=True)} for player in board.players]


# The engine protocol's `state`.


def whole(board: Position) -> dict[str, Json]:
    """Return the open parts of a view, and both stacks."""
    shown = as_json(seen(board, None))
    projects = [board.projects[i] + 1 for i in range(board.drawn, len(board.projects))]
    events = [board.events[i] + FIRST_EVENT for i in range(board.turned, len(board.events))]
    return {key: shown[key] for key in OPEN} | {"stacks": {"projects": projects, "events": events}}
