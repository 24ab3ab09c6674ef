"""Compares candidates for Zwergar's chosen numbers by simulation. It only counts; people decide.

python -m tests.games.zwergar.candidates CANDIDATES.json --games 200 --players 2 3 4 --bot foreman >> results.jsonl
python -m tests.games.zwergar.candidates --table results.jsonl

CANDIDATES.json maps names to corrections of the newest rules, such as {"a": {"mine-1": {"yield": "2S"}}}.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import steiger
from steiger import bots
from steiger.core.rng import Rng
from steiger.core.state import NOBODY
from steiger.games.zwergar.contract import Setup
from tests.games.zwergar.balance import heading, percent, row, wilson

MINE = ("mine-1", "mine-2", "mine-3", "mine-4")
Facts = dict[str, Any]


def play(players: int, bot: str, ms: int, corrections: Facts, seed: int) -> Facts:
    """Play one game and return, by place in turn order: scores, wins, completed projects and visits to the mine."""
    game = steiger.game("zwergar").with_components(corrections)
    setup = game.setup_from(players, {}, seed)
    state = game.begin(players, {}, setup, game.rules)
    chance, redeal = Rng(seed), Rng(seed + 1)
    seated = [bots.get(bot, chance) for _ in range(players)]
    visits: Counter[str] = Counter()
    actions = 0
    while (seat := state.to_move()) != NOBODY:
        action = bots.ask(seated[seat], state, redeal, ms)
        verb, *rest = game.vocabulary.words[action].split(" ")
        if verb in ("place", "visit", "break"):
            actions += 1
            visits[rest[-1]] += 1
        state.apply(action)
    assert isinstance(setup, Setup)
    described: Facts = game.describe(state)
    order = [(setup.start + turn) % players for turn in range(players)]
    sheets = [described["seats"][seat] for seat in order]
    winners = state.winners()
    return {
        "scores": [sheet["score"] for sheet in sheets],
        "wins": [1 / len(winners) if seat in winners else 0.0 for seat in order],
        "completed": [sorted(sheet["completed"] + sheet["upgraded"]) for sheet in sheets],
        "visits": [visits[level] for level in MINE],
        "actions": actions,
        "projects": sorted(setup.projects),
    }


def measure(name: str, corrections: Facts, players: int, args: argparse.Namespace, pool: ProcessPoolExecutor) -> Facts:
    seeds = range(args.seed, args.seed + args.games)
    games = list(pool.map(partial(play, players, args.bot, args.ms, corrections), seeds, chunksize=4))
    scores = [score for game in games for score in game["scores"]]
    done = Counter(card for game in games for clan in game["completed"] for card in clan)
    clans = players * len(games)
    return {
        "name": name,
        "players": players,
        "bot": args.bot,
        "games": len(games),
        "corrections": corrections,
        "shares": [mean(game["wins"][turn] for game in games) for turn in range(players)],
        "means": [mean(game["scores"][turn] for game in games) for turn in range(players)],
        "score": mean(scores),
        "error": 1.96 * stdev(mean(game["scores"]) for game in games) / len(games) ** 0.5,
        "completed": mean(len(clan) for game in games for clan in game["completed"]),
        "visits": [sum(game["visits"][level] for game in games) / clans for level in range(4)],
        "mined": sum(sum(game["visits"]) for game in games) / sum(game["actions"] for game in games),
        "fourth": sum(game["visits"][3] for game in games) / sum(game["actions"] for game in games),
        "rarest": min((done[card] / len(games), card) for card in games[0]["projects"]),
        "commonest": max((done[card] / len(games), card) for card in games[0]["projects"]),
    }


def table(path: Path) -> list[str]:
    """Return the results as a table, one row per candidate and number of players."""
    names = ("candidate", "players", "bot", "games", "win share by place in turn order (95 %)", "mean score", "completed")
    lines = heading(*names, "visits to levels 1–4 per clan", "level 4 of all actions", "rarest and commonest project")
    for line in path.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        bounds = [(share, *wilson(share, found["games"])) for share in found["shares"]]
        shares = " · ".join(f"{percent(share)} ({100 * low:.1f} – {100 * high:.1f})" for share, low, high in bounds)
        visits = " – ".join(f"{number:.2f}" for number in found["visits"])
        score = f"{found['score']:.1f} ± {found['error']:.1f}"
        rare, common = (f"{percent(share)} (nr {card})" for share, card in (found["rarest"], found["commonest"]))
        facts = (found["name"], found["players"], found["bot"], found["games"], shares, score, f"{found['completed']:.2f}")
        lines.append(row(*facts, visits, percent(found["fourth"]), f"{rare}, {common}"))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("candidates", nargs="?", type=Path)
    parser.add_argument("--table", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="foreman")
    parser.add_argument("--ms", type=int, default=0)
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    if args.table:
        print("\n".join(table(args.table)))
        return
    candidates: dict[str, Facts] = json.loads(args.candidates.read_text(encoding="utf-8"))
    with ProcessPoolExecutor(args.processes) as pool:
        for name, corrections in candidates.items():
            for players in args.players:
                print(json.dumps(measure(name, corrections, players, args, pool)), flush=True)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
