"""How far the shipped nets can be believed: `python scripts/calibration.py GAMES` prints the table of docs/ladder.md.

Each net plays itself without look-ahead on report set-ups. After every turn it says what share of the win it expects; what
came of it is its true share. Ten classes of what was said, by tenths; games are independent, the turns of one are not.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import fmean

import numpy as np

from steiger import game_names
from steiger.arena.ladder import REPORT_SEED
from steiger.arena.seeds import seeds_of
from steiger.arena.self_play import Seating, SeatPlayer, play_out
from steiger.bots.learned import LearnedMind
from steiger.bots.mind import settled
from steiger.bots.minds import find_net_spec, net_spec_of
from steiger.bots.net import predict
from steiger.bots.net_spec import WIN
from steiger.bots.shipped import shipped_net
from steiger.core.rng import Rng

CLASSES = 10
FEWEST = 30  # turns, to say anything of a class

Said = tuple[float, float]  # the share that was expected, and the true one
Row = tuple[list[Said], list[int]]


def play(seating: Seating, index: int) -> Row:
    """What was said in one game, and its scores."""
    seeds = seeds_of(REPORT_SEED, index)
    state = seating.begin(seeds.setup)
    spec = find_net_spec(state)
    net = shipped_net(spec, seating.players)
    players = [SeatPlayer(LearnedMind(Rng(seeds.bots + seat), spec, net), spec) for seat in range(seating.players)]
    play_out(state, players)
    said: list[Said] = []
    for seat, player in enumerate(players):
        win = settled(state, seat).win
        said += [(float(share), win) for share in predict(net, np.array(player.rows, np.float32))[:, WIN]]
    return said, state.scores()


def cells(said: Sequence[Said]) -> list[str]:
    found: list[str] = []
    for low in range(CLASSES):
        near = [true for share, true in said if min(int(share * CLASSES), CLASSES - 1) == low]
        found.append(f"{fmean(near):.0%}" if len(near) >= FEWEST else "")
    return found


def main() -> None:
    games = int(sys.argv[1])
    heads = ["net", "games", "turns", *(f"{10 * low}–{10 * low + 10} %" for low in range(CLASSES)), "mean points", "winner"]
    print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads))
    for game in [name for name in game_names() if net_spec_of(name) is not None]:
        for players in (2, 3, 4):
            played = [play(Seating(game, players), index) for index in range(games)]
            said = [pair for pairs, _ in played for pair in pairs]
            mean = fmean(score for _, scores in played for score in scores)
            winner = fmean(max(scores) for _, scores in played)
            row = [f"`{game}-{players}`", str(games), str(len(said)), *cells(said), f"{mean:.0f}", f"{winner:.0f}"]
            print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
