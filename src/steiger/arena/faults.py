"""Bots that fail during a game: one that crashes, prints, answers nonsense or thinks without end forfeits that game."""

from __future__ import annotations

import io
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from types import FrameType

PATIENCE = 60.0  # seconds beyond its time to think


class BotFault(Exception):
    """Describe a bot's fault in one line."""


@contextmanager
def watched(ms: int) -> Iterator[None]:
    """Turn everything that a bot may do wrong in this block into a BotFault."""
    printed = io.StringIO()
    try:
        with redirect_stdout(printed), alarm(ms / 1000 + PATIENCE):
            yield
    except BotFault:
        raise
    except Exception as error:
        raise BotFault(f"{type(error).__name__}: {error}".partition("\n")[0]) from error
    if printed.getvalue():
        raise BotFault(f"printed {printed.getvalue()[:60]!r}")


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt the block after this time, where the platform can do that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise BotFault(f"no answer within {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
