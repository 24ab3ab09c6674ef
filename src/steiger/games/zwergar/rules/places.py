"""The places by number, and where each verb is used."""

from typing import Final

from mypy_extensions import i64

from steiger.core.errors import Reason
from steiger.games.zwergar.rules.board import Board, Player
from steiger.games.zwergar.rules.boiler import Boiler
from steiger.games.zwergar.rules.forge import Forge
from steiger.games.zwergar.rules.lab import Lab
from steiger.games.zwergar.rules.lift import Lift
from steiger.games.zwergar.rules.office import Office
from steiger.games.zwergar.rules.smelter import Smelter
from steiger.games.zwergar.rules.terms import LEVELS, NOWHERE, PLACES
from steiger.games.zwergar.rules.words import FIRST_OF
from steiger.games.zwergar.rules.workplace import Workplace, word_of

# In the order of PLACES, after the mine's levels.
WORKPLACES: Final[list[Workplace]] = [Lab(), Boiler(), Lift(), Forge(), Smelter(), Office()]


def workplace(place: i64) -> Workplace:
    """Return the rules of a place outside the mine."""
    return WORKPLACES[place - LEVELS]


def places_with(verb: i64) -> list[int]:
    """Return the places where a verb is used."""
    return [place for place in range(LEVELS, len(PLACES)) if verb in workplace(place).verbs()]


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
