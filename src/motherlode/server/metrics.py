"""What is counted, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = [
    "BATCH_SIZE",
    "BOT_MOVES",
    "COMMIT_SECONDS",
    "MOVES",
    "REFUSALS",
    "ROOMS",
    "SOCKETS",
    "metrics_page",
]

_REGISTRY: Final = CollectorRegistry()

MOVES: Final = Counter("motherlode_moves", "Moves committed", registry=_REGISTRY)
BOT_MOVES: Final = Counter("motherlode_bot_moves", "Moves committed that a bot chose", registry=_REGISTRY)
REFUSALS: Final = Counter("motherlode_refusals", "Orders refused, by why", ["why"], registry=_REGISTRY)
SOCKETS: Final = Gauge("motherlode_sockets", "Open sockets", registry=_REGISTRY)
ROOMS: Final = Gauge("motherlode_rooms", "Tables in memory", registry=_REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "motherlode_commit_seconds",
    "Time of a commit",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=_REGISTRY,
)
BATCH_SIZE: Final = Histogram(
    "motherlode_commit_batch", "Appends in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=_REGISTRY
)


def metrics_page() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(_REGISTRY)
