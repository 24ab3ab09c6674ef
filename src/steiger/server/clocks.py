"""Thinking time as numbers. Nobody loses by the clock: a late seat may be handed to a bot."""

from __future__ import annotations

from steiger.server.messages import Clock, ClockRule
from steiger.server.rows import Times


def at_start(rule: ClockRule | None, seats: int, running: int | None, now: float) -> Times | None:
    if rule is None:
        return None
    return Times(left=[float(rule.initial)] * seats, running=running, since=now)


def passed(times: Times, rule: ClockRule, running: int | None, now: float) -> Times:
    """The times after a change; a seat whose turn is over gets its increment."""
    left = left_at(times, now)
    if times.running is not None and times.running != running:
        left[times.running] += rule.increment
    return Times(left=left, running=running, since=now)


def left_at(times: Times, now: float) -> list[float]:
    left = times.left[:]
    if times.running is not None:
        left[times.running] = max(0.0, left[times.running] - max(0.0, now - times.since))
    return left


def clock(times: Times | None, now: float) -> Clock | None:
    if times is None:
        return None
    return Clock(left=[round(seconds, 1) for seconds in left_at(times, now)], running=times.running)
