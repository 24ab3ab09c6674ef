"""The nets that come with a game: in its own folder, one for each number of players."""

from __future__ import annotations

from functools import cache

from steiger.bots.net import Net, load
from steiger.bots.school import School
from steiger.core.registry import game_folder


@cache
def shipped_net(school: School, players: int) -> Net:
    folder = game_folder(school.game)
    assert folder is not None, school.game
    return load(folder / "nets" / f"{players}.npz", school.inputs(players), school.heads)
