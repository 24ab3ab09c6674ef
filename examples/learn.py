"""Learn to play from nothing but the batch, in plain numpy, and beat `random` within minutes.

The policy has one number per action: how much it likes to play it. Policy gradient (REINFORCE) in self-play raises the numbers of
actions that led to more points than the opponents made. Run it with: python learn.py
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import steiger
from steiger.env import Batch

Array = NDArray[Any]


def probabilities(likes: Array, masks: Array) -> Array:
    """Return the probability of each action, 0 for illegal ones."""
    weights: Array = np.exp(likes - likes.max(), dtype=np.float32) * masks
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def choose(chances: Array, generator: np.random.Generator) -> Array:
    """Draw an action for each game."""
    sums = np.cumsum(chances, axis=1)
    drawn = generator.random((len(sums), 1)) * sums[:, -1:]
    chosen: Array = np.argmax(sums > drawn, axis=1)
    return chosen


def self_play(batch: Batch, likes: Array, generator: np.random.Generator) -> tuple[Array, Array]:
    """Play one game in every row. Return the gradients of the choices and the rewards, by row and seat."""
    batch.reset()
    gradients = np.zeros((batch.games, batch.setting.players, len(likes)), np.float32)
    rewards = np.zeros((batch.games, batch.setting.players), np.float32)
    while not batch.done.all():
        running = np.flatnonzero(~batch.done)
        seats = batch.to_move[running].copy()
        chances = probabilities(likes, batch.masks[running])
        actions = np.zeros(batch.games, np.int64)
        actions[running] = choose(chances, generator)
        gradients[running, seats] -= chances
        gradients[running, seats, actions[running]] += 1
        batch.step(actions)
        rewards += batch.rewards
    return gradients, rewards


def learn(batch: Batch, iterations: int, rate: float, generator: np.random.Generator) -> Array:
    """Return what the policy likes after some iterations of self-play."""
    likes = np.zeros(batch.setting.actions, np.float32)
    for _ in range(iterations):
        gradients, rewards = self_play(batch, likes, generator)
        advantages = rewards / (rewards.std() + 1e-6)
        step = np.tensordot(advantages, gradients, axes=2) / np.sqrt((gradients**2).sum(axis=(0, 1)) + 1)
        likes += rate * step
    return likes


def duel(game: str, likes: Array, games: int, generator: np.random.Generator) -> float:
    """Return the share of games that the policy wins against `random` with two players, in both seats equally often."""
    batch = Batch(game, games, 2, autoreset="disabled")
    batch.reset(seed=1)
    own = np.arange(games) % 2
    won = np.zeros(games)
    while not batch.done.all():
        actions = batch.play_at_random(generator)
        mine = np.flatnonzero(batch.to_move == own)
        if len(mine):
            actions[mine] = choose(probabilities(likes, batch.masks[mine]), generator)
        batch.step(actions)
        won += batch.rewards[np.arange(games), own]
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default=steiger.game_names()[-1])
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--games", type=int, default=64, help="per iteration")
    parser.add_argument("--rate", type=float, default=0.1)
    args = parser.parse_args()
    generator = np.random.default_rng(1)
    batch = Batch(args.game, args.games, 2, reward="ahead", autoreset="disabled", observe=False)
    began = perf_counter()
    likes = learn(batch, args.iterations, args.rate, generator)
    share = duel(args.game, likes, 400, generator)
    error = 1.96 * np.sqrt(share * (1 - share) / 400)
    print(f"{args.game}: wins {share:.1%} ± {error:.1%} of 400 games against random after {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
