"""Prometheus metrics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

__all__ = [
    "BATCH_SIZE",
    "BOT_MOVES",
    "BOT_MOVES_BY_WORKERS",
    "BOT_QUEUE",
    "BUS_BYTES",
    "BUS_CONNECTED",
    "BUS_DROPPED",
    "BUS_MESSAGES",
    "CHEAPER_BOT_MOVES",
    "COMMIT_SECONDS",
    "CONNECTIONS",
    "CONNECTIONS_REFUSED",
    "HTTP_RESPONSES",
    "HURRIED_BOT_MOVES",
    "LINKS",
    "LINKS_RESTORED",
    "LOOP_LAG_SECONDS",
    "MOVES",
    "PUSHES",
    "REFUSALS",
    "RELOCATIONS",
    "REQUEST_TIMEOUTS",
    "ROOMS",
    "SOCKETS",
    "FastCounter",
    "metrics_page",
]

_REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=_REGISTRY)  # memory, CPU time and open files of this process


class FastCounter(Collector):
    """Single-threaded counter without a lock."""

    def __init__(self, name: str, description: str) -> None:
        self.count = 0
        self._name = name
        self._description = description
        _REGISTRY.register(self)

    def collect(self) -> Iterable[Metric]:
        """Return the metric, for the registry."""
        return [CounterMetricFamily(self._name, self._description, self.count)]


MOVES: Final = FastCounter("motherlode_moves", "Moves committed")
BOT_MOVES: Final = FastCounter("motherlode_bot_moves", "Bot moves committed")
HURRIED_BOT_MOVES: Final = FastCounter(
    "motherlode_bot_moves_hurried", "Bot moves with a reduced time budget under load"
)
CHEAPER_BOT_MOVES: Final = FastCounter("motherlode_bot_moves_cheaper", "Bot moves chosen by a cheaper bot under load")
BOT_MOVES_BY_WORKERS: Final = FastCounter("motherlode_bot_moves_by_workers", "Bot moves chosen by bot workers")
BOT_QUEUE: Final = Gauge("motherlode_bot_queue", "Bot moves that wait for a process", registry=_REGISTRY)
REFUSALS: Final = Counter(
    "motherlode_refusals", "Commands and requests refused, by reason", ["why"], registry=_REGISTRY
)
CONNECTIONS: Final = Gauge("motherlode_connections", "Open connections, WebSockets included", registry=_REGISTRY)
CONNECTIONS_REFUSED: Final = Counter(
    "motherlode_connections_refused", "Connections refused, by limit", ["limit"], registry=_REGISTRY
)
REQUEST_TIMEOUTS: Final = Counter(
    "motherlode_request_timeouts",
    "Connections closed on timeout, by part of the exchange",
    ["part"],
    registry=_REGISTRY,
)
PUSHES: Final = Counter("motherlode_pushes", "Push messages, by outcome", ["outcome"], registry=_REGISTRY)
SOCKETS: Final = Gauge("motherlode_sockets", "Open WebSockets", registry=_REGISTRY)
ROOMS: Final = Gauge("motherlode_rooms", "Tables in memory", registry=_REGISTRY)
HTTP_RESPONSES: Final = Counter(
    "motherlode_http_responses", "HTTP responses, by status", ["status"], registry=_REGISTRY
)
BUS_CONNECTED: Final = Gauge("motherlode_bus_connected", "Whether the bus is connected", registry=_REGISTRY)
BUS_MESSAGES: Final = FastCounter("motherlode_bus_messages", "Messages sent to other nodes")
BUS_BYTES: Final = FastCounter("motherlode_bus_bytes", "Bytes sent to other nodes")
BUS_DROPPED: Final = FastCounter("motherlode_bus_dropped", "Messages to other nodes dropped because too much waited")
LINKS: Final = Gauge("motherlode_links", "Clients here at tables of other nodes", registry=_REGISTRY)
LINKS_RESTORED: Final = FastCounter("motherlode_links_restored", "Links that moved to another node or were restored")
RELOCATIONS: Final = FastCounter("motherlode_relocations", "Tables handed over to the node where most people are")
LOOP_LAG_SECONDS: Final = Histogram(
    "motherlode_event_loop_lag_seconds",
    "How late the event loop runs its timers",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5),
    registry=_REGISTRY,
)
COMMIT_SECONDS: Final = Histogram(
    "motherlode_commit_seconds",
    "Duration of a commit",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
    registry=_REGISTRY,
)
BATCH_SIZE: Final = Histogram(
    "motherlode_commit_batch", "Appends per commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=_REGISTRY
)


def metrics_page() -> bytes:
    """Return all metrics in Prometheus' text format."""
    return generate_latest(_REGISTRY)
