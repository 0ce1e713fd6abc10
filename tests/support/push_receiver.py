"""A small push service and browser in one: receives push messages, checks signatures, decrypts."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["PushBrowser", "PushReceiver", "push_receiver"]


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class PushBrowser:
    """The receiving end of one subscription: its keys, and how it decrypts (RFC 8291, section 3.4)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.p256dh = point(self._private.public_key())
        self.auth = os.urandom(16)

    def subscription(self, key: str, language: str = "en") -> dict[str, str]:
        """What the page sends to the server."""
        keys = {"p256dh": b64(self.p256dh), "auth": b64(self.auth)}
        return {"endpoint": self.endpoint, **keys, "key": key, "language": language}

    def decrypt(self, body: bytes) -> Any:
        """The JSON of a message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size, "more than one record"
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        material = hkdf(
            self.auth, self._private.exchange(ec.ECDH(), public), b"WebPush: info\0" + self.p256dh + sender, 32
        )
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(hkdf(salt, material, b"Content-Encoding: nonce\0", 12), record, None)
        text, mark, padding = plain.rpartition(b"\x02")
        assert mark, "no delimiter"
        assert not padding.strip(b"\0"), "padding that is not zero"
        return json.loads(text)


class PushReceiver:
    """A push service on a local port.

    ``received`` is every request, in order; ``status`` is the answer.
    """

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status: dict[str, int] = {}
        """The status of the response by path, 201 if not given."""
        self._came = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver._take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(receiver.status.get(self.path, 201))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.host = f"127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def browser(self, path: str = "/one") -> PushBrowser:
        """A browser with an endpoint of its own here."""
        return PushBrowser(f"http://{self.host}{path}")

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        with self._came:
            self.received.append((path, headers, body))
            self._came.notify_all()

    def wait(self, count: int, seconds: float = 20.0) -> None:
        """Wait until a number of messages have come."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.received) >= count, seconds), self.received

    def check_signature(self, at: int) -> str:
        """Check the signed header of a message (RFC 8292); return the public key it was signed with."""
        _, headers, _ = self.received[at]
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        claims = json.loads(unb64(signed.partition(".")[2]))
        assert claims["aud"] == f"http://{self.host}"
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert claims["sub"].startswith(("mailto:", "https:"))
        raw = unb64(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
        key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
        return parts["k"]


@contextmanager
def push_receiver() -> Iterator[PushReceiver]:
    """A push service for a while."""
    receiver = PushReceiver()
    try:
        yield receiver
    finally:
        receiver.close()
