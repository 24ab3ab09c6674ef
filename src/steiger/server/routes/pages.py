"""Serves the browser client from memory. Every page of the client gets its index."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from steiger.server.faults import not_found
from steiger.server.visitors import Asking

FOLDER = Path(__file__).parent.parent / "static"
IMMUTABLE = "public, max-age=31536000, immutable"


class File:
    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'


def files(folder: Path) -> dict[str, File]:
    found = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix(): File(path) for path in found}


FILES = files(FOLDER)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    name = path.strip("/")
    if name.startswith(("api/", "ws/")):
        raise not_found()
    file = FILES.get(name) or FILES.get("index.html")
    if file is None or (name not in FILES and "." in name.rpartition("/")[2]):
        raise not_found()
    lasting = name.startswith("assets/")
    headers = {"ETag": file.tag, "Cache-Control": IMMUTABLE if lasting else "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)


ROUTES = [page]
