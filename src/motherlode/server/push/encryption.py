"""Encryption of push messages (RFC 8291), encoded as ``aes128gcm`` with one record (RFC 8188)."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["AUTH_BYTES", "MAX_PAYLOAD", "POINT_BYTES", "decode_point", "encode_point", "encrypt"]

POINT_BYTES: Final = 65
"""An uncompressed point of P-256."""
AUTH_BYTES: Final = 16
_PADDED: Final = 1024
"""Bytes of every message before encryption, so that its size reveals nothing."""
MAX_PAYLOAD: Final = _PADDED - 1
_LAST_RECORD: Final = b"\x02"


def encrypt(payload: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """Return the body of a push message, of a fixed size; ValueError if the payload does not fit."""
    if len(payload) > MAX_PAYLOAD:
        raise ValueError("the payload is too long")
    receiver = decode_point(p256dh)
    private = ec.generate_private_key(ec.SECP256R1())
    sender = encode_point(private.public_key())
    salt = os.urandom(16)
    secret = private.exchange(ec.ECDH(), receiver)
    key_material = _hkdf(auth, secret, b"WebPush: info\0" + p256dh + sender, 32)
    key = _hkdf(salt, key_material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, key_material, b"Content-Encoding: nonce\0", 12)
    padded = (payload + _LAST_RECORD).ljust(_PADDED, b"\0")
    record = AESGCM(key).encrypt(nonce, padded, None)
    record_size = len(record)
    return salt + record_size.to_bytes(4, "big") + bytes([POINT_BYTES]) + sender + record


def decode_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """Return a public key; ValueError if the bytes are not a point of P-256."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
