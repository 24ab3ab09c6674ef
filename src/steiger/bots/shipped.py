"""The nets that come with the package: one for each game and number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from steiger.bots.net import Net, load
from steiger.bots.school import School


@cache
def shipped_net(school: School, players: int) -> Net:
    with as_file(files(f"steiger.games.{school.game}") / "nets" / f"{players}.npz") as path:
        return load(path, school.inputs(players), school.heads)
