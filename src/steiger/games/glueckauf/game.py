"""The adapter of Glück Auf: options, set-up and the first position. The rules are in rules/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from steiger.core.errors import BadRequest, Reason, in_json
from steiger.core.game import Deal, Game, Option, Options
from steiger.core.jsontypes import Json
from steiger.core.observation import Observer
from steiger.core.outcome import Deed, Outcome
from steiger.core.pile import new_pile
from steiger.core.rng import Rng
from steiger.core.stacks import read_stack
from steiger.core.state import State
from steiger.core.view import Goal, Route, Setup, View
from steiger.games.glueckauf import cards, contract, explain, goals, outcome, redeal, view, why
from steiger.games.glueckauf.rules.board import NO_CARD, new_player
from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.tables import (
    CLOSED_MASK,
    CUBES_PER_COLOUR,
    FREE_MASK,
    ORDERS,
    POOL,
    START_MONEY,
    TILES,
    TILES_PER_KIND,
    WORKERS,
)
from steiger.games.glueckauf.rules.terms import BANK, FACTORY, FACTORY_COUNT, FACTORY_DRAW, ORDER_COUNT, Field, Seat
from steiger.games.glueckauf.rules.turns import is_open, refill_tile
from steiger.games.glueckauf.rules.words import VOCABULARY

if TYPE_CHECKING:
    from rich.console import RenderableType

    from steiger.locale import Catalogue

ALL_TILES = [tile for tile in TILES for _ in range(TILES_PER_KIND)]
ALL_ORDERS = list(range(1, ORDERS + 1))


class GlueckAuf(Game):
    name = "glueckauf"
    vocabulary = VOCABULARY
    options = (
        Option("storage", ("strict", "free"), "strict"),
        Option("delivered", ("hidden", "open"), "hidden"),
    )

    def deal(self, players: int, options: Options, rng: Rng, rules: int) -> contract.Setup:
        start = int(rng.below(players))
        tiles = vec[i64]([TILES.index(tile) for tile in ALL_TILES])
        rng.shuffle(tiles)
        orders = vec[i64](ALL_ORDERS)
        rng.shuffle(orders)
        return contract.Setup(start=start, tiles=[TILES[tile] for tile in tiles], orders=[int(card) for card in orders])

    def read_setup(self, players: int, options: Options, data: Json, rules: int) -> contract.Setup:
        return read_setup(players, data)

    def begin(self, players: int, options: Options, setup: Setup, rules: int) -> Position:
        assert isinstance(setup, contract.Setup), type(setup)
        return started(players, options, setup)

    def redeal(self, first: State, setup: Setup, actions: Sequence[int], seat: int, rng: Rng) -> Deal:
        assert isinstance(setup, contract.Setup), type(setup)
        tiles, orders, changed = redeal.redeal(first, actions, seat, rng)
        dealt = contract.Setup(
            start=setup.start,
            tiles=setup.tiles[: -len(tiles)] + [TILES[tile] for tile in tiles],
            orders=setup.orders[: -len(orders)] + [card + 1 for card in orders],
        )
        return dealt, changed

    def describe(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Position)
        return view.whole(state)

    def view(self, state: State, seat: int | None) -> contract.View:
        assert isinstance(state, Position)
        return view.seen(state, seat)

    def refusal(self, state: State, action: int) -> Reason | None:
        assert isinstance(state, Position)
        return state.refusal(action)

    def misspelt(self, words: str) -> Reason | None:
        return why.misspelt(words)

    def mind(self) -> object:
        from steiger.games.glueckauf.mind.minds import MINDS

        return MINDS

    def observer(self, players: int) -> Observer:
        from steiger.games.glueckauf.observation.observer import GlueckAufObserver

        return GlueckAufObserver(players)

    def rebuild(self, first: State, cells: Sequence[int]) -> Position:
        from steiger.games.glueckauf.observation.rebuild import rebuild

        assert isinstance(first, Position)
        return rebuild(first, cells)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        return view.breakdown(state)

    def outcome(self, deed: Deed) -> Outcome:
        return outcome.outcome(deed)

    def tables(self) -> contract.Components:
        return cards.components()

    def goals(self, state: State) -> list[Goal]:
        assert isinstance(state, Position)
        return goals.possible(state)

    def route(self, state: State, goal: Goal) -> Route:
        assert isinstance(state, Position)
        return goals.route(state, goal)

    def draw(self, view: View, names: Sequence[str], catalogue: Catalogue) -> RenderableType:
        assert isinstance(view, contract.View), type(view)
        from steiger.games.glueckauf.terminal import screen

        return screen.draw(view, names, catalogue)

    def topics(self) -> Sequence[str]:
        return explain.TOPICS

    def explain(self, topic: str, catalogue: Catalogue) -> str | None:
        return explain.explain(topic, catalogue)


def started(players: int, options: Options, dealt: contract.Setup) -> Position:
    tiles = [TILES.index(tile) for tile in dealt.tiles]
    orders = [card - 1 for card in dealt.orders]
    laid_out, stack = orders[: POOL[players]], orders[POOL[players] :]
    state = first_position(players, dealt.start, tiles, stack)
    state.pool = sum(2**card for card in laid_out)
    state.free_storage = options["storage"] == "free"
    state.open_delivered = options["delivered"] == "open"
    return state


def first_position(players: int, start: int, tiles: list[int], stack: list[int]) -> Position:
    """Return the board before the draft, with the face-up tiles laid out."""
    state = Position(
        [new_player(WORKERS[players], START_MONEY[players]) for _ in range(players)],
        new_pile(tiles, len(ALL_TILES)),
        new_pile(stack, ORDERS),
        vec[i64]([NO_CARD] * FACTORY_COUNT),
        vec[i64]([NO_CARD] * ORDER_COUNT),
        vec[i64]([0] * BANK),
        vec[i64]([0] * (WORKERS[players] + 1)),
    )
    state.free = FREE_MASK & ~CLOSED_MASK[players]
    state.supply = sum((CUBES_PER_COLOUR - players) * cube for cube in ONE)
    state.start = Seat(start)
    state.seat = Seat((start - 1) % players)
    for field in range(FACTORY, FACTORY_DRAW):
        if is_open(state, Field(field)):
            refill_tile(state, Field(field))
    return state


def read_setup(players: int, setup: Json) -> contract.Setup:
    """Check that a set-up holds the start player and both stacks, with exactly the cards of the box, and return it."""
    if not isinstance(setup, dict) or set(setup) != {"start", "tiles", "orders"}:
        raise BadRequest(Reason("setup-keys", keys="start, tiles, orders"))
    start = setup["start"]
    if type(start) is not int or not 0 <= start < players:
        raise BadRequest(Reason("setup-start", last=players - 1, given=in_json(start)))
    tiles = read_stack("tiles", setup["tiles"], len(ALL_TILES), ALL_TILES)
    orders = read_stack("orders", setup["orders"], len(ALL_ORDERS), ALL_ORDERS)
    return contract.Setup(start=start, tiles=tiles, orders=orders)


GAME = GlueckAuf()
