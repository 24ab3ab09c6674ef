"""The time of day that never jumps: the time at which the machine's monotonic clock was zero, plus that clock.

Thinking time and deadlines use it. If the system's clock is set while the server runs, nobody gains or loses time. The database
keeps the anchor, so the same holds across a restart and for several processes on one machine. After a reboot, and after a jump
of more than a day, the system's clock counts again.
"""

from __future__ import annotations

import time
from pathlib import Path

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
MOST_CORRECTED = 86400.0


def _elapsed() -> float:
    """Return the seconds since a fixed moment, the same for all processes. Where possible they include sleep."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def read_clock() -> float:
    """Return when the monotonic clock was zero, by the system's clock."""
    return time.time() - _elapsed()


_anchor = read_clock()


def now() -> float:
    return _anchor + _elapsed()


def boot() -> str | None:
    """Return what identifies this run of the machine, if the system says so."""
    try:
        return BOOT_ID.read_text().strip()
    except OSError:
        return None


def adopt(stored: float, fresh: float) -> None:
    """Continue with a stored anchor, unless it is too far from a fresh one."""
    global _anchor
    _anchor = stored if abs(stored - fresh) <= MOST_CORRECTED else fresh
