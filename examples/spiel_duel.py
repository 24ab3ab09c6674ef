"""Let OpenSpiel's IS-MCTS play against ours on the same game, each with the same number of simulations per decision.

Needs `pip install "steiger[spiel]"`. Run it with: python spiel_duel.py
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import steiger
from steiger import bots
from steiger.env import spiel


def theirs(game: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's bot."""
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(game, rollouts, 2.0, simulations, random_state=np.random.RandomState(seed))


def play(game: Any, simulations: int, seed: int) -> float:
    """Play one game and return our share of the win. We have seat 0 in even games and seat 1 in odd ones."""
    dice, seat = random.Random(seed), seed % 2
    our_bot, rng = bots.get(f"ismcts#{simulations}", steiger.Rng(seed)), steiger.Rng(seed + 1)
    their_bot = theirs(game, simulations, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(spiel.BASE))
        elif state.current_player() == seat:
            state.apply_action(bots.ask(our_bot, state.position, rng))
        else:
            state.apply_action(int(their_bot.step(state)))
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=steiger.game_names()[-1])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    args = parser.parse_args()
    game = pyspiel.load_game(spiel.short_name(steiger.game(args.game)), {"players": 2})
    won = sum(play(game, args.simulations, seed) for seed in range(args.games))
    print(f"{args.game}: our ismcts won {won:g} of {args.games} games against OpenSpiel's IS-MCTS")


if __name__ == "__main__":
    main()
