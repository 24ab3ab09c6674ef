"""A position from an observation: everything that the seat knows is as it was, hidden cards lie in some possible order."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.bits import BIT
from steiger.core.observation import BASE
from steiger.core.pile import Pile, memory_of, new_pile
from steiger.core.rng import Rng
from steiger.core.state import NOBODY
from steiger.games.glueckauf.observation import cells as c
from steiger.games.glueckauf.observation.observer import FIRST_SLOT
from steiger.games.glueckauf.rules.board import NO_CARD, QUESTION_BITS, SEAT_BITS, Player, new_player
from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.orders import CUBE_BITS, SLOT_COLOUR, fresh
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import (
    BUILT_IN,
    FROM_ORDERS,
    ORDER_SLOTS,
    ORDERS,
    TILES,
    TILES_PER_KIND,
)
from steiger.games.glueckauf.rules.terms import (
    BANK,
    COLOUR_COUNT,
    FACTORY,
    FACTORY_COUNT,
    FACTORY_DRAW,
    FIELDS,
    LEVELS,
    ORDER,
    ORDER_COUNT,
    Card,
    Colour,
    Field,
    Level,
    Seat,
    Tile,
)

Cells = Sequence[int]


def which(cells: Cells, first: int, size: int) -> int:
    """Return which flag is set, or -1."""
    return next((i for i in range(size) if cells[first + i]), -1)


def wide(cells: Cells, first: int) -> int:
    return int(BASE) * cells[first] + cells[first + 1]


def coal(cells: Cells, first: int) -> int:
    return sum(int(ONE[colour]) * cells[first + colour] for colour in range(int(COLOUR_COUNT)))


def packed_cubes(code: int) -> int:
    """Return two cubes as the rules pack them, from their code in a cell."""
    first, second = divmod(code, int(c.CUBE_STATES))
    return first | second << int(CUBE_BITS)


class Reading:
    """One observation being read onto a board."""

    def __init__(self, board: Position, cells: Cells) -> None:
        self.board = board
        self.cells = cells
        self.players = len(board.players)
        self.viewer = which(cells, c.VIEWER, 4)

    def seat(self, turn: int) -> int:
        return (self.viewer + turn) % self.players if turn >= 0 else int(NOBODY)

    def part(self, turn: int) -> Cells:
        """Return the cells of a seat's part."""
        first = int(c.BOARD.size + turn * c.SEAT.size)
        return self.cells[first : first + int(c.SEAT.size)]

    def read(self) -> Position:
        self._read_turn()
        self._read_display()
        for turn in range(self.players):
            self.board.players[self.seat(turn)] = self._player(turn)
        self._read_fields()
        self._read_piles()
        return self.board

    def _read_turn(self) -> None:
        board, cells = self.board, self.cells
        mover = self.seat(which(cells, c.TO_MOVE, 4))
        board.seat = Seat(mover if mover >= 0 else 0)
        board.start = Seat(self.seat(which(cells, c.START, 4)))
        questions = [which(cells, c.PHASE, int(c.QUESTIONS)), *(cells[c.AGENDA + i] for i in range(int(c.AGENDA_DEPTH)))]
        board.agenda = sum(question << int(QUESTION_BITS) * i for i, question in enumerate(questions))
        board.free_storage = cells[c.FREE_STORAGE] == 1
        board.open_delivered = cells[c.OPEN_DELIVERED] == 1
        board.shift, board.steps = cells[c.SHIFT], cells[c.STEPS]
        board.field = Field(which(cells, c.FIELD, len(FIELDS)))
        board.supply = coal(cells, c.SUPPLY)
        board.underneath = cells[c.UNDERNEATH] == 1

    def _read_display(self) -> None:
        board, cells = self.board, self.cells
        for i in range(int(FACTORY_COUNT)):
            tile = which(cells, c.TILE_ON + i * len(TILES), len(TILES))
            if board.tiles[i] != NO_CARD:
                board.take_tile(Field(FACTORY + i))
            if tile >= 0:
                board.lay_tile(Field(FACTORY + i), Tile(tile))
        for i in range(int(ORDER_COUNT)):
            card = which(cells, c.ORDER_ON + i * ORDERS, ORDERS)
            if card >= 0:
                board.lay_order(Field(ORDER + i), Card(card))
        board.pool = sum(1 << card for card in range(ORDERS) if cells[c.POOL + card])

    # Players.

    def _player(self, turn: int) -> Player:
        cells = self.part(turn)
        player = new_player(cells[c.WORKERS], wide(cells, c.MONEY))
        player.canteen, player.bank = cells[c.CANTEEN], cells[c.AT_BANK]
        player.earn(FROM_ORDERS, wide(cells, c.SCORE) - int(c.SCORE_BIAS))  # the sources of points are not observed
        player.level = Level(which(cells, c.LEVEL, len(LEVELS)))
        player.cage, player.store = coal(cells, c.CAGE), coal(cells, c.STORE)
        self._dig(player, turn)
        for level in range(int(COLOUR_COUNT)):
            player.coal[level] = coal(cells, c.COAL + level * int(COLOUR_COUNT))
        self._take_orders(player, cells)
        delivered = sorted((cells[c.DELIVERED + card], card) for card in range(ORDERS) if cells[c.DELIVERED + card])
        player.delivered = vec[i64]([card for _, card in delivered])
        player.seen_deliveries = cells[c.SEEN]
        return player

    def _dig(self, player: Player, turn: int) -> None:
        for i in range(self.cells[c.TUNNELS]):
            owner, kind, cubes = self.cells[c.TUNNEL + 3 * i : c.TUNNEL + 3 * i + 3]
            if owner == turn:
                player.add_tunnel(kind, packed_cubes(cubes))

    def _take_orders(self, player: Player, cells: Cells) -> None:
        held = [card for card in range(ORDERS) if cells[c.OPEN + card]]
        for card in held:
            order_turn = self.cells[c.TURN + card] - 1
            player.taken = order_turn
            player.add_order(Card(card))
            assert player.open[player.find(Card(card))] == fresh(Card(card), order_turn), card
            for place in range(ORDER_SLOTS[card]):
                cubes = packed_cubes(self.cells[c.SLOT + int(FIRST_SLOT[card]) + place])
                if cubes:
                    player.fill(Card(card), Colour(SLOT_COLOUR[card * 4 + place]), cubes)
        player.taken = cells[c.TAKEN]

    def _read_fields(self) -> None:
        board = self.board
        for turn in range(self.players):
            seat = self.seat(turn)
            for field in range(BANK):
                workers = self.part(turn)[c.ON_FIELD + field]
                if workers:
                    board.occupants[field] = workers << int(SEAT_BITS) | seat
                    for fewer in range(1, workers + 1):
                        board.crowded[fewer] |= BIT[field]

    # Piles.

    def _read_piles(self) -> None:
        board, cells = self.board, self.cells
        tiles, orders = self._unseen_tiles(), self._unseen_orders()
        board.tile_pile = self._pile(tiles, cells[c.TILES_LEFT], len(TILES) * TILES_PER_KIND, c.TILE_MEMORIES, c.TILE_MEMORY)
        orders_left = cells[c.ORDERS_LEFT]
        board.order_pile = self._pile(orders, orders_left, ORDERS, c.ORDER_MEMORIES, c.ORDER_MEMORY)
        self._hide_deliveries(orders[orders_left:])
        self._look()
        board.close_empty_piles()

    def _unseen_tiles(self) -> list[int]:
        seen = [int(tile) for tile in self.board.tiles]
        seen += [int(tunnel) & 31 for player in self.board.players for tunnel in player.tunnels]
        left = [kind for kind in range(len(TILES)) for _ in range(TILES_PER_KIND - seen.count(kind))]
        return self._known_first(left, c.TILE_MEMORIES, c.TILE_MEMORY, c.HAND_TILES, len(TILES))

    def _unseen_orders(self) -> list[int]:
        seen = {int(card) for card in self.board.orders} | set(self.board.laid_out())
        for player in self.board.players:
            seen |= {int(order) & 63 for order in player.open} | {int(card) for card in player.delivered}
        left = [card for card in range(ORDERS) if card not in seen]
        return self._known_first(left, c.ORDER_MEMORIES, c.ORDER_MEMORY, c.HAND_ORDERS, ORDERS)

    def _known_first(self, left: list[int], total: int, first: int, hand: int, kinds: int) -> list[int]:
        """Put cards that the viewer knows to be in the stack before the others, which may be elsewhere."""
        known = [self.cells[first + 8 * i] - 1 for i in range(self.cells[total])]
        known += [kind for kind in range(kinds) for _ in range(self.cells[hand + kind])]
        if any(self.cells[hand + kind] for kind in range(kinds)) or self._looks_here(hand):
            known += [card - 1 for card in self._placed()]
        for card in known:
            left.remove(card)
        return known + left

    def _placed(self) -> list[int]:
        return [card for card in self.cells[c.PLACED : c.PLACED + 5] if card]

    def _looks_here(self, hand: int) -> bool:
        looks_at_tiles = self.board.field == FACTORY_DRAW
        return looks_at_tiles == (hand == c.HAND_TILES)

    def _pile(self, cards: list[int], size: int, places: int, total: int, first: int) -> Pile:
        """Return a pile with the viewer's memories; its cards are then dealt so that they agree."""
        pile = new_pile(cards[:size], places)
        found = []
        for i in range(self.cells[total]):
            at = first + 8 * i
            mask = sum(self.cells[at + 1 + cell] << 7 * cell for cell in range(int(c.DEPTH_CELLS)))
            found.append(memory_of(self.viewer, self.cells[at] - 1, mask))
            pile.recalled |= mask
        pile.memories = vec[i64](found)
        return pile

    def _look(self) -> None:
        """Deal the piles so that they agree with what the viewer knows, the cards in a hand on top."""
        board, cells = self.board, self.cells
        rng = Rng(0)
        for pile, hand in ((board.tile_pile, c.HAND_TILES), (board.order_pile, c.HAND_ORDERS)):
            if not (cells[c.HELD] and self._looks_here(hand)):
                pile.redeal(self.viewer, [], rng)
                continue
            own = which(cells, c.LOOKER, 4) == 0
            kinds = len(TILES) if hand == c.HAND_TILES else ORDERS
            top = [card - 1 for card in self._placed()]
            top += [kind for kind in range(kinds) for _ in range(cells[hand + kind])]
            if own:
                self._bring_up(pile, top)
            pile.looker = self.seat(which(cells, c.LOOKER, 4))
            pile.held, pile.settled = cells[c.HELD], cells[c.SETTLED]
            pile.redeal(self.viewer, [], rng)

    def _bring_up(self, pile: Pile, top: list[int]) -> None:
        rest = pile.listed()
        for card in top:
            rest.remove(card)
        for depth, card in enumerate(top + rest):
            pile.cards[depth] = card

    def _hide_deliveries(self, spare: list[int]) -> None:
        """Give each player as many unseen deliveries as the viewer counts."""
        for turn in range(self.players):
            player = self.board.players[self.seat(turn)]
            missing = self.part(turn)[c.DELIVERED_COUNT] - len(player.delivered)
            player.delivered = vec[i64]([*[int(card) for card in player.delivered], *spare[:missing]])
            del spare[:missing]


def rebuild(first: Position, cells: Cells) -> Position:
    """Return a position that the viewer of an observation cannot tell from the true one. `first` is any first position."""
    return Reading(first.copy(), cells).read()


assert len(TILES) == BUILT_IN
