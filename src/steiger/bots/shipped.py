"""The nets that come with a game: in its own folder, one for each number of players."""

from __future__ import annotations

from functools import cache

from steiger.bots.net import Net, load
from steiger.bots.net_spec import NetSpec
from steiger.core.registry import game_folder


@cache
def shipped_net(spec: NetSpec, players: int) -> Net:
    folder = game_folder(spec.game)
    assert folder is not None, spec.game
    return load(folder / "nets" / f"{players}.npz", spec.inputs(players), spec.heads)
