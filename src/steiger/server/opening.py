"""How tables come to be: new, started, rematched, imported, forked. Pure but for chance: it makes rows."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import update

from steiger.core.errors import Reason
from steiger.core.record import Record
from steiger.core.registry import find_game
from steiger.core.resample import resample
from steiger.core.rng import Rng
from steiger.core.table import Table
from steiger.server import clocks, fairness, seats
from steiger.server.boxes import boxed_game
from steiger.server.faults import Refusal, conflict, not_allowed, not_found
from steiger.server.identity import Player, clean_name, new_id
from steiger.server.messages import Fork, NewTable, Origin, SeatWish
from steiger.server.playing import Play, replayed
from steiger.server.rows import PlyRow, Row, SeatRow, columns
from steiger.server.schema import games

MOST_IMPORTED = 5000
SEED_BITS = 62


def new_row(wish: NewTable, player: Player) -> Row:
    game = find_game(wish.game).with_components(wish.components)
    count = game.check_players(wish.players)
    if len(wish.seats) > count:
        raise Refusal(400, "bad-request", Reason("too-many-seats", players=count))
    row = blank(game.name, game.rules, game.check_options(wish.options), count, player.id)
    row.components = game.changes()
    row.mode, row.clock, row.public, row.seed = wish.mode, wish.clock, wish.public, wish.seed
    row.advice = wish.advice
    for seat, kind in enumerate(wish.seats):
        seats.furnish(row, seat, kind)
    if wish.sit:
        seats.sit(row, player.id, player.name, None, row.invite)
    return row


def blank(game: str, rules: int, options: dict[str, Any], count: int, host: str) -> Row:
    now = time.time()
    return Row(
        id=new_id("t"),
        game=game,
        rules=rules,
        options=options,
        mode="live",
        public=False,
        host=host,
        invite=secrets.token_urlsafe(9),
        clock=None,
        created=now,
        changed=now,
        seats=[SeatRow() for _ in range(count)],
    )


def furnish(row: Row, seat: int, player: Player, wish: SeatWish) -> None:
    """Before the start a seat is the host's to give; one's own can be given up."""
    seats.seat_at(row, seat)
    if player.id != row.host:
        raise not_allowed("host-only")
    seats.furnish(row, seat, wish)


def start(row: Row, player: Player) -> None:
    if player.id != row.host:
        raise not_allowed("host-only")
    if row.status != "open":
        raise conflict("not-open")
    if any(seat.kind == "open" for seat in row.seats):
        raise conflict("seats-open")
    row.status = "running"
    if row.setup is None:
        # Only a deal that nobody chose is worth swearing on.
        row.salt = fairness.new_salt() if row.seed is None else ""
        seed = secrets.randbits(SEED_BITS) if row.seed is None else row.seed
        row.setup = boxed_game(row.game, row.components).setup_from(len(row.seats), row.options, seed, row.rules)


def begin(row: Row, player: Player, lines: list[PlyRow]) -> None:
    start(row, player)
    row.times = clocks.at_start(row.clock, len(row.seats), Play(row, lines).table.to_move(), time.time())


def dealt(row: Row) -> list[Any]:
    """What only the start writes."""
    values = columns(row, ("setup", "seed", "salt"))
    return [update(games).where(games.c.id == row.id).values(values)]


def rematch_of(row: Row) -> Row:
    """The same again, everybody one seat on."""
    if row.status not in ("finished", "cancelled"):
        raise conflict("not-finished")
    again = blank(row.game, row.rules, row.options, len(row.seats), row.host)
    again.mode, again.clock, again.public, again.advice = row.mode, row.clock, row.public, row.advice
    again.components = row.components
    again.seats = seats.rotated(row.seats)
    again.rules = find_game(row.game).rules
    again.origin = Origin(kind="rematch", table=row.id)
    return again


def imported(record: Record, player: Player) -> tuple[Row, list[PlyRow]]:
    """A record somebody brought, to look at and to fork."""
    if len(record.actions) > MOST_IMPORTED:
        raise Refusal(400, "bad-record", Reason("record-actions", most=MOST_IMPORTED))
    table = Table.replay(record)
    row = blank(record.game.name, table.rules, record.options, len(record.players), player.id)
    row.setup, row.seed, row.components = record.setup, record.seed, record.game.changes()
    row.origin = Origin(kind="import")
    row.status = "finished" if table.to_move() is None else "review"
    row.ply = row.shown = row.base = table.ply
    row.seats = [_imported_seat(facts) for facts in table.players]
    lines = [PlyRow(seat=s, words=w, at=row.created) for s, w in zip(table.movers, table.words(), strict=True)]
    return row, lines


def _imported_seat(facts: dict[str, Any]) -> SeatRow:
    bot = clean_name(str(facts.get("bot", "")))
    return SeatRow(kind="bot" if bot else "human", name=clean_name(facts["name"]), bot=bot or None)


def forked(play: Play, wish: Fork, player: Player) -> tuple[Row, list[PlyRow]]:
    """A new table from any ply of a game that is over."""
    row = play.row
    if row.status not in ("finished", "review", "cancelled"):
        raise conflict("not-finished")
    if wish.ply > play.table.ply:
        raise not_found("no-such-ply", ply=wish.ply, last=play.table.ply)
    new = blank(row.game, row.rules, row.options, len(row.seats), player.id)
    new.public, new.components = wish.public, row.components
    new.ply = new.shown = new.base = wish.ply
    new.origin = Origin(kind="fork", table=row.id, ply=wish.ply)
    table = replayed(play, wish.ply)
    if table.to_move() is None:
        raise conflict("fork-over")
    if wish.seat is not None:
        seats.seat_at(row, wish.seat)
        table = resample(table, wish.seat, Rng(secrets.randbits(SEED_BITS)))
    new.setup, new.seed = table.setup, table.seed
    seats.sit(new, player.id, player.name, wish.seat, new.invite)
    told = zip(play.lines, table.words(), strict=False)
    return new, [PlyRow(seat=line.seat, words=words, at=line.at) for line, words in told]
