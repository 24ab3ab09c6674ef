"""The sample positions of Zwergar that the client draws and tests with. `make generated` writes them to web/fixtures."""

from __future__ import annotations

from steiger.core import view
from steiger.games.zwergar.contract import View
from web.scripts.samples import Wanted


def early(seen: view.View, ply: int) -> bool:
    return ply > 25 and seen.phase == "choose"


def middle(seen: view.View, ply: int) -> bool:
    assert isinstance(seen, View) and seen.player is not None
    return seen.round == 6 and len(seen.seats[seen.player].completed) > 0


def late(seen: view.View, ply: int) -> bool:
    assert isinstance(seen, View)
    return seen.round == 10


WANTED = (
    Wanted("early-4", 4, 4, early),
    Wanted("mid-3", 3, 6, middle),
    Wanted("late-2", 2, 6, late),
    Wanted("over-4", 4, 7, lambda seen, ply: False),
)
