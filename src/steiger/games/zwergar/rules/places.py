"""The places by number, and where each verb is used."""

from typing import Final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.core.state import Choices
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.boiler import Boiler
from steiger.games.zwergar.rules.forge import Forge
from steiger.games.zwergar.rules.lab import Lab
from steiger.games.zwergar.rules.lift import Lift
from steiger.games.zwergar.rules.office import Office
from steiger.games.zwergar.rules.smelter import Smelter
from steiger.games.zwergar.rules.terms import BOILER, FORGE, LAB, LEVELS, LIFT, NOWHERE, PLACES, SMELTER, Place
from steiger.games.zwergar.rules.words import FIRST_OF
from steiger.games.zwergar.rules.workplace import Workplace, word_of

AT_LAB: Final = Lab()
AT_BOILER: Final = Boiler()
AT_LIFT: Final = Lift()
AT_FORGE: Final = Forge()
AT_SMELTER: Final = Smelter()
AT_OFFICE: Final = Office()

# In the order of PLACES, after the mine's levels.
WORKPLACES: Final[list[Workplace]] = [AT_LAB, AT_BOILER, AT_LIFT, AT_FORGE, AT_SMELTER, AT_OFFICE]


def workplace(place: Place) -> Workplace:
    """Return the rules of a place outside the mine."""
    return WORKPLACES[place - LEVELS]


# Hot code calls each workplace by name: reading it from the list would check its type every time, which costs 5 % in all.


def offer_place(board: Board, me: Player, into: Choices) -> None:
    """Offer what the place of the action in progress has to offer. The mine and the break offer nothing."""
    place = board.work.place
    if place < LEVELS:
        return
    if place == LAB:
        AT_LAB.options(board, me, into)
    elif place == BOILER:
        AT_BOILER.options(board, me, into)
    elif place == LIFT:
        AT_LIFT.options(board, me, into)
    elif place == FORGE:
        AT_FORGE.options(board, me, into)
    elif place == SMELTER:
        AT_SMELTER.options(board, me, into)
    else:
        AT_OFFICE.options(board, me, into)


def play_place(board: Board, me: Player, action: i64) -> None:
    place = board.work.place
    if place == LAB:
        AT_LAB.play(board, me, action)
    elif place == BOILER:
        AT_BOILER.play(board, me, action)
    elif place == LIFT:
        AT_LIFT.play(board, me, action)
    elif place == FORGE:
        AT_FORGE.play(board, me, action)
    elif place == SMELTER:
        AT_SMELTER.play(board, me, action)
    else:
        AT_OFFICE.play(board, me, action)


def places_with(verb: i64) -> list[int]:
    """Return the places where a verb is used."""
    return [place for place in range(LEVELS, len(PLACES)) if verb in workplace(Place(place)).verbs()]


def place_refusal(board: Board, me: Player, action: i64) -> Reason | None:
    """Say why an action with a place's verb is refused: here, or because the dwarf is elsewhere."""
    place = board.work.place
    if place == NOWHERE:
        return break_refusal(action)
    where = places_with(FIRST_OF[action])
    if place not in where:
        names = ", ".join([PLACES[other] for other in where])
        return Reason("zwergar-wrong-place", verb=word_of(action), here=PLACES[place], where=names)
    return workplace(place).refusal(board, me, action)


def break_refusal(action: i64) -> Reason:
    return Reason("zwergar-break-only", verb=word_of(action))
