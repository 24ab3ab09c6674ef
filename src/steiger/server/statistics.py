"""Results and their sources, by table and by player. The sources, verbs and words are the game's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import select

from steiger.core.game import Game
from steiger.server.identity import Player
from steiger.server.people_messages import GameStatistics, Person, PlayerStatistics, SeatStatistics, TableStatistics
from steiger.server.playing import Play, Transition
from steiger.server.rows import PlyRow
from steiger.server.schema import results
from steiger.server.store import Store
from steiger.server.views import result

MOST_PHRASES = 100
LONGEST_THOUGHT = 3600.0  # an hour between two actions is a break, not a thought


def seconds_by_seat(plies: list[PlyRow], seats: int, first: int) -> list[float]:
    """Return the thinking time of each seat: the time between an action and the one before it."""
    spent = [0.0] * seats
    for before, ply in zip(plies[first:], plies[first + 1 :], strict=False):
        spent[ply.seat] += min(LONGEST_THOUGHT, max(0.0, ply.at - before.at))
    return [round(seconds, 1) for seconds in spent]


def verbs_of(plies: list[PlyRow], seat: int) -> dict[str, int]:
    return dict(Counter(ply.words.split(" ")[0] for ply in plies if ply.seat == seat))


def places_of(plies: list[PlyRow], seat: int) -> dict[str, int]:
    """Return how often each action was chosen, which shows the use of fields and cards."""
    return dict(Counter(ply.words for ply in plies if ply.seat == seat))


def fields_of(plies: list[PlyRow], seat: int, game: Game) -> dict[str, int]:
    """Return `places_of` without verbs of a hundred phrases and more. They are no fields, and their averages say nothing."""
    wide = {verb.word for verb in game.vocabulary.verbs if verb.size >= MOST_PHRASES}
    return {words: count for words, count in places_of(plies, seat).items() if words.split(" ")[0] not in wide}


def of_table(play: Play) -> TableStatistics:
    state, seats = play.table.state, play.row.seats
    sources, scores = play.table.game.breakdown(state), state.scores()
    seconds = seconds_by_seat(play.plies, len(seats), play.row.base)
    rows = [
        SeatStatistics(
            seat=i,
            name=seat.name,
            score=int(scores[i]),
            sources=sources[i],
            verbs=verbs_of(play.plies, i),
            places=places_of(play.plies, i),
            seconds=seconds[i],
        )
        for i, seat in enumerate(seats)
    ]
    return TableStatistics(ply=play.table.ply, seats=rows)


def result_rows(transition: Transition) -> list[dict[str, Any]]:
    """Return the results of a game that has just ended. With a chosen deal they count for no player."""
    found = result(transition.row, transition.table)
    assert found is not None, transition.row.id
    plies = transition.play.plies + transition.added
    seconds = seconds_by_seat(plies, len(transition.row.seats), transition.row.base)
    return [
        {
            "table_id": transition.row.id,
            "seat": i,
            "game": transition.row.game,
            "player": seat.owner if seat.kind == "human" and not transition.row.has_chosen_deal else None,
            "score": found.scores[i],
            "won": i in found.winners,
            "sources": msgspec.json.encode(found.breakdown[i]).decode(),
            "verbs": msgspec.json.encode(verbs_of(plies, i)).decode(),
            "places": msgspec.json.encode(fields_of(plies, i, transition.table.game)).decode(),
            "seconds": seconds[i],
        }
        for i, seat in enumerate(transition.row.seats)
    ]


async def of_player(store: Store, player: Player) -> PlayerStatistics:
    rows = await store.rows(select(results).where(results.c.player == player.id).limit(10_000))
    games = sorted({row["game"] for row in rows})
    listed = [_of_game(game, [row for row in rows if row["game"] == game]) for game in games]
    return PlayerStatistics(player=Person(id=player.id, name=player.name), games=listed)


def _of_game(game: str, rows: list[dict[str, Any]]) -> GameStatistics:
    return GameStatistics(
        game=game,
        played=len(rows),
        won=sum(row["won"] for row in rows),
        best=max(row["score"] for row in rows),
        average=round(sum(row["score"] for row in rows) / len(rows), 2),
        sources=_averages([msgspec.json.decode(row["sources"]) for row in rows]),
        verbs=_averages([msgspec.json.decode(row["verbs"]) for row in rows]),
        places=_averages([found for row in rows if (found := msgspec.json.decode(row["places"]))]),
        seconds=round(sum(row["seconds"] for row in rows), 1),
    )


def _averages(rows: list[dict[str, float]]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row)
    return {name: round(value / len(rows), 2) for name, value in sorted(total.items())}
