"""A table while it is in memory: its play, who is looking at it, and what each of them has been sent."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from steiger.server import seats
from steiger.server.messages import ChatLine, Position, Reveal, Table
from steiger.server.playing import Play, Step
from steiger.server.presence import Elsewhere
from steiger.server.rows import PlyRow, Row
from steiger.server.views import Viewer, position, revision_for, table_for

MOST_WAITING = 64


class Watcher:
    """One connection. It is woken, not fed: what it sends is always the newest, however slowly its client reads."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.wake = asyncio.Event()
        self.table_changed = False
        self.position_changed = False
        self.all_changed = False
        self.chat: deque[ChatLine] = deque(maxlen=MOST_WAITING)
        self.sent_ply = 0
        self.sent_seat: int | None = None
        self.closing = False

    def tell(self, *, table: bool = False, position: bool = False, everything: bool = False) -> None:
        self.table_changed |= table
        self.position_changed |= position
        self.all_changed |= everything
        self.wake.set()


def open_facts(row: Row) -> tuple[object, ...]:
    """What everybody is told of a table besides the position, as far as it changes after the start."""
    return row.status, row.seats, row.rematch


def sight(play: Play | None, viewer: Viewer) -> tuple[object, ...] | None:
    """All on which it depends what a viewer is sent: while it stays the same, nothing has happened for them."""
    if play is None:
        return None
    table = table_for(play, viewer)
    return open_facts(play.row), revision_for(play, viewer), table.actions, table is play.shown


class Room:
    def __init__(self, row: Row, actions: list[PlyRow], elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.heard = 0  # the newest line of chat passed on
        self.take(row, actions)

    def take(self, row: Row, actions: list[PlyRow]) -> None:
        """This is what is stored."""
        self.waiting = row
        self.play = None if row.setup is None else Play(row, actions)

    def renew(self, row: Row, actions: list[PlyRow]) -> None:
        """Somebody else has written: take it over and tell everybody no more than they need."""
        before = {watcher: sight(self.play, watcher.viewer) for watcher in self.watchers}
        self.take(row, actions)
        for watcher, seen in before.items():
            if seen is None or sight(self.play, watcher.viewer) != seen:
                watcher.tell(everything=True)

    @property
    def row(self) -> Row:
        return self.waiting if self.play is None else self.play.row

    def accept(self, step: Step) -> None:
        """A step of play is stored: tell all who see something new."""
        play = self.play
        assert play is not None
        before = {watcher: table_for(play, watcher.viewer) for watcher in self.watchers}
        about, shown = open_facts(play.row), play.shown
        step.accept()
        changed = open_facts(play.row) != about
        for watcher, seen in before.items():
            now = table_for(play, watcher.viewer)
            # Who drafted sees the same cards when the draft is confirmed, but may do other things with them.
            if changed or now is not seen or seen is not shown:
                watcher.sent_ply = min(watcher.sent_ply, now.ply, now.ply if step.cut is None else step.cut)
                watcher.tell(position=True, table=changed)

    def amend(self, row: Row) -> None:
        """Seats or status are stored anew."""
        started = row.status == "running" and self.row.status == "open"
        self.waiting = row
        if self.play is not None:
            self.play.row = row
        elif row.setup is not None:
            self.play = Play(row, [])
        self.tell_all(table=True, position=True, everything=started)

    def tell_all(self, *, table: bool = False, position: bool = False, everything: bool = False) -> None:
        for watcher in self.watchers:
            watcher.tell(table=table, position=position, everything=everything)

    def tell_drafter(self) -> None:
        """Something about a draft that is nobody else's business."""
        play = self.play
        for watcher in self.watchers:
            if play is not None and table_for(play, watcher.viewer) is not play.shown:
                watcher.tell(position=True)

    def connected_here(self) -> set[str]:
        return {watcher.viewer.player for watcher in self.watchers if watcher.viewer.player is not None}

    def connected(self) -> set[str]:
        """To this node or another."""
        return self.connected_here() | self.elsewhere.at(self.row.id)

    def is_idle(self) -> bool:
        return not self.watchers and self.thinking is None and self.timer is None and not self.lock.locked()

    # What is sent.

    def table(self, commitment: str | None) -> Table:
        row = self.row
        over = row.status in ("finished", "review")
        owners = Counter(seat.owner for seat in row.seats if seat.owner is not None)
        return Table(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            components=row.components,
            status=row.status,
            mode=row.mode,
            public=row.public,
            host=row.host,
            created=row.created,
            advice=row.advice,
            seats=seats.public(row, self.connected()),
            clock=None if row.clock is None else {"initial": row.clock.initial, "increment": row.clock.increment},
            seeded=row.seed is not None or (row.setup is not None and not row.salt),
            commitment=commitment,
            reveal=Reveal(setup=row.setup, salt=row.salt) if over else None,
            origin=row.origin,
            rematch=row.rematch or None,
            watchers=sum(watcher.viewer.player not in owners for watcher in self.watchers),
        )

    def position(self, viewer: Viewer, now: float, log_from: int = 0) -> Position | None:
        return None if self.play is None or self.row.status == "open" else position(self.play, viewer, now, log_from)

    def resume_at(self, viewer: Viewer, ply: int | None, revision: int | None) -> int:
        """From which ply a returning client needs the log."""
        if self.play is None or ply is None or revision != revision_for(self.play, viewer):
            return 0
        return ply
