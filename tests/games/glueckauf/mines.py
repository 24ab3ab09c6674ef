"""Random mines for the planner's tests, as positions in the middle of a mining action."""

from steiger import Rng, game
from steiger.games.glueckauf.rules.board import Player
from steiger.games.glueckauf.rules.coal import ONE
from steiger.games.glueckauf.rules.orders import card_of, free_slots
from steiger.games.glueckauf.rules.position import Position
from steiger.games.glueckauf.rules.terms import DIG, Card, Colour, Level


def random_mine(seed: int, steps: int) -> Position:
    rng = Rng(seed)
    board = game("glueckauf").begin(2, {"storage": "strict", "delivered": "hidden"}, game("glueckauf").deal(2, {}, rng, 1), 1)
    assert isinstance(board, Position)
    me = board.me()
    for _ in range(1 + rng.below(3)):
        card = Card(rng.below(44))
        if me.find(card) < 0:
            me.add_order(card)
    for _ in range(rng.below(4)):
        me.cage += ONE[rng.below(4)]
    for _ in range(rng.below(3)):
        me.store += ONE[rng.below(4)]
    for _ in range(rng.below(3)):
        add_tile(me, rng)
    me.level = Level(rng.below(5))
    fill_some(me, rng)
    board.free_storage = rng.below(3) == 0
    board.agenda, board.steps = DIG, steps
    return board


def add_tile(me: Player, rng: Rng) -> None:
    """Add a tile with its cube, which is sometimes of another colour."""
    kind = rng.below(16)
    colour = kind // 4 if rng.below(4) else rng.below(4)
    me.add_tunnel(kind, colour + 1)


def fill_some(me: Player, rng: Rng) -> None:
    for order in list(me.open):
        colours = [colour for colour in range(4) if free_slots(order, Colour(colour))]
        if rng.below(2):
            me.fill(card_of(order), Colour(colours[0]), 1 + rng.below(4))
