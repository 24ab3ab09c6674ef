"""Positions as messages: what a seat may see, built up from nothing, and the engine protocol's `state`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, get_args

from steiger.core.jsontypes import Json
from steiger.core.pile import Pile
from steiger.core.view import Part, as_json
from steiger.games.glueckauf.clock import clock
from steiger.games.glueckauf.contract import (
    COLOURS,
    Coal,
    Colour,
    Known,
    KnownOrder,
    KnownTile,
    OpenOrder,
    Phase,
    Seat,
    Stacks,
    Tunnel,
    View,
)
from steiger.games.glueckauf.rules import terms
from steiger.games.glueckauf.rules.board import Board, Player
from steiger.games.glueckauf.rules.coal import count
from steiger.games.glueckauf.rules.orders import CUBE_BITS, CUBE_MASK, card_of, slot
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.scoring import tilt
from steiger.games.glueckauf.rules.tables import (
    ORDER_COLOURS,
    POINT_SOURCES,
    TILES,
    TUNNEL_COLOUR,
    TUNNELS,
)
from steiger.games.glueckauf.rules.terms import (
    AREA,
    BANK,
    DIG,
    FACTORY,
    FIELDS,
    ORDER,
    OVER,
    PLACE,
    Field,
)
from steiger.games.glueckauf.rules.tunnels import first_cubes, kind_of
from steiger.games.glueckauf.rules.turns import is_open

T = TypeVar("T", str, int)
PHASE: list[Phase] = ["over", *get_args(Phase)]  # by number; 0 is none

# The parts of a view that the engine protocol's `state` has too.
OPEN = ["shift", "start", "player", "phase", "steps", "supply", "fields", "canteen", "bank", "tiles", "orders", "pool"]
OPEN_OF_SEAT = ["workers", "money", "score", "level", "cage", "store", "tunnels", "open"]


def seen(board: Position, seat: int | None) -> View:
    """Return the view of a seat or a spectator. Nothing is copied here that could hold a hidden card."""
    tiles, orders = board.tile_pile, board.order_pile
    phase = board.phase()
    over = phase == OVER
    fields = [Field(f) for f in range(BANK) if is_open(board, Field(f))]
    return View(
        seat=seat,
        player=None if over else int(board.seat),
        phase=PHASE[phase],
        plannable=phase in (DIG, PLACE),
        shift=board.shift,
        start=int(board.start),
        steps=board.steps,
        supply=by_colour(board.supply),
        fields={FIELDS[f]: workers_by_seat(board, f) for f in fields},
        canteen=[player.canteen for player in board.players],
        bank=[player.bank for player in board.players],
        tiles={FIELDS[f]: face_up(board.tiles[f]) for f in fields if AREA[f] == FACTORY},
        orders={FIELDS[f]: order_or_none(board.orders[f - ORDER]) for f in fields if AREA[f] == ORDER},
        pool=[card + 1 for card in board.laid_out()],
        looking=in_hand(tiles) + in_hand(orders),
        drawn=drawn(board, seat),
        stacks=Stacks(tiles.size - in_hand(tiles), orders.size - in_hand(orders)),
        known=known(board, seat),
        seats=[seat_view(board, owner, seat) for owner in range(len(board.players))],
        clock=clock(board, [visible_deliveries(board, owner, seat) for owner in range(len(board.players))]),
        costs={FIELDS[f]: board.workers_on(f) + 1 for f in fields} | {FIELDS[BANK]: 1},
    )


def by_colour(coal: int) -> Coal:
    return {"y": count(coal, 0), "b": count(coal, 1), "g": count(coal, 2), "k": count(coal, 3)}


def workers_by_seat(board: Board, field: Field) -> list[int]:
    workers = [0] * len(board.players)
    here = board.workers_on(field)
    if here:
        workers[board.owner_of(field)] = here
    return workers


def face_up(tile: int) -> str | None:
    return TILES[tile] if tile >= 0 else None


def order_or_none(card: int) -> int | None:
    return card + 1 if card >= 0 else None


# What lies hidden, as far as a seat knows it.


def in_hand(pile: Pile) -> int:
    """Return the number of cards that somebody is looking at and has not put back."""
    return pile.held - pile.settled


def drawn(board: Board, seat: int | None) -> list[str | int] | None:
    """The cards in the hand, for the player who is looking."""
    pile = board.pile()
    if seat is None or pile.held == 0 or seat != pile.looker:
        return None
    cards = pile.in_hand(seat)[pile.settled :]
    return sorted(TILES[card] for card in cards) if board.looks_at_tiles() else sorted(card + 1 for card in cards)


def known(board: Board, seat: int | None) -> Known:
    """Cards this seat put back, each with the depths from the top (0) at which it may lie; cards in a hand are the topmost."""
    if seat is None:
        return Known([], [])
    return Known(
        [KnownTile(TILES[card], list(depths)) for card, depths in board.tile_pile.known(seat)],
        [KnownOrder(card + 1, list(depths)) for card, depths in board.order_pile.known(seat)],
    )


def visible_deliveries(board: Board, owner: int, seat: int | None) -> list[int]:
    player = board.players[owner]
    all_of_them = seat == owner or board.open_delivered
    return [player.delivered[i] for i in range(len(player.delivered) if all_of_them else player.seen_deliveries)]


# Players.


def seat_view(board: Position, owner: int, seat: int | None) -> Seat:
    player = board.players[owner]
    return Seat(
        score=player.score,
        workers=player.workers,
        money=player.money,
        level=int(player.level),
        cage=by_colour(player.cage),
        store=by_colour(player.store),
        tunnels=tunnels(player),
        open=[open_order(order) for order in player.by_turn()],
        delivered=[card + 1 for card in visible_deliveries(board, owner, seat)],
        delivered_count=len(player.delivered),
        carts={colour: player.empty_carts(terms.Colour(level)) for level, colour in enumerate(COLOURS)},
        tilt=tilt(player),
    )


def tunnels(player: Player) -> list[Tunnel]:
    """In the order built. Cubes are always loaded from the first tunnel that holds one, so the last ones are still full."""
    left = [[count(level, colour) for colour in range(4)] for level in player.coal]
    listed: list[Tunnel] = []
    for tunnel in reversed(list(player.tunnels)):
        kind, cubes = kind_of(tunnel), cubes_in(first_cubes(tunnel))
        here = left[TUNNEL_COLOUR[kind]]
        kept: list[Colour] = []
        for colour in reversed(cubes):
            if here[colour] > 0:
                here[colour] -= 1
                kept.append(COLOURS[colour])
        listed.append(Tunnel(TUNNELS[kind], kept[::-1]))
    return listed[::-1]


def cubes_in(packed: int) -> list[int]:
    """Return the colours of up to two packed cubes, each colour + 1."""
    cubes = [(packed >> shift) & CUBE_MASK for shift in (0, CUBE_BITS)]
    return [cube - 1 for cube in cubes if cube]


def open_order(order: int) -> OpenOrder:
    card = card_of(order)
    slots = [
        (COLOURS[colour], [COLOURS[cube] for cube in cubes_in(slot(order, place))])
        for place, colour in enumerate(ORDER_COLOURS[card])
    ]
    return OpenOrder(card + 1, slots)


def breakdown(board: Position) -> list[dict[str, int]]:
    """By seat the points by source: the clock's elements, orders, and the parts of the end scoring."""
    return [{name: int(points) for name, points in zip(POINT_SOURCES, player.earned, strict=True)} for player in board.players]


