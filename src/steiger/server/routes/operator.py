"""Routes for the operator: health and metrics."""

from __future__ import annotations

import resource

from litestar import MediaType, Response, get

from steiger.server.visitors import TheHall


@get("/healthz")
async def health(hall: TheHall) -> Response[dict[str, bool]]:
    return Response({"ok": not hall.stopping}, status_code=503 if hall.stopping else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(hall: TheHall) -> str:
    rooms = list(hall.rooms.loaded.values())
    gauges = {
        "steiger_tables_loaded": len(rooms),
        "steiger_tables_running": sum(room.row.status == "running" for room in rooms),
        "steiger_connections": sum(len(room.watchers) for room in rooms),
        "steiger_bot_restarts": hall.workers.restarts,
        "steiger_memory_peak_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
    }
    return hall.metrics.text(gauges)


ROUTES = [health, metrics]
