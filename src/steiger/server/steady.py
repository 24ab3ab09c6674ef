"""The time of day that never jumps: read once at the start, then advanced by the monotonic clock.

Thinking time and deadlines use it. If the system's clock is set while the server runs, nobody gains or loses time.
"""

from __future__ import annotations

import time

STARTED = time.time() - time.monotonic()


def now() -> float:
    return STARTED + time.monotonic()
