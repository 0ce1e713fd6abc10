"""Static files: the built web client in the package, and the paths of its single page."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from motherlode.server.transport.security_headers import header

__all__ = ["BUNDLE", "Pages"]

BUNDLE: Final = Path(__file__).parents[2] / "web"
"""Output folder of ``npm run build``."""

_PAGES: Final = re.compile(
    r"/|/(t|pass)/[\w-]{1,32}|/replay(/[\w-]{1,32}/\d{1,7})?|/rules(/[\w-]{1,32})?|/lesson|/me"
    r"|/puzzles(/[a-z0-9-]{1,40})?",
    re.ASCII,
)
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_COMPRESSED_TYPES: Final = {".ico", ".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2"}
_MIN_GZIP_BYTES: Final = 512
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_MISSING: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Motherlode</title>
<h1>The web client is not built</h1>
<p>This is a source tree without the built web client. Build it with Node.js, and restart the server:</p>
<pre>cd web && npm install && npm run build</pre>
<p>The server itself is up: see <code>/healthz</code> and <code>docs/protocol.md</code>.</p>
</html>
"""


class File:
    """A file of the bundle. Files under ``assets/`` have a hash in their names and never change."""

    def __init__(self, name: str, body: bytes) -> None:
        ending = Path(name).suffix
        self.body = body
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.type = _TYPES.get(ending, "application/octet-stream")
        self.cache_control = _IMMUTABLE if name.startswith("assets/") else "no-cache"
        self.is_compressible = ending not in _COMPRESSED_TYPES and len(body) > _MIN_GZIP_BYTES

    @cached_property
    def gzipped(self) -> bytes:
        """The gzipped body."""
        return gzip.compress(self.body, 9, mtime=0)


class Pages:
    """ASGI app for all paths outside the API."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
        names = {path.relative_to(folder).as_posix(): path for path in found}
        self._files = {name: File(name, path.read_bytes()) for name, path in names.items()}
        self._page = self._files.pop("index.html", None)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a request."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send(scope, send, 405, File("trouble.json", b'{"why":"bad-method"}'))
            return
        path: str = scope["path"]
        file = self._files.get(path.removeprefix("/"))
        if file is not None:
            await _send(scope, send, 200, file)
        elif _PAGES.fullmatch(path):
            await _send(scope, send, *((200, self._page) if self._page else (503, File("missing.html", _MISSING))))
        elif self._page is not None and "text/html" in header(scope, b"accept"):
            await _send(scope, send, 404, self._page)  # the page shows the error in the reader's language
        else:
            await _send(scope, send, 404, File("trouble.json", b'{"why":"no-such-page"}'))


async def _send(scope: Any, send: Any, status: int, file: File) -> None:
    headers = [("content-type", file.type), ("cache-control", file.cache_control if status == 200 else "no-store")]
    body = file.body
    if file.is_compressible:
        headers.append(("vary", "accept-encoding"))
        if "gzip" in header(scope, b"accept-encoding"):
            headers.append(("content-encoding", "gzip"))
            body = file.gzipped
    if status == 200:
        headers.append(("etag", file.tag))
        if file.tag in header(scope, b"if-none-match"):
            status, body = 304, b""
    if status != 304:
        headers.append(("content-length", str(len(body))))
    start = {"type": "http.response.start", "status": status}
    await send({**start, "headers": [(name.encode(), value.encode()) for name, value in headers]})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})
