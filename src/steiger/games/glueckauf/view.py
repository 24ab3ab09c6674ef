"""Positions as JSON: the whole of one for tools, and what a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.game import Json
from steiger.core.pile import Pile
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import card_of, slot
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.scoring import tally, tilt
from steiger.games.glueckauf.rules.tables import (
    ELEMENTS,
    FIRST,
    ORDER_COLOURS,
    POINT_SOURCES,
    SECOND,
    TILES,
    TUNNELS,
)
from steiger.games.glueckauf.rules.terms import BANK, COLOURS, FACTORY, FACTORY_DRAW, FIELDS, ORDER, ORDER_DRAW, OVER, PHASES
from steiger.games.glueckauf.rules.turns import is_open


def whole(board: Position) -> dict[str, Json]:
    """The engine protocol's `state`."""
    tiles = [TILES[card] for card in board.tile_pile.listed()]
    orders = [card + 1 for card in board.order_pile.listed()]
    hand: list[Json] = []
    if board.tile_pile.held:
        hand, tiles = split_pile(board, tiles)
    elif board.order_pile.held:
        hand, orders = split_pile(board, orders)
    seats = [open_facts(player) | {"delivered": [card + 1 for card in player.delivered]} for player in board.players]
    return open_board(board) | {"drawn": hand, "stacks": {"tiles": tiles, "orders": orders}, "seats": seats}


def split_pile(board: Board, cards: list[Json]) -> tuple[list[Json], list[Json]]:
    """What is being looked at, sorted, and the stack without it; cards put back already lie where they will stay."""
    pile = board.pile()
    settled, hand, rest = cards[: pile.settled], cards[pile.settled : pile.held], cards[pile.held :]
    return sorted(hand), rest + settled if board.underneath else settled + rest


def open_board(board: Board) -> dict[str, Json]:
    """What everybody sees of the board."""
    over = board.phase() == OVER
    return {
        "shift": int(board.shift),
        "start": int(board.start),
        "player": None if over else int(board.seat),
        "phase": PHASES[board.phase()],
        "steps": int(board.steps),
        "supply": by_colour(board.supply),
        "fields": {FIELDS[f]: workers_by_seat(board, f) for f in range(BANK) if is_open(board, f)},
        "canteen": [int(player.canteen) for player in board.players],
        "bank": [int(player.bank) for player in board.players],
        "tiles": {FIELDS[f]: face_up(board.tiles[f], TILES) for f in range(FACTORY, FACTORY_DRAW) if is_open(board, f)},
        "orders": {FIELDS[f]: order_number(board.orders[f - ORDER]) for f in range(ORDER, ORDER_DRAW) if is_open(board, f)},
        "pool": [card + 1 for card in board.laid_out()],
    }


def by_colour(coal: int) -> dict[str, int]:
    return {COLOURS[colour]: int(count(coal, colour)) for colour in range(4)}


def workers_by_seat(board: Board, field: int) -> list[int]:
    return [int(board.workers_on(field)) if board.owner_of(field) == seat else 0 for seat in range(len(board.players))]


def face_up(card: int, names: list[str]) -> str | None:
    return names[card] if card >= 0 else None


def order_number(card: int) -> int | None:
    return int(card) + 1 if card >= 0 else None


def open_facts(player: Player) -> dict[str, Json]:
    """What everybody sees of a player."""
    return {
        "workers": int(player.workers),
        "money": int(player.money),
        "score": int(player.score),
        "level": int(player.level),
        "cage": by_colour(player.cage),
        "store": by_colour(player.store),
        "tunnels": tunnels(player),
        "open": [open_order(order) for order in player.by_turn()],
    }


def tunnels(player: Player) -> list[dict[str, Json]]:
    """In the order built. Cubes are always loaded from the first tunnel that holds one, so the last ones are still full."""
    left = [[int(count(level, colour)) for colour in range(4)] for level in player.coal]
    listed: list[dict[str, Json]] = []
    for tunnel in reversed(list(player.tunnels)):
        kind, cubes = tunnel & 31, cubes_in(tunnel >> 5)
        here = left[COLOURS.index(TUNNELS[kind][0])]
        kept: list[str] = []
        for colour in reversed(cubes):
            if here[colour] > 0:
                here[colour] -= 1
                kept.insert(0, COLOURS[colour])
        listed.insert(0, {"tile": TUNNELS[kind], "cubes": kept})
    return listed