# The engine protocol's `state`.


def whole(board: Position) -> dict[str, Json]:
    """Return the open parts of a view, and everything hidden."""
    open_view = seen(board, None)
    shown = as_json(open_view)
    tiles = [TILES[card] for card in board.tile_pile.listed()]
    orders = [card + 1 for card in board.order_pile.listed()]
    hand: Sequence[Json] = []
    if board.tile_pile.held:
        hand, tiles = split_pile(board, tiles)
    elif board.order_pile.held:
        hand, orders = split_pile(board, orders)
    seats = [whole_seat(facts, player) for facts, player in zip(open_view.seats, board.players, strict=True)]
    hidden: dict[str, Json] = {"drawn": hand, "stacks": {"tiles": tiles, "orders": orders}, "seats": seats}
    return {key: shown[key] for key in OPEN} | hidden


def whole_seat(facts: Part, player: Player) -> dict[str, Json]:
    shown = as_json(facts)
    return {key: shown[key] for key in OPEN_OF_SEAT} | {"delivered": [card + 1 for card in player.delivered]}


def split_pile(board: Board, cards: list[T]) -> tuple[list[T], list[T]]:
    """The cards being looked at, sorted, and the stack without them; cards put back already lie where they will stay."""
    pile = board.pile()
    settled, hand, rest = cards[: pile.settled], cards[pile.settled : pile.held], cards[pile.held :]
    return sorted(hand), rest + settled if board.underneath else settled + rest
