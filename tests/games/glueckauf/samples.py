"""The sample positions of Glück Auf that the client draws and tests with. `make generated` writes them to web/fixtures."""

from __future__ import annotations

from steiger.core import view
from steiger.games.glueckauf.contract import Seat, View
from web.scripts.samples import Wanted


def mover(view: View) -> Seat:
    assert view.player is not None
    return view.seats[view.player]


def glueckauf(seen: view.View) -> View:
    assert isinstance(seen, View)
    return seen


def early(seen: view.View, ply: int) -> bool:
    return ply > 20 and seen.phase == "place"


def middle(seen: view.View, ply: int) -> bool:
    found = glueckauf(seen)
    return found.shift == 2 and mover(found).workers == 7


def hauling(seen: view.View, ply: int) -> bool:
    found = glueckauf(seen)
    return found.shift == 2 and found.phase == "mine" and found.steps > 4 and sum(mover(found).cage.values()) > 1


def taking(seen: view.View, ply: int) -> bool:
    return seen.phase == "take" and ply > 60


def late_haul(seen: view.View, ply: int) -> bool:
    found = glueckauf(seen)
    return found.shift == 3 and found.phase == "mine" and found.steps > 4 and mover(found).workers < 6


WANTED = (
    Wanted("draft-3", 3, 3, lambda seen, ply: ply == 4),
    Wanted("early-4", 4, 11, early),
    Wanted("mid-4", 4, 5, middle),
    Wanted("mine-3", 3, 8, hauling),
    Wanted("take-2", 2, 2, taking),
    Wanted("late-4", 4, 21, late_haul),
    Wanted("over-4", 4, 9, lambda seen, ply: False),
)
