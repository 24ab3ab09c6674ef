"""A table in memory: its play, its watchers, and what each watcher has been sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec

from steiger.server import fairness, seats
from steiger.server.fair_queue import Asker, Priority
from steiger.server.messages import ChatLine, Position, Reveal, Table
from steiger.server.playing import Play, Transition
from steiger.server.presence import Elsewhere
from steiger.server.rows import PlyRow, Row, table_options
from steiger.server.views import Viewer, position, revision_for, table_for

MOST_LINES = 100
OTHERS = "*"  # anybody who is not seated; stands for all of them, so that messages stay small


class ChatWindow:
    """The latest lines of chat, in the order of their ids."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.lines: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self.newest = 0

    def add(self, lines: list[ChatLine]) -> None:
        self.lines.extend(lines)
        self.newest = max([self.newest, *(line.id for line in lines)])

    def after(self, number: int) -> list[ChatLine]:
        return [line for line in self.lines if line.id > number]


class Watcher:
    """One connection. It is woken, not fed: it sends the newest state, no matter how slowly its client reads."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.wake = asyncio.Event()
        self.table_changed = False
        self.position_changed = False
        self.all_changed = False
        self.sent_line = 0
        self.sent_ply = 0
        self.sent_seat: int | None = None
        self.shown_at = 0.0  # when it was last sent everything
        self.closing = False

    def tell(self, *, table: bool = False, position: bool = False, everything: bool = False) -> None:
        self.table_changed |= table
        self.position_changed |= position
        self.all_changed |= everything
        self.wake.set()

    def shown_everything(self) -> None:
        self.table_changed = self.position_changed = self.all_changed = False
        self.shown_at = time.monotonic()

    def takes_position(self) -> bool:
        """Return whether the position has changed since the last call."""
        changed = self.position_changed or self.all_changed
        self.position_changed = self.all_changed = False
        return changed

    def close(self) -> None:
        self.closing = True
        self.wake.set()


def open_facts(row: Row) -> tuple[object, ...]:
    """Return the facts that everybody sees besides the position and that change after the start."""
    public = [msgspec.structs.replace(seat, drafts=False) for seat in row.seats]  # who drafts is nobody else's business
    return row.status, public, row.rematch


def sight(play: Play | None, viewer: Viewer) -> tuple[object, ...] | None:
    """Return everything that decides what a viewer is sent. If it stays the same, nothing has happened for the viewer."""
    if play is None:
        return None
    table = table_for(play, viewer)
    return open_facts(play.row), revision_for(play, viewer), table.actions, table is play.confirmed


class Room:
    def __init__(self, row: Row, plies: list[PlyRow], elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.attendant: asyncio.Task[None] | None = None  # fulfils the table's duties, see supervisor.py
        self.news = asyncio.Event()
        self.led_elsewhere = False  # another node wrote last, and moves for the bots
        self.unsure = False  # the last commit failed, and may have been stored all the same
        self.presence_at = 0.0  # when somebody last came or left
        self.chat = ChatWindow()
        self.told = 0  # counts what the watchers are told of
        self._shared: dict[object, bytes] = {}
        self._shared_at = 0
        self.take(row, plies)

    def take(self, row: Row, plies: list[PlyRow]) -> None:
        """Set the room to a stored table."""
        self.waiting = row
        self.play = None if row.setup is None else Play(row, plies)

    def renew(self, row: Row, plies: list[PlyRow]) -> None:
        """Take over a table that another node has written, and notify only those watchers who see a difference."""
        before = {watcher: sight(self.play, watcher.viewer) for watcher in self.watchers}
        self.take(row, plies)
        for watcher, seen in before.items():
            if seen is None or sight(self.play, watcher.viewer) != seen:
                watcher.tell(everything=True)
        self.told += 1

    @property
    def row(self) -> Row:
        return self.waiting if self.play is None else self.play.row

    def accept(self, transition: Transition) -> None:
        """Make a stored transition current, and notify everybody who sees something new."""
        play = self.play
        assert play is not None
        before = {watcher: table_for(play, watcher.viewer) for watcher in self.watchers}
        about, confirmed = open_facts(play.row), play.confirmed
        transition.accept()
        self.told += 1
        changed = open_facts(play.row) != about
        for watcher, seen in before.items():
            now = table_for(play, watcher.viewer)
            # The drafting player sees the same cards when the draft is confirmed, but has other choices.
            if changed or now is not seen or seen is not confirmed:
                watcher.sent_ply = min(watcher.sent_ply, now.ply, now.ply if transition.cut is None else transition.cut)
                watcher.tell(position=True, table=changed)

    def play_with(self, row: Row) -> Play | None:
        """Return the play as it will be once this row is stored."""
        if self.play is None:
            return None if row.setup is None else Play(row, [])
        return self.play

    def amend(self, row: Row, play: Play | None) -> None:
        """Make stored seats or a stored status current."""
        started = row.status == "running" and self.row.status == "open"
        self.waiting, self.play = row, play
        if play is not None:
            play.row = row
        self.tell_all(table=True, position=True, everything=started)

    def tell_all(self, *, table: bool = False, position: bool = False, everything: bool = False) -> None:
        self.told += 1
        for watcher in self.watchers:
            watcher.tell(table=table, position=position, everything=everything)

    def tell_presence(self) -> None:
        """Notify everybody who does not know yet who has come or left."""
        self.told += 1
        for watcher in self.watchers:
            if watcher.shown_at < self.presence_at:
                watcher.tell(table=True)

    def tell_chat(self) -> None:
        for watcher in self.watchers:
            watcher.tell()

    def shared(self, key: object, make: Callable[[], msgspec.Struct]) -> bytes:
        """Return a message that is the same for everybody who is not seated, encoded once until there is more news."""
        if self._shared_at != self.told:
            self._shared, self._shared_at = {}, self.told
        if key not in self._shared:
            self._shared[key] = msgspec.json.encode(make())
        return self._shared[key]

    def owners(self) -> set[str]:
        return {seat.owner for seat in self.row.seats if seat.owner is not None}

    def connected_here(self) -> set[str]:
        """Return the seated players who are connected to this node, and `OTHERS` if somebody else watches."""
        owners = self.owners()
        players = [watcher.viewer.player for watcher in self.watchers]
        return {player if player is not None and player in owners else OTHERS for player in players}

    def connected(self) -> set[str]:
        """Return the players who are connected to this node or another."""
        return self.connected_here() | self.elsewhere.at(self.row.id)

    def asker(self) -> Asker:
        """Return for whom the bots of this table move. Everything counts against the host."""
        if any(seat.kind in ("human", "hotseat") for seat in self.row.seats):
            priority = Priority.LIVE
        else:
            priority = Priority.WATCHED if self.watchers or self.elsewhere.at(self.row.id) else Priority.UNWATCHED
        return Asker(priority, self.row.host, self.row.id)

    def is_idle(self) -> bool:
        return not self.watchers and self.attendant is None and not self.lock.locked()

    # Messages.

    def table(self) -> Table:
        row = self.row
        over = row.status in ("finished", "review")
        owners = self.owners()
        return Table(
            **table_options(row.chosen),
            id=row.id,
            rules=row.rules,
            status=row.status,
            host=row.host,
            created=row.created,
            seats=seats.public(row, self.connected()),
            seeded=row.has_chosen_deal,
            commitment=fairness.commitment_of(row),
            reveal=Reveal(setup=row.setup, salt=row.salt) if over else None,
            origin=row.origin,
            rematch=row.rematch or None,
            watchers=sum(watcher.viewer.player not in owners for watcher in self.watchers),
        )

    def position(self, viewer: Viewer, now: float, log_from: int = 0) -> Position | None:
        return None if self.play is None or self.row.status == "open" else position(self.play, viewer, now, log_from)

    def resume_at(self, viewer: Viewer, ply: int | None, revision: int | None) -> int:
        """Return the ply from which a returning client needs the log."""
        if self.play is None or ply is None or revision != revision_for(self.play, viewer):
            return 0
        return ply
