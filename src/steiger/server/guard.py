"""The outermost layer of the application: rate limits, the checks of host and origin, and security headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from steiger.server.faults import Refusal, bad_request, not_allowed, preferred_language, too_many, wrong_host
from steiger.server.hosts import Hosts, name_of
from steiger.server.limits import Limits
from steiger.server.metrics import Metrics
from steiger.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
HEALTH = "/healthz"  # probes are always answered
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: Any, settings: Settings, limits: Limits, metrics: Metrics, hosts: Hosts) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and self._wrong_host(scope) is not None:
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: uvicorn answers 403
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.metrics.requests.inc()

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS, *_uncached(scope, message)]
                if message["status"] >= 400:
                    self.metrics.faults.inc()
            await send(message)

        refusal = await self._refusal(scope)
        if refusal is not None:
            await _answer(scope, refusal, send_guarded)
            return
        await self.app(scope, receive, send_guarded)

    async def _refusal(self, scope: Any) -> Refusal | None:
        wait = 0.0 if scope["path"] == HEALTH else await self.limits.requests.wait(self.limits.address(scope))
        if wait:
            return too_many(wait)
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            return bad_request("request-nul")
        refusal = self._wrong_host(scope)
        if refusal is not None:
            return refusal
        return not_allowed("wrong-origin") if self._is_foreign(scope) else None

    def _wrong_host(self, scope: Any) -> Refusal | None:
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        return None if scope["path"] == HEALTH or self.hosts.allow(host) else wrong_host(name_of(host))

    def _is_foreign(self, scope: Any) -> bool:
        """Return whether a browser on another page asks to change something."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if scope["method"] in SAFE or not origin:
            return False
        host = headers.get(b"host", b"").decode("latin-1")
        return urlsplit(origin).netloc != host and origin not in self.settings.origins.split(",")


def _uncached(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """Keep answers of the API out of caches, because they are for one viewer and one moment."""
    return [(b"cache-control", b"no-store")] if scope["path"].lstrip("/").startswith("api") else []


async def _answer(scope: Any, refusal: Refusal, send: Any) -> None:
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(refusal.fault(preferred_language(accepted)))
    headers = [(b"content-type", b"application/json")]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(max(1, round(refusal.retry))).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
