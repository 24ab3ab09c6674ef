"""The words between nodes, without any node."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from steiger.server.channels import Channels


def test_closing_ends_even_where_a_cancellation_came_out_as_a_broken_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it may when the line breaks in the same moment: the work would begin again and never hear of the end."""
    faults = []

    async def breaking(channels: Channels) -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            faults.append("broken")
            if len(faults) == 1:
                raise ConnectionError("gone") from None
            raise

    async def open_and_close() -> None:
        hall: Any = SimpleNamespace(rooms={})
        channels = Channels("redis://127.0.0.1:1", hall)
        channels.open()
        await asyncio.sleep(0)
        await asyncio.wait_for(channels.close(), 30)

    for work in ("_speak", "_listen", "_look", "_beat"):
        monkeypatch.setattr(Channels, work, breaking)
    asyncio.run(open_and_close())
    assert len(faults) >= 4
