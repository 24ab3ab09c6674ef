"""Finished games to review, played by quick bots."""

from functools import cache

from steiger import Record, Rng, Table, bots, game


@cache
def played(name: str, players: int, seed: int, names: tuple[str, ...] = ("random",)) -> Record:
    """Return a finished game. The bots take turns in the seats."""
    table = Table.new(game(name), players, {}, seed)
    seated = [bots.get(names[seat % len(names)], Rng(seed + seat)) for seat in range(players)]
    while (seat := table.to_move()) is not None:
        action = bots.ask(seated[seat], table.state, Rng(table.ply), ms=0)
        table.play(table.game.vocabulary.words[action])
    return table.record()
