"""Replays: any ply of a game as a viewer may see it, and records to download."""

from __future__ import annotations

import secrets

from steiger.core.jsontypes import Json
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.server import fairness, seats
from steiger.server.faults import not_allowed, not_found
from steiger.server.messages import Position, Turn
from steiger.server.playing import Play, written
from steiger.server.room import Room
from steiger.server.views import Viewer, eyes, log, result, revision_for, table_for

VIEW_FORMAT = "steiger-view/1"
SEED_BITS = 62


def is_over(play: Play) -> bool:
    return play.row.status in ("finished", "review")


def at_ply(play: Play, viewer: Viewer, ply: int | None) -> Position:
    """Return the position at a ply. In a running game a player sees only their own view, and no draft of others."""
    newest = table_for(play, viewer)
    ply = newest.ply if ply is None else ply
    if ply > newest.ply:
        raise not_found("no-such-ply", ply=ply, last=newest.ply)
    table = newest if ply == newest.ply else newest.at(ply)
    seat = viewer.seat if is_over(play) else _own_eyes(play, newest, viewer)
    if seat is not None and seat >= len(play.row.seats):
        raise not_found("no-such-seat", seat=seat + 1)
    return Position(
        ply=ply,
        revision=revision_for(play, viewer),
        seat=seat,
        to_move=table.to_move(),
        view=written(table.view(seat)),
        legal=[],
        log=log(play, table, seat, 0),
        log_from=0,
        turn=Turn(),
        clock=None,
        result=result(play.row, table),
    )


def _own_eyes(play: Play, table: Table, viewer: Viewer) -> int | None:
    if viewer.seat is not None and viewer.seat not in seats.owned(play.row, viewer.player):
        raise not_allowed("not-your-seat")
    return eyes(play, table, viewer)


def record(room: Room, viewer: Viewer) -> dict[str, Json]:
    """Return the complete record of a finished game, or what this player has seen of a running one."""
    play = room.play
    assert play is not None
    if is_over(play):
        return whole_record(play)
    if not seats.owned(play.row, viewer.player):
        raise not_allowed("record-players-only")
    return seen_record(play, viewer)


def whole_record(play: Play) -> dict[str, Json]:
    whole = play.table.record()
    for player, seat in zip(whole.players, play.row.seats, strict=True):
        if seat.kind == "bot" and seat.bot is not None:
            player["bot"] = seat.bot
    found = whole.to_json()
    proof = fairness.commitment_of(play.row)
    if proof is not None:
        found |= {"commitment": proof, "salt": play.row.salt}
    return found


def possible_record(play: Play, viewer: Viewer) -> dict[str, Json]:
    """Return a complete record that is consistent with everything the viewer's seat has seen."""
    table = table_for(play, viewer)
    seat = eyes(play, table, viewer)
    if seat is None:
        raise not_allowed("not-seated")
    return resample(table, seat, Rng(secrets.randbits(SEED_BITS))).record().to_json()


def seen_record(play: Play, viewer: Viewer) -> dict[str, Json]:
    row, table = play.row, table_for(play, viewer)
    seat = eyes(play, table, viewer)
    return {
        "format": VIEW_FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.chosen.options,
        "components": row.chosen.components,
        "players": [{"name": place.name} for place in row.seats],
        "seat": seat,
        "actions": [line.words for line in log(play, table, seat, 0)],
        "movers": table.movers,
        "view": as_json(table.view(seat)),
    }
