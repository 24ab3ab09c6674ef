"""Games to test with: played at random from a seed, as tables and as records."""

from functools import cache

from steiger import Rng, Table, game
from steiger.core.jsontypes import Json
from tests.any_game import ANY


def walked(players: int = 2, seed: int = 1, plies: int = 10_000, options: dict[str, Json] | None = None) -> Table:
    """Return a game after `plies` plies, or at its end."""
    table = Table.new(game(ANY), players, options or {}, seed)
    rng = Rng(seed)
    while table.ply < plies and table.to_move() is not None:
        legal = table.legal()
        table.play(legal[rng.below(len(legal))])
    return table


@cache
def finished_text(players: int = 2, seed: int = 1) -> str:
    return walked(players, seed).record().dumps()
