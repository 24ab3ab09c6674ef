"""New tables: opened, started, rematched, imported, forked. These functions make rows, and use nothing else but chance."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace
from sqlalchemy import update

from steiger.core.errors import Reason
from steiger.core.record import Player as RecordPlayer
from steiger.core.record import Record
from steiger.core.registry import find_game
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.core.view import as_json
from steiger.server import clocks, fairness, seats, steady
from steiger.server.boxes import game_of
from steiger.server.faults import Refusal, conflict, not_allowed, not_found
from steiger.server.identity import Player, new_id
from steiger.server.messages import Fork, NewTable, Origin, SeatWish, TableOptions
from steiger.server.names import clean_name
from steiger.server.playing import Play
from steiger.server.rows import PlyRow, Row, SeatRow, columns, table_options
from steiger.server.schema import tables

MOST_IMPORTED = 5000
SEED_BITS = 62


def new_row(wish: NewTable, player: Player) -> Row:
    game = find_game(wish.game).with_components(wish.components)
    count = game.check_players(wish.players)
    if len(wish.seats) > count:
        raise Refusal(400, "bad-request", Reason("too-many-seats", players=count))
    chosen = TableOptions(**table_options(wish))
    chosen.options, chosen.components = {**game.check_options(wish.options)}, {**game.changes()}
    row = blank(chosen, game.rules, count, player.id)
    for seat, kind in enumerate(wish.seats):
        seats.furnish(row, seat, kind)
    if wish.sit:
        seats.sit(row, player, None, row.invite)
    return row


def blank(chosen: TableOptions, rules: int, count: int, host: str) -> Row:
    now = steady.now()
    return Row(
        id=new_id("t"),
        chosen=chosen,
        rules=rules,
        host=host,
        invite=secrets.token_urlsafe(9),
        created=now,
        changed=now,
        seats=[SeatRow() for _ in range(count)],
    )


def furnish(row: Row, seat: int, player: Player, wish: SeatWish) -> None:
    """Change a seat before the start. Only the host may."""
    seats.seat_at(row, seat)
    if player.id != row.host:
        raise not_allowed("host-only")
    seats.furnish(row, seat, wish)


def start(row: Row, player: Player, plies: list[PlyRow]) -> None:
    """Deal and start the clocks. A fork has its deal and its first plies already."""
    _check_start(row, player)
    row.status = "running"
    if row.setup is None:
        _deal(row)
    first = Play(row, plies).table.to_move()
    row.times = clocks.at_start(row.chosen.clock, len(row.seats), first, steady.now())


def _check_start(row: Row, player: Player) -> None:
    if player.id != row.host:
        raise not_allowed("host-only")
    if row.status != "open":
        raise conflict("not-open")
    if any(seat.kind == "open" for seat in row.seats):
        raise conflict("seats-open")


def _deal(row: Row) -> None:
    seed = row.chosen.seed
    # A commitment proves that nobody chose the deal, so a chosen seed gets none.
    row.salt = fairness.new_salt() if seed is None else ""
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    game = game_of(row.chosen)
    row.setup = as_json(game.setup_from(len(row.seats), game.check_options(row.chosen.options), drawn, row.rules))


def dealt(row: Row) -> list[Any]:
    """Return the statement that stores the deal. Only the start writes these columns."""
    return [update(tables).where(tables.c.id == row.id).values(columns(row, ("setup", "salt")))]


def rematch_of(row: Row) -> Row:
    """Return a new table with the same options and a new deal. Everybody moves one seat on."""
    if row.status not in ("finished", "cancelled"):
        raise conflict("not-finished")
    game = find_game(row.game)
    kept = row.chosen.components if row.rules == game.rules else game.renewed(row.chosen.components)
    again = blank(replace(row.chosen, seed=None, components=kept), game.rules, len(row.seats), row.host)
    again.seats = seats.rotated(row.seats)
    again.origin = Origin(kind="rematch", table=row.id)
    return again


def imported(record: Record, player: Player) -> tuple[Row, list[PlyRow]]:
    """Return a table to view and to fork, made from a record."""
    if len(record.actions) > MOST_IMPORTED:
        raise Refusal(400, "bad-record", Reason("record-actions", most=MOST_IMPORTED))
    table = Table.replay(record)
    game = record.game
    chosen = TableOptions(
        game=game.name,
        options={**record.options},
        components={**game.under(table.rules).changes()},
        seed=record.seed,
        public=False,
    )
    row = blank(chosen, table.rules, len(record.players), player.id)
    row.setup = as_json(record.setup)
    row.origin = Origin(kind="import")
    row.status = "finished" if table.to_move() is None else "review"
    row.ply = row.confirmed = row.base = table.ply
    row.seats = [_imported_seat(facts) for facts in table.players]
    return row, [PlyRow(seat=s, words=w, at=row.created) for s, w in zip(table.movers, table.words(), strict=True)]


def _imported_seat(facts: RecordPlayer) -> SeatRow:
    bot = clean_name(str(facts.get("bot", "")))
    return SeatRow(kind="bot" if bot else "human", name=clean_name(facts["name"]), bot=bot or None)


def forked(play: Play, wish: Fork, player: Player) -> tuple[Row, list[PlyRow]]:
    """Return a new table that continues a finished game from any ply, with the same options."""
    row = play.row
    if row.status not in ("finished", "review", "cancelled"):
        raise conflict("not-finished")
    if wish.ply > play.table.ply:
        raise not_found("no-such-ply", ply=wish.ply, last=play.table.ply)
    table = play.table.at(wish.ply)
    if table.to_move() is None:
        raise conflict("fork-over")
    if wish.seat is not None:
        seats.seat_at(row, wish.seat)
        table = resample(table, wish.seat, Rng(secrets.randbits(SEED_BITS)))
    new = blank(replace(row.chosen, seed=table.seed, public=wish.public), row.rules, len(row.seats), player.id)
    new.setup = as_json(table.setup)
    new.ply = new.confirmed = new.base = wish.ply
    new.origin = Origin(kind="fork", table=row.id, ply=wish.ply)
    seats.sit(new, player, wish.seat, new.invite)
    words = zip(play.plies, table.words(), strict=False)
    return new, [PlyRow(seat=ply.seat, words=text, at=ply.at) for ply, text in words]
