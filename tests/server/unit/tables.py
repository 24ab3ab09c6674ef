"""Tables in memory for the unit tests, made without storage."""

from __future__ import annotations

from typing import Any

import msgspec

from steiger import game_names
from steiger.core.registry import find_game
from steiger.server import opening, seats
from steiger.server.identity import Player
from steiger.server.messages import NewTable, SeatWish
from steiger.server.playing import Play, Transition
from steiger.server.rows import Row

GAME = next(name for name in game_names() if find_game(name).components())  # a game whose components can be corrected
NOW = 1_000_000.0


def player(number: int = 0) -> Player:
    return Player(
        id=f"p_{number}",
        name=("Anna", "Ben", "Carla")[number],
        language="en",
        confirm="none",
        timer=5,
        passphrase=None,
        webhook=None,
        generation=0,
        created=NOW,
    )


def new_row(**wish: Any) -> Row:
    """Return an open table with Anna on its first seat."""
    return opening.new_row(msgspec.convert({"game": GAME, "players": 2, "seed": 1} | wish, NewTable), player())


def running_row(bots: int = 0, **wish: Any) -> Row:
    """Return a started table of Anna and others: people first, then bots."""
    count = int(wish.get("players", 2))
    row = new_row(**wish)
    for seat in range(1, count):
        if seat >= count - bots:
            opening.furnish(row, seat, player(), SeatWish(kind="bot", bot="random"))
        else:
            sit(row, seat)
    opening.start(row, player(), [])
    return row


def sit(row: Row, number: int) -> None:
    seats.sit(row, player(number), number, row.invite)


def running(**wish: Any) -> Play:
    return Play(running_row(**wish), [])


def move(play: Play, confirm: Any = "none", seconds: float = 0.0, now: float = NOW) -> Transition:
    """Play the first legal action and make it current."""
    transition = Transition(play, now).move([play.table.legal()[0]], confirm, seconds)
    transition.accept()
    return transition


def complete_draft(play: Play, confirm: Any = "timer", seconds: float = 5.0, now: float = NOW) -> None:
    """Play until a draft waits for its confirmation."""
    while not play.must_confirm():
        move(play, confirm, seconds, now)
