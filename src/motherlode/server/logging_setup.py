"""Structured logging: one JSON object per line. Table names are truncated, and people are never named.

Events that any client can trigger are logged at most once in ten seconds, with their count.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import MutableMapping
from typing import Any

import structlog

__all__ = ["ThrottledLogger", "configure_logging"]

_TABLE_SHOWN = 6
_INTERVAL = 10.0


class _Throttle:
    """Passes one event of each name per interval, and counts the others. Names must be few."""

    def __init__(self) -> None:
        self._passed: dict[str, float] = {}
        self._times: dict[str, int] = {}

    def times(self, name: str) -> int:
        """Count an event; return the count since it last passed, or 0 if it must not pass now."""
        self._times[name] = self._times.get(name, 0) + 1
        now = time.monotonic()
        if now - self._passed.get(name, -_INTERVAL) < _INTERVAL:
            return 0
        self._passed[name] = now
        return self._times.pop(name)


class ThrottledLogger:
    """A logger for events that clients can trigger at will."""

    def __init__(self, name: str) -> None:
        self._logger = structlog.get_logger(name)
        self._throttle = _Throttle()

    def warning(self, event: str, **fields: Any) -> None:
        """Log an event with its fields and its count, unless one was logged recently."""
        times = self._throttle.times(event)
        if times:
            self._logger.warning(event, times=times, **fields)


class _ThrottleWarnings(logging.Filter):
    """Throttles a library's warnings by their text, of which uvicorn has few. Errors pass."""

    def __init__(self) -> None:
        super().__init__()
        self._throttle = _Throttle()

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING or bool(self._throttle.times(str(record.msg)))


def configure_logging() -> None:
    """Log everything, including libraries' messages, to standard error as JSON."""
    shared: list[Any] = [
        structlog.stdlib.add_logger_name,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _shorten_tables,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.ExceptionRenderer(_tracebacks()),
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_ThrottleWarnings())


def _tracebacks() -> Any:
    """Return a formatter of tracebacks without local variables, which may hold secrets."""
    return structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def _shorten_tables(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Truncate table names: the full name grants access, and a prefix is enough to identify a table."""
    if "table" in event:
        event["table"] = str(event["table"])[:_TABLE_SHOWN]
    return event
