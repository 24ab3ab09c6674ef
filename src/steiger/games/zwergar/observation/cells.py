"""The cells of an observation of Zwergar, declared once. The observation book is generated from these declarations."""

from typing import Final

from mypy_extensions import i64

from steiger.core.observation import MOST, Layout, seat_names
from steiger.games.zwergar.rules.board import CARTS
from steiger.games.zwergar.rules.terms import (
    DISPLAY,
    DWARFS,
    EVENTS,
    FIRST_EVENT,
    KINDS,
    PHASES,
    PLACES,
    PROJECTS,
    RESOURCES,
    SETS,
)

PROJECT_NAMES: Final = [f"project-{n + 1}" for n in range(PROJECTS)]
EVENT_NAMES: Final = [f"event-{n + FIRST_EVENT}" for n in range(EVENTS)]
STAGES: Final = ["rounds", "west", "gold"]
USED_CELLS: Final[i64] = 16
CART_NAMES: Final = [f"{level}.{part}" for level in range(int(CARTS)) for part in (*RESOURCES, "foreman")]
GOODS_NAMES: Final = [f"{resource}.{part}" for resource in RESOURCES for part in ("high", "low")]
CART_CELLS: Final[i64] = len(RESOURCES) + 1

BOARD: Final = Layout()
VIEWER: Final[i64] = BOARD.flags("viewer", ["0", "1", "2", "3"], "The viewer's seat at the table.")
TO_MOVE: Final[i64] = BOARD.flags("to-move", seat_names(), "The seat that decides. All 0 when the game is over.")
START: Final[i64] = BOARD.flags("start", seat_names(), "The start player.")
PHASE: Final[i64] = BOARD.flags("phase", PHASES, "The kind of decision.")
STAGE: Final[i64] = BOARD.flags("stage", STAGES, "The rounds, then West's extra actions, then Gold's free upgrades.")
ROUND: Final[i64] = BOARD.number("round", MOST, "The current round, from 1.")
ROUNDS: Final[i64] = BOARD.number("rounds", MOST, "Rounds in the game.")
ACTIONS: Final[i64] = BOARD.number("actions", MOST, "Actions that the player to move may still begin.")
SILVERBEARD: Final[i64] = BOARD.flags("silverbeard", seat_names(), "The holder of Silverbeard.")
EVENT: Final[i64] = BOARD.flags("event", EVENT_NAMES, "The active event.")
TURNED: Final[i64] = BOARD.numbers("turned", EVENT_NAMES, EVENTS, "For an event that was turned up: 1 + the number before it.")
IN_PLAY: Final[i64] = BOARD.flags("set", SETS, "The set is in play.")
SPACE: Final[i64] = BOARD.flags(
    "display", [f"{space + 1}.{name}" for space in range(DISPLAY) for name in PROJECT_NAMES], "The open project on a space."
)
DISCARDED: Final[i64] = BOARD.flags("discarded", PROJECT_NAMES, "The project is out of the game.")
STACK: Final[i64] = BOARD.number("stack", PROJECTS, "Projects in the stack.")
STANDING: Final[i64] = BOARD.flags("on", [f"{place}.{kind}" for place in PLACES for kind in KINDS], "A specialist on a place.")
WORK_PLACE: Final[i64] = BOARD.flags("work.place", PLACES, "Where the action in progress is. All 0 during a break.")
WORK_DWARF: Final[i64] = BOARD.flags("work.dwarf", DWARFS, "The dwarf of the action in progress, or what he counts as.")
WORK_SILVER: Final[i64] = BOARD.flags("work.silverbeard", KINDS, "The kind whose bonus Silverbeard lends.")
WORK_BONUS: Final[i64] = BOARD.flags("work.bonus", ["first", "second"], "Bonuses of the place that the player has.")
WORK_USED: Final[i64] = BOARD.flags(
    "work.used", [str(bit) for bit in range(int(USED_CELLS))], "What is used up in this action, as the bits of rules/work.py."
)
WORK_TIMES: Final[i64] = BOARD.number("work.times", MOST, "How often a repeatable step was done in this action.")
WORK_PROJECT: Final[i64] = BOARD.number("work.project", PROJECTS, "The project completed in this action, 0 for none.")
WORK_PAID: Final[i64] = BOARD.numbers("work.paid", RESOURCES, MOST, "Resources paid for it.")

SEAT: Final = Layout()
SCORE: Final[i64] = SEAT.wide("score", "Victory points.")
GOODS: Final[i64] = SEAT.numbers(
    "resources", [f"{r}.{part}" for r in RESOURCES for part in ("high", "low")], MOST, "128 × high + low."
)
HAND: Final[i64] = SEAT.numbers("dwarfs", DWARFS, MOST, "Dwarfs on the sheet.")
HEAT: Final[i64] = SEAT.number("heat", MOST, "Heat on the track.")
WARM: Final[i64] = SEAT.number("warm", MOST, "Warm furnaces on the sheet.")
COLD: Final[i64] = SEAT.number("cold", MOST, "Cold furnaces on the sheet.")
WAITING: Final[i64] = SEAT.number("waiting", 1, "The seat still has West's actions or Gold's upgrade.")
FURNACE: Final[i64] = SEAT.flags("furnace", PLACES, "A furnace of this seat is on the place.")
FOREMAN_ON: Final[i64] = SEAT.flags("foreman", PLACES, "The foreman of this seat is on the place.")
CART: Final[i64] = SEAT.numbers("cart", CART_NAMES, MOST, "Resources in a cart, and its foreman. Level 0 is intermediate.")
DONE: Final[i64] = SEAT.flags("completed", PROJECT_NAMES, "The project is completed, whether or not it is upgraded.")
UPGRADED: Final[i64] = SEAT.flags("upgraded", PROJECT_NAMES, "The project is upgraded.")
