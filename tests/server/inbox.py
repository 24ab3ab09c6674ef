"""A receiver of webhooks on loopback."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest


class Inbox(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        heard.append(message | {"host": self.headers["Host"], "path": self.path})
        moved = self.path.endswith("?moved")
        self.send_response(307 if moved else 204)
        if moved:
            self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return


heard: list[Any] = []


@pytest.fixture
def inbox() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Inbox)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    heard.clear()
    yield f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()