def cubes_in(packed: int) -> list[int]:
    """Colours from three bits a cube, colour + 1."""
    return [((packed >> shift) & 7) - 1 for shift in (0, 3) if (packed >> shift) & 7]


def open_order(order: int) -> dict[str, Json]:
    card = card_of(order)
    slots = [
        [COLOURS[colour], [COLOURS[cube] for cube in cubes_in(slot(order, place))]]
        for place, colour in enumerate(ORDER_COLOURS[card])
    ]
    return {"order": int(card) + 1, "slots": slots}


# Views.


def seen(board: Position, seat: int | None) -> dict[str, Json]:
    """What this seat, or a spectator, may see. Nothing is copied here that could hold a hidden card."""
    tiles, orders = board.tile_pile, board.order_pile
    return open_board(board) | {
        "seat": seat,
        "looking": in_hand(tiles) + in_hand(orders),
        "drawn": drawn(board, seat),
        "stacks": {"tiles": int(tiles.size) - in_hand(tiles), "orders": int(orders.size) - in_hand(orders)},
        "known": {"tiles": known(tiles, seat, tile_name), "orders": known(orders, seat, order_number)},
        "seats": [seat_view(board, owner, seat) for owner in range(len(board.players))],
        "clock": clock(board, seat),
        "costs": costs(board),
    }


def in_hand(pile: Pile) -> int:
    """How many cards somebody is looking at and has not put back."""
    return int(pile.held - pile.settled)


def tile_name(card: int) -> str:
    return TILES[card]


def drawn(board: Board, seat: int | None) -> list[Json] | None:
    """The cards in the hand, for the player who is looking."""
    pile = board.pile()
    if seat is None or pile.held == 0 or seat != pile.looker:
        return None
    name = tile_name if board.looks_at_tiles() else order_number
    return sorted(name(card) for card in pile.in_hand(seat)[pile.settled :])


def known(pile: Pile, seat: int | None, name: Callable[[int], Json]) -> list[dict[str, Json]]:
    """Cards this seat put back, each with the depths from the top (0) at which it may lie; cards in a hand are the topmost."""
    entries = [] if seat is None else pile.known(seat)
    return [{"card": name(card), "depths": list(depths)} for card, depths in entries]


def seat_view(board: Position, owner: int, seat: int | None) -> dict[str, Json]:
    player = board.players[owner]
    return open_facts(player) | {
        "delivered": [int(card) + 1 for card in visible_deliveries(board, owner, seat)],
        "delivered_count": len(player.delivered),
        "carts": {COLOURS[level]: int(player.empty_carts(level)) for level in range(4)},
        "tilt": int(tilt(player)),
    }


def visible_deliveries(board: Board, owner: int, seat: int | None) -> list[int]:
    player = board.players[owner]
    all_of_them = seat == owner or board.open_delivered
    return [player.delivered[i] for i in range(len(player.delivered) if all_of_them else player.shown)]


def clock(board: Position, seat: int | None) -> list[dict[str, Json]]:
    """The twelve elements with their points, and how much of each every player has, as far as this seat can see."""
    copies = [player.copy() for player in board.players]
    for owner, player in enumerate(copies):
        player.delivered = vec[i64](visible_deliveries(board, owner, seat))
    return [
        {
            "element": ELEMENTS[element],
            "first": int(FIRST[element]),
            "second": int(SECOND[element]),
            "counts": [int(tally(player, element)) for player in copies],
        }
        for element in range(len(ELEMENTS))
    ]


def costs(board: Board) -> dict[str, int]:
    """How many workers each open field takes now."""
    fields = {FIELDS[f]: int(board.workers_on(f)) + 1 for f in range(BANK) if is_open(board, f)}
    return fields | {FIELDS[BANK]: 1}


def breakdown(board: Position) -> list[dict[str, int]]:
    """By seat the points by source: the clock's elements, orders, and the parts of the end scoring."""
    return [{name: int(points) for name, points in zip(POINT_SOURCES, player.earned, strict=True)} for player in board.players]
