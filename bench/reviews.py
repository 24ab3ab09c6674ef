"""The proof of the review: stability of bands, false flags, the ranking of our bots, and how often reasons explain a loss.

`python -m bench.reviews GAME` prints the table. `--scale` also writes the bots' losses beside the nets.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from functools import partial

import msgspec

from steiger import Record, Rng, Table, bots, game
from steiger.arena.processes import spread_out
from steiger.arena.seeds import seeds_of
from steiger.review.curve import net_file, net_hash
from steiger.review.data import TurnReview
from steiger.review.reviewing import Reviewing
from steiger.review.sampling import mean
from steiger.review.summary import Scale

BOTS = ("random", "easy", "medium", "foreman", "planner", "expert")  # from the largest loss to the smallest
PLAYED_WITH = {"planner": "planner#40", "expert": "expert#60"}
SAMPLES = 400  # of the reference that chooses turns with four times the budget


def play(name: str, players: int, bot: str, seed: int) -> Record:
    """Play the bot in every seat."""
    chance = seeds_of(seed, 0)
    table = Table.new(game(name), players, {}, chance.setup)
    seated = [bots.get(PLAYED_WITH.get(bot, bot), Rng(chance.bots + seat)) for seat in range(players)]
    redeal = Rng(chance.redeal)
    while (seat := table.to_move()) is not None:
        table.play(table.game.vocabulary.words[bots.ask(seated[seat], table.state, redeal, ms=0)])
    return table.record()


def judged(name: str, players: int, deals: int | None, job: tuple[str, int]) -> list[TurnReview]:
    """Return the turns of seat 0 in one game of a bot."""
    bot, seed = job
    return Reviewing(play(name, players, bot, seed), 0, deals).run().turns


def losses(turns: list[TurnReview]) -> float:
    real = [turn.regret for turn in turns if turn.real]
    return mean(real) if real else 0.0


def twice(name: str, players: int, deals: int | None, seed: int) -> list[tuple[str, str]]:
    """Judge some turns of one game with two different random numbers, and return both bands of each."""
    record = play(name, players, ("easy", "medium", "random")[seed % 3], seed)
    both = [Reviewing(record, 0, deals, chance) for chance in (1, 2)]
    own = [unit.ply for unit in both[0].units if unit.seat == 0]
    chosen = random.Random(seed).sample(own, min(10, len(own)))
    first, second = ([one.turn(ply, one.deals).band for ply in chosen] for one in both)
    return list(zip(first, second, strict=True))


def flagged(name: str, players: int, deals: int | None, seed: int) -> list[str]:
    """Return the bands of turns that the expert chose with four times its budget."""
    record = play(name, players, f"expert#{SAMPLES}", seed)
    return [turn.band for turn in Reviewing(record, 0, deals, 3).run().turns]


def rank_correlation(values: list[float]) -> float:
    """Return Spearman's correlation between the bots' order and their losses, which should fall."""
    order = sorted(range(len(values)), key=lambda place: -values[place])
    size = len(values)
    return 1 - 6 * sum((place - order.index(place)) ** 2 for place in range(size)) / (size * (size * size - 1))


def lines(args: argparse.Namespace) -> Iterator[str]:
    spread = partial(spread_out, processes=args.processes)
    jobs = [(bot, seed) for bot in BOTS for seed in range(args.games)]
    turns = list(spread(partial(judged, args.game, args.players, args.deals), jobs))
    found = {bot: [turn for (who, _), some in zip(jobs, turns, strict=True) if who == bot for turn in some] for bot in BOTS}
    loss = {bot: losses(found[bot]) for bot in BOTS}
    for bot in BOTS:
        yield f"| loss per decision, {bot} | {100 * loss[bot]:.2f} points | {sum(turn.real for turn in found[bot])} decisions |"
    yield f"| rank correlation | {rank_correlation(list(loss.values())):.2f} | aim 0.9 |"
    mistakes = [turn for some in found.values() for turn in some if turn.band != "even"]
    explained = sum(turn.accounted >= 0.5 and bool(turn.reasons) for turn in mistakes)
    yield f"| mistakes with a reason for half of the loss | {explained} of {len(mistakes)} | aim 90 % |"
    pairs = [
        pair for some in spread(partial(twice, args.game, args.players, args.deals), range(args.positions // 10)) for pair in some
    ]
    yield f"| same band twice | {sum(a == b for a, b in pairs)} of {len(pairs)} | aim 95 % |"
    yield f"| large once and even once | {sum({a, b} == {'large', 'even'} for a, b in pairs)} of {len(pairs)} | aim 0 |"
    bands = [band for some in spread(partial(flagged, args.game, args.players, args.deals), range(args.experts)) for band in some]
    yield f"| turns of expert#{SAMPLES} flagged | {sum(band != 'even' for band in bands)} of {len(bands)} | aim 2 % |"
    if args.scale:
        write_scale(args.game, args.players, loss)


def write_scale(name: str, players: int, loss: dict[str, float]) -> None:
    path = net_file(name, players).with_name("scale.json")
    known = msgspec.json.decode(path.read_bytes(), type=Scale) if path.exists() else Scale(nets={}, loss={})
    known.nets[str(players)] = net_hash(name, players)
    known.loss[str(players)] = {bot: round(value, 5) for bot, value in loss.items()}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="per bot")
    parser.add_argument("--positions", type=int, default=200, help="judged twice")
    parser.add_argument("--experts", type=int, default=10, help="games of the expert with four times its budget")
    parser.add_argument("--deals", type=int)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--scale", action="store_true", help="write the bots' losses beside the nets")
    for line in lines(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
